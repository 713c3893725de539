import{$ as e,B as t,F as n,G as r,I as i,J as a,M as o,P as s,Q as c,U as l,V as u,ct as d,et as f,it as p,k as m,lt as h,ot as g,pt as _,q as v,rt as y,tt as b}from"./disclose-version.js";import{a as x,c as S,i as C}from"./words.svelte.js";import{g as w}from"./index.js";x({en:`# The tutor's warning before a move that loses much. English; words.de.ftl has the same keys.

tutor-title = Are you sure?
tutor-loss = This move loses { $loss }% of the chance to win.
tutor-loss-alone = This move loses { $loss } points.
tutor-better = Better: { $what }
tutor-play = Play it all the same
tutor-back = Think again
`,de:`# Die Warnung des Lehrers vor einem Zug, der viel verliert. Deutsch.

tutor-title = Wirklich?
tutor-loss = Dieser Zug verliert { $loss }\xA0% der Gewinnchance.
tutor-loss-alone = Dieser Zug verliert { $loss } Punkte.
tutor-better = Besser: { $what }
tutor-play = Trotzdem spielen
tutor-back = Noch einmal überlegen
`});var T=i(`<p class="soft"> </p>`),E=i(`<p><strong> </strong></p> <p> </p> <!> <div class="do svelte-1v9nlp2"><button class="main"> </button> <button> </button></div>`,1);function D(t,i){h(i,!0);let x=p(null);a(()=>r(()=>void D()));async function D(){try{let e=new URLSearchParams({move:i.move,least:String(i.alone?i.least/10:i.least),lang:C()}),t=await fetch(`/api/matches/${encodeURIComponent(i.match)}/warning?${e}`,{method:`POST`,headers:{authorization:`Bearer ${i.key}`}}),n=t.ok?await t.json():[];y(x,n[0]??null),l(x)||i.go()}catch{i.go()}}var O=n(),k=e(O),A=t=>{{let n=g(()=>S(`tutor-title`));w(t,{get title(){return l(n)},get close(){return i.back},children:(t,n)=>{var r=E(),a=e(r),d=c(a),p=f(d,!0);_(a);var h=b(a,2),g=f(h,!0),y=b(h,2),C=e=>{var t=T(),n=f(t,!0);v(()=>o(n,l(x).reason)),s(e,t)};m(y,e=>{l(x).reason&&e(C)});var w=b(y,2),D=c(w),O=f(D,!0),k=b(D,2),A=f(k,!0);_(w),v((e,t,n,r)=>{o(p,e),o(g,t),o(O,n),o(A,r)},[()=>S(i.alone?`tutor-loss-alone`:`tutor-loss`,{loss:l(x).loss}),()=>S(`tutor-better`,{what:l(x).words}),()=>S(`tutor-back`),()=>S(`tutor-play`)]),u(`click`,D,function(...e){i.back?.apply(this,e)}),u(`click`,k,function(...e){i.go?.apply(this,e)}),s(t,r)},$$slots:{default:!0}})}};m(k,e=>{l(x)&&e(A)}),s(t,O),d()}t([`click`]);export{D as default};