const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Box2.js","assets/disclose-version.js","assets/words.svelte.js","assets/round.js","assets/fame.js","assets/round.css","assets/origins.js","assets/Box3.css","assets/Picture.js","assets/Picture2.css","assets/fields.js","assets/notation.js","assets/FameResult.js","assets/index.js","assets/index.css","assets/words.js","assets/Icon.js","assets/Icon.css","assets/FameResult.css"])))=>i.map(i=>d[i]);
import{$ as e,B as t,D as n,E as r,F as i,G as a,H as o,I as s,J as c,L as l,M as u,O as d,P as f,Q as p,U as m,V as h,Y as g,_,ct as v,d as y,et as b,it as x,k as S,lt as C,n as w,o as T,ot as E,pt as D,q as O,r as k,rt as A,t as j,tt as M,v as N,x as P,y as F,z as I}from"./disclose-version.js";import{c as L,n as R,o as z}from"./words.svelte.js";import{S as B,d as V,g as H,j as ee,l as te,m as ne}from"./index.js";import{a as U,c as re,d as W,i as G,l as K,n as q,o as ie,r as J,s as ae,t as oe,u as Y}from"./round.js";import{a as se,c as ce,d as X,f as le,l as ue,o as de,s as fe,u as Z}from"./fame.js";import{a as pe,i as Q,n as me,r as he,t as ge}from"./odds.svelte.js";var _e=s(`<button><!></button>`),ve=s(`<span class="empty advisor svelte-lh07yf"> </span>`),ye=s(`<span class="empty svelte-lh07yf"> </span>`),be=s(`<span class="called svelte-lh07yf" aria-hidden="true"> </span>`),xe=s(`<button><span class="mini svelte-lh07yf"><!></span> <!></button>`),Se=s(`<section><div class="row two svelte-lh07yf"><!> <div class="beside svelte-lh07yf"></div> <!></div> <div class="row five svelte-lh07yf"></div></section>`);function Ce(t,n){C(n,!0);let a=j(n,`dense`,3,!1),o=j(n,`fresh`,19,()=>[]),s=E(()=>[...n.nation.colonies,...n.nation.wonders].flatMap(e=>K(n.content,e)??[])),c=E(()=>n.nation.advisor?K(n.content,n.nation.advisor):null),l=E(()=>n.nation.wonder?K(n.content,n.nation.wonder):null),d=E(()=>n.pointer.move(`Build`)),g=e=>n.say(`dice-printed-${e}`).replaceAll(`­`,``),_=e=>`${e.name}: ${re(e,n.say)}`;var x=Se(),w=p(x),T=p(w),k=e=>{var t=_e(),r=p(t);{let e=E(()=>a()?`tiny`:`board`);J(r,{get tile(){return m(c)},get size(){return m(e)}})}D(t),O((e,n)=>{N(t,1,e,`svelte-lh07yf`),y(t,`data-fly`,`tile:${m(c).id}`),y(t,`aria-label`,n)},[()=>F([`advisor`,{fresh:o().includes(m(c).id)}]),()=>_(m(c))]),h(`click`,t,()=>n.show(m(c))),f(e,t)},A=e=>{var t=ve(),r=b(t,!0);O(e=>u(r,e),[()=>a()?`–`:n.say(`dice-no-advisor`)]),f(e,t)};S(T,e=>{m(c)?e(k):e(A,-1)});var I=M(T,2);r(I,21,()=>m(s),e=>e.id,(e,t)=>{var r=_e(),i=p(r);{let e=E(()=>a()?`tiny`:`small`);J(i,{get tile(){return m(t)},get size(){return m(e)},building:!1})}D(r),O((e,n)=>{N(r,1,e,`svelte-lh07yf`),y(r,`data-fly`,`tile:${m(t).id}`),y(r,`title`,m(t).name),y(r,`aria-label`,n)},[()=>F({fresh:o().includes(m(t).id)}),()=>_(m(t))]),h(`click`,r,()=>n.show(m(t))),f(e,r)},e=>{var t=ye(),r=b(t,!0);O(e=>u(r,e),[()=>a()?`–`:n.say(`dice-nothing-beside`)]),f(e,t)}),D(I);var L=M(I,2),R=e=>{var t=_e(),r=p(t);{let e=E(()=>a()?`tiny`:`board`);J(r,{get tile(){return m(l)},get size(){return m(e)}})}D(t),O((e,n)=>{N(t,1,e,`svelte-lh07yf`),y(t,`data-fly`,`tile:${m(l).id}`),y(t,`aria-label`,n)},[()=>F([`site`,{fresh:o().includes(m(l).id),offered:m(d),picked:m(d)&&n.picked?.text===m(d).text}]),()=>m(d)?.words??`${n.say(`dice-site`)}: ${_(m(l))}`]),h(`click`,t,()=>m(d)?n.point(m(d)):n.show(m(l))),f(e,t)},z=e=>{var t=ye(),r=b(t,!0);O(e=>u(r,e),[()=>a()?`–`:n.say(`dice-no-wonder`)]),f(e,t)};S(L,e=>{m(l)?e(R):e(z,-1)}),D(w);var B=M(w,2);r(B,23,()=>n.nation.developments,(e,t)=>`${e}.${t}`,(t,r,s)=>{let c=E(()=>K(n.content,m(r))),l=E(()=>n.pointer.development(m(r)));var d=i(),v=e(d),x=e=>{var t=_e(),i=p(t);{let e=E(()=>a()?`tiny`:`board`);J(i,{get tile(){return m(c)},get size(){return m(e)}})}D(t),O((e,n)=>{N(t,1,e,`svelte-lh07yf`),y(t,`data-fly`,`tile:${m(r)}`),y(t,`aria-label`,n)},[()=>F({offered:m(l),picked:m(l)&&n.picked?.text===m(l).text,fresh:o().includes(m(r))}),()=>m(l)?.words??_(m(c))]),h(`click`,t,()=>m(l)?n.point(m(l)):n.show(m(c))),f(e,t)},C=e=>{let t=E(()=>n.nation.developments.indexOf(m(r))===m(s)),i=E(()=>g(m(s)));var o=xe(),c=p(o),d=p(c);Y(d,{colour:`white`}),D(c);var _=M(c,2),v=e=>{var t=be(),r=b(t,!0);O(e=>u(r,e),[()=>n.say(`dice-printed-${m(s)}`)]),f(e,t)};S(_,e=>{a()||e(v)}),D(o),O(e=>{N(o,1,F([`printed`,{offered:m(l)&&m(t),picked:m(l)&&m(t)&&n.picked?.text===m(l).text}]),`svelte-lh07yf`),o.disabled=!m(l)&&!n.explain,y(o,`aria-disabled`,!m(l)||!m(t)),y(o,`aria-label`,e)},[()=>m(l)&&m(t)?n.say(`dice-printed-replace`,{name:m(i)}):n.say(`dice-printed-about`,{name:m(i)})]),h(`click`,o,()=>{m(l)&&m(t)?n.point(m(l)):m(l)?n.explain?.(n.say(`dice-why-printed`,{name:g(n.nation.developments.indexOf(m(r)))}),`D-A6a`):n.explain?.(n.say(`dice-printed-about`,{name:m(i)}),`D-C8`,`dice:white`)}),f(e,o)};S(v,e=>{m(c)?e(x):e(C,-1)}),f(t,d)}),D(B),D(x),P(x,e=>te?.(e)),O(()=>{N(x,1,F([`board`,{dense:a()}]),`svelte-lh07yf`),y(x,`aria-label`,n.label)}),f(t,x),v()}t([`click`]);var we=[`#a3243b`,`#2e7d46`,`#7d4bb0`,`#c99a12`],Te=[`M8 21C3 17 3 9 7 3M16 21c5-4 5-12 1-18M5 8l-3-1M4.5 12H1.5M6 16l-3 1.5M19 8l3-1M19.5 12h3M18 16l3 1.5M9 21h6`,`M9 3h6M10 3v3c-5 3-5 9 0 13h4c5-4 5-10 0-13V3M8 21h8M7 8C4 7 4 4 8 4M17 8c3-1 3-4-1-4M7.5 12h9`,`M12 8a4 4 0 1 0 .1 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M4.6 19.4l2-2`,`M1.5 20L9 7l7.5 13zM13 14l3-5 6.5 11h-6M9 7l2.5 13`],Ee=s(`<span class="hope svelte-1l9t3t7" aria-hidden="true"><!> </span>`),De=s(`<button><!> <!></button>`),Oe=s(`<svg viewBox="0 0 24 24" width="16" height="16" class="svelte-1l9t3t7"><path class="svelte-1l9t3t7"></path></svg><span class="whose svelte-1l9t3t7"> </span>`,1),ke=s(`<button class="ghost svelte-1l9t3t7"><span class="faint svelte-1l9t3t7"><!></span> <span class="taker svelte-1l9t3t7" aria-hidden="true"><!></span></button>`),Ae=s(`<span class="gap svelte-1l9t3t7" aria-hidden="true"></span>`),je=s(`<span class="number svelte-1l9t3t7" aria-hidden="true"> </span> <!>`,1),Me=s(`<span class="number column svelte-1l9t3t7" aria-hidden="true"> </span>`),Ne=s(`<section><!> <span class="number svelte-1l9t3t7" aria-hidden="true"></span> <!></section>`);function Pe(t,n){C(n,!0);let a=j(n,`traces`,19,()=>[]),s=E(()=>n.content.layout.columns[String(n.view.nations.length)]??3),c=E(()=>n.content.layout.prices.toReversed().map((e,t)=>{let r=n.content.layout.prices.length-t;return{row:r,spaces:Array.from({length:m(s)},(t,i)=>{let o=`${`abcd`[i]}${r}`,s=n.view.board[o],c=a().findLast(e=>e.space===o)??null;return{space:o,price:e,tile:s?K(n.content,s):null,trace:c,was:c&&K(n.content,c.tile)}})}}));function l(e){let t=he(e);return t&&t.after>t.now&&n.view.phase===`acting`?t:null}function d(e,t,r,i){let a=n.say(`dice-amount`,{count:t,resource:n.content.layout.paid_with[e.kind]}),o=`${e.name}: ${re(e,n.say)}. ${n.say(`dice-price`,{price:a})}`;if(r)return o;let s=i?[n.say(`dice-chance`,{now:Q(i.now),after:Q(i.after)})]:[];return[o,n.why(e)||n.say(`dice-not-now`),...s].join(` `)}var g=Ne(),x=p(g);r(x,17,()=>m(c),({row:e,spaces:t})=>e,(t,a)=>{let s=()=>m(a).row,c=()=>m(a).spaces;var g=je(),v=e(g),x=b(v,!0),C=M(v,2);r(C,17,c,({space:e,price:t,tile:n,trace:r,was:i})=>e,(t,r)=>{let a=()=>m(r).space,s=()=>m(r).price,c=()=>m(r).tile,g=()=>m(r).trace,v=()=>m(r).was;var x=i(),C=e(x),w=e=>{let t=E(()=>n.pointer.space(a())),r=E(()=>l(a()));var i=De(),g=p(i);{let e=E(()=>({count:s(),resource:n.content.layout.paid_with[c().kind]}));J(g,{get tile(){return c()},get price(){return m(e)}})}var _=M(g,2),v=e=>{var t=Ee(),n=p(t);G(n,{name:`reroll`,size:11});var i=M(n,1,!0);D(t),O(e=>u(i,e),[()=>me(m(r).after)]),f(e,t)};S(_,e=>{m(r)&&e(v)}),D(i),O(e=>{N(i,1,F({offered:m(t),picked:m(t)&&n.picked?.text===m(t).text||n.buying===c().id}),`svelte-1l9t3t7`),y(i,`data-fly`,`tile:${c().id}`),y(i,`data-space`,a()),y(i,`aria-label`,e),y(i,`aria-pressed`,m(t)?n.picked?.text===m(t).text:void 0)},[()=>d(c(),s(),m(t),m(r))]),o(`pointerenter`,i,e=>e.pointerType===`mouse`&&ge(a())),o(`pointerleave`,i,()=>ge(null)),o(`focus`,i,e=>e.currentTarget.matches(`:focus-visible`)&&ge(a())),o(`blur`,i,()=>ge(null)),h(`click`,i,()=>m(t)?n.point(m(t)):n.show(c())),f(e,i)},T=t=>{var r=ke();let i;var a=p(r),o=p(a);J(o,{get tile(){return v()},size:`small`}),D(a);var s=M(a,2),c=p(s),l=t=>{var r=Oe(),i=e(r),a=b(i),o=M(i),s=b(o,!0);O(e=>{y(a,`d`,Te[g().seat]),u(s,e)},[()=>n.say(`dice-nation-${g().seat}`)]),f(t,r)},d=e=>{var t=I(`✕`);f(e,t)};S(c,e=>{g().seat===null?e(d,-1):e(l)}),D(s),D(r),O(e=>{y(r,`aria-label`,e),i=_(r,``,i,{"--who":g().seat===null?void 0:we[g().seat]})},[()=>g().seat===null?n.say(`dice-was-removed`,{tile:v().name}):n.say(`dice-was-taken`,{tile:v().name,nation:n.say(`dice-nation-${g().seat}`)})]),h(`click`,r,()=>n.show(v())),f(t,r)},k=e=>{var t=Ae();f(e,t)};S(C,e=>{c()?e(w):g()&&v()?e(T,1):e(k,-1)}),f(t,x)}),O(()=>u(x,s())),f(t,g)});var w=M(x,4);r(w,16,()=>Array.from({length:m(s)},(e,t)=>t),e=>e,(e,t)=>{var n=Me(),r=b(n);O(()=>u(r,`${`abcd`[t]??``} · ${t+1}`)),f(e,n)}),D(g),P(g,e=>te?.(e)),O(e=>{N(g,1,F([`market`,{four:m(s)===4,choosing:n.pointer.due}]),`svelte-1l9t3t7`),y(g,`aria-label`,e)},[()=>n.say(`dice-market`)]),f(t,g),v()}t([`click`]);var Fe=s(`<span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need worth svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b> </span>`,1),Ie=s(`<span><!> </span>`),Le=s(`<span class="steps svelte-xkdgv2"></span>`),Re=s(`<span class="line svelte-xkdgv2"><span class="age svelte-xkdgv2"> </span> <span class="event svelte-xkdgv2"> </span> <!></span> <!>`,1),ze=s(`<button class="occasion svelte-xkdgv2"><!></button>`),Be=s(`<section class="occasion svelte-xkdgv2"><!></section>`);function Ve(t,n){C(n,!0);let a=t=>{var i=Re(),a=e(i),l=p(a),d=b(l,!0),h=M(l,2),g=b(h,!0),_=M(h,2),v=t=>{var r=Fe(),i=e(r),a=p(i),o=b(a,!0),c=M(a),l=b(c,!0),d=M(c);G(d,{name:`food`,size:14}),D(i);var h=M(i,2),g=p(h),_=b(g,!0),v=M(g),y=b(v,!0),x=M(v);G(x,{name:`strength`,size:14}),D(h);var S=M(h,2),C=p(S),w=b(C,!0),T=M(C),E=b(T,!0),k=M(T,1,!0);D(S),O((e,t,r,i)=>{u(o,e),u(l,n.view.food),u(_,t),u(y,n.view.war),u(w,r),u(E,m(s)),u(k,i)},[()=>n.say(`dice-famine-word`),()=>n.say(`dice-war-word`),()=>n.say(`dice-each-word`),()=>n.say(`dice-vp-word`)]),f(t,r)};S(_,e=>{m(o)&&e(v)}),D(a);var y=M(a,2),x=e=>{var t=Le();r(t,22,()=>oe,e=>e,(e,t,r)=>{var i=Ie(),a=p(i),o=e=>{var t=I(`✓ `);f(e,t)};S(a,e=>{m(r)+1<m(c)&&e(o)});var s=M(a,1,!0);D(i),O(e=>{N(i,1,F({now:m(r)+1===m(c)}),`svelte-xkdgv2`),u(s,e)},[()=>n.say(`dice-step-${t}`)]),f(e,i)}),D(t),f(e,t)};S(y,e=>{m(c)&&e(x)}),O((e,t)=>{u(d,e),u(g,t)},[()=>n.say(`dice-age`,{numeral:ue[n.view.age]??``}),()=>ie(m(o)?.name??``)]),f(t,i)},o=E(()=>n.content.events.find(e=>e.id===n.view.event)??null),s=E(()=>le(n.content,n.view.age)),c=E(()=>q(n.view.phase)),l=E(()=>[n.say(`dice-age`,{numeral:ue[n.view.age]??``}),...m(o)?[m(o).name,n.say(`dice-famine`,{count:n.view.food}),n.say(`dice-war`,{count:n.view.war}),n.say(`dice-each`,{vp:m(s)})]:[],...m(c)?[n.say(`dice-step-now`,{step:n.say(`dice-step-${oe[m(c)-1]}`)})]:[]].join(`. `)+`.`);var d=i(),g=e(d),_=e=>{var t=ze(),r=p(t);a(r),D(t),O(e=>y(t,`aria-label`,e),[()=>`${m(l)} ${n.say(`dice-look-round`)}`]),h(`click`,t,()=>n.look(`round`)),f(e,t)},x=e=>{var t=Be(),n=p(t);a(n),D(t),O(()=>y(t,`aria-label`,m(l))),f(e,t)};S(g,e=>{n.look?e(_):e(x,-1)}),f(t,d),v()}t([`click`]);function He(e,t){switch(e.move.type){case`PayChit`:return t.payment?.resource??null;case`UseChit`:return`book`;case`ReturnChit`:case`Reroll`:return`reroll`;default:return null}}function Ue(e,t){let n=X(e);return n.type===`ReturnUsed`?`used`:`die`in n?n.die:n.type===`Reroll`?null:He(e,t)}var We=class{offers;view;constructor(e,t){this.offers=e,this.view=t}get due(){return this.offers.length>0}space(e){return this.find(t=>`space`in t&&t.space===e)}die(e){return this.find(t=>`die`in t&&t.die===e)}chit(e){return this.offers.find(t=>He(t,this.view)===e)??null}development(e){return this.find(t=>t.type===`Replace`&&t.tile===e)}move(e){return this.find(t=>t.type===e)}find(e){return this.offers.find(t=>e(X(t)))??null}},Ge=[`Roll`,`Feed`,`Starve`,`Done`,`Build`,`Reroll`,`ReturnUsed`,`Pass`],Ke=s(`<span class="count svelte-1wx44gp"> </span>`);function qe(e,t){C(t,!0);let n=j(t,`still`,3,!1),r=x(0),i=!1;c(()=>{let e=t.value;if(!i||n()||!Number.isFinite(e)){i=!0,A(r,e,!0);return}let o=a(()=>m(r)),s=performance.now(),c=requestAnimationFrame(l);function l(t){let n=Math.min(1,(t-s)/500);A(r,Math.round(o+(e-o)*n),!0),n<1&&(c=requestAnimationFrame(l))}return()=>cancelAnimationFrame(c)});var o=Ke(),s=b(o,!0);O(()=>u(s,m(r))),f(e,o),v()}var Je=s(`<span class="gain svelte-q9lfm1"> </span>`),Ye=s(`<button><span class="who svelte-q9lfm1"><svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" class="svelte-q9lfm1"><path class="svelte-q9lfm1"></path></svg> <span class="name svelte-q9lfm1"> </span> <!></span> <span class="person svelte-q9lfm1"> </span> <span class="numbers svelte-q9lfm1"><!> <span class="svelte-q9lfm1"><!><!></span> <span class="svelte-q9lfm1"><!><!></span></span></button>`),Xe=s(`<button class="shadow svelte-q9lfm1"><span class="who svelte-q9lfm1"><span class="name svelte-q9lfm1"> </span></span> <span class="numbers svelte-q9lfm1"><span class="svelte-q9lfm1"><!><!></span></span></button>`),Ze=s(`<section><!> <!></section>`);function Qe(e,t){C(t,!0);let n=j(t,`gains`,19,()=>({})),i=E(()=>t.view.nations.length===1);var a=Ze(),o=p(a);r(o,16,()=>t.view.order,e=>e,(e,r)=>{let i=E(()=>t.view.nations[r]);var a=Ye(),o=p(a),s=p(o),c=b(s),l=M(s,2),d=b(l,!0),g=M(l,2),_=e=>{var t=Je(),i=b(t);O(()=>u(i,`+${n()[r]??``}`)),f(e,t)};S(g,e=>{n()[r]&&e(_)}),D(o);var v=M(o,2),x=b(v,!0),C=M(v,2),w=p(C);U(w,{get vp(){return m(i).vp},size:26});var T=M(w,2),k=p(T);G(k,{name:`book`,size:12}),qe(M(k),{get value(){return m(i).books},get still(){return t.still}}),D(T);var A=M(T,2),j=p(A);G(j,{name:`strength`,size:12}),qe(M(j),{get value(){return m(i).strength},get still(){return t.still}}),D(A),D(C),D(a),O((e,n,o)=>{N(a,1,F([`nation${r}`,{turn:t.atTurn===r,own:t.seat===r,passed:m(i).passed}]),`svelte-q9lfm1`),y(a,`data-seat`,r),y(a,`aria-label`,e),y(c,`d`,Te[r]),u(d,n),u(x,o)},[()=>t.say(`dice-player`,{who:[t.say(`dice-nation-${r}`),t.names[r]].filter(Boolean).join(`, `),vp:m(i).vp,books:m(i).books,strength:m(i).strength,turn:t.atTurn===r?`yes`:`no`,passed:m(i).passed?`yes`:`no`}),()=>t.say(`dice-nation-${r}`),()=>[m(i).passed&&t.say(`dice-passed`),t.names[r]].filter(Boolean).join(` · `)]),h(`click`,a,()=>t.open(r)),f(e,a)});var s=M(o,2),c=e=>{var n=Xe(),r=p(n),i=p(r),a=b(i,!0);D(r);var o=M(r,2),s=p(o),c=p(s);G(c,{name:`book`,size:12}),qe(M(c),{get value(){return t.view.shadow},get still(){return t.still}}),D(s),D(o),D(n),O((e,t)=>{y(n,`aria-label`,e),u(a,t)},[()=>t.say(`dice-shadow-about`,{books:t.view.shadow}),()=>t.say(`dice-shadow`)]),h(`click`,n,function(...e){t.meet?.apply(this,e)}),f(e,n)};S(s,e=>{m(i)&&e(c)}),D(a),P(a,e=>te?.(e)),O(e=>{N(a,1,F([`strip`,{many:t.view.nations.length>3}]),`svelte-q9lfm1`),y(a,`aria-label`,e)},[()=>t.say(`dice-players`)]),f(e,a),v()}t([`click`]);var $e=s(`<div><!></div>`),et=s(`<div></div>`);function tt(e,t){C(t,!0);let i=E(()=>[{resource:t.die.resource,count:t.die.count},...t.faces[t.die.colour].slice(0,5)]);var a=et();r(a,21,()=>m(i),n,(e,n,r)=>{var i=$e();N(i,1,F([`side`,`side${r}`]),`svelte-1ipt3eo`);var a=p(i);Y(a,k({get colour(){return t.die.colour}},()=>m(n),{named:!0})),D(i),f(e,i)}),D(a),O(()=>N(a,1,F([`cube`,`way${t.at%4}`]),`svelte-1ipt3eo`)),f(e,a),v()}var nt=Object.fromEntries(Object.entries(ce).map(([e,t])=>[t,e])),rt=Object.fromEntries(fe.map(e=>[e[0],e]));function $(e){let t=/^([wobr])([GSFBX])(\d?)$/.exec(e);return t?{text:e,colour:rt[t[1]],resource:nt[t[2]],count:Number(t[3]||1)}:null}function it(e){return Object.entries(e.unused).flatMap(([e,t])=>{let n=$(e);return n?Array.from({length:t},(t,r)=>({...n,key:`${e}.${r}`})):[]})}function at(e,t){return t.flatMap(t=>Array.from({length:e[t]??0},(e,n)=>({key:`${t}.${n}`,name:t})))}var ot=e=>at(e,fe),st=e=>at(e,de),ct=s(`<button><!></button>`),lt=s(`<span class="die waiting svelte-1jk3j5z" role="img"><!></span>`),ut=s(`<p class="soft none svelte-1jk3j5z"> </p>`),dt=s(`<span class="lying svelte-1jk3j5z"><!></span>`),ft=s(`<button><span class="word svelte-1jk3j5z"> </span> <!> <!></button>`),pt=s(`<section class="tray svelte-1jk3j5z"><div class="standing svelte-1jk3j5z"><!> <!> <!> <!></div> <!></section>`);function mt(t,n){C(n,!0);let a=j(n,`due`,3,!1),o=e=>n.choice?.selection.items.some(t=>t.name===e)??!1,s=e=>n.choice?.selection.items.some(t=>t.name===e&&t.worth<(n.choice?.selection.whole??1))??!1,l=e=>n.choice?.picked.includes(e)??!1;function g(e,t,r,i){o(e)?n.toggle(t):r&&!n.choice?n.point(r):_(i,e)}function _(e,t){A(w,!0),n.why(e,t)}let w=x(!1);c(()=>{n.nation,A(w,!1)});let k=E(()=>it(n.nation)),I=E(()=>st(n.nation.chits)),L=E(()=>ot(n.nation.unrolled)),R=E(()=>ot(n.nation.used)),z=E(()=>st(n.nation.used_chits)),B=E(()=>n.choice?null:n.pointer.move(`ReturnUsed`)),V=E(()=>n.choice?.selection.items.find(e=>e.name===`used`)?.count??0),H=E(()=>n.choice?.picked.filter(e=>ne(e)===`used`).length??0),ee=E(()=>{let e=Array.from({length:m(V)},(e,t)=>t).find(e=>!l(`used.${e}`));return`used.${m(H)<m(V)?e:m(V)-1}`}),U,re=E(()=>n.choice!==null||a()||m(w));c(()=>{if(!m(re))return;let e=document.querySelector(`section.foot`),t=new ResizeObserver(()=>{let t=e&&getComputedStyle(e).position===`sticky`;U.style.scrollMarginBottom=`${t?e.offsetHeight:0}px`,U.scrollIntoView({block:`nearest`,behavior:`instant`})});for(let n of[e,U])n&&t.observe(n);return()=>t.disconnect()});function G(e,t){return Number(t.split(`.`)[1])>=(n.nation.unused[e]??0)-(n.rolled[e]??0)}var K=pt(),q=p(K),ie=p(q);r(ie,19,()=>m(k),e=>e.key,(t,r,a)=>{let c=E(()=>n.choice?null:n.pointer.die(m(r).text)),u=E(()=>m(c)!==null||o(m(r).text)),_=E(()=>n.say(`dice-die`,{colour:m(r).colour,resource:m(r).resource,count:m(r).count}));var v=ct(),b=p(v);d(b,()=>n.roll,t=>{var o=i(),s=e(o),c=e=>{tt(e,{get die(){return m(r)},get faces(){return n.content.faces},get at(){return m(a)}})},l=E(()=>G(m(r).text,m(r).key)),u=e=>{Y(e,{get colour(){return m(r).colour},get resource(){return m(r).resource},get count(){return m(r).count},named:!0})};S(s,e=>{m(l)?e(c):e(u,-1)}),f(t,o)}),D(v),O((e,t)=>{N(v,1,e,`svelte-1jk3j5z`),y(v,`data-key`,m(r).key),y(v,`aria-disabled`,!m(u)),y(v,`tabindex`,m(u)?0:-1),y(v,`aria-pressed`,t),y(v,`aria-label`,m(c)?.words??m(_))},[()=>F([`die`,{offered:m(u),unfit:n.choice&&!m(u),half:l(m(r).key)&&s(m(r).text),picked:l(m(r).key)||m(c)&&n.picked?.text===m(c).text,again:!n.choice&&Number(m(r).key.split(`.`)[1])<pe(m(r).text)}]),()=>m(u)?l(m(r).key)||m(c)!==null&&n.picked?.text===m(c).text:void 0]),h(`click`,v,()=>g(m(r).text,m(r).key,m(c),m(_))),f(t,v)});var J=M(ie,2);r(J,17,()=>m(L),e=>e.key,(e,t)=>{var r=lt(),i=p(r);Y(i,{get colour(){return m(t).name}}),D(r),O(e=>y(r,`aria-label`,e),[()=>n.say(`dice-unrolled`,{colour:m(t).name})]),f(e,r)});var ae=M(J,2);r(ae,17,()=>m(I),e=>e.key,(e,t)=>{let r=E(()=>n.choice?null:n.pointer.chit(m(t).name)),i=E(()=>m(r)!==null||o(m(t).name)),a=E(()=>n.say(`dice-chit`,{chit:m(t).name}));var s=ct(),c=p(s);W(c,{get chit(){return m(t).name}}),D(s),O((e,n)=>{N(s,1,e,`svelte-1jk3j5z`),y(s,`data-key`,m(t).key),y(s,`aria-disabled`,!m(i)),y(s,`tabindex`,m(i)?0:-1),y(s,`aria-pressed`,n),y(s,`aria-label`,m(r)?.words??m(a))},[()=>F([`die`,{offered:m(i),unfit:n.choice&&!m(i),picked:l(m(t).key)||m(r)&&n.picked?.text===m(r).text}]),()=>m(i)?l(m(t).key)||m(r)!==null&&n.picked?.text===m(r).text:void 0]),h(`click`,s,()=>g(m(t).name,m(t).key,m(r),m(a))),f(e,s)});var oe=M(ae,2),se=e=>{var t=ut(),r=b(t,!0);O(e=>u(r,e),[()=>n.say(`dice-none-left`)]),f(e,t)};S(oe,e=>{!m(k).length&&!m(L).length&&!m(I).length&&e(se)}),D(q),P(q,e=>te?.(e));var ce=M(q,2),X=e=>{let t=E(()=>m(B)!==null||o(`used`));var i=ft(),a=p(i),s=b(a,!0),c=M(a,2);r(c,17,()=>m(R),e=>e.key,(e,t)=>{var n=dt(),r=p(n);Y(r,{get colour(){return m(t).name},flat:!0}),D(n),f(e,n)});var l=M(c,2);r(l,17,()=>m(z),e=>e.key,(e,t)=>{var n=dt(),r=p(n);W(r,{get chit(){return m(t).name},flat:!0}),D(n),f(e,n)}),D(i),O((e,r,a)=>{N(i,1,F([`used`,{offered:m(t),picked:m(H)>0||m(B)&&n.picked?.text===m(B).text}]),`svelte-1jk3j5z`),y(i,`aria-disabled`,!m(t)),y(i,`tabindex`,m(t)?0:-1),y(i,`aria-pressed`,e),y(i,`aria-label`,r),u(s,a)},[()=>o(`used`)?m(H)>0:void 0,()=>m(B)?.words??n.say(`dice-used`,{count:m(R).length+m(z).length}),()=>o(`used`)?n.say(`dice-used-back`,{count:m(H),of:m(V)}):n.say(`dice-used-short`)]),h(`click`,i,()=>o(`used`)?n.toggle(m(ee)):m(B)?n.point(m(B)):_(n.say(`dice-used-short`),`used`)),f(e,i)};S(ce,e=>{(m(R).length||m(z).length)&&e(X)}),D(K),T(K,e=>U=e,()=>U),O(e=>y(K,`aria-label`,e),[()=>n.say(`dice-tray`)]),f(t,K),v()}t([`click`]);function ht({lead:e},t){return e?e.move.type:{paying:`Pay`,picking:`Reroll`,returning:`Return`}[t.phase]??`Study`}function gt(e,t,n){let r=ht(e,t);if(r===`Feed`)return{tile:``,resource:`food`};if(r===`Build`)return{tile:K(n,t.nations[t.at_turn??0]?.wonder??``)?.name??``,resource:`stone`};if(r!==`Buy`)return{tile:``,resource:t.payment?.resource??`gold`};let i=e.lead&&X(e.lead),a=K(n,i?.type===`Buy`?t.board[i.space]??``:``);return{tile:a?.name??``,resource:a?n.layout.paid_with[a.kind]:`gold`}}var _t=(e,t,n)=>gt(e,t,n).resource;function vt(e,{view:t,content:n,say:r}){let{selection:i,picked:a}=e,o=i.whole??1,s=V(i,a),c=ht(e,t),l={...gt(e,t,n),count:c===`Study`?s:a.length,have:Math.floor(s/o),need:Math.ceil(i.least/o),half:s%o?`yes`:`no`,lost:Math.max(0,Math.floor((s-i.least)/o))},u=a.filter(e=>i.items.some(t=>t.name===ne(e)&&t.worth<o)).length,d=c===`Study`||c===`Reroll`||c===`Return`?0:Math.floor(u/2);return{words:r(`dice-account-${c}`,{...l,trades:d,rule:i.rule}),act:r(`dice-act-${c}`,{...l,what:c===`Return`?yt(a,r):``}),rule:c===`Return`?i.rule:d?`D-T1`:null}}function yt(e,t){let n=e.map(ne),r=n.filter(e=>e===`used`).length,i=n.flatMap(e=>{let n=$(e);return n?[t(`dice-die`,{colour:n.colour,resource:n.resource,count:n.count})]:e===`used`?[]:[t(`dice-chit`,{chit:e})]});return[...r?[t(`dice-return-used`,{count:r})]:[],...i].join(`, `)}function bt(t,n){C(n,!0);let r=E(()=>$(n.name));var a=i(),o=e(a),s=e=>{Y(e,{get colour(){return m(r).colour},get resource(){return m(r).resource},get count(){return m(r).count}})};S(o,e=>{m(r)&&e(s)}),f(t,a),v()}function xt(e,{content:t,seat:n,local:r=[],past:i=e,say:a}){let o=e.flatMap(e=>Z([e]).map(t=>({...e,event:t}))),s=[];for(let{seq:e,by:r,event:i}of o){if(i.type!==`WonderBuilt`||r===n)continue;let{seat:o,tile:c}=i,l=a(`dice-card-wonder`,{nation:a(`dice-nation-${o}`),tile:K(t,c)?.name??c});s.push({key:`${e}.${c}`,kind:`wonder`,seat:o,title:a(`dice-card-title-wonder`),words:l,things:[`tile:${c}`]})}let c=e=>e===n||r.includes(e);o.forEach(({seq:e,event:t},r)=>{if(t.type!==`Passed`||!c(t.seat)||o[r-1]?.event.type!==`Settled`)return;let i=t.seat,l=a(`dice-card-pass`,{own:i===n?`yes`:`no`,nation:a(`dice-nation-${i}`)});s.push({key:`${e}.pass ${i}`,kind:`out`,seat:i,title:a(`dice-card-title-pass`),words:l,things:[]})});let l=o.map(({event:e})=>e),u=St.flatMap(e=>Tt(wt(l,i),e,a));return u.length&&s.push({key:`age`,kind:`age`,seat:null,title:a(`dice-card-title-age`),words:u.join(`
`),things:[]}),s}var St=[[`books`,`BooksScored`,``],[`famine`,`FamineMet`,`FamineSuffered`],[`war`,`WarMet`,`WarLost`]],Ct=({type:e})=>e===`PlaceTaken`||e===`WarMet`||e===`WarLost`;function wt(e,t){if(!e.some(Ct))return e.filter(({type:e})=>e===`BooksScored`);let n=Z(t),r=n.findLastIndex(Ct)+1;return n.slice(n.slice(0,r).findLastIndex(({type:e})=>e===`RoundStarted`)+1,r)}function Tt(e,[t,n,r],i){let a=({seat:e})=>i(`dice-nation-${e}`),o=e.flatMap(e=>e.type===n?[e]:[]),s=o.filter(({vp:e})=>e>0),c=e.flatMap(e=>e.type===r?[e]:[]);if(!o.length&&!c.length)return[];let l=s.length?c.length?`both`:`met`:`lost`,u=s.map(e=>i(`dice-card-gained`,{nation:a(e),vp:e.vp}));return[i(`dice-card-${t}`,{how:l,gained:u.join(`, `),without:z(c.map(a))})]}var Et=s(`<span class="die svelte-1f76mw3" role="img"><!></span>`),Dt=s(`<span> </span> <span class="dice svelte-1f76mw3"></span>`,1),Ot=s(`<span> </span>`),kt=s(`<span class="chance svelte-1f76mw3"><!></span>`);function At(t,n){C(n,!0);let i=E(()=>Object.entries(n.prospect.reroll).flatMap(([e,t])=>{let n=$(e);return n?Array.from({length:t},(t,r)=>({...n,key:`${e}.${r}`})):[]}));var a=kt(),o=p(a),s=t=>{var a=Dt(),o=e(a),s=b(o,!0),c=M(o,2);r(c,21,()=>m(i),e=>e.key,(e,t)=>{var n=Et(),r=p(n);Y(r,{get colour(){return m(t).colour},get resource(){return m(t).resource},get count(){return m(t).count}}),D(n),O(e=>y(n,`aria-label`,e),[()=>L(`dice-die`,{colour:m(t).colour,resource:m(t).resource,count:m(t).count})]),f(e,n)}),D(c),O(e=>u(s,e),[()=>L(`dice-chance`,{now:Q(n.prospect.now),after:Q(n.prospect.after)})]),f(t,a)},c=e=>{var t=Ot(),r=b(t,!0);O(e=>u(r,e),[()=>L(`dice-chance-same`,{now:Q(n.prospect.now)})]),f(e,t)};S(o,e=>{n.prospect.after>n.prospect.now?e(s):e(c,-1)}),D(a),f(t,a),v()}var jt=e=>({name:e,of:(t,n)=>t.nations[n]?.[e]??null}),Mt={metrics:[jt(`vp`),jt(`books`),jt(`strength`)],round:e=>e.age,score:(e,t)=>e.nations[t].vp,before:0,begins:e=>e.findIndex(({rule:e})=>e===`D-R1`),lines:[`light-dark(#a3243b, #ff8d9b)`,`light-dark(#2e7d46, #7fd39b)`,`light-dark(#7d4bb0, #caa2f5)`,`light-dark(#8a5f00, #eebd55)`]};function Nt(e,t){let n={};for(let r of Z(e))r.type===`DieRolled`&&r.seat===t&&(n[r.die]=(n[r.die]??0)+1);return n}function Pt(e){return Z(e).flatMap(e=>e.type===`TileTaken`?[{tile:e.tile,seat:e.seat}]:e.type===`TileRemoved`?[{tile:e.tile,seat:null}]:[])}var Ft={DieRolled:800,TileTaken:650,TileRemoved:500,WonderBuilt:600,RoundStarted:1100,EventDrawn:900,Passed:450};function It(e){return Math.max(0,...Z(e).map(e=>Ft[e.type]??260))}function Lt(e,t){let n=t.flatMap(t=>{let n=[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`);return n?[{flight:t,from:n.getBoundingClientRect(),ghost:n.cloneNode(!0)}]:[]});return()=>n.forEach(({flight:t,from:n,ghost:r})=>Rt(e,t,n,r))}function Rt(e,t,n,r){let i=e.currentCSSZoom??1,a=zt(e,t),o=a?.getBoundingClientRect();r.removeAttribute(`data-fly`),r.setAttribute(`aria-hidden`,`true`),r.tabIndex=-1,Object.assign(r.style,{position:`fixed`,left:`${n.left/i}px`,top:`${n.top/i}px`,width:`${n.width/i}px`,height:`${n.height/i}px`,zIndex:`50`,pointerEvents:`none`,transformOrigin:`0 0`}),e.append(r);let s=[{transform:`none`,opacity:1,offset:0},{transform:`translateY(-10px) scale(1.06)`,opacity:1,offset:.18},{transform:o?`translate(${(o.left-n.left)/i}px, ${(o.top-n.top)/i}px) scale(${o.width/n.width}, ${o.height/n.height})`:`translateY(-40px) scale(.6) rotate(8deg)`,opacity:o&&a?.dataset.fly?1:.1,offset:1}],c=r.animate(s,{duration:560/B.speed,easing:`cubic-bezier(.4,0,.2,1)`});c.onfinish=c.oncancel=()=>r.remove()}function zt(e,t){return t.seat===null?null:[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`&&e.offsetParent!==null)??e.querySelector(`[data-seat="${t.seat}"]`)}var Bt={books:`BooksScored`,famine:`FamineMet`,war:`WarMet`},Vt=[`building`,`military`,`advisor`,`colony`,`wonder`];function Ht(e,t,n){let[r,i]=[t,n],a=r.nations.map((e,t)=>t),o=Z(e),s=Object.entries(Bt).map(([e,t])=>({name:e,values:a.map(e=>Wt(o.map(n=>n.type===t&&n.seat===e?n.vp:0)))})),c=o.some(({type:e})=>e===`TilesScored`),l=Vt.map(e=>({name:e,values:a.map(t=>c?Ut(r.nations[t],e,i):0)}));return[...s,...l]}function Ut(e,t,n){return Wt([...e.developments,e.advisor,...e.colonies,...e.wonders].flatMap(e=>e?K(n,e)??[]:[]).map(e=>e.kind===t?e.vp:0))}var Wt=e=>e.reduce((e,t)=>e+t,0),Gt=s(`<span class="svelte-1a951j3"><!></span>`),Kt=s(`<span class="dim svelte-1a951j3"><!></span>`),qt=s(`<span class="low svelte-1a951j3"><!></span>`),Jt=s(`<article class="svelte-1a951j3"><h2 class="svelte-1a951j3"> </h2> <div class="dice svelte-1a951j3" role="img"><!> <!> <!> <!> <!></div> <!></article>`);function Yt(e,t){C(t,!0);let n=j(t,`fresh`,19,()=>[]),i=E(()=>t.view.nations[t.seat]),a=E(()=>new We([],t.view)),o=E(()=>[t.say(`dice-nation-${t.seat}`),t.name].filter(Boolean).join(` · `));var s=Jt(),c=p(s),l=b(c,!0),d=M(c,2),h=p(d);r(h,17,()=>it(m(i)),e=>e.key,(e,t)=>{var n=Gt(),r=p(n);Y(r,{get colour(){return m(t).colour},get resource(){return m(t).resource},get count(){return m(t).count}}),D(n),f(e,n)});var g=M(h,2);r(g,17,()=>ot(m(i).unrolled),e=>e.key,(e,t)=>{var n=Kt(),r=p(n);Y(r,{get colour(){return m(t).name}}),D(n),f(e,n)});var _=M(g,2);r(_,17,()=>st(m(i).chits),e=>e.key,(e,t)=>{var n=Gt(),r=p(n);W(r,{get chit(){return m(t).name}}),D(n),f(e,n)});var x=M(_,2);r(x,17,()=>ot(m(i).used),e=>e.key,(e,t)=>{var n=qt(),r=p(n);Y(r,{get colour(){return m(t).name},flat:!0}),D(n),f(e,n)});var S=M(x,2);r(S,17,()=>st(m(i).used_chits),e=>e.key,(e,t)=>{var n=qt(),r=p(n);W(r,{get chit(){return m(t).name},flat:!0}),D(n),f(e,n)}),D(d),Ce(M(d,2),{get nation(){return m(i)},get content(){return t.content},get pointer(){return m(a)},picked:null,point:()=>{},get show(){return t.show},get explain(){return t.explain},get say(){return t.say},get fresh(){return n()},get label(){return m(o)},dense:!0}),D(s),O(e=>{u(l,m(o)),y(d,`aria-label`,e)},[()=>t.say(`dice-has`,{dice:it(m(i)).length,chits:st(m(i).chits).length})]),f(e,s),v()}var Xt=s(`<li class="svelte-1omrlxu"><button class="svelte-1omrlxu"><span class="thing svelte-1omrlxu"><!></span><span aria-hidden="true"> </span></button></li>`),Zt=s(`<ul class="svelte-1omrlxu"><!> <!></ul>`),Qt=s(`<p class="svelte-1omrlxu"> </p>`),$t=s(`<button class="svelte-1omrlxu"> </button>`),en=s(`<section class="supply"><h2 class="svelte-1omrlxu"> </h2> <!> <!></section>`);function tn(e,t){C(t,!0);var n=en(),i=p(n),a=b(i,!0),o=M(i,2),s=e=>{var n=Zt(),i=p(n);r(i,16,()=>fe,e=>e,(e,n)=>{var r=Xt(),i=p(r),a=p(i),o=p(a);Y(o,{get colour(){return n}}),D(a);var s=M(a),c=b(s,!0);D(i),D(r),O(e=>{i.disabled=!t.look,y(i,`aria-label`,e),u(c,t.view.supply[n])},[()=>t.say(`dice-gives-dice`,{count:t.view.supply[n],colour:n})]),h(`click`,i,()=>t.look?.(`dice:${n}`)),f(e,r)});var a=M(i,2);r(a,16,()=>de,e=>e,(e,n)=>{var r=Xt(),i=p(r),a=p(i),o=p(a);W(o,{get chit(){return n}}),D(a);var s=M(a),c=b(s,!0);D(i),D(r),O(e=>{i.disabled=!t.look,y(i,`aria-label`,e),u(c,t.view.supply_chits[n])},[()=>t.say(`dice-chits`,{count:t.view.supply_chits[n],chit:n})]),h(`click`,i,()=>t.look?.(`dice:chits`)),f(e,r)}),D(n),f(e,n)},c=e=>{var n=Qt(),r=b(n,!0);O(e=>u(r,e),[()=>t.say(`dice-supply-endless`)]),f(e,n)};S(o,e=>{t.view.supply&&t.view.supply_chits?e(s):e(c,-1)});var l=M(o,2),d=e=>{var n=$t(),r=b(n,!0);O(e=>u(r,e),[()=>t.say(`dice-look`)]),h(`click`,n,()=>t.look(`dice`)),f(e,n)};S(l,e=>{t.look&&e(d)}),D(n),O((e,t)=>{y(n,`aria-label`,e),u(a,t)},[()=>t.say(`dice-supply`),()=>t.say(`dice-supply`)]),f(e,n),v()}t([`click`]);function nn(e,t,n){return Z(t.filter(({by:e})=>e!==n)).flatMap(t=>t.type===`TileRemoved`?[{tile:t.tile,seat:null,space:t.space}]:t.type===`TileTaken`?[{tile:t.tile,seat:t.seat,space:rn(e,t.tile)}]:t.type===`WonderBuilt`?[{tile:t.tile,seat:t.seat,space:null}]:[])}function rn(e,t){let n=Z(e).findLast(e=>e.type===`TileLaid`&&e.tile===t);return n?.type===`TileLaid`?n.space:null}function an(e){let t={};for(let n of Z(e))`vp`in n&&`seat`in n&&n.vp&&(t[n.seat]=(t[n.seat]??0)+n.vp);return t}var on=new Set([`$$slots`,`$$events`,`$$legacy`]),sn=s(`<!> <!>`,1),cn=s(`<p class="svelte-1vutu7f"><button class="svelte-1vutu7f"> </button></p>`),ln=s(`<button class="link svelte-1vutu7f"> </button>`),un=s(`<p class="not svelte-1vutu7f"> <!></p>`),dn=s(`<p class="svelte-1vutu7f"><!></p>`),fn=s(`<div class="large svelte-1vutu7f"><!></div> <p class="svelte-1vutu7f"> </p> <p class="soft svelte-1vutu7f"> </p> <!> <!> <!>`,1),pn=s(`<div class="cabinet svelte-1vutu7f"><aside class="rivals svelte-1vutu7f"><!> <!></aside> <div class="centre svelte-1vutu7f"><!> <!> <!> <!> <!></div></div> <!> <!>`,1);function mn(t,n){C(n,!0);let i=w(n,on),o=E(()=>n.view),s=E(()=>n.content),l=E(()=>n.say),d=E(()=>n.seat??m(o).order[0]??0),_=E(()=>new We(n.offers,m(o))),k=E(()=>m(o).nations.map((e,t)=>t).filter(e=>e!==m(d))),j,N=x(null),P=x(null),F=x({}),L=x(0),R=x(null),z=null;c(()=>(document.documentElement.dataset.age=String(m(o).age),()=>delete document.documentElement.dataset.age)),g(()=>{let e=Z(n.news).findLast(e=>e.type===`TileChosen`);m(o).phase===`paying`?e?.type===`TileChosen`&&A(R,e.tile,!0):A(R,null)}),g(()=>{let e=n.news;if(n.still||!e.length){A(F,{});return}let t=Nt(e,a(()=>m(d)));A(F,t),Object.keys(t).length&&a(()=>A(L,m(L)+1)),j&&(z=Lt(j,Pt(e)))}),c(()=>{n.view,z?.(),z=null});let B=0,V=E(()=>nn(n.past??[],n.recent??[],n.seat)),ee=E(()=>an(n.recent??[])),te=E(()=>m(V).filter(({seat:e})=>e!==null).map(({tile:e})=>e));c(()=>{let e=n.pointed;e&&a(()=>ne(e.things))});function ne(e){let t=[...j.querySelectorAll(`[data-fly], [data-seat]`)].filter(e=>e.offsetParent!==null).filter(({dataset:t})=>e.includes(t.fly??`seat:${t.seat}`));t[0]?.scrollIntoView({block:`center`,behavior:n.still?`auto`:`smooth`});for(let e of t)U(e);t.length||A(P,e.flatMap(e=>m(s).tiles.find(({id:t})=>e===`tile:${t}`)??[])[0]??null,!0)}function U(e){e.classList.remove(`called-out`),e.offsetWidth,e.classList.add(`called-out`),setTimeout(()=>e.classList.remove(`called-out`),2600)}let W=E(()=>n.choice?.lead??n.picked);function G(e){B=performance.now(),n.pick(e)}function K(e){let t=Object.keys(m(o).board).find(t=>m(o).board[t]===e.id),r=t?`buy:${t}`:m(o).nations[m(d)]?.wonder===e.id?`build`:null,i=n.objections.find(e=>e.thing===r)??null;return i||!t?i:q()}function q(){let{atTurn:e,seat:t,choice:n}=i;if(t===null||e===null||n?.lead)return null;let r=e===t?m(o).phase:`wait`;return r===`acting`?null:{words:m(l)(`dice-why-tile`,{phase:r}),rule:`D-A1`}}let ie={w:`white`,o:`orange`,b:`blue`,r:`red`},ae=e=>e===`used`?`dice`:`dice:${/^[wobr][A-Z]/.test(e)?ie[e[0]]:`chits`}`;function oe(e,t){let{choice:n,atTurn:r,seat:a,explain:c,look:u,objections:d,offers:f}=i,p=u?ae(t):void 0;if(e=e.charAt(0).toUpperCase()+e.slice(1),t===`used`&&!n)return c(m(l)(`dice-why-used`),`D-A3a`,p);if(r===null||a===null||r!==a)return c(m(l)(`dice-why-wait`,{thing:e}),void 0,p);let h=t===`reroll`?d.find(e=>e.thing===`reroll`):null;if(!n&&h)return c(`${e}: ${h.words}`,h.rule,p);if(!n)return c(m(l)(`dice-why-first`,{thing:e,phase:f.length>1?m(o).phase:`other`}),void 0,p);c(m(l)(`dice-why-${ht(n,m(o))}`,{thing:e,resource:_t(n,m(o),m(s))}),n.selection.rule)}function Y(e){e(),A(P,null)}function se(e){performance.now()-B>700&&A(P,e,!0)}var ce=pn(),X=e(ce),le=p(X),ue=p(le);r(ue,16,()=>m(k),e=>e,(e,t)=>{{let r=E(()=>n.names[t]??``);Yt(e,{get view(){return m(o)},get content(){return m(s)},get seat(){return t},get fresh(){return m(te)},get name(){return m(r)},show:se,get explain(){return n.explain},get say(){return m(l)}})}}),tn(M(ue,2),{get view(){return m(o)},get look(){return n.look},get say(){return m(l)}}),D(le);var de=M(le,2),fe=p(de);Ve(fe,{get view(){return m(o)},get content(){return m(s)},get look(){return n.look},get say(){return m(l)}});var pe=M(fe,2);Qe(pe,{get view(){return m(o)},get names(){return n.names},get seat(){return n.seat},get atTurn(){return n.atTurn},open:e=>A(N,e,!0),meet:()=>n.showRule?.(`D-1a`),get still(){return n.still},get gains(){return m(ee)},get say(){return m(l)}});var Q=M(pe,2);Pe(Q,{get view(){return m(o)},get content(){return m(s)},get traces(){return m(V)},get pointer(){return m(_)},get buying(){return m(R)},why:e=>K(e)?.words??``,get picked(){return m(W)},point:G,show:se,get say(){return m(l)}});var me=M(Q,2);{let e=E(()=>m(l)(`dice-board`,{nation:m(l)(`dice-nation-${m(d)}`)}));Ce(me,{get nation(){return m(o).nations[m(d)]},get content(){return m(s)},get pointer(){return m(_)},get picked(){return m(W)},point:G,show:se,get explain(){return n.explain},get say(){return m(l)},get label(){return m(e)}})}var ge=M(me,2);{let e=E(()=>m(_).due&&m(o).phase!==`acting`);mt(ge,{get nation(){return m(o).nations[m(d)]},get content(){return m(s)},get pointer(){return m(_)},get picked(){return n.picked},point:G,get rolled(){return m(F)},get roll(){return m(L)},get say(){return m(l)},get choice(){return n.choice},get toggle(){return n.toggle},why:oe,get due(){return m(e)}})}D(de),D(X),T(X,e=>j=e,()=>j);var _e=M(X,2),ve=t=>{{let r=E(()=>m(l)(`dice-nation-${m(N)}`));H(t,{get title(){return m(r)},close:()=>A(N,null),children:(t,r)=>{var i=sn(),a=e(i);{let e=E(()=>n.names[m(N)]??``);Yt(a,{get view(){return m(o)},get content(){return m(s)},get seat(){return m(N)},get fresh(){return m(te)},get name(){return m(e)},show:se,get say(){return m(l)}})}tn(M(a,2),{get view(){return m(o)},get look(){return n.look},get say(){return m(l)}}),f(t,i)},$$slots:{default:!0}})}};S(_e,e=>{m(N)!==null&&e(ve)});var ye=M(_e,2),be=t=>{let r=E(()=>m(P)),i=E(()=>he(Object.keys(m(o).board).find(e=>m(o).board[e]===m(r).id)??``));H(t,{get title(){return m(r).name},close:()=>A(P,null),children:(t,a)=>{let o=E(()=>K(m(r)));var s=fn(),c=e(s),d=p(c);J(d,{get tile(){return m(r)}}),D(c);var g=M(c,2),_=b(g,!0),v=M(g,2),x=b(v,!0),C=M(v,2),w=e=>{var t=cn(),i=p(t),a=b(i,!0);D(t),O(e=>u(a,e),[()=>m(l)(`dice-look`)]),h(`click`,i,()=>Y(()=>n.look?.(`tiles:${m(r).id}`))),f(e,t)};S(C,e=>{n.look&&e(w)});var T=M(C,2),k=e=>{var t=un(),r=p(t),i=M(r),a=e=>{var t=ln(),r=b(t,!0);O(e=>{y(t,`aria-label`,e),u(r,m(o).rule)},[()=>m(l)(`show-rule`,{rule:m(o).rule})]),h(`click`,t,()=>Y(()=>n.showRule?.(m(o).rule))),f(e,t)},s=e=>{var t=I();O(()=>u(t,`(${m(o).rule??``})`)),f(e,t)};S(i,e=>{n.showRule?e(a):e(s,-1)}),D(t),O(()=>u(r,`${m(o).words??``} `)),f(e,t)};S(T,e=>{m(o)&&e(k)});var A=M(T,2),j=e=>{var t=dn();At(p(t),{get prospect(){return m(i)}}),D(t),f(e,t)};S(A,e=>{m(i)&&m(i).now<1&&e(j)}),O((e,t)=>{u(_,e),u(x,t)},[()=>re(m(r),m(l)),()=>m(l)(`dice-about-${m(r).kind}`)]),f(t,s)},$$slots:{default:!0}})};S(ye,e=>{m(P)&&e(be)}),O(e=>y(le,`aria-label`,e),[()=>m(l)(`dice-others`)]),f(t,ce),v()}t([`click`]);var hn=s(`<span class="die svelte-15ttwx4" aria-hidden="true"><!></span><span class="hidden"> </span>`,1),gn=l(`<svg viewBox="0 0 64 48" aria-hidden="true" class="svelte-15ttwx4"><path class="svelte-15ttwx4"></path></svg>`),_n=s(`<em class="svelte-15ttwx4"><!> </em>`);function vn(t,n){C(n,!0);let r=E(()=>n.part.kind===`die`?$(n.part.id??``):null),a=E(()=>n.part.kind===`tile`?ae[n.part.id??``]:null);var o=i(),s=e(o),c=t=>{var n=hn(),i=e(n),a=p(i);Y(a,{get colour(){return m(r).colour},get resource(){return m(r).resource},get count(){return m(r).count}}),D(i);var o=M(i),s=b(o,!0);O(e=>u(s,e),[()=>L(`dice-die`,{colour:m(r).colour,resource:m(r).resource,count:m(r).count})]),f(t,n)},l=e=>{var t=_n(),r=p(t),i=e=>{var t=gn(),n=b(t);O(()=>y(n,`d`,m(a))),f(e,t)};S(r,e=>{m(a)&&e(i)});var o=M(r,1,!0);D(t),O(()=>u(o,n.part.text)),f(e,t)};S(s,e=>{m(r)?e(c):e(l,-1)}),f(t,o),v()}var yn=`# Der Tisch des Würfelspiels, deutsch.

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
`,bn=`# The table of the dice game, English. keys used with a part that varies stand together.

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
`,xn=[`Buy`,`Build`,`Reroll`,`Pass`];function Sn(e,t){let n=$(e);return n&&t(`dice-die`,{colour:n.colour,resource:n.resource,count:n.count})}var Cn=({faces:e})=>Object.fromEntries(Object.entries(e).map(([e,t])=>[e,t.map(({resource:t,count:n})=>`${e[0]}${ce[t]}${n>1?n:``}`)])),wn={table:mn,words:{en:bn,de:yn},pace:It,told:vn,spoken:(e,t)=>{let n=e.kind===`die`?Sn(e.id??``,t):null;return n?` ${n}`:e.text},spokenFace:Sn,face:bt,draws:e=>({faces:Cn(e),streams:[`FourRolled`,`Laid`]}),course:Mt,viewpoint:0,box:{parts:[`round`,`signs`,`dice`,`tiles`,`events`],first:`dice`,shown:()=>ee(()=>import(`./Box2.js`),__vite__mapDeps([0,1,2,3,4,5,6,7]))},picture:()=>ee(()=>import(`./Picture.js`),__vite__mapDeps([8,1,2,9])),fields:()=>ee(()=>import(`./fields.js`),__vite__mapDeps([10,4,2,1,11])),chances:{about:(e,t,n,r)=>e===`famine`?r(`advice-famine`,{food:t.food}):K(n,t.board[e]??``)?.name??e,shown:At},gentle:`random`,reached:se,fame:()=>ee(()=>import(`./FameResult.js`),__vite__mapDeps([12,1,2,13,14,15,16,17,4,18])),tint:e=>we[e]??``,cards:xt,carded:({seat:e},t)=>e===null&&t.some(({kind:e})=>e===`age`),recap:(e,t)=>t&&e.phase===`replacing`?`.market`:`.centre > .board`,sources:Ht,account:(e,{view:t,content:n,say:r})=>vt(e,{view:t,content:n,say:r}),item:(e,t)=>Ue(e,t),called:(e,t)=>t(`dice-nation-${e}`),prompt:({view:e,content:t,offers:n,say:r})=>{let{phase:i,payment:a,age:o,food:s}=e;return i===`acting`?r(`dice-ask-acting`,{ways:R(xn.filter(e=>n.some(({move:t})=>t.type===e)).map(e=>r(`dice-may-${e}`)))}):i===`paying`&&a?r(`dice-ask-paying`,{count:a.due,resource:a.resource}):r(`dice-ask-${i}`,{count:s,vp:le(t,o)})},buttons:(e,t)=>Ge.flatMap(n=>{let r=e.find(e=>e.move.type===n);return r?[{offer:r,label:t(`dice-do-${n}`)}]:[]})};export{Ve as a,We as i,wn as module,$ as n,Pe as o,Qe as r,Ce as s,mt as t};