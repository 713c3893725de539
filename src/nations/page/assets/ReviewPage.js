import{$ as e,B as t,D as n,E as r,F as i,G as a,I as o,J as s,L as c,M as l,P as u,Q as d,U as f,V as p,ct as m,d as h,et as g,ht as _,it as v,k as y,lt as b,ot as x,p as S,pt as C,q as w,rt as T,s as E,tt as D,v as O,w as k,y as A,z as j}from"./disclose-version.js";import{_ as M,a as N,c as P,f as F,i as I,v as L}from"./words.svelte.js";import{A as R,D as z,I as ee,M as te,N as B,P as ne,W as re,_ as ie}from"./index.js";import{t as ae}from"./takeover.js";var V={en:`# The review of a match: luck, skill, and what would have been better. English; words.de.ftl has the same keys.

review-title = Luck and skill
review-making = The match is being reviewed: { $percent }%
review-failed = This match cannot be reviewed.
review-accounts = How it came about
review-unit = In percent of the chance to win. Start, luck, skill and reassessment sum up to the result.
review-unit-alone = In points. Start, luck, skill and reassessment sum up to the result.
review-start = Start
review-luck = Luck
review-own = Own skill
review-others = Skill of others
review-reassessed = Reassessed
review-result = Result
review-what = Luck is what dice and draws changed. Skill is what decisions changed, against what the rules player would have done. Reassessed is what neither of them saw coming.
review-curve = Chances
review-curve-of = Chance, luck and skill of { $name }
review-whose = Whose curve
review-line-chance = Chance to win
review-line-points = Points
review-line-luck = Luck so far
review-line-skill = Skill of all so far
review-marks = What would have been better
review-no-marks = Nothing to say: nobody lost much by a decision.
review-mark = { $mark ->
    [close] Too close to call
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
 }
review-loss = { $loss }% lost ({ $low } to { $high })
review-loss-alone = { $loss } points lost ({ $low } to { $high })
review-done = Done: { $what }
review-better = Better: { $what }
review-draw = Show the better table
review-drawn = The table after: { $what }
review-moment = To this moment
review-again = Try again from here
review-own-account = Your account on this device
review-own-none = Reviewed matches of yours are added up here.
review-own-sum = { $games ->
    [one] One match
   *[other] { $games } matches
 }: luck { $luck }%, { $loss }% lost for each decision (beginning { $first }%, middle { $second }%, end { $third }%).
`,de:`# Die Besprechung einer Partie: Glück, Können, und was besser gewesen wäre. Deutsch.

review-title = Glück und Können
review-making = Die Partie wird besprochen: { $percent }\xA0%
review-failed = Diese Partie kann nicht besprochen werden.
review-accounts = Wie es dazu kam
review-unit = In Prozent der Gewinnchance. Anfang, Glück, Können und Neubewertung ergeben zusammen das Ergebnis.
review-unit-alone = In Punkten. Anfang, Glück, Können und Neubewertung ergeben zusammen das Ergebnis.
review-start = Anfang
review-luck = Glück
review-own = Eigenes Können
review-others = Können anderer
review-reassessed = Neu bewertet
review-result = Ergebnis
review-what = Glück ist, was Würfel und Karten änderten. Können ist, was Entscheidungen änderten, verglichen damit, wie der regelfeste Spieler fortgefahren wäre. Neu bewertet ist, was beide nicht kommen sahen.
review-curve = Chancen
review-curve-of = Chance, Glück und Können von { $name }
review-whose = Wessen Verlauf
review-line-chance = Gewinnchance
review-line-points = Punkte
review-line-luck = Glück bis hier
review-line-skill = Können aller bis hier
review-marks = Was besser gewesen wäre
review-no-marks = Nichts zu sagen: Niemand hat durch eine Entscheidung viel verloren.
review-mark = { $mark ->
    [close] Zu knapp für ein Urteil
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Grober Fehler
 }
review-loss = { $loss }\xA0% verloren ({ $low } bis { $high })
review-loss-alone = { $loss } Punkte verloren ({ $low } bis { $high })
review-done = Getan: { $what }
review-better = Besser: { $what }
review-draw = Den besseren Tisch zeigen
review-drawn = Der Tisch nach: { $what }
review-moment = Zu diesem Augenblick
review-again = Von hier noch einmal
review-own-account = Dein Konto auf diesem Gerät
review-own-none = Hier werden deine besprochenen Partien zusammengezählt.
review-own-sum = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 }: Glück { $luck }\xA0%, { $loss }\xA0% verloren je Entscheidung (Anfang { $first }\xA0%, Mitte { $second }\xA0%, Ende { $third }\xA0%).
`},H=`nations.reviews`,U=3,W=(e,t)=>Math.min(2,Math.floor(e/Math.max(1,t)*U));function G(e,t){let n=Array.from({length:U},()=>({loss:0,decisions:0}));for(let r of e.decisions){if(r.seat!==t)continue;let i=n[W(r.at,e.moves.length)];i.decisions+=1,i.loss+=r.loss}return{luck:e.seats[t]?.luck??0,parts:n}}function oe(e,t,n){if(t.seats.length<2)return;let r=Object.entries({...M(H,{}),[e]:G(t,n)});L(H,Object.fromEntries(r.slice(-500)))}function se(){let e=Object.values(M(H,{}));if(!e.length)return null;let t=e=>{let t=e.reduce((e,t)=>e+t.decisions,0);return e.reduce((e,t)=>e+t.loss,0)/Math.max(1,t)};return{games:e.length,luck:e.reduce((e,t)=>e+t.luck,0),loss:t(e.flatMap(({parts:e})=>e)),parts:Array.from({length:U},(n,r)=>t(e.map(({parts:e})=>e[r])))}}function ce(e,t){let n={worth:[e.start[t]??0],luck:[0],skill:[0]};for(let r of e.moves){let e=r.changed[t]??0,i=r.kind===`luck`?`luck`:`skill`;for(let t of[`luck`,`skill`])n[t].push(n[t].at(-1)+(t===i?e:0));n.worth.push(r.after[t]??0)}return n}function le(e,t,n){return e.map((e,r)=>r?`H${t(r).toFixed(1)}V${n(e).toFixed(1)}`:`M${t(0).toFixed(1)} ${n(e).toFixed(1)}`).join(``)}var K=o(`<li class="svelte-1atmqx7"><svg width="30" height="12" aria-hidden="true" class="svelte-1atmqx7"><line x1="1" x2="29" y1="6" y2="6"></line></svg> </li>`),q=c(`<line class="grid svelte-1atmqx7"></line><text text-anchor="end" class="svelte-1atmqx7"> </text>`,1),ue=c(`<path></path>`),J=o(`<ul class="legend svelte-1atmqx7"></ul> <div class="plot svelte-1atmqx7"><svg role="img" class="svelte-1atmqx7"><!><!></svg></div>`,1);function de(t,n){b(n,!0);let i=v(360),a=x(()=>ce(n.review,n.seat)),o=x(()=>n.review.seats.length===1),s=x(()=>[...f(a).worth,...f(a).luck,...f(a).skill]),c=x(()=>Math.min(0,...f(s))),p=x(()=>Math.max((f(o),1),...f(s))),_=e=>40+e/Math.max(1,n.review.moves.length)*(f(i)-40-8),y=e=>228-(e-f(c))/(f(p)-f(c))*216,S=x(()=>[f(c),0,f(p)/2,f(p)].filter((e,t,n)=>n.findIndex(t=>Math.abs(y(e)-y(t))<14)===t)),k=e=>(f(o)?e.toFixed(0):`${Math.round(100*e)}`).replace(`-`,`−`),j=[`worth`,`luck`,`skill`],M=e=>P(e===`worth`?f(o)?`review-line-points`:`review-line-chance`:`review-line-${e}`);var N=J(),F=e(N);r(F,20,()=>j,e=>e,(e,t)=>{var n=K(),r=d(n),i=g(r),o=D(r);C(n),w((e,n)=>{O(i,0,A(t),`svelte-1atmqx7`),l(o,`${e??``}: ${n??``}`)},[()=>M(t),()=>k(f(a)[t].at(-1)??0)]),u(e,n)}),C(F);var I=D(F,2),L=d(I);h(L,`height`,240);var R=d(L);r(R,16,()=>f(S),e=>e,(t,n)=>{var r=q(),a=e(r);h(a,`x1`,40);var o=D(a);h(o,`x`,34);var s=g(o,!0);w((e,t,n,r)=>{h(a,`x2`,f(i)-8),h(a,`y1`,e),h(a,`y2`,t),h(o,`y`,n),l(s,r)},[()=>y(n),()=>y(n),()=>y(n)+4,()=>k(n)]),u(t,r)});var z=D(R);r(z,16,()=>j,e=>e,(e,t)=>{var n=ue();w(e=>{O(n,0,A(t),`svelte-1atmqx7`),h(n,`d`,e)},[()=>le(f(a)[t],_,y)]),u(e,n)}),C(L),C(I),w(e=>{h(L,`width`,f(i)),h(L,`aria-label`,e)},[()=>P(`review-curve-of`,{name:n.name})]),E(I,`clientWidth`,e=>T(i,e)),u(t,N),m()}N(V);var fe=o(`<p class="trouble svelte-sjnwm9" role="alert"> </p>`),pe=o(`<p class="svelte-sjnwm9"> </p>`),me=o(`<p aria-live="polite" class="svelte-sjnwm9"><progress max="100" class="svelte-sjnwm9"></progress> </p>`),he=o(`<th scope="col" class="svelte-sjnwm9"> </th>`),ge=o(`<td class="svelte-sjnwm9"> </td>`),_e=o(`<tr><th scope="row" class="svelte-sjnwm9"> </th><!></tr>`),ve=o(`<button> </button>`),ye=o(`<div class="whose svelte-sjnwm9" role="group"></div>`),be=o(`<section class="svelte-sjnwm9"><!></section>`),xe=o(`<p class="svelte-sjnwm9"> <br/><strong> </strong></p> <div class="do svelte-sjnwm9"><button> </button> <a class="button"> </a> <button> </button></div> <!>`,1),Se=o(`<li><h3 class="svelte-sjnwm9"><span class="mark svelte-sjnwm9"> </span> <span class="soft svelte-sjnwm9"> </span></h3> <!></li>`),Ce=o(`<h2 class="svelte-sjnwm9"> </h2> <!> <ol class="marks svelte-sjnwm9"></ol> <h2 class="svelte-sjnwm9"> </h2> <p class="svelte-sjnwm9"><!></p>`,1),we=o(`<h2 class="svelte-sjnwm9"> </h2>  <div class="scroll svelte-sjnwm9" tabindex="0" role="region"><table class="svelte-sjnwm9"><thead class="svelte-sjnwm9"><tr><td class="svelte-sjnwm9"></td><!></tr></thead><tbody></tbody></table></div> <p class="soft svelte-sjnwm9"> </p> <h2 class="svelte-sjnwm9"> </h2> <!> <!> <!>`,1),Te=o(`<div class="review svelte-sjnwm9"><header class="svelte-sjnwm9"><a class="icon svelte-sjnwm9"><!></a> <h1 class="svelte-sjnwm9"> </h1> <a class="icon svelte-sjnwm9"><!></a></header> <main class="svelte-sjnwm9"><!> <!> <!> <!></main></div>`);function Y(t,o){b(o,!0);let c=v(null),E=v(null),M=v(null),L=v(null),V=v(0),H=v(null),U=v(``),W=v(!1),G=v(se());s(()=>{document.title=`${P(`review-title`)} – Nations`;let e=I(),t=0,n=!1;async function r(){try{let i=await fetch(`/api/matches/${encodeURIComponent(o.match)}/review?lang=${e}`),s=await i.json();if(n)return;if(!i.ok)throw Error(s.text??i.statusText);T(L,s),s.done<s.of&&!s.failed?t=window.setTimeout(()=>void r(),1500):a(le)}catch(e){T(U,e.message||P(`no-server`),!0)}}return a(()=>void ce()),r(),()=>{n=!0,clearTimeout(t)}});async function ce(){try{let e=await re(o.match),[t,n]=await Promise.all([R(e.terms.game),ee(e.terms.game,e.terms.content.digest)]);N(t.words),(e=>{var t=_(e,3);T(M,t[0]),T(c,t[1]),T(E,t[2])})([e,t,n]),T(V,F(o.match)?.places[0]?.seat??0,!0)}catch(e){T(U,e.message||P(`no-server`),!0)}}function le(){let e=F(o.match)?.places;f(L)?.review&&e?.length===1&&oe(o.match,f(L).review,e[0].seat),T(G,se())}let K=x(()=>f(L)?.review??null),q=x(()=>f(L)!==null&&f(L).done>=f(L).of&&f(K)!==null),ue=x(()=>f(M)?.terms.game??``),J=x(()=>f(M)?.seats.map((e,t)=>[f(c)?.called?.(t,P),z(e,t)].filter(Boolean).join(` · `))??[]),Y=x(()=>f(J).length===1),Ee=x(()=>f(K)?.decisions.filter(e=>e.mark)??[]),De=e=>f(L)?.better.find(t=>t.at===e),Oe={"too close to call":`close`},ke=e=>Oe[e.mark??``]??e.mark??``,X=(e,t=!1)=>{let n=f(Y)?e.toFixed(1):(100*e).toFixed(1),r=(I()===`de`?n.replace(`.`,`,`):n).replace(`-`,`−`);return t&&!r.startsWith(`−`)?`+${r}`:r},Ae=e=>P(f(Y)?`review-loss-alone`:`review-loss`,{loss:X(e.loss),low:X(e.interval[0]),high:X(e.interval[1])}),je=[`start`,`luck`,`own`,`others`,`reassessed`,`result`];function Me(e,t){let n=f(K).seats[t],r=n.by[t]??0,i={start:n.start,luck:n.luck,own:r,others:n.skill-r,reassessed:n.reassessment,result:n.result};return X(i[e],e!==`start`&&e!==`result`)}async function Ne(e){let t=De(e)?.before;if(t){T(W,!0);try{let n=ie.name.trim()||P(`player`,{number:1}),r={moves:e,seat:null,text:null,view:t,lines:[]};te(B.match(await ae(o.match,f(ue),f(J).length,r,n)))}catch(e){T(U,e.message||P(`no-server`),!0),T(W,!1)}}}var Z=Te(),Pe=d(Z),Q=d(Pe),Fe=d(Q);ne(Fe,{name:`home`}),C(Q);var Ie=D(Q,2),Le=g(Ie,!0),$=D(Ie,2),Re=d($);ne(Re,{name:`eye`}),C($),C(Pe);var ze=D(Pe,2),Be=d(ze),Ve=e=>{var t=fe(),n=g(t,!0);w(()=>l(n,f(U))),u(e,t)};y(Be,e=>{f(U)&&e(Ve)});var He=D(Be,2),Ue=e=>{var t=pe(),n=g(t,!0);w(e=>l(n,e),[()=>P(`review-failed`)]),u(e,t)};y(He,e=>{f(L)?.failed&&e(Ue)});var We=D(He,2),Ge=e=>{let t=x(()=>Math.round(100*f(L).done/Math.max(1,f(L).of)));var n=me(),r=d(n),i=D(r);C(n),w((e,n)=>{S(r,f(t)),h(r,`aria-label`,e),l(i,` ${n??``}`)},[()=>P(`review-title`),()=>P(`review-making`,{percent:f(t)})]),u(e,n)};y(We,e=>{f(L)&&!f(q)&&!f(L).failed&&e(Ge)});var Ke=D(We,2),qe=t=>{var a=we(),s=e(a),m=g(s,!0),_=D(s,2),v=d(_),b=d(v),S=d(b),M=D(d(S));r(M,17,()=>f(J),n,(e,t)=>{var n=he(),r=g(n,!0);w(()=>l(r,f(t))),u(e,n)}),C(S),C(b);var N=D(b);r(N,20,()=>je,e=>e,(t,a)=>{var o=i(),s=e(o),c=e=>{var t=_e(),i=d(t),o=g(i,!0),s=D(i);r(s,17,()=>f(J),n,(e,t,n)=>{var r=ge(),i=g(r,!0);w(e=>l(i,e),[()=>Me(a,n)]),u(e,r)}),C(t),w(e=>{O(t,1,A(a),`svelte-sjnwm9`),l(o,e)},[()=>P(`review-${a}`)]),u(e,t)};y(s,e=>{f(Y)&&a===`others`||e(c)}),u(t,o)}),C(N),C(v),C(_);var F=D(_,2),I=g(F),L=D(F,2),R=g(L,!0),z=D(L,2),ee=e=>{var t=ye();r(t,21,()=>f(J),n,(e,t,n)=>{var r=ve(),i=g(r,!0);w(()=>{O(r,1,A({on:f(V)===n}),`svelte-sjnwm9`),h(r,`aria-pressed`,f(V)===n),l(i,f(t))}),p(`click`,r,()=>T(V,n,!0)),u(e,r)}),C(t),w(e=>h(t,`aria-label`,e),[()=>P(`review-whose`)]),u(e,t)};y(z,e=>{f(Y)||e(ee)});var te=D(z,2);{let e=x(()=>f(J)[f(V)]??``);de(te,{get review(){return f(K)},get seat(){return f(V)},get name(){return f(e)}})}var ne=D(te,2),re=t=>{var n=Ce(),i=e(n),a=g(i,!0),s=D(i,2),m=e=>{var t=pe(),n=g(t,!0);w(e=>l(n,e),[()=>P(`review-no-marks`)]),u(e,t)};y(s,e=>{f(Ee).length||e(m)});var _=D(s,2);r(_,21,()=>f(Ee),e=>e.at,(t,n)=>{let r=x(()=>De(f(n).at));var i=Se(),a=d(i),s=d(a),m=g(s,!0),_=D(s),v=D(_),b=g(v,!0);C(a);var S=D(a,2),j=t=>{var i=xe(),a=e(i),s=d(a,!0),m=D(s,2),_=g(m,!0);C(a);var v=D(a,2),b=d(v),S=g(b,!0),O=D(b,2),A=g(O,!0),j=D(O,2),M=g(j,!0);C(v);var N=D(v,2),F=e=>{let t=x(()=>f(c).table);var i=be(),a=d(i);k(a,()=>f(t),(e,t)=>{t(e,{get view(){return f(r).after},get content(){return f(E)},get seat(){return f(n).seat},get names(){return f(J)},atTurn:null,offers:[],beside:[],picked:null,pick:()=>{},choice:null,toggle:()=>{},objections:[],explain:()=>{},news:[],still:!0,get say(){return P}})}),C(i),w(e=>h(i,`aria-label`,e),[()=>P(`review-drawn`,{what:f(r).better.join(`, `)})]),u(e,i)};y(N,e=>{f(H)===f(n).at&&f(c)&&f(E)&&e(F)}),w((e,t,r,i,a,o)=>{l(s,e),l(_,t),h(b,`aria-expanded`,f(H)===f(n).at),l(S,r),h(O,`href`,i),l(A,a),j.disabled=f(W),l(M,o)},[()=>P(`review-done`,{what:f(r).did.join(`, `)}),()=>P(`review-better`,{what:f(r).better.join(`, `)}),()=>P(`review-draw`),()=>B.replay(o.match,f(n).at),()=>P(`review-moment`),()=>P(`review-again`)]),p(`click`,b,()=>T(H,f(H)===f(n).at?null:f(n).at,!0)),p(`click`,j,()=>Ne(f(n).at)),u(t,i)};y(S,e=>{f(r)&&e(j)}),C(i),w((e,t,r)=>{O(i,1,e,`svelte-sjnwm9`),l(m,t),l(_,` ${f(J)[f(n).seat]??``} `),l(b,r)},[()=>A(ke(f(n))),()=>P(`review-mark`,{mark:ke(f(n))}),()=>Ae(f(n))]),u(t,i)}),C(_);var v=D(_,2),b=g(v,!0),S=D(v,2),M=d(S),N=e=>{var t=j();w(e=>l(t,e),[()=>P(`review-own-sum`,{games:f(G).games,luck:(100*f(G).luck).toFixed(0),loss:(100*f(G).loss).toFixed(2),first:(100*f(G).parts[0]).toFixed(2),second:(100*f(G).parts[1]).toFixed(2),third:(100*f(G).parts[2]).toFixed(2)})]),u(e,t)},F=e=>{var t=j();w(e=>l(t,e),[()=>P(`review-own-none`)]),u(e,t)};y(M,e=>{f(G)?e(N):e(F,-1)}),C(S),w((e,t)=>{l(a,e),l(b,t)},[()=>P(`review-marks`),()=>P(`review-own-account`)]),u(t,n)};y(ne,e=>{f(q)&&e(re)}),w((e,t,n,r,i)=>{l(m,e),h(_,`aria-label`,t),l(I,`${n??``} ${r??``}`),l(R,i)},[()=>P(`review-accounts`),()=>P(`review-accounts`),()=>P(f(Y)?`review-unit-alone`:`review-unit`),()=>P(`review-what`),()=>P(`review-curve`)]),u(t,a)};y(Ke,e=>{f(K)&&f(M)&&e(qe)}),C(ze),C(Z),w((e,t,n,r,i)=>{h(Q,`href`,B.start),h(Q,`aria-label`,e),l(Le,t),h($,`href`,n),h($,`aria-label`,r),h($,`title`,i)},[()=>P(`to-start`),()=>P(`review-title`),()=>B.match(o.match),()=>P(`look-at-table`),()=>P(`look-at-table`)]),u(t,Z),m()}t([`click`]);export{Y as default};