import{$ as e,B as t,E as n,I as r,J as i,M as a,P as o,Q as s,U as c,V as l,ct as u,d,et as f,ht as p,it as m,k as h,lt as g,ot as _,pt as v,q as y,rt as b,tt as x,v as ee,w as S,y as te}from"./disclose-version.js";import{_ as C,a as w,c as T,i as E,m as D,v as O}from"./words.svelte.js";import{F as k,L as A,N as ne,P as j,R as M,T as re,V as ie,j as ae,v as oe,w as se}from"./index.js";var N={en:`# The puzzle of the day. English; words.de.ftl has the same keys.

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
`},P=`nations.puzzles`,F=864e5;function I(e){return Math.floor((e.getTime()-e.getTimezoneOffset()*6e4)/F)}function ce(e){return new Date(I(e)*F).toISOString().slice(0,10)}function L(e,t){let n=C(P,{})[e];return n&&t-n.day<=1?n.days:0}function le(e,t,n){let r=C(P,{});if(r[e]?.day===t)return L(e,t);let i=n?L(e,t)+1:0;return O(P,{...r,[e]:{day:t,days:i}}),i}w(N);var ue=r(`<p class="trouble svelte-y0plf9" role="alert"> </p>`),R=r(`<li> </li>`),de=r(`<ul></ul>`),fe=r(`<p><strong> </strong></p> <p> </p> <!> <h3 class="svelte-y0plf9"> </h3> <ul></ul>`,1),pe=r(`<div class="do svelte-y0plf9"><button> </button> <button> </button> <button> </button></div>`),me=r(`<li><button class="svelte-y0plf9"> </button></li>`),he=r(`<ul class="moves svelte-y0plf9"></ul>`),ge=r(`<main class="svelte-y0plf9"><section class="table svelte-y0plf9"><!></section> <section class="ask svelte-y0plf9"><h2 class="svelte-y0plf9"> </h2> <p class="soft svelte-y0plf9"> </p> <div aria-live="polite"><!></div> <!></section></main>`),_e=r(`<main class="svelte-y0plf9"><p class="soft svelte-y0plf9" aria-live="polite"> </p></main>`),ve=r(`<div class="puzzle svelte-y0plf9"><header class="svelte-y0plf9"><a class="icon svelte-y0plf9"><!></a> <h1 class="svelte-y0plf9"> <span class="soft svelte-y0plf9"> </span></h1></header> <!> <!></div>`);function z(t,r){g(r,!0);let C=I(new Date),O=m(0),N=m(null),P=m(null),F=m(null),z=m(null),B=m(!1),V=m(0),H=m(``),U=m(!1);i(()=>{document.title=`${T(`puzzle-title`)} – Nations`,ye(E(),c(O))});async function ye(e,t){try{b(V,L(r.game,C),!0);let n=ce(new Date(Date.now()-t*864e5)),i=await fetch(`/api/games/${encodeURIComponent(r.game)}/puzzle?day=${n}&lang=${e}`),a=await i.json();if(!i.ok)throw Error(a.text??i.statusText);let[o,s]=await Promise.all([ae(r.game),M()]),l=s.find(e=>e.name===r.game)?.sets[0]?.digest??``;if(w(o.words),b(F,await A(r.game,l)),e!==E()||t!==c(O))return;c(N)?.puzzle.id!==a.puzzle.id&&(e=>{var t=p(e,2);b(z,t[0]),b(B,t[1],!0)})([null,!1]),(e=>{var t=p(e,2);b(N,t[0]),b(P,t[1])})([a,o])}catch(e){b(H,e.message||T(`no-server`),!0)}}let W=_(()=>c(N)?.puzzle??null),G=_(()=>Array.from({length:c(W)?.seats??0},(e,t)=>c(P)?.called?.(t,T)??T(`player`,{number:t+1}))),K=_(()=>c(z)&&c(W)?c(z).move===c(W).answer[0]||c(W).also.includes(c(z).move):!1),q=e=>Math.round(100*e),be=e=>c(N)?.moves.find(t=>t.move===e)?.words??e,xe=_(()=>c(W)?.others.find(e=>e.move===c(z)?.move));function Se(e){b(z,e);let t=e.move===c(W).answer[0]||c(W).also.includes(e.move);c(O)===0&&b(V,le(r.game,C,t),!0)}async function Ce(){if(c(W)){b(U,!0);try{let e=oe.name.trim()||T(`player`,{number:1}),{share:t,commit:n}=re(),i=se(),a=c(G).map((t,r)=>r===c(W).seat?{type:`Person`,name:e,key:i,commit:n}:{type:`Bot`,name:`rules`}),o=await ie({game:r.game,seats:a,options:c(W).options,position:c(W).position,host_key:i});D({match:o.match,game:r.game,host:i,places:[{seat:c(W).seat,key:i,share:t,name:e}],claims:o.claims,at:Date.now()}),ne(j.match(o.match))}catch(e){b(H,e.message||T(`no-server`),!0),b(U,!1)}}}var J=ve(),Y=s(J),X=s(Y),we=s(X);k(we,{name:`home`}),v(X);var Z=x(X,2),Q=s(Z),Te=x(Q),Ee=f(Te);v(Z),v(Y);var $=x(Y,2),De=e=>{var t=ue(),n=f(t,!0);y(()=>a(n,c(H))),o(e,t)};h($,e=>{c(H)&&e(De)});var Oe=x($,2),ke=t=>{let r=_(()=>c(P).table);var i=ge(),u=s(i),p=s(u);{let e=_(()=>c(B)?c(N).after:c(N).view),t=_(()=>c(B)?null:c(W).seat);S(p,()=>c(r),(n,r)=>{r(n,{get view(){return c(e)},get content(){return c(F)},get seat(){return c(W).seat},get names(){return c(G)},get atTurn(){return c(t)},offers:[],beside:[],picked:null,pick:()=>{},choice:null,toggle:()=>{},objections:[],explain:()=>{},news:[],still:!0,get say(){return T}})})}v(u);var m=x(u,2),g=s(m),C=f(g,!0),w=x(g,2),E=f(w),D=x(w,2),k=s(D),A=t=>{var r=fe(),i=e(r),l=s(i),u=f(l,!0);v(i);var d=x(i,2),p=f(d),m=x(d,2),g=e=>{var t=de();n(t,20,()=>c(N).why,e=>e,(e,t)=>{var n=R(),r=f(n,!0);y(()=>a(r,t)),o(e,n)}),v(t),o(e,t)};h(m,e=>{c(N).why.length&&e(g)});var _=x(m,2),b=f(_,!0),S=x(_,2);n(S,21,()=>c(W).others.slice(0,4),e=>e.move,(e,t)=>{var n=R(),r=f(n,!0);y(e=>a(r,e),[()=>T(`puzzle-other`,{move:be(c(t).move),loss:q(c(t).loss)})]),o(e,n)}),v(S),y((e,t,n,r)=>{ee(i,1,te({good:c(K),trouble:!c(K)}),`svelte-y0plf9`),a(u,e),a(p,`${t??``}
              ${n??``}`),a(b,r)},[()=>c(K)?T(`puzzle-right`):T(`puzzle-wrong`,{move:c(z).words,loss:q(c(xe)?.loss??0)}),()=>T(`puzzle-answer`,{what:c(N).answer.join(`, `)}),()=>T(`puzzle-worth`,{worth:q(c(W).worth)}),()=>T(`puzzle-others`)]),o(t,r)};h(k,e=>{c(z)&&e(A)}),v(D);var ne=x(D,2),j=e=>{var t=pe(),n=s(t),r=f(n,!0),i=x(n,2),u=f(i,!0),d=x(i,2),p=f(d,!0);v(t),y((e,t,n)=>{a(r,e),i.disabled=c(U),a(u,t),a(p,n)},[()=>T(c(B)?`puzzle-before`:`puzzle-after`),()=>T(`puzzle-play`),()=>T(`puzzle-other-day`)]),l(`click`,n,()=>b(B,!c(B))),l(`click`,i,Ce),l(`click`,d,()=>{b(O,c(O)+1)}),o(e,t)},M=e=>{var t=he();n(t,21,()=>c(N).moves,e=>e.move,(e,t)=>{var n=me(),r=s(n),i=f(r,!0);v(n),y(()=>a(i,c(t).words)),l(`click`,r,()=>Se(c(t))),o(e,n)}),v(t),y(e=>d(t,`aria-label`,e),[()=>T(`puzzle-moves`)]),o(e,t)};h(ne,e=>{c(z)?e(j):e(M,-1)}),v(m),v(i),y((e,t,n,r,i)=>{d(u,`aria-label`,e),d(m,`aria-label`,t),a(C,n),a(E,`${r??``}
          ${i??``}`)},[()=>T(c(B)?`puzzle-after`:`puzzle-before`),()=>T(`puzzle-title`),()=>T(`puzzle-question`,{name:c(G)[c(W).seat]??``}),()=>T(`puzzle-streak`,{days:c(V)}),()=>T(`puzzle-missed`,{count:c(W).missed.length,of:5})]),o(t,i)},Ae=e=>{var t=_e(),n=s(t),r=f(n,!0);v(t),y(e=>a(r,e),[()=>T(`loading`)]),o(e,t)};h(Oe,e=>{c(N)&&c(W)&&c(P)&&c(F)?e(ke):c(H)||e(Ae,1)}),v(J),y((e,t,n)=>{d(X,`href`,j.start),d(X,`aria-label`,e),a(Q,`${t??``} `),a(Ee,`· ${n??``}`)},[()=>T(`to-start`),()=>T(`puzzle-title`),()=>T(`short-title`,{game:r.game})]),o(t,J),u()}t([`click`]);export{z as default};