import{$ as e,B as t,D as n,E as r,F as i,G as a,H as o,I as s,J as c,L as l,M as u,O as d,P as f,Q as p,U as m,V as h,Y as g,_,ct as v,d as y,et as b,ft as x,it as S,k as C,n as w,o as T,ot as E,q as D,r as O,rt as k,st as A,t as j,tt as M,v as N,x as P,y as F,z as I}from"./disclose-version.js";import{a as L}from"./words.svelte.js";import{d as R,f as z,m as B,s as V,u as H}from"./index.js";import{a as ee,n as te,r as ne,t as U}from"./Face.js";import{i as W,n as G,r as K,t as q}from"./dice.js";import{a as J,c as Y,i as X,l as Z,n as re,o as ie,r as Q,s as ae,t as oe}from"./round.js";import{i as se,n as ce,r as $,t as le}from"./odds.svelte.js";import{t as ue}from"./Chance.js";function de({lead:e},t){return e?e.move.type:{paying:`Pay`,picking:`Reroll`,returning:`Return`}[t.phase]??`Study`}function fe(e,t,n){let r=de(e,t);if(r===`Feed`)return{tile:``,resource:`food`};if(r===`Build`)return{tile:Y(n,t.nations[t.at_turn??0]?.wonder??``)?.name??``,resource:`stone`};if(r!==`Buy`)return{tile:``,resource:t.payment?.resource??`gold`};let i=Y(n,t.board[String(e.lead?.move.space)]??``);return{tile:i?.name??``,resource:i?n.layout.paid_with[i.kind]:`gold`}}var pe=(e,t,n)=>fe(e,t,n).resource;function me(e,{view:t,content:n,say:r}){let{selection:i,picked:a}=e,o=i.whole??1,s=H(i,a),c=de(e,t),l={...fe(e,t,n),count:c===`Study`?s:a.length,have:Math.floor(s/o),need:Math.ceil(i.least/o),half:s%o?`yes`:`no`,lost:Math.max(0,Math.floor((s-i.least)/o))},u=a.filter(e=>i.items.some(t=>t.name===R(e)&&t.worth<o)).length;return{words:r(`dice-account-${c}`,{...l,traded:u}),act:r(`dice-act-${c}`,l)}}function he(e,{content:t,seat:n,say:r}){let i=e.flatMap(({seq:e,by:t,events:n})=>n.map(n=>({seq:e,by:t,event:n}))),a=[];for(let{seq:e,by:o,event:s}of i){if(s.type!==`WonderBuilt`||o===n)continue;let[i,c]=[Number(s.seat),String(s.tile)],l=r(`dice-card-wonder`,{nation:r(`dice-nation-${i}`),tile:Y(t,c)?.name??c});a.push({key:`${e}.${c}`,kind:`wonder`,seat:i,title:r(`dice-card-title-wonder`),words:l,things:[`tile:${c}`]})}let o=i.map(({event:e})=>e);for(let[e,t,n]of ge){let i=_e(o,t,n,e,r);i&&a.push({key:e,kind:e,seat:null,title:r(`dice-card-title-${e}`),words:i,things:[]})}return a}var ge=[[`books`,`BooksScored`,``],[`famine`,`FamineMet`,`FamineSuffered`],[`war`,`WarMet`,`WarLost`]];function _e(e,t,n,r,i){let a=e=>i(`dice-nation-${e.seat}`),o=e.filter(({type:e,vp:n})=>e===t&&Number(n)>0),s=n?e.filter(({type:e})=>e===n):[];return!(r!==`famine`||e.some(({type:e})=>e===`PlaceTaken`||e===`WarMet`||e===`WarLost`))||!o.length&&!s.length?``:[...o.map(e=>i(`dice-card-gained`,{nation:a(e),vp:Number(e.vp)})),...s.map(e=>i(`dice-card-${r}-lost`,{nation:a(e)}))].join(`, `)}function ve(e){return e.flatMap(e=>e.events)}function ye(e,t){let n={};for(let r of ve(e)){if(r.type!==`DieRolled`||r.seat!==t)continue;let e=String(r.die);n[e]=(n[e]??0)+1}return n}function be(e){return ve(e).flatMap(e=>e.type===`TileTaken`?[{tile:String(e.tile),seat:Number(e.seat)}]:e.type===`TileRemoved`?[{tile:String(e.tile),seat:null}]:[])}var xe={DieRolled:800,TileTaken:650,TileRemoved:500,WonderBuilt:600,RoundStarted:1100,EventDrawn:900,Passed:450};function Se(e){return Math.max(0,...ve(e).map(e=>xe[e.type]??260))}function Ce(e,t){let n=t.flatMap(t=>{let n=[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`);return n?[{flight:t,from:n.getBoundingClientRect(),ghost:n.cloneNode(!0)}]:[]});return()=>n.forEach(({flight:t,from:n,ghost:r})=>we(e,t,n,r))}function we(e,t,n,r){let i=e.currentCSSZoom??1,a=Te(e,t),o=a?.getBoundingClientRect();r.removeAttribute(`data-fly`),r.setAttribute(`aria-hidden`,`true`),r.tabIndex=-1,Object.assign(r.style,{position:`fixed`,left:`${n.left/i}px`,top:`${n.top/i}px`,width:`${n.width/i}px`,height:`${n.height/i}px`,zIndex:`50`,pointerEvents:`none`,transformOrigin:`0 0`}),e.append(r);let s=[{transform:`none`,opacity:1,offset:0},{transform:`translateY(-10px) scale(1.06)`,opacity:1,offset:.18},{transform:o?`translate(${(o.left-n.left)/i}px, ${(o.top-n.top)/i}px) scale(${o.width/n.width}, ${o.height/n.height})`:`translateY(-40px) scale(.6) rotate(8deg)`,opacity:o&&a?.dataset.fly?1:.1,offset:1}],c=r.animate(s,{duration:560/B.speed,easing:`cubic-bezier(.4,0,.2,1)`});c.onfinish=c.oncancel=()=>r.remove()}function Te(e,t){return t.seat===null?null:[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`&&e.offsetParent!==null)??e.querySelector(`[data-seat="${t.seat}"]`)}var Ee=[`#a3243b`,`#2e7d46`,`#7d4bb0`,`#c99a12`],De=[`M8 21C3 17 3 9 7 3M16 21c5-4 5-12 1-18M5 8l-3-1M4.5 12H1.5M6 16l-3 1.5M19 8l3-1M19.5 12h3M18 16l3 1.5M9 21h6`,`M9 3h6M10 3v3c-5 3-5 9 0 13h4c5-4 5-10 0-13V3M8 21h8M7 8C4 7 4 4 8 4M17 8c3-1 3-4-1-4M7.5 12h9`,`M12 8a4 4 0 1 0 .1 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M4.6 19.4l2-2`,`M1.5 20L9 7l7.5 13zM13 14l3-5 6.5 11h-6M9 7l2.5 13`];function Oe(e,t){switch(e.move.type){case`PayChit`:return t.payment?.resource??null;case`UseChit`:return`book`;case`ReturnChit`:case`Reroll`:return`reroll`;default:return null}}function ke(e,t){return e.move.type===`ReturnUsed`?`used`:typeof e.move.die==`string`?e.move.die:e.move.type===`Reroll`?null:Oe(e,t)}var Ae=class{offers;view;constructor(e,t){this.offers=e,this.view=t}get any(){return this.offers.length>0}space(e){return this.find(t=>t.move.space===e)}die(e){return this.find(t=>t.move.die===e)}chit(e){return this.find(t=>Oe(t,this.view)===e)}development(e){return this.find(t=>t.move.type===`Replace`&&t.move.tile===e)}move(e){return this.find(t=>t.move.type===e)}find(e){return this.offers.find(e)??null}},je=[`Roll`,`Feed`,`Starve`,`Done`,`Build`,`Reroll`,`ReturnUsed`,`Pass`],Me={books:`BooksScored`,famine:`FamineMet`,war:`WarMet`},Ne=[`building`,`military`,`advisor`,`colony`,`wonder`];function Pe(e,t,n){let[r,i]=[t,n],a=r.nations.map((e,t)=>t),o=e.flatMap(e=>e.events),s=Object.entries(Me).map(([e,t])=>({name:e,values:a.map(e=>Ie(o.filter(n=>n.type===t&&n.seat===e).map(e=>Number(e.vp))))})),c=o.some(({type:e})=>e===`TilesScored`),l=Ne.map(e=>({name:e,values:a.map(t=>c?Fe(r.nations[t],e,i):0)}));return[...s,...l]}function Fe(e,t,n){return Ie([...e.developments,e.advisor,...e.colonies,...e.wonders].flatMap(e=>e?Y(n,e)??[]:[]).map(e=>e.kind===t?e.vp:0))}var Ie=e=>e.reduce((e,t)=>e+t,0),Le=s(`<button><!></button>`),Re=s(`<span class="called svelte-lh07yf" aria-hidden="true"> </span>`),ze=s(`<button><span class="mini svelte-lh07yf"><!></span> <!></button>`),Be=s(`<span class="empty svelte-lh07yf"> </span>`),Ve=s(`<section><div class="row five svelte-lh07yf"></div> <div class="row two svelte-lh07yf"><!> <!> <div class="beside svelte-lh07yf"></div></div></section>`);function He(t,n){v(n,!0);let a=j(n,`dense`,3,!1),o=j(n,`fresh`,19,()=>[]),s=E(()=>[...n.nation.colonies,...n.nation.wonders].flatMap(e=>Y(n.content,e)??[])),c=E(()=>n.nation.advisor?Y(n.content,n.nation.advisor):null),l=E(()=>n.nation.wonder?Y(n.content,n.nation.wonder):null),d=E(()=>n.pointer.move(`Build`)),g=e=>`${e.name}: ${ae(e,n.say)}`;var _=Ve(),S=p(_);r(S,23,()=>n.nation.developments,(e,t)=>`${e}.${t}`,(t,r,s)=>{let c=E(()=>Y(n.content,m(r))),l=E(()=>n.pointer.development(m(r)));var d=i(),_=e(d),v=e=>{var t=Le(),i=p(t);{let e=E(()=>a()?`tiny`:`board`);Q(i,{get tile(){return m(c)},get size(){return m(e)}})}x(t),D((e,n)=>{N(t,1,e,`svelte-lh07yf`),y(t,`data-fly`,`tile:${m(r)}`),y(t,`aria-label`,n)},[()=>F({offered:m(l),picked:m(l)&&n.picked?.text===m(l).text,fresh:o().includes(m(r))}),()=>m(l)?.words??g(m(c))]),h(`click`,t,()=>m(l)?n.point(m(l)):n.show(m(c))),f(e,t)},S=e=>{var t=ze(),r=p(t),i=p(r);U(i,{colour:`white`}),x(r);var o=M(r,2),c=e=>{var t=Re(),r=b(t,!0);D(e=>u(r,e),[()=>n.say(`dice-printed-${m(s)}`)]),f(e,t)};C(o,e=>{a()||e(c)}),x(t),D(e=>{N(t,1,F([`printed`,{offered:m(l),picked:m(l)&&n.picked?.text===m(l).text}]),`svelte-lh07yf`),t.disabled=!m(l),y(t,`aria-label`,e)},[()=>m(l)?.words??n.say(`dice-printed-about`,{name:n.say(`dice-printed-${m(s)}`)})]),h(`click`,t,()=>m(l)&&n.point(m(l))),f(e,t)};C(_,e=>{m(c)?e(v):e(S,-1)}),f(t,d)}),x(S);var w=M(S,2),T=p(w),O=e=>{var t=Le(),r=p(t);{let e=E(()=>a()?`tiny`:`board`);Q(r,{get tile(){return m(c)},get size(){return m(e)}})}x(t),D((e,n)=>{N(t,1,e,`svelte-lh07yf`),y(t,`data-fly`,`tile:${m(c).id}`),y(t,`aria-label`,n)},[()=>F({fresh:o().includes(m(c).id)}),()=>g(m(c))]),h(`click`,t,()=>n.show(m(c))),f(e,t)},k=e=>{var t=Be(),r=b(t,!0);D(e=>u(r,e),[()=>a()?`–`:n.say(`dice-no-advisor`)]),f(e,t)};C(T,e=>{m(c)?e(O):e(k,-1)});var I=M(T,2),L=e=>{var t=Le(),r=p(t);{let e=E(()=>a()?`tiny`:`board`);Q(r,{get tile(){return m(l)},get size(){return m(e)}})}x(t),D((e,n)=>{N(t,1,e,`svelte-lh07yf`),y(t,`data-fly`,`tile:${m(l).id}`),y(t,`aria-label`,n)},[()=>F([`site`,{fresh:o().includes(m(l).id),offered:m(d),picked:m(d)&&n.picked?.text===m(d).text}]),()=>m(d)?.words??`${n.say(`dice-site`)}: ${g(m(l))}`]),h(`click`,t,()=>m(d)?n.point(m(d)):n.show(m(l))),f(e,t)},R=e=>{var t=Be(),r=b(t,!0);D(e=>u(r,e),[()=>a()?`–`:n.say(`dice-no-wonder`)]),f(e,t)};C(I,e=>{m(l)?e(L):e(R,-1)});var z=M(I,2);r(z,21,()=>m(s),e=>e.id,(e,t)=>{var r=Le(),i=p(r);{let e=E(()=>a()?`tiny`:`small`);Q(i,{get tile(){return m(t)},get size(){return m(e)},building:!1})}x(r),D((e,n)=>{N(r,1,e,`svelte-lh07yf`),y(r,`data-fly`,`tile:${m(t).id}`),y(r,`title`,m(t).name),y(r,`aria-label`,n)},[()=>F({fresh:o().includes(m(t).id)}),()=>g(m(t))]),h(`click`,r,()=>n.show(m(t))),f(e,r)},e=>{var t=Be(),r=b(t,!0);D(e=>u(r,e),[()=>a()?`–`:n.say(`dice-nothing-beside`)]),f(e,t)}),x(z),x(w),x(_),P(_,e=>V?.(e)),D(()=>{N(_,1,F([`board`,{dense:a()}]),`svelte-lh07yf`),y(_,`aria-label`,n.label)}),f(t,_),A()}t([`click`]);var Ue=s(`<span class="hope svelte-1l9t3t7" aria-hidden="true"><!> </span>`),We=s(`<button><!> <!></button>`),Ge=s(`<svg viewBox="0 0 24 24" width="16" height="16"><path class="svelte-1l9t3t7"></path></svg><span class="whose svelte-1l9t3t7"> </span>`,1),Ke=s(`<button class="ghost svelte-1l9t3t7"><span class="faint svelte-1l9t3t7"><!></span> <span class="taker svelte-1l9t3t7" aria-hidden="true"><!></span></button>`),qe=s(`<span class="gap svelte-1l9t3t7" aria-hidden="true"></span>`),Je=s(`<span class="number svelte-1l9t3t7" aria-hidden="true"> </span> <!>`,1),Ye=s(`<span class="number column svelte-1l9t3t7" aria-hidden="true"> </span>`),Xe=s(`<section><!> <span class="number svelte-1l9t3t7" aria-hidden="true"></span> <!></section>`);function Ze(t,n){v(n,!0);let a=j(n,`traces`,19,()=>[]),s=E(()=>n.content.layout.columns[String(n.view.nations.length)]??3),c=E(()=>n.content.layout.prices.toReversed().map((e,t)=>{let r=n.content.layout.prices.length-t;return{row:r,spaces:Array.from({length:m(s)},(t,i)=>{let o=`${`abcd`[i]}${r}`,s=n.view.board[o],c=a().findLast(e=>e.space===o)??null;return{space:o,price:e,tile:s?Y(n.content,s):null,trace:c,was:c&&Y(n.content,c.tile)}})}}));function l(e){let t=ce(e);return t&&t.after>t.now&&n.view.phase===`acting`?t:null}function d(e,t,r,i){let a=n.say(`dice-amount`,{count:t,resource:n.content.layout.paid_with[e.kind]}),o=`${e.name}: ${ae(e,n.say)}. ${n.say(`dice-price`,{price:a})}`;return r?o:`${o} ${n.why(e)||n.say(`dice-not-now`)}${i?` ${n.say(`dice-chance`,{now:$(i.now),after:$(i.after)})}`:``}`}var g=Xe(),S=p(g);r(S,17,()=>m(c),({row:e,spaces:t})=>e,(t,a)=>{let s=()=>m(a).row,c=()=>m(a).spaces;var g=Je(),v=e(g),S=b(v,!0),w=M(v,2);r(w,17,c,({space:e,price:t,tile:n,trace:r,was:i})=>e,(t,r)=>{let a=()=>m(r).space,s=()=>m(r).price,c=()=>m(r).tile,g=()=>m(r).trace,v=()=>m(r).was;var S=i(),w=e(S),T=e=>{let t=E(()=>n.pointer.space(a())),r=E(()=>l(a()));var i=We(),g=p(i);{let e=E(()=>({count:s(),resource:n.content.layout.paid_with[c().kind]}));Q(g,{get tile(){return c()},get price(){return m(e)}})}var _=M(g,2),v=e=>{var t=Ue(),n=p(t);X(n,{name:`reroll`,size:11});var i=M(n);x(t),D(e=>u(i,`${e??``} %`),[()=>$(m(r).after)]),f(e,t)};C(_,e=>{m(r)&&e(v)}),x(i),D(e=>{N(i,1,F({offered:m(t),picked:m(t)&&n.picked?.text===m(t).text||n.buying===c().id}),`svelte-1l9t3t7`),y(i,`data-fly`,`tile:${c().id}`),y(i,`aria-label`,e),y(i,`aria-pressed`,m(t)?n.picked?.text===m(t).text:void 0)},[()=>d(c(),s(),m(t),m(r))]),o(`pointerenter`,i,e=>e.pointerType===`mouse`&&le(a())),o(`pointerleave`,i,()=>le(null)),o(`focus`,i,e=>e.currentTarget.matches(`:focus-visible`)&&le(a())),o(`blur`,i,()=>le(null)),h(`click`,i,()=>m(t)?n.point(m(t)):n.show(c())),f(e,i)},O=t=>{var r=Ke();let i;var a=p(r),o=p(a);Q(o,{get tile(){return v()},size:`small`}),x(a);var s=M(a,2),c=p(s),l=t=>{var r=Ge(),i=e(r),a=b(i),o=M(i),s=b(o,!0);D(e=>{y(a,`d`,De[g().seat]),u(s,e)},[()=>n.say(`dice-nation-${g().seat}`)]),f(t,r)},d=e=>{var t=I(`✕`);f(e,t)};C(c,e=>{g().seat===null?e(d,-1):e(l)}),x(s),x(r),D(e=>{y(r,`aria-label`,e),i=_(r,``,i,{"--who":g().seat===null?void 0:Ee[g().seat]})},[()=>g().seat===null?n.say(`dice-was-removed`,{tile:v().name}):n.say(`dice-was-taken`,{tile:v().name,nation:n.say(`dice-nation-${g().seat}`)})]),h(`click`,r,()=>n.show(v())),f(t,r)},k=e=>{var t=qe();f(e,t)};C(w,e=>{c()?e(T):g()&&v()?e(O,1):e(k,-1)}),f(t,S)}),D(()=>u(S,s())),f(t,g)});var w=M(S,4);r(w,16,()=>Array.from({length:m(s)},(e,t)=>t),e=>e,(e,t)=>{var n=Ye(),r=b(n);D(()=>u(r,`${`abcd`[t]??``} · ${t+1}`)),f(e,n)}),x(g),P(g,e=>V?.(e)),D(e=>{N(g,1,F([`market`,{four:m(s)===4,choosing:n.pointer.any}]),`svelte-1l9t3t7`),y(g,`aria-label`,e)},[()=>n.say(`dice-market`)]),f(t,g),A()}t([`click`]);var Qe=s(`<span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need worth svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b> </span>`,1),$e=s(`<span><!> </span>`),et=s(`<span class="steps svelte-xkdgv2"></span>`),tt=s(`<span class="line svelte-xkdgv2"><span class="age svelte-xkdgv2"> </span> <span class="event svelte-xkdgv2"> </span> <!></span> <!>`,1),nt=s(`<button class="occasion svelte-xkdgv2"><!></button>`),rt=s(`<section class="occasion svelte-xkdgv2"><!></section>`);function it(t,n){v(n,!0);let a=t=>{var i=tt(),a=e(i),l=p(a),d=b(l,!0),h=M(l,2),g=b(h,!0),_=M(h,2),v=t=>{var r=Qe(),i=e(r),a=p(i),o=b(a,!0),c=M(a),l=b(c,!0),d=M(c);X(d,{name:`food`,size:14}),x(i);var h=M(i,2),g=p(h),_=b(g,!0),v=M(g),y=b(v,!0),S=M(v);X(S,{name:`strength`,size:14}),x(h);var C=M(h,2),w=p(C),T=b(w,!0),E=M(w),O=b(E,!0),k=M(E,1,!0);x(C),D((e,t,r,i)=>{u(o,e),u(l,n.view.food),u(_,t),u(y,n.view.war),u(T,r),u(O,m(s)),u(k,i)},[()=>n.say(`dice-famine-word`),()=>n.say(`dice-war-word`),()=>n.say(`dice-each-word`),()=>n.say(`dice-vp-word`)]),f(t,r)};C(_,e=>{m(o)&&e(v)}),x(a);var y=M(a,2),S=e=>{var t=et();r(t,22,()=>oe,e=>e,(e,t,r)=>{var i=$e(),a=p(i),o=e=>{var t=I(`✓ `);f(e,t)};C(a,e=>{m(r)+1<m(c)&&e(o)});var s=M(a,1,!0);x(i),D(e=>{N(i,1,F({now:m(r)+1===m(c)}),`svelte-xkdgv2`),u(s,e)},[()=>n.say(`dice-step-${t}`)]),f(e,i)}),x(t),f(e,t)};C(y,e=>{m(c)&&e(S)}),D(e=>{u(d,e),u(g,m(o)?.name??``)},[()=>n.say(`dice-age`,{numeral:ee[n.view.age]??``})]),f(t,i)},o=E(()=>n.content.events.find(e=>e.id===n.view.event)??null),s=E(()=>n.content.layout.event_points[String(n.view.age)]??n.view.age),c=E(()=>re(n.view.phase)),l=E(()=>[n.say(`dice-age`,{numeral:ee[n.view.age]??``}),...m(o)?[m(o).name,n.say(`dice-famine`,{count:n.view.food}),n.say(`dice-war`,{count:n.view.war}),n.say(`dice-each`,{vp:m(s)})]:[],...m(c)?[n.say(`dice-step-now`,{step:n.say(`dice-step-${oe[m(c)-1]}`)})]:[]].join(`. `)+`.`);var d=i(),g=e(d),_=e=>{var t=nt(),r=p(t);a(r),x(t),D(e=>y(t,`aria-label`,e),[()=>`${m(l)} ${n.say(`dice-look-round`)}`]),h(`click`,t,()=>n.look(`round`)),f(e,t)},S=e=>{var t=rt(),n=p(t);a(n),x(t),D(()=>y(t,`aria-label`,m(l))),f(e,t)};C(g,e=>{n.look?e(_):e(S,-1)}),f(t,d),A()}t([`click`]);var at=s(`<span class="svelte-1a951j3"><!></span>`),ot=s(`<span class="dim svelte-1a951j3"><!></span>`),st=s(`<span class="low svelte-1a951j3"><!></span>`),ct=s(`<article class="svelte-1a951j3"><h2 class="svelte-1a951j3"> </h2> <div class="dice svelte-1a951j3" role="img"><!> <!> <!> <!> <!></div> <!></article>`);function lt(e,t){v(t,!0);let n=j(t,`fresh`,19,()=>[]),i=E(()=>t.view.nations[t.seat]),a=E(()=>new Ae([],t.view)),o=E(()=>`${t.say(`dice-nation-${t.seat}`)} · ${t.name}`);var s=ct(),c=p(s),l=b(c,!0),d=M(c,2),h=p(d);r(h,17,()=>W(m(i)),e=>e.key,(e,t)=>{var n=at(),r=p(n);U(r,{get colour(){return m(t).colour},get resource(){return m(t).resource},get count(){return m(t).count}}),x(n),f(e,n)});var g=M(h,2);r(g,17,()=>K(m(i).unrolled),e=>e.key,(e,t)=>{var n=ot(),r=p(n);U(r,{get colour(){return m(t).name}}),x(n),f(e,n)});var _=M(g,2);r(_,17,()=>G(m(i).chits),e=>e.key,(e,t)=>{var n=at(),r=p(n);Z(r,{get chit(){return m(t).name}}),x(n),f(e,n)});var S=M(_,2);r(S,17,()=>K(m(i).used),e=>e.key,(e,t)=>{var n=st(),r=p(n);U(r,{get colour(){return m(t).name},flat:!0}),x(n),f(e,n)});var C=M(S,2);r(C,17,()=>G(m(i).used_chits),e=>e.key,(e,t)=>{var n=st(),r=p(n);Z(r,{get chit(){return m(t).name},flat:!0}),x(n),f(e,n)}),x(d),He(M(d,2),{get nation(){return m(i)},get content(){return t.content},get pointer(){return m(a)},picked:null,point:()=>{},get show(){return t.show},get say(){return t.say},get fresh(){return n()},get label(){return m(o)},dense:!0}),x(s),D(e=>{u(l,m(o)),y(d,`aria-label`,e)},[()=>t.say(`dice-has`,{dice:W(m(i)).length,chits:G(m(i).chits).length})]),f(e,s),A()}var ut=s(`<span class="count svelte-1wx44gp"> </span>`);function dt(e,t){v(t,!0);let n=j(t,`still`,3,!1),r=S(0),i=!1;c(()=>{let e=t.value;if(!i||n()||!Number.isFinite(e)){i=!0,k(r,e,!0);return}let o=a(()=>m(r)),s=performance.now(),c=requestAnimationFrame(l);function l(t){let n=Math.min(1,(t-s)/500);k(r,Math.round(o+(e-o)*n),!0),n<1&&(c=requestAnimationFrame(l))}return()=>cancelAnimationFrame(c)});var o=ut(),s=b(o,!0);D(()=>u(s,m(r))),f(e,o),A()}var ft=s(`<span class="gain svelte-q9lfm1"> </span>`),pt=s(`<button><span class="who svelte-q9lfm1"><svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" class="svelte-q9lfm1"><path class="svelte-q9lfm1"></path></svg> <span class="name svelte-q9lfm1"> </span></span> <span class="person svelte-q9lfm1"> </span> <span class="numbers svelte-q9lfm1"><!> <!> <span class="svelte-q9lfm1"><!><!></span> <span class="svelte-q9lfm1"><!><!></span></span></button>`),mt=s(`<span class="shadow svelte-q9lfm1"><span class="who svelte-q9lfm1"><span class="name svelte-q9lfm1"> </span></span> <span class="numbers svelte-q9lfm1"><span class="svelte-q9lfm1"><!><!></span></span></span>`),ht=s(`<section><!> <!></section>`);function gt(e,t){v(t,!0);let n=j(t,`gains`,19,()=>({})),i=E(()=>t.view.nations.length===1);var a=ht(),o=p(a);r(o,16,()=>t.view.order,e=>e,(e,r)=>{let i=E(()=>t.view.nations[r]);var a=pt(),o=p(a),s=p(o),c=b(s),l=M(s,2),d=b(l,!0);x(o);var g=M(o,2),_=b(g),v=M(g,2),S=p(v);J(S,{get vp(){return m(i).vp},size:26});var w=M(S,2),T=e=>{var t=ft(),i=b(t);D(()=>u(i,`+${n()[r]??``}`)),f(e,t)};C(w,e=>{n()[r]&&e(T)});var O=M(w,2),k=p(O);X(k,{name:`book`,size:12}),dt(M(k),{get value(){return m(i).books},get still(){return t.still}}),x(O);var A=M(O,2),j=p(A);X(j,{name:`strength`,size:12}),dt(M(j),{get value(){return m(i).strength},get still(){return t.still}}),x(A),x(v),x(a),D((e,n,o)=>{N(a,1,F([`nation${r}`,{turn:t.atTurn===r,own:t.seat===r,passed:m(i).passed}]),`svelte-q9lfm1`),y(a,`data-seat`,r),y(a,`aria-label`,e),y(c,`d`,De[r]),u(d,n),u(_,`${t.names[r]??``}${o??``}`)},[()=>t.say(`dice-player`,{nation:t.say(`dice-nation-${r}`),name:t.names[r]??``,vp:m(i).vp,books:m(i).books,strength:m(i).strength,turn:t.atTurn===r?`yes`:`no`,passed:m(i).passed?`yes`:`no`}),()=>t.say(`dice-nation-${r}`),()=>m(i).passed?` · ${t.say(`dice-passed`)}`:``]),h(`click`,a,()=>t.open(r)),f(e,a)});var s=M(o,2),c=e=>{var n=mt(),r=p(n),i=p(r),a=b(i,!0);x(r);var o=M(r,2),s=p(o),c=p(s);X(c,{name:`book`,size:12}),dt(M(c),{get value(){return t.view.shadow},get still(){return t.still}}),x(s),x(o),x(n),D(e=>u(a,e),[()=>t.say(`dice-shadow`)]),f(e,n)};C(s,e=>{m(i)&&e(c)}),x(a),P(a,e=>V?.(e)),D(e=>{N(a,1,F([`strip`,{many:t.view.nations.length>3}]),`svelte-q9lfm1`),y(a,`aria-label`,e)},[()=>t.say(`dice-players`)]),f(e,a),A()}t([`click`]);var _t=s(`<li class="svelte-1omrlxu"><span class="thing svelte-1omrlxu"><!></span><span aria-hidden="true"> </span></li>`),vt=s(`<ul class="svelte-1omrlxu"><!> <!></ul>`),yt=s(`<p class="svelte-1omrlxu"> </p>`),bt=s(`<button class="svelte-1omrlxu"> </button>`),xt=s(`<section><h2 class="svelte-1omrlxu"> </h2> <!> <!></section>`);function St(e,t){v(t,!0);var n=xt(),i=p(n),a=b(i,!0),o=M(i,2),s=e=>{var n=vt(),i=p(n);r(i,16,()=>ne,e=>e,(e,n)=>{var r=_t(),i=p(r),a=p(i);U(a,{get colour(){return n}}),x(i);var o=M(i),s=b(o,!0);x(r),D(e=>{y(r,`aria-label`,e),u(s,t.view.supply[n])},[()=>t.say(`dice-gives-dice`,{count:t.view.supply[n],colour:n})]),f(e,r)});var a=M(i,2);r(a,16,()=>te,e=>e,(e,n)=>{var r=_t(),i=p(r),a=p(i);Z(a,{get chit(){return n}}),x(i);var o=M(i),s=b(o,!0);x(r),D(e=>{y(r,`aria-label`,e),u(s,t.view.supply_chits[n])},[()=>t.say(`dice-chits`,{count:t.view.supply_chits[n],chit:n})]),f(e,r)}),x(n),f(e,n)},c=e=>{var n=yt(),r=b(n,!0);D(e=>u(r,e),[()=>t.say(`dice-supply-endless`)]),f(e,n)};C(o,e=>{t.view.supply&&t.view.supply_chits?e(s):e(c,-1)});var l=M(o,2),d=e=>{var n=bt(),r=b(n,!0);D(e=>u(r,e),[()=>t.say(`dice-look`)]),h(`click`,n,()=>t.look(`dice`)),f(e,n)};C(l,e=>{t.look&&e(d)}),x(n),D((e,t)=>{y(n,`aria-label`,e),u(a,t)},[()=>t.say(`dice-supply`),()=>t.say(`dice-supply`)]),f(e,n),A()}t([`click`]);function Ct(e,t,n){return t.filter(({by:e})=>e!==n).flatMap(({events:e})=>e).flatMap(t=>{let n=String(t.tile);return t.type===`TileRemoved`?[{tile:n,seat:null,space:String(t.space)}]:t.type===`TileTaken`?[{tile:n,seat:Number(t.seat),space:wt(e,n)}]:t.type===`WonderBuilt`?[{tile:n,seat:Number(t.seat),space:null}]:[]})}function wt(e,t){for(let n=e.length-1;n>=0;n--){let r=e[n].events.find(e=>e.type===`TileLaid`&&e.tile===t);if(r)return String(r.space)}return null}var Tt=new Set([`BooksScored`,`FamineMet`,`WarMet`,`TilesScored`]);function Et(e){let t={};for(let n of e.flatMap(({events:e})=>e))Tt.has(n.type)&&n.vp&&(t[Number(n.seat)]=(t[Number(n.seat)]??0)+Number(n.vp));return t}var Dt=s(`<div><!></div>`),Ot=s(`<div></div>`);function kt(e,t){v(t,!0);let i=E(()=>[{resource:t.die.resource,count:t.die.count},...t.faces[t.die.colour].slice(0,5)]);var a=Ot();r(a,21,()=>m(i),n,(e,n,r)=>{var i=Dt();N(i,1,F([`side`,`side${r}`]),`svelte-1ipt3eo`);var a=p(i);U(a,O({get colour(){return t.die.colour}},()=>m(n),{named:!0})),x(i),f(e,i)}),x(a),D(()=>N(a,1,F([`cube`,`way${t.at%4}`]),`svelte-1ipt3eo`)),f(e,a),A()}var At=s(`<button><!></button>`),jt=s(`<span class="die waiting svelte-1jk3j5z" role="img"><!></span>`),Mt=s(`<p class="soft none svelte-1jk3j5z"> </p>`),Nt=s(`<span class="lying svelte-1jk3j5z"><!></span>`),Pt=s(`<button><span class="word svelte-1jk3j5z"> </span> <!> <!></button>`),Ft=s(`<section class="tray svelte-1jk3j5z"><div class="standing svelte-1jk3j5z"><!> <!> <!> <!></div> <!></section>`);function It(t,n){v(n,!0);let a=e=>n.choice?.selection.items.some(t=>t.name===e)??!1,o=e=>n.choice?.picked.includes(e)??!1;function s(e,t,r,i){a(e)?n.toggle(t):r&&!n.choice?n.point(r):n.why(i)}let c=E(()=>W(n.nation)),l=E(()=>G(n.nation.chits)),g=E(()=>K(n.nation.unrolled)),_=E(()=>K(n.nation.used)),S=E(()=>G(n.nation.used_chits)),w=E(()=>n.choice?null:n.pointer.move(`ReturnUsed`)),T=E(()=>n.choice?.selection.items.find(e=>e.name===`used`)?.count??0),O=E(()=>n.choice?.picked.filter(e=>R(e)===`used`).length??0),k=E(()=>`used.${m(O)<m(T)?Array.from({length:m(T)},(e,t)=>t).find(e=>!o(`used.${e}`)):m(T)-1}`);function j(e,t){return Number(t.split(`.`)[1])>=(n.nation.unused[e]??0)-(n.rolled[e]??0)}var I=Ft(),L=p(I),z=p(L);r(z,19,()=>m(c),e=>e.key,(t,r,c)=>{let l=E(()=>n.choice?null:n.pointer.die(m(r).text)),u=E(()=>m(l)!==null||a(m(r).text)),g=E(()=>n.say(`dice-die`,{colour:m(r).colour,resource:m(r).resource,count:m(r).count}));var _=At(),v=p(_);d(v,()=>n.roll,t=>{var a=i(),o=e(a),s=e=>{kt(e,{get die(){return m(r)},get faces(){return n.content.faces},get at(){return m(c)}})},l=E(()=>j(m(r).text,m(r).key)),u=e=>{U(e,{get colour(){return m(r).colour},get resource(){return m(r).resource},get count(){return m(r).count},named:!0})};C(o,e=>{m(l)?e(s):e(u,-1)}),f(t,a)}),x(_),D((e,t)=>{N(_,1,e,`svelte-1jk3j5z`),y(_,`data-key`,m(r).key),y(_,`aria-disabled`,!m(u)),y(_,`tabindex`,m(u)?0:-1),y(_,`aria-pressed`,t),y(_,`aria-label`,m(l)?.words??m(g))},[()=>F([`die`,{offered:m(u),unfit:n.choice&&!m(u),picked:o(m(r).key)||m(l)&&n.picked?.text===m(l).text,again:!n.choice&&Number(m(r).key.split(`.`)[1])<se(m(r).text)}]),()=>m(u)?o(m(r).key)||m(l)!==null&&n.picked?.text===m(l).text:void 0]),h(`click`,_,()=>s(m(r).text,m(r).key,m(l),m(g))),f(t,_)});var B=M(z,2);r(B,17,()=>m(g),e=>e.key,(e,t)=>{var r=jt(),i=p(r);U(i,{get colour(){return m(t).name}}),x(r),D(e=>y(r,`aria-label`,e),[()=>n.say(`dice-unrolled`,{colour:m(t).name})]),f(e,r)});var H=M(B,2);r(H,17,()=>m(l),e=>e.key,(e,t)=>{let r=E(()=>n.choice?null:n.pointer.chit(m(t).name)),i=E(()=>m(r)!==null||a(m(t).name)),c=E(()=>n.say(`dice-chit`,{chit:m(t).name}));var l=At(),u=p(l);Z(u,{get chit(){return m(t).name}}),x(l),D((e,n)=>{N(l,1,e,`svelte-1jk3j5z`),y(l,`data-key`,m(t).key),y(l,`aria-disabled`,!m(i)),y(l,`tabindex`,m(i)?0:-1),y(l,`aria-pressed`,n),y(l,`aria-label`,m(r)?.words??m(c))},[()=>F([`die`,{offered:m(i),unfit:n.choice&&!m(i),picked:o(m(t).key)||m(r)&&n.picked?.text===m(r).text}]),()=>m(i)?o(m(t).key)||m(r)!==null&&n.picked?.text===m(r).text:void 0]),h(`click`,l,()=>s(m(t).name,m(t).key,m(r),m(c))),f(e,l)});var ee=M(H,2),te=e=>{var t=Mt(),r=b(t,!0);D(e=>u(r,e),[()=>n.say(`dice-none-left`)]),f(e,t)};C(ee,e=>{!m(c).length&&!m(g).length&&!m(l).length&&e(te)}),x(L),P(L,e=>V?.(e));var ne=M(L,2),q=e=>{let t=E(()=>m(w)!==null||a(`used`));var i=Pt(),o=p(i),s=b(o,!0),c=M(o,2);r(c,17,()=>m(_),e=>e.key,(e,t)=>{var n=Nt(),r=p(n);U(r,{get colour(){return m(t).name},flat:!0}),x(n),f(e,n)});var l=M(c,2);r(l,17,()=>m(S),e=>e.key,(e,t)=>{var n=Nt(),r=p(n);Z(r,{get chit(){return m(t).name},flat:!0}),x(n),f(e,n)}),x(i),D((e,r,a)=>{N(i,1,F([`used`,{offered:m(t),picked:m(O)>0||m(w)&&n.picked?.text===m(w).text}]),`svelte-1jk3j5z`),y(i,`aria-disabled`,!m(t)),y(i,`tabindex`,m(t)?0:-1),y(i,`aria-pressed`,e),y(i,`aria-label`,r),u(s,a)},[()=>a(`used`)?m(O)>0:void 0,()=>m(w)?.words??n.say(`dice-used`,{count:m(_).length+m(S).length}),()=>a(`used`)?n.say(`dice-used-back`,{count:m(O),of:m(T)}):n.say(`dice-used-short`)]),h(`click`,i,()=>a(`used`)?n.toggle(m(k)):m(w)?n.point(m(w)):n.why(n.say(`dice-used-short`))),f(e,i)};C(ne,e=>{(m(_).length||m(S).length)&&e(q)}),x(I),D(e=>y(I,`aria-label`,e),[()=>n.say(`dice-tray`)]),f(t,I),A()}t([`click`]);var Lt=new Set([`$$slots`,`$$events`,`$$legacy`]),Rt=s(`<!> <!>`,1),zt=s(`<p class="not svelte-1vutu7f"> </p>`),Bt=s(`<p class="svelte-1vutu7f"><!></p>`),Vt=s(`<div class="large svelte-1vutu7f"><!></div> <p class="svelte-1vutu7f"> </p> <p class="soft svelte-1vutu7f"> </p> <!> <!>`,1),Ht=s(`<div class="cabinet svelte-1vutu7f"><aside class="rivals svelte-1vutu7f"><!> <!></aside> <div class="centre svelte-1vutu7f"><!> <!> <!> <!> <!></div></div> <!> <!>`,1);function Ut(t,n){v(n,!0);let i=w(n,Lt),o=E(()=>n.view),s=E(()=>n.content),l=E(()=>n.say),d=E(()=>n.seat??m(o).order[0]??0),h=E(()=>new Ae(n.offers,m(o))),_=E(()=>m(o).nations.map((e,t)=>t).filter(e=>e!==m(d))),O,j=S(null),N=S(null),P=S({}),F=S(0),I=S(null),L=null;c(()=>(document.documentElement.dataset.age=String(m(o).age),()=>delete document.documentElement.dataset.age)),g(()=>{let e=n.news.flatMap(e=>e.events).findLast(e=>e.type===`TileChosen`);m(o).phase===`paying`?e&&k(I,String(e.tile),!0):k(I,null)}),g(()=>{let e=n.news;if(n.still||!e.length){k(P,{});return}let t=ye(e,a(()=>m(d)));k(P,t),Object.keys(t).length&&a(()=>k(F,m(F)+1)),O&&(L=Ce(O,be(e)))}),c(()=>{n.view,L?.(),L=null});let R=0,B=E(()=>Ct(n.past??[],n.recent??[],n.seat)),V=E(()=>Et(n.recent??[])),H=E(()=>m(B).filter(({seat:e})=>e!==null).map(({tile:e})=>e));c(()=>{let e=n.pointed;e&&a(()=>ee(e.things))});function ee(e){let t=[...O.querySelectorAll(`[data-fly], [data-seat]`)].filter(e=>e.offsetParent!==null).filter(({dataset:t})=>e.includes(t.fly??`seat:${t.seat}`));t[0]?.scrollIntoView({block:`center`,behavior:n.still?`auto`:`smooth`});for(let e of t)te(e);t.length||k(N,e.flatMap(e=>m(s).tiles.find(({id:t})=>e===`tile:${t}`)??[])[0]??null,!0)}function te(e){e.classList.remove(`called-out`),e.offsetWidth,e.classList.add(`called-out`),setTimeout(()=>e.classList.remove(`called-out`),2600)}let ne=E(()=>n.choice?.lead??n.picked);function U(e){R=performance.now(),n.pick(e)}function W(e){let t=Object.keys(m(o).board).find(t=>m(o).board[t]===e.id),r=t?`buy:${t}`:m(o).nations[m(d)]?.wonder===e.id?`build`:null,i=n.objections.find(e=>e.thing===r);return i?`${i.words} (${i.rule})`:``}function G(e){let{choice:t,atTurn:n,seat:r,explain:a}=i;if(n===null||r===null||n!==r)return a(m(l)(`dice-why-wait`));if(!t)return a(m(l)(`dice-why-first`));a(m(l)(`dice-why-${de(t,m(o))}`,{thing:e,resource:pe(t,m(o),m(s))}),t.selection.rule)}function K(e){performance.now()-R>700&&k(N,e,!0)}var q=Ht(),J=e(q),Y=p(J),X=p(Y);r(X,16,()=>m(_),e=>e,(e,t)=>{{let r=E(()=>n.names[t]??``);lt(e,{get view(){return m(o)},get content(){return m(s)},get seat(){return t},get fresh(){return m(H)},get name(){return m(r)},show:K,get say(){return m(l)}})}}),St(M(X,2),{get view(){return m(o)},get look(){return n.look},get say(){return m(l)}}),x(Y);var Z=M(Y,2),re=p(Z);it(re,{get view(){return m(o)},get content(){return m(s)},get look(){return n.look},get say(){return m(l)}});var ie=M(re,2);gt(ie,{get view(){return m(o)},get names(){return n.names},get seat(){return n.seat},get atTurn(){return n.atTurn},open:e=>k(j,e,!0),get still(){return n.still},get gains(){return m(V)},get say(){return m(l)}});var oe=M(ie,2);Ze(oe,{get view(){return m(o)},get content(){return m(s)},get traces(){return m(B)},get pointer(){return m(h)},get buying(){return m(I)},why:W,get picked(){return m(ne)},point:U,show:K,get say(){return m(l)}});var se=M(oe,2);{let e=E(()=>m(l)(`dice-board`,{nation:m(l)(`dice-nation-${m(d)}`)}));He(se,{get nation(){return m(o).nations[m(d)]},get content(){return m(s)},get pointer(){return m(h)},get picked(){return m(ne)},point:U,show:K,get say(){return m(l)},get label(){return m(e)}})}It(M(se,2),{get nation(){return m(o).nations[m(d)]},get content(){return m(s)},get pointer(){return m(h)},get picked(){return n.picked},point:U,get rolled(){return m(P)},get roll(){return m(F)},get say(){return m(l)},get choice(){return n.choice},get toggle(){return n.toggle},why:G}),x(Z),x(J),T(J,e=>O=e,()=>O);var $=M(J,2),le=t=>{{let r=E(()=>m(l)(`dice-nation-${m(j)}`));z(t,{get title(){return m(r)},close:()=>k(j,null),children:(t,r)=>{var i=Rt(),a=e(i);{let e=E(()=>n.names[m(j)]??``);lt(a,{get view(){return m(o)},get content(){return m(s)},get seat(){return m(j)},get fresh(){return m(H)},get name(){return m(e)},show:K,get say(){return m(l)}})}St(M(a,2),{get view(){return m(o)},get look(){return n.look},get say(){return m(l)}}),f(t,i)},$$slots:{default:!0}})}};C($,e=>{m(j)!==null&&e(le)});var fe=M($,2),me=t=>{let n=E(()=>m(N)),r=E(()=>ce(Object.keys(m(o).board).find(e=>m(o).board[e]===m(n).id)??``));z(t,{get title(){return m(n).name},close:()=>k(N,null),children:(t,i)=>{var a=Vt(),o=e(a),s=p(o);Q(s,{get tile(){return m(n)}}),x(o);var c=M(o,2),d=b(c,!0),h=M(c,2),g=b(h,!0),_=M(h,2),v=e=>{var t=zt(),r=b(t,!0);D(e=>u(r,e),[()=>W(m(n))]),f(e,t)},y=E(()=>W(m(n)));C(_,e=>{m(y)&&e(v)});var S=M(_,2),w=e=>{var t=Bt(),n=p(t);ue(n,{get prospect(){return m(r)}}),x(t),f(e,t)};C(S,e=>{m(r)&&m(r).now<1&&e(w)}),D((e,t)=>{u(d,e),u(g,t)},[()=>ae(m(n),m(l)),()=>m(l)(`dice-about-${m(n).kind}`)]),f(t,a)},$$slots:{default:!0}})};C(fe,e=>{m(N)&&e(me)}),D(e=>y(Y,`aria-label`,e),[()=>m(l)(`dice-others`)]),f(t,q),A()}var Wt=s(`<span class="die svelte-15ttwx4" aria-hidden="true"><!></span><span class="hidden"> </span>`,1),Gt=l(`<svg viewBox="0 0 64 48" aria-hidden="true" class="svelte-15ttwx4"><path class="svelte-15ttwx4"></path></svg>`),Kt=s(`<em class="svelte-15ttwx4"><!> </em>`);function qt(t,n){v(n,!0);let r=E(()=>n.part.kind===`die`?q(n.part.id??``):null),a=E(()=>n.part.kind===`tile`?ie[n.part.id??``]:null);var o=i(),s=e(o),c=t=>{var n=Wt(),i=e(n),a=p(i);U(a,{get colour(){return m(r).colour},get resource(){return m(r).resource},get count(){return m(r).count}}),x(i);var o=M(i),s=b(o,!0);D(e=>u(s,e),[()=>L(`dice-die`,{colour:m(r).colour,resource:m(r).resource,count:m(r).count})]),f(t,n)},l=e=>{var t=Kt(),r=p(t),i=e=>{var t=Gt(),n=b(t);D(()=>y(n,`d`,m(a))),f(e,t)};C(r,e=>{m(a)&&e(i)});var o=M(r,1,!0);x(t),D(()=>u(o,n.part.text)),f(e,t)};C(s,e=>{m(r)?e(c):e(l,-1)}),f(t,o),A()}var Jt={table:Ut,words:{en:`# The table of the dice game, English. keys used with a part that varies stand together.

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
dice-card-title-wonder = Ein Wunder ist fertig
dice-card-gained = { $nation } +{ $vp }\xA0SP
dice-card-famine-lost = { $nation } hungert
dice-card-war-lost = { $nation } ist zu schwach
dice-card-wonder = { $nation } baut { $tile }
`},pace:Se,told:qt,spoken:(e,t)=>{let n=e.kind===`die`?q(e.id??``):null;return n?` ${t(`dice-die`,{colour:n.colour,resource:n.resource,count:n.count})}`:e.text},tint:e=>Ee[e]??``,cards:he,recap:`top`,sources:Pe,account:me,item:ke,called:(e,t)=>t(`dice-nation-${e}`),prompt:({view:e,say:t})=>{let{phase:n,payment:r}=e;return n===`paying`&&r?t(`dice-ask-paying`,{count:r.due,resource:r.resource}):t(`dice-ask-${n}`)},buttons:(e,t)=>je.flatMap(n=>{let r=e.find(e=>e.move.type===n);return r?[{offer:r,label:t(`dice-do-${n}`)}]:[]})};export{Jt as module};