import{$ as e,B as t,E as n,F as r,G as i,I as a,J as o,L as s,M as c,P as l,Q as u,U as d,V as f,Y as p,ct as m,d as h,et as g,it as _,k as v,lt as y,n as b,o as x,ot as S,pt as C,q as w,rt as T,t as E,tt as D,z as ee}from"./disclose-version.js";import{c as O,n as k,o as A}from"./words.svelte.js";import{b as j,g as M,p as N,v as te}from"./index.js";import{t as P}from"./Face.js";import{a as F,n as I,t as L}from"./types.js";import{i as R,n as z,r as B,t as V}from"./dice.js";import{c as ne,l as H,r as re,s as ie,u as U}from"./round.js";import{a as W,c as G,i as ae,l as oe,n as se,o as ce,r as K,s as le,t as ue}from"./Tray.js";import{r as de}from"./odds.svelte.js";import{t as fe}from"./Chance.js";function q({lead:e},t){return e?e.move.type:{paying:`Pay`,picking:`Reroll`,returning:`Return`}[t.phase]??`Study`}function J(e,t,n){let r=q(e,t);if(r===`Feed`)return{tile:``,resource:`food`};if(r===`Build`)return{tile:H(n,t.nations[t.at_turn??0]?.wonder??``)?.name??``,resource:`stone`};if(r!==`Buy`)return{tile:``,resource:t.payment?.resource??`gold`};let i=H(n,t.board[String(e.lead?.move.space)]??``);return{tile:i?.name??``,resource:i?n.layout.paid_with[i.kind]:`gold`}}var pe=(e,t,n)=>J(e,t,n).resource;function me(e,{view:t,content:n,say:r}){let{selection:i,picked:a}=e,o=i.whole??1,s=N(i,a),c=q(e,t),l={...J(e,t,n),count:c===`Study`?s:a.length,have:Math.floor(s/o),need:Math.ceil(i.least/o),half:s%o?`yes`:`no`,lost:Math.max(0,Math.floor((s-i.least)/o))},u=a.filter(e=>i.items.some(t=>t.name===M(e)&&t.worth<o)).length,d=c===`Study`||c===`Reroll`||c===`Return`?0:Math.floor(u/2);return{words:r(`dice-account-${c}`,{...l,trades:d,rule:i.rule}),act:r(`dice-act-${c}`,{...l,what:c===`Return`?he(a,r):``}),rule:c===`Return`?i.rule:d?`D-T1`:null}}function he(e,t){let n=e.map(M),r=n.filter(e=>e===`used`).length,i=n.flatMap(e=>{let n=V(e);return n?[t(`dice-die`,{colour:n.colour,resource:n.resource,count:n.count})]:e===`used`?[]:[t(`dice-chit`,{chit:e})]});return[...r?[t(`dice-return-used`,{count:r})]:[],...i].join(`, `)}function ge(e,{content:t,seat:n,local:r=[],past:i=e,say:a}){let o=e.flatMap(({seq:e,by:t,events:n})=>n.map(n=>({seq:e,by:t,event:n}))),s=[];for(let{seq:e,by:r,event:i}of o){if(i.type!==`WonderBuilt`||r===n)continue;let[o,c]=[Number(i.seat),String(i.tile)],l=a(`dice-card-wonder`,{nation:a(`dice-nation-${o}`),tile:H(t,c)?.name??c});s.push({key:`${e}.${c}`,kind:`wonder`,seat:o,title:a(`dice-card-title-wonder`),words:l,things:[`tile:${c}`]})}let c=o.map(({event:e})=>e),l=e=>e===n||r.includes(Number(e));c.forEach(({type:e,seat:t},r)=>{if(e!==`Passed`||!l(t)||c[r-1]?.type!==`Settled`)return;let i=a(`dice-card-pass`,{own:t===n?`yes`:`no`,nation:a(`dice-nation-${t}`)});s.push({key:`pass ${t}`,kind:`out`,seat:Number(t),title:a(`dice-card-title-pass`),words:i,things:[]})});let u=Y.flatMap(([e,t,n])=>Q(Z(c,i),e,t,n,a));return u.length&&s.push({key:`age`,kind:`age`,seat:null,title:a(`dice-card-title-age`),words:u.join(`
`),things:[]}),s}var Y=[[`books`,`BooksScored`,``],[`famine`,`FamineMet`,`FamineSuffered`],[`war`,`WarMet`,`WarLost`]],X=({type:e})=>e===`PlaceTaken`||e===`WarMet`||e===`WarLost`;function Z(e,t){if(!e.some(X))return e.filter(({type:e})=>e===`BooksScored`);let n=t.flatMap(({events:e})=>e),r=n.findLastIndex(X)+1;return n.slice(n.slice(0,r).findLastIndex(({type:e})=>e===`RoundStarted`)+1,r)}function Q(e,t,n,r,i){let a=e=>i(`dice-nation-${e.seat}`),o=e.filter(({type:e})=>e===n),s=o.filter(({vp:e})=>Number(e)>0),c=e.filter(({type:e})=>e===r);if(!o.length&&!c.length)return[];let l=s.length?c.length?`both`:`met`:`lost`,u=s.map(e=>i(`dice-card-gained`,{nation:a(e),vp:Number(e.vp)}));return[i(`dice-card-${t}`,{how:l,gained:u.join(`, `),without:A(c.map(a))})]}function $(e){return e.flatMap(e=>e.events)}function _e(e,t){let n={};for(let r of $(e)){if(r.type!==`DieRolled`||r.seat!==t)continue;let e=String(r.die);n[e]=(n[e]??0)+1}return n}function ve(e){return $(e).flatMap(e=>e.type===`TileTaken`?[{tile:String(e.tile),seat:Number(e.seat)}]:e.type===`TileRemoved`?[{tile:String(e.tile),seat:null}]:[])}var ye={DieRolled:800,TileTaken:650,TileRemoved:500,WonderBuilt:600,RoundStarted:1100,EventDrawn:900,Passed:450};function be(e){return Math.max(0,...$(e).map(e=>ye[e.type]??260))}function xe(e,t){let n=t.flatMap(t=>{let n=[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`);return n?[{flight:t,from:n.getBoundingClientRect(),ghost:n.cloneNode(!0)}]:[]});return()=>n.forEach(({flight:t,from:n,ghost:r})=>Se(e,t,n,r))}function Se(e,t,n,r){let i=e.currentCSSZoom??1,a=Ce(e,t),o=a?.getBoundingClientRect();r.removeAttribute(`data-fly`),r.setAttribute(`aria-hidden`,`true`),r.tabIndex=-1,Object.assign(r.style,{position:`fixed`,left:`${n.left/i}px`,top:`${n.top/i}px`,width:`${n.width/i}px`,height:`${n.height/i}px`,zIndex:`50`,pointerEvents:`none`,transformOrigin:`0 0`}),e.append(r);let s=[{transform:`none`,opacity:1,offset:0},{transform:`translateY(-10px) scale(1.06)`,opacity:1,offset:.18},{transform:o?`translate(${(o.left-n.left)/i}px, ${(o.top-n.top)/i}px) scale(${o.width/n.width}, ${o.height/n.height})`:`translateY(-40px) scale(.6) rotate(8deg)`,opacity:o&&a?.dataset.fly?1:.1,offset:1}],c=r.animate(s,{duration:560/j.speed,easing:`cubic-bezier(.4,0,.2,1)`});c.onfinish=c.oncancel=()=>r.remove()}function Ce(e,t){return t.seat===null?null:[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`&&e.offsetParent!==null)??e.querySelector(`[data-seat="${t.seat}"]`)}var we={books:`BooksScored`,famine:`FamineMet`,war:`WarMet`},Te=[`building`,`military`,`advisor`,`colony`,`wonder`];function Ee(e,t,n){let[r,i]=[t,n],a=r.nations.map((e,t)=>t),o=e.flatMap(e=>e.events),s=Object.entries(we).map(([e,t])=>({name:e,values:a.map(e=>Oe(o.filter(n=>n.type===t&&n.seat===e).map(e=>Number(e.vp))))})),c=o.some(({type:e})=>e===`TilesScored`),l=Te.map(e=>({name:e,values:a.map(t=>c?De(r.nations[t],e,i):0)}));return[...s,...l]}function De(e,t,n){return Oe([...e.developments,e.advisor,...e.colonies,...e.wonders].flatMap(e=>e?H(n,e)??[]:[]).map(e=>e.kind===t?e.vp:0))}var Oe=e=>e.reduce((e,t)=>e+t,0),ke=a(`<span class="svelte-1a951j3"><!></span>`),Ae=a(`<span class="dim svelte-1a951j3"><!></span>`),je=a(`<span class="low svelte-1a951j3"><!></span>`),Me=a(`<article class="svelte-1a951j3"><h2 class="svelte-1a951j3"> </h2> <div class="dice svelte-1a951j3" role="img"><!> <!> <!> <!> <!></div> <!></article>`);function Ne(e,t){y(t,!0);let r=E(t,`fresh`,19,()=>[]),i=S(()=>t.view.nations[t.seat]),a=S(()=>new ae([],t.view)),o=S(()=>[t.say(`dice-nation-${t.seat}`),t.name].filter(Boolean).join(` · `));var s=Me(),f=u(s),p=g(f,!0),_=D(f,2),v=u(_);n(v,17,()=>R(d(i)),e=>e.key,(e,t)=>{var n=ke(),r=u(n);P(r,{get colour(){return d(t).colour},get resource(){return d(t).resource},get count(){return d(t).count}}),C(n),l(e,n)});var b=D(v,2);n(b,17,()=>B(d(i).unrolled),e=>e.key,(e,t)=>{var n=Ae(),r=u(n);P(r,{get colour(){return d(t).name}}),C(n),l(e,n)});var x=D(b,2);n(x,17,()=>z(d(i).chits),e=>e.key,(e,t)=>{var n=ke(),r=u(n);U(r,{get chit(){return d(t).name}}),C(n),l(e,n)});var T=D(x,2);n(T,17,()=>B(d(i).used),e=>e.key,(e,t)=>{var n=je(),r=u(n);P(r,{get colour(){return d(t).name},flat:!0}),C(n),l(e,n)});var ee=D(T,2);n(ee,17,()=>z(d(i).used_chits),e=>e.key,(e,t)=>{var n=je(),r=u(n);U(r,{get chit(){return d(t).name},flat:!0}),C(n),l(e,n)}),C(_);var O=D(_,2);oe(O,{get nation(){return d(i)},get content(){return t.content},get pointer(){return d(a)},picked:null,point:()=>{},get show(){return t.show},get explain(){return t.explain},get say(){return t.say},get fresh(){return r()},get label(){return d(o)},dense:!0}),C(s),w(e=>{c(p,d(o)),h(_,`aria-label`,e)},[()=>t.say(`dice-has`,{dice:R(d(i)).length,chits:z(d(i).chits).length})]),l(e,s),m()}var Pe=a(`<li class="svelte-1omrlxu"><button class="svelte-1omrlxu"><span class="thing svelte-1omrlxu"><!></span><span aria-hidden="true"> </span></button></li>`),Fe=a(`<ul class="svelte-1omrlxu"><!> <!></ul>`),Ie=a(`<p class="svelte-1omrlxu"> </p>`),Le=a(`<button class="svelte-1omrlxu"> </button>`),Re=a(`<section class="supply"><h2 class="svelte-1omrlxu"> </h2> <!> <!></section>`);function ze(e,t){y(t,!0);var r=Re(),i=u(r),a=g(i,!0),o=D(i,2),s=e=>{var r=Fe(),i=u(r);n(i,16,()=>I,e=>e,(e,n)=>{var r=Pe(),i=u(r),a=u(i),o=u(a);P(o,{get colour(){return n}}),C(a);var s=D(a),d=g(s,!0);C(i),C(r),w(e=>{i.disabled=!t.look,h(i,`aria-label`,e),c(d,t.view.supply[n])},[()=>t.say(`dice-gives-dice`,{count:t.view.supply[n],colour:n})]),f(`click`,i,()=>t.look?.(`dice:${n}`)),l(e,r)});var a=D(i,2);n(a,16,()=>L,e=>e,(e,n)=>{var r=Pe(),i=u(r),a=u(i),o=u(a);U(o,{get chit(){return n}}),C(a);var s=D(a),d=g(s,!0);C(i),C(r),w(e=>{i.disabled=!t.look,h(i,`aria-label`,e),c(d,t.view.supply_chits[n])},[()=>t.say(`dice-chits`,{count:t.view.supply_chits[n],chit:n})]),f(`click`,i,()=>t.look?.(`dice:chits`)),l(e,r)}),C(r),l(e,r)},d=e=>{var n=Ie(),r=g(n,!0);w(e=>c(r,e),[()=>t.say(`dice-supply-endless`)]),l(e,n)};v(o,e=>{t.view.supply&&t.view.supply_chits?e(s):e(d,-1)});var p=D(o,2),_=e=>{var n=Le(),r=g(n,!0);w(e=>c(r,e),[()=>t.say(`dice-look`)]),f(`click`,n,()=>t.look(`dice`)),l(e,n)};v(p,e=>{t.look&&e(_)}),C(r),w((e,t)=>{h(r,`aria-label`,e),c(a,t)},[()=>t.say(`dice-supply`),()=>t.say(`dice-supply`)]),l(e,r),m()}t([`click`]);function Be(e,t,n){return t.filter(({by:e})=>e!==n).flatMap(({events:e})=>e).flatMap(t=>{let n=String(t.tile);return t.type===`TileRemoved`?[{tile:n,seat:null,space:String(t.space)}]:t.type===`TileTaken`?[{tile:n,seat:Number(t.seat),space:Ve(e,n)}]:t.type===`WonderBuilt`?[{tile:n,seat:Number(t.seat),space:null}]:[]})}function Ve(e,t){for(let n=e.length-1;n>=0;n--){let r=e[n].events.find(e=>e.type===`TileLaid`&&e.tile===t);if(r)return String(r.space)}return null}var He=new Set([`BooksScored`,`FamineMet`,`WarMet`,`TilesScored`]);function Ue(e){let t={};for(let n of e.flatMap(({events:e})=>e))He.has(n.type)&&n.vp&&(t[Number(n.seat)]=(t[Number(n.seat)]??0)+Number(n.vp));return t}var We=new Set([`$$slots`,`$$events`,`$$legacy`]),Ge=a(`<!> <!>`,1),Ke=a(`<p class="svelte-1vutu7f"><button class="svelte-1vutu7f"> </button></p>`),qe=a(`<button class="link svelte-1vutu7f"> </button>`),Je=a(`<p class="not svelte-1vutu7f"> <!></p>`),Ye=a(`<p class="svelte-1vutu7f"><!></p>`),Xe=a(`<div class="large svelte-1vutu7f"><!></div> <p class="svelte-1vutu7f"> </p> <p class="soft svelte-1vutu7f"> </p> <!> <!> <!>`,1),Ze=a(`<div class="cabinet svelte-1vutu7f"><aside class="rivals svelte-1vutu7f"><!> <!></aside> <div class="centre svelte-1vutu7f"><!> <!> <!> <!> <!></div></div> <!> <!>`,1);function Qe(t,r){y(r,!0);let a=b(r,We),s=S(()=>r.view),E=S(()=>r.content),O=S(()=>r.say),k=S(()=>r.seat??d(s).order[0]??0),A=S(()=>new ae(r.offers,d(s))),j=S(()=>d(s).nations.map((e,t)=>t).filter(e=>e!==d(k))),M,N=_(null),P=_(null),F=_({}),I=_(0),L=_(null),R=null;o(()=>(document.documentElement.dataset.age=String(d(s).age),()=>delete document.documentElement.dataset.age)),p(()=>{let e=r.news.flatMap(e=>e.events).findLast(e=>e.type===`TileChosen`);d(s).phase===`paying`?e&&T(L,String(e.tile),!0):T(L,null)}),p(()=>{let e=r.news;if(r.still||!e.length){T(F,{});return}let t=_e(e,i(()=>d(k)));T(F,t),Object.keys(t).length&&i(()=>T(I,d(I)+1)),M&&(R=xe(M,ve(e)))}),o(()=>{r.view,R?.(),R=null});let z=0,B=S(()=>Be(r.past??[],r.recent??[],r.seat)),V=S(()=>Ue(r.recent??[])),H=S(()=>d(B).filter(({seat:e})=>e!==null).map(({tile:e})=>e));o(()=>{let e=r.pointed;e&&i(()=>ie(e.things))});function ie(e){let t=[...M.querySelectorAll(`[data-fly], [data-seat]`)].filter(e=>e.offsetParent!==null).filter(({dataset:t})=>e.includes(t.fly??`seat:${t.seat}`));t[0]?.scrollIntoView({block:`center`,behavior:r.still?`auto`:`smooth`});for(let e of t)U(e);t.length||T(P,e.flatMap(e=>d(E).tiles.find(({id:t})=>e===`tile:${t}`)??[])[0]??null,!0)}function U(e){e.classList.remove(`called-out`),e.offsetWidth,e.classList.add(`called-out`),setTimeout(()=>e.classList.remove(`called-out`),2600)}let W=S(()=>r.choice?.lead??r.picked);function G(e){z=performance.now(),r.pick(e)}function K(e){let t=Object.keys(d(s).board).find(t=>d(s).board[t]===e.id),n=t?`buy:${t}`:d(s).nations[d(k)]?.wonder===e.id?`build`:null,i=r.objections.find(e=>e.thing===n)??null;return i||!t?i:J()}function J(){let{atTurn:e,seat:t,choice:n}=a;if(t===null||e===null||n?.lead)return null;let r=e===t?d(s).phase:`wait`;return r===`acting`?null:{words:d(O)(`dice-why-tile`,{phase:r}),rule:`D-A1`}}let me={w:`white`,o:`orange`,b:`blue`,r:`red`},he=e=>e===`used`?`dice`:`dice:${/^[wobr][A-Z]/.test(e)?me[e[0]]:`chits`}`;function ge(e,t){let{choice:n,atTurn:r,seat:i,explain:o,look:c,objections:l,offers:u}=a,f=c?he(t):void 0;if(e=e.charAt(0).toUpperCase()+e.slice(1),t===`used`&&!n)return o(d(O)(`dice-why-used`),`D-A3a`,f);if(r===null||i===null||r!==i)return o(d(O)(`dice-why-wait`,{thing:e}),void 0,f);let p=t===`reroll`?l.find(e=>e.thing===`reroll`):null;if(!n&&p)return o(`${e}: ${p.words}`,p.rule,f);if(!n)return o(d(O)(`dice-why-first`,{thing:e,phase:u.length>1?d(s).phase:`other`}),void 0,f);o(d(O)(`dice-why-${q(n,d(s))}`,{thing:e,resource:pe(n,d(s),d(E))}),n.selection.rule)}function Y(e){e(),T(P,null)}function X(e){performance.now()-z>700&&T(P,e,!0)}var Z=Ze(),Q=e(Z),$=u(Q),ye=u($);n(ye,16,()=>d(j),e=>e,(e,t)=>{{let n=S(()=>r.names[t]??``);Ne(e,{get view(){return d(s)},get content(){return d(E)},get seat(){return t},get fresh(){return d(H)},get name(){return d(n)},show:X,get explain(){return r.explain},get say(){return d(O)}})}}),ze(D(ye,2),{get view(){return d(s)},get look(){return r.look},get say(){return d(O)}}),C($);var be=D($,2),Se=u(be);ce(Se,{get view(){return d(s)},get content(){return d(E)},get look(){return r.look},get say(){return d(O)}});var Ce=D(Se,2);se(Ce,{get view(){return d(s)},get names(){return r.names},get seat(){return r.seat},get atTurn(){return r.atTurn},open:e=>T(N,e,!0),meet:()=>r.showRule?.(`D-1a`),get still(){return r.still},get gains(){return d(V)},get say(){return d(O)}});var we=D(Ce,2);le(we,{get view(){return d(s)},get content(){return d(E)},get traces(){return d(B)},get pointer(){return d(A)},get buying(){return d(L)},why:e=>K(e)?.words??``,get picked(){return d(W)},point:G,show:X,get say(){return d(O)}});var Te=D(we,2);{let e=S(()=>d(O)(`dice-board`,{nation:d(O)(`dice-nation-${d(k)}`)}));oe(Te,{get nation(){return d(s).nations[d(k)]},get content(){return d(E)},get pointer(){return d(A)},get picked(){return d(W)},point:G,show:X,get explain(){return r.explain},get say(){return d(O)},get label(){return d(e)}})}var Ee=D(Te,2);{let e=S(()=>d(A).any&&d(s).phase!==`acting`);ue(Ee,{get nation(){return d(s).nations[d(k)]},get content(){return d(E)},get pointer(){return d(A)},get picked(){return r.picked},point:G,get rolled(){return d(F)},get roll(){return d(I)},get say(){return d(O)},get choice(){return r.choice},get toggle(){return r.toggle},why:ge,get due(){return d(e)}})}C(be),C(Q),x(Q,e=>M=e,()=>M);var De=D(Q,2),Oe=t=>{{let n=S(()=>d(O)(`dice-nation-${d(N)}`));te(t,{get title(){return d(n)},close:()=>T(N,null),children:(t,n)=>{var i=Ge(),a=e(i);{let e=S(()=>r.names[d(N)]??``);Ne(a,{get view(){return d(s)},get content(){return d(E)},get seat(){return d(N)},get fresh(){return d(H)},get name(){return d(e)},show:X,get say(){return d(O)}})}ze(D(a,2),{get view(){return d(s)},get look(){return r.look},get say(){return d(O)}}),l(t,i)},$$slots:{default:!0}})}};v(De,e=>{d(N)!==null&&e(Oe)});var ke=D(De,2),Ae=t=>{let n=S(()=>d(P)),i=S(()=>de(Object.keys(d(s).board).find(e=>d(s).board[e]===d(n).id)??``));te(t,{get title(){return d(n).name},close:()=>T(P,null),children:(t,a)=>{let o=S(()=>K(d(n)));var s=Xe(),p=e(s),m=u(p);re(m,{get tile(){return d(n)}}),C(p);var _=D(p,2),y=g(_,!0),b=D(_,2),x=g(b,!0),T=D(b,2),E=e=>{var t=Ke(),i=u(t),a=g(i,!0);C(t),w(e=>c(a,e),[()=>d(O)(`dice-look`)]),f(`click`,i,()=>Y(()=>r.look?.(`tiles:${d(n).id}`))),l(e,t)};v(T,e=>{r.look&&e(E)});var k=D(T,2),A=e=>{var t=Je(),n=u(t),i=D(n),a=e=>{var t=qe(),n=g(t,!0);w(e=>{h(t,`aria-label`,e),c(n,d(o).rule)},[()=>d(O)(`show-rule`,{rule:d(o).rule})]),f(`click`,t,()=>Y(()=>r.showRule?.(d(o).rule))),l(e,t)},s=e=>{var t=ee();w(()=>c(t,`(${d(o).rule??``})`)),l(e,t)};v(i,e=>{r.showRule?e(a):e(s,-1)}),C(t),w(()=>c(n,`${d(o).words??``} `)),l(e,t)};v(k,e=>{d(o)&&e(A)});var j=D(k,2),M=e=>{var t=Ye(),n=u(t);fe(n,{get prospect(){return d(i)}}),C(t),l(e,t)};v(j,e=>{d(i)&&d(i).now<1&&e(M)}),w((e,t)=>{c(y,e),c(x,t)},[()=>ne(d(n),d(O)),()=>d(O)(`dice-about-${d(n).kind}`)]),l(t,s)},$$slots:{default:!0}})};v(ke,e=>{d(P)&&e(Ae)}),w(e=>h($,`aria-label`,e),[()=>d(O)(`dice-others`)]),l(t,Z),m()}t([`click`]);var $e=a(`<span class="die svelte-15ttwx4" aria-hidden="true"><!></span><span class="hidden"> </span>`,1),et=s(`<svg viewBox="0 0 64 48" aria-hidden="true" class="svelte-15ttwx4"><path class="svelte-15ttwx4"></path></svg>`),tt=a(`<em class="svelte-15ttwx4"><!> </em>`);function nt(t,n){y(n,!0);let i=S(()=>n.part.kind===`die`?V(n.part.id??``):null),a=S(()=>n.part.kind===`tile`?ie[n.part.id??``]:null);var o=r(),s=e(o),f=t=>{var n=$e(),r=e(n),a=u(r);P(a,{get colour(){return d(i).colour},get resource(){return d(i).resource},get count(){return d(i).count}}),C(r);var o=D(r),s=g(o,!0);w(e=>c(s,e),[()=>O(`dice-die`,{colour:d(i).colour,resource:d(i).resource,count:d(i).count})]),l(t,n)},p=e=>{var t=tt(),r=u(t),i=e=>{var t=et(),n=g(t);w(()=>h(n,`d`,d(a))),l(e,t)};v(r,e=>{d(a)&&e(i)});var o=D(r,1,!0);C(t),w(()=>c(o,n.part.text)),l(e,t)};v(s,e=>{d(i)?e(f):e(p,-1)}),l(t,o),m()}var rt=`# Der Tisch des Würfelspiels, deutsch.

dice-nation-0 = Rom
dice-nation-1 = Griechenland
dice-nation-2 = Persien
dice-nation-3 = Ägypten
dice-shadow = Gegner
dice-shadow-about = Der imaginäre Gegner: { $books ->
    [one] 1 Buch
   *[other] { $books } Bücher
}. Seine Regeln
dice-age = Zeitalter { $numeral }
dice-famine-word = Hunger
dice-war-word = Krieg
dice-famine = Hungersnot: { $count } Nahrung
dice-war = Krieg: { $count } Stärke
dice-passed = gepasst
dice-players = Spieler in ihrer Reihenfolge
dice-player = { $who }: { $vp ->
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

dice-ask-acting = Du kannst { $ways }.
dice-may-Buy = ein Plättchen kaufen
dice-may-Build = das Wunder bauen
dice-may-Reroll = neu werfen
dice-may-Pass = passen
dice-ask-picking = Welche Würfel wirfst du neu?
dice-ask-paying = { $count ->
    [0] Der Preis ist bezahlt. Lege mehr dazu oder drücke „Fertig“.
   *[other] Noch { dice-amount } zu zahlen: mit Würfeln oder Markern.
}
dice-ask-replacing = Welche Entwicklung muss weichen?
dice-ask-returning = Was geht zurück in den Vorrat?
dice-ask-studying = Welche Bücher verbrauchst du?
dice-ask-feeding = Überstehst du die Hungersnot? Das kostet { $count } Nahrung und bringt { $vp }\xA0SP.
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
dice-account-Buy = { $tile }: { $have } von { $need } { dice-resource }{ dice-account-trade }{ dice-account-half }{ dice-account-lost }
dice-account-Build = { $tile }: { $have } von { $need } { dice-resource }{ dice-account-trade }{ dice-account-half }{ dice-account-lost }
dice-account-Feed = Hungersnot: { $have } von { $need } { dice-resource }{ dice-account-trade }{ dice-account-half }{ dice-account-lost }
dice-account-Pay = { $have } von { $need } { dice-resource } noch zu zahlen{ dice-account-trade }{ dice-account-half }{ dice-account-lost }
dice-account-half = { $half ->
    [yes] , dazu ein halber Tausch: noch ein Würfel
   *[no] {""}
}
dice-account-trade = { $trades ->
    [0] {""}
   *[other] , davon { $trades } im Tausch (je 2 Würfel für 1)
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
dice-account-Return = { $rule ->
    [D-A8] Für den ersetzten Berater { $need ->
        [one] geht { $need } Wurfwiederholung
       *[other] gehen { $need } Wurfwiederholungen
    } zurück
   *[other] Für die ersetzte Entwicklung { $need ->
        [one] geht { $need } Würfel
       *[other] gehen { $need } Würfel
    } zurück
}, verbraucht oder verfügbar. Gewählt: { $have } von { $need }.
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
dice-act-Return = { $count ->
    [0] Zurückgeben
   *[other] Zurückgeben: { $what }
}
dice-return-used = { $count } × verbraucht
dice-act-Study = { $count ->
    [0] Keine Bücher nutzen
    [one] { $count } Buch nutzen
   *[other] { $count } Bücher nutzen
}
dice-used-back = verbraucht: { $count ->
    [one] { $count } von { $of } geht zurück
   *[other] { $count } von { $of } gehen zurück
}

dice-why-wait = { $thing }. Das lässt sich auswählen, wenn du am Zug bist.
dice-why-used = Verbrauchtes nützt in dieser Runde nichts mehr.
dice-why-first = { $thing }. { $phase ->
    [acting] Sag zuerst, wofür: Tippe ein leuchtendes Plättchen an oder einen Knopf darunter.
    [feeding] Sag zuerst, ob du die Hungersnot überstehst.
    [replacing] Wähle zuerst die Entwicklung, die ersetzt wird.
   *[other] Gerade nützt das nichts.
}
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
dice-printed-replace = { $name }, auf dem Tableau gedruckt, ersetzen
dice-why-printed = Die gedruckten Entwicklungen sind alle gleich und gehen von links nach rechts: { $name } ist die nächste.
dice-why-tile = { $phase ->
    [paying] Bezahle zuerst das Plättchen, das du nimmst.
    [returning] Entscheide zuerst, was zurückgeht.
    [replacing] Wähle zuerst die Entwicklung, die ersetzt wird.
    [picking] Wirf zuerst die Würfel, die du aufgenommen hast.
    [wait] Plättchen kannst du kaufen, wenn du am Zug bist.
   *[other] Die Aktionen dieses Zeitalters sind vorbei: Plättchen gibt es wieder im nächsten.
}
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

dice-was-taken = { $tile }: von { $nation } genommen seit deinem letzten Zug
dice-was-removed = { $tile }: aus dem Spiel seit deinem letzten Zug
dice-card-title-age = Am Ende des Zeitalters
dice-card-books = { $how ->
    [lost] Die Bücher bringen niemandem etwas.
   *[met] Für Bücher: { $gained }.
}
dice-card-famine = { $how ->
    [met] Hungersnot überstanden: { $gained }.
    [lost] Hungersnot nicht überstanden: { $without }.
   *[both] Hungersnot überstanden: { $gained }. Nicht überstanden: { $without }.
}
dice-card-war = { $how ->
    [met] Im Krieg stark genug: { $gained }.
    [lost] Im Krieg zu schwach: { $without }.
   *[both] Im Krieg stark genug: { $gained }. Zu schwach: { $without }.
}
dice-card-title-pass = Gepasst
dice-card-pass = { $own ->
    [yes] Du hast von selbst gepasst: Keine andere Aktion war möglich (D-A14).
   *[no] { $nation } hat von selbst gepasst: Keine andere Aktion war möglich (D-A14).
}
dice-card-title-wonder = Ein Wunder ist fertig
dice-card-gained = { $nation } +{ $vp }\xA0SP
dice-card-wonder = { $nation } baut { $tile }
`,it=`# The table of the dice game, English. keys used with a part that varies stand together.

dice-nation-0 = Rome
dice-nation-1 = Greece
dice-nation-2 = Persia
dice-nation-3 = Egypt
dice-shadow = Shadow
dice-shadow-about = The shadow opponent: { $books ->
    [one] 1 book
   *[other] { $books } books
}. Its rules
dice-age = Age { $numeral }
dice-famine-word = Famine
dice-war-word = War
dice-famine = Famine: { $count } food
dice-war = War: { $count } strength
dice-passed = passed
dice-players = Players in order
dice-player = { $who }: { $vp } VP, { $books ->
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

dice-ask-acting = You can { $ways }.
dice-may-Buy = buy a tile
dice-may-Build = build your wonder
dice-may-Reroll = reroll
dice-may-Pass = pass
dice-ask-picking = Tap the dice to roll again.
dice-ask-paying = { $count ->
    [0] The price is met. Add more, or press Done.
   *[other] { dice-amount } to pay: tap dice or chits.
}
dice-ask-replacing = Which development is replaced?
dice-ask-returning = What goes back to the supply?
dice-ask-studying = Which books do you use?
dice-ask-feeding = Do you survive the famine? It costs { $count } food and brings { $vp } VP.
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
dice-account-Buy = { $tile }: { $have } of { $need } { dice-resource }{ dice-account-trade }{ dice-account-half }{ dice-account-lost }
dice-account-Build = { $tile }: { $have } of { $need } { dice-resource }{ dice-account-trade }{ dice-account-half }{ dice-account-lost }
dice-account-Feed = Famine: { $have } of { $need } { dice-resource }{ dice-account-trade }{ dice-account-half }{ dice-account-lost }
dice-account-Pay = { $have } of { $need } { dice-resource } still to pay{ dice-account-trade }{ dice-account-half }{ dice-account-lost }
dice-account-half = { $half ->
    [yes] , and half a trade: one more die
   *[no] {""}
}
dice-account-trade = { $trades ->
    [0] {""}
   *[other] , { $trades } of it by trade (2 dice for each)
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
dice-account-Return = { $rule ->
    [D-A8] For the replaced advisor { $need ->
        [one] { $need } reroll goes
       *[other] { $need } rerolls go
    } back
   *[other] For the replaced development { $need ->
        [one] { $need } die goes
       *[other] { $need } dice go
    } back
}, used or unused. Chosen: { $have } of { $need }.
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
dice-act-Return = { $count ->
    [0] Give back
   *[other] Give back: { $what }
}
dice-return-used = { $count } × used
dice-act-Study = { $count ->
    [0] Use no books
    [one] Use { $count } book
   *[other] Use { $count } books
}
dice-used-back = used: { $count ->
    [one] { $count } of { $of } goes back
   *[other] { $count } of { $of } go back
}

dice-why-wait = { $thing }. It can be picked when it is your turn.
dice-why-used = What is used is of no more use in this round.
dice-why-first = { $thing }. { $phase ->
    [acting] First say what for: tap a lit tile, or a button below.
    [feeding] First say whether you survive the famine.
    [replacing] First choose the development that is replaced.
   *[other] It is of no use now.
}
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
dice-printed-replace = Replace { $name }, printed on the board
dice-why-printed = The printed developments are all alike and go from left to right: { $name } is next.
dice-why-tile = { $phase ->
    [paying] First pay for the tile that you take.
    [returning] First decide what goes back.
    [replacing] First choose the development that is replaced.
    [picking] First roll the dice that you picked up.
    [wait] Tiles can be bought when it is your turn.
   *[other] The actions of this age are over: tiles can be bought in the next.
}
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

dice-was-taken = { $tile }: taken by { $nation } since your last move
dice-was-removed = { $tile }: left the game since your last move
dice-card-title-age = At the end of the age
dice-card-books = { $how ->
    [lost] Books bring nobody anything.
   *[met] For books: { $gained }.
}
dice-card-famine = { $how ->
    [met] Famine survived: { $gained }.
    [lost] Famine not survived: { $without }.
   *[both] Famine survived: { $gained }. Not survived: { $without }.
}
dice-card-war = { $how ->
    [met] Strong enough in the war: { $gained }.
    [lost] Too weak in the war: { $without }.
   *[both] Strong enough in the war: { $gained }. Too weak: { $without }.
}
dice-card-title-pass = Passed
dice-card-pass = { $own ->
    [yes] You passed automatically: no other action was possible (D-A14).
   *[no] { $nation } passed automatically: no other action was possible (D-A14).
}
dice-card-title-wonder = A wonder is finished
dice-card-gained = { $nation } +{ $vp } VP
dice-card-wonder = { $nation } builds { $tile }
`,at=[`Buy`,`Build`,`Reroll`,`Pass`],ot={table:Qe,words:{en:it,de:rt},pace:be,told:nt,spoken:(e,t)=>{let n=e.kind===`die`?V(e.id??``):null;return n?` ${t(`dice-die`,{colour:n.colour,resource:n.resource,count:n.count})}`:e.text},tint:e=>G[e]??``,cards:ge,carded:({seat:e},t)=>e===null&&t.some(({kind:e})=>e===`age`),recap:({phase:e},t)=>t&&e===`replacing`?`.market`:`.centre > .board`,sources:Ee,account:me,item:W,called:(e,t)=>t(`dice-nation-${e}`),prompt:({view:e,content:t,offers:n,say:r})=>{let{phase:i,payment:a,age:o,food:s}=e;return i===`acting`?r(`dice-ask-acting`,{ways:k(at.filter(e=>n.some(({move:t})=>t.type===e)).map(e=>r(`dice-may-${e}`)))}):i===`paying`&&a?r(`dice-ask-paying`,{count:a.due,resource:a.resource}):r(`dice-ask-${i}`,{count:s,vp:F(t,o)})},buttons:(e,t)=>K.flatMap(n=>{let r=e.find(e=>e.move.type===n);return r?[{offer:r,label:t(`dice-do-${n}`)}]:[]})};export{ot as module};