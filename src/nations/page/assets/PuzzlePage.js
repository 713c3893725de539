import{$ as e,B as t,E as n,I as r,J as i,M as a,P as o,Q as s,U as c,V as l,ct as u,d,et as f,ht as p,it as m,k as h,lt as g,ot as _,pt as v,q as y,rt as b,tt as x,v as ee,y as te}from"./disclose-version.js";import{a as S,c as C,i as w,u as T,v as E,y as D}from"./words.svelte.js";import{A as O,H as k,I as A,L as j,M as ne,N as re,y as ie}from"./index.js";import{n as ae,t as oe}from"./StillTable.js";var M={en:`# The puzzle of the day. English; words.de.ftl has the same keys.

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
`},N=`nations.puzzles`,P=864e5;function F(e){return Math.floor((e.getTime()-e.getTimezoneOffset()*6e4)/P)}function I(e){return new Date(F(e)*P).toISOString().slice(0,10)}function L(e,t){let n=E(N,{})[e];return n&&t-n.day<=1?n.days:0}function se(e,t,n){let r=E(N,{});if(r[e]?.day===t)return L(e,t);let i=n?L(e,t)+1:0;return D(N,{...r,[e]:{day:t,days:i}}),i}S(M);var ce=r(`<p class="trouble svelte-y0plf9" role="alert"> </p>`),R=r(`<li> </li>`),le=r(`<ul></ul>`),ue=r(`<p><strong> </strong></p> <p> </p> <!> <h3 class="svelte-y0plf9"> </h3> <ul></ul>`,1),de=r(`<div class="do svelte-y0plf9"><button> </button> <button> </button> <button> </button></div>`),z=r(`<li><button class="svelte-y0plf9"> </button></li>`),B=r(`<ul class="moves svelte-y0plf9"></ul>`),V=r(`<main class="svelte-y0plf9"><section class="table svelte-y0plf9"><!></section> <section class="ask svelte-y0plf9"><h2 class="svelte-y0plf9"> </h2> <p class="soft svelte-y0plf9"> </p> <div aria-live="polite"><!></div> <!></section></main>`),fe=r(`<main class="svelte-y0plf9"><p class="soft svelte-y0plf9" aria-live="polite"> </p></main>`),pe=r(`<div class="puzzle svelte-y0plf9"><!> <!> <!></div>`);function H(t,r){g(r,!0);let E=F(new Date),D=m(0),M=m(null),N=m(null),P=m(null),H=m(null),U=m(!1),W=m(0),G=m(``),K=m(!1);i(()=>{document.title=`${C(`puzzle-title`)} – Nations`,me(w(),c(D))});async function me(e,t){try{b(W,L(r.game,E),!0);let n=I(new Date(Date.now()-t*864e5)),i=await k(r.game,n),[a,o]=await Promise.all([O(r.game),j()]),s=o.find(e=>e.name===r.game)?.sets[0]?.digest??``;if(S(a.words),b(P,await A(r.game,s)),e!==w()||t!==c(D))return;c(M)?.puzzle.id!==i.puzzle.id&&(e=>{var t=p(e,2);b(H,t[0]),b(U,t[1],!0)})([null,!1]),(e=>{var t=p(e,2);b(M,t[0]),b(N,t[1])})([i,a])}catch(e){b(G,T(e),!0)}}let q=_(()=>c(M)?.puzzle??null),J=_(()=>Array.from({length:c(q)?.seats??0},(e,t)=>c(N)?.called?.(t,C)??C(`player`,{number:t+1}))),Y=_(()=>c(H)&&c(q)?c(H).move===c(q).answer[0]||c(q).also.includes(c(H).move):!1),X=e=>Math.round(100*e),he=e=>c(M)?.moves.find(t=>t.move===e)?.words??e,ge=_(()=>c(q)?.others.find(e=>e.move===c(H)?.move));function _e(e){b(H,e);let t=e.move===c(q).answer[0]||c(q).also.includes(e.move);c(D)===0&&b(W,se(r.game,E,t),!0)}async function ve(){if(c(q)){b(K,!0);try{let{options:e,position:t,seat:n}=c(q);ne(re.match(await ie({game:r.game,seats:c(J).length,seat:n,position:t,options:e})))}catch(e){b(G,T(e),!0),b(K,!1)}}}var Z=pe(),Q=s(Z);{let e=_(()=>C(`puzzle-title`)),t=_(()=>C(`short-title`,{game:r.game}));ae(Q,{get title(){return c(e)},get about(){return c(t)}})}var $=x(Q,2),ye=e=>{var t=ce(),n=f(t,!0);y(()=>a(n,c(G))),o(e,t)};h($,e=>{c(G)&&e(ye)});var be=x($,2),xe=t=>{var r=V(),i=s(r),u=s(i);{let e=_(()=>c(U)?c(M).after:c(M).view),t=_(()=>c(U)?null:c(q).seat);oe(u,{get module(){return c(N)},get view(){return c(e)},get content(){return c(P)},get seat(){return c(q).seat},names:[],get atTurn(){return c(t)}})}v(i);var p=x(i,2),m=s(p),g=f(m,!0),S=x(m,2),w=f(S),T=x(S,2),E=s(T),O=t=>{var r=ue(),i=e(r),l=s(i),u=f(l,!0);v(i);var d=x(i,2),p=f(d),m=x(d,2),g=e=>{var t=le();n(t,20,()=>c(M).why,e=>e,(e,t)=>{var n=R(),r=f(n,!0);y(()=>a(r,t)),o(e,n)}),v(t),o(e,t)};h(m,e=>{c(M).why.length&&e(g)});var _=x(m,2),b=f(_,!0),S=x(_,2);n(S,21,()=>c(q).others.slice(0,4),e=>e.move,(e,t)=>{var n=R(),r=f(n,!0);y(e=>a(r,e),[()=>C(`puzzle-other`,{move:he(c(t).move),loss:X(c(t).loss)})]),o(e,n)}),v(S),y((e,t,n,r)=>{ee(i,1,te({good:c(Y),trouble:!c(Y)}),`svelte-y0plf9`),a(u,e),a(p,`${t??``}
              ${n??``}`),a(b,r)},[()=>c(Y)?C(`puzzle-right`):C(`puzzle-wrong`,{move:c(H).words,loss:X(c(ge)?.loss??0)}),()=>C(`puzzle-answer`,{what:c(M).answer.join(`, `)}),()=>C(`puzzle-worth`,{worth:X(c(q).worth)}),()=>C(`puzzle-others`)]),o(t,r)};h(E,e=>{c(H)&&e(O)}),v(T);var k=x(T,2),A=e=>{var t=de(),n=s(t),r=f(n,!0),i=x(n,2),u=f(i,!0),d=x(i,2),p=f(d,!0);v(t),y((e,t,n)=>{a(r,e),i.disabled=c(K),a(u,t),a(p,n)},[()=>C(c(U)?`puzzle-before`:`puzzle-after`),()=>C(`puzzle-play`),()=>C(`puzzle-other-day`)]),l(`click`,n,()=>b(U,!c(U))),l(`click`,i,ve),l(`click`,d,()=>{b(D,c(D)+1)}),o(e,t)},j=e=>{var t=B();n(t,21,()=>c(M).moves,e=>e.move,(e,t)=>{var n=z(),r=s(n),i=f(r,!0);v(n),y(()=>a(i,c(t).words)),l(`click`,r,()=>_e(c(t))),o(e,n)}),v(t),y(e=>d(t,`aria-label`,e),[()=>C(`puzzle-moves`)]),o(e,t)};h(k,e=>{c(H)?e(A):e(j,-1)}),v(p),v(r),y((e,t,n,r,o)=>{d(i,`aria-label`,e),d(p,`aria-label`,t),a(g,n),a(w,`${r??``}
          ${o??``}`)},[()=>C(c(U)?`puzzle-after`:`puzzle-before`),()=>C(`puzzle-title`),()=>C(`puzzle-question`,{name:c(J)[c(q).seat]??``}),()=>C(`puzzle-streak`,{days:c(W)}),()=>C(`puzzle-missed`,{count:c(q).missed.length,of:5})]),o(t,r)},Se=e=>{var t=fe(),n=s(t),r=f(n,!0);v(t),y(e=>a(r,e),[()=>C(`loading`)]),o(e,t)};h(be,e=>{c(M)&&c(q)&&c(N)&&c(P)?e(xe):c(G)||e(Se,1)}),v(Z),o(t,Z),u()}t([`click`]);export{H as default};