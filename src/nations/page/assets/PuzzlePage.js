import{$ as e,B as t,E as n,I as r,J as i,M as a,P as o,Q as s,U as c,V as l,ct as u,d,et as f,ht as p,it as m,k as h,lt as g,ot as _,pt as v,q as y,rt as b,tt as x,v as ee,y as te}from"./disclose-version.js";import{_ as S,a as C,c as w,i as T,v as E}from"./words.svelte.js";import{F as D,I as O,M as k,N as A,j,k as ne,v as re,x as ie}from"./index.js";import{t as ae}from"./StillTable.js";var M={en:`# The puzzle of the day. English; words.de.ftl has the same keys.

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
`},N=`nations.puzzles`,P=864e5;function F(e){return Math.floor((e.getTime()-e.getTimezoneOffset()*6e4)/P)}function oe(e){return new Date(F(e)*P).toISOString().slice(0,10)}function I(e,t){let n=S(N,{})[e];return n&&t-n.day<=1?n.days:0}function se(e,t,n){let r=S(N,{});if(r[e]?.day===t)return I(e,t);let i=n?I(e,t)+1:0;return E(N,{...r,[e]:{day:t,days:i}}),i}C(M);var ce=r(`<p class="trouble svelte-y0plf9" role="alert"> </p>`),L=r(`<li> </li>`),le=r(`<ul></ul>`),ue=r(`<p><strong> </strong></p> <p> </p> <!> <h3 class="svelte-y0plf9"> </h3> <ul></ul>`,1),de=r(`<div class="do svelte-y0plf9"><button> </button> <button> </button> <button> </button></div>`),fe=r(`<li><button class="svelte-y0plf9"> </button></li>`),pe=r(`<ul class="moves svelte-y0plf9"></ul>`),me=r(`<main class="svelte-y0plf9"><section class="table svelte-y0plf9"><!></section> <section class="ask svelte-y0plf9"><h2 class="svelte-y0plf9"> </h2> <p class="soft svelte-y0plf9"> </p> <div aria-live="polite"><!></div> <!></section></main>`),he=r(`<main class="svelte-y0plf9"><p class="soft svelte-y0plf9" aria-live="polite"> </p></main>`),ge=r(`<div class="puzzle svelte-y0plf9"><header class="svelte-y0plf9"><a class="icon svelte-y0plf9"><!></a> <h1 class="svelte-y0plf9"> <span class="soft svelte-y0plf9"> </span></h1></header> <!> <!></div>`);function R(t,r){g(r,!0);let S=F(new Date),E=m(0),M=m(null),N=m(null),P=m(null),R=m(null),z=m(!1),B=m(0),V=m(``),H=m(!1);i(()=>{document.title=`${w(`puzzle-title`)} – Nations`,U(T(),c(E))});async function U(e,t){try{b(B,I(r.game,S),!0);let n=oe(new Date(Date.now()-t*864e5)),i=await fetch(`/api/games/${encodeURIComponent(r.game)}/puzzle?day=${n}&lang=${e}`),a=await i.json();if(!i.ok)throw Error(a.text??i.statusText);let[o,s]=await Promise.all([ne(r.game),O()]),l=s.find(e=>e.name===r.game)?.sets[0]?.digest??``;if(C(o.words),b(P,await D(r.game,l)),e!==T()||t!==c(E))return;c(M)?.puzzle.id!==a.puzzle.id&&(e=>{var t=p(e,2);b(R,t[0]),b(z,t[1],!0)})([null,!1]),(e=>{var t=p(e,2);b(M,t[0]),b(N,t[1])})([a,o])}catch(e){b(V,e.message||w(`no-server`),!0)}}let W=_(()=>c(M)?.puzzle??null),G=_(()=>Array.from({length:c(W)?.seats??0},(e,t)=>c(N)?.called?.(t,w)??w(`player`,{number:t+1}))),K=_(()=>c(R)&&c(W)?c(R).move===c(W).answer[0]||c(W).also.includes(c(R).move):!1),q=e=>Math.round(100*e),_e=e=>c(M)?.moves.find(t=>t.move===e)?.words??e,ve=_(()=>c(W)?.others.find(e=>e.move===c(R)?.move));function ye(e){b(R,e);let t=e.move===c(W).answer[0]||c(W).also.includes(e.move);c(E)===0&&b(B,se(r.game,S,t),!0)}async function be(){if(c(W)){b(H,!0);try{let e=re.name.trim()||w(`player`,{number:1}),{options:t,position:n,seat:i}=c(W),a=c(G).map((t,n)=>n===i?{who:`me`,name:e}:{who:`bot`,bot:`rules`});j(k.match(await ie(r.game,a,t,{advice:!0,clock:0,position:n})))}catch(e){b(V,e.message||w(`no-server`),!0),b(H,!1)}}}var J=ge(),Y=s(J),X=s(Y),xe=s(X);A(xe,{name:`home`}),v(X);var Z=x(X,2),Q=s(Z),Se=x(Q),Ce=f(Se);v(Z),v(Y);var $=x(Y,2),we=e=>{var t=ce(),n=f(t,!0);y(()=>a(n,c(V))),o(e,t)};h($,e=>{c(V)&&e(we)});var Te=x($,2),Ee=t=>{var r=me(),i=s(r),u=s(i);{let e=_(()=>c(z)?c(M).after:c(M).view),t=_(()=>c(z)?null:c(W).seat);ae(u,{get module(){return c(N)},get view(){return c(e)},get content(){return c(P)},get seat(){return c(W).seat},names:[],get atTurn(){return c(t)}})}v(i);var p=x(i,2),m=s(p),g=f(m,!0),S=x(m,2),C=f(S),T=x(S,2),D=s(T),O=t=>{var r=ue(),i=e(r),l=s(i),u=f(l,!0);v(i);var d=x(i,2),p=f(d),m=x(d,2),g=e=>{var t=le();n(t,20,()=>c(M).why,e=>e,(e,t)=>{var n=L(),r=f(n,!0);y(()=>a(r,t)),o(e,n)}),v(t),o(e,t)};h(m,e=>{c(M).why.length&&e(g)});var _=x(m,2),b=f(_,!0),S=x(_,2);n(S,21,()=>c(W).others.slice(0,4),e=>e.move,(e,t)=>{var n=L(),r=f(n,!0);y(e=>a(r,e),[()=>w(`puzzle-other`,{move:_e(c(t).move),loss:q(c(t).loss)})]),o(e,n)}),v(S),y((e,t,n,r)=>{ee(i,1,te({good:c(K),trouble:!c(K)}),`svelte-y0plf9`),a(u,e),a(p,`${t??``}
              ${n??``}`),a(b,r)},[()=>c(K)?w(`puzzle-right`):w(`puzzle-wrong`,{move:c(R).words,loss:q(c(ve)?.loss??0)}),()=>w(`puzzle-answer`,{what:c(M).answer.join(`, `)}),()=>w(`puzzle-worth`,{worth:q(c(W).worth)}),()=>w(`puzzle-others`)]),o(t,r)};h(D,e=>{c(R)&&e(O)}),v(T);var k=x(T,2),A=e=>{var t=de(),n=s(t),r=f(n,!0),i=x(n,2),u=f(i,!0),d=x(i,2),p=f(d,!0);v(t),y((e,t,n)=>{a(r,e),i.disabled=c(H),a(u,t),a(p,n)},[()=>w(c(z)?`puzzle-before`:`puzzle-after`),()=>w(`puzzle-play`),()=>w(`puzzle-other-day`)]),l(`click`,n,()=>b(z,!c(z))),l(`click`,i,be),l(`click`,d,()=>{b(E,c(E)+1)}),o(e,t)},j=e=>{var t=pe();n(t,21,()=>c(M).moves,e=>e.move,(e,t)=>{var n=fe(),r=s(n),i=f(r,!0);v(n),y(()=>a(i,c(t).words)),l(`click`,r,()=>ye(c(t))),o(e,n)}),v(t),y(e=>d(t,`aria-label`,e),[()=>w(`puzzle-moves`)]),o(e,t)};h(k,e=>{c(R)?e(A):e(j,-1)}),v(p),v(r),y((e,t,n,r,o)=>{d(i,`aria-label`,e),d(p,`aria-label`,t),a(g,n),a(C,`${r??``}
          ${o??``}`)},[()=>w(c(z)?`puzzle-after`:`puzzle-before`),()=>w(`puzzle-title`),()=>w(`puzzle-question`,{name:c(G)[c(W).seat]??``}),()=>w(`puzzle-streak`,{days:c(B)}),()=>w(`puzzle-missed`,{count:c(W).missed.length,of:5})]),o(t,r)},De=e=>{var t=he(),n=s(t),r=f(n,!0);v(t),y(e=>a(r,e),[()=>w(`loading`)]),o(e,t)};h(Te,e=>{c(M)&&c(W)&&c(N)&&c(P)?e(Ee):c(V)||e(De,1)}),v(J),y((e,t,n)=>{d(X,`href`,k.start),d(X,`aria-label`,e),a(Q,`${t??``} `),a(Ce,`· ${n??``}`)},[()=>w(`to-start`),()=>w(`puzzle-title`),()=>w(`short-title`,{game:r.game})]),o(t,J),u()}t([`click`]);export{R as default};