import{B as e,C as t,D as n,E as r,F as i,G as a,H as o,J as s,L as c,N as l,P as u,R as d,S as f,U as p,V as m,W as h,X as g,Y as _,_ as v,a as y,b,f as x,g as S,h as C,i as w,j as T,k as E,l as D,n as O,r as k,s as A,t as j,u as M,v as N,w as P,x as F,y as I,z as L}from"./index.js";function R(e){return e.flatMap(e=>e.events)}function ee(e,t){let n={};for(let r of R(e)){if(r.type!==`DieRolled`||r.seat!==t)continue;let e=String(r.die);n[e]=(n[e]??0)+1}return n}function te(e){return R(e).flatMap(e=>e.type===`TileTaken`?[{tile:String(e.tile),seat:Number(e.seat)}]:e.type===`TileRemoved`?[{tile:String(e.tile),seat:null}]:[])}var z={DieRolled:800,TileTaken:650,TileRemoved:500,WonderBuilt:600,RoundStarted:1100,EventDrawn:900,Passed:450};function B(e){return Math.max(0,...R(e).map(e=>z[e.type]??260))}function ne(e,t){let n=t.flatMap(t=>{let n=[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`);return n?[{flight:t,from:n.getBoundingClientRect(),ghost:n.cloneNode(!0)}]:[]});return()=>n.forEach(({flight:t,from:n,ghost:r})=>V(e,t,n,r))}function V(e,t,n,r){let i=H(e,t),a=i?.getBoundingClientRect();r.removeAttribute(`data-fly`),r.setAttribute(`aria-hidden`,`true`),r.tabIndex=-1,Object.assign(r.style,{position:`fixed`,left:`${n.left}px`,top:`${n.top}px`,width:`${n.width}px`,height:`${n.height}px`,zIndex:`50`,pointerEvents:`none`,transformOrigin:`0 0`}),e.append(r);let o=[{transform:`none`,opacity:1,offset:0},{transform:`translateY(-10px) scale(1.06)`,opacity:1,offset:.18},{transform:a?`translate(${a.left-n.left}px, ${a.top-n.top}px) scale(${a.width/n.width}, ${a.height/n.height})`:`translateY(-40px) scale(.6) rotate(8deg)`,opacity:a&&i?.dataset.fly?1:.1,offset:1}],s=r.animate(o,{duration:560,easing:`cubic-bezier(.4,0,.2,1)`});s.onfinish=s.oncancel=()=>r.remove()}function H(e,t){return t.seat===null?null:[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`&&e.offsetParent!==null)??e.querySelector(`[data-seat="${t.seat}"]`)}function U(e,t){switch(e.move.type){case`PayChit`:return t.payment?.resource??null;case`UseChit`:return`book`;case`ReturnChit`:case`Reroll`:return`reroll`;default:return null}}var re=class{offers;view;constructor(e,t){this.offers=e,this.view=t}space(e){return this.find(t=>t.move.space===e)}die(e){return this.find(t=>t.move.die===e)}chit(e){return this.find(t=>U(t,this.view)===e)}development(e){return this.find(t=>t.move.type===`Replace`&&t.move.tile===e)}move(e){return this.find(t=>t.move.type===e)}find(e){return this.offers.find(e)??null}},ie=[`Roll`,`Feed`,`Starve`,`Done`,`Build`,`Reroll`,`ReturnUsed`,`Pass`];function ae(e,t){let n=[t(`dice-kind`,{kind:e.kind})];return e.colour&&n.push(t(`dice-gives-dice`,{count:e.dice,colour:e.colour})),e.rerolls&&n.push(t(`dice-gives-rerolls`,{count:e.rerolls})),e.stone&&n.push(t(`dice-needs-stone`,{count:e.stone})),e.chit&&n.push(t(`dice-gives-chit`,{chit:e.chit})),n.push(t(`dice-vp`,{count:e.vp})),n.join(`, `)}function W(e,t){return e.tiles.find(e=>e.id===t)??null}function oe(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return e=>(t=Math.imul(t^t>>>15,2246822519),t=Math.imul(t^t>>>13,3266489917),((t^t>>>16)>>>0)%e)}function G(e,t){return K[e](oe(t))}var K={building:se,military:ce,advisor:le,colony:ue,wonder:de};function se(e){let t=3+e(4),n=e(4),r=e(3),i=[`M6 20L32 6 58 20zM20 17h24`,`M8 20a24 15 0 0 1 48 0zM32 5V2`,`M8 20V13h48v7M8 13l5-5h38l5 5M14 16.500h36`,`M8 20l9-10 9 10 8-14 8 14 7-10 7 10z`],a=44/(t-1),o=Array.from({length:t},(t,n)=>{let r=(10+n*a).toFixed(1);return e(2)?`M${r} 22v17`:`M${Number(r)-1.5} 22v17M${Number(r)+1.5} 22v17`}),s=[``,`M50 10V3h4v9M52 3c0-2 3-2 3-4`,`M28 39V30a4 4 0 0 1 8 0v9`][r];return`${i[n]}M6 20h52${o.join(``)}M6 40h52M3 44h58${s}`}function ce(e){let t=e(3),n=e(3);return t===0?`M16 42V24a16 15 0 0 1 32 0v18l-8 3V30h-5v-7M29 23v7h-5v15l-8-3M35 23v11l-3 4-3-4V23M16 24h10M38 24h10${[`M20 8C26 0 44 0 52 14M24 7c6-4 16-4 22 8`,`M32 9V2M26 10l-3-7M38 10l3-7`,`M31 9c-6-8 8-10 20-4`][n]}`:t===1?`M32 7l17 4v14c0 10-8 16-17 20-9-4-17-10-17-20V11zM6 46L58 4M58 46L6 4M55 4h4v4M9 4H5v4${[`M32 18l2.5 5 5.5.8-4 4 1 5.5-5-2.6-5 2.6 1-5.5-4-4 5.5-.8z`,`M24 20h16M24 28h16M32 14v24`,`M32 17a8 8 0 1 0 .1 0M32 21a4 4 0 1 0 .1 0`][n]}`:`M22 4c22 6 22 34 0 40M22 4v40${[`M8 24h48l-6-4M56 24l-6 4M8 24l-4-4M8 24l-4 4`,`M10 38L54 10l-7 0M54 10l-3 6`,`M10 10l44 28h-7M54 38l-3-6`][n]}M34 6c3 2 5 4 6 6M34 42c3-2 5-4 6-6`}function le(e){let t=[`M26 15c1-6 13-6 14 1`,`M24 16l3-7 4 4 3-6 3 6 4-3 0 6z`,`M23 16h19l-3-7H27z`,`M25 17c-3-9 16-13 17-2l3 1`,`M25 16c2-8 14-8 15 0M25 14h15M28 9v-3M34 8V5`][e(5)],n=[`M40 17c3 6 1 12-2 15`,`M40 18c5 2 5 12 3 18`,`M40 18l2 4`,`M40 18c4 8 0 16 4 19`][e(4)],r=[``,`M27 30c0 5 6 7 9 4`,`M26 29l3 8 6-4`][e(3)];return`M32 2a22 22 0 1 0 .1 0${e(2)?`M32 5.500a18.5 18.5 0 1 0 .1 0`:``}M27 16l-1 5-3 4h3l-.5 3 1 1-.5 2 1 1.500h5l1 4c-5 1-8 3-9 6M35 32c1 6 6 7 9 9${t}${n}${r}M29 21h2`}function ue(e){let t=[`M4 30l10-14 8 8 8-14 12 16 6-6 12 10`,`M4 30c8-12 14-12 20-4 6-14 16-14 22-2 4-4 10-4 14 6`,`M4 30l14-4 6-14 6 10 8-4 8 8 14 4`][e(3)],n=[`M50 10a5 5 0 1 0 .1 0M50 2v3M41 11h3M57 11h3`,`M20 30c2-8 2-12 0-18m0 0c-5-3-8-1-9 2m9-2c5-3 8-1 9 2m-9-2c-2-5-6-5-8-3m8 3c2-5 6-5 8-3`,`M40 40c4 3 12 3 16 0zM47 39V26l8 10h-8M45 39V30l-5 6`][e(3)];return`${t}M2 31h60${e(2)?`M4 36c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0 6 3 10 0 4 1 6 0`:`M6 35h12M24 36h16M46 35h12`}M8 42c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0${n}`}function de(e){return fe[e(fe.length)]}var fe=[`M4 44L32 6l28 38zM32 6l9 38M14 30h31M21 21h17M9 37h39`,`M14 44V26h36v18M16 26a16 15 0 0 1 32 0M32 11V4M8 44V20l3-6 3 6v24M50 44V20l3-6 3 6v24M4 44h56M26 44V34a6 6 0 0 1 12 0v10`,`M24 44l4-30h8l4 30M28 14V8h8v6M32 8V2M26 30h12M27 22h10M20 44h24M16 46h32`,`M8 44V28l5-8 5 8v16M46 44V28l5-8 5 8v16M22 44V20l10-16 10 16v24M27 44V32h10v12M4 44h56M22 26h20`,`M8 44V12h48v32M8 18h48M20 44V32a12 12 0 0 1 24 0v12M6 12h52M14 8h36M4 44h56`],pe=`c-4.2-.2-5-3-5-5.2 3 .1 5 2.2 5 5.2z`,me=`c4.2-.2 5-3 5-5.2-3 .1-5 2.2-5 5.2z`,he={gold:`M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zm0 2.6a6.9 6.9 0 1 1 0 13.8 6.9 6.9 0 0 1 0-13.8zM12 6.8l1.5 3.7 3.7 1.5-3.7 1.5-1.5 3.7-1.5-3.7-3.7-1.5 3.7-1.5z`,stone:`M3 8.2L11 4.5l10 3-8 4.1zM2.8 9.9l9.2 3v7.4l-9.2-3.2zM13.6 13l7.6-3.9v7.4l-7.6 4.1z`,food:`M11.5 13.2${pe}M12.5 13.2${me}M11.5 17.6${pe}M12.5 17.6${me}M12 1.6c2.3 2.3 2.3 4.9 0 7.2-2.3-2.3-2.3-4.9 0-7.2zM11.3 18h1.4v4.6h-1.4z`,book:`M11.3 6.6C9.2 4.8 6 4.3 2.4 4.7v13.4c3.6-.4 6.8.1 8.9 1.9zM12.7 6.6c2.1-1.8 5.3-2.3 8.9-1.9v13.4c-3.6-.4-6.8.1-8.9 1.9z`,strength:`M21.5 2.5l-.9 5-9.3 9.3-4.1-4.1 9.3-9.3zM4.9 11.7l7.4 7.4-1.7 1.7-7.4-7.4zM5.9 16.3l1.8 1.8-3.3 3.4c-1.1 1.1-3-.8-1.9-1.9z`,reroll:`M12 3.2a8.8 8.8 0 1 1-8.6 10.7l2.7-.5A6.1 6.1 0 1 0 8.4 7.1l2.2 2.3H3.2V2l3.2 3.2A8.8 8.8 0 0 1 12 3.2z`},ge=[`white`,`orange`,`blue`,`red`],_e=[`gold`,`stone`,`food`,`book`,`strength`,`reroll`],ve={gold:`G`,stone:`S`,food:`F`,book:`B`,strength:`X`,reroll:`R`},ye=[``,`I`,`II`,`III`,`IV`],be=P(`<rect class="under svelte-10t38bg" x="2.5" y="4.5" width="43" height="42" rx="10"></rect>`),xe=P(`<path class="symbol svelte-10t38bg" fill-rule="evenodd"></path>`),Se=P(`<text class="times svelte-10t38bg" x="38" y="31" text-anchor="middle"> </text>`),Ce=P(`<!><!><text class="letter svelte-10t38bg" x="7.5" y="15.5"> </text>`,1),we=P(`<svg viewBox="0 0 48 48" aria-hidden="true"><!><rect class="body svelte-10t38bg" x="2.5" y="2.5" width="43" rx="10"></rect><rect class="edge svelte-10t38bg" x="5.5" y="5.2" width="37" rx="8"></rect><!></svg>`);function q(t,n){a(n,!0);let r=O(n,`resource`,3,null),i=O(n,`count`,3,1),o=O(n,`flat`,3,!1),u={1:[[24,25,27]],2:[[32,17,19],[17,33,19]],3:[[24,14.5,16.5],[14.5,33,16.5],[33.5,33,16.5]]},f=p(()=>u[i()]??[[20,25,22]]);var m=we(),_=c(m),v=e=>{var t=be();F(e,t)};I(_,e=>{o()||e(v)});var y=e(_),x=e(y),C=e(x),w=t=>{var n=Ce(),a=d(n);S(a,17,()=>E(f),([e,t,n])=>`${e}.${t}`,(e,t)=>{var n=p(()=>g(E(t),3));let i=()=>E(n)[0],a=()=>E(n)[1],o=()=>E(n)[2];var s=xe();l(()=>{A(s,`d`,he[r()]),A(s,`transform`,`translate(${i()-o()/2} ${a()-o()/2}) scale(${o()/24})`)}),F(e,s)});var o=e(a),s=e=>{var t=Se(),n=L(t,!0);l(()=>b(n,i())),F(e,t)};I(o,e=>{i()>3&&e(s)});var c=e(o),u=L(c,!0);l(()=>b(u,ve[r()])),F(t,n)};I(C,e=>{r()&&e(w)}),s(m),l(()=>{D(m,0,M([`die`,n.colour,{flat:o()}]),`svelte-10t38bg`),A(y,`height`,o()?43:41),A(x,`height`,o()?37.5:35.5)}),F(t,m),h()}var Te=P(`<ellipse class="leaf svelte-1gh5e90" rx="3" ry="1.5"></ellipse><ellipse class="leaf svelte-1gh5e90" rx="3" ry="1.5"></ellipse>`,1),Ee=P(`<svg viewBox="0 0 40 25" aria-hidden="true" class="svelte-1gh5e90"><path d="M15 22.500C7.5 20.5 4 14 5.5 5M25 22.500C32.5 20.5 36 14 34.5 5" fill="none" stroke="currentColor" stroke-width="1.3"></path><!><text x="20" y="18" text-anchor="middle" class="svelte-1gh5e90"> </text></svg>`);function De(t,n){a(n,!0);let r=O(n,`size`,3,34);var i=Ee(),o=e(c(i));S(o,16,()=>[0,1,2,3],e=>e,(t,n)=>{var r=Te(),i=d(r),a=e(i);l(()=>{A(i,`cx`,[3.6,3.2,5.2,9.2][n]),A(i,`cy`,[6.4,11.6,17,21.2][n]),A(i,`transform`,`rotate(${[70,42,18,-14][n]} ${[3.6,3.2,5.2,9.2][n]} ${[6.4,11.6,17,21.2][n]})`),A(a,`cx`,40-[3.6,3.2,5.2,9.2][n]),A(a,`cy`,[6.4,11.6,17,21.2][n]),A(a,`transform`,`rotate(${-[70,42,18,-14][n]} ${40-[3.6,3.2,5.2,9.2][n]} ${[6.4,11.6,17,21.2][n]})`)}),F(t,r)});var u=e(o),f=L(u,!0);s(i),l(()=>{A(i,`width`,r()),A(i,`height`,r()*25/40),b(f,n.vp)}),F(t,i),h()}var Oe=P(`<svg viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd"></path></svg>`);function J(e,t){a(t,!0);let n=O(t,`size`,3,18);var r=Oe(),i=L(r);l(()=>{D(r,0,M(t.name),`svelte-1akywbv`),A(r,`width`,n()),A(r,`height`,n()),A(i,`d`,he[t.name])}),F(e,r),h()}var ke=t(`<span class="vp svelte-ha6znj"><!></span>`),Ae=t(`<span> <!></span>`),je=t(`<span class="mini svelte-ha6znj"><!></span>`),Me=t(`<span class="pair svelte-ha6znj"> <!></span>`),Ne=t(`<span class="pair stone svelte-ha6znj"> <!></span>`),Pe=t(`<span class="chit svelte-ha6znj"><!></span>`),Fe=t(`<span><svg class="drawing svelte-ha6znj" viewBox="0 0 64 48" aria-hidden="true"><path class="svelte-ha6znj"></path></svg> <span class="name svelte-ha6znj"> </span> <!> <span class="foot svelte-ha6znj"><!> <span class="gain svelte-ha6znj"><!> <!> <!> <!></span> <!></span></span>`);function Y(t,n){a(n,!0);let r=O(n,`price`,3,null),i=O(n,`size`,3,`market`),o=O(n,`building`,3,!0),u=p(()=>i()===`small`?13:16);var m=Fe(),g=c(m),v=L(g),y=e(g,2),x=L(y,!0),w=e(y,2),T=e=>{var t=ke(),r=c(t);{let e=p(()=>i()===`market`?32:28);De(r,{get vp(){return n.tile.vp},get size(){return E(e)}})}s(t),F(e,t)};I(w,e=>{n.tile.vp&&e(T)});var k=e(w,2),j=c(k),N=t=>{var n=Ae(),i=c(n,!0);J(e(i),{get name(){return r().resource},size:13}),s(n),l(()=>{D(n,1,M([`price`,r().resource]),`svelte-ha6znj`),b(i,r().count)}),F(t,n)};I(j,e=>{r()&&e(N)});var P=e(j,2),R=c(P),ee=e=>{var t=f(),r=d(t);S(r,16,()=>Array.from({length:n.tile.dice},(e,t)=>t),e=>e,(e,t)=>{var r=je();q(c(r),{get colour(){return n.tile.colour}}),s(r),F(e,r)}),F(e,t)};I(R,e=>{n.tile.colour&&e(ee)});var te=e(R,2),z=t=>{var r=Me(),i=c(r,!0);J(e(i),{name:`reroll`,get size(){return E(u)}}),s(r),l(()=>b(i,n.tile.rerolls>1?n.tile.rerolls:``)),F(t,r)};I(te,e=>{n.tile.rerolls&&e(z)});var B=e(te,2),ne=t=>{var r=Ne(),i=c(r,!0);J(e(i),{name:`stone`,get size(){return E(u)}}),s(r),l(()=>b(i,n.tile.stone)),F(t,r)};I(B,e=>{n.tile.stone&&o()&&e(ne)});var V=e(B,2),H=e=>{var t=Pe(),r=c(t);{let e=p(()=>E(u)-4);J(r,{get name(){return n.tile.chit},get size(){return E(e)}})}s(t),F(e,t)};I(V,e=>{n.tile.chit&&e(H)}),s(P);var U=e(P,2);C(U,()=>n.corner??_),s(k),s(m),l(e=>{D(m,1,M([`plate`,i(),`age${n.tile.age}`,n.tile.kind]),`svelte-ha6znj`),A(v,`d`,e),b(x,n.tile.name)},[()=>G(n.tile.kind,n.tile.id)]),F(t,m),h()}var Ie=new Set([`ArrowLeft`,`ArrowUp`]),Le=new Set([`ArrowRight`,`ArrowDown`]);function X(e){function t(t){if(!Ie.has(t.key)&&!Le.has(t.key)&&t.key!==`Home`&&t.key!==`End`)return;let r=[...e.querySelectorAll(`button:not(:disabled)`)],i=r.indexOf(document.activeElement);i<0||(t.preventDefault(),n(r,i,t.key)?.focus())}function n(e,t,n){if(n===`Home`)return e[0];if(n===`End`)return e.at(-1);if(n===`ArrowUp`||n===`ArrowDown`){let r=Re(e,e[t],n===`ArrowDown`);if(r)return r}return e[(t+(Le.has(n)?1:e.length-1))%e.length]}return e.addEventListener(`keydown`,t),{destroy:()=>e.removeEventListener(`keydown`,t)}}function Re(e,t,n){let r=t.getBoundingClientRect(),i=r.left+r.width/2,a=e.map(e=>({one:e,box:e.getBoundingClientRect()})).filter(({box:e})=>n?e.top>=r.bottom-4:e.bottom<=r.top+4);return a.sort((e,t)=>{let n=Math.abs(e.box.top-r.top)-Math.abs(t.box.top-r.top);return Math.abs(n)>8?n:ze(e.box,i)-ze(t.box,i)}),a[0]?.one}function ze(e,t){return Math.abs(e.left+e.width/2-t)}var Be=t(`<button><!></button>`),Ve=t(`<button><span class="mini svelte-lh07yf"><!></span></button>`),He=t(`<button class="svelte-lh07yf"><!></button>`),Ue=t(`<span class="empty svelte-lh07yf"> </span>`),We=t(`<section><div class="row five svelte-lh07yf"></div> <div class="row two svelte-lh07yf"><!> <!> <div class="beside svelte-lh07yf"></div></div></section>`);function Ge(t,r){a(r,!0);let i=O(r,`dense`,3,!1),o=p(()=>[...r.nation.colonies,...r.nation.wonders].flatMap(e=>W(r.content,e)??[])),u=p(()=>r.nation.advisor?W(r.content,r.nation.advisor):null),m=p(()=>r.nation.wonder?W(r.content,r.nation.wonder):null),g=p(()=>r.pointer.move(`Build`)),_=e=>`${e.name}: ${ae(e,r.say)}`;var v=We(),y=c(v);S(y,23,()=>r.nation.developments,(e,t)=>`${e}.${t}`,(e,t)=>{let i=p(()=>W(r.content,E(t))),a=p(()=>r.pointer.development(E(t)));var o=f(),u=d(o),m=e=>{var o=Be();Y(c(o),{get tile(){return E(i)},size:`board`}),s(o),l(e=>{D(o,1,M({offered:E(a),picked:E(a)&&r.picked?.text===E(a).text}),`svelte-lh07yf`),A(o,`data-fly`,`tile:${E(t)}`),A(o,`aria-label`,e)},[()=>E(a)?.words??_(E(i))]),n(`click`,o,()=>E(a)?r.point(E(a)):r.show(E(i))),F(e,o)},h=e=>{var t=Ve(),i=c(t);q(c(i),{colour:`white`}),s(i),s(t),l(e=>{D(t,1,M([`printed`,{offered:E(a),picked:E(a)&&r.picked?.text===E(a).text}]),`svelte-lh07yf`),t.disabled=!E(a),A(t,`aria-label`,e)},[()=>E(a)?.words??r.say(`dice-printed`)]),n(`click`,t,()=>E(a)&&r.point(E(a))),F(e,t)};I(u,e=>{E(i)?e(m):e(h,-1)}),F(e,o)}),s(y);var C=e(y,2),w=c(C),T=e=>{var t=He();Y(c(t),{get tile(){return E(u)},size:`board`}),s(t),l(e=>{A(t,`data-fly`,`tile:${E(u).id}`),A(t,`aria-label`,e)},[()=>_(E(u))]),n(`click`,t,()=>r.show(E(u))),F(e,t)},k=e=>{var t=Ue(),n=L(t,!0);l(e=>b(n,e),[()=>r.say(`dice-no-advisor`)]),F(e,t)};I(w,e=>{E(u)?e(T):e(k,-1)});var j=e(w,2),N=e=>{var t=Be();Y(c(t),{get tile(){return E(m)},size:`board`}),s(t),l(e=>{D(t,1,M([`site`,{offered:E(g),picked:E(g)&&r.picked?.text===E(g).text}]),`svelte-lh07yf`),A(t,`data-fly`,`tile:${E(m).id}`),A(t,`aria-label`,e)},[()=>E(g)?.words??`${r.say(`dice-site`)}: ${_(E(m))}`]),n(`click`,t,()=>E(g)?r.point(E(g)):r.show(E(m))),F(e,t)},P=e=>{var t=Ue(),n=L(t,!0);l(e=>b(n,e),[()=>r.say(`dice-no-wonder`)]),F(e,t)};I(j,e=>{E(m)?e(N):e(P,-1)});var R=e(j,2);S(R,21,()=>E(o),e=>e.id,(e,t)=>{var i=He();Y(c(i),{get tile(){return E(t)},size:`small`,building:!1}),s(i),l(e=>{A(i,`data-fly`,`tile:${E(t).id}`),A(i,`aria-label`,e)},[()=>_(E(t))]),n(`click`,i,()=>r.show(E(t))),F(e,i)},e=>{var t=Ue(),n=L(t,!0);l(e=>b(n,e),[()=>r.say(`dice-nothing-beside`)]),F(e,t)}),s(R),s(C),s(v),x(v,e=>X?.(e)),l(()=>{D(v,1,M([`board`,{dense:i()}]),`svelte-lh07yf`),A(v,`aria-label`,r.label)}),F(t,v),h()}r([`click`]);var Ke=t(`<button><!></button>`),qe=t(`<span class="gap svelte-1l9t3t7" aria-hidden="true"></span>`),Je=t(`<section></section>`);function Ye(e,t){a(t,!0);let r=p(()=>t.content.layout.columns[String(t.view.nations.length)]??3),i=p(()=>t.content.layout.prices.flatMap((e,n)=>Array.from({length:E(r)},(r,i)=>{let a=`${`abcd`[i]}${n+1}`,o=t.view.board[a];return{space:a,price:e,tile:o?W(t.content,o):null}})));function o(e,n,r){let i=t.say(`dice-amount`,{count:n,resource:t.content.layout.paid_with[e.kind]}),a=`${e.name}: ${ae(e,t.say)}. ${t.say(`dice-price`,{price:i})}`;return r?a:`${a} ${t.say(`dice-not-now`)}`}var u=Je();S(u,21,()=>E(i),({space:e,price:t,tile:n})=>e,(e,r)=>{let i=()=>E(r).space,a=()=>E(r).price,u=()=>E(r).tile;var m=f(),h=d(m),g=e=>{let r=p(()=>t.pointer.space(i()));var d=Ke(),f=c(d);{let e=p(()=>({count:a(),resource:t.content.layout.paid_with[u().kind]}));Y(f,{get tile(){return u()},get price(){return E(e)}})}s(d),l(e=>{D(d,1,M({offered:E(r),picked:E(r)&&t.picked?.text===E(r).text}),`svelte-1l9t3t7`),A(d,`data-fly`,`tile:${u().id}`),A(d,`aria-label`,e),A(d,`aria-pressed`,E(r)?t.picked?.text===E(r).text:void 0)},[()=>o(u(),a(),E(r))]),n(`click`,d,()=>E(r)?t.point(E(r)):t.show(u())),F(e,d)},_=e=>{var t=qe();F(e,t)};I(h,e=>{u()?e(g):e(_,-1)}),F(e,m)}),s(u),x(u,e=>X?.(e)),l(e=>{D(u,1,M([`market`,E(r)===4?`four`:``]),`svelte-1l9t3t7`),A(u,`aria-label`,e)},[()=>t.say(`dice-market`)]),F(e,u),h()}r([`click`]);var Xe=t(`<span class="need svelte-xkdgv2"><span class="word"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need svelte-xkdgv2"><span class="word"> </span><b class="svelte-xkdgv2"> </b><!></span>`,1),Ze=t(`<section class="occasion svelte-xkdgv2"><span class="age svelte-xkdgv2"> </span> <span class="event svelte-xkdgv2"> </span> <!></section>`);function Qe(t,n){a(n,!0);let r=p(()=>n.content.events.find(e=>e.id===n.view.event)??null);var i=Ze(),o=c(i),u=L(o,!0),f=e(o,2),m=L(f,!0),g=e(f,2),_=t=>{var r=Xe(),i=d(r),a=c(i),o=L(a,!0),u=e(a),f=L(u,!0);J(e(u),{name:`food`,size:14}),s(i);var p=e(i,2),m=c(p),h=L(m,!0),g=e(m),_=L(g,!0);J(e(g),{name:`strength`,size:14}),s(p),l((e,t,r,a)=>{A(i,`title`,e),b(o,t),b(f,n.view.food),A(p,`title`,r),b(h,a),b(_,n.view.war)},[()=>n.say(`dice-famine`,{count:n.view.food}),()=>n.say(`dice-famine-word`),()=>n.say(`dice-war`,{count:n.view.war}),()=>n.say(`dice-war-word`)]),F(t,r)};I(g,e=>{E(r)&&e(_)}),s(i),l((e,t)=>{A(i,`aria-label`,e),b(u,t),b(m,E(r)?.name??``)},[()=>n.say(`dice-age`,{numeral:ye[n.view.age]??``}),()=>n.say(`dice-age`,{numeral:ye[n.view.age]??``})]),F(t,i),h()}var $e=P(`<circle class="under svelte-pl4x0p" cx="24" cy="26" r="20"></circle>`),et=P(`<svg viewBox="0 0 48 48" aria-hidden="true"><!><circle class="body svelte-pl4x0p" cx="24" cy="23.5" r="20"></circle><circle class="ring svelte-pl4x0p" cx="24" cy="23.5" r="16.5"></circle><path class="symbol svelte-pl4x0p" fill-rule="evenodd" transform="translate(14.5 14.5) scale(.8)"></path><text x="24" y="12.5" text-anchor="middle" class="svelte-pl4x0p"> </text></svg>`);function Z(t,n){a(n,!0);let r=O(n,`flat`,3,!1);var i=et(),o=c(i),u=e=>{var t=$e();F(e,t)};I(o,e=>{r()||e(u)});var d=e(o,3),f=e(d),p=L(f,!0);s(i),l(()=>{D(i,0,M({flat:r()}),`svelte-pl4x0p`),A(d,`d`,he[n.chit]),b(p,ve[n.chit])}),F(t,i),h()}var tt=Object.fromEntries(Object.entries(ve).map(([e,t])=>[t,e])),nt=Object.fromEntries(ge.map(e=>[e[0],e]));function rt(e){let t=/^([wobr])([GSFBX])(\d?)$/.exec(e);return t?{text:e,colour:nt[t[1]],resource:tt[t[2]],count:Number(t[3]||1)}:null}function it(e){return Object.entries(e.unused).flatMap(([e,t])=>{let n=rt(e);return n?Array.from({length:t},(t,r)=>({...n,key:`${e}.${r}`})):[]})}function at(e,t){return t.flatMap(t=>Array.from({length:e[t]??0},(e,n)=>({key:`${t}.${n}`,name:t})))}var Q=e=>at(e,ge),$=e=>at(e,_e),ot=t(`<span class="svelte-1a951j3"><!></span>`),st=t(`<span class="dim svelte-1a951j3"><!></span>`),ct=t(`<span class="low svelte-1a951j3"><!></span>`),lt=t(`<article class="svelte-1a951j3"><h3 class="svelte-1a951j3"> </h3> <div class="dice svelte-1a951j3" role="img"><!> <!> <!> <!> <!></div> <!></article>`);function ut(t,n){a(n,!0);let r=p(()=>n.view.nations[n.seat]),i=p(()=>new re([],n.view)),o=p(()=>`${n.say(`dice-nation-${n.seat}`)} · ${n.name}`);var u=lt(),d=c(u),f=L(d,!0),m=e(d,2),g=c(m);S(g,17,()=>it(E(r)),e=>e.key,(e,t)=>{var n=ot();q(c(n),{get colour(){return E(t).colour},get resource(){return E(t).resource},get count(){return E(t).count}}),s(n),F(e,n)});var _=e(g,2);S(_,17,()=>Q(E(r).unrolled),e=>e.key,(e,t)=>{var n=st();q(c(n),{get colour(){return E(t).name}}),s(n),F(e,n)});var v=e(_,2);S(v,17,()=>$(E(r).chits),e=>e.key,(e,t)=>{var n=ot();Z(c(n),{get chit(){return E(t).name}}),s(n),F(e,n)});var y=e(v,2);S(y,17,()=>Q(E(r).used),e=>e.key,(e,t)=>{var n=ct();q(c(n),{get colour(){return E(t).name},flat:!0}),s(n),F(e,n)});var x=e(y,2);S(x,17,()=>$(E(r).used_chits),e=>e.key,(e,t)=>{var n=ct();Z(c(n),{get chit(){return E(t).name},flat:!0}),s(n),F(e,n)}),s(m),Ge(e(m,2),{get nation(){return E(r)},get content(){return n.content},get pointer(){return E(i)},picked:null,point:()=>{},get show(){return n.show},get say(){return n.say},get label(){return E(o)},dense:!0}),s(u),l(e=>{b(f,E(o)),A(m,`aria-label`,e)},[()=>n.say(`dice-has`,{dice:it(E(r)).length,chits:$(E(r).chits).length})]),F(t,u),h()}var dt=t(`<span class="count svelte-1wx44gp"> </span>`);function ft(e,t){a(t,!0);let n=O(t,`still`,3,!1),r=o(0),i=!1;u(()=>{let e=t.value;if(!i||n()||!Number.isFinite(e)){i=!0,m(r,e,!0);return}let a=T(()=>E(r)),o=performance.now(),s=requestAnimationFrame(c);function c(t){let n=Math.min(1,(t-o)/500);m(r,Math.round(a+(e-a)*n),!0),n<1&&(s=requestAnimationFrame(c))}return()=>cancelAnimationFrame(s)});var s=dt(),c=L(s,!0);l(()=>b(c,E(r))),F(e,s),h()}var pt=[`M8 21C3 17 3 9 7 3M16 21c5-4 5-12 1-18M5 8l-3-1M4.5 12H1.5M6 16l-3 1.5M19 8l3-1M19.5 12h3M18 16l3 1.5M9 21h6`,`M9 3h6M10 3v3c-5 3-5 9 0 13h4c5-4 5-10 0-13V3M8 21h8M7 8C4 7 4 4 8 4M17 8c3-1 3-4-1-4M7.5 12h9`,`M12 8a4 4 0 1 0 .1 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M4.6 19.4l2-2`,`M1.5 20L9 7l7.5 13zM13 14l3-5 6.5 11h-6M9 7l2.5 13`],mt=t(`<button><span class="who svelte-q9lfm1"><svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" class="svelte-q9lfm1"><path class="svelte-q9lfm1"></path></svg> <span class="name svelte-q9lfm1"> </span></span> <span class="person svelte-q9lfm1"> </span> <span class="numbers svelte-q9lfm1"><!> <span class="svelte-q9lfm1"><!><!></span> <span class="svelte-q9lfm1"><!><!></span></span></button>`),ht=t(`<span class="shadow svelte-q9lfm1"><span class="who svelte-q9lfm1"><span class="name svelte-q9lfm1"> </span></span> <span class="numbers svelte-q9lfm1"><span class="svelte-q9lfm1"><!><!></span></span></span>`),gt=t(`<section class="strip svelte-q9lfm1"><!> <!></section>`);function _t(t,r){a(r,!0);let i=p(()=>r.view.nations.length===1);var o=gt(),u=c(o);S(u,16,()=>r.view.order,e=>e,(t,i)=>{let a=p(()=>r.view.nations[i]);var o=mt(),u=c(o),d=c(u),f=L(d),m=e(d,2),h=L(m,!0);s(u);var g=e(u,2),_=L(g),v=e(g,2),y=c(v);De(y,{get vp(){return E(a).vp},size:27});var x=e(y,2),S=c(x);J(S,{name:`book`,size:12}),ft(e(S),{get value(){return E(a).books},get still(){return r.still}}),s(x);var C=e(x,2),w=c(C);J(w,{name:`strength`,size:12}),ft(e(w),{get value(){return E(a).strength},get still(){return r.still}}),s(C),s(v),s(o),l((e,t,n)=>{D(o,1,M([`nation${i}`,{turn:r.atTurn===i,own:r.seat===i,passed:E(a).passed}]),`svelte-q9lfm1`),A(o,`data-seat`,i),A(o,`aria-label`,e),A(f,`d`,pt[i]),b(h,t),b(_,`${r.names[i]??``}${n??``}`)},[()=>r.say(`dice-player`,{nation:r.say(`dice-nation-${i}`),name:r.names[i]??``,vp:E(a).vp,books:E(a).books,strength:E(a).strength,turn:r.atTurn===i?`yes`:`no`,passed:E(a).passed?`yes`:`no`}),()=>r.say(`dice-nation-${i}`),()=>E(a).passed?` · ${r.say(`dice-passed`)}`:``]),n(`click`,o,()=>r.open(i)),F(t,o)});var d=e(u,2),f=t=>{var n=ht(),i=c(n),a=c(i),o=L(a,!0);s(i);var u=e(i,2),d=c(u),f=c(d);J(f,{name:`book`,size:12}),ft(e(f),{get value(){return r.view.shadow},get still(){return r.still}}),s(d),s(u),s(n),l(e=>b(o,e),[()=>r.say(`dice-shadow`)]),F(t,n)};I(d,e=>{E(i)&&e(f)}),s(o),x(o,e=>X?.(e)),l(e=>A(o,`aria-label`,e),[()=>r.say(`dice-players`)]),F(t,o),h()}r([`click`]);var vt=t(`<li class="svelte-1omrlxu"><span class="thing svelte-1omrlxu"><!></span><span aria-hidden="true"> </span></li>`),yt=t(`<section><h3 class="svelte-1omrlxu"> </h3> <ul class="svelte-1omrlxu"><!> <!></ul></section>`);function bt(t,n){a(n,!0);var r=yt(),i=c(r),o=L(i,!0),u=e(i,2),d=c(u);S(d,16,()=>ge,e=>e,(t,r)=>{var i=vt(),a=c(i);q(c(a),{get colour(){return r}}),s(a);var o=e(a),u=L(o,!0);s(i),l(e=>{A(i,`aria-label`,e),b(u,n.view.supply[r])},[()=>n.say(`dice-gives-dice`,{count:n.view.supply[r],colour:r})]),F(t,i)});var f=e(d,2);S(f,16,()=>_e,e=>e,(t,r)=>{var i=vt(),a=c(i);Z(c(a),{get chit(){return r}}),s(a);var o=e(a),u=L(o,!0);s(i),l(e=>{A(i,`aria-label`,e),b(u,n.view.supply_chits[r])},[()=>n.say(`dice-chits`,{count:n.view.supply_chits[r],chit:r})]),F(t,i)}),s(u),s(r),l((e,t)=>{A(r,`aria-label`,e),b(o,t)},[()=>n.say(`dice-supply`),()=>n.say(`dice-supply`)]),F(t,r),h()}var xt=t(`<div><!></div>`),St=t(`<div></div>`);function Ct(e,t){a(t,!0);let n=p(()=>[{resource:t.die.resource,count:t.die.count},...t.faces[t.die.colour].slice(0,5)]);var r=St();S(r,21,()=>E(n),v,(e,n,r)=>{var i=xt();D(i,1,M([`side`,`side${r}`]),`svelte-1ipt3eo`),q(c(i),w({get colour(){return t.die.colour}},()=>E(n))),s(i),F(e,i)}),s(r),l(()=>D(r,1,M([`cube`,`way${t.at%4}`]),`svelte-1ipt3eo`)),F(e,r),h()}var wt=t(`<button><!></button>`),Tt=t(`<span class="die waiting svelte-1jk3j5z" role="img"><!></span>`),Et=t(`<p class="soft none svelte-1jk3j5z"> </p>`),Dt=t(`<span class="lying svelte-1jk3j5z"><!></span>`),Ot=t(`<button><span class="word svelte-1jk3j5z"> </span> <!> <!></button>`),kt=t(`<section class="tray svelte-1jk3j5z"><div class="standing svelte-1jk3j5z"><!> <!> <!> <!></div> <!></section>`);function At(t,r){a(r,!0);let i=p(()=>it(r.nation)),o=p(()=>$(r.nation.chits)),u=p(()=>Q(r.nation.unrolled)),m=p(()=>Q(r.nation.used)),g=p(()=>$(r.nation.used_chits)),_=p(()=>r.pointer.move(`ReturnUsed`));function v(e,t){return Number(t.split(`.`)[1])>=(r.nation.unused[e]??0)-(r.rolled[e]??0)}var y=kt(),C=c(y),w=c(C);S(w,19,()=>E(i),e=>e.key,(e,t,i)=>{let a=p(()=>r.pointer.die(E(t).text));var o=wt(),u=c(o);N(u,()=>r.roll,e=>{var n=f(),a=d(n),o=e=>{Ct(e,{get die(){return E(t)},get faces(){return r.content.faces},get at(){return E(i)}})},s=p(()=>v(E(t).text,E(t).key)),c=e=>{q(e,{get colour(){return E(t).colour},get resource(){return E(t).resource},get count(){return E(t).count}})};I(a,e=>{E(s)?e(o):e(c,-1)}),F(e,n)}),s(o),l(e=>{D(o,1,M([`die`,{offered:E(a),picked:E(a)&&r.picked?.text===E(a).text}]),`svelte-1jk3j5z`),o.disabled=!E(a),A(o,`aria-pressed`,E(a)?r.picked?.text===E(a).text:void 0),A(o,`aria-label`,e)},[()=>E(a)?.words??r.say(`dice-die`,{colour:E(t).colour,resource:E(t).resource,count:E(t).count})]),n(`click`,o,()=>E(a)&&r.point(E(a))),F(e,o)});var T=e(w,2);S(T,17,()=>E(u),e=>e.key,(e,t)=>{var n=Tt();q(c(n),{get colour(){return E(t).name}}),s(n),l(e=>A(n,`aria-label`,e),[()=>r.say(`dice-unrolled`,{colour:E(t).name})]),F(e,n)});var O=e(T,2);S(O,17,()=>E(o),e=>e.key,(e,t)=>{let i=p(()=>r.pointer.chit(E(t).name));var a=wt();Z(c(a),{get chit(){return E(t).name}}),s(a),l(e=>{D(a,1,M([`die`,{offered:E(i),picked:E(i)&&r.picked?.text===E(i).text}]),`svelte-1jk3j5z`),a.disabled=!E(i),A(a,`aria-pressed`,E(i)?r.picked?.text===E(i).text:void 0),A(a,`aria-label`,e)},[()=>E(i)?.words??r.say(`dice-chit`,{chit:E(t).name})]),n(`click`,a,()=>E(i)&&r.point(E(i))),F(e,a)});var k=e(O,2),j=e=>{var t=Et(),n=L(t,!0);l(e=>b(n,e),[()=>r.say(`dice-none-left`)]),F(e,t)};I(k,e=>{!E(i).length&&!E(u).length&&!E(o).length&&e(j)}),s(C),x(C,e=>X?.(e));var P=e(C,2),R=t=>{var i=Ot(),a=c(i),o=L(a,!0),u=e(a,2);S(u,17,()=>E(m),e=>e.key,(e,t)=>{var n=Dt();q(c(n),{get colour(){return E(t).name},flat:!0}),s(n),F(e,n)});var d=e(u,2);S(d,17,()=>E(g),e=>e.key,(e,t)=>{var n=Dt();Z(c(n),{get chit(){return E(t).name},flat:!0}),s(n),F(e,n)}),s(i),l((e,t)=>{D(i,1,M([`used`,{offered:E(_),picked:E(_)&&r.picked?.text===E(_).text}]),`svelte-1jk3j5z`),i.disabled=!E(_),A(i,`aria-label`,e),b(o,t)},[()=>E(_)?.words??r.say(`dice-used`,{count:E(m).length+E(g).length}),()=>r.say(`dice-used-short`)]),n(`click`,i,()=>E(_)&&r.point(E(_))),F(t,i)};I(P,e=>{(E(m).length||E(g).length)&&e(R)}),s(y),l(e=>A(y,`aria-label`,e),[()=>r.say(`dice-tray`)]),F(t,y),h()}r([`click`]);var jt=new Set([`$$slots`,`$$events`,`$$legacy`]),Mt=t(`<!> <!>`,1),Nt=t(`<div class="large svelte-1vutu7f"><!></div> <p> </p> <p class="soft"> </p>`,1),Pt=t(`<div class="cabinet svelte-1vutu7f"><aside class="rivals svelte-1vutu7f"><!> <!></aside> <div class="centre svelte-1vutu7f"><!> <!> <!> <!> <!></div></div> <!> <!>`,1);function Ft(t,n){a(n,!0),k(n,jt);let r=p(()=>n.view),f=p(()=>n.content),g=p(()=>n.say),_=p(()=>n.seat??E(r).order[0]??0),v=p(()=>new re(n.offers,E(r))),x=p(()=>E(r).nations.map((e,t)=>t).filter(e=>e!==E(_))),C,w=o(null),D=o(null),O=o({}),M=o(0),N=null;u(()=>(document.documentElement.dataset.age=String(E(r).age),()=>delete document.documentElement.dataset.age)),i(()=>{let e=n.news;if(n.still||!e.length){m(O,{});return}let t=ee(e,T(()=>E(_)));m(O,t),Object.keys(t).length&&T(()=>m(M,E(M)+1)),C&&(N=ne(C,te(e)))}),u(()=>{n.view,N?.(),N=null});let P=e=>n.pick(e),R=e=>m(D,e,!0);var z=Pt(),B=d(z),V=c(B),H=c(V);S(H,16,()=>E(x),e=>e,(e,t)=>{{let i=p(()=>n.names[t]??``);ut(e,{get view(){return E(r)},get content(){return E(f)},get seat(){return t},get name(){return E(i)},show:R,get say(){return E(g)}})}}),bt(e(H,2),{get view(){return E(r)},get say(){return E(g)}}),s(V);var U=e(V,2),ie=c(U);Qe(ie,{get view(){return E(r)},get content(){return E(f)},get say(){return E(g)}});var W=e(ie,2);_t(W,{get view(){return E(r)},get names(){return n.names},get seat(){return n.seat},get atTurn(){return n.atTurn},open:e=>m(w,e,!0),get still(){return n.still},get say(){return E(g)}});var oe=e(W,2);Ye(oe,{get view(){return E(r)},get content(){return E(f)},get pointer(){return E(v)},get picked(){return n.picked},point:P,show:R,get say(){return E(g)}});var G=e(oe,2);{let e=p(()=>E(g)(`dice-board`,{nation:E(g)(`dice-nation-${E(_)}`)}));Ge(G,{get nation(){return E(r).nations[E(_)]},get content(){return E(f)},get pointer(){return E(v)},get picked(){return n.picked},point:P,show:R,get say(){return E(g)},get label(){return E(e)}})}At(e(G,2),{get nation(){return E(r).nations[E(_)]},get content(){return E(f)},get pointer(){return E(v)},get picked(){return n.picked},point:P,get rolled(){return E(O)},get roll(){return E(M)},get say(){return E(g)}}),s(U),s(B),y(B,e=>C=e,()=>C);var K=e(B,2),se=t=>{{let i=p(()=>E(g)(`dice-nation-${E(w)}`));j(t,{get title(){return E(i)},close:()=>m(w,null),children:(t,i)=>{var a=Mt(),o=d(a);{let e=p(()=>n.names[E(w)]??``);ut(o,{get view(){return E(r)},get content(){return E(f)},get seat(){return E(w)},get name(){return E(e)},show:R,get say(){return E(g)}})}bt(e(o,2),{get view(){return E(r)},get say(){return E(g)}}),F(t,a)},$$slots:{default:!0}})}};I(K,e=>{E(w)!==null&&e(se)});var ce=e(K,2),le=t=>{let n=p(()=>E(D));j(t,{get title(){return E(n).name},close:()=>m(D,null),children:(t,r)=>{var i=Nt(),a=d(i);Y(c(a),{get tile(){return E(n)}}),s(a);var o=e(a,2),u=L(o,!0),f=e(o,2),p=L(f,!0);l((e,t)=>{b(u,e),b(p,t)},[()=>ae(E(n),E(g)),()=>E(g)(`dice-about-${E(n).kind}`)]),F(t,i)},$$slots:{default:!0}})};I(ce,e=>{E(D)&&e(le)}),l(e=>A(V,`aria-label`,e),[()=>E(g)(`dice-others`)]),F(t,z),h()}var It={table:Ft,words:{en:`# The table of the dice game, English. keys used with a part that varies stand together.

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
`},pace:B,prompt:({view:e,say:t})=>{let{phase:n,payment:r}=e;return n===`paying`&&r?t(`dice-ask-paying`,{count:r.due,resource:r.resource}):t(`dice-ask-${n}`)},buttons:(e,t)=>ie.flatMap(n=>{let r=e.find(e=>e.move.type===n);return r?[{offer:r,label:t(`dice-do-${n}`)}]:[]})};export{It as module};