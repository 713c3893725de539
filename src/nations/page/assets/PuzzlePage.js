import{$ as e,B as t,E as n,I as r,J as i,M as a,P as o,Q as s,U as c,V as l,ct as u,d,et as f,ht as p,it as m,k as h,lt as g,ot as _,pt as v,q as y,rt as b,tt as x,v as ee,w as S,y as te}from"./disclose-version.js";import{_ as C,a as w,c as T,i as E,m as D,v as O}from"./words.svelte.js";import{A as k,B as A,C as j,I as M,L as N,M as ne,N as re,P as ie,_ as ae,w as oe}from"./index.js";var P={en:`# The puzzle of the day. English; words.de.ftl has the same keys.

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
`},F=`nations.puzzles`,I=864e5;function L(e){return Math.floor((e.getTime()-e.getTimezoneOffset()*6e4)/I)}function se(e){return new Date(L(e)*I).toISOString().slice(0,10)}function R(e,t){let n=C(F,{})[e];return n&&t-n.day<=1?n.days:0}function ce(e,t,n){let r=C(F,{});if(r[e]?.day===t)return R(e,t);let i=n?R(e,t)+1:0;return O(F,{...r,[e]:{day:t,days:i}}),i}w(P);var le=r(`<p class="trouble svelte-y0plf9" role="alert"> </p>`),z=r(`<li> </li>`),ue=r(`<ul></ul>`),de=r(`<p><strong> </strong></p> <p> </p> <!> <h3 class="svelte-y0plf9"> </h3> <ul></ul>`,1),fe=r(`<div class="do svelte-y0plf9"><button> </button> <button> </button> <button> </button></div>`),pe=r(`<li><button class="svelte-y0plf9"> </button></li>`),me=r(`<ul class="moves svelte-y0plf9"></ul>`),he=r(`<main class="svelte-y0plf9"><section class="table svelte-y0plf9"><!></section> <section class="ask svelte-y0plf9"><h2 class="svelte-y0plf9"> </h2> <p class="soft svelte-y0plf9"> </p> <div aria-live="polite"><!></div> <!></section></main>`),ge=r(`<main class="svelte-y0plf9"><p class="soft svelte-y0plf9" aria-live="polite"> </p></main>`),_e=r(`<div class="puzzle svelte-y0plf9"><header class="svelte-y0plf9"><a class="icon svelte-y0plf9"><!></a> <h1 class="svelte-y0plf9"> <span class="soft svelte-y0plf9"> </span></h1></header> <!> <!></div>`);function B(t,r){g(r,!0);let C=L(new Date),O=m(0),P=m(null),F=m(null),I=m(null),B=m(null),V=m(!1),H=m(0),U=m(``),W=m(!1);i(()=>{document.title=`${T(`puzzle-title`)} – Nations`,ve(E(),c(O))});async function ve(e,t){try{b(H,R(r.game,C),!0);let n=se(new Date(Date.now()-t*864e5)),i=await fetch(`/api/games/${encodeURIComponent(r.game)}/puzzle?day=${n}&lang=${e}`),a=await i.json();if(!i.ok)throw Error(a.text??i.statusText);let[o,s]=await Promise.all([k(r.game),N()]),l=s.find(e=>e.name===r.game)?.sets[0]?.digest??``;if(w(o.words),b(I,await M(r.game,l)),e!==E()||t!==c(O))return;c(P)?.puzzle.id!==a.puzzle.id&&(e=>{var t=p(e,2);b(B,t[0]),b(V,t[1],!0)})([null,!1]),(e=>{var t=p(e,2);b(P,t[0]),b(F,t[1])})([a,o])}catch(e){b(U,e.message||T(`no-server`),!0)}}let G=_(()=>c(P)?.puzzle??null),K=_(()=>Array.from({length:c(G)?.seats??0},(e,t)=>c(F)?.called?.(t,T)??T(`player`,{number:t+1}))),q=_(()=>c(B)&&c(G)?c(B).move===c(G).answer[0]||c(G).also.includes(c(B).move):!1),J=e=>Math.round(100*e),ye=e=>c(P)?.moves.find(t=>t.move===e)?.words??e,be=_(()=>c(G)?.others.find(e=>e.move===c(B)?.move));function xe(e){b(B,e);let t=e.move===c(G).answer[0]||c(G).also.includes(e.move);c(O)===0&&b(H,ce(r.game,C,t),!0)}async function Se(){if(c(G)){b(W,!0);try{let e=ae.name.trim()||T(`player`,{number:1}),{share:t,commit:n}=oe(),i=j(),a=c(K).map((t,r)=>r===c(G).seat?{type:`Person`,name:e,key:i,commit:n}:{type:`Bot`,name:`rules`}),o=await A({game:r.game,seats:a,options:c(G).options,position:c(G).position,host_key:i});D({match:o.match,game:r.game,host:i,places:[{seat:c(G).seat,key:i,share:t,name:e}],claims:o.claims,at:Date.now()}),ne(re.match(o.match))}catch(e){b(U,e.message||T(`no-server`),!0),b(W,!1)}}}var Y=_e(),X=s(Y),Z=s(X),Ce=s(Z);ie(Ce,{name:`home`}),v(Z);var we=x(Z,2),Q=s(we),Te=x(Q),Ee=f(Te);v(we),v(X);var $=x(X,2),De=e=>{var t=le(),n=f(t,!0);y(()=>a(n,c(U))),o(e,t)};h($,e=>{c(U)&&e(De)});var Oe=x($,2),ke=t=>{let r=_(()=>c(F).table);var i=he(),u=s(i),p=s(u);{let e=_(()=>c(V)?c(P).after:c(P).view),t=_(()=>c(V)?null:c(G).seat);S(p,()=>c(r),(n,r)=>{r(n,{get view(){return c(e)},get content(){return c(I)},get seat(){return c(G).seat},get names(){return c(K)},get atTurn(){return c(t)},offers:[],beside:[],picked:null,pick:()=>{},choice:null,toggle:()=>{},objections:[],explain:()=>{},news:[],still:!0,get say(){return T}})})}v(u);var m=x(u,2),g=s(m),C=f(g,!0),w=x(g,2),E=f(w),D=x(w,2),k=s(D),A=t=>{var r=de(),i=e(r),l=s(i),u=f(l,!0);v(i);var d=x(i,2),p=f(d),m=x(d,2),g=e=>{var t=ue();n(t,20,()=>c(P).why,e=>e,(e,t)=>{var n=z(),r=f(n,!0);y(()=>a(r,t)),o(e,n)}),v(t),o(e,t)};h(m,e=>{c(P).why.length&&e(g)});var _=x(m,2),b=f(_,!0),S=x(_,2);n(S,21,()=>c(G).others.slice(0,4),e=>e.move,(e,t)=>{var n=z(),r=f(n,!0);y(e=>a(r,e),[()=>T(`puzzle-other`,{move:ye(c(t).move),loss:J(c(t).loss)})]),o(e,n)}),v(S),y((e,t,n,r)=>{ee(i,1,te({good:c(q),trouble:!c(q)}),`svelte-y0plf9`),a(u,e),a(p,`${t??``}
              ${n??``}`),a(b,r)},[()=>c(q)?T(`puzzle-right`):T(`puzzle-wrong`,{move:c(B).words,loss:J(c(be)?.loss??0)}),()=>T(`puzzle-answer`,{what:c(P).answer.join(`, `)}),()=>T(`puzzle-worth`,{worth:J(c(G).worth)}),()=>T(`puzzle-others`)]),o(t,r)};h(k,e=>{c(B)&&e(A)}),v(D);var j=x(D,2),M=e=>{var t=fe(),n=s(t),r=f(n,!0),i=x(n,2),u=f(i,!0),d=x(i,2),p=f(d,!0);v(t),y((e,t,n)=>{a(r,e),i.disabled=c(W),a(u,t),a(p,n)},[()=>T(c(V)?`puzzle-before`:`puzzle-after`),()=>T(`puzzle-play`),()=>T(`puzzle-other-day`)]),l(`click`,n,()=>b(V,!c(V))),l(`click`,i,Se),l(`click`,d,()=>{b(O,c(O)+1)}),o(e,t)},N=e=>{var t=me();n(t,21,()=>c(P).moves,e=>e.move,(e,t)=>{var n=pe(),r=s(n),i=f(r,!0);v(n),y(()=>a(i,c(t).words)),l(`click`,r,()=>xe(c(t))),o(e,n)}),v(t),y(e=>d(t,`aria-label`,e),[()=>T(`puzzle-moves`)]),o(e,t)};h(j,e=>{c(B)?e(M):e(N,-1)}),v(m),v(i),y((e,t,n,r,i)=>{d(u,`aria-label`,e),d(m,`aria-label`,t),a(C,n),a(E,`${r??``}
          ${i??``}`)},[()=>T(c(V)?`puzzle-after`:`puzzle-before`),()=>T(`puzzle-title`),()=>T(`puzzle-question`,{name:c(K)[c(G).seat]??``}),()=>T(`puzzle-streak`,{days:c(H)}),()=>T(`puzzle-missed`,{count:c(G).missed.length,of:5})]),o(t,i)},Ae=e=>{var t=ge(),n=s(t),r=f(n,!0);v(t),y(e=>a(r,e),[()=>T(`loading`)]),o(e,t)};h(Oe,e=>{c(P)&&c(G)&&c(F)&&c(I)?e(ke):c(U)||e(Ae,1)}),v(Y),y((e,t,n)=>{d(Z,`href`,re.start),d(Z,`aria-label`,e),a(Q,`${t??``} `),a(Ee,`· ${n??``}`)},[()=>T(`to-start`),()=>T(`puzzle-title`),()=>T(`short-title`,{game:r.game})]),o(t,Y),u()}t([`click`]);export{B as default};