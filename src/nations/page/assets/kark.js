import{$ as e,B as t,E as n,F as r,G as i,H as a,I as o,J as s,L as c,M as l,P as u,Q as d,U as f,V as p,W as m,X as h,Y as g,Z as _,_ as v,ct as y,d as b,et as x,ft as S,ht as C,it as w,k as T,lt as E,mt as D,o as ee,ot as O,pt as k,q as A,rt as j,t as te,tt as M,v as N}from"./disclose-version.js";import{n as P}from"./words.svelte.js";import{t as F}from"./effects.js";import{s as I}from"./types2.js";import{C as ne,E as L,S as re,T as R,_ as ie,b as ae,c as oe,d as se,f as ce,g as le,h as ue,i as de,l as z,m as fe,n as pe,o as me,p as B,r as he,s as ge,t as _e,u as ve,v as ye,w as V,x as H,y as be}from"./Turn.js";function xe(e,{content:t,seat:n,say:r}){return e.filter(({by:e})=>e!==n).flatMap(({seq:e,by:i,events:a})=>a.flatMap((o,s)=>Se(o,{key:`${e}.${s}`,by:i,events:a,content:t,seat:n,say:r})))}function Se(e,t){let{key:n,by:r,events:i,content:a,seat:o,say:s}=t,[c,l]=[Number(e.seat),String(e.country??``)],u=e=>a.countries.find(({id:t})=>t===e)?.name??s(`kark-sea-${e}`),d=(e,t,i)=>[{key:n,kind:e,seat:c,title:s(`kark-card-title-${e}`,{own:c===o?`yes`:`no`,...t}),words:s(`kark-card-${e}`,{power:s(`kark-power-${c}`),by:r===null?``:s(`kark-power-${r}`),...t}),things:i}];switch(e.type){case`LeaderCaptured`:{let t=i.some(({type:t,country:n})=>t===`CountryTaken`&&n===e.country);return d(`leader`,{leader:String(e.leader),country:u(l),lost:t?`yes`:`no`},[`place:${l}`])}case`CoupMade`:return d(`coup`,{country:u(l)},[`place:${l}`]);case`LeaderWithdrawn`:return d(`withdrawn`,{leader:String(e.leader)},[`place:${String(e.point)}`]);case`TankersTaken`:return d(`tanker`,{count:Number(e.count),country:u(String(e.place))},[`place:${String(e.place)}`]);case`PowerOut`:return d(`out`,{},[`seat:${c}`]);case`CardTurned`:{let t=a.cards.find(({id:t})=>t===e.card);return d(`card`,{name:t?.name??``,effect:t?F(t,s):``},[])}default:return[]}}var U=[[`move`,[`MoveLeader`]],[`place`,[`Place`]],[`skip`,[`Skip`]],[`tanker`,[`BuyTanker`,`SellTanker`,`Sail`,`Station`]],[`pipeline`,[`LayPipeline`]],[`end`,[`End`]]];function W({view:e,seat:t,names:n,offers:r,say:i}){let a=pe(e);if(a===null||!`RWBG`[a])return i(`kark-ask-over`);if(a!==t)return i(`kark-ask-other`,{name:n[a]??i(`kark-power-${a}`)});let o=U.filter(([,e])=>r.some(({move:t})=>e.includes(t.type))).map(([e])=>i(`kark-may-${e}`));return e.phase===`leader`&&!r.some(({move:e})=>e.type===`Skip`)?i(`kark-ask-due`,{ways:P(o)}):e.phase===`leader`||e.phase===`last`?i(`kark-ask-ways`,{ways:P(o)}):i(`kark-ask-${e.phase===`agreeing`?`agreeing`:he(e).replace(`_`,`-`)}`)}var G=e=>e.reduce((e,t)=>e+t,0),K=3;function Ce(e,t,n){let[r,i]=[t,n],a=e.flatMap(e=>e.events),o={income:e=>e.type===`IncomeCollected`?Number(e.millions):0,cards:e=>e.type===`CashWon`?Number(e.millions):e.type===`CashLost`?-Number(e.millions):0,moves:e=>e.type===`LeaderMoved`?-Number(e.millions):e.type===`LeaderPlaced`?-i.prices.step[e.leader]:0,trade:e=>e.type===`TankerSold`?Number(e.millions):e.type===`TankerBought`?-i.prices.tanker_buy:e.type===`PipelineLaid`?-i.prices.pipeline:0},s=e=>r.powers.map(({out:t},n)=>t?0:G(a.filter(e=>e.seat===n).map(e))),c=Object.entries(o).map(([e,t])=>({name:e,values:s(t)})),l=r.powers.map(({cash:e,out:t},n)=>t?0:e-G(c.map(({values:e})=>e[n]??0))),u=r.powers.map(({tankers:e,out:t})=>t?0:K*G(Object.values(e))),d=r.powers.map(({income:e,out:t})=>t?0:K*e);return[{name:`start`,values:l},...c,{name:`tankers`,values:u},{name:`earning`,values:d}]}var we=o(`<li><span aria-hidden="true"> </span> <span class="sr"> </span> <small class="svelte-1adv7k0"> </small></li>`),q=o(`<h3> </h3> <ol></ol>`,1),Te=o(`<!> <!>`,1),Ee=o(`<button type="button" class="svelte-1adv7k0"> </button>`),De=o(`<details class="deck svelte-1adv7k0"><summary class="svelte-1adv7k0"><svg viewBox="0 0 26 22" aria-hidden="true" class="svelte-1adv7k0"><rect x="1" y="4" width="17" height="17" rx="2" class="svelte-1adv7k0"></rect><rect x="4" y="2.5" width="17" height="17" rx="2" class="svelte-1adv7k0"></rect><rect x="7.5" y="1" width="17" height="17" rx="2" class="svelte-1adv7k0"></rect><text x="16" y="14.4" class="svelte-1adv7k0">?</text></svg> </summary> <div class="svelte-1adv7k0"><!> <!> <!></div></details>`);function Oe(t,i){E(i,!0);let a=(t,a=D,o=D,s=D)=>{var c=r(),p=e(c),m=t=>{var r=q(),c=e(r),p=x(c,!0),m=M(c,2);let h;n(m,21,o,e=>e.id,(e,t)=>{var n=we();let r;var a=d(n),o=x(a,!0),s=M(a),c=M(s),p=x(c),m=M(c,2),h=x(m,!0);k(n),A((e,i)=>{r=N(n,1,`svelte-1adv7k0`,null,r,{bad:!f(t).good}),l(o,f(t).good?`▲`:`▼`),l(s,` ${f(t).name??``}`),l(p,`, ${e??``}`),l(h,i)},[()=>i.say(f(t).good?`kark-good`:`kark-bad`),()=>F(f(t),i.say)]),u(e,n)}),k(m),A(()=>{l(p,a()),h=N(m,1,`svelte-1adv7k0`,null,h,{ordered:s()})}),u(t,r)};T(p,e=>{o().length&&e(m)}),u(t,c)},o=O(()=>new Map(i.content.cards.map(e=>[e.id,e]))),s=O(()=>m(i.view.unseen)),c=O(()=>f(s).filter(e=>e.good).length);function m(e){return e.flatMap(e=>f(o).get(e)??[])}var h=De(),g=d(h),_=M(d(g));k(g);var v=M(g,2),b=d(v);{let e=O(()=>i.say(`kark-deck-next`)),t=O(()=>m(i.view.next_cards));a(b,()=>f(e),()=>f(t),()=>!0)}var S=M(b,2),C=t=>{var n=Te(),r=e(n);{let e=O(()=>i.say(`kark-deck-unseen`));a(r,()=>f(e),()=>f(s),()=>!1)}var o=M(r,2);{let e=O(()=>i.say(`kark-deck-seen`)),t=O(()=>m(i.view.seen));a(o,()=>f(e),()=>f(t),()=>!0)}u(t,n)};T(S,e=>{i.view.next_cards.length||e(C)});var w=M(S,2),ee=e=>{var t=Ee(),n=x(t,!0);A(e=>l(n,e),[()=>i.say(`kark-deck-look`)]),p(`click`,t,()=>i.look(`cards`)),u(e,t)};T(w,e=>{i.look&&e(ee)}),k(v),k(h),A(e=>l(_,` ${e??``}`),[()=>i.view.next_cards.length?i.say(`kark-deck-known`):i.say(`kark-deck`,{count:f(s).length,good:f(c),bad:f(s).length-f(c)})]),u(t,h),y()}t([`click`]);var ke=c(`<circle r="4.4" class="paper svelte-6iyspo"></circle><circle r="3.2" class="red svelte-6iyspo"></circle>`,1),J=c(`<rect x="-3.6" y="-4.2" width="7.2" height="8.4" rx="1" class="stamp svelte-6iyspo"></rect><text y="3" class="svelte-6iyspo">?</text>`,1),Ae=c(`<circle r="3" class="paper svelte-6iyspo"></circle>`),je=c(`<path d="M-6 0H6M-8 0l3.5-2v4ZM8 0l-3.5-2v4Z" class="solid svelte-6iyspo"></path>`),Me=c(`<g transform="translate(0 1)"><circle r="5.4" class="paper svelte-6iyspo"></circle><path class="line svelte-6iyspo"></path></g>`),Ne=c(`<path d="M-8 0H8" class="pipe svelte-6iyspo"></path><path d="M-8 0H8" class="oil svelte-6iyspo"></path>`,1),Pe=c(`<path d="M-8 0H8" class="link svelte-6iyspo"></path>`),Y=c(`<circle r="5" class="lamp svelte-6iyspo"></circle>`),Fe=c(`<!><g transform="translate(0 1.4)"><path class="line svelte-6iyspo"></path><path class="solid svelte-6iyspo"></path></g>`,1),X=o(`<li class="svelte-6iyspo"><svg viewBox="-9 -7 18 14" aria-hidden="true" class="svelte-6iyspo"><!></svg> </li>`),Ie=o(`<button type="button" class="svelte-6iyspo"> </button>`),Le=o(`<details class="svelte-6iyspo"><summary class="svelte-6iyspo"> </summary> <ul class="svelte-6iyspo"></ul> <!></details>`);function Re(t,r){E(r,!0);let i=[`capital`,`question`,`point`,`arrow`,`derrick`,`lit`,`port`,`pipeline`,`link`];var a=Le(),o=d(a),s=x(o,!0),c=M(o,2);n(c,20,()=>i,e=>e,(t,n)=>{var i=X(),a=d(i),o=d(a),s=e=>{var t=ke();S(),u(e,t)},c=e=>{var t=J();S(),u(e,t)},f=e=>{var t=Ae();u(e,t)},p=e=>{var t=je();u(e,t)},m=e=>{var t=Me(),n=M(d(t));k(t),A(()=>b(n,`d`,V)),u(e,t)},h=e=>{var t=Ne();S(),u(e,t)},g=e=>{var t=Pe();u(e,t)},_=t=>{var r=Fe(),i=e(r),a=e=>{var t=Y();u(e,t)};T(i,e=>{n===`lit`&&e(a)});var o=M(i),s=d(o),c=M(s);k(o),A(()=>{b(s,`d`,L),b(c,`d`,R)}),u(t,r)};T(o,e=>{n===`capital`?e(s):n===`question`?e(c,1):n===`point`?e(f,2):n===`arrow`?e(p,3):n===`port`?e(m,4):n===`pipeline`?e(h,5):n===`link`?e(g,6):e(_,-1)}),k(a);var v=M(a);k(i),A(e=>l(v,` ${e??``}`),[()=>r.say(`kark-sign-${n}`)]),u(t,i)}),k(c);var f=M(c,2),m=e=>{var t=Ie(),n=x(t,!0);A(e=>l(n,e),[()=>r.say(`kark-look-pieces`)]),p(`click`,t,()=>r.look(`pieces`)),u(e,t)};T(f,e=>{r.look&&e(m)}),k(a),A(e=>l(s,e),[()=>r.say(`kark-legend`)]),u(t,a),y()}t([`click`]);var Z=o(`<button type="button" class="svelte-1pnfscx"> </button>`),ze=o(`<div class="chips svelte-1pnfscx"></div>`);function Be(t,i){E(i,!0);var a=r(),o=e(a),s=e=>{var t=ze();n(t,21,()=>i.chips,e=>e.text,(e,t)=>{var n=Z(),r=x(n,!0);A(()=>{b(n,`aria-pressed`,i.picked?.text===f(t).text),b(n,`data-offer`,f(t).text),l(r,f(t).words??f(t).text)}),p(`click`,n,()=>i.pick(f(t))),u(e,n)}),k(t),u(e,t)};T(o,e=>{i.chips.length&&e(s)}),u(t,a),y()}t([`click`]);function Ve(e,t,n){if(!n)return[];let r=I(n),i=t.at_turn===null?null:t.powers[t.at_turn]?.agent;switch(r.type){case`MoveLeader`:case`Advance`:case`Retreat`:return He(e,z(e,r.start,r.end,null));case`MoveAgent`:return i?He(e,z(e,i,r.point,4)):[];case`Sail`:return[H(e,r.start,0,1),H(e,r.end,0,1)];default:return[]}}function He(e,t){return t.flatMap(t=>e.points[t]?[e.points[t]]:[])}var Q=o(`<p><small class="svelte-1jsr1sq"> </small> <b class="svelte-1jsr1sq"> </b> <span> </span></p>`);function Ue(e,t){E(t,!0);var n=Q();let r;var i=d(n),a=x(i,!0),o=M(i,2),s=x(o,!0),c=M(o,2),f=x(c,!0);k(n),A((e,i)=>{r=N(n,1,`telegram svelte-1jsr1sq`,null,r,{bad:!t.card.good}),l(a,e),l(s,t.card.name),l(f,i)},[()=>t.say(`kark-drawn`,{name:t.by}),()=>F(t.card,t.say)]),u(e,n),y()}var We=o(`<div><div class="chart svelte-16mjebj"><!> <!></div> <div class="sheet svelte-16mjebj"><div class="all svelte-16mjebj"><!> <!> <!> <!></div> <!> <!> <!></div></div>`);function $(e,t){E(t,!0);let n=te(t,`past`,19,()=>[]),r=te(t,`recent`,19,()=>[]),o=te(t,`pointed`,3,null),c=O(()=>t.view),l=O(()=>t.content),p=O(()=>ae(f(l))),b=O(()=>le(t.offers,f(p).capitals)),x=w(void 0),S=w(null),D=w([]),P=w([]),F=w(!1),I=O(()=>f(x)===void 0?ye(f(b)):f(x)),L=O(()=>({atlas:f(p),content:f(l),view:f(c),seat:t.seat})),R=O(()=>fe(f(L),f(b),f(I))),z=O(()=>[...ie(f(b),f(I)).values()]),pe=O(()=>new Set(f(R).flatMap(({offer:e})=>e?[e.text]:[]))),he=O(()=>f(S)?ce(f(b),f(S)):f(z).filter(({text:e})=>!f(pe).has(e))),V=O(()=>ne(f(c))),H=O(()=>f(S)?B(f(L),f(S))[0]??null:f(I)===null?null:B(f(L),f(I))[0]??null),be=O(()=>Ve(f(p),f(c),t.picked));g(()=>{f(c).position,i(()=>{(e=>{var t=C(e,4);j(x,t[0],!0),j(S,t[1],!0),j(D,t[2]),j(P,t[3])})([void 0,null,[],[]])})});let xe=O(()=>me(f(p),n(),r(),t.seat));s(()=>{let e=o();i(()=>{j(P,(e?.things??[]).flatMap(Se)),f(P).length&&((e=>{var t=C(e,2);j(D,t[0]),j(F,t[1],!0)})([f(P),!0]),f(Y)?.querySelector(`.map`)?.scrollIntoView({block:`nearest`}))})});function Se(e){let[t,n=``]=e.split(/:(.*)/s);if(t!==`place`)return[];let r=f(p).points[n]??f(p).countries[n]?.centre??f(p).places[n];return r?[r]:[]}let U=w(ge),W=null,G=-1;g(()=>{let[e,n]=[f(c),t.news];i(()=>{let r=n.filter(({seq:e})=>e>G);j(U,t.still?ge:oe(f(p),W,r)),G=n.at(-1)?.seq??G,W=e})});let K=O(()=>f(c).card?{card:f(c).card,seat:f(c).at_turn}:t.news.flatMap(({events:e})=>e.filter(({type:e})=>e===`CardTurned`)).pop()),Ce=O(()=>f(l).cards.find(({id:e})=>e===f(K)?.card)??null),we=O(()=>Number(f(K)?.seat??0)),q=0;function Te(e){t.pick(null),q+=1,j(S,null),j(x,f(I)===e?null:e,!0),f(x)&&t.explain(t.say(`kark-ask-in-hand`,{thing:f(x).split(`:`)[0]??``,name:Ee(f(x))})),j(F,!1),j(D,f(x)?[...B(f(L),f(x)),...f(R).flatMap(e=>e.role===`goal`?e.spots:[])]:[])}function Ee(e){let[n=``,r=``]=e.split(/:(.*)/s),i=n===`reserve`?r:n===`leader`&&t.seat!==null?f(c).powers[t.seat]?.board[r]:null;return t.say(i?`kark-${i}`:n===`pipes`?`kark-pipeline`:n===`agent`?`kark-stage-agent`:`kark-tanker`)}async function De(e){if(t.seat===null)return;if(!t.offers.length)return t.explain(t.say(`kark-why-wait`));let[n,r]=[f(c),++q],i=t.objections.find(t=>t.thing===e)??await t.ask?.(e);n===f(c)&&r===q&&(t.pick(null),t.explain(i?.words??t.say(i===null?`kark-why-take`:`kark-why-not`),i?.rule))}function ke(e){q+=1,e.role===`source`?Te(e.id):e.role===`ask`?(t.pick(null),j(S,f(S)===e.id?null:e.id,!0)):e.offer&&t.pick(e.offer)}async function J(){await m(),(f(S)?[`[data-offer]`]:[`[data-role=goal]`,`[data-offer]`,`[data-target]`,`[data-hand]`]).map(e=>f(Y)?.querySelector(e)).find(Boolean)?.focus()}let Ae=!1;function je({target:e}){Ae=e instanceof Element&&(f(Y)?.contains(e)??!1)&&e.matches(`:focus-visible`)}s(()=>{t.offers.length&&f(R)&&Ae&&document.activeElement===document.body&&J()});function Me(e){j(F,!0),j(D,[...f(p).layout.points[e]??[],...B(f(L),`place:${e}`).filter(()=>e in f(p).places)])}function Ne({id:e,role:n,offer:r}){if(r)return r.words??r.text;let[i=``,a=``]=e.split(/:(.*)/s),[o=``,s=``]=a.split(`.`),l=f(p).countries[o]?.name??(a?t.say(`kark-sea-${a}`):``),u=n===`ask`?ce(f(b),e).length:f(b).hands.get(e)?.size??0,d=t.seat===null?void 0:f(c).powers[t.seat]?.board[a];return t.say(`kark-target-${n===`ask`?`ask`:i}`,{place:l,number:s,count:u,leader:d?t.say(`kark-${d}`):``})}function Pe(e){e.key!==`Escape`||e.defaultPrevented||(t.picked||f(S)||f(x))&&(e.preventDefault(),t.picked?t.pick(null):f(S)?j(S,null):(t.pick(null),(e=>{var t=C(e,2);j(x,t[0],!0),j(D,t[1])})([void 0,[]])))}let Y=w(void 0);function Fe(){for(let e of f(Y)?.getAnimations({subtree:!0})??[])e.effect?.getComputedTiming().iterations===1&&e.finish()}var X=We();a(`focusin`,h,je),a(`keydown`,_,Pe,!0),a(`pointerdown`,_,Fe);let Ie,Le;var Z=d(X),ze=d(Z);se(ze,{get atlas(){return f(p)},get content(){return f(l)},get view(){return f(c)},get targets(){return f(R)},get picked(){return t.picked},get route(){return f(be)},get motion(){return f(U)},get traces(){return f(xe)},get shown(){return f(P)},get lamps(){return f(V)},get still(){return t.still},get held(){return f(H)},get focus(){return f(D)},get closely(){return f(F)},get say(){return t.say},label:Ne,choose:ke,thingAt:(e,t)=>ue(f(L),f(I),e,t),why:e=>void De(f(I)===null?e:`${f(I)} ${e}`),onward:J});var He=M(ze,2);_e(He,{get view(){return f(c)},get say(){return t.say}}),k(Z);var Q=M(Z,2),$=d(Q),Ge=d($),Ke=e=>{{let n=O(()=>t.names[f(we)]??t.say(`kark-power-${f(we)}`));Ue(e,{get card(){return f(Ce)},get by(){return f(n)},get say(){return t.say}})}};T(Ge,e=>{f(Ce)&&e(Ke)});var qe=M(Ge,2),Je=e=>{de(e,{get content(){return f(l)},get view(){return f(c)},get seat(){return t.seat},get choice(){return f(b)},get hand(){return f(I)},get still(){return t.still},get say(){return t.say},take:Te,why:e=>void De(e),onward:J})};T(qe,e=>{t.seat!==null&&e(Je)});var Ye=M(qe,2);Be(Ye,{get chips(){return f(he)},get picked(){return t.picked},get pick(){return t.pick}});var Xe=M(Ye,2);re(Xe,{get content(){return f(l)},get view(){return f(c)},get lamps(){return f(V)},get say(){return t.say},show:Me}),k($);var Ze=M($,2);ve(Ze,{get view(){return f(c)},get names(){return t.names},get seat(){return t.seat},get still(){return t.still},get say(){return t.say}});var Qe=M(Ze,2);Oe(Qe,{get content(){return f(l)},get view(){return f(c)},get look(){return t.look},get say(){return t.say}}),Re(M(Qe,2),{get look(){return t.look},get say(){return t.say}}),k(Q),k(X),ee(X,e=>j(Y,e),()=>f(Y)),A(()=>{Ie=N(X,1,`kark svelte-16mjebj`,null,Ie,{still:t.still}),Le=v(X,``,Le,{"--aspect":f(p).layout.frame[2]/f(p).layout.frame[3]})}),u(e,X),y()}var Ge=c(`<svg viewBox="0 0 12 12" aria-hidden="true" class="svelte-14afng0"><path class="svelte-14afng0"></path></svg>`),Ke=o(`<em class="svelte-14afng0"><!> </em>`);function qe(e,t){E(t,!0);let n={place:`M6 11C3 7.6 2 6.2 2 4.6a4 4 0 0 1 8 0c0 1.6-1 3-4 6.4zM6 3.2a1.4 1.4 0 1 0 .1 0`,card:`M2 1.5h6l2 2v7H2zM8 1.5v2h2M4 5.5h4M4 7.8h3`},r=O(()=>n[t.part.kind??``]);var i=Ke(),a=d(i),o=e=>{var t=Ge(),n=x(t);A(()=>b(n,`d`,f(r))),u(e,t)};T(a,e=>{f(r)&&e(o)});var s=M(a,1,!0);k(i),A(()=>l(s,t.part.text)),u(e,i),y()}var Je=`# Der Tisch des Spiels der Nationen: eigene Beschriftungen. Länder und Karten nennt der Kartensatz.

kark-map = Landkarte von Kark
kark-sheet = Das Spiel der Nationen · 1973
kark-status-reconstruction = Rekonstruktion
kark-status-printed = gedruckt
kark-status-own = eigenes Spielmaterial
kark-canal = Kanal
kark-sea-north = Nordmeer
kark-sea-south = Südmeer
kark-numbers = Nummern der Felder
kark-zoom-in = Vergrößern
kark-zoom-out = Verkleinern
kark-zoom-reset = Ganze Landkarte zeigen

kark-king = König
kark-any = Staatschef
kark-president = Präsident
kark-dictator = Diktator
kark-guerrilla = Guerillaführer
kark-tanker = Tanker
kark-tanker-hand = Tanker in der Hand
kark-pipeline = Pipeline
kark-power-0 = Rot
kark-power-1 = Weiß
kark-power-2 = Blau
kark-power-3 = Grün
kark-you = du
kark-million = { $count ->
    [one] { $count } Million
   *[other] { $count } Millionen
}
kark-million-short = Mio.
kark-income = +{ $count } je Zug
kark-bank = Bank: { $count }
kark-none = keine
kark-free = frei
kark-good = gut
kark-bad = schlecht

kark-own = Deine Seite des Tisches
kark-reserve = In Reserve
kark-board = Auf dem Spielbrett
kark-gone = Verloren
kark-powers = Die Mächte
kark-countries = Die Länder
kark-out = ausgeschieden
kark-fleet = Tanker: { $port } im Hafen, { $sea } auf See, { $hand } in der Hand
kark-fleet-short = Hafen { $port } · See { $sea }{ $hand ->
    [0] {""}
   *[other] {" "}· Hand { $hand }
}
kark-thing = { $price ->
    [0] { $name }, noch { $count }
   *[other] { $name }, noch { $count }, Preis { $price }\xA0Mio.
}
kark-country = { $ruler ->
    [none] { $name }: frei, { $derricks ->
        [one] 1 Bohrturm
       *[other] { $derricks } Bohrtürme
    }
   *[other] { $name }: { $ruler }, { $leader }. { $derricks ->
        [one] 1 Bohrturm
       *[other] { $derricks } Bohrtürme
    }, mit Tanker je { $rate }\xA0Mio.; bringt { $earns }\xA0Mio. ein
}

kark-round = Runde { $count }
kark-stages = Abschnitte des Zuges
kark-stage-income = Einkünfte
kark-stage-agent = Agent
kark-stage-card = Karte
kark-stage-leader = Staatschef
kark-stage-tanker = Tanker
kark-stage-pipeline = Pipeline
kark-stage-place = Erster Staatschef
kark-stage-free-tanker = Erster Tanker
kark-mark-done = erledigt
kark-mark-due = jetzt dran
kark-mark-open = offen

kark-target-agent = Deinen Agenten nehmen: { $count } Ziele
kark-target-leader = { $leader } auf { $place } { $number } nehmen: { $count ->
    [one] ein Ziel
   *[other] { $count } Ziele
}
kark-target-fleet = Einen Tanker nehmen ({ $place }): { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
kark-target-ask = { $place }, Hauptstadt: { $count ->
    [one] ein Weg
   *[other] { $count } Wege
}, sie einzunehmen

kark-effect-cash-won = Die Bank zahlt { $millions }\xA0Mio. aus.
kark-effect-cash-lost = { $millions }\xA0Mio. an die Bank.
kark-effect-advance = { $leader }: rückt bis zu { $steps } Schritte kostenlos vor.
kark-effect-retreat = { $leader }: weicht bis zu { $steps } Schritte kostenlos zurück, über keine Hauptstadt.
kark-effect-withdraw = { $leader }: verlässt das Spielbrett.
kark-effect-lose-tanker = Ein Tanker geht verloren.
kark-effect-coup = Ein Staatschef aus der Reserve besetzt ein Land.
kark-deck = Ereigniskarten: { $count } noch nicht gesehen ({ $good } gute, { $bad } schlechte)
kark-deck-known = Ereigniskarten: die Reihenfolge ist bekannt
kark-deck-next = Als Nächstes
kark-deck-unseen = Noch nicht gesehen
kark-deck-seen = Gesehen, in dieser Folge

kark-ask-over = Das Spiel ist zu Ende.
kark-ask-other = { $name } ist am Zug.
kark-ask-first = Es wird ausgelost, wer anfängt.
kark-ask-card = Eine Ereigniskarte wird gezogen.
kark-ask-placing = Wähle einen Staatschef aus der Reserve, dann eine der leuchtenden Hauptstädte.
kark-ask-free-tanker = Wohin kommt dein erster Tanker?
kark-ask-agent = Schicke deinen Agenten vier Schritte weit auf ein leuchtendes Feld.
kark-ask-in-hand = In der Hand: { $name }. { $thing ->
    [leader] Wohin geht dieser Staatschef?
    [reserve] Wohin kommt dieser Staatschef?
    [agent] Wohin geht der Agent?
    [pipes] Wo wird die Pipeline gelegt?
    [fleet] Wohin fährt der Tanker, oder wird er verkauft?
   *[other] Wohin kommt der Tanker?
} Tippe an, was leuchtet.
kark-ask-ways = Du kannst { $ways }.
kark-ask-due = Du kannst { $ways }. Ein Staatschef muss vorrücken oder eingesetzt werden.
kark-may-move = mit einem Staatschef vorrücken
kark-may-place = einen aus der Reserve einsetzen
kark-may-skip = auf die Staatschef-Aktion verzichten
kark-may-tanker = eine Tankeraktion ausführen
kark-may-pipeline = eine Pipeline legen
kark-may-end = den Zug beenden
kark-ask-advancing = Die Ereigniskarte lässt einen Staatschef kostenlos vorrücken: auf welches Feld?
kark-ask-retreating = Die Ereigniskarte lässt einen Staatschef zurückweichen: auf welches Feld?
kark-ask-withdrawing = Die Ereigniskarte nimmt einen Staatschef vom Spielbrett: welchen?
kark-ask-losing = Die Ereigniskarte kostet dich einen Tanker: welchen?
kark-ask-coup = Staatsstreich: Wähle einen Staatschef aus der Reserve, dann die Hauptstadt, die er besetzt.
kark-ask-agreeing = Das Spiel hier beenden und werten?

kark-drawn = { $name } zieht
kark-map-help = Pfeiltasten gehen zum nächsten wählbaren Ort, die Eingabetaste wählt, Esc geht zurück.
kark-here-leader = { $power }: { $leader } auf { $number }
kark-here-agent = { $power }: Agent auf { $number }
kark-here-tankers = { $power }: { $count ->
    [one] 1 Tanker
   *[other] { $count } Tanker
} im Hafen
kark-legend = Zeichen auf der Landkarte
kark-sign-capital = Hauptstadt: Wer hier einen Staatschef hat, beherrscht das Land
kark-sign-question = Wer hier anhält, zieht eine Ereigniskarte
kark-sign-point = Feld eines Kreises: ein Schritt zum nächsten
kark-sign-arrow = Ein Schritt über die Grenze, in beide Richtungen
kark-sign-derrick = Bohrturm
kark-sign-lit = Bohrturm, der mit einem Tanker im Hafen Einkünfte bringt
kark-sign-port = Hafen
kark-sign-pipeline = Pipeline: bringt Öl aus dem Binnenland zum Hafen
kark-sign-link = Hier lässt sich eine Pipeline legen
kark-why-wait = Du bist nicht am Zug.
kark-why-take = Tippe zuerst die Figur an, die dorthin soll.
kark-why-not = Das lässt sich in diesem Augenblick des Zuges nicht einsetzen.
kark-deck-look = Was die Karten bewirken
kark-look-pieces = Alle Figuren, Preise und Länder

kark-card-leader-word = { $leader ->
    [king] König
    [president] Präsidenten
    [dictator] Diktator
   *[guerrilla] Guerillaführer
}
kark-card-title-leader = { $own ->
    [yes] Du verlierst einen Staatschef{ $lost ->
        [yes] {" "}und ein Land
       *[no] {""}
    }
   *[no] Ein Staatschef fällt
}
kark-card-leader = { $by } besiegt den { kark-card-leader-word } von { $power } in { $country }{ $lost ->
    [yes] {" "}und beherrscht das Land nun
   *[no] {""}
}.
kark-card-title-coup = Ein Putsch
kark-card-coup = { $power } reißt { $country } an sich.
kark-card-title-withdrawn = { $own ->
    [yes] Du verlierst einen Staatschef
   *[no] Ein Staatschef geht
}
kark-card-withdrawn = { $power } verliert den { kark-card-leader-word }.
kark-card-title-tanker = Tanker genommen
kark-card-tanker = { $power } nimmt { $count ->
    [one] einen Tanker
   *[other] { $count } Tanker
} in { $country }.
kark-card-title-out = { $own ->
    [yes] Du bist ausgeschieden
   *[no] Eine Macht scheidet aus
}
kark-card-out = { $power } ist nicht mehr im Spiel.
kark-card-title-card = Eine Ereigniskarte
kark-card-card = { $power } zieht „{ $name }“. { $effect }
`,Ye=`# The table of The Game of Nations: its own labels. Names of countries and cards come with the content.

kark-map = Map of Kark
kark-sheet = The Game of Nations · 1973
kark-status-reconstruction = reconstruction
kark-status-printed = printed
kark-status-own = own set
kark-canal = Canal
kark-sea-north = North sea
kark-sea-south = South sea
kark-numbers = Numbers of the points
kark-zoom-in = Zoom in
kark-zoom-out = Zoom out
kark-zoom-reset = Show the whole map

kark-king = king
kark-any = leader
kark-president = president
kark-dictator = dictator
kark-guerrilla = guerrilla leader
kark-tanker = tanker
kark-tanker-hand = tanker in hand
kark-pipeline = pipeline
kark-power-0 = Red
kark-power-1 = White
kark-power-2 = Blue
kark-power-3 = Green
kark-you = you
kark-million = { $count } million
kark-million-short = M
kark-income = +{ $count } a turn
kark-bank = Bank: { $count }
kark-none = none
kark-free = free
kark-good = good
kark-bad = bad

kark-own = Your side of the table
kark-reserve = In reserve
kark-board = On the board
kark-gone = Lost
kark-powers = The powers
kark-countries = The countries
kark-out = out of the game
kark-fleet = Tankers: { $port } in port, { $sea } at sea, { $hand } in hand
kark-fleet-short = port { $port } · sea { $sea }{ $hand ->
    [0] {""}
   *[other] {" "}· hand { $hand }
}
kark-thing = { $price ->
    [0] { $name }, { $count } left
   *[other] { $name }, { $count } left, price { $price } million
}
kark-country = { $ruler ->
    [none] { $name }: free, { $derricks ->
        [one] 1 derrick
       *[other] { $derricks } derricks
    }
   *[other] { $name }: { $ruler }, { $leader }. { $derricks ->
        [one] 1 derrick
       *[other] { $derricks } derricks
    }, { $rate } million each with a tanker; earns { $earns } million
}

kark-round = Round { $count }
kark-stages = Stages of the turn
kark-stage-income = Income
kark-stage-agent = Agent
kark-stage-card = Card
kark-stage-leader = Leader
kark-stage-tanker = Tanker
kark-stage-pipeline = Pipeline
kark-stage-place = First leader
kark-stage-free-tanker = First tanker
kark-mark-done = done
kark-mark-due = due now
kark-mark-open = open

kark-target-agent = Take your agent: { $count } places to go
kark-target-leader = Take your { $leader } at { $place } { $number }: { $count ->
    [one] one place to go
   *[other] { $count } places to go
}
kark-target-fleet = Take a tanker at { $place }: { $count ->
    [one] one move
   *[other] { $count } moves
}
kark-target-ask = Capital of { $place }: { $count ->
    [one] one way
   *[other] { $count } ways
} to take it

kark-effect-cash-won = Receive { $millions } million from the bank.
kark-effect-cash-lost = Pay { $millions } million to the bank.
kark-effect-advance = A { $leader } goes up to { $steps } steps without paying.
kark-effect-retreat = A { $leader } falls back up to { $steps } steps without paying, by no capital.
kark-effect-withdraw = A { $leader } leaves the board.
kark-effect-lose-tanker = A tanker is lost.
kark-effect-coup = A leader from the reserve seizes a country.
kark-deck = Incident cards: { $count } unseen ({ $good } good, { $bad } bad)
kark-deck-known = Incident cards: the order is known
kark-deck-next = Next
kark-deck-unseen = Still unseen
kark-deck-seen = Seen, in this order

kark-ask-over = The game is over.
kark-ask-other = It is { $name }’s turn.
kark-ask-first = The first player is drawn at random.
kark-ask-card = An incident card is drawn.
kark-ask-placing = Choose a leader from your reserve, then one of the lit capitals.
kark-ask-free-tanker = Where does your first tanker go?
kark-ask-agent = Send your agent four steps, to one of the lit points.
kark-ask-in-hand = In hand: { $name }. { $thing ->
    [leader] Where does this leader go?
    [reserve] Where is this leader placed?
    [agent] Where does the agent go?
    [pipes] Where is the pipeline laid?
    [fleet] Where does the tanker go, or is it sold?
   *[other] Where does the tanker go?
} Touch what is lit.
kark-ask-ways = You can { $ways }.
kark-ask-due = You can { $ways }. A leader must be moved or placed.
kark-may-move = move a leader
kark-may-place = place one from your reserve
kark-may-skip = go without a leader action
kark-may-tanker = take a tanker action
kark-may-pipeline = lay a pipeline
kark-may-end = end your turn
kark-ask-advancing = The card lets a leader advance for free: to which lit point?
kark-ask-retreating = The card makes a leader fall back: to which lit point?
kark-ask-withdrawing = The card takes a leader off the board: which one?
kark-ask-losing = The card costs you a tanker: which one?
kark-ask-coup = A coup: choose a leader from your reserve, then the capital it seizes.
kark-ask-agreeing = End the game here and rank the players still in?

kark-drawn = { $name } draws
kark-map-help = Arrow keys go to the nearest place that can be chosen, Enter chooses, Escape goes back.
kark-here-leader = { $power }: { $leader } on { $number }
kark-here-agent = { $power }: agent on { $number }
kark-here-tankers = { $power }: { $count ->
    [one] 1 tanker
   *[other] { $count } tankers
} in port
kark-legend = Signs on the map
kark-sign-capital = Capital: a leader there rules the country
kark-sign-question = A figure that stops here draws a card
kark-sign-point = Point of a ring: one step to the next
kark-sign-arrow = One step across the border, both ways
kark-sign-derrick = Derrick
kark-sign-lit = Derrick that earns, with a tanker in port
kark-sign-port = Port
kark-sign-pipeline = Pipeline: brings inland oil to a port
kark-sign-link = A pipeline can be laid here
kark-why-wait = It is not your turn.
kark-why-take = First touch the piece that is to go there.
kark-why-not = This cannot be used at this moment of the turn.
kark-deck-look = What the cards do
kark-look-pieces = All pieces, prices and countries

kark-card-leader-word = { $leader ->
    [king] king
    [president] president
    [dictator] dictator
   *[guerrilla] guerrilla leader
}
kark-card-title-leader = { $own ->
    [yes] You lose a leader{ $lost ->
        [yes] {" "}and a country
       *[no] {""}
    }
   *[no] A leader falls
}
kark-card-leader = { $by } captures { $power }’s { kark-card-leader-word } in { $country }{ $lost ->
    [yes] {" "}and rules there now
   *[no] {""}
}.
kark-card-title-coup = A coup
kark-card-coup = { $power } seizes { $country }.
kark-card-title-withdrawn = { $own ->
    [yes] You lose a leader
   *[no] A leader leaves
}
kark-card-withdrawn = { $power }’s { kark-card-leader-word } leaves the board.
kark-card-title-tanker = Tankers taken
kark-card-tanker = { $power } takes { $count ->
    [one] one tanker
   *[other] { $count } tankers
} in { $country }.
kark-card-title-out = { $own ->
    [yes] You are out
   *[no] A power is out
}
kark-card-out = { $power } is out of the game.
kark-card-title-card = An incident
kark-card-card = { $power } draws “{ $name }”. { $effect }
`;function Xe(e){return e.filter(e=>be(e,{}).to===null).map(e=>({offer:e,label:e.words??e.text}))}var Ze=(e,t)=>t(`kark-power-${e}`),Qe=e=>[`#c8352b`,`#e9dfc4`,`#2f66cc`,`#2a8a49`][e]??``,$e={AgentMoved:570,LeaderAdvanced:700,TankerSailed:690,LeaderPlaced:500,IncomeCollected:400,CardTurned:1600,PipelineLaid:500,PowerOut:1500};function et(e){return e.type===`LeaderMoved`?Math.min(120*Number(e.millions)+200,1600):$e[e.type]??60}function tt(e){return e.flatMap(({events:e})=>e).reduce((e,t)=>e+et(t),0)}var nt={table:$,words:{en:Ye,de:Je},prompt:W,buttons:Xe,pace:tt,tint:Qe,called:Ze,cards:xe,sources:Ce,told:qe};export{nt as default,nt as module};