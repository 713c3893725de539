import{$ as e,B as t,D as n,E as r,I as i,J as a,M as o,P as s,Q as c,U as l,V as u,ct as d,d as f,et as p,ht as m,it as h,k as g,lt as _,ot as v,pt as y,q as b,rt as x,tt as S,v as ee,y as te}from"./disclose-version.js";import{a as C,c as w,i as T,u as E,v as D,y as O}from"./words.svelte.js";import{A as k,H as A,I as j,L as M,M as ne,N as re,y as ie}from"./index.js";import{n as ae,t as oe}from"./StillTable.js";var N={en:`# The puzzle of the day. English; words.de.ftl has the same keys.

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
`},P=`nations.puzzles`,F=864e5;function I(e){return Math.floor((e.getTime()-e.getTimezoneOffset()*6e4)/F)}function L(e){return new Date(I(e)*F).toISOString().slice(0,10)}function R(e,t){let n=D(P,{})[e];return n&&t-n.day<=1?n.days:0}function se(e,t,n){let r=D(P,{});if(r[e]?.day===t)return R(e,t);let i=n?R(e,t)+1:0;return O(P,{...r,[e]:{day:t,days:i}}),i}C(N);var ce=i(`<p class="trouble svelte-y0plf9" role="alert"> </p>`),z=i(`<li> </li>`),le=i(`<ul></ul>`),ue=i(`<p><strong> </strong></p> <p> </p> <!> <h3 class="svelte-y0plf9"> </h3> <ul></ul>`,1),de=i(`<div class="do svelte-y0plf9"><button> </button> <button> </button> <button> </button></div>`),B=i(`<li><button class="svelte-y0plf9"> </button></li>`),V=i(`<ul class="moves svelte-y0plf9"></ul>`),fe=i(`<main class="svelte-y0plf9"><section class="table svelte-y0plf9"><!></section> <section class="ask svelte-y0plf9"><h2 class="svelte-y0plf9"> </h2> <p class="soft svelte-y0plf9"> </p> <div aria-live="polite"><!></div> <!></section></main>`),pe=i(`<main class="svelte-y0plf9"><p class="soft svelte-y0plf9" aria-live="polite"> </p></main>`),me=i(`<div class="puzzle svelte-y0plf9"><!> <!> <!></div>`);function H(t,i){_(i,!0);let D=I(new Date),O=h(0),N=h(null),P=h(null),F=h(null),H=h(null),U=h(!1),W=h(0),G=h(``),K=h(!1);a(()=>{document.title=`${w(`puzzle-title`)} – Nations`,he(T(),l(O))});async function he(e,t){try{x(W,R(i.game,D),!0);let n=L(new Date(Date.now()-t*864e5)),r=await A(i.game,n),[a,o]=await Promise.all([k(i.game),M()]),s=o.find(e=>e.name===i.game)?.sets[0]?.digest??``;if(C(a.words),x(F,await j(i.game,s)),e!==T()||t!==l(O))return;l(N)?.puzzle.id!==r.puzzle.id&&(e=>{var t=m(e,2);x(H,t[0]),x(U,t[1],!0)})([null,!1]),(e=>{var t=m(e,2);x(N,t[0]),x(P,t[1])})([r,a])}catch(e){x(G,E(e),!0)}}let q=v(()=>l(N)?.puzzle??null),J=v(()=>Array.from({length:l(q)?.seats??0},(e,t)=>l(P)?.called?.(t,w)??w(`player`,{number:t+1}))),Y=v(()=>l(H)&&l(q)?l(H).move===l(q).answer[0]||l(q).also.includes(l(H).move):!1),X=e=>Math.round(100*e),ge=e=>l(N)?.moves.find(t=>t.move===e)?.words??e,_e=v(()=>l(q)?.others.find(e=>e.move===l(H)?.move));function ve(e){x(H,e);let t=e.move===l(q).answer[0]||l(q).also.includes(e.move);l(O)===0&&x(W,se(i.game,D,t),!0)}async function ye(){if(l(q)){x(K,!0);try{let{options:e,position:t,seat:n}=l(q);ne(re.match(await ie({game:i.game,seats:l(J).length,seat:n,position:t,options:e})))}catch(e){x(G,E(e),!0),x(K,!1)}}}var Z=me(),Q=c(Z);{let e=v(()=>w(`puzzle-title`)),t=v(()=>w(`short-title`,{game:i.game}));ae(Q,{get title(){return l(e)},get about(){return l(t)}})}var $=S(Q,2),be=e=>{var t=ce(),n=p(t,!0);b(()=>o(n,l(G))),s(e,t)};g($,e=>{l(G)&&e(be)});var xe=S($,2),Se=t=>{var i=fe(),a=c(i),d=c(a);{let e=v(()=>l(U)?l(N).after:l(N).view),t=v(()=>l(U)?null:l(q).seat);oe(d,{get module(){return l(P)},get view(){return l(e)},get content(){return l(F)},get seat(){return l(q).seat},names:[],get atTurn(){return l(t)}})}y(a);var m=S(a,2),h=c(m),_=p(h,!0),C=S(h,2),T=p(C),E=S(C,2),D=c(E),k=t=>{var i=ue(),a=e(i),u=c(a),d=p(u,!0);y(a);var f=S(a,2),m=p(f),h=S(f,2),_=e=>{var t=le();r(t,21,()=>l(N).why,n,(e,t)=>{var n=z(),r=p(n,!0);b(()=>o(r,l(t))),s(e,n)}),y(t),s(e,t)};g(h,e=>{l(N).why.length&&e(_)});var v=S(h,2),x=p(v,!0),C=S(v,2);r(C,21,()=>l(q).others.slice(0,4),e=>e.move,(e,t)=>{var n=z(),r=p(n,!0);b(e=>o(r,e),[()=>w(`puzzle-other`,{move:ge(l(t).move),loss:X(l(t).loss)})]),s(e,n)}),y(C),b((e,t,n,r)=>{ee(a,1,te({good:l(Y),trouble:!l(Y)}),`svelte-y0plf9`),o(d,e),o(m,`${t??``}
              ${n??``}`),o(x,r)},[()=>l(Y)?w(`puzzle-right`):w(`puzzle-wrong`,{move:l(H).words,loss:X(l(_e)?.loss??0)}),()=>w(`puzzle-answer`,{what:l(N).answer.join(`, `)}),()=>w(`puzzle-worth`,{worth:X(l(q).worth)}),()=>w(`puzzle-others`)]),s(t,i)};g(D,e=>{l(H)&&e(k)}),y(E);var A=S(E,2),j=e=>{var t=de(),n=c(t),r=p(n,!0),i=S(n,2),a=p(i,!0),d=S(i,2),f=p(d,!0);y(t),b((e,t,n)=>{o(r,e),i.disabled=l(K),o(a,t),o(f,n)},[()=>w(l(U)?`puzzle-before`:`puzzle-after`),()=>w(`puzzle-play`),()=>w(`puzzle-other-day`)]),u(`click`,n,()=>x(U,!l(U))),u(`click`,i,ye),u(`click`,d,()=>{x(O,l(O)+1)}),s(e,t)},M=e=>{var t=V();r(t,21,()=>l(N).moves,e=>e.move,(e,t)=>{var n=B(),r=c(n),i=p(r,!0);y(n),b(()=>o(i,l(t).words)),u(`click`,r,()=>ve(l(t))),s(e,n)}),y(t),b(e=>f(t,`aria-label`,e),[()=>w(`puzzle-moves`)]),s(e,t)};g(A,e=>{l(H)?e(j):e(M,-1)}),y(m),y(i),b((e,t,n,r,i)=>{f(a,`aria-label`,e),f(m,`aria-label`,t),o(_,n),o(T,`${r??``}
          ${i??``}`)},[()=>w(l(U)?`puzzle-after`:`puzzle-before`),()=>w(`puzzle-title`),()=>w(`puzzle-question`,{name:l(J)[l(q).seat]??``}),()=>w(`puzzle-streak`,{days:l(W)}),()=>w(`puzzle-missed`,{count:l(q).missed.length,of:5})]),s(t,i)},Ce=e=>{var t=pe(),n=c(t),r=p(n,!0);y(t),b(e=>o(r,e),[()=>w(`loading`)]),s(e,t)};g(xe,e=>{l(N)&&l(q)&&l(P)&&l(F)?e(Se):l(G)||e(Ce,1)}),y(Z),s(t,Z),d()}t([`click`]);export{H as default};