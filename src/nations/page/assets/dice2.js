import{$ as e,A as t,B as n,D as r,E as i,G as a,K as o,L as s,M as c,N as l,P as u,Q as d,R as f,T as p,U as m,V as h,X as g,Z as _,_ as v,at as y,ct as b,g as x,i as S,it as C,l as w,n as T,nt as E,q as D,r as O,rt as k,t as A,tt as j,w as M,y as N,z as P}from"./disclose-version.js";import{a as F}from"./words.svelte.js";import{c as I,d as L,f as R,u as z}from"./index.js";import{a as B,n as V,r as H,t as U}from"./Face.js";import{i as W,n as G,r as K,t as q}from"./dice.js";import{a as ee,c as J,i as Y,n as X,o as te,r as Z,s as Q,t as ne}from"./round.js";import{i as re,n as ie,r as ae,t as $}from"./odds.svelte.js";import{t as oe}from"./Chance.js";function se({lead:e},t){return e?e.move.type:{paying:`Pay`,picking:`Reroll`,returning:`Return`}[t.phase]??`Study`}function ce(e,t,n){let r=se(e,t);if(r===`Feed`)return{tile:``,resource:`food`};if(r===`Build`)return{tile:Q(n,t.nations[t.at_turn??0]?.wonder??``)?.name??``,resource:`stone`};if(r!==`Buy`)return{tile:``,resource:t.payment?.resource??`gold`};let i=Q(n,t.board[String(e.lead?.move.space)]??``);return{tile:i?.name??``,resource:i?n.layout.paid_with[i.kind]:`gold`}}var le=(e,t,n)=>ce(e,t,n).resource;function ue(e,{view:t,content:n,say:r}){let{selection:i,picked:a}=e,o=i.whole??1,s=z(i,a),c=se(e,t),l={...ce(e,t,n),count:c===`Study`?s:a.length,have:Math.floor(s/o),need:Math.ceil(i.least/o),half:s%o?`yes`:`no`,lost:Math.max(0,Math.floor((s-i.least)/o))},u=a.filter(e=>i.items.some(t=>t.name===L(e)&&t.worth<o)).length;return{words:r(`dice-account-${c}`,{...l,traded:u}),act:r(`dice-act-${c}`,l)}}function de(e){return e.flatMap(e=>e.events)}function fe(e,t){let n={};for(let r of de(e)){if(r.type!==`DieRolled`||r.seat!==t)continue;let e=String(r.die);n[e]=(n[e]??0)+1}return n}function pe(e){return de(e).flatMap(e=>e.type===`TileTaken`?[{tile:String(e.tile),seat:Number(e.seat)}]:e.type===`TileRemoved`?[{tile:String(e.tile),seat:null}]:[])}var me={DieRolled:800,TileTaken:650,TileRemoved:500,WonderBuilt:600,RoundStarted:1100,EventDrawn:900,Passed:450};function he(e){return Math.max(0,...de(e).map(e=>me[e.type]??260))}function ge(e,t){let n=t.flatMap(t=>{let n=[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`);return n?[{flight:t,from:n.getBoundingClientRect(),ghost:n.cloneNode(!0)}]:[]});return()=>n.forEach(({flight:t,from:n,ghost:r})=>_e(e,t,n,r))}function _e(e,t,n,r){let i=ve(e,t),a=i?.getBoundingClientRect();r.removeAttribute(`data-fly`),r.setAttribute(`aria-hidden`,`true`),r.tabIndex=-1,Object.assign(r.style,{position:`fixed`,left:`${n.left}px`,top:`${n.top}px`,width:`${n.width}px`,height:`${n.height}px`,zIndex:`50`,pointerEvents:`none`,transformOrigin:`0 0`}),e.append(r);let o=[{transform:`none`,opacity:1,offset:0},{transform:`translateY(-10px) scale(1.06)`,opacity:1,offset:.18},{transform:a?`translate(${a.left-n.left}px, ${a.top-n.top}px) scale(${a.width/n.width}, ${a.height/n.height})`:`translateY(-40px) scale(.6) rotate(8deg)`,opacity:a&&i?.dataset.fly?1:.1,offset:1}],s=r.animate(o,{duration:560,easing:`cubic-bezier(.4,0,.2,1)`});s.onfinish=s.oncancel=()=>r.remove()}function ve(e,t){return t.seat===null?null:[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`&&e.offsetParent!==null)??e.querySelector(`[data-seat="${t.seat}"]`)}var ye=[`#a3243b`,`#2e7d46`,`#7d4bb0`,`#c99a12`],be=[`M8 21C3 17 3 9 7 3M16 21c5-4 5-12 1-18M5 8l-3-1M4.5 12H1.5M6 16l-3 1.5M19 8l3-1M19.5 12h3M18 16l3 1.5M9 21h6`,`M9 3h6M10 3v3c-5 3-5 9 0 13h4c5-4 5-10 0-13V3M8 21h8M7 8C4 7 4 4 8 4M17 8c3-1 3-4-1-4M7.5 12h9`,`M12 8a4 4 0 1 0 .1 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M4.6 19.4l2-2`,`M1.5 20L9 7l7.5 13zM13 14l3-5 6.5 11h-6M9 7l2.5 13`];function xe(e,t){switch(e.move.type){case`PayChit`:return t.payment?.resource??null;case`UseChit`:return`book`;case`ReturnChit`:case`Reroll`:return`reroll`;default:return null}}function Se(e,t){return e.move.type===`ReturnUsed`?`used`:typeof e.move.die==`string`?e.move.die:e.move.type===`Reroll`?null:xe(e,t)}var Ce=class{offers;view;constructor(e,t){this.offers=e,this.view=t}get any(){return this.offers.length>0}space(e){return this.find(t=>t.move.space===e)}die(e){return this.find(t=>t.move.die===e)}chit(e){return this.find(t=>xe(t,this.view)===e)}development(e){return this.find(t=>t.move.type===`Replace`&&t.move.tile===e)}move(e){return this.find(t=>t.move.type===e)}find(e){return this.offers.find(e)??null}},we=[`Roll`,`Feed`,`Starve`,`Done`,`Build`,`Reroll`,`ReturnUsed`,`Pass`],Te=u(`<button><!></button>`),Ee=u(`<span class="called svelte-lh07yf" aria-hidden="true"> </span>`),De=u(`<button><span class="mini svelte-lh07yf"><!></span> <!></button>`),Oe=u(`<button class="svelte-lh07yf"><!></button>`),ke=u(`<span class="empty svelte-lh07yf"> </span>`),Ae=u(`<section><div class="row five svelte-lh07yf"></div> <div class="row two svelte-lh07yf"><!> <!> <div class="beside svelte-lh07yf"></div></div></section>`);function je(n,i){y(i,!0);let o=A(i,`dense`,3,!1),s=k(()=>[...i.nation.colonies,...i.nation.wonders].flatMap(e=>Q(i.content,e)??[])),u=k(()=>i.nation.advisor?Q(i.content,i.nation.advisor):null),f=k(()=>i.nation.wonder?Q(i.content,i.nation.wonder):null),p=k(()=>i.pointer.move(`Build`)),m=e=>`${e.name}: ${te(e,i.say)}`;var S=Ae(),T=g(S);M(T,23,()=>i.nation.developments,(e,t)=>`${e}.${t}`,(n,s,u)=>{let f=k(()=>Q(i.content,h(s))),p=k(()=>i.pointer.development(h(s)));var y=l(),S=_(y),C=e=>{var t=Te(),n=g(t);{let e=k(()=>o()?`tiny`:`board`);Z(n,{get tile(){return h(f)},get size(){return h(e)}})}b(t),a(e=>{x(t,1,v({offered:h(p),picked:h(p)&&i.picked?.text===h(p).text}),`svelte-lh07yf`),w(t,`data-fly`,`tile:${h(s)}`),w(t,`aria-label`,e)},[()=>h(p)?.words??m(h(f))]),P(`click`,t,()=>h(p)?i.point(h(p)):i.show(h(f))),c(e,t)},T=n=>{var s=De(),l=g(s),f=g(l);U(f,{colour:`white`}),b(l);var m=e(l,2),_=e=>{var n=Ee(),r=d(n,!0);a(e=>t(r,e),[()=>i.say(`dice-printed-${h(u)}`)]),c(e,n)};r(m,e=>{o()||e(_)}),b(s),a(e=>{x(s,1,v([`printed`,{offered:h(p),picked:h(p)&&i.picked?.text===h(p).text}]),`svelte-lh07yf`),s.disabled=!h(p),w(s,`aria-label`,e)},[()=>h(p)?.words??i.say(`dice-printed-about`,{name:i.say(`dice-printed-${h(u)}`)})]),P(`click`,s,()=>h(p)&&i.point(h(p))),c(n,s)};r(S,e=>{h(f)?e(C):e(T,-1)}),c(n,y)}),b(T);var E=e(T,2),D=g(E),O=e=>{var t=Oe(),n=g(t);{let e=k(()=>o()?`tiny`:`board`);Z(n,{get tile(){return h(u)},get size(){return h(e)}})}b(t),a(e=>{w(t,`data-fly`,`tile:${h(u).id}`),w(t,`aria-label`,e)},[()=>m(h(u))]),P(`click`,t,()=>i.show(h(u))),c(e,t)},j=e=>{var n=ke(),r=d(n,!0);a(e=>t(r,e),[()=>o()?`–`:i.say(`dice-no-advisor`)]),c(e,n)};r(D,e=>{h(u)?e(O):e(j,-1)});var F=e(D,2),L=e=>{var t=Te(),n=g(t);{let e=k(()=>o()?`tiny`:`board`);Z(n,{get tile(){return h(f)},get size(){return h(e)}})}b(t),a(e=>{x(t,1,v([`site`,{offered:h(p),picked:h(p)&&i.picked?.text===h(p).text}]),`svelte-lh07yf`),w(t,`data-fly`,`tile:${h(f).id}`),w(t,`aria-label`,e)},[()=>h(p)?.words??`${i.say(`dice-site`)}: ${m(h(f))}`]),P(`click`,t,()=>h(p)?i.point(h(p)):i.show(h(f))),c(e,t)},R=e=>{var n=ke(),r=d(n,!0);a(e=>t(r,e),[()=>o()?`–`:i.say(`dice-no-wonder`)]),c(e,n)};r(F,e=>{h(f)?e(L):e(R,-1)});var z=e(F,2);M(z,21,()=>h(s),e=>e.id,(e,t)=>{var n=Oe(),r=g(n);{let e=k(()=>o()?`tiny`:`small`);Z(r,{get tile(){return h(t)},get size(){return h(e)},building:!1})}b(n),a(e=>{w(n,`data-fly`,`tile:${h(t).id}`),w(n,`title`,h(t).name),w(n,`aria-label`,e)},[()=>m(h(t))]),P(`click`,n,()=>i.show(h(t))),c(e,n)},e=>{var n=ke(),r=d(n,!0);a(e=>t(r,e),[()=>o()?`–`:i.say(`dice-nothing-beside`)]),c(e,n)}),b(z),b(E),b(S),N(S,e=>I?.(e)),a(()=>{x(S,1,v([`board`,{dense:o()}]),`svelte-lh07yf`),w(S,`aria-label`,i.label)}),c(n,S),C()}f([`click`]);var Me=u(`<span class="hope svelte-1l9t3t7" aria-hidden="true"><!> </span>`),Ne=u(`<button><!> <!></button>`),Pe=u(`<span class="gap svelte-1l9t3t7" aria-hidden="true"></span>`),Fe=u(`<span class="number svelte-1l9t3t7" aria-hidden="true"> </span> <!>`,1),Ie=u(`<span class="number column svelte-1l9t3t7" aria-hidden="true"> </span>`),Le=u(`<section><!> <span class="number svelte-1l9t3t7" aria-hidden="true"></span> <!></section>`);function Re(i,o){y(o,!0);let s=k(()=>o.content.layout.columns[String(o.view.nations.length)]??3),u=k(()=>o.content.layout.prices.toReversed().map((e,t)=>{let n=o.content.layout.prices.length-t;return{row:n,spaces:Array.from({length:h(s)},(t,r)=>{let i=`${`abcd`[r]}${n}`,a=o.view.board[i];return{space:i,price:e,tile:a?Q(o.content,a):null}})}}));function f(e){let t=ie(e);return t&&t.after>t.now&&o.view.phase===`acting`?t:null}function p(e,t,n,r){let i=o.say(`dice-amount`,{count:t,resource:o.content.layout.paid_with[e.kind]}),a=`${e.name}: ${te(e,o.say)}. ${o.say(`dice-price`,{price:i})}`;return n?a:`${a} ${o.why(e)||o.say(`dice-not-now`)}${r?` ${o.say(`dice-chance`,{now:ae(r.now),after:ae(r.after)})}`:``}`}var m=Le(),S=g(m);M(S,17,()=>h(u),({row:e,spaces:t})=>e,(i,s)=>{let u=()=>h(s).row,m=()=>h(s).spaces;var y=Fe(),S=_(y),C=d(S,!0),T=e(S,2);M(T,17,m,({space:e,price:t,tile:n})=>e,(i,s)=>{let u=()=>h(s).space,d=()=>h(s).price,m=()=>h(s).tile;var y=l(),S=_(y),C=i=>{let s=k(()=>o.pointer.space(u())),l=k(()=>f(u()));var _=Ne(),y=g(_);{let e=k(()=>({count:d(),resource:o.content.layout.paid_with[m().kind]}));Z(y,{get tile(){return m()},get price(){return h(e)}})}var S=e(y,2),C=n=>{var r=Me(),i=g(r);Y(i,{name:`reroll`,size:11});var o=e(i);b(r),a(e=>t(o,`${e??``} %`),[()=>ae(h(l).after)]),c(n,r)};r(S,e=>{h(l)&&e(C)}),b(_),a(e=>{x(_,1,v({offered:h(s),picked:h(s)&&o.picked?.text===h(s).text||o.buying===m().id}),`svelte-1l9t3t7`),w(_,`data-fly`,`tile:${m().id}`),w(_,`aria-label`,e),w(_,`aria-pressed`,h(s)?o.picked?.text===h(s).text:void 0)},[()=>p(m(),d(),h(s),h(l))]),n(`pointerenter`,_,e=>e.pointerType===`mouse`&&$(u())),n(`pointerleave`,_,()=>$(null)),n(`focus`,_,e=>e.currentTarget.matches(`:focus-visible`)&&$(u())),n(`blur`,_,()=>$(null)),P(`click`,_,()=>h(s)?o.point(h(s)):o.show(m())),c(i,_)},T=e=>{var t=Pe();c(e,t)};r(S,e=>{m()?e(C):e(T,-1)}),c(i,y)}),a(()=>t(C,u())),c(i,y)});var T=e(S,4);M(T,16,()=>Array.from({length:h(s)},(e,t)=>t),e=>e,(e,n)=>{var r=Ie(),i=d(r);a(()=>t(i,`${`abcd`[n]??``} · ${n+1}`)),c(e,r)}),b(m),N(m,e=>I?.(e)),a(e=>{x(m,1,v([`market`,{four:h(s)===4,choosing:o.pointer.any}]),`svelte-1l9t3t7`),w(m,`aria-label`,e)},[()=>o.say(`dice-market`)]),c(i,m),C()}f([`click`]);var ze=u(`<span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need worth svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b> </span>`,1),Be=u(`<span><!> </span>`),Ve=u(`<span class="steps svelte-xkdgv2"></span>`),He=u(`<span class="line svelte-xkdgv2"><span class="age svelte-xkdgv2"> </span> <span class="event svelte-xkdgv2"> </span> <!></span> <!>`,1),Ue=u(`<button class="occasion svelte-xkdgv2"><!></button>`),We=u(`<section class="occasion svelte-xkdgv2"><!></section>`);function Ge(n,i){y(i,!0);let o=n=>{var o=He(),l=_(o),m=g(l),y=d(m,!0),S=e(m,2),C=d(S,!0),w=e(S,2),T=n=>{var r=ze(),o=_(r),s=g(o),l=d(s,!0),u=e(s),p=d(u,!0),m=e(u);Y(m,{name:`food`,size:14}),b(o);var v=e(o,2),y=g(v),x=d(y,!0),S=e(y),C=d(S,!0),w=e(S);Y(w,{name:`strength`,size:14}),b(v);var T=e(v,2),E=g(T),D=d(E,!0),O=e(E),k=d(O,!0),A=e(O,1,!0);b(T),a((e,n,r,a)=>{t(l,e),t(p,i.view.food),t(x,n),t(C,i.view.war),t(D,r),t(k,h(f)),t(A,a)},[()=>i.say(`dice-famine-word`),()=>i.say(`dice-war-word`),()=>i.say(`dice-each-word`),()=>i.say(`dice-vp-word`)]),c(n,r)};r(w,e=>{h(u)&&e(T)}),b(l);var E=e(l,2),D=n=>{var o=Ve();M(o,22,()=>ne,e=>e,(n,o,l)=>{var u=Be(),d=g(u),f=e=>{var t=s(`✓ `);c(e,t)};r(d,e=>{h(l)+1<h(p)&&e(f)});var m=e(d,1,!0);b(u),a(e=>{x(u,1,v({now:h(l)+1===h(p)}),`svelte-xkdgv2`),t(m,e)},[()=>i.say(`dice-step-${o}`)]),c(n,u)}),b(o),c(n,o)};r(E,e=>{h(p)&&e(D)}),a(e=>{t(y,e),t(C,h(u)?.name??``)},[()=>i.say(`dice-age`,{numeral:B[i.view.age]??``})]),c(n,o)},u=k(()=>i.content.events.find(e=>e.id===i.view.event)??null),f=k(()=>i.content.layout.event_points[String(i.view.age)]??i.view.age),p=k(()=>X(i.view.phase)),m=k(()=>[i.say(`dice-age`,{numeral:B[i.view.age]??``}),...h(u)?[h(u).name,i.say(`dice-famine`,{count:i.view.food}),i.say(`dice-war`,{count:i.view.war}),i.say(`dice-each`,{vp:h(f)})]:[],...h(p)?[i.say(`dice-step-now`,{step:i.say(`dice-step-${ne[h(p)-1]}`)})]:[]].join(`. `)+`.`);var S=l(),T=_(S),E=e=>{var t=Ue(),n=g(t);o(n),b(t),a(e=>w(t,`aria-label`,e),[()=>`${h(m)} ${i.say(`dice-look-round`)}`]),P(`click`,t,()=>i.look(`round`)),c(e,t)},D=e=>{var t=We(),n=g(t);o(n),b(t),a(()=>w(t,`aria-label`,h(m))),c(e,t)};r(T,e=>{i.look?e(E):e(D,-1)}),c(n,S),C()}f([`click`]);var Ke=u(`<span class="svelte-1a951j3"><!></span>`),qe=u(`<span class="dim svelte-1a951j3"><!></span>`),Je=u(`<span class="low svelte-1a951j3"><!></span>`),Ye=u(`<article class="svelte-1a951j3"><h2 class="svelte-1a951j3"> </h2> <div class="dice svelte-1a951j3" role="img"><!> <!> <!> <!> <!></div> <!></article>`);function Xe(n,r){y(r,!0);let i=k(()=>r.view.nations[r.seat]),o=k(()=>new Ce([],r.view)),s=k(()=>`${r.say(`dice-nation-${r.seat}`)} · ${r.name}`);var l=Ye(),u=g(l),f=d(u,!0),p=e(u,2),m=g(p);M(m,17,()=>W(h(i)),e=>e.key,(e,t)=>{var n=Ke(),r=g(n);U(r,{get colour(){return h(t).colour},get resource(){return h(t).resource},get count(){return h(t).count}}),b(n),c(e,n)});var _=e(m,2);M(_,17,()=>K(h(i).unrolled),e=>e.key,(e,t)=>{var n=qe(),r=g(n);U(r,{get colour(){return h(t).name}}),b(n),c(e,n)});var v=e(_,2);M(v,17,()=>G(h(i).chits),e=>e.key,(e,t)=>{var n=Ke(),r=g(n);J(r,{get chit(){return h(t).name}}),b(n),c(e,n)});var x=e(v,2);M(x,17,()=>K(h(i).used),e=>e.key,(e,t)=>{var n=Je(),r=g(n);U(r,{get colour(){return h(t).name},flat:!0}),b(n),c(e,n)});var S=e(x,2);M(S,17,()=>G(h(i).used_chits),e=>e.key,(e,t)=>{var n=Je(),r=g(n);J(r,{get chit(){return h(t).name},flat:!0}),b(n),c(e,n)}),b(p),je(e(p,2),{get nation(){return h(i)},get content(){return r.content},get pointer(){return h(o)},picked:null,point:()=>{},get show(){return r.show},get say(){return r.say},get label(){return h(s)},dense:!0}),b(l),a(e=>{t(f,h(s)),w(p,`aria-label`,e)},[()=>r.say(`dice-has`,{dice:W(h(i)).length,chits:G(h(i).chits).length})]),c(n,l),C()}var Ze=u(`<span class="count svelte-1wx44gp"> </span>`);function Qe(e,n){y(n,!0);let r=A(n,`still`,3,!1),i=E(0),s=!1;o(()=>{let e=n.value;if(!s||r()||!Number.isFinite(e)){s=!0,j(i,e,!0);return}let t=m(()=>h(i)),a=performance.now(),o=requestAnimationFrame(c);function c(n){let r=Math.min(1,(n-a)/500);j(i,Math.round(t+(e-t)*r),!0),r<1&&(o=requestAnimationFrame(c))}return()=>cancelAnimationFrame(o)});var l=Ze(),u=d(l,!0);a(()=>t(u,h(i))),c(e,l),C()}var $e=u(`<button><span class="who svelte-q9lfm1"><svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" class="svelte-q9lfm1"><path class="svelte-q9lfm1"></path></svg> <span class="name svelte-q9lfm1"> </span></span> <span class="person svelte-q9lfm1"> </span> <span class="numbers svelte-q9lfm1"><!> <span class="svelte-q9lfm1"><!><!></span> <span class="svelte-q9lfm1"><!><!></span></span></button>`),et=u(`<span class="shadow svelte-q9lfm1"><span class="who svelte-q9lfm1"><span class="name svelte-q9lfm1"> </span></span> <span class="numbers svelte-q9lfm1"><span class="svelte-q9lfm1"><!><!></span></span></span>`),tt=u(`<section><!> <!></section>`);function nt(n,i){y(i,!0);let o=k(()=>i.view.nations.length===1);var s=tt(),l=g(s);M(l,16,()=>i.view.order,e=>e,(n,r)=>{let o=k(()=>i.view.nations[r]);var s=$e(),l=g(s),u=g(l),f=d(u),p=e(u,2),m=d(p,!0);b(l);var _=e(l,2),y=d(_),S=e(_,2),C=g(S);ee(C,{get vp(){return h(o).vp},size:26});var T=e(C,2),E=g(T);Y(E,{name:`book`,size:12}),Qe(e(E),{get value(){return h(o).books},get still(){return i.still}}),b(T);var D=e(T,2),O=g(D);Y(O,{name:`strength`,size:12}),Qe(e(O),{get value(){return h(o).strength},get still(){return i.still}}),b(D),b(S),b(s),a((e,n,a)=>{x(s,1,v([`nation${r}`,{turn:i.atTurn===r,own:i.seat===r,passed:h(o).passed}]),`svelte-q9lfm1`),w(s,`data-seat`,r),w(s,`aria-label`,e),w(f,`d`,be[r]),t(m,n),t(y,`${i.names[r]??``}${a??``}`)},[()=>i.say(`dice-player`,{nation:i.say(`dice-nation-${r}`),name:i.names[r]??``,vp:h(o).vp,books:h(o).books,strength:h(o).strength,turn:i.atTurn===r?`yes`:`no`,passed:h(o).passed?`yes`:`no`}),()=>i.say(`dice-nation-${r}`),()=>h(o).passed?` · ${i.say(`dice-passed`)}`:``]),P(`click`,s,()=>i.open(r)),c(n,s)});var u=e(l,2),f=n=>{var r=et(),o=g(r),s=g(o),l=d(s,!0);b(o);var u=e(o,2),f=g(u),p=g(f);Y(p,{name:`book`,size:12}),Qe(e(p),{get value(){return i.view.shadow},get still(){return i.still}}),b(f),b(u),b(r),a(e=>t(l,e),[()=>i.say(`dice-shadow`)]),c(n,r)};r(u,e=>{h(o)&&e(f)}),b(s),N(s,e=>I?.(e)),a(e=>{x(s,1,v([`strip`,{many:i.view.nations.length>3}]),`svelte-q9lfm1`),w(s,`aria-label`,e)},[()=>i.say(`dice-players`)]),c(n,s),C()}f([`click`]);var rt=u(`<li class="svelte-1omrlxu"><span class="thing svelte-1omrlxu"><!></span><span aria-hidden="true"> </span></li>`),it=u(`<ul class="svelte-1omrlxu"><!> <!></ul>`),at=u(`<p class="svelte-1omrlxu"> </p>`),ot=u(`<button class="svelte-1omrlxu"> </button>`),st=u(`<section><h2 class="svelte-1omrlxu"> </h2> <!> <!></section>`);function ct(n,i){y(i,!0);var o=st(),s=g(o),l=d(s,!0),u=e(s,2),f=n=>{var r=it(),o=g(r);M(o,16,()=>H,e=>e,(n,r)=>{var o=rt(),s=g(o),l=g(s);U(l,{get colour(){return r}}),b(s);var u=e(s),f=d(u,!0);b(o),a(e=>{w(o,`aria-label`,e),t(f,i.view.supply[r])},[()=>i.say(`dice-gives-dice`,{count:i.view.supply[r],colour:r})]),c(n,o)});var s=e(o,2);M(s,16,()=>V,e=>e,(n,r)=>{var o=rt(),s=g(o),l=g(s);J(l,{get chit(){return r}}),b(s);var u=e(s),f=d(u,!0);b(o),a(e=>{w(o,`aria-label`,e),t(f,i.view.supply_chits[r])},[()=>i.say(`dice-chits`,{count:i.view.supply_chits[r],chit:r})]),c(n,o)}),b(r),c(n,r)},p=e=>{var n=at(),r=d(n,!0);a(e=>t(r,e),[()=>i.say(`dice-supply-endless`)]),c(e,n)};r(u,e=>{i.view.supply&&i.view.supply_chits?e(f):e(p,-1)});var m=e(u,2),h=e=>{var n=ot(),r=d(n,!0);a(e=>t(r,e),[()=>i.say(`dice-look`)]),P(`click`,n,()=>i.look(`dice`)),c(e,n)};r(m,e=>{i.look&&e(h)}),b(o),a((e,n)=>{w(o,`aria-label`,e),t(l,n)},[()=>i.say(`dice-supply`),()=>i.say(`dice-supply`)]),c(n,o),C()}f([`click`]);var lt=u(`<div><!></div>`),ut=u(`<div></div>`);function dt(e,t){y(t,!0);let n=k(()=>[{resource:t.die.resource,count:t.die.count},...t.faces[t.die.colour].slice(0,5)]);var r=ut();M(r,21,()=>h(n),p,(e,n,r)=>{var i=lt();x(i,1,v([`side`,`side${r}`]),`svelte-1ipt3eo`);var a=g(i);U(a,O({get colour(){return t.die.colour}},()=>h(n))),b(i),c(e,i)}),b(r),a(()=>x(r,1,v([`cube`,`way${t.at%4}`]),`svelte-1ipt3eo`)),c(e,r),C()}var ft=u(`<button><!></button>`),pt=u(`<span class="die waiting svelte-1jk3j5z" role="img"><!></span>`),mt=u(`<p class="soft none svelte-1jk3j5z"> </p>`),ht=u(`<span class="lying svelte-1jk3j5z"><!></span>`),gt=u(`<button><span class="word svelte-1jk3j5z"> </span> <!> <!></button>`),_t=u(`<section class="tray svelte-1jk3j5z"><div class="standing svelte-1jk3j5z"><!> <!> <!> <!></div> <!></section>`);function vt(n,o){y(o,!0);let s=e=>o.choice?.selection.items.some(t=>t.name===e)??!1,u=e=>o.choice?.picked.includes(e)??!1;function f(e,t,n,r){s(e)?o.toggle(t):n&&!o.choice?o.point(n):o.why(r)}let p=k(()=>W(o.nation)),m=k(()=>G(o.nation.chits)),S=k(()=>K(o.nation.unrolled)),T=k(()=>K(o.nation.used)),E=k(()=>G(o.nation.used_chits)),D=k(()=>o.choice?null:o.pointer.move(`ReturnUsed`)),O=k(()=>o.choice?.selection.items.find(e=>e.name===`used`)?.count??0),A=k(()=>o.choice?.picked.filter(e=>L(e)===`used`).length??0),j=k(()=>`used.${h(A)<h(O)?Array.from({length:h(O)},(e,t)=>t).find(e=>!u(`used.${e}`)):h(O)-1}`);function F(e,t){return Number(t.split(`.`)[1])>=(o.nation.unused[e]??0)-(o.rolled[e]??0)}var R=_t(),z=g(R),B=g(z);M(B,19,()=>h(p),e=>e.key,(e,t,n)=>{let d=k(()=>o.choice?null:o.pointer.die(h(t).text)),p=k(()=>h(d)!==null||s(h(t).text)),m=k(()=>o.say(`dice-die`,{colour:h(t).colour,resource:h(t).resource,count:h(t).count}));var y=ft(),S=g(y);i(S,()=>o.roll,e=>{var i=l(),a=_(i),s=e=>{dt(e,{get die(){return h(t)},get faces(){return o.content.faces},get at(){return h(n)}})},u=k(()=>F(h(t).text,h(t).key)),d=e=>{U(e,{get colour(){return h(t).colour},get resource(){return h(t).resource},get count(){return h(t).count}})};r(a,e=>{h(u)?e(s):e(d,-1)}),c(e,i)}),b(y),a((e,n)=>{x(y,1,e,`svelte-1jk3j5z`),w(y,`data-key`,h(t).key),w(y,`aria-disabled`,!h(p)),w(y,`tabindex`,h(p)?0:-1),w(y,`aria-pressed`,n),w(y,`aria-label`,h(d)?.words??h(m))},[()=>v([`die`,{offered:h(p),unfit:o.choice&&!h(p),picked:u(h(t).key)||h(d)&&o.picked?.text===h(d).text,again:!o.choice&&Number(h(t).key.split(`.`)[1])<re(h(t).text)}]),()=>h(p)?u(h(t).key)||h(d)!==null&&o.picked?.text===h(d).text:void 0]),P(`click`,y,()=>f(h(t).text,h(t).key,h(d),h(m))),c(e,y)});var V=e(B,2);M(V,17,()=>h(S),e=>e.key,(e,t)=>{var n=pt(),r=g(n);U(r,{get colour(){return h(t).name}}),b(n),a(e=>w(n,`aria-label`,e),[()=>o.say(`dice-unrolled`,{colour:h(t).name})]),c(e,n)});var H=e(V,2);M(H,17,()=>h(m),e=>e.key,(e,t)=>{let n=k(()=>o.choice?null:o.pointer.chit(h(t).name)),r=k(()=>h(n)!==null||s(h(t).name)),i=k(()=>o.say(`dice-chit`,{chit:h(t).name}));var l=ft(),d=g(l);J(d,{get chit(){return h(t).name}}),b(l),a((e,a)=>{x(l,1,e,`svelte-1jk3j5z`),w(l,`data-key`,h(t).key),w(l,`aria-disabled`,!h(r)),w(l,`tabindex`,h(r)?0:-1),w(l,`aria-pressed`,a),w(l,`aria-label`,h(n)?.words??h(i))},[()=>v([`die`,{offered:h(r),unfit:o.choice&&!h(r),picked:u(h(t).key)||h(n)&&o.picked?.text===h(n).text}]),()=>h(r)?u(h(t).key)||h(n)!==null&&o.picked?.text===h(n).text:void 0]),P(`click`,l,()=>f(h(t).name,h(t).key,h(n),h(i))),c(e,l)});var q=e(H,2),ee=e=>{var n=mt(),r=d(n,!0);a(e=>t(r,e),[()=>o.say(`dice-none-left`)]),c(e,n)};r(q,e=>{!h(p).length&&!h(S).length&&!h(m).length&&e(ee)}),b(z),N(z,e=>I?.(e));var Y=e(z,2),X=n=>{let r=k(()=>h(D)!==null||s(`used`));var i=gt(),l=g(i),u=d(l,!0),f=e(l,2);M(f,17,()=>h(T),e=>e.key,(e,t)=>{var n=ht(),r=g(n);U(r,{get colour(){return h(t).name},flat:!0}),b(n),c(e,n)});var p=e(f,2);M(p,17,()=>h(E),e=>e.key,(e,t)=>{var n=ht(),r=g(n);J(r,{get chit(){return h(t).name},flat:!0}),b(n),c(e,n)}),b(i),a((e,n,a)=>{x(i,1,v([`used`,{offered:h(r),picked:h(A)>0||h(D)&&o.picked?.text===h(D).text}]),`svelte-1jk3j5z`),w(i,`aria-disabled`,!h(r)),w(i,`tabindex`,h(r)?0:-1),w(i,`aria-pressed`,e),w(i,`aria-label`,n),t(u,a)},[()=>s(`used`)?h(A)>0:void 0,()=>h(D)?.words??o.say(`dice-used`,{count:h(T).length+h(E).length}),()=>s(`used`)?o.say(`dice-used-back`,{count:h(A),of:h(O)}):o.say(`dice-used-short`)]),P(`click`,i,()=>s(`used`)?o.toggle(h(j)):h(D)?o.point(h(D)):o.why(o.say(`dice-used-short`))),c(n,i)};r(Y,e=>{(h(T).length||h(E).length)&&e(X)}),b(R),a(e=>w(R,`aria-label`,e),[()=>o.say(`dice-tray`)]),c(n,R),C()}f([`click`]);var yt=new Set([`$$slots`,`$$events`,`$$legacy`]),bt=u(`<!> <!>`,1),xt=u(`<p class="not svelte-1vutu7f"> </p>`),St=u(`<p><!></p>`),Ct=u(`<div class="large svelte-1vutu7f"><!></div> <p> </p> <p class="soft"> </p> <!> <!>`,1),wt=u(`<div class="cabinet svelte-1vutu7f"><aside class="rivals svelte-1vutu7f"><!> <!></aside> <div class="centre svelte-1vutu7f"><!> <!> <!> <!> <!></div></div> <!> <!>`,1);function Tt(n,i){y(i,!0);let s=T(i,yt),l=k(()=>i.view),u=k(()=>i.content),f=k(()=>i.say),p=k(()=>i.seat??h(l).order[0]??0),v=k(()=>new Ce(i.offers,h(l))),x=k(()=>h(l).nations.map((e,t)=>t).filter(e=>e!==h(p))),O,A=E(null),N=E(null),P=E({}),F=E(0),I=E(null),L=null;o(()=>(document.documentElement.dataset.age=String(h(l).age),()=>delete document.documentElement.dataset.age)),D(()=>{let e=i.news.flatMap(e=>e.events).findLast(e=>e.type===`TileChosen`);h(l).phase===`paying`?e&&j(I,String(e.tile),!0):j(I,null)}),D(()=>{let e=i.news;if(i.still||!e.length){j(P,{});return}let t=fe(e,m(()=>h(p)));j(P,t),Object.keys(t).length&&m(()=>j(F,h(F)+1)),O&&(L=ge(O,pe(e)))}),o(()=>{i.view,L?.(),L=null});let z=0,B=k(()=>i.choice?.lead??i.picked);function V(e){z=performance.now(),i.pick(e)}function H(e){let t=Object.keys(h(l).board).find(t=>h(l).board[t]===e.id),n=t?`buy:${t}`:h(l).nations[h(p)]?.wonder===e.id?`build`:null,r=i.objections.find(e=>e.thing===n);return r?`${r.words} (${r.rule})`:``}function U(e){let{choice:t,atTurn:n,seat:r,explain:i}=s;if(n===null||r===null||n!==r)return i(h(f)(`dice-why-wait`));if(!t)return i(h(f)(`dice-why-first`));i(h(f)(`dice-why-${se(t,h(l))}`,{thing:e,resource:le(t,h(l),h(u))}),t.selection.rule)}function W(e){performance.now()-z>700&&j(N,e,!0)}var G=wt(),K=_(G),q=g(K),ee=g(q);M(ee,16,()=>h(x),e=>e,(e,t)=>{{let n=k(()=>i.names[t]??``);Xe(e,{get view(){return h(l)},get content(){return h(u)},get seat(){return t},get name(){return h(n)},show:W,get say(){return h(f)}})}}),ct(e(ee,2),{get view(){return h(l)},get look(){return i.look},get say(){return h(f)}}),b(q);var J=e(q,2),Y=g(J);Ge(Y,{get view(){return h(l)},get content(){return h(u)},get look(){return i.look},get say(){return h(f)}});var X=e(Y,2);nt(X,{get view(){return h(l)},get names(){return i.names},get seat(){return i.seat},get atTurn(){return i.atTurn},open:e=>j(A,e,!0),get still(){return i.still},get say(){return h(f)}});var Q=e(X,2);Re(Q,{get view(){return h(l)},get content(){return h(u)},get pointer(){return h(v)},get buying(){return h(I)},why:H,get picked(){return h(B)},point:V,show:W,get say(){return h(f)}});var ne=e(Q,2);{let e=k(()=>h(f)(`dice-board`,{nation:h(f)(`dice-nation-${h(p)}`)}));je(ne,{get nation(){return h(l).nations[h(p)]},get content(){return h(u)},get pointer(){return h(v)},get picked(){return h(B)},point:V,show:W,get say(){return h(f)},get label(){return h(e)}})}vt(e(ne,2),{get nation(){return h(l).nations[h(p)]},get content(){return h(u)},get pointer(){return h(v)},get picked(){return i.picked},point:V,get rolled(){return h(P)},get roll(){return h(F)},get say(){return h(f)},get choice(){return i.choice},get toggle(){return i.toggle},why:U}),b(J),b(K),S(K,e=>O=e,()=>O);var re=e(K,2),ae=t=>{{let n=k(()=>h(f)(`dice-nation-${h(A)}`));R(t,{get title(){return h(n)},close:()=>j(A,null),children:(t,n)=>{var r=bt(),a=_(r);{let e=k(()=>i.names[h(A)]??``);Xe(a,{get view(){return h(l)},get content(){return h(u)},get seat(){return h(A)},get name(){return h(e)},show:W,get say(){return h(f)}})}ct(e(a,2),{get view(){return h(l)},get look(){return i.look},get say(){return h(f)}}),c(t,r)},$$slots:{default:!0}})}};r(re,e=>{h(A)!==null&&e(ae)});var $=e(re,2),ce=n=>{let i=k(()=>h(N)),o=k(()=>ie(Object.keys(h(l).board).find(e=>h(l).board[e]===h(i).id)??``));R(n,{get title(){return h(i).name},close:()=>j(N,null),children:(n,s)=>{var l=Ct(),u=_(l),p=g(u);Z(p,{get tile(){return h(i)}}),b(u);var m=e(u,2),v=d(m,!0),y=e(m,2),x=d(y,!0),S=e(y,2),C=e=>{var n=xt(),r=d(n,!0);a(e=>t(r,e),[()=>H(h(i))]),c(e,n)},w=k(()=>H(h(i)));r(S,e=>{h(w)&&e(C)});var T=e(S,2),E=e=>{var t=St(),n=g(t);oe(n,{get prospect(){return h(o)}}),b(t),c(e,t)};r(T,e=>{h(o)&&h(o).now<1&&e(E)}),a((e,n)=>{t(v,e),t(x,n)},[()=>te(h(i),h(f)),()=>h(f)(`dice-about-${h(i).kind}`)]),c(n,l)},$$slots:{default:!0}})};r($,e=>{h(N)&&e(ce)}),a(e=>w(q,`aria-label`,e),[()=>h(f)(`dice-others`)]),c(n,G),C()}var Et=u(`<span class="die svelte-15ttwx4" aria-hidden="true"><!></span><span class="hidden"> </span>`,1),Dt=u(`<em class="svelte-15ttwx4"> </em>`);function Ot(n,i){y(i,!0);let o=k(()=>i.part.kind===`die`?q(i.part.id??``):null);var s=l(),u=_(s),f=n=>{var r=Et(),i=_(r),s=g(i);U(s,{get colour(){return h(o).colour},get resource(){return h(o).resource},get count(){return h(o).count}}),b(i);var l=e(i),u=d(l,!0);a(e=>t(u,e),[()=>F(`dice-die`,{colour:h(o).colour,resource:h(o).resource,count:h(o).count})]),c(n,r)},p=e=>{var n=Dt(),r=d(n,!0);a(()=>t(r,i.part.text)),c(e,n)};r(u,e=>{h(o)?e(f):e(p,-1)}),c(n,s),C()}var kt={table:Tt,words:{en:`# The table of the dice game, English. keys used with a part that varies stand together.

dice-nation-0 = Rome
dice-nation-1 = Greece
dice-nation-2 = Persia
dice-nation-3 = Egypt
dice-shadow = Shadow
dice-age = Age { $numeral }
dice-famine-word = Famine
dice-war-word = War
dice-famine = Famine: { $count } food
dice-war = War: { $count } strength
dice-passed = passed
dice-players = Players in order
dice-player = { $nation }, { $name }: { $vp } VP, { $books ->
    [one] { $books } book
   *[other] { $books } books
}, strength { $strength }{ $passed ->
    [yes] , has passed
   *[no] {""}
}{ $turn ->
    [yes] , to move
   *[no] {""}
}. Show the board
dice-others = Other nations
dice-board = Your board: { $nation }
dice-market = Progress tiles to buy
dice-tray = Your dice and chits
dice-supply = In the supply
dice-supply-endless = Always enough of everything.
dice-none-left = Nothing left to use this round.
dice-used-short = used
dice-used = { $count ->
    [one] { $count } used die or chit
   *[other] { $count } used dice and chits
}
dice-has = { $dice ->
    [one] { $dice } unused die
   *[other] { $dice } unused dice
} and { $chits ->
    [one] { $chits } chit
   *[other] { $chits } chits
}
dice-no-advisor = no advisor
dice-no-wonder = no wonder under construction
dice-nothing-beside = colonies and wonders come here
dice-site = Under construction
dice-price = Price: { $price }.
dice-not-now = Cannot be bought now.

dice-resource = { $resource ->
    [gold] gold
    [stone] stone
    [food] food
    [book] book
   *[strength] strength
}
dice-amount = { $resource ->
    [book] { $count ->
        [one] { $count } book
       *[other] { $count } books
    }
   *[other] { $count } { dice-resource }
}
dice-colour = { $colour ->
    [white] white
    [orange] orange
    [blue] blue
   *[red] red
}
dice-chit-name = { $chit ->
    [gold] gold
    [stone] stone
    [food] food
    [book] book
    [strength] strength
   *[reroll] reroll
}
dice-die = { dice-colour } die: { dice-amount }
dice-unrolled = { dice-colour } die, not rolled yet
dice-chit = { dice-chit-name } chit
dice-chits = { $count ->
    [one] { $count } { dice-chit-name } chit
   *[other] { $count } { dice-chit-name } chits
}
dice-kind = { $kind ->
    [building] building
    [military] military
    [advisor] advisor
    [colony] colony
   *[wonder] wonder
}
dice-gives-dice = { $count ->
    [one] { $count } { dice-colour } die
   *[other] { $count } { dice-colour } dice
}
dice-gives-rerolls = { $count ->
    [one] { $count } reroll chit
   *[other] { $count } reroll chits
}
dice-needs-stone = { $count } stone to build
dice-gives-chit = 1 { dice-chit-name } chit
dice-vp = { $count ->
    [0] no points
   *[other] { $count } VP
}

dice-about-building = Takes the place of one of your five developments; its dice are yours.
dice-about-military = Takes the place of one of your five developments; its red dice bring strength.
dice-about-advisor = Gives rerolls, points or both while it stays.
dice-about-colony = Paid for with strength, and beside your board for good.
dice-about-wonder = Bought first, then built with stone by a separate, later action.

dice-ask-acting = Choose a tile, reroll, or pass.
dice-ask-picking = Tap the dice to roll again.
dice-ask-paying = { $count ->
    [0] The price is met. Add more, or press Done.
   *[other] { dice-amount } to pay: tap dice or chits.
}
dice-ask-replacing = Which development is replaced?
dice-ask-returning = What goes back to the supply?
dice-ask-studying = Which books do you use?
dice-ask-feeding = Do you survive the famine?
dice-ask-rolling = The dice are rolling.
dice-ask-seating = The order is being drawn.
dice-ask-laying = New tiles are being laid.
dice-ask-event = The event is being drawn.
dice-ask-shadow = The shadow is rolling.
dice-ask-removing = The four-sided die is rolling.
dice-ask-over = The game is over.

dice-do-Pass = Pass
dice-do-Reroll = Reroll
dice-do-Build = Build
dice-do-Roll = Roll
dice-do-Done = Done
dice-do-Feed = Survive the famine
dice-do-Starve = Go hungry
dice-do-ReturnUsed = Return a used one

dice-chance = Now { $now }%, after the best reroll { $after }%.
dice-chance-same = Now { $now }%; no reroll helps.
dice-account-Buy = { $tile }: { $have } of { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Build = { $tile }: { $have } of { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Feed = Famine: { $have } of { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Pay = { $have } of { $need } { dice-resource } still to pay{ dice-account-half }{ dice-account-lost }
dice-account-half = { $half ->
    [yes] , and half a trade: one more die
   *[no] {""}
}
dice-account-lost = { $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
dice-account-Reroll = { $count ->
    [0] Tap the dice to roll again.
    [one] { $count } die to roll again. Tap more, or one again to keep it.
   *[other] { $count } dice to roll again. Tap more, or one again to keep it.
}
dice-account-Return = { $have } of { $need } to give back.
dice-account-Study = { $count ->
    [0] No books are used. Tap those that are.
    [one] { $count } book is used. Tap to keep or add.
   *[other] { $count } books are used. Tap to keep or add.
}
dice-act-Buy = Pay and take { $tile }
dice-act-Build = Pay and build { $tile }
dice-act-Feed = Pay and survive the famine
dice-act-Pay = Pay
dice-act-Reroll = { $count ->
    [0] Roll
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
dice-act-Return = Give back
dice-act-Study = { $count ->
    [0] Use no books
    [one] Use { $count } book
   *[other] Use { $count } books
}
dice-used-back = used: { $count } of { $of } go back

dice-why-wait = Dice and chits can be picked when it is your turn.
dice-why-first = First say what for: tap a tile, or press Reroll.
dice-why-Buy = { $thing }: this does not pay here. { dice-why-payment }
dice-why-Build = { $thing }: this does not pay here. { dice-why-payment }
dice-why-Feed = { $thing }: this does not pay here. { dice-why-payment }
dice-why-Pay = { $thing }: this does not pay here. { dice-why-payment }
dice-why-payment = { $resource ->
    [strength] Strength is paid with strength only: nothing is traded for it.
    [book] Books are never traded for.
   *[other] What counts for { dice-resource }: dice and chits that show it, or any two other dice.
}
dice-why-Reroll = { $thing }: only unused dice are rolled again.
dice-why-Return = { $thing }: what goes back is what the replaced tile once gave.
dice-why-Study = { $thing }: only what shows books counts here.
dice-printed-0 = Axeman
dice-printed-1 = Farm
dice-printed-2 = Caravan
dice-printed-3 = Quarry
dice-printed-4 = Temple
dice-printed-about = { $name }, printed on the board: 1 white die
dice-each-word = each
dice-vp-word = VP
dice-each = Each is worth { $vp } VP
dice-step-tiles = Tiles
dice-step-actions = Actions
dice-step-books = Books
dice-step-famine = Famine
dice-step-order = Order
dice-step-war = War
dice-step-now = We are at: { $step }
dice-look-round = Show a round at a glance
dice-look = Look into the box
`,de:`# Der Tisch des Würfelspiels, deutsch.

dice-nation-0 = Rom
dice-nation-1 = Griechenland
dice-nation-2 = Persien
dice-nation-3 = Ägypten
dice-shadow = Gegner
dice-age = Zeitalter { $numeral }
dice-famine-word = Hunger
dice-war-word = Krieg
dice-famine = Hungersnot: { $count } Nahrung
dice-war = Krieg: { $count } Stärke
dice-passed = gepasst
dice-players = Spieler in ihrer Reihenfolge
dice-player = { $nation }, { $name }: { $vp ->
    [one] { $vp } Siegpunkt
   *[other] { $vp } Siegpunkte
}, { $books ->
    [one] { $books } Buch
   *[other] { $books } Bücher
}, Stärke { $strength }{ $passed ->
    [yes] , hat gepasst
   *[no] {""}
}{ $turn ->
    [yes] , am Zug
   *[no] {""}
}. Tableau zeigen
dice-others = Die anderen Nationen
dice-board = Dein Tableau: { $nation }
dice-market = Plättchen zum Kaufen
dice-tray = Deine Würfel und Marker
dice-supply = Im Vorrat
dice-supply-endless = Von allem immer genug.
dice-none-left = Für diese Runde ist alles verbraucht.
dice-used-short = verbraucht
dice-used = { $count ->
    [one] { $count } verbrauchter Würfel oder Marker
   *[other] { $count } verbrauchte Würfel und Marker
}
dice-has = { $dice ->
    [one] { $dice } verfügbarer Würfel
   *[other] { $dice } verfügbare Würfel
} und { $chits } Marker
dice-no-advisor = kein Berater
dice-no-wonder = kein Wunder im Bau
dice-nothing-beside = Platz für Kolonien und Wunder
dice-site = Im Bau
dice-price = Preis: { $price }.
dice-not-now = Gerade nicht zu kaufen.

dice-resource = { $resource ->
    [gold] Gold
    [stone] Stein
    [food] Nahrung
    [book] Buch
   *[strength] Stärke
}
dice-amount = { $resource ->
    [book] { $count ->
        [one] { $count } Buch
       *[other] { $count } Bücher
    }
   *[other] { $count } { dice-resource }
}
dice-colour = { $colour ->
    [white] weiß
    [orange] orange
    [blue] blau
   *[red] rot
}
dice-colour-er = { $colour ->
    [white] weißer
    [orange] orangefarbener
    [blue] blauer
   *[red] roter
}
dice-colour-e = { $colour ->
    [white] weiße
    [orange] orangefarbene
    [blue] blaue
   *[red] rote
}
dice-chit-name = { $chit ->
    [gold] Goldmarker
    [stone] Steinmarker
    [food] Nahrungsmarker
    [book] Buchmarker
    [strength] Stärkemarker
   *[reroll] Wurfwiederholung
}
dice-die = { dice-colour-er } Würfel: { dice-amount }
dice-unrolled = { dice-colour-er } Würfel, noch nicht geworfen
dice-chit = { dice-chit-name }
dice-chits = { $count } × { dice-chit-name }
dice-kind = { $kind ->
    [building] Bauwerk
    [military] Militär
    [advisor] Berater
    [colony] Kolonie
   *[wonder] Wunder
}
dice-gives-dice = { $count ->
    [one] { $count } { dice-colour-er } Würfel
   *[other] { $count } { dice-colour-e } Würfel
}
dice-gives-rerolls = { $count }× neu werfen
dice-needs-stone = { $count } Stein Baukosten
dice-gives-chit = 1 { dice-chit-name }
dice-vp = { $count ->
    [0] keine Punkte
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
}

dice-about-building = Nimmt den Platz einer deiner fünf Entwicklungen ein; seine Würfel gehören dir.
dice-about-military = Nimmt den Platz einer deiner fünf Entwicklungen ein; rote Würfel bringen Stärke.
dice-about-advisor = Bringt Wurfwiederholungen, Siegpunkte oder beides, solange er bleibt.
dice-about-colony = Wird mit Stärke bezahlt und liegt für immer neben deinem Tableau.
dice-about-wonder = Erst kaufen, dann mit einer eigenen, späteren Aktion aus Stein bauen.

dice-ask-acting = Wähle ein Plättchen, wirf neu oder passe.
dice-ask-picking = Welche Würfel wirfst du neu?
dice-ask-paying = { $count ->
    [0] Der Preis ist bezahlt. Lege mehr dazu oder drücke „Fertig“.
   *[other] Noch { dice-amount } zu zahlen: mit Würfeln oder Markern.
}
dice-ask-replacing = Welche Entwicklung muss weichen?
dice-ask-returning = Was geht zurück in den Vorrat?
dice-ask-studying = Welche Bücher verbrauchst du?
dice-ask-feeding = Überstehst du die Hungersnot?
dice-ask-rolling = Die Würfel rollen.
dice-ask-seating = Die Reihenfolge wird ausgelost.
dice-ask-laying = Neue Plättchen kommen.
dice-ask-event = Das Ereignis wird gezogen.
dice-ask-shadow = Der imaginäre Gegner würfelt.
dice-ask-removing = Der vierseitige Würfel rollt.
dice-ask-over = Das Spiel ist zu Ende.

dice-do-Pass = Passen
dice-do-Reroll = Neu werfen
dice-do-Build = Bauen
dice-do-Roll = Werfen
dice-do-Done = Fertig
dice-do-Feed = Hungersnot überstehen
dice-do-Starve = Hunger hinnehmen
dice-do-ReturnUsed = Verbrauchtes abgeben

dice-chance = Jetzt { $now }\xA0%, nach der besten Wurfwiederholung { $after }\xA0%.
dice-chance-same = Jetzt { $now }\xA0%; neu zu werfen hilft nicht.
dice-account-Buy = { $tile }: { $have } von { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Build = { $tile }: { $have } von { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Feed = Hungersnot: { $have } von { $need } { dice-resource }{ dice-account-half }{ dice-account-lost }
dice-account-Pay = { $have } von { $need } { dice-resource } noch zu zahlen{ dice-account-half }{ dice-account-lost }
dice-account-half = { $half ->
    [yes] , dazu ein halber Tausch: noch ein Würfel
   *[no] {""}
}
dice-account-lost = { $lost ->
    [0] {""}
   *[other] , { $lost } verfällt
}
dice-account-Reroll = { $count ->
    [0] Tippe die Würfel an, die du neu werfen willst.
    [one] { $count } Würfel wird neu geworfen. Nochmals antippen legt ihn zurück.
   *[other] { $count } Würfel werden neu geworfen. Nochmals antippen legt sie zurück.
}
dice-account-Return = { $have } von { $need } zum Zurückgeben.
dice-account-Study = { $count ->
    [0] Keine Bücher werden genutzt. Tippe an, was zählen soll.
    [one] { $count } Buch wird genutzt. Antippen ändert es.
   *[other] { $count } Bücher werden genutzt. Antippen ändert es.
}
dice-act-Buy = Zahlen und nehmen: { $tile }
dice-act-Build = Zahlen und bauen: { $tile }
dice-act-Feed = Zahlen und überstehen
dice-act-Pay = Zahlen
dice-act-Reroll = { $count ->
    [0] Werfen
    [one] { $count } Würfel werfen
   *[other] { $count } Würfel werfen
}
dice-act-Return = Zurückgeben
dice-act-Study = { $count ->
    [0] Keine Bücher nutzen
    [one] { $count } Buch nutzen
   *[other] { $count } Bücher nutzen
}
dice-used-back = verbraucht: { $count } von { $of } gehen zurück

dice-why-wait = Würfel und Marker lassen sich auswählen, wenn du am Zug bist.
dice-why-first = Sag zuerst, wofür: Tippe ein Plättchen an oder drücke „Neu werfen“.
dice-why-Buy = { $thing }: zahlt hier nicht. { dice-why-payment }
dice-why-Build = { $thing }: zahlt hier nicht. { dice-why-payment }
dice-why-Feed = { $thing }: zahlt hier nicht. { dice-why-payment }
dice-why-Pay = { $thing }: zahlt hier nicht. { dice-why-payment }
dice-why-payment = { $resource ->
    [strength] Stärke zahlt man nur mit Stärke: Getauscht wird dafür nicht.
    [book] Für Bücher wird nie getauscht.
   *[other] Für { dice-resource } zählen Würfel und Marker, die das zeigen, oder je zwei beliebige andere Würfel.
}
dice-why-Reroll = { $thing }: Nur verfügbare Würfel werden neu geworfen.
dice-why-Return = { $thing }: Zurück geht, was das ersetzte Plättchen einst gab.
dice-why-Study = { $thing }: Hier zählt nur, was Bücher zeigt.
dice-printed-0 = Axt­kämpfer
dice-printed-1 = Farm
dice-printed-2 = Karawane
dice-printed-3 = Stein­bruch
dice-printed-4 = Tempel
dice-printed-about = { $name }, auf dem Tableau aufgedruckt: 1 weißer Würfel
dice-each-word = je
dice-vp-word = SP
dice-each = Jedes ist { $vp }\xA0SP wert
dice-step-tiles = Plättchen
dice-step-actions = Aktionen
dice-step-books = Bücher
dice-step-famine = Hunger
dice-step-order = Folge
dice-step-war = Krieg
dice-step-now = Wir sind bei: { $step }
dice-look-round = Eine Runde im Überblick zeigen
dice-look = In die Schachtel schauen
`},pace:he,told:Ot,spoken:(e,t)=>{let n=e.kind===`die`?q(e.id??``):null;return n?` ${t(`dice-die`,{colour:n.colour,resource:n.resource,count:n.count})}`:e.text},tint:e=>ye[e]??``,grave:[`BooksScored`,`FamineSuffered`,`WarLost`,`WonderBuilt`],account:ue,item:Se,called:(e,t)=>t(`dice-nation-${e}`),prompt:({view:e,say:t})=>{let{phase:n,payment:r}=e;return n===`paying`&&r?t(`dice-ask-paying`,{count:r.due,resource:r.resource}):t(`dice-ask-${n}`)},buttons:(e,t)=>we.flatMap(n=>{let r=e.find(e=>e.move.type===n);return r?[{offer:r,label:t(`dice-do-${n}`)}]:[]})};export{kt as module};