import{$ as e,B as t,E as n,I as r,J as i,M as a,P as o,Q as s,U as c,V as l,ct as u,d,et as f,ht as p,it as m,k as h,lt as g,ot as _,pt as v,q as y,rt as b,tt as x,v as ee,w as S,y as te}from"./disclose-version.js";import{_ as C,a as w,c as T,i as E,m as D,v as O}from"./words.svelte.js";import{B as k,H as A,K as j,M,R as N,U as ne,b as re,f as ie,j as ae,z as P}from"./index.js";var F={en:`# The puzzle of the day. English; words.de.ftl has the same keys.

puzzle-title = Puzzle of the day
puzzle-question = { $name } is to play, and one action is clearly best. Which does it begin with?
puzzle-moves = Moves
puzzle-right = Right!
puzzle-wrong = { $move }: that loses { $loss }% of the chance to win.
puzzle-answer = Best: { $what }.
puzzle-worth = The chance to win is { $worth }%.
puzzle-others = What else there was
puzzle-other = { $move }: { $loss }% less
puzzle-missed = { $count ->
    [0] All levels of bots find it.
    [one] One of { $of } levels of bots does not find it.
   *[other] { $count } of { $of } levels of bots do not find it.
 }
puzzle-streak = { $days ->
    [0] No puzzle solved in a row yet.
    [one] Solved one day in a row.
   *[other] Solved { $days } days in a row.
 }
puzzle-after = The table after it
puzzle-before = The table before it
puzzle-play = Play from here
puzzle-other-day = Another one
`,de:`# Das Rätsel des Tages. Deutsch.

puzzle-title = Rätsel des Tages
puzzle-question = { $name } ist am Zug, und eine Aktion ist klar die beste. Womit beginnt sie?
puzzle-moves = Züge
puzzle-right = Richtig!
puzzle-wrong = { $move }: Das verliert { $loss }\xA0% der Gewinnchance.
puzzle-answer = Am besten: { $what }.
puzzle-worth = Die Gewinnchance ist { $worth }\xA0%.
puzzle-others = Was es sonst gab
puzzle-other = { $move }: { $loss }\xA0% weniger
puzzle-missed = { $count ->
    [0] Alle Stufen der Bots finden es.
    [one] Eine von { $of } Stufen der Bots findet es nicht.
   *[other] { $count } von { $of } Stufen der Bots finden es nicht.
 }
puzzle-streak = { $days ->
    [0] Noch kein Rätsel in Folge gelöst.
    [one] Einen Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
 }
puzzle-after = Der Tisch danach
puzzle-before = Der Tisch davor
puzzle-play = Von hier spielen
puzzle-other-day = Ein anderes
`},I=`nations.puzzles`,L=864e5;function R(e){return Math.floor((e.getTime()-e.getTimezoneOffset()*6e4)/L)}function oe(e){return new Date(R(e)*L).toISOString().slice(0,10)}function z(e,t){let n=C(I,{})[e];return n&&t-n.day<=1?n.days:0}function se(e,t,n){let r=C(I,{});if(r[e]?.day===t)return z(e,t);let i=n?z(e,t)+1:0;return O(I,{...r,[e]:{day:t,days:i}}),i}w(F);var ce=r(`<p class="trouble svelte-y0plf9" role="alert"> </p>`),B=r(`<li> </li>`),le=r(`<ul></ul>`),ue=r(`<p><strong> </strong></p> <p> </p> <!> <h3 class="svelte-y0plf9"> </h3> <ul></ul>`,1),de=r(`<div class="do svelte-y0plf9"><button> </button> <button> </button> <button> </button></div>`),fe=r(`<li><button class="svelte-y0plf9"> </button></li>`),pe=r(`<ul class="moves svelte-y0plf9"></ul>`),me=r(`<main class="svelte-y0plf9"><section class="table svelte-y0plf9"><!></section> <section class="ask svelte-y0plf9"><h2 class="svelte-y0plf9"> </h2> <p class="soft svelte-y0plf9"> </p> <div aria-live="polite"><!></div> <!></section></main>`),he=r(`<main class="svelte-y0plf9"><p class="soft svelte-y0plf9" aria-live="polite"> </p></main>`),ge=r(`<div class="puzzle svelte-y0plf9"><header class="svelte-y0plf9"><a class="icon svelte-y0plf9"><!></a> <h1 class="svelte-y0plf9"> <span class="soft svelte-y0plf9"> </span></h1></header> <!> <!></div>`);function V(t,r){g(r,!0);let C=R(new Date),O=m(0),F=m(null),I=m(null),L=m(null),V=m(null),H=m(!1),U=m(0),W=m(``),G=m(!1);i(()=>{document.title=`${T(`puzzle-title`)} – Nations`,_e(E(),c(O))});async function _e(e,t){try{b(U,z(r.game,C),!0);let n=oe(new Date(Date.now()-t*864e5)),i=await fetch(`/api/games/${encodeURIComponent(r.game)}/puzzle?day=${n}&lang=${e}`),a=await i.json();if(!i.ok)throw Error(a.text??i.statusText);let[o,s]=await Promise.all([ie(r.game),ne()]),l=s.find(e=>e.name===r.game)?.sets[0]?.digest??``;if(w(o.words),b(L,await A(r.game,l)),e!==E()||t!==c(O))return;c(F)?.puzzle.id!==a.puzzle.id&&(e=>{var t=p(e,2);b(V,t[0]),b(H,t[1],!0)})([null,!1]),(e=>{var t=p(e,2);b(F,t[0]),b(I,t[1])})([a,o])}catch(e){b(W,e.message||T(`no-server`),!0)}}let K=_(()=>c(F)?.puzzle??null),ve=_(()=>Array.from({length:c(K)?.seats??0},(e,t)=>T(r.game===`kark`?`kark-power-${t}`:`dice-nation-${t}`))),q=_(()=>c(V)&&c(K)?c(V).move===c(K).answer[0]||c(K).also.includes(c(V).move):!1),J=e=>Math.round(100*e),ye=e=>c(F)?.moves.find(t=>t.move===e)?.words??e,be=_(()=>c(K)?.others.find(e=>e.move===c(V)?.move));function xe(e){b(V,e);let t=e.move===c(K).answer[0]||c(K).also.includes(e.move);c(O)===0&&b(U,se(r.game,C,t),!0)}async function Se(){if(c(K)){b(G,!0);try{let e=re.name.trim()||T(`player`,{number:1}),{share:t,commit:n}=M(),i=ae(),a=c(ve).map((t,r)=>r===c(K).seat?{type:`Person`,name:e,key:i,commit:n}:{type:`Bot`,name:`rules`}),o=await j({game:r.game,seats:a,options:c(K).options,position:c(K).position,host_key:i});D({match:o.match,game:r.game,host:i,places:[{seat:c(K).seat,key:i,share:t,name:e}],claims:o.claims,at:Date.now()}),N(P.match(o.match))}catch(e){b(W,e.message||T(`no-server`),!0),b(G,!1)}}}var Y=ge(),X=s(Y),Z=s(X),Ce=s(Z);k(Ce,{name:`home`}),v(Z);var Q=x(Z,2),$=s(Q),we=x($),Te=f(we);v(Q),v(X);var Ee=x(X,2),De=e=>{var t=ce(),n=f(t,!0);y(()=>a(n,c(W))),o(e,t)};h(Ee,e=>{c(W)&&e(De)});var Oe=x(Ee,2),ke=t=>{let r=_(()=>c(I).table);var i=me(),u=s(i),p=s(u);{let e=_(()=>c(H)?c(F).after:c(F).view),t=_(()=>c(H)?null:c(K).seat);S(p,()=>c(r),(n,r)=>{r(n,{get view(){return c(e)},get content(){return c(L)},get seat(){return c(K).seat},names:[],get atTurn(){return c(t)},offers:[],beside:[],picked:null,pick:()=>{},choice:null,toggle:()=>{},objections:[],explain:()=>{},news:[],still:!0,get say(){return T}})})}v(u);var m=x(u,2),g=s(m),C=f(g,!0),w=x(g,2),E=f(w),D=x(w,2),k=s(D),A=t=>{var r=ue(),i=e(r),l=s(i),u=f(l,!0);v(i);var d=x(i,2),p=f(d),m=x(d,2),g=e=>{var t=le();n(t,20,()=>c(F).why,e=>e,(e,t)=>{var n=B(),r=f(n,!0);y(()=>a(r,t)),o(e,n)}),v(t),o(e,t)};h(m,e=>{c(F).why.length&&e(g)});var _=x(m,2),b=f(_,!0),S=x(_,2);n(S,21,()=>c(K).others.slice(0,4),e=>e.move,(e,t)=>{var n=B(),r=f(n,!0);y(e=>a(r,e),[()=>T(`puzzle-other`,{move:ye(c(t).move),loss:J(c(t).loss)})]),o(e,n)}),v(S),y((e,t,n,r)=>{ee(i,1,te({good:c(q),trouble:!c(q)}),`svelte-y0plf9`),a(u,e),a(p,`${t??``}
              ${n??``}`),a(b,r)},[()=>c(q)?T(`puzzle-right`):T(`puzzle-wrong`,{move:c(V).words,loss:J(c(be)?.loss??0)}),()=>T(`puzzle-answer`,{what:c(F).answer.join(`, `)}),()=>T(`puzzle-worth`,{worth:J(c(K).worth)}),()=>T(`puzzle-others`)]),o(t,r)};h(k,e=>{c(V)&&e(A)}),v(D);var j=x(D,2),M=e=>{var t=de(),n=s(t),r=f(n,!0),i=x(n,2),u=f(i,!0),d=x(i,2),p=f(d,!0);v(t),y((e,t,n)=>{a(r,e),i.disabled=c(G),a(u,t),a(p,n)},[()=>T(c(H)?`puzzle-before`:`puzzle-after`),()=>T(`puzzle-play`),()=>T(`puzzle-other-day`)]),l(`click`,n,()=>b(H,!c(H))),l(`click`,i,Se),l(`click`,d,()=>{b(O,c(O)+1)}),o(e,t)},N=e=>{var t=pe();n(t,21,()=>c(F).moves,e=>e.move,(e,t)=>{var n=fe(),r=s(n),i=f(r,!0);v(n),y(()=>a(i,c(t).words)),l(`click`,r,()=>xe(c(t))),o(e,n)}),v(t),y(e=>d(t,`aria-label`,e),[()=>T(`puzzle-moves`)]),o(e,t)};h(j,e=>{c(V)?e(M):e(N,-1)}),v(m),v(i),y((e,t,n,r,i)=>{d(u,`aria-label`,e),d(m,`aria-label`,t),a(C,n),a(E,`${r??``}
          ${i??``}`)},[()=>T(c(H)?`puzzle-after`:`puzzle-before`),()=>T(`puzzle-title`),()=>T(`puzzle-question`,{name:c(ve)[c(K).seat]??``}),()=>T(`puzzle-streak`,{days:c(U)}),()=>T(`puzzle-missed`,{count:c(K).missed.length,of:5})]),o(t,i)},Ae=e=>{var t=he(),n=s(t),r=f(n,!0);v(t),y(e=>a(r,e),[()=>T(`loading`)]),o(e,t)};h(Oe,e=>{c(F)&&c(K)&&c(I)&&c(L)?e(ke):c(W)||e(Ae,1)}),v(Y),y((e,t,n)=>{d(Z,`href`,P.start),d(Z,`aria-label`,e),a($,`${t??``} `),a(Te,`· ${n??``}`)},[()=>T(`to-start`),()=>T(`puzzle-title`),()=>T(`short-title`,{game:r.game})]),o(t,Y),u()}t([`click`]);export{V as default};