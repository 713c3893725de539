import{A as e,B as t,C as n,D as r,E as i,F as a,G as o,H as s,I as c,K as l,M as u,O as d,P as f,R as p,S as m,U as h,V as g,W as _,X as v,Y as y,Z as b,_ as x,a as S,b as C,f as w,g as T,h as E,i as D,l as O,n as k,r as A,s as j,t as M,u as N,v as P,w as F,x as I,y as L,z as R}from"./index.js";function z(e){return e.flatMap(e=>e.events)}function ee(e,t){let n={};for(let r of z(e)){if(r.type!==`DieRolled`||r.seat!==t)continue;let e=String(r.die);n[e]=(n[e]??0)+1}return n}function te(e){return z(e).flatMap(e=>e.type===`TileTaken`?[{tile:String(e.tile),seat:Number(e.seat)}]:e.type===`TileRemoved`?[{tile:String(e.tile),seat:null}]:[])}var B={DieRolled:800,TileTaken:650,TileRemoved:500,WonderBuilt:600,RoundStarted:1100,EventDrawn:900,Passed:450};function V(e){return Math.max(0,...z(e).map(e=>B[e.type]??260))}function ne(e,t){let n=t.flatMap(t=>{let n=[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`);return n?[{flight:t,from:n.getBoundingClientRect(),ghost:n.cloneNode(!0)}]:[]});return()=>n.forEach(({flight:t,from:n,ghost:r})=>H(e,t,n,r))}function H(e,t,n,r){let i=U(e,t),a=i?.getBoundingClientRect();r.removeAttribute(`data-fly`),r.setAttribute(`aria-hidden`,`true`),r.tabIndex=-1,Object.assign(r.style,{position:`fixed`,left:`${n.left}px`,top:`${n.top}px`,width:`${n.width}px`,height:`${n.height}px`,zIndex:`50`,pointerEvents:`none`,transformOrigin:`0 0`}),e.append(r);let o=[{transform:`none`,opacity:1,offset:0},{transform:`translateY(-10px) scale(1.06)`,opacity:1,offset:.18},{transform:a?`translate(${a.left-n.left}px, ${a.top-n.top}px) scale(${a.width/n.width}, ${a.height/n.height})`:`translateY(-40px) scale(.6) rotate(8deg)`,opacity:a&&i?.dataset.fly?1:.1,offset:1}],s=r.animate(o,{duration:560,easing:`cubic-bezier(.4,0,.2,1)`});s.onfinish=s.oncancel=()=>r.remove()}function U(e,t){return t.seat===null?null:[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`&&e.offsetParent!==null)??e.querySelector(`[data-seat="${t.seat}"]`)}function re(e,t){switch(e.move.type){case`PayChit`:return t.payment?.resource??null;case`UseChit`:return`book`;case`ReturnChit`:case`Reroll`:return`reroll`;default:return null}}var ie=class{offers;view;constructor(e,t){this.offers=e,this.view=t}space(e){return this.find(t=>t.move.space===e)}die(e){return this.find(t=>t.move.die===e)}chit(e){return this.find(t=>re(t,this.view)===e)}development(e){return this.find(t=>t.move.type===`Replace`&&t.move.tile===e)}move(e){return this.find(t=>t.move.type===e)}find(e){return this.offers.find(e)??null}},ae=[`Roll`,`Feed`,`Starve`,`Done`,`Build`,`Reroll`,`ReturnUsed`,`Pass`];function oe(e,t){let n=[t(`dice-kind`,{kind:e.kind})];return e.colour&&n.push(t(`dice-gives-dice`,{count:e.dice,colour:e.colour})),e.rerolls&&n.push(t(`dice-gives-rerolls`,{count:e.rerolls})),e.stone&&n.push(t(`dice-needs-stone`,{count:e.stone})),e.chit&&n.push(t(`dice-gives-chit`,{chit:e.chit})),n.push(t(`dice-vp`,{count:e.vp})),n.join(`, `)}function W(e,t){return e.tiles.find(e=>e.id===t)??null}function G(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return e=>(t=Math.imul(t^t>>>15,2246822519),t=Math.imul(t^t>>>13,3266489917),((t^t>>>16)>>>0)%e)}function K(e,t){return se[e](G(t))}var se={building:ce,military:le,advisor:ue,colony:de,wonder:fe};function ce(e){let t=3+e(4),n=e(4),r=e(3),i=[`M6 20L32 6 58 20zM20 17h24`,`M8 20a24 15 0 0 1 48 0zM32 5V2`,`M8 20V13h48v7M8 13l5-5h38l5 5M14 16.500h36`,`M8 20l9-10 9 10 8-14 8 14 7-10 7 10z`],a=44/(t-1),o=Array.from({length:t},(t,n)=>{let r=(10+n*a).toFixed(1);return e(2)?`M${r} 22v17`:`M${Number(r)-1.5} 22v17M${Number(r)+1.5} 22v17`}),s=[``,`M50 10V3h4v9M52 3c0-2 3-2 3-4`,`M28 39V30a4 4 0 0 1 8 0v9`][r];return`${i[n]}M6 20h52${o.join(``)}M6 40h52M3 44h58${s}`}function le(e){let t=e(3),n=e(3);return t===0?`M16 42V24a16 15 0 0 1 32 0v18l-8 3V30h-5v-7M29 23v7h-5v15l-8-3M35 23v11l-3 4-3-4V23M16 24h10M38 24h10${[`M20 8C26 0 44 0 52 14M24 7c6-4 16-4 22 8`,`M32 9V2M26 10l-3-7M38 10l3-7`,`M31 9c-6-8 8-10 20-4`][n]}`:t===1?`M32 7l17 4v14c0 10-8 16-17 20-9-4-17-10-17-20V11zM6 46L58 4M58 46L6 4M55 4h4v4M9 4H5v4${[`M32 18l2.5 5 5.5.8-4 4 1 5.5-5-2.6-5 2.6 1-5.5-4-4 5.5-.8z`,`M24 20h16M24 28h16M32 14v24`,`M32 17a8 8 0 1 0 .1 0M32 21a4 4 0 1 0 .1 0`][n]}`:`M22 4c22 6 22 34 0 40M22 4v40${[`M8 24h48l-6-4M56 24l-6 4M8 24l-4-4M8 24l-4 4`,`M10 38L54 10l-7 0M54 10l-3 6`,`M10 10l44 28h-7M54 38l-3-6`][n]}M34 6c3 2 5 4 6 6M34 42c3-2 5-4 6-6`}function ue(e){let t=[`M26 15c1-6 13-6 14 1`,`M24 16l3-7 4 4 3-6 3 6 4-3 0 6z`,`M23 16h19l-3-7H27z`,`M25 17c-3-9 16-13 17-2l3 1`,`M25 16c2-8 14-8 15 0M25 14h15M28 9v-3M34 8V5`][e(5)],n=[`M40 17c3 6 1 12-2 15`,`M40 18c5 2 5 12 3 18`,`M40 18l2 4`,`M40 18c4 8 0 16 4 19`][e(4)],r=[``,`M27 30c0 5 6 7 9 4`,`M26 29l3 8 6-4`][e(3)];return`M32 2a22 22 0 1 0 .1 0${e(2)?`M32 5.500a18.5 18.5 0 1 0 .1 0`:``}M27 16l-1 5-3 4h3l-.5 3 1 1-.5 2 1 1.500h5l1 4c-5 1-8 3-9 6M35 32c1 6 6 7 9 9${t}${n}${r}M29 21h2`}function de(e){let t=[`M4 30l10-14 8 8 8-14 12 16 6-6 12 10`,`M4 30c8-12 14-12 20-4 6-14 16-14 22-2 4-4 10-4 14 6`,`M4 30l14-4 6-14 6 10 8-4 8 8 14 4`][e(3)],n=[`M50 10a5 5 0 1 0 .1 0M50 2v3M41 11h3M57 11h3`,`M20 30c2-8 2-12 0-18m0 0c-5-3-8-1-9 2m9-2c5-3 8-1 9 2m-9-2c-2-5-6-5-8-3m8 3c2-5 6-5 8-3`,`M40 40c4 3 12 3 16 0zM47 39V26l8 10h-8M45 39V30l-5 6`][e(3)];return`${t}M2 31h60${e(2)?`M4 36c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0 6 3 10 0 4 1 6 0`:`M6 35h12M24 36h16M46 35h12`}M8 42c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0${n}`}function fe(e){return pe[e(pe.length)]}var pe=[`M4 44L32 6l28 38zM32 6l9 38M14 30h31M21 21h17M9 37h39`,`M14 44V26h36v18M16 26a16 15 0 0 1 32 0M32 11V4M8 44V20l3-6 3 6v24M50 44V20l3-6 3 6v24M4 44h56M26 44V34a6 6 0 0 1 12 0v10`,`M24 44l4-30h8l4 30M28 14V8h8v6M32 8V2M26 30h12M27 22h10M20 44h24M16 46h32`,`M8 44V28l5-8 5 8v16M46 44V28l5-8 5 8v16M22 44V20l10-16 10 16v24M27 44V32h10v12M4 44h56M22 26h20`,`M8 44V12h48v32M8 18h48M20 44V32a12 12 0 0 1 24 0v12M6 12h52M14 8h36M4 44h56`],me=`c-4.2-.2-5-3-5-5.2 3 .1 5 2.2 5 5.2z`,he=`c4.2-.2 5-3 5-5.2-3 .1-5 2.2-5 5.2z`,ge={gold:`M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 2.6a6.9 6.9 0 1 1 0 13.8 6.9 6.9 0 0 1 0-13.8zM12 6.8l1.5 3.7 3.7 1.5-3.7 1.5-1.5 3.7-1.5-3.7-3.7-1.5 3.7-1.5z`,stone:`M3 8.2L11 4.5l10 3-8 4.1zM2.8 9.9l9.2 3v7.4l-9.2-3.2zM13.6 13l7.6-3.9v7.4l-7.6 4.1z`,food:`M11.5 13.2${me}M12.5 13.2${he}M11.5 17.6${me}M12.5 17.6${he}M12 1.6c2.3 2.3 2.3 4.9 0 7.2-2.3-2.3-2.3-4.9 0-7.2zM11.3 18h1.4v4.6h-1.4z`,book:`M11.3 6.6C9.2 4.8 6 4.3 2.4 4.7v13.4c3.6-.4 6.8.1 8.9 1.9zM12.7 6.6c2.1-1.8 5.3-2.3 8.9-1.9v13.4c-3.6-.4-6.8.1-8.9 1.9z`,strength:`M21.5 2.5l-.9 5-9.3 9.3-4.1-4.1 9.3-9.3zM4.9 11.7l7.4 7.4-1.7 1.7-7.4-7.4zM5.9 16.3l1.8 1.8-3.3 3.4c-1.1 1.1-3-.8-1.9-1.9z`,reroll:`M12 3.2a8.8 8.8 0 1 1-8.6 10.7l2.7-.5A6.1 6.1 0 1 0 8.4 7.1l2.2 2.3H3.2V2l3.2 3.2A8.8 8.8 0 0 1 12 3.2z`},_e=[`white`,`orange`,`blue`,`red`],ve=[`gold`,`stone`,`food`,`book`,`strength`,`reroll`],ye={gold:`G`,stone:`S`,food:`F`,book:`B`,strength:`X`,reroll:`R`},be=[``,`I`,`II`,`III`,`IV`],xe=F(`<rect class="under svelte-10t38bg" x="2.5" y="4.5" width="43" height="42" rx="10"></rect>`),Se=F(`<path class="symbol svelte-10t38bg" fill-rule="evenodd"></path>`),Ce=F(`<text class="times svelte-10t38bg" x="38" y="31" text-anchor="middle"> </text>`),we=F(`<!><!><text class="letter svelte-10t38bg" x="7.5" y="15.5"> </text>`,1),Te=F(`<svg viewBox="0 0 48 48" aria-hidden="true"><!><rect class="body svelte-10t38bg" x="2.5" y="2.5" width="43" rx="10"></rect><rect class="edge svelte-10t38bg" x="5.5" y="5.2" width="37" rx="8"></rect><!></svg>`);function q(n,r){l(r,!0);let i=k(r,`resource`,3,null),a=k(r,`count`,3,1),s=k(r,`flat`,3,!1),c={1:[[24,25,27]],2:[[32,17,19],[17,33,19]],3:[[24,14.5,16.5],[14.5,33,16.5],[33.5,33,16.5]]},u=_(()=>c[a()]??[[20,25,22]]);var d=Te(),m=p(d),h=e=>{var t=xe();I(e,t)};L(m,e=>{s()||e(h)});var v=g(m),x=g(v),S=g(x),w=n=>{var r=we(),o=R(r);T(o,17,()=>e(u),([e,t,n])=>`${e}.${t}`,(t,n)=>{var r=_(()=>b(e(n),3));let a=()=>e(r)[0],o=()=>e(r)[1],s=()=>e(r)[2];var c=Se();f(()=>{j(c,`d`,ge[i()]),j(c,`transform`,`translate(${a()-s()/2} ${o()-s()/2}) scale(${s()/24})`)}),I(t,c)});var s=g(o),c=e=>{var n=Ce(),r=t(n,!0);f(()=>C(r,a())),I(e,n)};L(s,e=>{a()>3&&e(c)});var l=g(s),d=t(l,!0);f(()=>C(d,ye[i()])),I(n,r)};L(S,e=>{i()&&e(w)}),y(d),f(()=>{O(d,0,N([`die`,r.colour,{flat:s()}]),`svelte-10t38bg`),j(v,`height`,s()?43:41),j(x,`height`,s()?37.5:35.5)}),I(n,d),o()}var Ee=F(`<ellipse class="leaf svelte-1gh5e90" rx="3" ry="1.5"></ellipse><ellipse class="leaf svelte-1gh5e90" rx="3" ry="1.5"></ellipse>`,1),De=F(`<svg viewBox="0 0 40 25" aria-hidden="true" class="svelte-1gh5e90"><path d="M15 22.500C7.5 20.5 4 14 5.5 5M25 22.500C32.5 20.5 36 14 34.5 5" fill="none" stroke="currentColor" stroke-width="1.3"></path><!><text x="20" y="18" text-anchor="middle" class="svelte-1gh5e90"> </text></svg>`);function Oe(e,n){l(n,!0);let r=k(n,`size`,3,34);var i=De(),a=g(p(i));T(a,16,()=>[0,1,2,3],e=>e,(e,t)=>{var n=Ee(),r=R(n),i=g(r);f(()=>{j(r,`cx`,[3.6,3.2,5.2,9.2][t]),j(r,`cy`,[6.4,11.6,17,21.2][t]),j(r,`transform`,`rotate(${[70,42,18,-14][t]} ${[3.6,3.2,5.2,9.2][t]} ${[6.4,11.6,17,21.2][t]})`),j(i,`cx`,40-[3.6,3.2,5.2,9.2][t]),j(i,`cy`,[6.4,11.6,17,21.2][t]),j(i,`transform`,`rotate(${-[70,42,18,-14][t]} ${40-[3.6,3.2,5.2,9.2][t]} ${[6.4,11.6,17,21.2][t]})`)}),I(e,n)});var s=g(a),c=t(s,!0);y(i),f(()=>{j(i,`width`,r()),j(i,`height`,r()*25/40),C(c,n.vp)}),I(e,i),o()}var ke=F(`<svg viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd"></path></svg>`);function J(e,n){l(n,!0);let r=k(n,`size`,3,18);var i=ke(),a=t(i);f(()=>{O(i,0,N(n.name),`svelte-1akywbv`),j(i,`width`,r()),j(i,`height`,r()),j(a,`d`,ge[n.name])}),I(e,i),o()}var Ae=n(`<span class="vp svelte-ha6znj"><!></span>`),je=n(`<span> <!></span>`),Me=n(`<span class="mini svelte-ha6znj"><!></span>`),Ne=n(`<span class="pair svelte-ha6znj"> <!></span>`),Pe=n(`<span class="pair stone svelte-ha6znj"> <!></span>`),Fe=n(`<span class="chit svelte-ha6znj"><!></span>`),Ie=n(`<span><svg class="drawing svelte-ha6znj" viewBox="0 0 64 48" aria-hidden="true"><path class="svelte-ha6znj"></path></svg> <span class="name svelte-ha6znj"> </span> <!> <span class="foot svelte-ha6znj"><!> <span class="gain svelte-ha6znj"><!> <!> <!> <!></span> <!></span></span>`);function Y(n,r){l(r,!0);let i=k(r,`price`,3,null),a=k(r,`size`,3,`market`),s=k(r,`building`,3,!0),c=_(()=>a()===`small`?13:16);var u=Ie(),d=p(u),h=t(d),b=g(d,2),x=t(b,!0),S=g(b,2),w=t=>{var n=Ae(),i=p(n);{let t=_(()=>a()===`market`?29:27);Oe(i,{get vp(){return r.tile.vp},get size(){return e(t)}})}y(n),I(t,n)};L(S,e=>{r.tile.vp&&e(w)});var D=g(S,2),A=p(D),M=e=>{var t=je(),n=p(t,!0);J(g(n),{get name(){return i().resource},size:13}),y(t),f(()=>{O(t,1,N([`price`,i().resource]),`svelte-ha6znj`),C(n,i().count)}),I(e,t)};L(A,e=>{i()&&e(M)});var P=g(A,2),F=p(P),z=e=>{var t=m(),n=R(t);T(n,16,()=>Array.from({length:r.tile.dice},(e,t)=>t),e=>e,(e,t)=>{var n=Me();q(p(n),{get colour(){return r.tile.colour}}),y(n),I(e,n)}),I(e,t)};L(F,e=>{r.tile.colour&&e(z)});var ee=g(F,2),te=t=>{var n=Ne(),i=p(n,!0);J(g(i),{name:`reroll`,get size(){return e(c)}}),y(n),f(()=>C(i,r.tile.rerolls>1?r.tile.rerolls:``)),I(t,n)};L(ee,e=>{r.tile.rerolls&&e(te)});var B=g(ee,2),V=t=>{var n=Pe(),i=p(n,!0);J(g(i),{name:`stone`,get size(){return e(c)}}),y(n),f(()=>C(i,r.tile.stone)),I(t,n)};L(B,e=>{r.tile.stone&&s()&&e(V)});var ne=g(B,2),H=t=>{var n=Fe(),i=p(n);{let t=_(()=>e(c)-4);J(i,{get name(){return r.tile.chit},get size(){return e(t)}})}y(n),I(t,n)};L(ne,e=>{r.tile.chit&&e(H)}),y(P);var U=g(P,2);E(U,()=>r.corner??v),y(D),y(u),f(e=>{O(u,1,N([`plate`,a(),`age${r.tile.age}`,r.tile.kind]),`svelte-ha6znj`),j(h,`d`,e),C(x,r.tile.name)},[()=>K(r.tile.kind,r.tile.id)]),I(n,u),o()}var Le=new Set([`ArrowLeft`,`ArrowUp`]),Re=new Set([`ArrowRight`,`ArrowDown`]);function X(e){function t(t){if(!Le.has(t.key)&&!Re.has(t.key)&&t.key!==`Home`&&t.key!==`End`)return;let r=[...e.querySelectorAll(`button:not(:disabled)`)],i=r.indexOf(document.activeElement);i<0||(t.preventDefault(),n(r,i,t.key)?.focus())}function n(e,t,n){if(n===`Home`)return e[0];if(n===`End`)return e.at(-1);if(n===`ArrowUp`||n===`ArrowDown`){let r=ze(e,e[t],n===`ArrowDown`);if(r)return r}return e[(t+(Re.has(n)?1:e.length-1))%e.length]}return e.addEventListener(`keydown`,t),{destroy:()=>e.removeEventListener(`keydown`,t)}}function ze(e,t,n){let r=t.getBoundingClientRect(),i=r.left+r.width/2,a=e.map(e=>({one:e,box:e.getBoundingClientRect()})).filter(({box:e})=>n?e.top>=r.bottom-4:e.bottom<=r.top+4);return a.sort((e,t)=>{let n=Math.abs(e.box.top-r.top)-Math.abs(t.box.top-r.top);return Math.abs(n)>8?n:Be(e.box,i)-Be(t.box,i)}),a[0]?.one}function Be(e,t){return Math.abs(e.left+e.width/2-t)}var Ve=n(`<button><!></button>`),He=n(`<button><span class="mini svelte-lh07yf"><!></span></button>`),Ue=n(`<button class="svelte-lh07yf"><!></button>`),We=n(`<span class="empty svelte-lh07yf"> </span>`),Ge=n(`<section><div class="row five svelte-lh07yf"></div> <div class="row two svelte-lh07yf"><!> <!> <div class="beside svelte-lh07yf"></div></div></section>`);function Ke(n,r){l(r,!0);let i=k(r,`dense`,3,!1),a=_(()=>[...r.nation.colonies,...r.nation.wonders].flatMap(e=>W(r.content,e)??[])),s=_(()=>r.nation.advisor?W(r.content,r.nation.advisor):null),c=_(()=>r.nation.wonder?W(r.content,r.nation.wonder):null),u=_(()=>r.pointer.move(`Build`)),h=e=>`${e.name}: ${oe(e,r.say)}`;var v=Ge(),b=p(v);T(b,23,()=>r.nation.developments,(e,t)=>`${e}.${t}`,(t,n)=>{let i=_(()=>W(r.content,e(n))),a=_(()=>r.pointer.development(e(n)));var o=m(),s=R(o),c=t=>{var o=Ve();Y(p(o),{get tile(){return e(i)},size:`board`}),y(o),f(t=>{O(o,1,N({offered:e(a),picked:e(a)&&r.picked?.text===e(a).text}),`svelte-lh07yf`),j(o,`data-fly`,`tile:${e(n)}`),j(o,`aria-label`,t)},[()=>e(a)?.words??h(e(i))]),d(`click`,o,()=>e(a)?r.point(e(a)):r.show(e(i))),I(t,o)},l=t=>{var n=He(),i=p(n);q(p(i),{colour:`white`}),y(i),y(n),f(t=>{O(n,1,N([`printed`,{offered:e(a),picked:e(a)&&r.picked?.text===e(a).text}]),`svelte-lh07yf`),n.disabled=!e(a),j(n,`aria-label`,t)},[()=>e(a)?.words??r.say(`dice-printed`)]),d(`click`,n,()=>e(a)&&r.point(e(a))),I(t,n)};L(s,t=>{e(i)?t(c):t(l,-1)}),I(t,o)}),y(b);var x=g(b,2),S=p(x),E=t=>{var n=Ue();Y(p(n),{get tile(){return e(s)},size:`board`}),y(n),f(t=>{j(n,`data-fly`,`tile:${e(s).id}`),j(n,`aria-label`,t)},[()=>h(e(s))]),d(`click`,n,()=>r.show(e(s))),I(t,n)},D=e=>{var n=We(),i=t(n,!0);f(e=>C(i,e),[()=>r.say(`dice-no-advisor`)]),I(e,n)};L(S,t=>{e(s)?t(E):t(D,-1)});var A=g(S,2),M=t=>{var n=Ve();Y(p(n),{get tile(){return e(c)},size:`board`}),y(n),f(t=>{O(n,1,N([`site`,{offered:e(u),picked:e(u)&&r.picked?.text===e(u).text}]),`svelte-lh07yf`),j(n,`data-fly`,`tile:${e(c).id}`),j(n,`aria-label`,t)},[()=>e(u)?.words??`${r.say(`dice-site`)}: ${h(e(c))}`]),d(`click`,n,()=>e(u)?r.point(e(u)):r.show(e(c))),I(t,n)},P=e=>{var n=We(),i=t(n,!0);f(e=>C(i,e),[()=>r.say(`dice-no-wonder`)]),I(e,n)};L(A,t=>{e(c)?t(M):t(P,-1)});var F=g(A,2);T(F,21,()=>e(a),e=>e.id,(t,n)=>{var i=Ue();Y(p(i),{get tile(){return e(n)},size:`small`,building:!1}),y(i),f(t=>{j(i,`data-fly`,`tile:${e(n).id}`),j(i,`aria-label`,t)},[()=>h(e(n))]),d(`click`,i,()=>r.show(e(n))),I(t,i)},e=>{var n=We(),i=t(n,!0);f(e=>C(i,e),[()=>r.say(`dice-nothing-beside`)]),I(e,n)}),y(F),y(x),y(v),w(v,e=>X?.(e)),f(()=>{O(v,1,N([`board`,{dense:i()}]),`svelte-lh07yf`),j(v,`aria-label`,r.label)}),I(n,v),o()}r([`click`]);var qe=n(`<button><!></button>`),Je=n(`<span class="gap svelte-1l9t3t7" aria-hidden="true"></span>`),Ye=n(`<section></section>`);function Xe(t,n){l(n,!0);let r=_(()=>n.content.layout.columns[String(n.view.nations.length)]??3),i=_(()=>n.content.layout.prices.flatMap((t,i)=>Array.from({length:e(r)},(e,r)=>{let a=`${`abcd`[r]}${i+1}`,o=n.view.board[a];return{space:a,price:t,tile:o?W(n.content,o):null}})));function a(e,t,r){let i=n.say(`dice-amount`,{count:t,resource:n.content.layout.paid_with[e.kind]}),a=`${e.name}: ${oe(e,n.say)}. ${n.say(`dice-price`,{price:i})}`;return r?a:`${a} ${n.say(`dice-not-now`)}`}var s=Ye();T(s,21,()=>e(i),({space:e,price:t,tile:n})=>e,(t,r)=>{let i=()=>e(r).space,o=()=>e(r).price,s=()=>e(r).tile;var c=m(),l=R(c),u=t=>{let r=_(()=>n.pointer.space(i()));var c=qe(),l=p(c);{let t=_(()=>({count:o(),resource:n.content.layout.paid_with[s().kind]}));Y(l,{get tile(){return s()},get price(){return e(t)}})}y(c),f(t=>{O(c,1,N({offered:e(r),picked:e(r)&&n.picked?.text===e(r).text}),`svelte-1l9t3t7`),j(c,`data-fly`,`tile:${s().id}`),j(c,`aria-label`,t),j(c,`aria-pressed`,e(r)?n.picked?.text===e(r).text:void 0)},[()=>a(s(),o(),e(r))]),d(`click`,c,()=>e(r)?n.point(e(r)):n.show(s())),I(t,c)},h=e=>{var t=Je();I(e,t)};L(l,e=>{s()?e(u):e(h,-1)}),I(t,c)}),y(s),w(s,e=>X?.(e)),f(t=>{O(s,1,N([`market`,e(r)===4?`four`:``]),`svelte-1l9t3t7`),j(s,`aria-label`,t)},[()=>n.say(`dice-market`)]),I(t,s),o()}r([`click`]);var Ze=n(`<span class="need svelte-xkdgv2"><span class="word"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need svelte-xkdgv2"><span class="word"> </span><b class="svelte-xkdgv2"> </b><!></span>`,1),Qe=n(`<section class="occasion svelte-xkdgv2"><span class="age svelte-xkdgv2"> </span> <span class="event svelte-xkdgv2"> </span> <!></section>`);function $e(n,r){l(r,!0);let i=_(()=>r.content.events.find(e=>e.id===r.view.event)??null);var a=Qe(),s=p(a),c=t(s,!0),u=g(s,2),d=t(u,!0),m=g(u,2),h=e=>{var n=Ze(),i=R(n),a=p(i),o=t(a,!0),s=g(a),c=t(s,!0);J(g(s),{name:`food`,size:14}),y(i);var l=g(i,2),u=p(l),d=t(u,!0),m=g(u),h=t(m,!0);J(g(m),{name:`strength`,size:14}),y(l),f((e,t,n,a)=>{j(i,`title`,e),C(o,t),C(c,r.view.food),j(l,`title`,n),C(d,a),C(h,r.view.war)},[()=>r.say(`dice-famine`,{count:r.view.food}),()=>r.say(`dice-famine-word`),()=>r.say(`dice-war`,{count:r.view.war}),()=>r.say(`dice-war-word`)]),I(e,n)};L(m,t=>{e(i)&&t(h)}),y(a),f((t,n)=>{j(a,`aria-label`,t),C(c,n),C(d,e(i)?.name??``)},[()=>r.say(`dice-age`,{numeral:be[r.view.age]??``}),()=>r.say(`dice-age`,{numeral:be[r.view.age]??``})]),I(n,a),o()}var et=F(`<circle class="under svelte-pl4x0p" cx="24" cy="26" r="20"></circle>`),tt=F(`<svg viewBox="0 0 48 48" aria-hidden="true"><!><circle class="body svelte-pl4x0p" cx="24" cy="23.5" r="20"></circle><circle class="ring svelte-pl4x0p" cx="24" cy="23.5" r="16.5"></circle><path class="symbol svelte-pl4x0p" fill-rule="evenodd" transform="translate(14.5 14.5) scale(.8)"></path><text x="24" y="12.5" text-anchor="middle" class="svelte-pl4x0p"> </text></svg>`);function Z(e,n){l(n,!0);let r=k(n,`flat`,3,!1);var i=tt(),a=p(i),s=e=>{var t=et();I(e,t)};L(a,e=>{r()||e(s)});var c=g(a,3),u=g(c),d=t(u,!0);y(i),f(()=>{O(i,0,N({flat:r()}),`svelte-pl4x0p`),j(c,`d`,ge[n.chit]),C(d,ye[n.chit])}),I(e,i),o()}var nt=Object.fromEntries(Object.entries(ye).map(([e,t])=>[t,e])),rt=Object.fromEntries(_e.map(e=>[e[0],e]));function it(e){let t=/^([wobr])([GSFBX])(\d?)$/.exec(e);return t?{text:e,colour:rt[t[1]],resource:nt[t[2]],count:Number(t[3]||1)}:null}function at(e){return Object.entries(e.unused).flatMap(([e,t])=>{let n=it(e);return n?Array.from({length:t},(t,r)=>({...n,key:`${e}.${r}`})):[]})}function ot(e,t){return t.flatMap(t=>Array.from({length:e[t]??0},(e,n)=>({key:`${t}.${n}`,name:t})))}var Q=e=>ot(e,_e),$=e=>ot(e,ve),st=n(`<span class="svelte-1a951j3"><!></span>`),ct=n(`<span class="dim svelte-1a951j3"><!></span>`),lt=n(`<span class="low svelte-1a951j3"><!></span>`),ut=n(`<article class="svelte-1a951j3"><h3 class="svelte-1a951j3"> </h3> <div class="dice svelte-1a951j3" role="img"><!> <!> <!> <!> <!></div> <!></article>`);function dt(n,r){l(r,!0);let i=_(()=>r.view.nations[r.seat]),a=_(()=>new ie([],r.view)),s=_(()=>`${r.say(`dice-nation-${r.seat}`)} · ${r.name}`);var c=ut(),u=p(c),d=t(u,!0),m=g(u,2),h=p(m);T(h,17,()=>at(e(i)),e=>e.key,(t,n)=>{var r=st();q(p(r),{get colour(){return e(n).colour},get resource(){return e(n).resource},get count(){return e(n).count}}),y(r),I(t,r)});var v=g(h,2);T(v,17,()=>Q(e(i).unrolled),e=>e.key,(t,n)=>{var r=ct();q(p(r),{get colour(){return e(n).name}}),y(r),I(t,r)});var b=g(v,2);T(b,17,()=>$(e(i).chits),e=>e.key,(t,n)=>{var r=st();Z(p(r),{get chit(){return e(n).name}}),y(r),I(t,r)});var x=g(b,2);T(x,17,()=>Q(e(i).used),e=>e.key,(t,n)=>{var r=lt();q(p(r),{get colour(){return e(n).name},flat:!0}),y(r),I(t,r)});var S=g(x,2);T(S,17,()=>$(e(i).used_chits),e=>e.key,(t,n)=>{var r=lt();Z(p(r),{get chit(){return e(n).name},flat:!0}),y(r),I(t,r)}),y(m),Ke(g(m,2),{get nation(){return e(i)},get content(){return r.content},get pointer(){return e(a)},picked:null,point:()=>{},get show(){return r.show},get say(){return r.say},get label(){return e(s)},dense:!0}),y(c),f(t=>{C(d,e(s)),j(m,`aria-label`,t)},[()=>r.say(`dice-has`,{dice:at(e(i)).length,chits:$(e(i).chits).length})]),I(n,c),o()}var ft=n(`<span class="count svelte-1wx44gp"> </span>`);function pt(n,r){l(r,!0);let i=k(r,`still`,3,!1),c=h(0),d=!1;a(()=>{let t=r.value;if(!d||i()||!Number.isFinite(t)){d=!0,s(c,t,!0);return}let n=u(()=>e(c)),a=performance.now(),o=requestAnimationFrame(l);function l(e){let r=Math.min(1,(e-a)/500);s(c,Math.round(n+(t-n)*r),!0),r<1&&(o=requestAnimationFrame(l))}return()=>cancelAnimationFrame(o)});var p=ft(),m=t(p,!0);f(()=>C(m,e(c))),I(n,p),o()}var mt=[`M8 21C3 17 3 9 7 3M16 21c5-4 5-12 1-18M5 8l-3-1M4.5 12H1.5M6 16l-3 1.5M19 8l3-1M19.5 12h3M18 16l3 1.5M9 21h6`,`M9 3h6M10 3v3c-5 3-5 9 0 13h4c5-4 5-10 0-13V3M8 21h8M7 8C4 7 4 4 8 4M17 8c3-1 3-4-1-4M7.5 12h9`,`M12 8a4 4 0 1 0 .1 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M4.6 19.4l2-2`,`M1.5 20L9 7l7.5 13zM13 14l3-5 6.5 11h-6M9 7l2.5 13`],ht=n(`<button><span class="who svelte-q9lfm1"><svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" class="svelte-q9lfm1"><path class="svelte-q9lfm1"></path></svg> <span class="name svelte-q9lfm1"> </span></span> <span class="person svelte-q9lfm1"> </span> <span class="numbers svelte-q9lfm1"><!> <span class="svelte-q9lfm1"><!><!></span> <span class="svelte-q9lfm1"><!><!></span></span></button>`),gt=n(`<span class="shadow svelte-q9lfm1"><span class="who svelte-q9lfm1"><span class="name svelte-q9lfm1"> </span></span> <span class="numbers svelte-q9lfm1"><span class="svelte-q9lfm1"><!><!></span></span></span>`),_t=n(`<section class="strip svelte-q9lfm1"><!> <!></section>`);function vt(n,r){l(r,!0);let i=_(()=>r.view.nations.length===1);var a=_t(),s=p(a);T(s,16,()=>r.view.order,e=>e,(n,i)=>{let a=_(()=>r.view.nations[i]);var o=ht(),s=p(o),c=p(s),l=t(c),u=g(c,2),m=t(u,!0);y(s);var h=g(s,2),v=t(h),b=g(h,2),x=p(b);Oe(x,{get vp(){return e(a).vp},size:27});var S=g(x,2),w=p(S);J(w,{name:`book`,size:12}),pt(g(w),{get value(){return e(a).books},get still(){return r.still}}),y(S);var T=g(S,2),E=p(T);J(E,{name:`strength`,size:12}),pt(g(E),{get value(){return e(a).strength},get still(){return r.still}}),y(T),y(b),y(o),f((t,n,s)=>{O(o,1,N([`nation${i}`,{turn:r.atTurn===i,own:r.seat===i,passed:e(a).passed}]),`svelte-q9lfm1`),j(o,`data-seat`,i),j(o,`aria-label`,t),j(l,`d`,mt[i]),C(m,n),C(v,`${r.names[i]??``}${s??``}`)},[()=>r.say(`dice-player`,{nation:r.say(`dice-nation-${i}`),name:r.names[i]??``,vp:e(a).vp,books:e(a).books,strength:e(a).strength,turn:r.atTurn===i?`yes`:`no`,passed:e(a).passed?`yes`:`no`}),()=>r.say(`dice-nation-${i}`),()=>e(a).passed?` · ${r.say(`dice-passed`)}`:``]),d(`click`,o,()=>r.open(i)),I(n,o)});var c=g(s,2),u=e=>{var n=gt(),i=p(n),a=p(i),o=t(a,!0);y(i);var s=g(i,2),c=p(s),l=p(c);J(l,{name:`book`,size:12}),pt(g(l),{get value(){return r.view.shadow},get still(){return r.still}}),y(c),y(s),y(n),f(e=>C(o,e),[()=>r.say(`dice-shadow`)]),I(e,n)};L(c,t=>{e(i)&&t(u)}),y(a),w(a,e=>X?.(e)),f(e=>j(a,`aria-label`,e),[()=>r.say(`dice-players`)]),I(n,a),o()}r([`click`]);var yt=n(`<li class="svelte-1omrlxu"><span class="thing svelte-1omrlxu"><!></span><span aria-hidden="true"> </span></li>`),bt=n(`<section><h3 class="svelte-1omrlxu"> </h3> <ul class="svelte-1omrlxu"><!> <!></ul></section>`);function xt(e,n){l(n,!0);var r=bt(),i=p(r),a=t(i,!0),s=g(i,2),c=p(s);T(c,16,()=>_e,e=>e,(e,r)=>{var i=yt(),a=p(i);q(p(a),{get colour(){return r}}),y(a);var o=g(a),s=t(o,!0);y(i),f(e=>{j(i,`aria-label`,e),C(s,n.view.supply[r])},[()=>n.say(`dice-gives-dice`,{count:n.view.supply[r],colour:r})]),I(e,i)});var u=g(c,2);T(u,16,()=>ve,e=>e,(e,r)=>{var i=yt(),a=p(i);Z(p(a),{get chit(){return r}}),y(a);var o=g(a),s=t(o,!0);y(i),f(e=>{j(i,`aria-label`,e),C(s,n.view.supply_chits[r])},[()=>n.say(`dice-chits`,{count:n.view.supply_chits[r],chit:r})]),I(e,i)}),y(s),y(r),f((e,t)=>{j(r,`aria-label`,e),C(a,t)},[()=>n.say(`dice-supply`),()=>n.say(`dice-supply`)]),I(e,r),o()}var St=n(`<div><!></div>`),Ct=n(`<div></div>`);function wt(t,n){l(n,!0);let r=_(()=>[{resource:n.die.resource,count:n.die.count},...n.faces[n.die.colour].slice(0,5)]);var i=Ct();T(i,21,()=>e(r),x,(t,r,i)=>{var a=St();O(a,1,N([`side`,`side${i}`]),`svelte-1ipt3eo`),q(p(a),D({get colour(){return n.die.colour}},()=>e(r))),y(a),I(t,a)}),y(i),f(()=>O(i,1,N([`cube`,`way${n.at%4}`]),`svelte-1ipt3eo`)),I(t,i),o()}var Tt=n(`<button><!></button>`),Et=n(`<span class="die waiting svelte-1jk3j5z" role="img"><!></span>`),Dt=n(`<p class="soft none svelte-1jk3j5z"> </p>`),Ot=n(`<span class="lying svelte-1jk3j5z"><!></span>`),kt=n(`<button><span class="word svelte-1jk3j5z"> </span> <!> <!></button>`),At=n(`<section class="tray svelte-1jk3j5z"><div class="standing svelte-1jk3j5z"><!> <!> <!> <!></div> <!></section>`);function jt(n,r){l(r,!0);let i=_(()=>at(r.nation)),a=_(()=>$(r.nation.chits)),s=_(()=>Q(r.nation.unrolled)),c=_(()=>Q(r.nation.used)),u=_(()=>$(r.nation.used_chits)),h=_(()=>r.pointer.move(`ReturnUsed`));function v(e,t){return Number(t.split(`.`)[1])>=(r.nation.unused[e]??0)-(r.rolled[e]??0)}var b=At(),x=p(b),S=p(x);T(S,19,()=>e(i),e=>e.key,(t,n,i)=>{let a=_(()=>r.pointer.die(e(n).text));var o=Tt(),s=p(o);P(s,()=>r.roll,t=>{var a=m(),o=R(a),s=t=>{wt(t,{get die(){return e(n)},get faces(){return r.content.faces},get at(){return e(i)}})},c=_(()=>v(e(n).text,e(n).key)),l=t=>{q(t,{get colour(){return e(n).colour},get resource(){return e(n).resource},get count(){return e(n).count}})};L(o,t=>{e(c)?t(s):t(l,-1)}),I(t,a)}),y(o),f(t=>{O(o,1,N([`die`,{offered:e(a),picked:e(a)&&r.picked?.text===e(a).text}]),`svelte-1jk3j5z`),o.disabled=!e(a),j(o,`aria-pressed`,e(a)?r.picked?.text===e(a).text:void 0),j(o,`aria-label`,t)},[()=>e(a)?.words??r.say(`dice-die`,{colour:e(n).colour,resource:e(n).resource,count:e(n).count})]),d(`click`,o,()=>e(a)&&r.point(e(a))),I(t,o)});var E=g(S,2);T(E,17,()=>e(s),e=>e.key,(t,n)=>{var i=Et();q(p(i),{get colour(){return e(n).name}}),y(i),f(e=>j(i,`aria-label`,e),[()=>r.say(`dice-unrolled`,{colour:e(n).name})]),I(t,i)});var D=g(E,2);T(D,17,()=>e(a),e=>e.key,(t,n)=>{let i=_(()=>r.pointer.chit(e(n).name));var a=Tt();Z(p(a),{get chit(){return e(n).name}}),y(a),f(t=>{O(a,1,N([`die`,{offered:e(i),picked:e(i)&&r.picked?.text===e(i).text}]),`svelte-1jk3j5z`),a.disabled=!e(i),j(a,`aria-pressed`,e(i)?r.picked?.text===e(i).text:void 0),j(a,`aria-label`,t)},[()=>e(i)?.words??r.say(`dice-chit`,{chit:e(n).name})]),d(`click`,a,()=>e(i)&&r.point(e(i))),I(t,a)});var k=g(D,2),A=e=>{var n=Dt(),i=t(n,!0);f(e=>C(i,e),[()=>r.say(`dice-none-left`)]),I(e,n)};L(k,t=>{!e(i).length&&!e(s).length&&!e(a).length&&t(A)}),y(x),w(x,e=>X?.(e));var M=g(x,2),F=n=>{var i=kt(),a=p(i),o=t(a,!0),s=g(a,2);T(s,17,()=>e(c),e=>e.key,(t,n)=>{var r=Ot();q(p(r),{get colour(){return e(n).name},flat:!0}),y(r),I(t,r)});var l=g(s,2);T(l,17,()=>e(u),e=>e.key,(t,n)=>{var r=Ot();Z(p(r),{get chit(){return e(n).name},flat:!0}),y(r),I(t,r)}),y(i),f((t,n)=>{O(i,1,N([`used`,{offered:e(h),picked:e(h)&&r.picked?.text===e(h).text}]),`svelte-1jk3j5z`),i.disabled=!e(h),j(i,`aria-label`,t),C(o,n)},[()=>e(h)?.words??r.say(`dice-used`,{count:e(c).length+e(u).length}),()=>r.say(`dice-used-short`)]),d(`click`,i,()=>e(h)&&r.point(e(h))),I(n,i)};L(M,t=>{(e(c).length||e(u).length)&&t(F)}),y(b),f(e=>j(b,`aria-label`,e),[()=>r.say(`dice-tray`)]),I(n,b),o()}r([`click`]);var Mt=new Set([`$$slots`,`$$events`,`$$legacy`]),Nt=n(`<!> <!>`,1),Pt=n(`<div class="large svelte-1vutu7f"><!></div> <p> </p> <p class="soft"> </p>`,1),Ft=n(`<div class="cabinet svelte-1vutu7f"><aside class="rivals svelte-1vutu7f"><!> <!></aside> <div class="centre svelte-1vutu7f"><!> <!> <!> <!> <!></div></div> <!> <!>`,1);function It(n,r){l(r,!0),A(r,Mt);let i=_(()=>r.view),d=_(()=>r.content),m=_(()=>r.say),v=_(()=>r.seat??e(i).order[0]??0),b=_(()=>new ie(r.offers,e(i))),x=_(()=>e(i).nations.map((e,t)=>t).filter(t=>t!==e(v))),w,E=h(null),D=h(null),O=h({}),k=h(0),N=null;a(()=>(document.documentElement.dataset.age=String(e(i).age),()=>delete document.documentElement.dataset.age)),c(()=>{let t=r.news;if(r.still||!t.length){s(O,{});return}let n=ee(t,u(()=>e(v)));s(O,n),Object.keys(n).length&&u(()=>s(k,e(k)+1)),w&&(N=ne(w,te(t)))}),a(()=>{r.view,N?.(),N=null});let P=0;function F(e){P=performance.now(),r.pick(e)}function z(e){performance.now()-P>700&&s(D,e,!0)}var B=Ft(),V=R(B),H=p(V),U=p(H);T(U,16,()=>e(x),e=>e,(t,n)=>{{let a=_(()=>r.names[n]??``);dt(t,{get view(){return e(i)},get content(){return e(d)},get seat(){return n},get name(){return e(a)},show:z,get say(){return e(m)}})}}),xt(g(U,2),{get view(){return e(i)},get say(){return e(m)}}),y(H);var re=g(H,2),ae=p(re);$e(ae,{get view(){return e(i)},get content(){return e(d)},get say(){return e(m)}});var W=g(ae,2);vt(W,{get view(){return e(i)},get names(){return r.names},get seat(){return r.seat},get atTurn(){return r.atTurn},open:e=>s(E,e,!0),get still(){return r.still},get say(){return e(m)}});var G=g(W,2);Xe(G,{get view(){return e(i)},get content(){return e(d)},get pointer(){return e(b)},get picked(){return r.picked},point:F,show:z,get say(){return e(m)}});var K=g(G,2);{let t=_(()=>e(m)(`dice-board`,{nation:e(m)(`dice-nation-${e(v)}`)}));Ke(K,{get nation(){return e(i).nations[e(v)]},get content(){return e(d)},get pointer(){return e(b)},get picked(){return r.picked},point:F,show:z,get say(){return e(m)},get label(){return e(t)}})}jt(g(K,2),{get nation(){return e(i).nations[e(v)]},get content(){return e(d)},get pointer(){return e(b)},get picked(){return r.picked},point:F,get rolled(){return e(O)},get roll(){return e(k)},get say(){return e(m)}}),y(re),y(V),S(V,e=>w=e,()=>w);var se=g(V,2),ce=t=>{{let n=_(()=>e(m)(`dice-nation-${e(E)}`));M(t,{get title(){return e(n)},close:()=>s(E,null),children:(t,n)=>{var a=Nt(),o=R(a);{let t=_(()=>r.names[e(E)]??``);dt(o,{get view(){return e(i)},get content(){return e(d)},get seat(){return e(E)},get name(){return e(t)},show:z,get say(){return e(m)}})}xt(g(o,2),{get view(){return e(i)},get say(){return e(m)}}),I(t,a)},$$slots:{default:!0}})}};L(se,t=>{e(E)!==null&&t(ce)});var le=g(se,2),ue=n=>{let r=_(()=>e(D));M(n,{get title(){return e(r).name},close:()=>s(D,null),children:(n,i)=>{var a=Pt(),o=R(a);Y(p(o),{get tile(){return e(r)}}),y(o);var s=g(o,2),c=t(s,!0),l=g(s,2),u=t(l,!0);f((e,t)=>{C(c,e),C(u,t)},[()=>oe(e(r),e(m)),()=>e(m)(`dice-about-${e(r).kind}`)]),I(n,a)},$$slots:{default:!0}})};L(le,t=>{e(D)&&t(ue)}),f(e=>j(H,`aria-label`,e),[()=>e(m)(`dice-others`)]),I(n,B),o()}var Lt=n(`<span class="die svelte-15ttwx4"><!></span><span class="hidden"> </span>`,1);function Rt(n,r){l(r,!0);let a=_(()=>r.text.split(/\b([wobr][GSFBX]\d?)\b/));var s=m(),c=R(s);T(c,17,()=>e(a),x,(n,r,a)=>{let o=_(()=>a%2?it(e(r)):null);var s=m(),c=R(s),l=n=>{var i=Lt(),a=R(i);q(p(a),{get colour(){return e(o).colour},get resource(){return e(o).resource},get count(){return e(o).count}}),y(a);var s=g(a),c=t(s,!0);f(()=>C(c,e(r))),I(n,i)},u=t=>{var n=i();f(()=>C(n,e(r))),I(t,n)};L(c,t=>{e(o)?t(l):t(u,-1)}),I(n,s)}),I(n,s),o()}var zt={table:It,words:{en:`# The table of the dice game, English. keys used with a part that varies stand together.

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
dice-printed = Pre-printed development: 1 white die
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
dice-about-advisor = Gives reroll chits for as long as the advisor stays.
dice-about-colony = Paid with strength, and beside your board for good.
dice-about-wonder = Bought first, then built with stone by a later action.

dice-ask-acting = Choose a tile, another action, or pass.
dice-ask-picking = Tap the dice to roll again.
dice-ask-paying = Pay: { dice-amount } to go. Tap dice or chits.
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
dice-printed = Aufgedruckte Entwicklung: 1 weißer Würfel
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
dice-about-advisor = Lässt dich neu werfen, solange der Berater bleibt.
dice-about-colony = Wird mit Stärke bezahlt und liegt für immer neben deinem Tableau.
dice-about-wonder = Erst kaufen, dann mit einer späteren Aktion aus Stein bauen.

dice-ask-acting = Wähle ein Plättchen, eine andere Aktion – oder passe.
dice-ask-picking = Tippe die Würfel an, die du neu werfen willst.
dice-ask-paying = Zahle: noch { dice-amount }. Tippe Würfel oder Marker an.
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
`},pace:V,told:Rt,prompt:({view:e,say:t})=>{let{phase:n,payment:r}=e;return n===`paying`&&r?t(`dice-ask-paying`,{count:r.due,resource:r.resource}):t(`dice-ask-${n}`)},buttons:(e,t)=>ae.flatMap(n=>{let r=e.find(e=>e.move.type===n);return r?[{offer:r,label:t(`dice-do-${n}`)}]:[]})};export{zt as module};