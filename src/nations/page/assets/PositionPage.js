import{$ as e,B as t,E as n,F as r,G as i,I as a,J as o,M as s,P as c,Q as l,U as u,V as d,ct as f,d as p,et as m,g as ee,h as te,ht as ne,it as h,k as g,l as re,lt as _,ot as v,p as y,pt as b,q as x,rt as S,st as ie,tt as C,u as w}from"./disclose-version.js";import{a as ae,c as T,i as oe,u as E}from"./words.svelte.js";import{A as se,B as ce,I as le,L as ue,M as de,N as fe,y as pe}from"./index.js";import{n as me,t as he}from"./StillTable.js";var D={en:`# A position by itself. English; words.de.ftl has the same keys.

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
`},O=a(`<option> </option>`),k=a(`<select class="svelte-9p0og"></select>`),A=a(`<input type="number" min="0" inputmode="numeric" class="svelte-9p0og"/>`),j=a(`<div class="svelte-9p0og"><label class="svelte-9p0og"> </label> <!></div>`),M=a(`<details class="svelte-9p0og"><summary class="svelte-9p0og"> </summary> <div class="fields svelte-9p0og"></div></details>`);function ge(t,i){_(i,!0);var a=r(),o=e(a);n(o,17,()=>i.groups,e=>e.id,(e,t)=>{var r=M(),a=l(r),o=m(a,!0),f=C(a,2);n(f,21,()=>u(t).fields,e=>e.id,(e,r)=>{let a=v(()=>`${u(t).id}-${u(r).id}`);var o=j(),f=l(o),ne=m(f,!0),h=C(f,2),re=e=>{var t=k();n(t,21,()=>u(r).choices,e=>e.value,(e,t)=>{var n=O(),r=m(n,!0),i={};x(()=>{s(r,u(t).label),i!==(i=u(t).value)&&(n.value=(n.__value=i)??``)}),c(e,n)}),b(t);var o;te(t),x(()=>{p(t,`id`,u(a)),o!==(o=u(r).value)&&(t.value=(t.__value=o)??``,ee(t,o))}),d(`change`,t,e=>i.change(u(r).put(e.currentTarget.value))),c(e,t)},_=e=>{var t=A();w(t),x(()=>{p(t,`id`,u(a)),y(t,u(r).value)}),d(`change`,t,e=>i.change(u(r).put(e.currentTarget.value))),c(e,t)};g(h,e=>{u(r).choices?e(re):e(_,-1)}),b(o),x(()=>{p(f,`for`,u(a)),s(ne,u(r).label)}),c(e,o)}),b(f),b(r),x(()=>{r.open=u(t).id===`table`,s(o,u(t).title)}),c(e,r)}),c(t,a),f()}t([`change`]),ae(D);var _e=a(`<section class="table svelte-y2fskz"><!></section>`),ve=a(`<p class="trouble svelte-y2fskz" role="alert"> </p>`),ye=a(`<p class="soft svelte-y2fskz"> </p>`),be=a(`<p> </p>`),xe=a(`<br/><span class="soft svelte-y2fskz"> </span>`,1),Se=a(`<li> <!></li>`),Ce=a(`<!> <ol></ol>`,1),we=a(`<option> </option>`),Te=a(`<div class="position svelte-y2fskz"><!> <main class="svelte-y2fskz"><!> <section class="edit svelte-y2fskz"><!> <div class="do svelte-y2fskz"><button class="main"> </button> <button> </button> <button> </button> <button> </button></div> <div aria-live="polite"><!> <!></div> <label class="seats svelte-y2fskz"> <select></select></label> <!> <details><summary class="svelte-y2fskz"> </summary> <textarea rows="8" spellcheck="false" class="svelte-y2fskz"></textarea> <button> </button></details></section></main></div>`);function N(t,r){_(r,!0);let a=h(``),y=v(()=>u(a)),w=h(2),D=h([]),O=h(null),k=h(null),A=h(null),j=h(null),M=h(``),N=h(!1),P=h(!1),F=h([]);o(()=>{document.title=`${T(`position-title`)} – Nations`;let[e,t,n]=[r.text,r.seats,oe()];i(()=>void Ee(e,t,n))});async function Ee(e,t,n){try{let[e,t]=await Promise.all([se(r.game),ue()]),n=t.find(e=>e.name===r.game);ae(e.words),S(D,n?[...n.seats]:[]),S(j,await le(r.game,n?.sets[0]?.digest??``)),S(k,e),S(A,await e.fields?.()??null)}catch(e){S(M,E(e),!0);return}n===oe()&&await L(e,t,!1)}let I=0;async function L(e,t,n){let i=++I;S(P,!0),S(M,``),S(a,e,!0);try{let o=await ce(r.game,{position:e,seats:t,best:n});if(i!==I)return;u(O)&&u(O).position!==o.position&&u(O).seats===o.seats&&e&&S(F,[...u(F),u(O).position]),(e=>{var t=ne(e,3);S(O,t[0]),S(w,t[1],!0),S(N,t[2],!0)})([o,o.seats,n]),(u(a)===e||!e)&&S(a,o.position,!0),history.replaceState(history.state,``,fe.position(r.game,o.seats,o.position))}catch(e){if(i!==I)return;S(M,E(e),!0)}S(P,!1)}let R=v(()=>Array.from({length:u(O)?.seats??0},(e,t)=>u(k)?.called?.(t,T)??T(`player`,{number:t+1}))),De=v(()=>!u(j)||!u(O)||u(A)?.seatsOf(u(a))!==u(R).length?[]:u(A).groups(u(a),u(j),u(R),T));function Oe(e){S(F,[]),L(``,e,!1)}function ke(){u(O)&&L(u(O).position,u(O).seats,!1)}function Ae(){let e=u(F).at(-1);if(e===void 0)return;let t=u(F).slice(0,-1);L(e,u(w),!1).then(()=>S(F,t))}async function je(){if(u(O)){S(P,!0);try{let{seat:e,position:t}=u(O);de(fe.match(await pe({game:r.game,seats:u(R).length,seat:e??0,position:t,options:{}})))}catch(e){S(M,E(e),!0),S(P,!1)}}}var z=Te(),Me=l(z);{let e=v(()=>T(`position-title`)),t=v(()=>T(`short-title`,{game:r.game}));me(Me,{get title(){return u(e)},get about(){return u(t)}})}var Ne=C(Me,2),Pe=l(Ne),Fe=e=>{var t=_e(),n=l(t);{let e=v(()=>u(O).seat??u(k).viewpoint??null);he(n,{get module(){return u(k)},get view(){return u(O).view},get content(){return u(j)},get seat(){return u(e)},names:[],get atTurn(){return u(O).seat}})}b(t),x(e=>p(t,`aria-label`,e),[()=>T(`position-title`)]),c(e,t)};g(Pe,e=>{u(O)&&u(k)&&u(j)&&e(Fe)});var B=C(Pe,2),Ie=l(B),Le=e=>{var t=ve(),n=m(t,!0);x(()=>s(n,u(M))),c(e,t)};g(Ie,e=>{u(M)&&e(Le)});var V=C(Ie,2),H=l(V),Re=m(H,!0),U=C(H,2),ze=m(U,!0),W=C(U,2),Be=m(W,!0),G=C(W,2),Ve=m(G,!0);b(V);var K=C(V,2),He=l(K),Ue=e=>{var t=ye(),n=m(t,!0);x(e=>s(n,e),[()=>T(`position-thinking`)]),c(e,t)};g(He,e=>{u(P)&&e(Ue)});var We=C(He,2),Ge=e=>{var t=be(),n=m(t,!0);x(e=>s(n,e),[()=>T(`position-chance`)]),c(e,t)},Ke=t=>{var r=Ce(),i=e(r),a=e=>{var t=be(),n=m(t,!0);x(e=>s(n,e),[()=>T(`position-none`)]),c(e,t)};g(i,e=>{u(O).hints.length||e(a)});var o=C(i,2);n(o,21,()=>u(O).hints,e=>e.text,(t,n)=>{var r=Se(),i=l(r,!0),a=C(i),o=t=>{var r=xe(),i=C(e(r)),a=m(i,!0);x(()=>s(a,u(n).reason)),c(t,r)};g(a,e=>{u(n).reason&&e(o)}),b(r),x(e=>s(i,e),[()=>T(`position-worth`,{words:u(n).words||u(n).text,worth:u(n).worth,unit:u(n).unit})]),c(t,r)}),b(o),c(t,r)};g(We,e=>{u(O)&&u(O).seat===null?e(Ge):u(N)&&u(O)&&!u(P)&&e(Ke,1)}),b(K);var q=C(K,2),J=l(q),Y=C(J);n(Y,20,()=>u(D),e=>e,(e,t)=>{var n=we(),r=m(n,!0),i={};x(()=>{s(r,t),i!==(i=t)&&(n.value=(n.__value=i)??``)}),c(e,n)}),b(Y);var X;te(Y),b(q);var qe=C(q,2);ge(qe,{get groups(){return u(De)},change:e=>void L(e,u(w),!1)});var Je=C(qe,2),Z=l(Je),Ye=m(Z,!0),Q=C(Z,2);ie(Q);var $=C(Q,2),Xe=m($,!0);b(Je),b(B),b(Ne),b(z),x((e,t,n,r,i,a,o,c,l)=>{p(B,`aria-label`,e),H.disabled=u(P)||!u(O)||!!u(M),s(Re,t),U.disabled=u(P)||!u(O)||!!u(M),s(ze,n),W.disabled=u(P)||!u(F).length&&!u(M),s(Be,r),G.disabled=!u(O)||!!u(M),s(Ve,i),s(J,`${a??``} `),Y.disabled=u(P)||!u(O),X!==(X=u(w))&&(Y.value=(Y.__value=X)??``,ee(Y,X)),s(Ye,o),p(Q,`aria-label`,c),$.disabled=u(P),s(Xe,l)},[()=>T(`position-edit`),()=>T(`position-best`),()=>T(`position-play`),()=>T(`position-back`),()=>T(`position-link`),()=>T(`position-seats`),()=>T(`position-text`),()=>T(`position-text`),()=>T(`position-show`)]),d(`click`,H,()=>L(u(a),u(w),!0)),d(`click`,U,je),d(`click`,W,()=>u(M)?ke():Ae()),d(`click`,G,()=>void navigator.clipboard?.writeText(location.href)),d(`change`,Y,e=>Oe(Number(e.currentTarget.value))),re(Q,()=>u(y),e=>S(y,e)),d(`click`,$,()=>L(u(y),u(w),!1)),c(t,z),f()}t([`click`,`change`]);export{N as default};