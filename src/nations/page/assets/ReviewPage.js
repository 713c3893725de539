import{$ as e,B as t,D as n,E as r,F as i,G as a,I as o,J as s,L as c,M as l,P as u,Q as d,U as f,V as p,ct as m,d as h,et as g,ht as _,it as v,k as y,lt as b,ot as x,p as S,pt as C,q as w,rt as T,s as E,tt as D,v as O,y as k,z as A}from"./disclose-version.js";import{_ as j,a as M,c as N,f as P,i as F,v as I}from"./words.svelte.js";import{E as L,F as R,H as z,M as B,N as V,j as ee,k as te,v as ne}from"./index.js";import{t as re}from"./StillTable.js";import{t as ie}from"./takeover.js";var H={en:`# The review of a match: luck, skill, and what would have been better. English; words.de.ftl has the same keys.

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
review-position = As a position
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
review-position = Als Stellung
review-again = Von hier noch einmal
review-own-account = Dein Konto auf diesem Gerät
review-own-none = Hier werden deine besprochenen Partien zusammengezählt.
review-own-sum = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 }: Glück { $luck }\xA0%, { $loss }\xA0% verloren je Entscheidung (Anfang { $first }\xA0%, Mitte { $second }\xA0%, Ende { $third }\xA0%).
`},U=`nations.reviews`,W=3,G=(e,t)=>Math.min(2,Math.floor(e/Math.max(1,t)*W));function K(e,t){let n=Array.from({length:W},()=>({loss:0,decisions:0}));for(let r of e.decisions){if(r.seat!==t)continue;let i=n[G(r.at,e.moves.length)];i.decisions+=1,i.loss+=r.loss}return{luck:e.seats[t]?.luck??0,parts:n}}function ae(e,t,n){if(t.seats.length<2)return;let r=Object.entries({...j(U,{}),[e]:K(t,n)});I(U,Object.fromEntries(r.slice(-500)))}function oe(){let e=Object.values(j(U,{}));if(!e.length)return null;let t=e=>{let t=e.reduce((e,t)=>e+t.decisions,0);return e.reduce((e,t)=>e+t.loss,0)/Math.max(1,t)};return{games:e.length,luck:e.reduce((e,t)=>e+t.luck,0),loss:t(e.flatMap(({parts:e})=>e)),parts:Array.from({length:W},(n,r)=>t(e.map(({parts:e})=>e[r])))}}function se(e,t){let n={worth:[e.start[t]??0],luck:[0],skill:[0]};for(let r of e.moves){let e=r.changed[t]??0,i=r.kind===`luck`?`luck`:`skill`;for(let t of[`luck`,`skill`])n[t].push(n[t].at(-1)+(t===i?e:0));n.worth.push(r.after[t]??0)}return n}function ce(e,t,n){return e.map((e,r)=>r?`H${t(r).toFixed(1)}V${n(e).toFixed(1)}`:`M${t(0).toFixed(1)} ${n(e).toFixed(1)}`).join(``)}var q=o(`<li class="svelte-1atmqx7"><svg width="30" height="12" aria-hidden="true" class="svelte-1atmqx7"><line x1="1" x2="29" y1="6" y2="6"></line></svg> </li>`),J=c(`<line class="grid svelte-1atmqx7"></line><text text-anchor="end" class="svelte-1atmqx7"> </text>`,1),le=c(`<path></path>`),Y=o(`<ul class="legend svelte-1atmqx7"></ul> <div class="plot svelte-1atmqx7"><svg role="img" class="svelte-1atmqx7"><!><!></svg></div>`,1);function ue(t,n){b(n,!0);let i=v(360),a=x(()=>se(n.review,n.seat)),o=x(()=>n.review.seats.length===1),s=x(()=>[...f(a).worth,...f(a).luck,...f(a).skill]),c=x(()=>Math.min(0,...f(s))),p=x(()=>Math.max((f(o),1),...f(s))),_=e=>40+e/Math.max(1,n.review.moves.length)*(f(i)-40-8),y=e=>228-(e-f(c))/(f(p)-f(c))*216,S=x(()=>[f(c),0,f(p)/2,f(p)].filter((e,t,n)=>n.findIndex(t=>Math.abs(y(e)-y(t))<14)===t)),A=e=>(f(o)?e.toFixed(0):`${Math.round(100*e)}`).replace(`-`,`−`),j=[`worth`,`luck`,`skill`],M=e=>N(e===`worth`?f(o)?`review-line-points`:`review-line-chance`:`review-line-${e}`);var P=Y(),F=e(P);r(F,20,()=>j,e=>e,(e,t)=>{var n=q(),r=d(n),i=g(r),o=D(r);C(n),w((e,n)=>{O(i,0,k(t),`svelte-1atmqx7`),l(o,`${e??``}: ${n??``}`)},[()=>M(t),()=>A(f(a)[t].at(-1)??0)]),u(e,n)}),C(F);var I=D(F,2),L=d(I);h(L,`height`,240);var R=d(L);r(R,16,()=>f(S),e=>e,(t,n)=>{var r=J(),a=e(r);h(a,`x1`,40);var o=D(a);h(o,`x`,34);var s=g(o,!0);w((e,t,n,r)=>{h(a,`x2`,f(i)-8),h(a,`y1`,e),h(a,`y2`,t),h(o,`y`,n),l(s,r)},[()=>y(n),()=>y(n),()=>y(n)+4,()=>A(n)]),u(t,r)});var z=D(R);r(z,16,()=>j,e=>e,(e,t)=>{var n=le();w(e=>{O(n,0,k(t),`svelte-1atmqx7`),h(n,`d`,e)},[()=>ce(f(a)[t],_,y)]),u(e,n)}),C(L),C(I),w(e=>{h(L,`width`,f(i)),h(L,`aria-label`,e)},[()=>N(`review-curve-of`,{name:n.name})]),E(I,`clientWidth`,e=>T(i,e)),u(t,P),m()}M(H);var de=o(`<p class="trouble svelte-sjnwm9" role="alert"> </p>`),fe=o(`<p class="svelte-sjnwm9"> </p>`),pe=o(`<p aria-live="polite" class="svelte-sjnwm9"><progress max="100" class="svelte-sjnwm9"></progress> </p>`),me=o(`<th scope="col" class="svelte-sjnwm9"> </th>`),he=o(`<td class="svelte-sjnwm9"> </td>`),ge=o(`<tr><th scope="row" class="svelte-sjnwm9"> </th><!></tr>`),_e=o(`<button> </button>`),ve=o(`<div class="whose svelte-sjnwm9" role="group"></div>`),ye=o(`<section class="svelte-sjnwm9"><!></section>`),be=o(`<p class="svelte-sjnwm9"> <br/><strong> </strong></p> <div class="do svelte-sjnwm9"><button> </button> <a class="button"> </a> <a class="button"> </a> <button> </button></div> <!>`,1),xe=o(`<li><h3 class="svelte-sjnwm9"><span class="mark svelte-sjnwm9"> </span> <span class="soft svelte-sjnwm9"> </span></h3> <!></li>`),Se=o(`<h2 class="svelte-sjnwm9"> </h2> <!> <ol class="marks svelte-sjnwm9"></ol> <h2 class="svelte-sjnwm9"> </h2> <p class="svelte-sjnwm9"><!></p>`,1),Ce=o(`<h2 class="svelte-sjnwm9"> </h2>  <div class="scroll svelte-sjnwm9" tabindex="0" role="region"><table class="svelte-sjnwm9"><thead class="svelte-sjnwm9"><tr><td class="svelte-sjnwm9"></td><!></tr></thead><tbody></tbody></table></div> <p class="soft svelte-sjnwm9"> </p> <h2 class="svelte-sjnwm9"> </h2> <!> <!> <!>`,1),we=o(`<div class="review svelte-sjnwm9"><header class="svelte-sjnwm9"><a class="icon svelte-sjnwm9"><!></a> <h1 class="svelte-sjnwm9"> </h1> <a class="icon svelte-sjnwm9"><!></a></header> <main class="svelte-sjnwm9"><!> <!> <!> <!></main></div>`);function X(t,o){b(o,!0);let c=v(null),E=v(null),j=v(null),I=v(null),H=v(0),U=v(null),W=v(``),G=v(!1),K=v(oe());s(()=>{document.title=`${N(`review-title`)} – Nations`;let e=F(),t=0,n=!1;async function r(){try{let i=await fetch(`/api/matches/${encodeURIComponent(o.match)}/review?lang=${e}`),s=await i.json();if(n)return;if(!i.ok)throw Error(s.text??i.statusText);T(I,s),s.done<s.of&&!s.failed?t=window.setTimeout(()=>void r(),1500):a(ce)}catch(e){T(W,e.message||N(`no-server`),!0)}}return a(()=>void se()),r(),()=>{n=!0,clearTimeout(t)}});async function se(){try{let e=await z(o.match),[t,n]=await Promise.all([te(e.terms.game),R(e.terms.game,e.terms.content.digest)]);M(t.words),(e=>{var t=_(e,3);T(j,t[0]),T(c,t[1]),T(E,t[2])})([e,t,n]),T(H,P(o.match)?.places[0]?.seat??0,!0)}catch(e){T(W,e.message||N(`no-server`),!0)}}function ce(){let e=P(o.match)?.places;f(I)?.review&&e?.length===1&&ae(o.match,f(I).review,e[0].seat),T(K,oe())}let q=x(()=>f(I)?.review??null),J=x(()=>f(I)!==null&&f(I).done>=f(I).of&&f(q)!==null),le=x(()=>f(j)?.terms.game??``),Y=x(()=>f(j)?.seats.map((e,t)=>[f(c)?.called?.(t,N),L(e,t)].filter(Boolean).join(` · `))??[]),X=x(()=>f(Y).length===1),Te=x(()=>f(q)?.decisions.filter(e=>e.mark)??[]),Ee=e=>f(I)?.better.find(t=>t.at===e),De={"too close to call":`close`},Oe=e=>De[e.mark??``]??e.mark??``,Z=(e,t=!1)=>{let n=f(X)?e.toFixed(1):(100*e).toFixed(1),r=(F()===`de`?n.replace(`.`,`,`):n).replace(`-`,`−`);return t&&!r.startsWith(`−`)?`+${r}`:r},ke=e=>N(f(X)?`review-loss-alone`:`review-loss`,{loss:Z(e.loss),low:Z(e.interval[0]),high:Z(e.interval[1])}),Ae=[`start`,`luck`,`own`,`others`,`reassessed`,`result`];function je(e,t){let n=f(q).seats[t],r=n.by[t]??0,i={start:n.start,luck:n.luck,own:r,others:n.skill-r,reassessed:n.reassessment,result:n.result};return Z(i[e],e!==`start`&&e!==`result`)}let Me=e=>B.position(f(le),f(Y).length,Ee(e)?.before?.position??``);async function Ne(e){let t=Ee(e)?.before;if(t){T(G,!0);try{let n=ne.name.trim()||N(`player`,{number:1}),r={moves:e,seat:null,text:null,view:t,lines:[]};ee(B.match(await ie(o.match,f(le),f(Y).length,r,n)))}catch(e){T(W,e.message||N(`no-server`),!0),T(G,!1)}}}var Pe=we(),Fe=d(Pe),Q=d(Fe),Ie=d(Q);V(Ie,{name:`home`}),C(Q);var Le=D(Q,2),Re=g(Le,!0),$=D(Le,2),ze=d($);V(ze,{name:`eye`}),C($),C(Fe);var Be=D(Fe,2),Ve=d(Be),He=e=>{var t=de(),n=g(t,!0);w(()=>l(n,f(W))),u(e,t)};y(Ve,e=>{f(W)&&e(He)});var Ue=D(Ve,2),We=e=>{var t=fe(),n=g(t,!0);w(e=>l(n,e),[()=>N(`review-failed`)]),u(e,t)};y(Ue,e=>{f(I)?.failed&&e(We)});var Ge=D(Ue,2),Ke=e=>{let t=x(()=>Math.round(100*f(I).done/Math.max(1,f(I).of)));var n=pe(),r=d(n),i=D(r);C(n),w((e,n)=>{S(r,f(t)),h(r,`aria-label`,e),l(i,` ${n??``}`)},[()=>N(`review-title`),()=>N(`review-making`,{percent:f(t)})]),u(e,n)};y(Ge,e=>{f(I)&&!f(J)&&!f(I).failed&&e(Ke)});var qe=D(Ge,2),Je=t=>{var a=Ce(),s=e(a),m=g(s,!0),_=D(s,2),v=d(_),b=d(v),S=d(b),j=D(d(S));r(j,17,()=>f(Y),n,(e,t)=>{var n=me(),r=g(n,!0);w(()=>l(r,f(t))),u(e,n)}),C(S),C(b);var M=D(b);r(M,20,()=>Ae,e=>e,(t,a)=>{var o=i(),s=e(o),c=e=>{var t=ge(),i=d(t),o=g(i,!0),s=D(i);r(s,17,()=>f(Y),n,(e,t,n)=>{var r=he(),i=g(r,!0);w(e=>l(i,e),[()=>je(a,n)]),u(e,r)}),C(t),w(e=>{O(t,1,k(a),`svelte-sjnwm9`),l(o,e)},[()=>N(`review-${a}`)]),u(e,t)};y(s,e=>{f(X)&&a===`others`||e(c)}),u(t,o)}),C(M),C(v),C(_);var P=D(_,2),F=g(P),I=D(P,2),L=g(I,!0),R=D(I,2),z=e=>{var t=ve();r(t,21,()=>f(Y),n,(e,t,n)=>{var r=_e(),i=g(r,!0);w(()=>{O(r,1,k({on:f(H)===n}),`svelte-sjnwm9`),h(r,`aria-pressed`,f(H)===n),l(i,f(t))}),p(`click`,r,()=>T(H,n,!0)),u(e,r)}),C(t),w(e=>h(t,`aria-label`,e),[()=>N(`review-whose`)]),u(e,t)};y(R,e=>{f(X)||e(z)});var V=D(R,2);{let e=x(()=>f(Y)[f(H)]??``);ue(V,{get review(){return f(q)},get seat(){return f(H)},get name(){return f(e)}})}var ee=D(V,2),te=t=>{var n=Se(),i=e(n),a=g(i,!0),s=D(i,2),m=e=>{var t=fe(),n=g(t,!0);w(e=>l(n,e),[()=>N(`review-no-marks`)]),u(e,t)};y(s,e=>{f(Te).length||e(m)});var _=D(s,2);r(_,21,()=>f(Te),e=>e.at,(t,n)=>{let r=x(()=>Ee(f(n).at));var i=xe(),a=d(i),s=d(a),m=g(s,!0),_=D(s),v=D(_),b=g(v,!0);C(a);var S=D(a,2),A=t=>{var i=be(),a=e(i),s=d(a,!0),m=D(s,2),_=g(m,!0);C(a);var v=D(a,2),b=d(v),x=g(b,!0),S=D(b,2),O=g(S,!0),k=D(S,2),A=g(k,!0),j=D(k,2),M=g(j,!0);C(v);var P=D(v,2),F=e=>{var t=ye(),i=d(t);re(i,{get module(){return f(c)},get view(){return f(r).after},get content(){return f(E)},get seat(){return f(n).seat},get names(){return f(Y)},atTurn:null}),C(t),w(e=>h(t,`aria-label`,e),[()=>N(`review-drawn`,{what:f(r).better.join(`, `)})]),u(e,t)};y(P,e=>{f(U)===f(n).at&&f(c)&&f(E)&&e(F)}),w((e,t,r,i,a,o,c,u)=>{l(s,e),l(_,t),h(b,`aria-expanded`,f(U)===f(n).at),l(x,r),h(S,`href`,i),l(O,a),h(k,`href`,o),l(A,c),j.disabled=f(G),l(M,u)},[()=>N(`review-done`,{what:f(r).did.join(`, `)}),()=>N(`review-better`,{what:f(r).better.join(`, `)}),()=>N(`review-draw`),()=>B.replay(o.match,f(n).at),()=>N(`review-moment`),()=>Me(f(n).at),()=>N(`review-position`),()=>N(`review-again`)]),p(`click`,b,()=>T(U,f(U)===f(n).at?null:f(n).at,!0)),p(`click`,j,()=>Ne(f(n).at)),u(t,i)};y(S,e=>{f(r)&&e(A)}),C(i),w((e,t,r)=>{O(i,1,e,`svelte-sjnwm9`),l(m,t),l(_,` ${f(Y)[f(n).seat]??``} `),l(b,r)},[()=>k(Oe(f(n))),()=>N(`review-mark`,{mark:Oe(f(n))}),()=>ke(f(n))]),u(t,i)}),C(_);var v=D(_,2),b=g(v,!0),S=D(v,2),j=d(S),M=e=>{var t=A();w(e=>l(t,e),[()=>N(`review-own-sum`,{games:f(K).games,luck:(100*f(K).luck).toFixed(0),loss:(100*f(K).loss).toFixed(2),first:(100*f(K).parts[0]).toFixed(2),second:(100*f(K).parts[1]).toFixed(2),third:(100*f(K).parts[2]).toFixed(2)})]),u(e,t)},P=e=>{var t=A();w(e=>l(t,e),[()=>N(`review-own-none`)]),u(e,t)};y(j,e=>{f(K)?e(M):e(P,-1)}),C(S),w((e,t)=>{l(a,e),l(b,t)},[()=>N(`review-marks`),()=>N(`review-own-account`)]),u(t,n)};y(ee,e=>{f(J)&&e(te)}),w((e,t,n,r,i)=>{l(m,e),h(_,`aria-label`,t),l(F,`${n??``} ${r??``}`),l(L,i)},[()=>N(`review-accounts`),()=>N(`review-accounts`),()=>N(f(X)?`review-unit-alone`:`review-unit`),()=>N(`review-what`),()=>N(`review-curve`)]),u(t,a)};y(qe,e=>{f(q)&&f(j)&&e(Je)}),C(Be),C(Pe),w((e,t,n,r,i)=>{h(Q,`href`,B.start),h(Q,`aria-label`,e),l(Re,t),h($,`href`,n),h($,`aria-label`,r),h($,`title`,i)},[()=>N(`to-start`),()=>N(`review-title`),()=>B.match(o.match),()=>N(`look-at-table`),()=>N(`look-at-table`)]),u(t,Pe),m()}t([`click`]);export{X as default};