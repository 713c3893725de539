import{$ as e,B as t,E as n,F as r,G as i,I as a,J as o,M as s,P as c,Q as l,U as u,V as d,ct as f,d as p,et as m,g as ee,h as te,ht as ne,it as h,k as g,l as re,lt as _,ot as v,p as y,pt as b,q as x,rt as S,st as ie,tt as C,u as w}from"./disclose-version.js";import{a as ae,c as T,i as E}from"./words.svelte.js";import{F as oe,I as se,M as D,N as ce,j as le,k as ue,v as de,x as fe}from"./index.js";import{t as pe}from"./StillTable.js";var O={en:`# A position by itself. English; words.de.ftl has the same keys.

position-title = Position
position-text = The position in notation
position-seats = Players
position-show = Show
position-best = What is best here?
position-thinking = One moment…
position-play = Play from here
position-link = Copy the link
position-chance = Chance comes first here: dice or cards.
position-worth = { $words }: { $worth } { $unit }
position-none = Nobody can say what is best here.
position-edit = Change the position
position-back = Back
position-table = The table
position-nothing = nothing
position-nowhere = nowhere yet
position-order = Player order
position-turn = To move
position-event = Event
position-space = Space { $space }
position-vp = Points
position-books = Books
position-passed = Has passed
position-yes = { $value ->
    [1] yes
   *[other] no
}
position-printed = printed
position-development = Development { $number }
position-beside = Beside the board { $number }
position-die = { dice-colour } die { $number }
position-used = used
position-unrolled = not rolled yet
position-there = there
position-round = Round
position-first = Began the round
position-cash = Millions
position-point = { $country } { $number }{ $capital ->
    [1] {" "}(capital)
   *[other] {""}
}
position-hand = in hand
position-tankers = Tankers: { $place }
`,de:`# Eine Stellung für sich. Deutsch.

position-title = Stellung
position-text = Die Stellung in Notation
position-seats = Spieler
position-show = Zeigen
position-best = Was ist hier am besten?
position-thinking = Einen Moment…
position-play = Von hier spielen
position-link = Link kopieren
position-chance = Hier kommt erst der Zufall: Würfel oder Karten.
position-worth = { $words }: { $worth } { $unit }
position-none = Niemand kann sagen, was hier am besten ist.
position-edit = Stellung ändern
position-back = Zurück
position-table = Der Tisch
position-nothing = nichts
position-nowhere = noch nirgends
position-order = Spielerreihenfolge
position-turn = Am Zug
position-event = Ereignis
position-space = Feld { $space }
position-vp = Punkte
position-books = Bücher
position-passed = Hat gepasst
position-yes = { $value ->
    [1] ja
   *[other] nein
}
position-printed = aufgedruckt
position-development = Entwicklung { $number }
position-beside = Neben dem Brett { $number }
position-die = Würfel { $number } ({ dice-colour })
position-used = verbraucht
position-unrolled = noch nicht geworfen
position-there = da
position-round = Runde
position-first = Begann die Runde
position-cash = Millionen
position-point = { $country } { $number }{ $capital ->
    [1] {" "}(Hauptstadt)
   *[other] {""}
}
position-hand = in der Hand
position-tankers = Tanker: { $place }
`},k=a(`<option> </option>`),A=a(`<select class="svelte-9p0og"></select>`),j=a(`<input type="number" min="0" inputmode="numeric" class="svelte-9p0og"/>`),M=a(`<div class="svelte-9p0og"><label class="svelte-9p0og"> </label> <!></div>`),N=a(`<details class="svelte-9p0og"><summary class="svelte-9p0og"> </summary> <div class="fields svelte-9p0og"></div></details>`);function me(t,i){_(i,!0);var a=r(),o=e(a);n(o,17,()=>i.groups,e=>e.id,(e,t)=>{var r=N(),a=l(r),o=m(a,!0),f=C(a,2);n(f,21,()=>u(t).fields,e=>e.id,(e,r)=>{let a=v(()=>`${u(t).id}-${u(r).id}`);var o=M(),f=l(o),ne=m(f,!0),h=C(f,2),re=e=>{var t=A();n(t,21,()=>u(r).choices,e=>e.value,(e,t)=>{var n=k(),r=m(n,!0),i={};x(()=>{s(r,u(t).label),i!==(i=u(t).value)&&(n.value=(n.__value=i)??``)}),c(e,n)}),b(t);var o;te(t),x(()=>{p(t,`id`,u(a)),o!==(o=u(r).value)&&(t.value=(t.__value=o)??``,ee(t,o))}),d(`change`,t,e=>i.change(u(r).put(e.currentTarget.value))),c(e,t)},_=e=>{var t=j();w(t),x(()=>{p(t,`id`,u(a)),y(t,u(r).value)}),d(`change`,t,e=>i.change(u(r).put(e.currentTarget.value))),c(e,t)};g(h,e=>{u(r).choices?e(re):e(_,-1)}),b(o),x(()=>{p(f,`for`,u(a)),s(ne,u(r).label)}),c(e,o)}),b(f),b(r),x(()=>{r.open=u(t).id===`table`,s(o,u(t).title)}),c(e,r)}),c(t,a),f()}t([`change`]),ae(O);var he=a(`<section class="table svelte-y2fskz"><!></section>`),ge=a(`<p class="trouble svelte-y2fskz" role="alert"> </p>`),_e=a(`<p class="soft svelte-y2fskz"> </p>`),ve=a(`<p> </p>`),ye=a(`<br/><span class="soft svelte-y2fskz"> </span>`,1),be=a(`<li> <!></li>`),xe=a(`<!> <ol></ol>`,1),Se=a(`<option> </option>`),Ce=a(`<div class="position svelte-y2fskz"><header class="svelte-y2fskz"><a class="icon svelte-y2fskz"><!></a> <h1 class="svelte-y2fskz"> <span class="soft svelte-y2fskz"> </span></h1></header> <main class="svelte-y2fskz"><!> <section class="edit svelte-y2fskz"><!> <div class="do svelte-y2fskz"><button class="main"> </button> <button> </button> <button> </button> <button> </button></div> <div aria-live="polite"><!> <!></div> <label class="seats svelte-y2fskz"> <select></select></label> <!> <details><summary class="svelte-y2fskz"> </summary> <textarea rows="8" spellcheck="false" class="svelte-y2fskz"></textarea> <button> </button></details></section></main></div>`);function P(t,r){_(r,!0);let a=h(``),y=v(()=>u(a)),w=h(2),O=h([]),k=h(null),A=h(null),j=h(null),M=h(null),N=h(``),P=h(!1),F=h(!1),I=h([]);o(()=>{document.title=`${T(`position-title`)} – Nations`;let[e,t,n]=[r.text,r.seats,E()];i(()=>void we(e,t,n))});async function we(e,t,n){try{let[e,t]=await Promise.all([ue(r.game),se()]),n=t.find(e=>e.name===r.game);ae(e.words),S(O,n?[...n.seats]:[]),S(M,await oe(r.game,n?.sets[0]?.digest??``)),S(A,e),S(j,await e.fields?.()??null)}catch(e){S(N,e.message||T(`no-server`),!0);return}n===E()&&await L(e,t,!1)}let Te=0;async function L(e,t,n){let i=++Te;S(F,!0),S(N,``),S(a,e,!0);try{let o=JSON.stringify({position:e,seats:t,best:n}),s=await fetch(`/api/games/${encodeURIComponent(r.game)}/position?lang=${E()}`,{method:`POST`,headers:{"content-type":`application/json`},body:o}),c=await s.json();if(i!==Te)return;if(!s.ok)throw Error(c.text??s.statusText);u(k)&&u(k).position!==c.position&&u(k).seats===c.seats&&e&&S(I,[...u(I),u(k).position]),(e=>{var t=ne(e,3);S(k,t[0]),S(w,t[1],!0),S(P,t[2],!0)})([c,c.seats,n]),(u(a)===e||!e)&&S(a,c.position,!0),history.replaceState(history.state,``,D.position(r.game,c.seats,c.position))}catch(e){S(N,e.message||T(`no-server`),!0)}S(F,!1)}let R=v(()=>Array.from({length:u(k)?.seats??0},(e,t)=>u(A)?.called?.(t,T)??T(`player`,{number:t+1}))),Ee=v(()=>!u(M)||!u(k)||u(j)?.seatsOf(u(a))!==u(R).length?[]:u(j).groups(u(a),u(M),u(R),T));function De(e){S(I,[]),L(``,e,!1)}function Oe(){u(k)&&L(u(k).position,u(k).seats,!1)}function ke(){let e=u(I).at(-1);if(e===void 0)return;let t=u(I).slice(0,-1);L(e,u(w),!1).then(()=>S(I,t))}async function Ae(){if(u(k)){S(F,!0);try{let e=de.name.trim()||T(`player`,{number:1}),[t,n]=[u(k).seat??0,u(k).position],i=u(R).map((n,r)=>r===t?{who:`me`,name:e}:{who:`bot`,bot:`rules`});le(D.match(await fe(r.game,i,{},{advice:!0,clock:0,position:n})))}catch(e){S(N,e.message||T(`no-server`),!0),S(F,!1)}}}var z=Ce(),B=l(z),V=l(B),je=l(V);ce(je,{name:`home`}),b(V);var Me=C(V,2),Ne=l(Me),Pe=C(Ne),Fe=m(Pe);b(Me),b(B);var Ie=C(B,2),Le=l(Ie),Re=e=>{var t=he(),n=l(t);{let e=v(()=>u(k).seat??u(A).viewpoint??null);pe(n,{get module(){return u(A)},get view(){return u(k).view},get content(){return u(M)},get seat(){return u(e)},names:[],get atTurn(){return u(k).seat}})}b(t),x(e=>p(t,`aria-label`,e),[()=>T(`position-title`)]),c(e,t)};g(Le,e=>{u(k)&&u(A)&&u(M)&&e(Re)});var H=C(Le,2),ze=l(H),Be=e=>{var t=ge(),n=m(t,!0);x(()=>s(n,u(N))),c(e,t)};g(ze,e=>{u(N)&&e(Be)});var U=C(ze,2),W=l(U),Ve=m(W,!0),G=C(W,2),He=m(G,!0),K=C(G,2),Ue=m(K,!0),q=C(K,2),We=m(q,!0);b(U);var J=C(U,2),Ge=l(J),Ke=e=>{var t=_e(),n=m(t,!0);x(e=>s(n,e),[()=>T(`position-thinking`)]),c(e,t)};g(Ge,e=>{u(F)&&e(Ke)});var qe=C(Ge,2),Je=e=>{var t=ve(),n=m(t,!0);x(e=>s(n,e),[()=>T(`position-chance`)]),c(e,t)},Ye=t=>{var r=xe(),i=e(r),a=e=>{var t=ve(),n=m(t,!0);x(e=>s(n,e),[()=>T(`position-none`)]),c(e,t)};g(i,e=>{u(k).hints.length||e(a)});var o=C(i,2);n(o,21,()=>u(k).hints,e=>e.text,(t,n)=>{var r=be(),i=l(r,!0),a=C(i),o=t=>{var r=ye(),i=C(e(r)),a=m(i,!0);x(()=>s(a,u(n).reason)),c(t,r)};g(a,e=>{u(n).reason&&e(o)}),b(r),x(e=>s(i,e),[()=>T(`position-worth`,{words:u(n).words||u(n).text,worth:u(n).worth,unit:u(n).unit})]),c(t,r)}),b(o),c(t,r)};g(qe,e=>{u(k)&&u(k).seat===null?e(Je):u(P)&&u(k)&&!u(F)&&e(Ye,1)}),b(J);var Y=C(J,2),Xe=l(Y),X=C(Xe);n(X,20,()=>u(O),e=>e,(e,t)=>{var n=Se(),r=m(n,!0),i={};x(()=>{s(r,t),i!==(i=t)&&(n.value=(n.__value=i)??``)}),c(e,n)}),b(X);var Z;te(X),b(Y);var Ze=C(Y,2);me(Ze,{get groups(){return u(Ee)},change:e=>void L(e,u(w),!1)});var Qe=C(Ze,2),$e=l(Qe),et=m($e,!0),Q=C($e,2);ie(Q);var $=C(Q,2),tt=m($,!0);b(Qe),b(H),b(Ie),b(z),x((e,t,n,r,i,a,o,c,l,d,f,m)=>{p(V,`href`,D.start),p(V,`aria-label`,e),s(Ne,`${t??``} `),s(Fe,`· ${n??``}`),p(H,`aria-label`,r),W.disabled=u(F)||!u(k)||!!u(N),s(Ve,i),G.disabled=u(F)||!u(k)||!!u(N),s(He,a),K.disabled=u(F)||!u(I).length&&!u(N),s(Ue,o),q.disabled=!u(k)||!!u(N),s(We,c),s(Xe,`${l??``} `),X.disabled=u(F)||!u(k),Z!==(Z=u(w))&&(X.value=(X.__value=Z)??``,ee(X,Z)),s(et,d),p(Q,`aria-label`,f),$.disabled=u(F),s(tt,m)},[()=>T(`to-start`),()=>T(`position-title`),()=>T(`short-title`,{game:r.game}),()=>T(`position-edit`),()=>T(`position-best`),()=>T(`position-play`),()=>T(`position-back`),()=>T(`position-link`),()=>T(`position-seats`),()=>T(`position-text`),()=>T(`position-text`),()=>T(`position-show`)]),d(`click`,W,()=>L(u(a),u(w),!0)),d(`click`,G,Ae),d(`click`,K,()=>u(N)?Oe():ke()),d(`click`,q,()=>void navigator.clipboard?.writeText(location.href)),d(`change`,X,e=>De(Number(e.currentTarget.value))),re(Q,()=>u(y),e=>S(y,e)),d(`click`,$,()=>L(u(y),u(w),!1)),c(t,z),f()}t([`click`,`change`]);export{P as default};