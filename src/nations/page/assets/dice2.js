import{$ as e,A as t,B as n,D as r,E as i,G as a,K as o,L as s,M as c,N as l,P as u,Q as d,R as f,T as p,U as m,V as h,X as g,Z as _,_ as v,at as y,ct as b,g as x,i as S,it as C,l as w,n as T,nt as E,q as D,r as O,rt as k,t as A,tt as j,w as M,y as N,z as P}from"./disclose-version.js";import{c as F}from"./index.js";import{a as I,n as L,r as R,t as z}from"./Face.js";import{i as B,n as V,r as H,t as U}from"./dice.js";import{a as ee,c as W,i as G,n as K,o as q,r as J,s as Y,t as X}from"./round.js";import{i as te,n as ne,r as Z,t as re}from"./odds.svelte.js";import{t as ie}from"./Chance.js";function Q(e){return e.flatMap(e=>e.events)}function ae(e,t){let n={};for(let r of Q(e)){if(r.type!==`DieRolled`||r.seat!==t)continue;let e=String(r.die);n[e]=(n[e]??0)+1}return n}function oe(e){return Q(e).flatMap(e=>e.type===`TileTaken`?[{tile:String(e.tile),seat:Number(e.seat)}]:e.type===`TileRemoved`?[{tile:String(e.tile),seat:null}]:[])}var se={DieRolled:800,TileTaken:650,TileRemoved:500,WonderBuilt:600,RoundStarted:1100,EventDrawn:900,Passed:450};function ce(e){return Math.max(0,...Q(e).map(e=>se[e.type]??260))}function le(e,t){let n=t.flatMap(t=>{let n=[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`);return n?[{flight:t,from:n.getBoundingClientRect(),ghost:n.cloneNode(!0)}]:[]});return()=>n.forEach(({flight:t,from:n,ghost:r})=>ue(e,t,n,r))}function ue(e,t,n,r){let i=de(e,t),a=i?.getBoundingClientRect();r.removeAttribute(`data-fly`),r.setAttribute(`aria-hidden`,`true`),r.tabIndex=-1,Object.assign(r.style,{position:`fixed`,left:`${n.left}px`,top:`${n.top}px`,width:`${n.width}px`,height:`${n.height}px`,zIndex:`50`,pointerEvents:`none`,transformOrigin:`0 0`}),e.append(r);let o=[{transform:`none`,opacity:1,offset:0},{transform:`translateY(-10px) scale(1.06)`,opacity:1,offset:.18},{transform:a?`translate(${a.left-n.left}px, ${a.top-n.top}px) scale(${a.width/n.width}, ${a.height/n.height})`:`translateY(-40px) scale(.6) rotate(8deg)`,opacity:a&&i?.dataset.fly?1:.1,offset:1}],s=r.animate(o,{duration:560,easing:`cubic-bezier(.4,0,.2,1)`});s.onfinish=s.oncancel=()=>r.remove()}function de(e,t){return t.seat===null?null:[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`&&e.offsetParent!==null)??e.querySelector(`[data-seat="${t.seat}"]`)}function fe(e,t){switch(e.move.type){case`PayChit`:return t.payment?.resource??null;case`UseChit`:return`book`;case`ReturnChit`:case`Reroll`:return`reroll`;default:return null}}var pe=class{offers;view;constructor(e,t){this.offers=e,this.view=t}get any(){return this.offers.length>0}space(e){return this.find(t=>t.move.space===e)}die(e){return this.find(t=>t.move.die===e)}chit(e){return this.find(t=>fe(t,this.view)===e)}development(e){return this.find(t=>t.move.type===`Replace`&&t.move.tile===e)}move(e){return this.find(t=>t.move.type===e)}find(e){return this.offers.find(e)??null}},me=[`Roll`,`Feed`,`Starve`,`Done`,`Build`,`Reroll`,`ReturnUsed`,`Pass`],he=new Set([`ArrowLeft`,`ArrowUp`]),ge=new Set([`ArrowRight`,`ArrowDown`]);function $(e){function t(t){if(!he.has(t.key)&&!ge.has(t.key)&&t.key!==`Home`&&t.key!==`End`)return;let r=[...e.querySelectorAll(`button:not(:disabled)`)],i=r.indexOf(document.activeElement);i<0||(t.preventDefault(),n(r,i,t.key)?.focus())}function n(e,t,n){if(n===`Home`)return e[0];if(n===`End`)return e.at(-1);if(n===`ArrowUp`||n===`ArrowDown`){let r=_e(e,e[t],n===`ArrowDown`);if(r)return r}return e[(t+(ge.has(n)?1:e.length-1))%e.length]}return e.addEventListener(`keydown`,t),{destroy:()=>e.removeEventListener(`keydown`,t)}}function _e(e,t,n){let r=t.getBoundingClientRect(),i=r.left+r.width/2,a=e.map(e=>({one:e,box:e.getBoundingClientRect()})).filter(({box:e})=>n?e.top>=r.bottom-4:e.bottom<=r.top+4);return a.sort((e,t)=>{let n=Math.abs(e.box.top-r.top)-Math.abs(t.box.top-r.top);return Math.abs(n)>8?n:ve(e.box,i)-ve(t.box,i)}),a[0]?.one}function ve(e,t){return Math.abs(e.left+e.width/2-t)}var ye=u(`<button><!></button>`),be=u(`<span class="called svelte-lh07yf" aria-hidden="true"> </span>`),xe=u(`<button><span class="mini svelte-lh07yf"><!></span> <!></button>`),Se=u(`<button class="svelte-lh07yf"><!></button>`),Ce=u(`<span class="empty svelte-lh07yf"> </span>`),we=u(`<section><div class="row five svelte-lh07yf"></div> <div class="row two svelte-lh07yf"><!> <!> <div class="beside svelte-lh07yf"></div></div></section>`);function Te(n,i){y(i,!0);let o=A(i,`dense`,3,!1),s=k(()=>[...i.nation.colonies,...i.nation.wonders].flatMap(e=>Y(i.content,e)??[])),u=k(()=>i.nation.advisor?Y(i.content,i.nation.advisor):null),f=k(()=>i.nation.wonder?Y(i.content,i.nation.wonder):null),p=k(()=>i.pointer.move(`Build`)),m=e=>`${e.name}: ${q(e,i.say)}`;var S=we(),T=g(S);M(T,23,()=>i.nation.developments,(e,t)=>`${e}.${t}`,(n,s,u)=>{let f=k(()=>Y(i.content,h(s))),p=k(()=>i.pointer.development(h(s)));var y=l(),S=_(y),C=e=>{var t=ye(),n=g(t);{let e=k(()=>o()?`tiny`:`board`);J(n,{get tile(){return h(f)},get size(){return h(e)}})}b(t),a(e=>{x(t,1,v({offered:h(p),picked:h(p)&&i.picked?.text===h(p).text}),`svelte-lh07yf`),w(t,`data-fly`,`tile:${h(s)}`),w(t,`aria-label`,e)},[()=>h(p)?.words??m(h(f))]),P(`click`,t,()=>h(p)?i.point(h(p)):i.show(h(f))),c(e,t)},T=n=>{var s=xe(),l=g(s),f=g(l);z(f,{colour:`white`}),b(l);var m=e(l,2),_=e=>{var n=be(),r=d(n,!0);a(e=>t(r,e),[()=>i.say(`dice-printed-${h(u)}`)]),c(e,n)};r(m,e=>{o()||e(_)}),b(s),a(e=>{x(s,1,v([`printed`,{offered:h(p),picked:h(p)&&i.picked?.text===h(p).text}]),`svelte-lh07yf`),s.disabled=!h(p),w(s,`aria-label`,e)},[()=>h(p)?.words??i.say(`dice-printed-about`,{name:i.say(`dice-printed-${h(u)}`)})]),P(`click`,s,()=>h(p)&&i.point(h(p))),c(n,s)};r(S,e=>{h(f)?e(C):e(T,-1)}),c(n,y)}),b(T);var E=e(T,2),D=g(E),O=e=>{var t=Se(),n=g(t);{let e=k(()=>o()?`tiny`:`board`);J(n,{get tile(){return h(u)},get size(){return h(e)}})}b(t),a(e=>{w(t,`data-fly`,`tile:${h(u).id}`),w(t,`aria-label`,e)},[()=>m(h(u))]),P(`click`,t,()=>i.show(h(u))),c(e,t)},j=e=>{var n=Ce(),r=d(n,!0);a(e=>t(r,e),[()=>o()?`–`:i.say(`dice-no-advisor`)]),c(e,n)};r(D,e=>{h(u)?e(O):e(j,-1)});var F=e(D,2),I=e=>{var t=ye(),n=g(t);{let e=k(()=>o()?`tiny`:`board`);J(n,{get tile(){return h(f)},get size(){return h(e)}})}b(t),a(e=>{x(t,1,v([`site`,{offered:h(p),picked:h(p)&&i.picked?.text===h(p).text}]),`svelte-lh07yf`),w(t,`data-fly`,`tile:${h(f).id}`),w(t,`aria-label`,e)},[()=>h(p)?.words??`${i.say(`dice-site`)}: ${m(h(f))}`]),P(`click`,t,()=>h(p)?i.point(h(p)):i.show(h(f))),c(e,t)},L=e=>{var n=Ce(),r=d(n,!0);a(e=>t(r,e),[()=>o()?`–`:i.say(`dice-no-wonder`)]),c(e,n)};r(F,e=>{h(f)?e(I):e(L,-1)});var R=e(F,2);M(R,21,()=>h(s),e=>e.id,(e,t)=>{var n=Se(),r=g(n);{let e=k(()=>o()?`tiny`:`small`);J(r,{get tile(){return h(t)},get size(){return h(e)},building:!1})}b(n),a(e=>{w(n,`data-fly`,`tile:${h(t).id}`),w(n,`title`,h(t).name),w(n,`aria-label`,e)},[()=>m(h(t))]),P(`click`,n,()=>i.show(h(t))),c(e,n)},e=>{var n=Ce(),r=d(n,!0);a(e=>t(r,e),[()=>o()?`–`:i.say(`dice-nothing-beside`)]),c(e,n)}),b(R),b(E),b(S),N(S,e=>$?.(e)),a(()=>{x(S,1,v([`board`,{dense:o()}]),`svelte-lh07yf`),w(S,`aria-label`,i.label)}),c(n,S),C()}f([`click`]);var Ee=u(`<span class="hope svelte-1l9t3t7" aria-hidden="true"><!> </span>`),De=u(`<button><!> <!></button>`),Oe=u(`<span class="gap svelte-1l9t3t7" aria-hidden="true"></span>`),ke=u(`<span class="number svelte-1l9t3t7" aria-hidden="true"> </span> <!>`,1),Ae=u(`<span class="number column svelte-1l9t3t7" aria-hidden="true"> </span>`),je=u(`<section><!> <span class="number svelte-1l9t3t7" aria-hidden="true"></span> <!></section>`);function Me(i,o){y(o,!0);let s=k(()=>o.content.layout.columns[String(o.view.nations.length)]??3),u=k(()=>o.content.layout.prices.toReversed().map((e,t)=>{let n=o.content.layout.prices.length-t;return{row:n,spaces:Array.from({length:h(s)},(t,r)=>{let i=`${`abcd`[r]}${n}`,a=o.view.board[i];return{space:i,price:e,tile:a?Y(o.content,a):null}})}}));function f(e){let t=ne(e);return t&&t.after>t.now&&o.view.phase===`acting`?t:null}function p(e,t,n,r){let i=o.say(`dice-amount`,{count:t,resource:o.content.layout.paid_with[e.kind]}),a=`${e.name}: ${q(e,o.say)}. ${o.say(`dice-price`,{price:i})}`;return n?a:`${a} ${o.say(`dice-not-now`)}${r?` ${o.say(`dice-chance`,{now:Z(r.now),after:Z(r.after)})}`:``}`}var m=je(),S=g(m);M(S,17,()=>h(u),({row:e,spaces:t})=>e,(i,s)=>{let u=()=>h(s).row,m=()=>h(s).spaces;var y=ke(),S=_(y),C=d(S,!0),T=e(S,2);M(T,17,m,({space:e,price:t,tile:n})=>e,(i,s)=>{let u=()=>h(s).space,d=()=>h(s).price,m=()=>h(s).tile;var y=l(),S=_(y),C=i=>{let s=k(()=>o.pointer.space(u())),l=k(()=>f(u()));var _=De(),y=g(_);{let e=k(()=>({count:d(),resource:o.content.layout.paid_with[m().kind]}));J(y,{get tile(){return m()},get price(){return h(e)}})}var S=e(y,2),C=n=>{var r=Ee(),i=g(r);G(i,{name:`reroll`,size:11});var o=e(i);b(r),a(e=>t(o,`${e??``} %`),[()=>Z(h(l).after)]),c(n,r)};r(S,e=>{h(l)&&e(C)}),b(_),a(e=>{x(_,1,v({offered:h(s),picked:h(s)&&o.picked?.text===h(s).text||o.buying===m().id}),`svelte-1l9t3t7`),w(_,`data-fly`,`tile:${m().id}`),w(_,`aria-label`,e),w(_,`aria-pressed`,h(s)?o.picked?.text===h(s).text:void 0)},[()=>p(m(),d(),h(s),h(l))]),n(`pointerenter`,_,()=>re(u())),n(`focus`,_,()=>re(u())),P(`click`,_,()=>h(s)?o.point(h(s)):o.show(m())),c(i,_)},T=e=>{var t=Oe();c(e,t)};r(S,e=>{m()?e(C):e(T,-1)}),c(i,y)}),a(()=>t(C,u())),c(i,y)});var T=e(S,4);M(T,16,()=>Array.from({length:h(s)},(e,t)=>t),e=>e,(e,n)=>{var r=Ae(),i=d(r);a(()=>t(i,`${`abcd`[n]??``} · ${n+1}`)),c(e,r)}),b(m),N(m,e=>$?.(e)),a(e=>{x(m,1,v([`market`,{four:h(s)===4,choosing:o.pointer.any}]),`svelte-1l9t3t7`),w(m,`aria-label`,e)},[()=>o.say(`dice-market`)]),c(i,m),C()}f([`click`]);var Ne=u(`<span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need worth svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b> </span>`,1),Pe=u(`<span><!> </span>`),Fe=u(`<span class="steps svelte-xkdgv2"></span>`),Ie=u(`<span class="line svelte-xkdgv2"><span class="age svelte-xkdgv2"> </span> <span class="event svelte-xkdgv2"> </span> <!></span> <!>`,1),Le=u(`<button class="occasion svelte-xkdgv2"><!></button>`),Re=u(`<section class="occasion svelte-xkdgv2"><!></section>`);function ze(n,i){y(i,!0);let o=n=>{var o=Ie(),l=_(o),m=g(l),y=d(m,!0),S=e(m,2),C=d(S,!0),w=e(S,2),T=n=>{var r=Ne(),o=_(r),s=g(o),l=d(s,!0),u=e(s),p=d(u,!0),m=e(u);G(m,{name:`food`,size:14}),b(o);var v=e(o,2),y=g(v),x=d(y,!0),S=e(y),C=d(S,!0),w=e(S);G(w,{name:`strength`,size:14}),b(v);var T=e(v,2),E=g(T),D=d(E,!0),O=e(E),k=d(O,!0),A=e(O,1,!0);b(T),a((e,n,r,a)=>{t(l,e),t(p,i.view.food),t(x,n),t(C,i.view.war),t(D,r),t(k,h(f)),t(A,a)},[()=>i.say(`dice-famine-word`),()=>i.say(`dice-war-word`),()=>i.say(`dice-each-word`),()=>i.say(`dice-vp-word`)]),c(n,r)};r(w,e=>{h(u)&&e(T)}),b(l);var E=e(l,2),D=n=>{var o=Fe();M(o,22,()=>X,e=>e,(n,o,l)=>{var u=Pe(),d=g(u),f=e=>{var t=s(`✓ `);c(e,t)};r(d,e=>{h(l)+1<h(p)&&e(f)});var m=e(d,1,!0);b(u),a(e=>{x(u,1,v({now:h(l)+1===h(p)}),`svelte-xkdgv2`),t(m,e)},[()=>i.say(`dice-step-${o}`)]),c(n,u)}),b(o),c(n,o)};r(E,e=>{h(p)&&e(D)}),a(e=>{t(y,e),t(C,h(u)?.name??``)},[()=>i.say(`dice-age`,{numeral:I[i.view.age]??``})]),c(n,o)},u=k(()=>i.content.events.find(e=>e.id===i.view.event)??null),f=k(()=>i.content.layout.event_points[String(i.view.age)]??i.view.age),p=k(()=>K(i.view.phase)),m=k(()=>[i.say(`dice-age`,{numeral:I[i.view.age]??``}),...h(u)?[h(u).name,i.say(`dice-famine`,{count:i.view.food}),i.say(`dice-war`,{count:i.view.war}),i.say(`dice-each`,{vp:h(f)})]:[],...h(p)?[i.say(`dice-step-now`,{step:i.say(`dice-step-${X[h(p)-1]}`)})]:[]].join(`. `)+`.`);var S=l(),T=_(S),E=e=>{var t=Le(),n=g(t);o(n),b(t),a(e=>w(t,`aria-label`,e),[()=>`${h(m)} ${i.say(`dice-look-round`)}`]),P(`click`,t,()=>i.look(`round`)),c(e,t)},D=e=>{var t=Re(),n=g(t);o(n),b(t),a(()=>w(t,`aria-label`,h(m))),c(e,t)};r(T,e=>{i.look?e(E):e(D,-1)}),c(n,S),C()}f([`click`]);var Be=u(`<span class="svelte-1a951j3"><!></span>`),Ve=u(`<span class="dim svelte-1a951j3"><!></span>`),He=u(`<span class="low svelte-1a951j3"><!></span>`),Ue=u(`<article class="svelte-1a951j3"><h2 class="svelte-1a951j3"> </h2> <div class="dice svelte-1a951j3" role="img"><!> <!> <!> <!> <!></div> <!></article>`);function We(n,r){y(r,!0);let i=k(()=>r.view.nations[r.seat]),o=k(()=>new pe([],r.view)),s=k(()=>`${r.say(`dice-nation-${r.seat}`)} · ${r.name}`);var l=Ue(),u=g(l),f=d(u,!0),p=e(u,2),m=g(p);M(m,17,()=>B(h(i)),e=>e.key,(e,t)=>{var n=Be(),r=g(n);z(r,{get colour(){return h(t).colour},get resource(){return h(t).resource},get count(){return h(t).count}}),b(n),c(e,n)});var _=e(m,2);M(_,17,()=>H(h(i).unrolled),e=>e.key,(e,t)=>{var n=Ve(),r=g(n);z(r,{get colour(){return h(t).name}}),b(n),c(e,n)});var v=e(_,2);M(v,17,()=>V(h(i).chits),e=>e.key,(e,t)=>{var n=Be(),r=g(n);W(r,{get chit(){return h(t).name}}),b(n),c(e,n)});var x=e(v,2);M(x,17,()=>H(h(i).used),e=>e.key,(e,t)=>{var n=He(),r=g(n);z(r,{get colour(){return h(t).name},flat:!0}),b(n),c(e,n)});var S=e(x,2);M(S,17,()=>V(h(i).used_chits),e=>e.key,(e,t)=>{var n=He(),r=g(n);W(r,{get chit(){return h(t).name},flat:!0}),b(n),c(e,n)}),b(p),Te(e(p,2),{get nation(){return h(i)},get content(){return r.content},get pointer(){return h(o)},picked:null,point:()=>{},get show(){return r.show},get say(){return r.say},get label(){return h(s)},dense:!0}),b(l),a(e=>{t(f,h(s)),w(p,`aria-label`,e)},[()=>r.say(`dice-has`,{dice:B(h(i)).length,chits:V(h(i).chits).length})]),c(n,l),C()}var Ge=u(`<span class="count svelte-1wx44gp"> </span>`);function Ke(e,n){y(n,!0);let r=A(n,`still`,3,!1),i=E(0),s=!1;o(()=>{let e=n.value;if(!s||r()||!Number.isFinite(e)){s=!0,j(i,e,!0);return}let t=m(()=>h(i)),a=performance.now(),o=requestAnimationFrame(c);function c(n){let r=Math.min(1,(n-a)/500);j(i,Math.round(t+(e-t)*r),!0),r<1&&(o=requestAnimationFrame(c))}return()=>cancelAnimationFrame(o)});var l=Ge(),u=d(l,!0);a(()=>t(u,h(i))),c(e,l),C()}var qe=[`M8 21C3 17 3 9 7 3M16 21c5-4 5-12 1-18M5 8l-3-1M4.5 12H1.5M6 16l-3 1.5M19 8l3-1M19.5 12h3M18 16l3 1.5M9 21h6`,`M9 3h6M10 3v3c-5 3-5 9 0 13h4c5-4 5-10 0-13V3M8 21h8M7 8C4 7 4 4 8 4M17 8c3-1 3-4-1-4M7.5 12h9`,`M12 8a4 4 0 1 0 .1 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M4.6 19.4l2-2`,`M1.5 20L9 7l7.5 13zM13 14l3-5 6.5 11h-6M9 7l2.5 13`],Je=u(`<button><span class="who svelte-q9lfm1"><svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" class="svelte-q9lfm1"><path class="svelte-q9lfm1"></path></svg> <span class="name svelte-q9lfm1"> </span></span> <span class="person svelte-q9lfm1"> </span> <span class="numbers svelte-q9lfm1"><!> <span class="svelte-q9lfm1"><!><!></span> <span class="svelte-q9lfm1"><!><!></span></span></button>`),Ye=u(`<span class="shadow svelte-q9lfm1"><span class="who svelte-q9lfm1"><span class="name svelte-q9lfm1"> </span></span> <span class="numbers svelte-q9lfm1"><span class="svelte-q9lfm1"><!><!></span></span></span>`),Xe=u(`<section><!> <!></section>`);function Ze(n,i){y(i,!0);let o=k(()=>i.view.nations.length===1);var s=Xe(),l=g(s);M(l,16,()=>i.view.order,e=>e,(n,r)=>{let o=k(()=>i.view.nations[r]);var s=Je(),l=g(s),u=g(l),f=d(u),p=e(u,2),m=d(p,!0);b(l);var _=e(l,2),y=d(_),S=e(_,2),C=g(S);ee(C,{get vp(){return h(o).vp},size:26});var T=e(C,2),E=g(T);G(E,{name:`book`,size:12}),Ke(e(E),{get value(){return h(o).books},get still(){return i.still}}),b(T);var D=e(T,2),O=g(D);G(O,{name:`strength`,size:12}),Ke(e(O),{get value(){return h(o).strength},get still(){return i.still}}),b(D),b(S),b(s),a((e,n,a)=>{x(s,1,v([`nation${r}`,{turn:i.atTurn===r,own:i.seat===r,passed:h(o).passed}]),`svelte-q9lfm1`),w(s,`data-seat`,r),w(s,`aria-label`,e),w(f,`d`,qe[r]),t(m,n),t(y,`${i.names[r]??``}${a??``}`)},[()=>i.say(`dice-player`,{nation:i.say(`dice-nation-${r}`),name:i.names[r]??``,vp:h(o).vp,books:h(o).books,strength:h(o).strength,turn:i.atTurn===r?`yes`:`no`,passed:h(o).passed?`yes`:`no`}),()=>i.say(`dice-nation-${r}`),()=>h(o).passed?` · ${i.say(`dice-passed`)}`:``]),P(`click`,s,()=>i.open(r)),c(n,s)});var u=e(l,2),f=n=>{var r=Ye(),o=g(r),s=g(o),l=d(s,!0);b(o);var u=e(o,2),f=g(u),p=g(f);G(p,{name:`book`,size:12}),Ke(e(p),{get value(){return i.view.shadow},get still(){return i.still}}),b(f),b(u),b(r),a(e=>t(l,e),[()=>i.say(`dice-shadow`)]),c(n,r)};r(u,e=>{h(o)&&e(f)}),b(s),N(s,e=>$?.(e)),a(e=>{x(s,1,v([`strip`,{many:i.view.nations.length>3}]),`svelte-q9lfm1`),w(s,`aria-label`,e)},[()=>i.say(`dice-players`)]),c(n,s),C()}f([`click`]);var Qe=u(`<li class="svelte-1omrlxu"><span class="thing svelte-1omrlxu"><!></span><span aria-hidden="true"> </span></li>`),$e=u(`<ul class="svelte-1omrlxu"><!> <!></ul>`),et=u(`<p class="svelte-1omrlxu"> </p>`),tt=u(`<button class="svelte-1omrlxu"> </button>`),nt=u(`<section><h2 class="svelte-1omrlxu"> </h2> <!> <!></section>`);function rt(n,i){y(i,!0);var o=nt(),s=g(o),l=d(s,!0),u=e(s,2),f=n=>{var r=$e(),o=g(r);M(o,16,()=>R,e=>e,(n,r)=>{var o=Qe(),s=g(o),l=g(s);z(l,{get colour(){return r}}),b(s);var u=e(s),f=d(u,!0);b(o),a(e=>{w(o,`aria-label`,e),t(f,i.view.supply[r])},[()=>i.say(`dice-gives-dice`,{count:i.view.supply[r],colour:r})]),c(n,o)});var s=e(o,2);M(s,16,()=>L,e=>e,(n,r)=>{var o=Qe(),s=g(o),l=g(s);W(l,{get chit(){return r}}),b(s);var u=e(s),f=d(u,!0);b(o),a(e=>{w(o,`aria-label`,e),t(f,i.view.supply_chits[r])},[()=>i.say(`dice-chits`,{count:i.view.supply_chits[r],chit:r})]),c(n,o)}),b(r),c(n,r)},p=e=>{var n=et(),r=d(n,!0);a(e=>t(r,e),[()=>i.say(`dice-supply-endless`)]),c(e,n)};r(u,e=>{i.view.supply&&i.view.supply_chits?e(f):e(p,-1)});var m=e(u,2),h=e=>{var n=tt(),r=d(n,!0);a(e=>t(r,e),[()=>i.say(`dice-look`)]),P(`click`,n,()=>i.look(`dice`)),c(e,n)};r(m,e=>{i.look&&e(h)}),b(o),a((e,n)=>{w(o,`aria-label`,e),t(l,n)},[()=>i.say(`dice-supply`),()=>i.say(`dice-supply`)]),c(n,o),C()}f([`click`]);var it=u(`<div><!></div>`),at=u(`<div></div>`);function ot(e,t){y(t,!0);let n=k(()=>[{resource:t.die.resource,count:t.die.count},...t.faces[t.die.colour].slice(0,5)]);var r=at();M(r,21,()=>h(n),p,(e,n,r)=>{var i=it();x(i,1,v([`side`,`side${r}`]),`svelte-1ipt3eo`);var a=g(i);z(a,O({get colour(){return t.die.colour}},()=>h(n))),b(i),c(e,i)}),b(r),a(()=>x(r,1,v([`cube`,`way${t.at%4}`]),`svelte-1ipt3eo`)),c(e,r),C()}var st=u(`<button><!></button>`),ct=u(`<span class="die waiting svelte-1jk3j5z" role="img"><!></span>`),lt=u(`<p class="soft none svelte-1jk3j5z"> </p>`),ut=u(`<span class="lying svelte-1jk3j5z"><!></span>`),dt=u(`<button><span class="word svelte-1jk3j5z"> </span> <!> <!></button>`),ft=u(`<section class="tray svelte-1jk3j5z"><div class="standing svelte-1jk3j5z"><!> <!> <!> <!></div> <!></section>`);function pt(n,o){y(o,!0);let s=k(()=>B(o.nation)),u=k(()=>V(o.nation.chits)),f=k(()=>H(o.nation.unrolled)),p=k(()=>H(o.nation.used)),m=k(()=>V(o.nation.used_chits)),S=k(()=>o.pointer.move(`ReturnUsed`));function T(e,t){return Number(t.split(`.`)[1])>=(o.nation.unused[e]??0)-(o.rolled[e]??0)}var E=ft(),D=g(E),O=g(D);M(O,19,()=>h(s),e=>e.key,(e,t,n)=>{let s=k(()=>o.pointer.die(h(t).text));var u=st(),d=g(u);i(d,()=>o.roll,e=>{var i=l(),a=_(i),s=e=>{ot(e,{get die(){return h(t)},get faces(){return o.content.faces},get at(){return h(n)}})},u=k(()=>T(h(t).text,h(t).key)),d=e=>{z(e,{get colour(){return h(t).colour},get resource(){return h(t).resource},get count(){return h(t).count}})};r(a,e=>{h(u)?e(s):e(d,-1)}),c(e,i)}),b(u),a((e,t)=>{x(u,1,e,`svelte-1jk3j5z`),u.disabled=!h(s),w(u,`aria-pressed`,h(s)?o.picked?.text===h(s).text:void 0),w(u,`aria-label`,t)},[()=>v([`die`,{offered:h(s),picked:h(s)&&o.picked?.text===h(s).text,again:Number(h(t).key.split(`.`)[1])<te(h(t).text)}]),()=>h(s)?.words??o.say(`dice-die`,{colour:h(t).colour,resource:h(t).resource,count:h(t).count})]),P(`click`,u,()=>h(s)&&o.point(h(s))),c(e,u)});var A=e(O,2);M(A,17,()=>h(f),e=>e.key,(e,t)=>{var n=ct(),r=g(n);z(r,{get colour(){return h(t).name}}),b(n),a(e=>w(n,`aria-label`,e),[()=>o.say(`dice-unrolled`,{colour:h(t).name})]),c(e,n)});var j=e(A,2);M(j,17,()=>h(u),e=>e.key,(e,t)=>{let n=k(()=>o.pointer.chit(h(t).name));var r=st(),i=g(r);W(i,{get chit(){return h(t).name}}),b(r),a(e=>{x(r,1,v([`die`,{offered:h(n),picked:h(n)&&o.picked?.text===h(n).text}]),`svelte-1jk3j5z`),r.disabled=!h(n),w(r,`aria-pressed`,h(n)?o.picked?.text===h(n).text:void 0),w(r,`aria-label`,e)},[()=>h(n)?.words??o.say(`dice-chit`,{chit:h(t).name})]),P(`click`,r,()=>h(n)&&o.point(h(n))),c(e,r)});var F=e(j,2),I=e=>{var n=lt(),r=d(n,!0);a(e=>t(r,e),[()=>o.say(`dice-none-left`)]),c(e,n)};r(F,e=>{!h(s).length&&!h(f).length&&!h(u).length&&e(I)}),b(D),N(D,e=>$?.(e));var L=e(D,2),R=n=>{var r=dt(),i=g(r),s=d(i,!0),l=e(i,2);M(l,17,()=>h(p),e=>e.key,(e,t)=>{var n=ut(),r=g(n);z(r,{get colour(){return h(t).name},flat:!0}),b(n),c(e,n)});var u=e(l,2);M(u,17,()=>h(m),e=>e.key,(e,t)=>{var n=ut(),r=g(n);W(r,{get chit(){return h(t).name},flat:!0}),b(n),c(e,n)}),b(r),a((e,n)=>{x(r,1,v([`used`,{offered:h(S),picked:h(S)&&o.picked?.text===h(S).text}]),`svelte-1jk3j5z`),r.disabled=!h(S),w(r,`aria-label`,e),t(s,n)},[()=>h(S)?.words??o.say(`dice-used`,{count:h(p).length+h(m).length}),()=>o.say(`dice-used-short`)]),P(`click`,r,()=>h(S)&&o.point(h(S))),c(n,r)};r(L,e=>{(h(p).length||h(m).length)&&e(R)}),b(E),a(e=>w(E,`aria-label`,e),[()=>o.say(`dice-tray`)]),c(n,E),C()}f([`click`]);var mt=new Set([`$$slots`,`$$events`,`$$legacy`]),ht=u(`<!> <!>`,1),gt=u(`<p><!></p>`),_t=u(`<div class="large svelte-1vutu7f"><!></div> <p> </p> <p class="soft"> </p> <!>`,1),vt=u(`<div class="cabinet svelte-1vutu7f"><aside class="rivals svelte-1vutu7f"><!> <!></aside> <div class="centre svelte-1vutu7f"><!> <!> <!> <!> <!></div></div> <!> <!>`,1);function yt(n,i){y(i,!0),T(i,mt);let s=k(()=>i.view),l=k(()=>i.content),u=k(()=>i.say),f=k(()=>i.seat??h(s).order[0]??0),p=k(()=>new pe(i.offers,h(s))),v=k(()=>h(s).nations.map((e,t)=>t).filter(e=>e!==h(f))),x,O=E(null),A=E(null),N=E({}),P=E(0),I=E(null),L=null;o(()=>(document.documentElement.dataset.age=String(h(s).age),()=>delete document.documentElement.dataset.age)),D(()=>{let e=i.news.flatMap(e=>e.events).findLast(e=>e.type===`TileChosen`);h(s).phase===`paying`?e&&j(I,String(e.tile),!0):j(I,null)}),D(()=>{let e=i.news;if(i.still||!e.length){j(N,{});return}let t=ae(e,m(()=>h(f)));j(N,t),Object.keys(t).length&&m(()=>j(P,h(P)+1)),x&&(L=le(x,oe(e)))}),o(()=>{i.view,L?.(),L=null});let R=0;function z(e){R=performance.now(),i.pick(e)}function B(e){performance.now()-R>700&&j(A,e,!0)}var V=vt(),H=_(V),U=g(H),ee=g(U);M(ee,16,()=>h(v),e=>e,(e,t)=>{{let n=k(()=>i.names[t]??``);We(e,{get view(){return h(s)},get content(){return h(l)},get seat(){return t},get name(){return h(n)},show:B,get say(){return h(u)}})}}),rt(e(ee,2),{get view(){return h(s)},get look(){return i.look},get say(){return h(u)}}),b(U);var W=e(U,2),G=g(W);ze(G,{get view(){return h(s)},get content(){return h(l)},get look(){return i.look},get say(){return h(u)}});var K=e(G,2);Ze(K,{get view(){return h(s)},get names(){return i.names},get seat(){return i.seat},get atTurn(){return i.atTurn},open:e=>j(O,e,!0),get still(){return i.still},get say(){return h(u)}});var Y=e(K,2);Me(Y,{get view(){return h(s)},get content(){return h(l)},get pointer(){return h(p)},get buying(){return h(I)},get picked(){return i.picked},point:z,show:B,get say(){return h(u)}});var X=e(Y,2);{let e=k(()=>h(u)(`dice-board`,{nation:h(u)(`dice-nation-${h(f)}`)}));Te(X,{get nation(){return h(s).nations[h(f)]},get content(){return h(l)},get pointer(){return h(p)},get picked(){return i.picked},point:z,show:B,get say(){return h(u)},get label(){return h(e)}})}pt(e(X,2),{get nation(){return h(s).nations[h(f)]},get content(){return h(l)},get pointer(){return h(p)},get picked(){return i.picked},point:z,get rolled(){return h(N)},get roll(){return h(P)},get say(){return h(u)}}),b(W),b(H),S(H,e=>x=e,()=>x);var te=e(H,2),Z=t=>{{let n=k(()=>h(u)(`dice-nation-${h(O)}`));F(t,{get title(){return h(n)},close:()=>j(O,null),children:(t,n)=>{var r=ht(),a=_(r);{let e=k(()=>i.names[h(O)]??``);We(a,{get view(){return h(s)},get content(){return h(l)},get seat(){return h(O)},get name(){return h(e)},show:B,get say(){return h(u)}})}rt(e(a,2),{get view(){return h(s)},get look(){return i.look},get say(){return h(u)}}),c(t,r)},$$slots:{default:!0}})}};r(te,e=>{h(O)!==null&&e(Z)});var re=e(te,2),Q=n=>{let i=k(()=>h(A)),o=k(()=>ne(Object.keys(h(s).board).find(e=>h(s).board[e]===h(i).id)??``));F(n,{get title(){return h(i).name},close:()=>j(A,null),children:(n,s)=>{var l=_t(),f=_(l),p=g(f);J(p,{get tile(){return h(i)}}),b(f);var m=e(f,2),v=d(m,!0),y=e(m,2),x=d(y,!0),S=e(y,2),C=e=>{var t=gt(),n=g(t);ie(n,{get prospect(){return h(o)}}),b(t),c(e,t)};r(S,e=>{h(o)&&h(o).now<1&&e(C)}),a((e,n)=>{t(v,e),t(x,n)},[()=>q(h(i),h(u)),()=>h(u)(`dice-about-${h(i).kind}`)]),c(n,l)},$$slots:{default:!0}})};r(re,e=>{h(A)&&e(Q)}),a(e=>w(U,`aria-label`,e),[()=>h(u)(`dice-others`)]),c(n,V),C()}var bt=u(`<span class="die svelte-15ttwx4"><!></span><span class="hidden"> </span>`,1);function xt(n,i){y(i,!0);let o=k(()=>i.text.split(/\b([wobr][GSFBX]\d?)\b/));var u=l(),f=_(u);M(f,17,()=>h(o),p,(n,i,o)=>{let u=k(()=>o%2?U(h(i)):null);var f=l(),p=_(f),m=n=>{var r=bt(),o=_(r),s=g(o);z(s,{get colour(){return h(u).colour},get resource(){return h(u).resource},get count(){return h(u).count}}),b(o);var l=e(o),f=d(l,!0);a(()=>t(f,h(i))),c(n,r)},v=e=>{var n=s();a(()=>t(n,h(i))),c(e,n)};r(p,e=>{h(u)?e(m):e(v,-1)}),c(n,f)}),c(n,u),C()}var St={table:yt,words:{en:`# The table of the dice game, English. keys used with a part that varies stand together.

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
    [yes] , at turn
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
dice-about-advisor = Gives reroll chits for as long as the advisor stays, or points, or both.
dice-about-colony = Paid with strength, and beside your board for good.
dice-about-wonder = Bought first, then built with stone by a later action.

dice-ask-acting = Choose a tile, reroll, or pass.
dice-ask-picking = Tap the dice to roll again.
dice-ask-paying = { $count ->
    [0] The price is met. Add more, or press Done.
   *[other] { dice-amount } to pay: tap dice or chits.
}
dice-ask-replacing = Which development is replaced?
dice-ask-returning = What goes back to the supply?
dice-ask-studying = Which books do you use?
dice-ask-feeding = Do you meet the famine?
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
dice-do-Feed = Meet the famine
dice-do-Starve = Do not
dice-do-ReturnUsed = A used one

dice-chance = Now { $now } %, after the best reroll { $after } %.
dice-chance-same = Now { $now } %; no reroll helps.

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
dice-shadow = Schatten
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
dice-none-left = Für diese Runde ist alles eingesetzt.
dice-used-short = benutzt
dice-used = { $count ->
    [one] { $count } benutzter Würfel oder Marker
   *[other] { $count } benutzte Würfel und Marker
}
dice-has = { $dice ->
    [one] { $dice } unbenutzter Würfel
   *[other] { $dice } unbenutzte Würfel
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
dice-about-advisor = Lässt dich neu werfen, solange der Berater bleibt, oder bringt Punkte, oder beides.
dice-about-colony = Wird mit Stärke bezahlt und liegt für immer neben deinem Tableau.
dice-about-wonder = Erst kaufen, dann mit einer späteren Aktion aus Stein bauen.

dice-ask-acting = Wähle ein Plättchen, wirf neu oder passe.
dice-ask-picking = Welche Würfel wirfst du neu?
dice-ask-paying = { $count ->
    [0] Der Preis ist bezahlt. Leg mehr dazu oder drück „Fertig“.
   *[other] Noch { dice-amount } zu zahlen: mit Würfeln oder Markern.
}
dice-ask-replacing = Welche Entwicklung muss weichen?
dice-ask-returning = Was geht zurück in den Vorrat?
dice-ask-studying = Welche Bücher setzt du ein?
dice-ask-feeding = Überstehst du die Hungersnot?
dice-ask-rolling = Die Würfel rollen.
dice-ask-seating = Die Reihenfolge wird ausgelost.
dice-ask-laying = Neue Plättchen kommen.
dice-ask-event = Das Ereignis wird gezogen.
dice-ask-shadow = Der Schatten würfelt.
dice-ask-removing = Der vierseitige Würfel rollt.
dice-ask-over = Das Spiel ist aus.

dice-do-Pass = Passen
dice-do-Reroll = Neu werfen
dice-do-Build = Bauen
dice-do-Roll = Werfen
dice-do-Done = Fertig
dice-do-Feed = Hungersnot überstehen
dice-do-Starve = Nicht
dice-do-ReturnUsed = Ein benutztes Stück

dice-chance = Jetzt { $now } %, nach dem besten neuen Wurf { $after } %.
dice-chance-same = Jetzt { $now } %; ein neuer Wurf hilft nicht.

dice-printed-0 = Axt­kämpfer
dice-printed-1 = Farm
dice-printed-2 = Karawane
dice-printed-3 = Stein­bruch
dice-printed-4 = Tempel
dice-printed-about = { $name }, auf dem Tableau aufgedruckt: 1 weißer Würfel
dice-each-word = je
dice-vp-word = SP
dice-each = Jedes ist { $vp } SP wert
dice-step-tiles = Plättchen
dice-step-actions = Aktionen
dice-step-books = Bücher
dice-step-famine = Hunger
dice-step-order = Folge
dice-step-war = Krieg
dice-step-now = Wir sind bei: { $step }
dice-look-round = Eine Runde im Überblick zeigen
dice-look = In die Schachtel schauen
`},pace:ce,told:xt,called:(e,t)=>t(`dice-nation-${e}`),prompt:({view:e,say:t})=>{let{phase:n,payment:r}=e;return n===`paying`&&r?t(`dice-ask-paying`,{count:r.due,resource:r.resource}):t(`dice-ask-${n}`)},buttons:(e,t)=>me.flatMap(n=>{let r=e.find(e=>e.move.type===n);return r?[{offer:r,label:t(`dice-do-${n}`)}]:[]})};export{St as module};