import{$ as e,A as t,B as n,D as r,E as i,F as a,G as o,K as s,L as c,M as l,N as u,P as d,Q as f,R as p,T as m,U as h,V as g,X as _,Z as v,_ as y,at as b,ct as x,g as S,h as C,i as w,it as T,l as E,n as D,nt as O,q as k,r as A,rt as j,t as M,tt as N,w as P,y as F,z as I}from"./disclose-version.js";import{a as L}from"./words.svelte.js";import{c as R,d as z,f as B,u as V}from"./index.js";import{a as H,n as ee,r as te,t as U}from"./Face.js";import{i as W,n as G,r as K,t as q}from"./dice.js";import{a as ne,c as J,i as Y,l as X,n as re,o as ie,r as Z,s as ae,t as oe}from"./round.js";import{i as se,n as ce,r as Q,t as $}from"./odds.svelte.js";import{t as le}from"./Chance.js";function ue({lead:e},t){return e?e.move.type:{paying:`Pay`,picking:`Reroll`,returning:`Return`}[t.phase]??`Study`}function de(e,t,n){let r=ue(e,t);if(r===`Feed`)return{tile:``,resource:`food`};if(r===`Build`)return{tile:J(n,t.nations[t.at_turn??0]?.wonder??``)?.name??``,resource:`stone`};if(r!==`Buy`)return{tile:``,resource:t.payment?.resource??`gold`};let i=J(n,t.board[String(e.lead?.move.space)]??``);return{tile:i?.name??``,resource:i?n.layout.paid_with[i.kind]:`gold`}}var fe=(e,t,n)=>de(e,t,n).resource;function pe(e,{view:t,content:n,say:r}){let{selection:i,picked:a}=e,o=i.whole??1,s=V(i,a),c=ue(e,t),l={...de(e,t,n),count:c===`Study`?s:a.length,have:Math.floor(s/o),need:Math.ceil(i.least/o),half:s%o?`yes`:`no`,lost:Math.max(0,Math.floor((s-i.least)/o))},u=a.filter(e=>i.items.some(t=>t.name===z(e)&&t.worth<o)).length;return{words:r(`dice-account-${c}`,{...l,traded:u}),act:r(`dice-act-${c}`,l)}}function me(e,{content:t,seat:n,say:r}){let i=e.flatMap(({seq:e,by:t,events:n})=>n.map(n=>({seq:e,by:t,event:n}))),a=[];for(let{seq:e,by:o,event:s}of i){if(s.type!==`WonderBuilt`||o===n)continue;let[i,c]=[Number(s.seat),String(s.tile)],l=r(`dice-card-wonder`,{nation:r(`dice-nation-${i}`),tile:J(t,c)?.name??c});a.push({key:`${e}.${c}`,kind:`wonder`,seat:i,title:r(`dice-card-title-wonder`),words:l,things:[`tile:${c}`]})}let o=i.map(({event:e})=>e);for(let[e,t,n]of he){let i=ge(o,t,n,e,r);i&&a.push({key:e,kind:e,seat:null,title:r(`dice-card-title-${e}`),words:i,things:[]})}return a}var he=[[`books`,`BooksScored`,``],[`famine`,`FamineMet`,`FamineSuffered`],[`war`,`WarMet`,`WarLost`]];function ge(e,t,n,r,i){let a=e=>i(`dice-nation-${e.seat}`),o=e.filter(({type:e,vp:n})=>e===t&&Number(n)>0),s=n?e.filter(({type:e})=>e===n):[];return!(r!==`famine`||e.some(({type:e})=>e===`PlaceTaken`||e===`WarMet`||e===`WarLost`))||!o.length&&!s.length?``:[...o.map(e=>i(`dice-card-gained`,{nation:a(e),vp:Number(e.vp)})),...s.map(e=>i(`dice-card-${r}-lost`,{nation:a(e)}))].join(`, `)}function _e(e){return e.flatMap(e=>e.events)}function ve(e,t){let n={};for(let r of _e(e)){if(r.type!==`DieRolled`||r.seat!==t)continue;let e=String(r.die);n[e]=(n[e]??0)+1}return n}function ye(e){return _e(e).flatMap(e=>e.type===`TileTaken`?[{tile:String(e.tile),seat:Number(e.seat)}]:e.type===`TileRemoved`?[{tile:String(e.tile),seat:null}]:[])}var be={DieRolled:800,TileTaken:650,TileRemoved:500,WonderBuilt:600,RoundStarted:1100,EventDrawn:900,Passed:450};function xe(e){return Math.max(0,..._e(e).map(e=>be[e.type]??260))}function Se(e,t){let n=t.flatMap(t=>{let n=[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`);return n?[{flight:t,from:n.getBoundingClientRect(),ghost:n.cloneNode(!0)}]:[]});return()=>n.forEach(({flight:t,from:n,ghost:r})=>Ce(e,t,n,r))}function Ce(e,t,n,r){let i=we(e,t),a=i?.getBoundingClientRect();r.removeAttribute(`data-fly`),r.setAttribute(`aria-hidden`,`true`),r.tabIndex=-1,Object.assign(r.style,{position:`fixed`,left:`${n.left}px`,top:`${n.top}px`,width:`${n.width}px`,height:`${n.height}px`,zIndex:`50`,pointerEvents:`none`,transformOrigin:`0 0`}),e.append(r);let o=[{transform:`none`,opacity:1,offset:0},{transform:`translateY(-10px) scale(1.06)`,opacity:1,offset:.18},{transform:a?`translate(${a.left-n.left}px, ${a.top-n.top}px) scale(${a.width/n.width}, ${a.height/n.height})`:`translateY(-40px) scale(.6) rotate(8deg)`,opacity:a&&i?.dataset.fly?1:.1,offset:1}],s=r.animate(o,{duration:560,easing:`cubic-bezier(.4,0,.2,1)`});s.onfinish=s.oncancel=()=>r.remove()}function we(e,t){return t.seat===null?null:[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`&&e.offsetParent!==null)??e.querySelector(`[data-seat="${t.seat}"]`)}var Te=[`#a3243b`,`#2e7d46`,`#7d4bb0`,`#c99a12`],Ee=[`M8 21C3 17 3 9 7 3M16 21c5-4 5-12 1-18M5 8l-3-1M4.5 12H1.5M6 16l-3 1.5M19 8l3-1M19.5 12h3M18 16l3 1.5M9 21h6`,`M9 3h6M10 3v3c-5 3-5 9 0 13h4c5-4 5-10 0-13V3M8 21h8M7 8C4 7 4 4 8 4M17 8c3-1 3-4-1-4M7.5 12h9`,`M12 8a4 4 0 1 0 .1 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M4.6 19.4l2-2`,`M1.5 20L9 7l7.5 13zM13 14l3-5 6.5 11h-6M9 7l2.5 13`];function De(e,t){switch(e.move.type){case`PayChit`:return t.payment?.resource??null;case`UseChit`:return`book`;case`ReturnChit`:case`Reroll`:return`reroll`;default:return null}}function Oe(e,t){return e.move.type===`ReturnUsed`?`used`:typeof e.move.die==`string`?e.move.die:e.move.type===`Reroll`?null:De(e,t)}var ke=class{offers;view;constructor(e,t){this.offers=e,this.view=t}get any(){return this.offers.length>0}space(e){return this.find(t=>t.move.space===e)}die(e){return this.find(t=>t.move.die===e)}chit(e){return this.find(t=>De(t,this.view)===e)}development(e){return this.find(t=>t.move.type===`Replace`&&t.move.tile===e)}move(e){return this.find(t=>t.move.type===e)}find(e){return this.offers.find(e)??null}},Ae=[`Roll`,`Feed`,`Starve`,`Done`,`Build`,`Reroll`,`ReturnUsed`,`Pass`],je={books:`BooksScored`,famine:`FamineMet`,war:`WarMet`},Me=[`building`,`military`,`advisor`,`colony`,`wonder`];function Ne(e,t,n){let[r,i]=[t,n],a=r.nations.map((e,t)=>t),o=e.flatMap(e=>e.events),s=Object.entries(je).map(([e,t])=>({name:e,values:a.map(e=>Fe(o.filter(n=>n.type===t&&n.seat===e).map(e=>Number(e.vp))))})),c=o.some(({type:e})=>e===`TilesScored`),l=Me.map(e=>({name:e,values:a.map(t=>c?Pe(r.nations[t],e,i):0)}));return[...s,...l]}function Pe(e,t,n){return Fe([...e.developments,e.advisor,...e.colonies,...e.wonders].flatMap(e=>e?J(n,e)??[]:[]).map(e=>e.kind===t?e.vp:0))}var Fe=e=>e.reduce((e,t)=>e+t,0),Ie=d(`<button><!></button>`),Le=d(`<span class="called svelte-lh07yf" aria-hidden="true"> </span>`),Re=d(`<button><span class="mini svelte-lh07yf"><!></span> <!></button>`),ze=d(`<span class="empty svelte-lh07yf"> </span>`),Be=d(`<section><div class="row five svelte-lh07yf"></div> <div class="row two svelte-lh07yf"><!> <!> <div class="beside svelte-lh07yf"></div></div></section>`);function Ve(n,i){b(i,!0);let a=M(i,`dense`,3,!1),s=M(i,`fresh`,19,()=>[]),c=j(()=>[...i.nation.colonies,...i.nation.wonders].flatMap(e=>J(i.content,e)??[])),d=j(()=>i.nation.advisor?J(i.content,i.nation.advisor):null),p=j(()=>i.nation.wonder?J(i.content,i.nation.wonder):null),m=j(()=>i.pointer.move(`Build`)),h=e=>`${e.name}: ${ae(e,i.say)}`;var C=Be(),w=_(C);P(w,23,()=>i.nation.developments,(e,t)=>`${e}.${t}`,(n,c,d)=>{let p=j(()=>J(i.content,g(c))),m=j(()=>i.pointer.development(g(c)));var b=u(),C=v(b),w=e=>{var t=Ie(),n=_(t);{let e=j(()=>a()?`tiny`:`board`);Z(n,{get tile(){return g(p)},get size(){return g(e)}})}x(t),o((e,n)=>{S(t,1,e,`svelte-lh07yf`),E(t,`data-fly`,`tile:${g(c)}`),E(t,`aria-label`,n)},[()=>y({offered:g(m),picked:g(m)&&i.picked?.text===g(m).text,fresh:s().includes(g(c))}),()=>g(m)?.words??h(g(p))]),I(`click`,t,()=>g(m)?i.point(g(m)):i.show(g(p))),l(e,t)},T=n=>{var s=Re(),c=_(s),u=_(c);U(u,{colour:`white`}),x(c);var p=e(c,2),h=e=>{var n=Le(),r=f(n,!0);o(e=>t(r,e),[()=>i.say(`dice-printed-${g(d)}`)]),l(e,n)};r(p,e=>{a()||e(h)}),x(s),o(e=>{S(s,1,y([`printed`,{offered:g(m),picked:g(m)&&i.picked?.text===g(m).text}]),`svelte-lh07yf`),s.disabled=!g(m),E(s,`aria-label`,e)},[()=>g(m)?.words??i.say(`dice-printed-about`,{name:i.say(`dice-printed-${g(d)}`)})]),I(`click`,s,()=>g(m)&&i.point(g(m))),l(n,s)};r(C,e=>{g(p)?e(w):e(T,-1)}),l(n,b)}),x(w);var D=e(w,2),O=_(D),k=e=>{var t=Ie(),n=_(t);{let e=j(()=>a()?`tiny`:`board`);Z(n,{get tile(){return g(d)},get size(){return g(e)}})}x(t),o((e,n)=>{S(t,1,e,`svelte-lh07yf`),E(t,`data-fly`,`tile:${g(d).id}`),E(t,`aria-label`,n)},[()=>y({fresh:s().includes(g(d).id)}),()=>h(g(d))]),I(`click`,t,()=>i.show(g(d))),l(e,t)},A=e=>{var n=ze(),r=f(n,!0);o(e=>t(r,e),[()=>a()?`–`:i.say(`dice-no-advisor`)]),l(e,n)};r(O,e=>{g(d)?e(k):e(A,-1)});var N=e(O,2),L=e=>{var t=Ie(),n=_(t);{let e=j(()=>a()?`tiny`:`board`);Z(n,{get tile(){return g(p)},get size(){return g(e)}})}x(t),o((e,n)=>{S(t,1,e,`svelte-lh07yf`),E(t,`data-fly`,`tile:${g(p).id}`),E(t,`aria-label`,n)},[()=>y([`site`,{fresh:s().includes(g(p).id),offered:g(m),picked:g(m)&&i.picked?.text===g(m).text}]),()=>g(m)?.words??`${i.say(`dice-site`)}: ${h(g(p))}`]),I(`click`,t,()=>g(m)?i.point(g(m)):i.show(g(p))),l(e,t)},z=e=>{var n=ze(),r=f(n,!0);o(e=>t(r,e),[()=>a()?`–`:i.say(`dice-no-wonder`)]),l(e,n)};r(N,e=>{g(p)?e(L):e(z,-1)});var B=e(N,2);P(B,21,()=>g(c),e=>e.id,(e,t)=>{var n=Ie(),r=_(n);{let e=j(()=>a()?`tiny`:`small`);Z(r,{get tile(){return g(t)},get size(){return g(e)},building:!1})}x(n),o((e,r)=>{S(n,1,e,`svelte-lh07yf`),E(n,`data-fly`,`tile:${g(t).id}`),E(n,`title`,g(t).name),E(n,`aria-label`,r)},[()=>y({fresh:s().includes(g(t).id)}),()=>h(g(t))]),I(`click`,n,()=>i.show(g(t))),l(e,n)},e=>{var n=ze(),r=f(n,!0);o(e=>t(r,e),[()=>a()?`–`:i.say(`dice-nothing-beside`)]),l(e,n)}),x(B),x(D),x(C),F(C,e=>R?.(e)),o(()=>{S(C,1,y([`board`,{dense:a()}]),`svelte-lh07yf`),E(C,`aria-label`,i.label)}),l(n,C),T()}p([`click`]);var He=d(`<span class="hope svelte-1l9t3t7" aria-hidden="true"><!> </span>`),Ue=d(`<button><!> <!></button>`),We=a(`<svg viewBox="0 0 24 24" width="16" height="16"><path class="svelte-1l9t3t7"></path></svg> `,1),Ge=d(`<button class="ghost svelte-1l9t3t7"><span class="faint svelte-1l9t3t7"><!></span> <span class="taker svelte-1l9t3t7" aria-hidden="true"><!></span></button>`),Ke=d(`<span class="gap svelte-1l9t3t7" aria-hidden="true"></span>`),qe=d(`<span class="number svelte-1l9t3t7" aria-hidden="true"> </span> <!>`,1),Je=d(`<span class="number column svelte-1l9t3t7" aria-hidden="true"> </span>`),Ye=d(`<section><!> <span class="number svelte-1l9t3t7" aria-hidden="true"></span> <!></section>`);function Xe(i,a){b(a,!0);let s=M(a,`traces`,19,()=>[]),d=j(()=>a.content.layout.columns[String(a.view.nations.length)]??3),p=j(()=>a.content.layout.prices.toReversed().map((e,t)=>{let n=a.content.layout.prices.length-t;return{row:n,spaces:Array.from({length:g(d)},(t,r)=>{let i=`${`abcd`[r]}${n}`,o=a.view.board[i],c=s().findLast(e=>e.space===i)??null;return{space:i,price:e,tile:o?J(a.content,o):null,trace:c,was:c&&J(a.content,c.tile)}})}}));function m(e){let t=ce(e);return t&&t.after>t.now&&a.view.phase===`acting`?t:null}function h(e,t,n,r){let i=a.say(`dice-amount`,{count:t,resource:a.content.layout.paid_with[e.kind]}),o=`${e.name}: ${ae(e,a.say)}. ${a.say(`dice-price`,{price:i})}`;return n?o:`${o} ${a.why(e)||a.say(`dice-not-now`)}${r?` ${a.say(`dice-chance`,{now:Q(r.now),after:Q(r.after)})}`:``}`}var w=Ye(),D=_(w);P(D,17,()=>g(p),({row:e,spaces:t})=>e,(i,s)=>{let d=()=>g(s).row,p=()=>g(s).spaces;var b=qe(),w=v(b),T=f(w,!0),D=e(w,2);P(D,17,p,({space:e,price:t,tile:n,trace:r,was:i})=>e,(i,s)=>{let d=()=>g(s).space,p=()=>g(s).price,b=()=>g(s).tile,w=()=>g(s).trace,T=()=>g(s).was;var D=u(),O=v(D),k=i=>{let s=j(()=>a.pointer.space(d())),c=j(()=>m(d()));var u=Ue(),f=_(u);{let e=j(()=>({count:p(),resource:a.content.layout.paid_with[b().kind]}));Z(f,{get tile(){return b()},get price(){return g(e)}})}var v=e(f,2),C=n=>{var r=He(),i=_(r);Y(i,{name:`reroll`,size:11});var a=e(i);x(r),o(e=>t(a,`${e??``} %`),[()=>Q(g(c).after)]),l(n,r)};r(v,e=>{g(c)&&e(C)}),x(u),o(e=>{S(u,1,y({offered:g(s),picked:g(s)&&a.picked?.text===g(s).text||a.buying===b().id}),`svelte-1l9t3t7`),E(u,`data-fly`,`tile:${b().id}`),E(u,`aria-label`,e),E(u,`aria-pressed`,g(s)?a.picked?.text===g(s).text:void 0)},[()=>h(b(),p(),g(s),g(c))]),n(`pointerenter`,u,e=>e.pointerType===`mouse`&&$(d())),n(`pointerleave`,u,()=>$(null)),n(`focus`,u,e=>e.currentTarget.matches(`:focus-visible`)&&$(d())),n(`blur`,u,()=>$(null)),I(`click`,u,()=>g(s)?a.point(g(s)):a.show(b())),l(i,u)},A=n=>{var i=Ge();let s;var u=_(i),d=_(u);Z(d,{get tile(){return T()},size:`small`}),x(u);var p=e(u,2),m=_(p),h=n=>{var r=We(),i=v(r),s=f(i),c=e(i,1,!0);o(e=>{E(s,`d`,Ee[w().seat]),t(c,e)},[()=>a.say(`dice-nation-${w().seat}`)]),l(n,r)},g=e=>{var t=c(`✕`);l(e,t)};r(m,e=>{w().seat===null?e(g,-1):e(h)}),x(p),x(i),o(e=>{E(i,`aria-label`,e),s=C(i,``,s,{"--who":w().seat===null?void 0:Te[w().seat]})},[()=>w().seat===null?a.say(`dice-was-removed`,{tile:T().name}):a.say(`dice-was-taken`,{tile:T().name,nation:a.say(`dice-nation-${w().seat}`)})]),I(`click`,i,()=>a.show(T())),l(n,i)},M=e=>{var t=Ke();l(e,t)};r(O,e=>{b()?e(k):w()&&T()?e(A,1):e(M,-1)}),l(i,D)}),o(()=>t(T,d())),l(i,b)});var O=e(D,4);P(O,16,()=>Array.from({length:g(d)},(e,t)=>t),e=>e,(e,n)=>{var r=Je(),i=f(r);o(()=>t(i,`${`abcd`[n]??``} · ${n+1}`)),l(e,r)}),x(w),F(w,e=>R?.(e)),o(e=>{S(w,1,y([`market`,{four:g(d)===4,choosing:a.pointer.any}]),`svelte-1l9t3t7`),E(w,`aria-label`,e)},[()=>a.say(`dice-market`)]),l(i,w),T()}p([`click`]);var Ze=d(`<span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need worth svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b> </span>`,1),Qe=d(`<span><!> </span>`),$e=d(`<span class="steps svelte-xkdgv2"></span>`),et=d(`<span class="line svelte-xkdgv2"><span class="age svelte-xkdgv2"> </span> <span class="event svelte-xkdgv2"> </span> <!></span> <!>`,1),tt=d(`<button class="occasion svelte-xkdgv2"><!></button>`),nt=d(`<section class="occasion svelte-xkdgv2"><!></section>`);function rt(n,i){b(i,!0);let a=n=>{var a=et(),u=v(a),m=_(u),h=f(m,!0),b=e(m,2),C=f(b,!0),w=e(b,2),T=n=>{var r=Ze(),a=v(r),s=_(a),c=f(s,!0),u=e(s),p=f(u,!0),m=e(u);Y(m,{name:`food`,size:14}),x(a);var h=e(a,2),y=_(h),b=f(y,!0),S=e(y),C=f(S,!0),w=e(S);Y(w,{name:`strength`,size:14}),x(h);var T=e(h,2),E=_(T),D=f(E,!0),O=e(E),k=f(O,!0),A=e(O,1,!0);x(T),o((e,n,r,a)=>{t(c,e),t(p,i.view.food),t(b,n),t(C,i.view.war),t(D,r),t(k,g(d)),t(A,a)},[()=>i.say(`dice-famine-word`),()=>i.say(`dice-war-word`),()=>i.say(`dice-each-word`),()=>i.say(`dice-vp-word`)]),l(n,r)};r(w,e=>{g(s)&&e(T)}),x(u);var E=e(u,2),D=n=>{var a=$e();P(a,22,()=>oe,e=>e,(n,a,s)=>{var u=Qe(),d=_(u),f=e=>{var t=c(`✓ `);l(e,t)};r(d,e=>{g(s)+1<g(p)&&e(f)});var m=e(d,1,!0);x(u),o(e=>{S(u,1,y({now:g(s)+1===g(p)}),`svelte-xkdgv2`),t(m,e)},[()=>i.say(`dice-step-${a}`)]),l(n,u)}),x(a),l(n,a)};r(E,e=>{g(p)&&e(D)}),o(e=>{t(h,e),t(C,g(s)?.name??``)},[()=>i.say(`dice-age`,{numeral:H[i.view.age]??``})]),l(n,a)},s=j(()=>i.content.events.find(e=>e.id===i.view.event)??null),d=j(()=>i.content.layout.event_points[String(i.view.age)]??i.view.age),p=j(()=>re(i.view.phase)),m=j(()=>[i.say(`dice-age`,{numeral:H[i.view.age]??``}),...g(s)?[g(s).name,i.say(`dice-famine`,{count:i.view.food}),i.say(`dice-war`,{count:i.view.war}),i.say(`dice-each`,{vp:g(d)})]:[],...g(p)?[i.say(`dice-step-now`,{step:i.say(`dice-step-${oe[g(p)-1]}`)})]:[]].join(`. `)+`.`);var h=u(),C=v(h),w=e=>{var t=tt(),n=_(t);a(n),x(t),o(e=>E(t,`aria-label`,e),[()=>`${g(m)} ${i.say(`dice-look-round`)}`]),I(`click`,t,()=>i.look(`round`)),l(e,t)},D=e=>{var t=nt(),n=_(t);a(n),x(t),o(()=>E(t,`aria-label`,g(m))),l(e,t)};r(C,e=>{i.look?e(w):e(D,-1)}),l(n,h),T()}p([`click`]);var it=d(`<span class="svelte-1a951j3"><!></span>`),at=d(`<span class="dim svelte-1a951j3"><!></span>`),ot=d(`<span class="low svelte-1a951j3"><!></span>`),st=d(`<article class="svelte-1a951j3"><h2 class="svelte-1a951j3"> </h2> <div class="dice svelte-1a951j3" role="img"><!> <!> <!> <!> <!></div> <!></article>`);function ct(n,r){b(r,!0);let i=M(r,`fresh`,19,()=>[]),a=j(()=>r.view.nations[r.seat]),s=j(()=>new ke([],r.view)),c=j(()=>`${r.say(`dice-nation-${r.seat}`)} · ${r.name}`);var u=st(),d=_(u),p=f(d,!0),m=e(d,2),h=_(m);P(h,17,()=>W(g(a)),e=>e.key,(e,t)=>{var n=it(),r=_(n);U(r,{get colour(){return g(t).colour},get resource(){return g(t).resource},get count(){return g(t).count}}),x(n),l(e,n)});var v=e(h,2);P(v,17,()=>K(g(a).unrolled),e=>e.key,(e,t)=>{var n=at(),r=_(n);U(r,{get colour(){return g(t).name}}),x(n),l(e,n)});var y=e(v,2);P(y,17,()=>G(g(a).chits),e=>e.key,(e,t)=>{var n=it(),r=_(n);X(r,{get chit(){return g(t).name}}),x(n),l(e,n)});var S=e(y,2);P(S,17,()=>K(g(a).used),e=>e.key,(e,t)=>{var n=ot(),r=_(n);U(r,{get colour(){return g(t).name},flat:!0}),x(n),l(e,n)});var C=e(S,2);P(C,17,()=>G(g(a).used_chits),e=>e.key,(e,t)=>{var n=ot(),r=_(n);X(r,{get chit(){return g(t).name},flat:!0}),x(n),l(e,n)}),x(m),Ve(e(m,2),{get nation(){return g(a)},get content(){return r.content},get pointer(){return g(s)},picked:null,point:()=>{},get show(){return r.show},get say(){return r.say},get fresh(){return i()},get label(){return g(c)},dense:!0}),x(u),o(e=>{t(p,g(c)),E(m,`aria-label`,e)},[()=>r.say(`dice-has`,{dice:W(g(a)).length,chits:G(g(a).chits).length})]),l(n,u),T()}var lt=d(`<span class="count svelte-1wx44gp"> </span>`);function ut(e,n){b(n,!0);let r=M(n,`still`,3,!1),i=O(0),a=!1;s(()=>{let e=n.value;if(!a||r()||!Number.isFinite(e)){a=!0,N(i,e,!0);return}let t=h(()=>g(i)),o=performance.now(),s=requestAnimationFrame(c);function c(n){let r=Math.min(1,(n-o)/500);N(i,Math.round(t+(e-t)*r),!0),r<1&&(s=requestAnimationFrame(c))}return()=>cancelAnimationFrame(s)});var c=lt(),u=f(c,!0);o(()=>t(u,g(i))),l(e,c),T()}var dt=d(`<span class="gain svelte-q9lfm1"> </span>`),ft=d(`<button><span class="who svelte-q9lfm1"><svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" class="svelte-q9lfm1"><path class="svelte-q9lfm1"></path></svg> <span class="name svelte-q9lfm1"> </span></span> <span class="person svelte-q9lfm1"> </span> <span class="numbers svelte-q9lfm1"><!> <!> <span class="svelte-q9lfm1"><!><!></span> <span class="svelte-q9lfm1"><!><!></span></span></button>`),pt=d(`<span class="shadow svelte-q9lfm1"><span class="who svelte-q9lfm1"><span class="name svelte-q9lfm1"> </span></span> <span class="numbers svelte-q9lfm1"><span class="svelte-q9lfm1"><!><!></span></span></span>`),mt=d(`<section><!> <!></section>`);function ht(n,i){b(i,!0);let a=M(i,`gains`,19,()=>({})),s=j(()=>i.view.nations.length===1);var c=mt(),u=_(c);P(u,16,()=>i.view.order,e=>e,(n,s)=>{let c=j(()=>i.view.nations[s]);var u=ft(),d=_(u),p=_(d),m=f(p),h=e(p,2),v=f(h,!0);x(d);var b=e(d,2),C=f(b),w=e(b,2),T=_(w);ne(T,{get vp(){return g(c).vp},size:26});var D=e(T,2),O=e=>{var n=dt(),r=f(n);o(()=>t(r,`+${a()[s]??``}`)),l(e,n)};r(D,e=>{a()[s]&&e(O)});var k=e(D,2),A=_(k);Y(A,{name:`book`,size:12}),ut(e(A),{get value(){return g(c).books},get still(){return i.still}}),x(k);var M=e(k,2),N=_(M);Y(N,{name:`strength`,size:12}),ut(e(N),{get value(){return g(c).strength},get still(){return i.still}}),x(M),x(w),x(u),o((e,n,r)=>{S(u,1,y([`nation${s}`,{turn:i.atTurn===s,own:i.seat===s,passed:g(c).passed}]),`svelte-q9lfm1`),E(u,`data-seat`,s),E(u,`aria-label`,e),E(m,`d`,Ee[s]),t(v,n),t(C,`${i.names[s]??``}${r??``}`)},[()=>i.say(`dice-player`,{nation:i.say(`dice-nation-${s}`),name:i.names[s]??``,vp:g(c).vp,books:g(c).books,strength:g(c).strength,turn:i.atTurn===s?`yes`:`no`,passed:g(c).passed?`yes`:`no`}),()=>i.say(`dice-nation-${s}`),()=>g(c).passed?` · ${i.say(`dice-passed`)}`:``]),I(`click`,u,()=>i.open(s)),l(n,u)});var d=e(u,2),p=n=>{var r=pt(),a=_(r),s=_(a),c=f(s,!0);x(a);var u=e(a,2),d=_(u),p=_(d);Y(p,{name:`book`,size:12}),ut(e(p),{get value(){return i.view.shadow},get still(){return i.still}}),x(d),x(u),x(r),o(e=>t(c,e),[()=>i.say(`dice-shadow`)]),l(n,r)};r(d,e=>{g(s)&&e(p)}),x(c),F(c,e=>R?.(e)),o(e=>{S(c,1,y([`strip`,{many:i.view.nations.length>3}]),`svelte-q9lfm1`),E(c,`aria-label`,e)},[()=>i.say(`dice-players`)]),l(n,c),T()}p([`click`]);var gt=d(`<li class="svelte-1omrlxu"><span class="thing svelte-1omrlxu"><!></span><span aria-hidden="true"> </span></li>`),_t=d(`<ul class="svelte-1omrlxu"><!> <!></ul>`),vt=d(`<p class="svelte-1omrlxu"> </p>`),yt=d(`<button class="svelte-1omrlxu"> </button>`),bt=d(`<section><h2 class="svelte-1omrlxu"> </h2> <!> <!></section>`);function xt(n,i){b(i,!0);var a=bt(),s=_(a),c=f(s,!0),u=e(s,2),d=n=>{var r=_t(),a=_(r);P(a,16,()=>te,e=>e,(n,r)=>{var a=gt(),s=_(a),c=_(s);U(c,{get colour(){return r}}),x(s);var u=e(s),d=f(u,!0);x(a),o(e=>{E(a,`aria-label`,e),t(d,i.view.supply[r])},[()=>i.say(`dice-gives-dice`,{count:i.view.supply[r],colour:r})]),l(n,a)});var s=e(a,2);P(s,16,()=>ee,e=>e,(n,r)=>{var a=gt(),s=_(a),c=_(s);X(c,{get chit(){return r}}),x(s);var u=e(s),d=f(u,!0);x(a),o(e=>{E(a,`aria-label`,e),t(d,i.view.supply_chits[r])},[()=>i.say(`dice-chits`,{count:i.view.supply_chits[r],chit:r})]),l(n,a)}),x(r),l(n,r)},p=e=>{var n=vt(),r=f(n,!0);o(e=>t(r,e),[()=>i.say(`dice-supply-endless`)]),l(e,n)};r(u,e=>{i.view.supply&&i.view.supply_chits?e(d):e(p,-1)});var m=e(u,2),h=e=>{var n=yt(),r=f(n,!0);o(e=>t(r,e),[()=>i.say(`dice-look`)]),I(`click`,n,()=>i.look(`dice`)),l(e,n)};r(m,e=>{i.look&&e(h)}),x(a),o((e,n)=>{E(a,`aria-label`,e),t(c,n)},[()=>i.say(`dice-supply`),()=>i.say(`dice-supply`)]),l(n,a),T()}p([`click`]);function St(e,t,n){return t.filter(({by:e})=>e!==n).flatMap(({events:e})=>e).flatMap(t=>{let n=String(t.tile);return t.type===`TileRemoved`?[{tile:n,seat:null,space:String(t.space)}]:t.type===`TileTaken`?[{tile:n,seat:Number(t.seat),space:Ct(e,n)}]:t.type===`WonderBuilt`?[{tile:n,seat:Number(t.seat),space:null}]:[]})}function Ct(e,t){for(let n=e.length-1;n>=0;n--){let r=e[n].events.find(e=>e.type===`TileLaid`&&e.tile===t);if(r)return String(r.space)}return null}var wt=new Set([`BooksScored`,`FamineMet`,`WarMet`,`TilesScored`]);function Tt(e){let t={};for(let n of e.flatMap(({events:e})=>e))wt.has(n.type)&&n.vp&&(t[Number(n.seat)]=(t[Number(n.seat)]??0)+Number(n.vp));return t}var Et=d(`<div><!></div>`),Dt=d(`<div></div>`);function Ot(e,t){b(t,!0);let n=j(()=>[{resource:t.die.resource,count:t.die.count},...t.faces[t.die.colour].slice(0,5)]);var r=Dt();P(r,21,()=>g(n),m,(e,n,r)=>{var i=Et();S(i,1,y([`side`,`side${r}`]),`svelte-1ipt3eo`);var a=_(i);U(a,A({get colour(){return t.die.colour}},()=>g(n))),x(i),l(e,i)}),x(r),o(()=>S(r,1,y([`cube`,`way${t.at%4}`]),`svelte-1ipt3eo`)),l(e,r),T()}var kt=d(`<button><!></button>`),At=d(`<span class="die waiting svelte-1jk3j5z" role="img"><!></span>`),jt=d(`<p class="soft none svelte-1jk3j5z"> </p>`),Mt=d(`<span class="lying svelte-1jk3j5z"><!></span>`),Nt=d(`<button><span class="word svelte-1jk3j5z"> </span> <!> <!></button>`),Pt=d(`<section class="tray svelte-1jk3j5z"><div class="standing svelte-1jk3j5z"><!> <!> <!> <!></div> <!></section>`);function Ft(n,a){b(a,!0);let s=e=>a.choice?.selection.items.some(t=>t.name===e)??!1,c=e=>a.choice?.picked.includes(e)??!1;function d(e,t,n,r){s(e)?a.toggle(t):n&&!a.choice?a.point(n):a.why(r)}let p=j(()=>W(a.nation)),m=j(()=>G(a.nation.chits)),h=j(()=>K(a.nation.unrolled)),C=j(()=>K(a.nation.used)),w=j(()=>G(a.nation.used_chits)),D=j(()=>a.choice?null:a.pointer.move(`ReturnUsed`)),O=j(()=>a.choice?.selection.items.find(e=>e.name===`used`)?.count??0),k=j(()=>a.choice?.picked.filter(e=>z(e)===`used`).length??0),A=j(()=>`used.${g(k)<g(O)?Array.from({length:g(O)},(e,t)=>t).find(e=>!c(`used.${e}`)):g(O)-1}`);function M(e,t){return Number(t.split(`.`)[1])>=(a.nation.unused[e]??0)-(a.rolled[e]??0)}var N=Pt(),L=_(N),B=_(L);P(B,19,()=>g(p),e=>e.key,(e,t,n)=>{let f=j(()=>a.choice?null:a.pointer.die(g(t).text)),p=j(()=>g(f)!==null||s(g(t).text)),m=j(()=>a.say(`dice-die`,{colour:g(t).colour,resource:g(t).resource,count:g(t).count}));var h=kt(),b=_(h);i(b,()=>a.roll,e=>{var i=u(),o=v(i),s=e=>{Ot(e,{get die(){return g(t)},get faces(){return a.content.faces},get at(){return g(n)}})},c=j(()=>M(g(t).text,g(t).key)),d=e=>{U(e,{get colour(){return g(t).colour},get resource(){return g(t).resource},get count(){return g(t).count}})};r(o,e=>{g(c)?e(s):e(d,-1)}),l(e,i)}),x(h),o((e,n)=>{S(h,1,e,`svelte-1jk3j5z`),E(h,`data-key`,g(t).key),E(h,`aria-disabled`,!g(p)),E(h,`tabindex`,g(p)?0:-1),E(h,`aria-pressed`,n),E(h,`aria-label`,g(f)?.words??g(m))},[()=>y([`die`,{offered:g(p),unfit:a.choice&&!g(p),picked:c(g(t).key)||g(f)&&a.picked?.text===g(f).text,again:!a.choice&&Number(g(t).key.split(`.`)[1])<se(g(t).text)}]),()=>g(p)?c(g(t).key)||g(f)!==null&&a.picked?.text===g(f).text:void 0]),I(`click`,h,()=>d(g(t).text,g(t).key,g(f),g(m))),l(e,h)});var V=e(B,2);P(V,17,()=>g(h),e=>e.key,(e,t)=>{var n=At(),r=_(n);U(r,{get colour(){return g(t).name}}),x(n),o(e=>E(n,`aria-label`,e),[()=>a.say(`dice-unrolled`,{colour:g(t).name})]),l(e,n)});var H=e(V,2);P(H,17,()=>g(m),e=>e.key,(e,t)=>{let n=j(()=>a.choice?null:a.pointer.chit(g(t).name)),r=j(()=>g(n)!==null||s(g(t).name)),i=j(()=>a.say(`dice-chit`,{chit:g(t).name}));var u=kt(),f=_(u);X(f,{get chit(){return g(t).name}}),x(u),o((e,a)=>{S(u,1,e,`svelte-1jk3j5z`),E(u,`data-key`,g(t).key),E(u,`aria-disabled`,!g(r)),E(u,`tabindex`,g(r)?0:-1),E(u,`aria-pressed`,a),E(u,`aria-label`,g(n)?.words??g(i))},[()=>y([`die`,{offered:g(r),unfit:a.choice&&!g(r),picked:c(g(t).key)||g(n)&&a.picked?.text===g(n).text}]),()=>g(r)?c(g(t).key)||g(n)!==null&&a.picked?.text===g(n).text:void 0]),I(`click`,u,()=>d(g(t).name,g(t).key,g(n),g(i))),l(e,u)});var ee=e(H,2),te=e=>{var n=jt(),r=f(n,!0);o(e=>t(r,e),[()=>a.say(`dice-none-left`)]),l(e,n)};r(ee,e=>{!g(p).length&&!g(h).length&&!g(m).length&&e(te)}),x(L),F(L,e=>R?.(e));var q=e(L,2),ne=n=>{let r=j(()=>g(D)!==null||s(`used`));var i=Nt(),c=_(i),u=f(c,!0),d=e(c,2);P(d,17,()=>g(C),e=>e.key,(e,t)=>{var n=Mt(),r=_(n);U(r,{get colour(){return g(t).name},flat:!0}),x(n),l(e,n)});var p=e(d,2);P(p,17,()=>g(w),e=>e.key,(e,t)=>{var n=Mt(),r=_(n);X(r,{get chit(){return g(t).name},flat:!0}),x(n),l(e,n)}),x(i),o((e,n,o)=>{S(i,1,y([`used`,{offered:g(r),picked:g(k)>0||g(D)&&a.picked?.text===g(D).text}]),`svelte-1jk3j5z`),E(i,`aria-disabled`,!g(r)),E(i,`tabindex`,g(r)?0:-1),E(i,`aria-pressed`,e),E(i,`aria-label`,n),t(u,o)},[()=>s(`used`)?g(k)>0:void 0,()=>g(D)?.words??a.say(`dice-used`,{count:g(C).length+g(w).length}),()=>s(`used`)?a.say(`dice-used-back`,{count:g(k),of:g(O)}):a.say(`dice-used-short`)]),I(`click`,i,()=>s(`used`)?a.toggle(g(A)):g(D)?a.point(g(D)):a.why(a.say(`dice-used-short`))),l(n,i)};r(q,e=>{(g(C).length||g(w).length)&&e(ne)}),x(N),o(e=>E(N,`aria-label`,e),[()=>a.say(`dice-tray`)]),l(n,N),T()}p([`click`]);var It=new Set([`$$slots`,`$$events`,`$$legacy`]),Lt=d(`<!> <!>`,1),Rt=d(`<p class="not svelte-1vutu7f"> </p>`),zt=d(`<p class="svelte-1vutu7f"><!></p>`),Bt=d(`<div class="large svelte-1vutu7f"><!></div> <p class="svelte-1vutu7f"> </p> <p class="soft svelte-1vutu7f"> </p> <!> <!>`,1),Vt=d(`<div class="cabinet svelte-1vutu7f"><aside class="rivals svelte-1vutu7f"><!> <!></aside> <div class="centre svelte-1vutu7f"><!> <!> <!> <!> <!></div></div> <!> <!>`,1);function Ht(n,i){b(i,!0);let a=D(i,It),c=j(()=>i.view),u=j(()=>i.content),d=j(()=>i.say),p=j(()=>i.seat??g(c).order[0]??0),m=j(()=>new ke(i.offers,g(c))),y=j(()=>g(c).nations.map((e,t)=>t).filter(e=>e!==g(p))),S,C=O(null),A=O(null),M=O({}),F=O(0),I=O(null),L=null;s(()=>(document.documentElement.dataset.age=String(g(c).age),()=>delete document.documentElement.dataset.age)),k(()=>{let e=i.news.flatMap(e=>e.events).findLast(e=>e.type===`TileChosen`);g(c).phase===`paying`?e&&N(I,String(e.tile),!0):N(I,null)}),k(()=>{let e=i.news;if(i.still||!e.length){N(M,{});return}let t=ve(e,h(()=>g(p)));N(M,t),Object.keys(t).length&&h(()=>N(F,g(F)+1)),S&&(L=Se(S,ye(e)))}),s(()=>{i.view,L?.(),L=null});let R=0,z=j(()=>St(i.past??[],i.recent??[],i.seat)),V=j(()=>Tt(i.recent??[])),H=j(()=>g(z).filter(({seat:e})=>e!==null).map(({tile:e})=>e));s(()=>{let e=i.pointed;e&&h(()=>ee(e.things))});function ee(e){let t=[...S.querySelectorAll(`[data-fly], [data-seat]`)].filter(e=>e.offsetParent!==null).filter(({dataset:t})=>e.includes(t.fly??`seat:${t.seat}`));t[0]?.scrollIntoView({block:`center`,behavior:i.still?`auto`:`smooth`});for(let e of t)te(e);t.length||N(A,e.flatMap(e=>g(u).tiles.find(({id:t})=>e===`tile:${t}`)??[])[0]??null,!0)}function te(e){e.classList.remove(`called-out`),e.offsetWidth,e.classList.add(`called-out`),setTimeout(()=>e.classList.remove(`called-out`),2600)}let U=j(()=>i.choice?.lead??i.picked);function W(e){R=performance.now(),i.pick(e)}function G(e){let t=Object.keys(g(c).board).find(t=>g(c).board[t]===e.id),n=t?`buy:${t}`:g(c).nations[g(p)]?.wonder===e.id?`build`:null,r=i.objections.find(e=>e.thing===n);return r?`${r.words} (${r.rule})`:``}function K(e){let{choice:t,atTurn:n,seat:r,explain:i}=a;if(n===null||r===null||n!==r)return i(g(d)(`dice-why-wait`));if(!t)return i(g(d)(`dice-why-first`));i(g(d)(`dice-why-${ue(t,g(c))}`,{thing:e,resource:fe(t,g(c),g(u))}),t.selection.rule)}function q(e){performance.now()-R>700&&N(A,e,!0)}var ne=Vt(),J=v(ne),Y=_(J),X=_(Y);P(X,16,()=>g(y),e=>e,(e,t)=>{{let n=j(()=>i.names[t]??``);ct(e,{get view(){return g(c)},get content(){return g(u)},get seat(){return t},get fresh(){return g(H)},get name(){return g(n)},show:q,get say(){return g(d)}})}}),xt(e(X,2),{get view(){return g(c)},get look(){return i.look},get say(){return g(d)}}),x(Y);var re=e(Y,2),ie=_(re);rt(ie,{get view(){return g(c)},get content(){return g(u)},get look(){return i.look},get say(){return g(d)}});var oe=e(ie,2);ht(oe,{get view(){return g(c)},get names(){return i.names},get seat(){return i.seat},get atTurn(){return i.atTurn},open:e=>N(C,e,!0),get still(){return i.still},get gains(){return g(V)},get say(){return g(d)}});var se=e(oe,2);Xe(se,{get view(){return g(c)},get content(){return g(u)},get traces(){return g(z)},get pointer(){return g(m)},get buying(){return g(I)},why:G,get picked(){return g(U)},point:W,show:q,get say(){return g(d)}});var Q=e(se,2);{let e=j(()=>g(d)(`dice-board`,{nation:g(d)(`dice-nation-${g(p)}`)}));Ve(Q,{get nation(){return g(c).nations[g(p)]},get content(){return g(u)},get pointer(){return g(m)},get picked(){return g(U)},point:W,show:q,get say(){return g(d)},get label(){return g(e)}})}Ft(e(Q,2),{get nation(){return g(c).nations[g(p)]},get content(){return g(u)},get pointer(){return g(m)},get picked(){return i.picked},point:W,get rolled(){return g(M)},get roll(){return g(F)},get say(){return g(d)},get choice(){return i.choice},get toggle(){return i.toggle},why:K}),x(re),x(J),w(J,e=>S=e,()=>S);var $=e(J,2),de=t=>{{let n=j(()=>g(d)(`dice-nation-${g(C)}`));B(t,{get title(){return g(n)},close:()=>N(C,null),children:(t,n)=>{var r=Lt(),a=v(r);{let e=j(()=>i.names[g(C)]??``);ct(a,{get view(){return g(c)},get content(){return g(u)},get seat(){return g(C)},get fresh(){return g(H)},get name(){return g(e)},show:q,get say(){return g(d)}})}xt(e(a,2),{get view(){return g(c)},get look(){return i.look},get say(){return g(d)}}),l(t,r)},$$slots:{default:!0}})}};r($,e=>{g(C)!==null&&e(de)});var pe=e($,2),me=n=>{let i=j(()=>g(A)),a=j(()=>ce(Object.keys(g(c).board).find(e=>g(c).board[e]===g(i).id)??``));B(n,{get title(){return g(i).name},close:()=>N(A,null),children:(n,s)=>{var c=Bt(),u=v(c),p=_(u);Z(p,{get tile(){return g(i)}}),x(u);var m=e(u,2),h=f(m,!0),y=e(m,2),b=f(y,!0),S=e(y,2),C=e=>{var n=Rt(),r=f(n,!0);o(e=>t(r,e),[()=>G(g(i))]),l(e,n)},w=j(()=>G(g(i)));r(S,e=>{g(w)&&e(C)});var T=e(S,2),E=e=>{var t=zt(),n=_(t);le(n,{get prospect(){return g(a)}}),x(t),l(e,t)};r(T,e=>{g(a)&&g(a).now<1&&e(E)}),o((e,n)=>{t(h,e),t(b,n)},[()=>ae(g(i),g(d)),()=>g(d)(`dice-about-${g(i).kind}`)]),l(n,c)},$$slots:{default:!0}})};r(pe,e=>{g(A)&&e(me)}),o(e=>E(Y,`aria-label`,e),[()=>g(d)(`dice-others`)]),l(n,ne),T()}var Ut=d(`<span class="die svelte-15ttwx4" aria-hidden="true"><!></span><span class="hidden"> </span>`,1),Wt=a(`<svg viewBox="0 0 64 48" aria-hidden="true" class="svelte-15ttwx4"><path class="svelte-15ttwx4"></path></svg>`),Gt=d(`<em class="svelte-15ttwx4"><!> </em>`);function Kt(n,i){b(i,!0);let a=j(()=>i.part.kind===`die`?q(i.part.id??``):null),s=j(()=>i.part.kind===`tile`?ie[i.part.id??``]:null);var c=u(),d=v(c),p=n=>{var r=Ut(),i=v(r),s=_(i);U(s,{get colour(){return g(a).colour},get resource(){return g(a).resource},get count(){return g(a).count}}),x(i);var c=e(i),u=f(c,!0);o(e=>t(u,e),[()=>L(`dice-die`,{colour:g(a).colour,resource:g(a).resource,count:g(a).count})]),l(n,r)},m=n=>{var a=Gt(),c=_(a),u=e=>{var t=Wt(),n=f(t);o(()=>E(n,`d`,g(s))),l(e,t)};r(c,e=>{g(s)&&e(u)});var d=e(c,1,!0);x(a),o(()=>t(d,i.part.text)),l(n,a)};r(d,e=>{g(a)?e(p):e(m,-1)}),l(n,c),T()}var qt={table:Ht,words:{en:`# The table of the dice game, English. keys used with a part that varies stand together.

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

dice-was-taken = { $tile }: taken by { $nation } since your last move
dice-was-removed = { $tile }: left the game since your last move
dice-card-title-books = Books score
dice-card-title-famine = Famine
dice-card-title-war = War
dice-card-title-wonder = A wonder is finished
dice-card-gained = { $nation } +{ $vp } VP
dice-card-famine-lost = { $nation } starves
dice-card-war-lost = { $nation } is too weak
dice-card-wonder = { $nation } builds { $tile }
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

dice-was-taken = { $tile }: von { $nation } genommen seit deinem letzten Zug
dice-was-removed = { $tile }: aus dem Spiel seit deinem letzten Zug
dice-card-title-books = Bücherwertung
dice-card-title-famine = Hungersnot
dice-card-title-war = Krieg
dice-card-title-wonder = Ein Weltwunder ist fertig
dice-card-gained = { $nation } +{ $vp }\xA0SP
dice-card-famine-lost = { $nation } hungert
dice-card-war-lost = { $nation } ist zu schwach
dice-card-wonder = { $nation } baut { $tile }
`},pace:xe,told:Kt,spoken:(e,t)=>{let n=e.kind===`die`?q(e.id??``):null;return n?` ${t(`dice-die`,{colour:n.colour,resource:n.resource,count:n.count})}`:e.text},tint:e=>Te[e]??``,cards:me,sources:Ne,account:pe,item:Oe,called:(e,t)=>t(`dice-nation-${e}`),prompt:({view:e,say:t})=>{let{phase:n,payment:r}=e;return n===`paying`&&r?t(`dice-ask-paying`,{count:r.due,resource:r.resource}):t(`dice-ask-${n}`)},buttons:(e,t)=>Ae.flatMap(n=>{let r=e.find(e=>e.move.type===n);return r?[{offer:r,label:t(`dice-do-${n}`)}]:[]})};export{qt as module};