import{$ as e,B as t,D as n,E as r,F as i,G as a,I as o,J as s,L as c,M as l,P as u,Q as d,U as f,V as p,ct as m,d as h,et as g,ht as _,it as v,k as y,lt as b,ot as x,p as S,pt as C,q as w,rt as T,s as E,tt as D,v as O,y as k,z as A}from"./disclose-version.js";import{a as j,c as M,i as N,p as P,u as F,v as I,y as L}from"./words.svelte.js";import{A as R,D as ee,I as z,K as te,M as ne,N as B,P as re,S as ie,W as ae}from"./index.js";import{n as oe,t as se}from"./StillTable.js";import{t as ce}from"./takeover.js";var V={en:`# The review of a match: luck, skill, and what would have been better. English; words.de.ftl has the same keys.

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
`},H=`nations.reviews`,U=3,W=(e,t)=>Math.min(2,Math.floor(e/Math.max(1,t)*U));function G(e,t){let n=Array.from({length:U},()=>({loss:0,decisions:0}));for(let r of e.decisions){if(r.seat!==t)continue;let i=n[W(r.at,e.moves.length)];i.decisions+=1,i.loss+=r.loss}return{luck:e.seats[t]?.luck??0,parts:n}}function le(e,t,n){if(t.seats.length<2)return;let r=Object.entries({...I(H,{}),[e]:G(t,n)});L(H,Object.fromEntries(r.slice(-500)))}function ue(){let e=Object.values(I(H,{}));if(!e.length)return null;let t=e=>{let t=e.reduce((e,t)=>e+t.decisions,0);return e.reduce((e,t)=>e+t.loss,0)/Math.max(1,t)};return{games:e.length,luck:e.reduce((e,t)=>e+t.luck,0),loss:t(e.flatMap(({parts:e})=>e)),parts:Array.from({length:U},(n,r)=>t(e.map(({parts:e})=>e[r])))}}function de(e,t){let n={worth:[e.start[t]??0],luck:[0],skill:[0]};for(let r of e.moves){let e=r.changed[t]??0,i=r.kind===`luck`?`luck`:`skill`;for(let t of[`luck`,`skill`])n[t].push(n[t].at(-1)+(t===i?e:0));n.worth.push(r.after[t]??0)}return n}function fe(e,t,n){return e.map((e,r)=>r?`H${t(r).toFixed(1)}V${n(e).toFixed(1)}`:`M${t(0).toFixed(1)} ${n(e).toFixed(1)}`).join(``)}var K=o(`<li class="svelte-1atmqx7"><svg width="30" height="12" aria-hidden="true" class="svelte-1atmqx7"><line x1="1" x2="29" y1="6" y2="6"></line></svg> </li>`),q=c(`<line class="grid svelte-1atmqx7"></line><text text-anchor="end" class="svelte-1atmqx7"> </text>`,1),J=c(`<path></path>`),Y=o(`<ul class="legend svelte-1atmqx7"></ul> <div class="plot svelte-1atmqx7"><svg role="img" class="svelte-1atmqx7"><!><!></svg></div>`,1);function pe(t,n){b(n,!0);let i=v(360),a=x(()=>de(n.review,n.seat)),o=x(()=>n.review.seats.length===1),s=x(()=>[...f(a).worth,...f(a).luck,...f(a).skill]),c=x(()=>Math.min(0,...f(s))),p=x(()=>Math.max((f(o),1),...f(s))),_=e=>40+e/Math.max(1,n.review.moves.length)*(f(i)-40-8),y=e=>228-(e-f(c))/(f(p)-f(c))*216,S=x(()=>[f(c),0,f(p)/2,f(p)].filter((e,t,n)=>n.findIndex(t=>Math.abs(y(e)-y(t))<14)===t)),A=e=>(f(o)?e.toFixed(0):`${Math.round(100*e)}`).replace(`-`,`−`),j=[`worth`,`luck`,`skill`],N=e=>M(e===`worth`?f(o)?`review-line-points`:`review-line-chance`:`review-line-${e}`);var P=Y(),F=e(P);r(F,20,()=>j,e=>e,(e,t)=>{var n=K(),r=d(n),i=g(r),o=D(r);C(n),w((e,n)=>{O(i,0,k(t),`svelte-1atmqx7`),l(o,`${e??``}: ${n??``}`)},[()=>N(t),()=>A(f(a)[t].at(-1)??0)]),u(e,n)}),C(F);var I=D(F,2),L=d(I);h(L,`height`,240);var R=d(L);r(R,16,()=>f(S),e=>e,(t,n)=>{var r=q(),a=e(r);h(a,`x1`,40);var o=D(a);h(o,`x`,34);var s=g(o,!0);w((e,t,n,r)=>{h(a,`x2`,f(i)-8),h(a,`y1`,e),h(a,`y2`,t),h(o,`y`,n),l(s,r)},[()=>y(n),()=>y(n),()=>y(n)+4,()=>A(n)]),u(t,r)});var ee=D(R);r(ee,16,()=>j,e=>e,(e,t)=>{var n=J();w(e=>{O(n,0,k(t),`svelte-1atmqx7`),h(n,`d`,e)},[()=>fe(f(a)[t],_,y)]),u(e,n)}),C(L),C(I),w(e=>{h(L,`width`,f(i)),h(L,`aria-label`,e)},[()=>M(`review-curve-of`,{name:n.name})]),E(I,`clientWidth`,e=>T(i,e)),u(t,P),m()}j(V);var me=o(`<a class="icon"><!></a>`),he=o(`<p class="trouble svelte-sjnwm9" role="alert"> </p>`),ge=o(`<p class="svelte-sjnwm9"> </p>`),_e=o(`<p aria-live="polite" class="svelte-sjnwm9"><progress max="100" class="svelte-sjnwm9"></progress> </p>`),ve=o(`<th scope="col" class="svelte-sjnwm9"> </th>`),ye=o(`<td class="svelte-sjnwm9"> </td>`),be=o(`<tr><th scope="row" class="svelte-sjnwm9"> </th><!></tr>`),xe=o(`<button> </button>`),Se=o(`<div class="whose svelte-sjnwm9" role="group"></div>`),Ce=o(`<section class="svelte-sjnwm9"><!></section>`),we=o(`<p class="svelte-sjnwm9"> <br/><strong> </strong></p> <div class="do svelte-sjnwm9"><button> </button> <a class="button"> </a> <a class="button"> </a> <button> </button></div> <!>`,1),Te=o(`<li><h3 class="svelte-sjnwm9"><span class="mark svelte-sjnwm9"> </span> <span class="soft svelte-sjnwm9"> </span></h3> <!></li>`),Ee=o(`<h2 class="svelte-sjnwm9"> </h2> <!> <ol class="marks svelte-sjnwm9"></ol> <h2 class="svelte-sjnwm9"> </h2> <p class="svelte-sjnwm9"><!></p>`,1),De=o(`<h2 class="svelte-sjnwm9"> </h2>  <div class="scroll svelte-sjnwm9" tabindex="0" role="region"><table class="svelte-sjnwm9"><thead class="svelte-sjnwm9"><tr><td class="svelte-sjnwm9"></td><!></tr></thead><tbody></tbody></table></div> <p class="soft svelte-sjnwm9"> </p> <h2 class="svelte-sjnwm9"> </h2> <!> <!> <!>`,1),Oe=o(`<div class="review svelte-sjnwm9"><!> <main class="svelte-sjnwm9"><!> <!> <!> <!></main></div>`);function X(t,o){b(o,!0);let c=v(null),E=v(null),I=v(null),L=v(null),V=v(0),H=v(null),U=v(``),W=v(!1),G=v(ue());s(()=>{document.title=`${M(`review-title`)} – Nations`,N();let e=0,t=!1;async function n(){try{let r=await ae(o.match);if(t)return;T(L,r),r.done<r.of&&!r.failed?e=window.setTimeout(()=>void n(),1500):a(fe)}catch(e){t||T(U,F(e),!0)}}return a(()=>void de()),n(),()=>{t=!0,clearTimeout(e)}});async function de(){try{let e=await te(o.match),[t,n]=await Promise.all([R(e.terms.game),z(e.terms.game,e.terms.content.digest)]);j(t.words),(e=>{var t=_(e,3);T(I,t[0]),T(c,t[1]),T(E,t[2])})([e,t,n]),T(V,P(o.match)?.places[0]?.seat??0,!0)}catch(e){T(U,F(e),!0)}}function fe(){let e=P(o.match)?.places;f(L)?.review&&e?.length===1&&le(o.match,f(L).review,e[0].seat),T(G,ue())}let K=x(()=>f(L)?.review??null),q=x(()=>f(L)!==null&&f(L).done>=f(L).of&&f(K)!==null),J=x(()=>f(I)?.terms.game??``),Y=x(()=>f(I)?.seats.map((e,t)=>[f(c)?.called?.(t,M),ee(e,t)].filter(Boolean).join(` · `))??[]),X=x(()=>f(Y).length===1),ke=x(()=>f(K)?.decisions.filter(e=>e.mark)??[]),Z=e=>f(L)?.better.find(t=>t.at===e),Ae={"too close to call":`close`},je=e=>Ae[e.mark??``]??e.mark??``,Q=(e,t=!1)=>{let n=f(X)?e.toFixed(1):(100*e).toFixed(1),r=(N()===`de`?n.replace(`.`,`,`):n).replace(`-`,`−`);return t&&!r.startsWith(`−`)?`+${r}`:r},Me=e=>M(f(X)?`review-loss-alone`:`review-loss`,{loss:Q(e.loss),low:Q(e.interval[0]),high:Q(e.interval[1])}),Ne=[`start`,`luck`,`own`,`others`,`reassessed`,`result`];function Pe(e,t){let n=f(K).seats[t],r=n.by[t]??0,i={start:n.start,luck:n.luck,own:r,others:n.skill-r,reassessed:n.reassessment,result:n.result};return Q(i[e],e!==`start`&&e!==`result`)}let Fe=e=>B.position(f(J),f(Y).length,Z(e)?.before?.position??``);async function Ie(e){let t=Z(e)?.before;if(t){T(W,!0);try{let n=ie.name.trim()||M(`player`,{number:1}),r={moves:e,seat:null,text:null,view:t,lines:[]};ne(B.match(await ce(o.match,f(J),f(Y).length,r,n)))}catch(e){T(U,F(e),!0),T(W,!1)}}}var $=Oe(),Le=d($);{let e=x(()=>M(`review-title`));oe(Le,{get title(){return f(e)},children:(e,t)=>{var n=me(),r=d(n);re(r,{name:`eye`}),C(n),w((e,t,r)=>{h(n,`href`,e),h(n,`aria-label`,t),h(n,`title`,r)},[()=>B.match(o.match),()=>M(`look-at-table`),()=>M(`look-at-table`)]),u(e,n)},$$slots:{default:!0}})}var Re=D(Le,2),ze=d(Re),Be=e=>{var t=he(),n=g(t,!0);w(()=>l(n,f(U))),u(e,t)};y(ze,e=>{f(U)&&e(Be)});var Ve=D(ze,2),He=e=>{var t=ge(),n=g(t,!0);w(e=>l(n,e),[()=>M(`review-failed`)]),u(e,t)};y(Ve,e=>{f(L)?.failed&&e(He)});var Ue=D(Ve,2),We=e=>{let t=x(()=>Math.round(100*f(L).done/Math.max(1,f(L).of)));var n=_e(),r=d(n),i=D(r);C(n),w((e,n)=>{S(r,f(t)),h(r,`aria-label`,e),l(i,` ${n??``}`)},[()=>M(`review-title`),()=>M(`review-making`,{percent:f(t)})]),u(e,n)};y(Ue,e=>{f(L)&&!f(q)&&!f(L).failed&&e(We)});var Ge=D(Ue,2),Ke=t=>{var a=De(),s=e(a),m=g(s,!0),_=D(s,2),v=d(_),b=d(v),S=d(b),j=D(d(S));r(j,17,()=>f(Y),n,(e,t)=>{var n=ve(),r=g(n,!0);w(()=>l(r,f(t))),u(e,n)}),C(S),C(b);var N=D(b);r(N,20,()=>Ne,e=>e,(t,a)=>{var o=i(),s=e(o),c=e=>{var t=be(),i=d(t),o=g(i,!0),s=D(i);r(s,17,()=>f(Y),n,(e,t,n)=>{var r=ye(),i=g(r,!0);w(e=>l(i,e),[()=>Pe(a,n)]),u(e,r)}),C(t),w(e=>{O(t,1,k(a),`svelte-sjnwm9`),l(o,e)},[()=>M(`review-${a}`)]),u(e,t)};y(s,e=>{f(X)&&a===`others`||e(c)}),u(t,o)}),C(N),C(v),C(_);var P=D(_,2),F=g(P),I=D(P,2),L=g(I,!0),R=D(I,2),ee=e=>{var t=Se();r(t,21,()=>f(Y),n,(e,t,n)=>{var r=xe(),i=g(r,!0);w(()=>{O(r,1,k({on:f(V)===n}),`svelte-sjnwm9`),h(r,`aria-pressed`,f(V)===n),l(i,f(t))}),p(`click`,r,()=>T(V,n,!0)),u(e,r)}),C(t),w(e=>h(t,`aria-label`,e),[()=>M(`review-whose`)]),u(e,t)};y(R,e=>{f(X)||e(ee)});var z=D(R,2);{let e=x(()=>f(Y)[f(V)]??``);pe(z,{get review(){return f(K)},get seat(){return f(V)},get name(){return f(e)}})}var te=D(z,2),ne=t=>{var n=Ee(),i=e(n),a=g(i,!0),s=D(i,2),m=e=>{var t=ge(),n=g(t,!0);w(e=>l(n,e),[()=>M(`review-no-marks`)]),u(e,t)};y(s,e=>{f(ke).length||e(m)});var _=D(s,2);r(_,21,()=>f(ke),e=>e.at,(t,n)=>{let r=x(()=>Z(f(n).at));var i=Te(),a=d(i),s=d(a),m=g(s,!0),_=D(s),v=D(_),b=g(v,!0);C(a);var S=D(a,2),A=t=>{var i=we(),a=e(i),s=d(a,!0),m=D(s,2),_=g(m,!0);C(a);var v=D(a,2),b=d(v),x=g(b,!0),S=D(b,2),O=g(S,!0),k=D(S,2),A=g(k,!0),j=D(k,2),N=g(j,!0);C(v);var P=D(v,2),F=e=>{var t=Ce(),i=d(t);se(i,{get module(){return f(c)},get view(){return f(r).after},get content(){return f(E)},get seat(){return f(n).seat},get names(){return f(Y)},atTurn:null}),C(t),w(e=>h(t,`aria-label`,e),[()=>M(`review-drawn`,{what:f(r).better.join(`, `)})]),u(e,t)};y(P,e=>{f(H)===f(n).at&&f(c)&&f(E)&&e(F)}),w((e,t,r,i,a,o,c,u)=>{l(s,e),l(_,t),h(b,`aria-expanded`,f(H)===f(n).at),l(x,r),h(S,`href`,i),l(O,a),h(k,`href`,o),l(A,c),j.disabled=f(W),l(N,u)},[()=>M(`review-done`,{what:f(r).did.join(`, `)}),()=>M(`review-better`,{what:f(r).better.join(`, `)}),()=>M(`review-draw`),()=>B.replay(o.match,f(n).at),()=>M(`review-moment`),()=>Fe(f(n).at),()=>M(`review-position`),()=>M(`review-again`)]),p(`click`,b,()=>T(H,f(H)===f(n).at?null:f(n).at,!0)),p(`click`,j,()=>Ie(f(n).at)),u(t,i)};y(S,e=>{f(r)&&e(A)}),C(i),w((e,t,r)=>{O(i,1,e,`svelte-sjnwm9`),l(m,t),l(_,` ${f(Y)[f(n).seat]??``} `),l(b,r)},[()=>k(je(f(n))),()=>M(`review-mark`,{mark:je(f(n))}),()=>Me(f(n))]),u(t,i)}),C(_);var v=D(_,2),b=g(v,!0),S=D(v,2),j=d(S),N=e=>{var t=A();w(e=>l(t,e),[()=>M(`review-own-sum`,{games:f(G).games,luck:(100*f(G).luck).toFixed(0),loss:(100*f(G).loss).toFixed(2),first:(100*f(G).parts[0]).toFixed(2),second:(100*f(G).parts[1]).toFixed(2),third:(100*f(G).parts[2]).toFixed(2)})]),u(e,t)},P=e=>{var t=A();w(e=>l(t,e),[()=>M(`review-own-none`)]),u(e,t)};y(j,e=>{f(G)?e(N):e(P,-1)}),C(S),w((e,t)=>{l(a,e),l(b,t)},[()=>M(`review-marks`),()=>M(`review-own-account`)]),u(t,n)};y(te,e=>{f(q)&&e(ne)}),w((e,t,n,r,i)=>{l(m,e),h(_,`aria-label`,t),l(F,`${n??``} ${r??``}`),l(L,i)},[()=>M(`review-accounts`),()=>M(`review-accounts`),()=>M(f(X)?`review-unit-alone`:`review-unit`),()=>M(`review-what`),()=>M(`review-curve`)]),u(t,a)};y(Ge,e=>{f(K)&&f(I)&&e(Ke)}),C(Re),C($),u(t,$),m()}t([`click`]);export{X as default};