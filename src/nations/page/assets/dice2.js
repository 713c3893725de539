import{$ as e,A as t,B as n,C as r,D as i,E as a,F as o,G as s,K as c,M as l,N as u,P as d,Q as f,R as p,T as m,U as h,V as g,X as _,Z as v,_ as y,at as b,ct as x,g as S,h as C,i as w,it as T,l as E,lt as D,n as O,nt as k,q as A,r as j,rt as M,t as N,tt as P,w as F,y as I,z as L}from"./disclose-version.js";import{i as R}from"./words.svelte.js";import{d as z,f as B,l as V,s as H}from"./index.js";import{a as U,c as W,i as G,l as K,n as q,o as J,r as Y,s as X,t as ee,u as te}from"./dice.js";import{i as ne,n as re,r as ie,t as ae}from"./odds.svelte.js";import{t as oe}from"./Chance.js";function se(e,t){let n=[t(`dice-kind`,{kind:e.kind})];return e.colour&&n.push(t(`dice-gives-dice`,{count:e.dice,colour:e.colour})),e.rerolls&&n.push(t(`dice-gives-rerolls`,{count:e.rerolls})),e.stone&&n.push(t(`dice-needs-stone`,{count:e.stone})),e.chit&&n.push(t(`dice-gives-chit`,{chit:e.chit})),n.push(t(`dice-vp`,{count:e.vp})),n.join(`, `)}function Z(e,t){return e.tiles.find(e=>e.id===t)??null}function ce({lead:e},t){return e?e.move.type:{paying:`Pay`,picking:`Reroll`,returning:`Return`}[t.phase]??`Study`}function le(e,t,n){let r=ce(e,t);if(r===`Feed`)return{tile:``,resource:`food`};if(r===`Build`)return{tile:Z(n,t.nations[t.at_turn??0]?.wonder??``)?.name??``,resource:`stone`};if(r!==`Buy`)return{tile:``,resource:t.payment?.resource??`gold`};let i=Z(n,t.board[String(e.lead?.move.space)]??``);return{tile:i?.name??``,resource:i?n.layout.paid_with[i.kind]:`gold`}}var ue=(e,t,n)=>le(e,t,n).resource;function de(e,{view:t,content:n,say:r}){let{selection:i,picked:a}=e,o=i.whole??1,s=z(i,a),c=ce(e,t),l={...le(e,t,n),count:c===`Study`?s:a.length,have:Math.floor(s/o),need:Math.ceil(i.least/o),half:s%o?`yes`:`no`,lost:Math.max(0,Math.floor((s-i.least)/o))},u=a.filter(e=>i.items.some(t=>t.name===B(e)&&t.worth<o)).length;return{words:r(`dice-account-${c}`,{...l,traded:u}),act:r(`dice-act-${c}`,l)}}function fe(e){return e.flatMap(e=>e.events)}function pe(e,t){let n={};for(let r of fe(e)){if(r.type!==`DieRolled`||r.seat!==t)continue;let e=String(r.die);n[e]=(n[e]??0)+1}return n}function me(e){return fe(e).flatMap(e=>e.type===`TileTaken`?[{tile:String(e.tile),seat:Number(e.seat)}]:e.type===`TileRemoved`?[{tile:String(e.tile),seat:null}]:[])}var he={DieRolled:800,TileTaken:650,TileRemoved:500,WonderBuilt:600,RoundStarted:1100,EventDrawn:900,Passed:450};function ge(e){return Math.max(0,...fe(e).map(e=>he[e.type]??260))}function _e(e,t){let n=t.flatMap(t=>{let n=[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`);return n?[{flight:t,from:n.getBoundingClientRect(),ghost:n.cloneNode(!0)}]:[]});return()=>n.forEach(({flight:t,from:n,ghost:r})=>ve(e,t,n,r))}function ve(e,t,n,r){let i=ye(e,t),a=i?.getBoundingClientRect();r.removeAttribute(`data-fly`),r.setAttribute(`aria-hidden`,`true`),r.tabIndex=-1,Object.assign(r.style,{position:`fixed`,left:`${n.left}px`,top:`${n.top}px`,width:`${n.width}px`,height:`${n.height}px`,zIndex:`50`,pointerEvents:`none`,transformOrigin:`0 0`}),e.append(r);let o=[{transform:`none`,opacity:1,offset:0},{transform:`translateY(-10px) scale(1.06)`,opacity:1,offset:.18},{transform:a?`translate(${a.left-n.left}px, ${a.top-n.top}px) scale(${a.width/n.width}, ${a.height/n.height})`:`translateY(-40px) scale(.6) rotate(8deg)`,opacity:a&&i?.dataset.fly?1:.1,offset:1}],s=r.animate(o,{duration:560,easing:`cubic-bezier(.4,0,.2,1)`});s.onfinish=s.oncancel=()=>r.remove()}function ye(e,t){return t.seat===null?null:[...e.querySelectorAll(`[data-fly]`)].find(e=>e.dataset.fly===`tile:${t.tile}`&&e.offsetParent!==null)??e.querySelector(`[data-seat="${t.seat}"]`)}var be=[`#a3243b`,`#2f6fc4`,`#7d4bb0`,`#b98416`],xe=[`M8 21C3 17 3 9 7 3M16 21c5-4 5-12 1-18M5 8l-3-1M4.5 12H1.5M6 16l-3 1.5M19 8l3-1M19.5 12h3M18 16l3 1.5M9 21h6`,`M9 3h6M10 3v3c-5 3-5 9 0 13h4c5-4 5-10 0-13V3M8 21h8M7 8C4 7 4 4 8 4M17 8c3-1 3-4-1-4M7.5 12h9`,`M12 8a4 4 0 1 0 .1 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2 2M17.4 17.4l2 2M19.4 4.6l-2 2M4.6 19.4l2-2`,`M1.5 20L9 7l7.5 13zM13 14l3-5 6.5 11h-6M9 7l2.5 13`];function Se(e,t){switch(e.move.type){case`PayChit`:return t.payment?.resource??null;case`UseChit`:return`book`;case`ReturnChit`:case`Reroll`:return`reroll`;default:return null}}function Ce(e,t){return e.move.type===`ReturnUsed`?`used`:typeof e.move.die==`string`?e.move.die:e.move.type===`Reroll`?null:Se(e,t)}var we=class{offers;view;constructor(e,t){this.offers=e,this.view=t}get any(){return this.offers.length>0}space(e){return this.find(t=>t.move.space===e)}die(e){return this.find(t=>t.move.die===e)}chit(e){return this.find(t=>Se(t,this.view)===e)}development(e){return this.find(t=>t.move.type===`Replace`&&t.move.tile===e)}move(e){return this.find(t=>t.move.type===e)}find(e){return this.offers.find(e)??null}},Te=[`Roll`,`Feed`,`Starve`,`Done`,`Build`,`Reroll`,`ReturnUsed`,`Pass`],Ee={granaries:`M6 42V24c0-8 14-8 14 0v18zM25 42V20c0-9 15-9 15 0v22zM45 42V24c0-8 14-8 14 0v18zM3 43h58M10 42v-8h6v8M30 42v-9h5v9M49 42v-8h6v8M8 24h10M27 20h11M47 24h10`,"library-of-ashurbanipal":`M8 8h48v34H8zM14 14h10v9H14zM27 14h10v9H27zM40 14h10v9H40zM14 28h10v9H14zM27 28h10v9H27zM40 28h10v9H40zM16 17h6M16 20h6M29 17h6M29 20h4M42 17h6M42 20h6M16 31h4M29 31h6M29 34h6M42 31h6`,"royal-road":`M26 8L4 44M38 8l22 36M32 12v4M32 20v5M32 30v6M32 40v4M6 20l6-8 6 8zM46 20l6-8 6 8zM2 8h60`,"academy-of-athens":`M6 18L32 6l26 12zM10 18v20M18 18v20M26 18v20M38 18v20M46 18v20M54 18v20M6 40h52M3 44h58M29 40V28h6v12`,"quarries-of-paros":`M4 44L14 16l14 6 10-14 22 36zM14 16l6 28M38 8l-4 36M8 32h50M26 44l4-10h12l4 10M46 20l6-2`,"champagne-fairs":`M6 22l10-12h32l10 12zM6 22c0 5 9 5 9 0 0 5 9 5 9 0 0 5 8 5 8 0 0 5 9 5 9 0 0 5 9 5 9 0 0 5 8 5 8 0M12 26v18M52 26v18M12 36h40M24 36v-6h6v6M36 36v-5h8v5M32 10V4l8 2-8 2`,"water-mills":`M36 44V22l12-10 12 10v22zM44 44V32h8v12M20 14a15 15 0 1 0 .1 0M20 22a7 7 0 1 0 .1 0M20 14v30M5 29h30M9.5 18.5l21 21M30.5 18.5l-21 21M2 46c5-3 8 2 13 0s8 2 13 0`,"hanseatic-kontor":`M8 44V20h6v-6h6V8h6V4h12v4h6v6h6v6h6v24zM28 44V34h8v10M16 26h6v6h-6zM42 26h6v6h-6zM28 14h8v6h-8zM29 26h6`,"university-of-bologna":`M6 44V22h52v22zM26 22V8h12v14M22 8h20l-10-6zM12 44V34a4 4 0 0 1 8 0v10M28 44V34a4 4 0 0 1 8 0v10M44 44V34a4 4 0 0 1 8 0v10M30 12v6M34 12v6M10 27h44`,"cathedral-lodge":`M14 44V16l6-12 6 12v28M38 44V16l6-12 6 12v28M26 44V24l6-6 6 6v20M32 28a4 4 0 1 0 .1 0M18 24v8M22 24v8M42 24v8M46 24v8M10 44h44M32 44v-6`,"norfolk-crop-rotation":`M4 30l28-14 28 14-28 14zM18 23l28 14M46 23L18 37M14 30v-6M12 26l2-2 2 2M32 22v-6M30 18l2-2 2 2M50 30v-6M48 26l2-2 2 2M32 40v-6M6 10h10M11 5v10M7.5 6.5l7 7M14.5 6.5l-7 7`,"cromford-mill":`M6 44V14h36v30zM42 44V24h16v20M12 20h5v5h-5zM22 20h5v5h-5zM32 20h4v5h-4zM12 31h5v5h-5zM22 31h5v5h-5zM32 31h4v5h-4zM50 24V6h4v18M52 6c-2-4 4-4 2-8M46 30h8M46 36h8M3 44h58`,"royal-society":`M20 44h24M32 44V30M18 30L44 12l4 6-26 18zM44 12l6-4 4 6-6 4M32 30l8 14M32 30l-8 14M10 10l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM22 4v4M20 6h4`,"bank-of-amsterdam":`M10 44V22h44v22M6 22l26-12 26 12zM16 44V28M24 44V28M40 44V28M48 44V28M28 44V32h8v12M32 14a3 3 0 1 0 .1 0M4 44h56M14 8c0-3 8-3 8 0v4c0 3-8 3-8 0z`,"assembly-line":`M4 36h56M10 36a4 4 0 1 0 .1 8M54 36a4 4 0 1 1-.1 8M10 44h44M12 36v-6l4-6h14l6 6h4v6M18 36a3 3 0 1 0 .1 0M42 6v12M36 18h12l-2 6h-8zM42 24v4M30 6h26`,"green-revolution":`M32 44V18M32 30c-10 0-14-6-14-12 8 0 14 4 14 12zM32 26c10 0 14-6 14-12-8 0-14 4-14 12zM32 18c-4-4-4-10 0-14 4 4 4 10 0 14zM10 44c4-8 12-8 14-2M40 42c2-6 12-6 14 2M4 44h56`,"patent-office":`M14 4h26l10 10v30H14zM40 4v10h10M20 18h14M20 24h24M20 30h16M40 34a5 5 0 1 0 .1 0M37 43v5l3-2 3 2v-5`,hoplites:`M20 44V24C20 10 44 10 44 24v20l-8-4V28h-3v-6h-2v6h-3v12zM22 12C28 0 46 2 52 18M20 28h8M36 28h8`,legion:`M18 40V24a14 14 0 0 1 28 0v4H30v8l-6 8zM46 28l4 4v8M32 10V4M20 6h24l-4 4H24zM18 30h12M50 44V8l4-4M50 12h6`,knights:`M18 44V16c0-6 6-10 14-10s14 4 14 10v28zM18 22h11M35 22h11M32 6v38M24 30h3M24 34h3M37 30h3M37 34h3M32 6c6-6 14-4 18 2`,longbowmen:`M16 4c26 8 26 32 0 40M16 4v40M6 24h50l-6-4M56 24l-6 4M6 24l-4-4M6 24l-4 4M12 24l-4-4M12 24l-4 4`,"ships-of-the-line":`M6 34h52l-6 10H12zM12 38h40M18 34V6M32 34V2M46 34V8M10 26c4-6 4-12 0-16 8-1 14-1 16 0 4 4 4 10 0 16zM28 22c3-6 3-12 0-16h10c4 4 4 10 0 16zM42 28c3-5 3-10 0-14h10c3 4 3 10 0 14z`,tanks:`M6 34h52l-4 10H10zM14 34l4-8h26l6 8M24 26v-8h14l4 8M38 20l22-6M16 39a2 2 0 1 0 .1 0M26 39a2 2 0 1 0 .1 0M36 39a2 2 0 1 0 .1 0M46 39a2 2 0 1 0 .1 0`,"air-force":`M32 4c3 6 3 10 3 14l23 12v4l-23-6v8l6 5v3l-9-3-9 3v-3l6-5v-8L6 34v-4l23-12c0-4 0-8 3-14zM12 40h8M44 42h8`,"sun-tzu":`M32 2a22 22 0 1 0 .1 0M24 18c0-8 16-8 16 0M22 16h20M32 10V6M26 18c-1 4-1 8 1 11l5 8 5-8c2-3 2-7 1-11M28 22h2M34 22h2M29 29c2-1 4-1 6 0M32 30v9M18 42c3-4 7-6 10-7M46 42c-3-4-7-6-10-7`,hammurabi:`M32 2a22 22 0 1 0 .1 0M23 15c2-6 16-6 18 0M22 15h20v4H22zM24 19v6c0 4 3 6 3 6M40 19v6c0 4-3 6-3 6M26 28c0 10 4 14 6 14s6-4 6-14M28 22h2M34 22h2M28 32h8M28 36h8M30 40h4`,montezuma:`M32 2a22 22 0 1 0 .1 0M24 20c0-3 4-5 8-5s8 2 8 5v8c0 5-4 8-8 8s-8-3-8-8zM24 18L16 8M27 16l-5-11M32 15V3M37 16l5-11M40 18l8-10M28 24h2M34 24h2M30 31h4M20 42c3-3 6-4 9-5M44 42c-3-3-6-4-9-5`,"eleanor-of-aquitaine":`M32 2a22 22 0 1 0 .1 0M25 14l2-6 3 4 2-5 2 5 3-4 2 6zM24 16c-4 8-4 16-6 24M40 16c4 8 4 16 6 24M26 16v8c0 5 3 9 6 9s6-4 6-9v-8M28 22h2M34 22h2M31 28h2M24 42c2-4 5-5 8-5s6 1 8 5`,elizabeth:`M32 2a22 22 0 1 0 .1 0M25 16c-2-8 16-8 14 0M27 9l5-4 5 4M26 16v7c0 5 3 8 6 8s6-3 6-8v-7M28 21h2M34 21h2M31 27h2M18 32c4 4 8-2 10 2 2 3 6 3 8 0 2-4 6 2 10-2M16 36c6 4 26 4 32 0`,"peter-the-great":`M32 2a22 22 0 1 0 .1 0M18 14c8-6 20-6 28 0l-6 3H24zM24 17v8c0 5 4 9 8 9s8-4 8-9v-8M40 19c4 4 4 10 4 14M24 19c-4 4-4 10-4 14M28 22h2M34 22h2M28 27c2-2 6-2 8 0M20 42l8-6M44 42l-8-6`,kangxi:`M32 2a22 22 0 1 0 .1 0M20 16h24l-6-5c-3-4-9-4-12 0zM32 8V4M25 16v9c0 5 4 8 7 8s7-3 7-8v-9M28 21h2M34 21h2M29 27c-2 3-3 6-3 9M35 27c2 3 3 6 3 9M32 31v5M18 42c4-4 8-4 10-5M46 42c-4-4-8-4-10-5`,"marie-curie":`M32 2a22 22 0 1 0 .1 0M23 20c-2-12 20-12 18 0M28 9c0-4 8-4 8 0M25 18v6c0 5 3 9 7 9s7-4 7-9v-6M28 22h2M34 22h2M31 28h3M20 43c2-6 8-7 12-7s10 1 12 7M30 36v6M34 36v6`,"mahatma-gandhi":`M32 2a22 22 0 1 0 .1 0M23 20c0-12 18-12 18 0v6c0 5-4 9-9 9s-9-4-9-9zM25 21a3 3 0 1 0 .1 0M35 21a3 3 0 1 0 .1 0M30 23h3M27 29c3-2 7-2 10 0M18 43c2-5 6-7 10-8M24 38l14 7`,"florence-nightingale":`M32 2a22 22 0 1 0 .1 0M22 22c-2-14 22-14 20 0l-2 10M22 22l2 10M25 16c4-4 10-4 14 0M26 18v6c0 5 3 8 6 8s6-3 6-8v-6M28 22h2M34 22h2M31 28h2M20 43c2-6 7-8 12-8M44 43c-2-6-6-7-10-8M48 26v6h4v-6zM50 26v-3`,"great-pyramid":`M4 44L32 6l28 38zM32 6l8 38M25 16h10M20 23h18M15 30h22M10 37h28M2 44h60M52 10a4 4 0 1 0 .1 0`,"hanging-gardens":`M6 44V34h52v10M14 34V24h36v10M22 24V14h20v10M12 44v-6h6v6M29 44v-6h6v6M46 44v-6h6v6M8 34c0 4-2 4-2 7M16 24c0 4-2 4-2 7M48 24c0 4 2 4 2 7M24 14c-2 3 0 4-2 6M40 14c2 3 0 4 2 6M26 14c0-5-4-4-4-8M32 14V5M38 14c0-5 4-4 4-8`,"colossus-of-rhodes":`M8 44h14v-6h-2l4-14h16l4 14h-2v6h14M28 24l-2 14M36 24l2 14M25 24l-1-10h16l-1 10M32 14a4.5 4.5 0 1 0-.1-9 4.5 4.5 0 0 0 .1 9M27 6l-3-3M37 6l3-3M32 5V1M40 14l8-8M48 6V2M46 4h4M24 14l-6 8M24 38c4-3 12-3 16 0M2 46h60`,"hagia-sophia":`M14 44V28h36v16M18 28a14 13 0 0 1 28 0M32 15V8M30 10h4M8 44V16l2-8 2 8v28M52 44V16l2-8 2 8v28M22 44v-8a3 3 0 0 1 6 0v8M36 44v-8a3 3 0 0 1 6 0v8M14 34c0-6 6-6 6-6M50 34c0-6-6-6-6-6M4 44h56M24 22h16`,"great-zimbabwe":`M24 44l3-34c1-3 9-3 10 0l3 34zM26 18h12M25 26h14M24 34h16M4 44V28c6-2 12-2 18 0M60 44V28c-6-2-12-2-18 0M4 34h18M42 34h18M2 44h60M8 28v-3M14 27v-3M50 27v-3M56 28v-3`,"angkor-wat":`M4 44h56M8 44V32h48v12M14 32l2-8 2-4 2 4 2 8M26 32l3-14 3-10 3 10 3 14M42 32l2-8 2-4 2 4 2 8M15 26h6M28 24h8M43 26h6M12 44v-7M20 44v-7M28 44v-7h8v7M44 44v-7M52 44v-7`,"taj-mahal":`M20 44V26h24v18M24 26c-4-10 8-12 8-18 0 6 12 8 8 18M32 8V4M8 44V18l2-4 2 4v26M52 44V18l2-4 2 4v26M28 44V34c0-4 8-4 8 0v10M4 44h56M14 44V32h6M50 44V32h-6M15 32c0-3 4-3 4 0M45 32c0-3 4-3 4 0M7 26h6M51 26h6`,"st-peters-basilica":`M10 44V28h44v16M22 28a10 14 0 0 1 20 0M32 14V7M30 9h4M28 14h8v3h-8zM6 28h52M16 44V32M24 44V32M40 44V32M48 44V32M28 44V34h8v10M2 44h60M12 28c0-5 6-5 6 0M46 28c0-5 6-5 6 0M27 18v10M37 18v10`,versailles:`M4 44V22h56v22M4 22l4-6h14l4 6M38 22l4-6h14l4 6M26 22V14h12v8M28 14c0-5 8-5 8 0M10 28v8M16 28v8M22 28v8M28 44V32h8v12M42 28v8M48 28v8M54 28v8M2 44h60M4 26h56`,"potala-palace":`M4 44l6-14h44l6 14zM14 30l3-10h30l3 10M22 20l2-8h16l2 8M28 12V6h8v6M26 6h12M20 25h4M28 25h4M36 25h4M16 36h4M26 36h4M36 36h4M46 36h4M28 16h8M2 44h60M10 30l-6 2`,"eiffel-tower":`M20 44c6-8 9-20 11-38h2c2 18 5 30 11 38M20 44h6c2-5 10-5 12 0h6M24 36h16M27 28h10M29 18h6M32 6V1M26 34l10-6M38 34l-10-6M14 44h36`,"suez-canal":`M2 16h60M2 40h60M2 16c10 4 10 20 0 24M62 16c-10 4-10 20 0 24M14 32h34l-6 6H20zM20 32v-6h8v6M30 32v-9h6v9M40 32v-6M8 12l4-6 4 6M46 12l5-8 5 8M24 12h12`,"sydney-opera-house":`M4 42h56M8 42c0-12 6-20 14-24-2 10 2 18 8 24M22 42c0-16 8-26 18-32-4 12 2 24 10 32M44 42c0-8 4-14 12-18-1 8 0 14 4 18M14 36c2-6 4-10 8-14M30 34c2-8 5-14 9-18M2 46c6-3 9 2 15 0s9 2 15 0 9 2 15 0 9 2 15 0`,"apollo-program":`M26 40V16c0-6 3-10 6-14 3 4 6 8 6 14v24zM26 26l-8 10v6h8M38 26l8 10v6h-8M32 14a3 3 0 1 0 .1 0M26 22h12M26 34h12M28 40l-2 6M36 40l2 6M32 40v7M52 6a6 6 0 1 0 6 8 7 7 0 0 1-6-8M8 10h4M10 8v4M12 26h3M13.5 24.5v3`,sicily:`M4 34c8-2 12-18 20-22l4-6 5 7c8 6 14 18 27 21M24 12c2 3 5 3 8 0M28 6c-3-4 2-5 0-6M2 40c6-3 9 2 15 0s9 2 15 0 9 2 15 0 9 2 15 0M10 46c6-3 9 2 15 0s9 2 15 0M14 34h40`,nubia:`M4 42h56M10 42l6-22 6 22M26 42l7-28 7 28M44 42l5-18 5 18M52 10a6 6 0 1 0 .1 0M12 34h8M28 32h10M46 34h6M14 20h4M31 14h4`,cyrene:`M14 44V22M22 44V22M30 44V26M10 20h26v4H10zM12 20l4-4h14l4 4M8 44h30M48 44V24c0-6 8-6 8 0M48 30c-4 0-6-2-6-6M52 20c0-6-6-8-8-4M52 20c2-5 8-5 8 0M52 24v20M42 44h18`,vinland:`M6 32h44l10-8c-2 12-8 18-16 20H14C8 42 6 38 6 32zM6 32c-4-6-4-12 0-16 2 2 2 4 0 6M28 32V6M18 10h22l2 16H16zM24 10l-2 16M32 10l2 16M2 46c6-3 9 2 15 0s9 2 15 0 9 2 15 0 9 2 15 0M14 38a2 2 0 1 0 .1 0M24 38a2 2 0 1 0 .1 0M34 38a2 2 0 1 0 .1 0`,"canary-islands":`M2 36c8-2 10-14 16-14s6 8 12 10M28 36c6-2 10-24 18-26 6 2 8 22 16 26M2 36h60M42 14l4-4 4 6M2 42c6-3 9 2 15 0s9 2 15 0 9 2 15 0 9 2 15 0M10 10c2-2 4-2 5 0 1-2 3-2 5 0M22 6c2-2 4-2 5 0 1-2 3-2 5 0`,crete:`M32 6C12 6 8 20 8 26s6 16 24 16 24-10 24-16S52 6 32 6zM32 12c-14 0-18 8-18 14s6 10 18 10 18-4 18-10-4-10-14-12M32 18c-8 0-12 4-12 8s4 5 12 5 12-1 12-5-4-6-10-6M32 24v4M22 6L14 0M42 6l8-6`,"new-spain":`M8 44V30h48v14M14 30V22h36v8M22 22v-8h20v8M28 14V8h8v6M26 44V30M38 44V30M30 44V14M34 44V14M4 44h56M54 14a5 5 0 1 0 .1 0M44 6l4 2`,java:`M4 40c10-4 14-26 20-30 4-2 8 0 10 4 4 10 14 22 26 26M24 10c2 4 8 4 10 4M28 8c-4-4 2-6-2-8M2 40h60M40 40v-8M40 32c-4-3-7-1-8 2M40 32c4-3 7-1 8 2M52 40v-5M52 35c-3-2-5-1-6 1M52 35c3-2 5-1 6 1M6 45c6-3 9 2 15 0s9 2 15 0 9 2 15 0`,"new-south-wales":`M14 40c0-6 2-10 8-14 2-8 8-12 14-14l2-6 4 5c4 2 5 5 3 8-3 3-7 3-8 6-2 6 2 8 3 15h-6c0-4-4-6-8-4 0 2 2 3 2 4zM14 40c-4-2-8-2-12 2M4 44h56M50 14l6-4M52 20h8M44 11h.1`,alaska:`M2 42l12-22 6 8L34 6l14 24 5-8 9 20zM28 15l6 5 6-6M10 27l4 2 4-4M2 46h60M40 10l6 10`,fiji:`M4 36c10-4 26-4 34 0M18 35c4-10 4-16 2-24M20 11c-6-4-10-2-12 2M20 11c6-4 10-2 12 2M20 11c-3-6-8-6-10-4M20 11c3-6 8-6 10-4M44 28l10 8h-12zM44 28v-14l12 18M38 36h22l-4 4H42zM2 44c6-3 9 2 15 0s9 2 15 0 9 2 15 0 9 2 15 0`,hawaii:`M4 30c8 0 12-10 18-14h6c6 4 14 14 32 14M24 16c0-4 6-4 4-8M2 40c4-12 16-12 20-4-4-2-8 0-8 4 8 4 20 4 24-4 2-6 10-8 14-2-4 0-6 2-6 6h16M30 30h32`};function De(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return e=>(t=Math.imul(t^t>>>15,2246822519),t=Math.imul(t^t>>>13,3266489917),((t^t>>>16)>>>0)%e)}function Oe(e,t){return Ee[t]??ke[e](De(t))}var ke={building:Ae,military:je,advisor:Me,colony:Ne,wonder:Pe};function Ae(e){let t=3+e(4),n=e(4),r=e(3),i=[`M6 20L32 6 58 20zM20 17h24`,`M8 20a24 15 0 0 1 48 0zM32 5V2`,`M8 20V13h48v7M8 13l5-5h38l5 5M14 16.500h36`,`M8 20l9-10 9 10 8-14 8 14 7-10 7 10z`],a=44/(t-1),o=Array.from({length:t},(t,n)=>{let r=(10+n*a).toFixed(1);return e(2)?`M${r} 22v17`:`M${Number(r)-1.5} 22v17M${Number(r)+1.5} 22v17`}),s=[``,`M50 10V3h4v9M52 3c0-2 3-2 3-4`,`M28 39V30a4 4 0 0 1 8 0v9`][r];return`${i[n]}M6 20h52${o.join(``)}M6 40h52M3 44h58${s}`}function je(e){let t=e(3),n=e(3);return t===0?`M16 42V24a16 15 0 0 1 32 0v18l-8 3V30h-5v-7M29 23v7h-5v15l-8-3M35 23v11l-3 4-3-4V23M16 24h10M38 24h10${[`M20 8C26 0 44 0 52 14M24 7c6-4 16-4 22 8`,`M32 9V2M26 10l-3-7M38 10l3-7`,`M31 9c-6-8 8-10 20-4`][n]}`:t===1?`M32 7l17 4v14c0 10-8 16-17 20-9-4-17-10-17-20V11zM6 46L58 4M58 46L6 4M55 4h4v4M9 4H5v4${[`M32 18l2.5 5 5.5.8-4 4 1 5.5-5-2.6-5 2.6 1-5.5-4-4 5.5-.8z`,`M24 20h16M24 28h16M32 14v24`,`M32 17a8 8 0 1 0 .1 0M32 21a4 4 0 1 0 .1 0`][n]}`:`M22 4c22 6 22 34 0 40M22 4v40${[`M8 24h48l-6-4M56 24l-6 4M8 24l-4-4M8 24l-4 4`,`M10 38L54 10l-7 0M54 10l-3 6`,`M10 10l44 28h-7M54 38l-3-6`][n]}M34 6c3 2 5 4 6 6M34 42c3-2 5-4 6-6`}function Me(e){let t=[`M26 15c1-6 13-6 14 1`,`M24 16l3-7 4 4 3-6 3 6 4-3 0 6z`,`M23 16h19l-3-7H27z`,`M25 17c-3-9 16-13 17-2l3 1`,`M25 16c2-8 14-8 15 0M25 14h15M28 9v-3M34 8V5`][e(5)],n=[`M40 17c3 6 1 12-2 15`,`M40 18c5 2 5 12 3 18`,`M40 18l2 4`,`M40 18c4 8 0 16 4 19`][e(4)],r=[``,`M27 30c0 5 6 7 9 4`,`M26 29l3 8 6-4`][e(3)];return`M32 2a22 22 0 1 0 .1 0${e(2)?`M32 5.500a18.5 18.5 0 1 0 .1 0`:``}M27 16l-1 5-3 4h3l-.5 3 1 1-.5 2 1 1.500h5l1 4c-5 1-8 3-9 6M35 32c1 6 6 7 9 9${t}${n}${r}M29 21h2`}function Ne(e){let t=[`M4 30l10-14 8 8 8-14 12 16 6-6 12 10`,`M4 30c8-12 14-12 20-4 6-14 16-14 22-2 4-4 10-4 14 6`,`M4 30l14-4 6-14 6 10 8-4 8 8 14 4`][e(3)],n=[`M50 10a5 5 0 1 0 .1 0M50 2v3M41 11h3M57 11h3`,`M20 30c2-8 2-12 0-18m0 0c-5-3-8-1-9 2m9-2c5-3 8-1 9 2m-9-2c-2-5-6-5-8-3m8 3c2-5 6-5 8-3`,`M40 40c4 3 12 3 16 0zM47 39V26l8 10h-8M45 39V30l-5 6`][e(3)];return`${t}M2 31h60${e(2)?`M4 36c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0 6 3 10 0 4 1 6 0`:`M6 35h12M24 36h16M46 35h12`}M8 42c4-3 6 3 10 0s6 3 10 0 6 3 10 0 6 3 10 0${n}`}function Pe(e){return Fe[e(Fe.length)]}var Fe=[`M4 44L32 6l28 38zM32 6l9 38M14 30h31M21 21h17M9 37h39`,`M14 44V26h36v18M16 26a16 15 0 0 1 32 0M32 11V4M8 44V20l3-6 3 6v24M50 44V20l3-6 3 6v24M4 44h56M26 44V34a6 6 0 0 1 12 0v10`,`M24 44l4-30h8l4 30M28 14V8h8v6M32 8V2M26 30h12M27 22h10M20 44h24M16 46h32`,`M8 44V28l5-8 5 8v16M46 44V28l5-8 5 8v16M22 44V20l10-16 10 16v24M27 44V32h10v12M4 44h56M22 26h20`,`M8 44V12h48v32M8 18h48M20 44V32a12 12 0 0 1 24 0v12M6 12h52M14 8h36M4 44h56`],Ie=o(`<ellipse class="leaf svelte-1gh5e90" rx="3" ry="1.5"></ellipse><ellipse class="leaf svelte-1gh5e90" rx="3" ry="1.5"></ellipse>`,1),Le=o(`<svg viewBox="0 0 40 25" aria-hidden="true" class="svelte-1gh5e90"><path d="M15 22.500C7.5 20.5 4 14 5.5 5M25 22.500C32.5 20.5 36 14 34.5 5" fill="none" stroke="currentColor" stroke-width="1.3"></path><!><text x="20" y="18" text-anchor="middle" class="svelte-1gh5e90"> </text></svg>`);function Re(n,r){b(r,!0);let i=N(r,`size`,3,34);var a=Le(),o=e(_(a));F(o,16,()=>[0,1,2,3],e=>e,(t,n)=>{var r=Ie(),i=v(r),a=e(i);s(()=>{E(i,`cx`,[3.6,3.2,5.2,9.2][n]),E(i,`cy`,[6.4,11.6,17,21.2][n]),E(i,`transform`,`rotate(${[70,42,18,-14][n]} ${[3.6,3.2,5.2,9.2][n]} ${[6.4,11.6,17,21.2][n]})`),E(a,`cx`,40-[3.6,3.2,5.2,9.2][n]),E(a,`cy`,[6.4,11.6,17,21.2][n]),E(a,`transform`,`rotate(${-[70,42,18,-14][n]} ${40-[3.6,3.2,5.2,9.2][n]} ${[6.4,11.6,17,21.2][n]})`)}),l(t,r)});var c=e(o),u=f(c,!0);x(a),s(()=>{E(a,`width`,i()),E(a,`height`,i()*25/40),t(u,r.vp)}),l(n,a),T()}var ze=o(`<svg viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd"></path></svg>`);function Q(e,t){b(t,!0);let n=N(t,`size`,3,18);var r=ze(),i=f(r);s(()=>{S(r,0,y(t.name),`svelte-1akywbv`),E(r,`width`,n()),E(r,`height`,n()),E(i,`d`,te[t.name])}),l(e,r),T()}var Be=d(`<span class="vp svelte-ha6znj"><!></span>`),Ve=d(`<span> <!></span>`),He=d(`<span class="mini svelte-ha6znj"><!></span>`),Ue=d(`<span class="pair svelte-ha6znj"> <!></span>`),We=d(`<span class="pair stone svelte-ha6znj"> <!></span>`),Ge=d(`<span class="chit svelte-ha6znj"><!></span>`),Ke=d(`<span><svg class="drawing svelte-ha6znj" viewBox="0 0 64 48" aria-hidden="true"><path class="svelte-ha6znj"></path></svg> <span class="name svelte-ha6znj"> </span> <!> <span class="foot svelte-ha6znj"><!> <span class="gain svelte-ha6znj"><!> <!> <!> <!></span> <!></span></span>`);function $(n,a){b(a,!0);let o=N(a,`price`,3,null),c=N(a,`size`,3,`market`),d=N(a,`building`,3,!0),p=M(()=>Math.max(5,...a.tile.name.split(/[\s-]+/).map(e=>e.length))),m=M(()=>c()===`small`||c()===`tiny`?13:16);var h=Ke();let w;var O=_(h),k=f(O),A=e(O,2),j=f(A,!0),P=e(A,2),I=e=>{var t=Be(),n=_(t);{let e=M(()=>c()===`market`?29:c()===`tiny`?23:27);Re(n,{get vp(){return a.tile.vp},get size(){return g(e)}})}x(t),l(e,t)};i(P,e=>{a.tile.vp&&e(I)});var L=e(P,2),R=_(L),z=n=>{var r=Ve(),i=_(r,!0);Q(e(i),{get name(){return o().resource},size:13}),x(r),s(()=>{S(r,1,y([`price`,o().resource]),`svelte-ha6znj`),t(i,o().count)}),l(n,r)};i(R,e=>{o()&&e(z)});var B=e(R,2),V=_(B),H=e=>{var t=u(),n=v(t);F(n,16,()=>Array.from({length:a.tile.dice},(e,t)=>t),e=>e,(e,t)=>{var n=He(),r=_(n);U(r,{get colour(){return a.tile.colour}}),x(n),l(e,n)}),l(e,t)};i(V,e=>{a.tile.colour&&e(H)});var W=e(V,2),G=n=>{var r=Ue(),i=_(r,!0);Q(e(i),{name:`reroll`,get size(){return g(m)}}),x(r),s(()=>t(i,a.tile.rerolls>1?a.tile.rerolls:``)),l(n,r)};i(W,e=>{a.tile.rerolls&&e(G)});var K=e(W,2),q=n=>{var r=We(),i=_(r,!0);Q(e(i),{name:`stone`,get size(){return g(m)}}),x(r),s(()=>t(i,a.tile.stone)),l(n,r)};i(K,e=>{a.tile.stone&&d()&&e(q)});var J=e(K,2),Y=e=>{var t=Ge(),n=_(t);{let e=M(()=>g(m)-4);Q(n,{get name(){return a.tile.chit},get size(){return g(e)}})}x(t),l(e,t)};i(J,e=>{a.tile.chit&&e(Y)}),x(B);var X=e(B,2);r(X,()=>a.corner??D),x(L),x(h),s(e=>{S(h,1,y([`plate`,c(),`age${a.tile.age}`,a.tile.kind]),`svelte-ha6znj`),w=C(h,``,w,{"--longest":g(p)}),E(k,`d`,e),t(j,a.tile.name)},[()=>Oe(a.tile.kind,a.tile.id)]),l(n,h),T()}var qe=d(`<button><!></button>`),Je=d(`<button><span class="mini svelte-lh07yf"><!></span></button>`),Ye=d(`<button class="svelte-lh07yf"><!></button>`),Xe=d(`<span class="empty svelte-lh07yf"> </span>`),Ze=d(`<section><div class="row five svelte-lh07yf"></div> <div class="row two svelte-lh07yf"><!> <!> <div class="beside svelte-lh07yf"></div></div></section>`);function Qe(n,r){b(r,!0);let a=N(r,`dense`,3,!1),o=M(()=>[...r.nation.colonies,...r.nation.wonders].flatMap(e=>Z(r.content,e)??[])),c=M(()=>r.nation.advisor?Z(r.content,r.nation.advisor):null),d=M(()=>r.nation.wonder?Z(r.content,r.nation.wonder):null),p=M(()=>r.pointer.move(`Build`)),m=e=>`${e.name}: ${se(e,r.say)}`;var h=Ze(),C=_(h);F(C,23,()=>r.nation.developments,(e,t)=>`${e}.${t}`,(e,t)=>{let n=M(()=>Z(r.content,g(t))),o=M(()=>r.pointer.development(g(t)));var c=u(),d=v(c),f=e=>{var i=qe(),c=_(i);{let e=M(()=>a()?`tiny`:`board`);$(c,{get tile(){return g(n)},get size(){return g(e)}})}x(i),s(e=>{S(i,1,y({offered:g(o),picked:g(o)&&r.picked?.text===g(o).text}),`svelte-lh07yf`),E(i,`data-fly`,`tile:${g(t)}`),E(i,`aria-label`,e)},[()=>g(o)?.words??m(g(n))]),L(`click`,i,()=>g(o)?r.point(g(o)):r.show(g(n))),l(e,i)},p=e=>{var t=Je(),n=_(t),i=_(n);U(i,{colour:`white`}),x(n),x(t),s(e=>{S(t,1,y([`printed`,{offered:g(o),picked:g(o)&&r.picked?.text===g(o).text}]),`svelte-lh07yf`),t.disabled=!g(o),E(t,`aria-label`,e)},[()=>g(o)?.words??r.say(`dice-printed`)]),L(`click`,t,()=>g(o)&&r.point(g(o))),l(e,t)};i(d,e=>{g(n)?e(f):e(p,-1)}),l(e,c)}),x(C);var w=e(C,2),D=_(w),O=e=>{var t=Ye(),n=_(t);{let e=M(()=>a()?`tiny`:`board`);$(n,{get tile(){return g(c)},get size(){return g(e)}})}x(t),s(e=>{E(t,`data-fly`,`tile:${g(c).id}`),E(t,`aria-label`,e)},[()=>m(g(c))]),L(`click`,t,()=>r.show(g(c))),l(e,t)},k=e=>{var n=Xe(),i=f(n,!0);s(e=>t(i,e),[()=>a()?`–`:r.say(`dice-no-advisor`)]),l(e,n)};i(D,e=>{g(c)?e(O):e(k,-1)});var A=e(D,2),j=e=>{var t=qe(),n=_(t);{let e=M(()=>a()?`tiny`:`board`);$(n,{get tile(){return g(d)},get size(){return g(e)}})}x(t),s(e=>{S(t,1,y([`site`,{offered:g(p),picked:g(p)&&r.picked?.text===g(p).text}]),`svelte-lh07yf`),E(t,`data-fly`,`tile:${g(d).id}`),E(t,`aria-label`,e)},[()=>g(p)?.words??`${r.say(`dice-site`)}: ${m(g(d))}`]),L(`click`,t,()=>g(p)?r.point(g(p)):r.show(g(d))),l(e,t)},P=e=>{var n=Xe(),i=f(n,!0);s(e=>t(i,e),[()=>a()?`–`:r.say(`dice-no-wonder`)]),l(e,n)};i(A,e=>{g(d)?e(j):e(P,-1)});var R=e(A,2);F(R,21,()=>g(o),e=>e.id,(e,t)=>{var n=Ye(),i=_(n);{let e=M(()=>a()?`tiny`:`small`);$(i,{get tile(){return g(t)},get size(){return g(e)},building:!1})}x(n),s(e=>{E(n,`data-fly`,`tile:${g(t).id}`),E(n,`title`,g(t).name),E(n,`aria-label`,e)},[()=>m(g(t))]),L(`click`,n,()=>r.show(g(t))),l(e,n)},e=>{var n=Xe(),i=f(n,!0);s(e=>t(i,e),[()=>a()?`–`:r.say(`dice-nothing-beside`)]),l(e,n)}),x(R),x(w),x(h),I(h,e=>V?.(e)),s(()=>{S(h,1,y([`board`,{dense:a()}]),`svelte-lh07yf`),E(h,`aria-label`,r.label)}),l(n,h),T()}p([`click`]);var $e=d(`<span class="hope svelte-1l9t3t7" aria-hidden="true"><!> </span>`),et=d(`<button><!> <!></button>`),tt=d(`<span class="gap svelte-1l9t3t7" aria-hidden="true"></span>`),nt=d(`<section></section>`);function rt(r,a){b(a,!0);let o=M(()=>a.content.layout.columns[String(a.view.nations.length)]??3),c=M(()=>a.content.layout.prices.flatMap((e,t)=>Array.from({length:g(o)},(n,r)=>{let i=`${`abcd`[r]}${t+1}`,o=a.view.board[i];return{space:i,price:e,tile:o?Z(a.content,o):null}})));function d(e){let t=re(e);return t&&t.after>t.now&&a.view.phase===`acting`?t:null}function f(e,t,n,r){let i=a.say(`dice-amount`,{count:t,resource:a.content.layout.paid_with[e.kind]}),o=`${e.name}: ${se(e,a.say)}. ${a.say(`dice-price`,{price:i})}`;return n?o:`${o} ${a.why(e)||a.say(`dice-not-now`)}${r?` ${a.say(`dice-chance`,{now:ie(r.now),after:ie(r.after)})}`:``}`}var p=nt();F(p,21,()=>g(c),({space:e,price:t,tile:n})=>e,(r,o)=>{let c=()=>g(o).space,p=()=>g(o).price,m=()=>g(o).tile;var h=u(),b=v(h),C=r=>{let o=M(()=>a.pointer.space(c())),u=M(()=>d(c()));var h=et(),v=_(h);{let e=M(()=>({count:p(),resource:a.content.layout.paid_with[m().kind]}));$(v,{get tile(){return m()},get price(){return g(e)}})}var b=e(v,2),C=n=>{var r=$e(),i=_(r);Q(i,{name:`reroll`,size:11});var a=e(i);x(r),s(e=>t(a,`${e??``} %`),[()=>ie(g(u).after)]),l(n,r)};i(b,e=>{g(u)&&e(C)}),x(h),s(e=>{S(h,1,y({offered:g(o),picked:g(o)&&a.picked?.text===g(o).text||a.buying===m().id}),`svelte-1l9t3t7`),E(h,`data-fly`,`tile:${m().id}`),E(h,`aria-label`,e),E(h,`aria-pressed`,g(o)?a.picked?.text===g(o).text:void 0)},[()=>f(m(),p(),g(o),g(u))]),n(`pointerenter`,h,e=>e.pointerType===`mouse`&&ae(c())),n(`pointerleave`,h,()=>ae(null)),n(`focus`,h,e=>e.currentTarget.matches(`:focus-visible`)&&ae(c())),n(`blur`,h,()=>ae(null)),L(`click`,h,()=>g(o)?a.point(g(o)):a.show(m())),l(r,h)},w=e=>{var t=tt();l(e,t)};i(b,e=>{m()?e(C):e(w,-1)}),l(r,h)}),x(p),I(p,e=>V?.(e)),s(e=>{S(p,1,y([`market`,{four:g(o)===4,choosing:a.pointer.any}]),`svelte-1l9t3t7`),E(p,`aria-label`,e)},[()=>a.say(`dice-market`)]),l(r,p),T()}p([`click`]);var it=d(`<span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span> <span class="need svelte-xkdgv2"><span class="word svelte-xkdgv2"> </span><b class="svelte-xkdgv2"> </b><!></span>`,1),at=d(`<section class="occasion svelte-xkdgv2"><span class="age svelte-xkdgv2"> </span> <span class="event svelte-xkdgv2"> </span> <!></section>`);function ot(n,r){b(r,!0);let a=M(()=>r.content.events.find(e=>e.id===r.view.event)??null);var o=at(),c=_(o),u=f(c,!0),d=e(c,2),p=f(d,!0),m=e(d,2),h=n=>{var i=it(),a=v(i),o=_(a),c=f(o,!0),u=e(o),d=f(u,!0);Q(e(u),{name:`food`,size:14}),x(a);var p=e(a,2),m=_(p),h=f(m,!0),g=e(m),y=f(g,!0);Q(e(g),{name:`strength`,size:14}),x(p),s((e,n,i,o)=>{E(a,`title`,e),t(c,n),t(d,r.view.food),E(p,`title`,i),t(h,o),t(y,r.view.war)},[()=>r.say(`dice-famine`,{count:r.view.food}),()=>r.say(`dice-famine-word`),()=>r.say(`dice-war`,{count:r.view.war}),()=>r.say(`dice-war-word`)]),l(n,i)};i(m,e=>{g(a)&&e(h)}),x(o),s((e,n)=>{E(o,`aria-label`,e),t(u,n),t(p,g(a)?.name??``)},[()=>r.say(`dice-age`,{numeral:K[r.view.age]??``}),()=>r.say(`dice-age`,{numeral:K[r.view.age]??``})]),l(n,o),T()}var st=o(`<circle class="under svelte-pl4x0p" cx="24" cy="26" r="20"></circle>`),ct=o(`<svg viewBox="0 0 48 48" aria-hidden="true"><!><circle class="body svelte-pl4x0p" cx="24" cy="23.5" r="20"></circle><circle class="ring svelte-pl4x0p" cx="24" cy="23.5" r="16.5"></circle><path class="symbol svelte-pl4x0p" fill-rule="evenodd" transform="translate(14.5 14.5) scale(.8)"></path><text x="24" y="12.5" text-anchor="middle" class="svelte-pl4x0p"> </text></svg>`);function lt(n,r){b(r,!0);let a=N(r,`flat`,3,!1);var o=ct(),c=_(o),u=e=>{var t=st();l(e,t)};i(c,e=>{a()||e(u)});var d=e(c,3),p=e(d),m=f(p,!0);x(o),s(()=>{S(o,0,y({flat:a()}),`svelte-pl4x0p`),E(d,`d`,te[r.chit]),t(m,W[r.chit])}),l(n,o),T()}var ut=d(`<span class="svelte-1a951j3"><!></span>`),dt=d(`<span class="dim svelte-1a951j3"><!></span>`),ft=d(`<span class="low svelte-1a951j3"><!></span>`),pt=d(`<article class="svelte-1a951j3"><h2 class="svelte-1a951j3"> </h2> <div class="dice svelte-1a951j3" role="img"><!> <!> <!> <!> <!></div> <!></article>`);function mt(n,r){b(r,!0);let i=M(()=>r.view.nations[r.seat]),a=M(()=>new we([],r.view)),o=M(()=>`${r.say(`dice-nation-${r.seat}`)} · ${r.name}`);var c=pt(),u=_(c),d=f(u,!0),p=e(u,2),m=_(p);F(m,17,()=>G(g(i)),e=>e.key,(e,t)=>{var n=ut(),r=_(n);U(r,{get colour(){return g(t).colour},get resource(){return g(t).resource},get count(){return g(t).count}}),x(n),l(e,n)});var h=e(m,2);F(h,17,()=>Y(g(i).unrolled),e=>e.key,(e,t)=>{var n=dt(),r=_(n);U(r,{get colour(){return g(t).name}}),x(n),l(e,n)});var v=e(h,2);F(v,17,()=>q(g(i).chits),e=>e.key,(e,t)=>{var n=ut();lt(_(n),{get chit(){return g(t).name}}),x(n),l(e,n)});var y=e(v,2);F(y,17,()=>Y(g(i).used),e=>e.key,(e,t)=>{var n=ft(),r=_(n);U(r,{get colour(){return g(t).name},flat:!0}),x(n),l(e,n)});var S=e(y,2);F(S,17,()=>q(g(i).used_chits),e=>e.key,(e,t)=>{var n=ft();lt(_(n),{get chit(){return g(t).name},flat:!0}),x(n),l(e,n)}),x(p),Qe(e(p,2),{get nation(){return g(i)},get content(){return r.content},get pointer(){return g(a)},picked:null,point:()=>{},get show(){return r.show},get say(){return r.say},get label(){return g(o)},dense:!0}),x(c),s(e=>{t(d,g(o)),E(p,`aria-label`,e)},[()=>r.say(`dice-has`,{dice:G(g(i)).length,chits:q(g(i).chits).length})]),l(n,c),T()}var ht=d(`<span class="count svelte-1wx44gp"> </span>`);function gt(e,n){b(n,!0);let r=N(n,`still`,3,!1),i=k(0),a=!1;c(()=>{let e=n.value;if(!a||r()||!Number.isFinite(e)){a=!0,P(i,e,!0);return}let t=h(()=>g(i)),o=performance.now(),s=requestAnimationFrame(c);function c(n){let r=Math.min(1,(n-o)/500);P(i,Math.round(t+(e-t)*r),!0),r<1&&(s=requestAnimationFrame(c))}return()=>cancelAnimationFrame(s)});var o=ht(),u=f(o,!0);s(()=>t(u,g(i))),l(e,o),T()}var _t=d(`<button><span class="who svelte-q9lfm1"><svg viewBox="0 0 24 24" width="15" height="15" aria-hidden="true" class="svelte-q9lfm1"><path class="svelte-q9lfm1"></path></svg> <span class="name svelte-q9lfm1"> </span></span> <span class="person svelte-q9lfm1"> </span> <span class="numbers svelte-q9lfm1"><!> <span class="svelte-q9lfm1"><!><!></span> <span class="svelte-q9lfm1"><!><!></span></span></button>`),vt=d(`<span class="shadow svelte-q9lfm1"><span class="who svelte-q9lfm1"><span class="name svelte-q9lfm1"> </span></span> <span class="numbers svelte-q9lfm1"><span class="svelte-q9lfm1"><!><!></span></span></span>`),yt=d(`<section><!> <!></section>`);function bt(n,r){b(r,!0);let a=M(()=>r.view.nations.length===1);var o=yt(),c=_(o);F(c,16,()=>r.view.order,e=>e,(n,i)=>{let a=M(()=>r.view.nations[i]);var o=_t(),c=_(o),u=_(c),d=f(u),p=e(u,2),m=f(p,!0);x(c);var h=e(c,2),v=f(h),b=e(h,2),C=_(b);Re(C,{get vp(){return g(a).vp},size:26});var w=e(C,2),T=_(w);Q(T,{name:`book`,size:12}),gt(e(T),{get value(){return g(a).books},get still(){return r.still}}),x(w);var D=e(w,2),O=_(D);Q(O,{name:`strength`,size:12}),gt(e(O),{get value(){return g(a).strength},get still(){return r.still}}),x(D),x(b),x(o),s((e,n,s)=>{S(o,1,y([`nation${i}`,{turn:r.atTurn===i,own:r.seat===i,passed:g(a).passed}]),`svelte-q9lfm1`),E(o,`data-seat`,i),E(o,`aria-label`,e),E(d,`d`,xe[i]),t(m,n),t(v,`${r.names[i]??``}${s??``}`)},[()=>r.say(`dice-player`,{nation:r.say(`dice-nation-${i}`),name:r.names[i]??``,vp:g(a).vp,books:g(a).books,strength:g(a).strength,turn:r.atTurn===i?`yes`:`no`,passed:g(a).passed?`yes`:`no`}),()=>r.say(`dice-nation-${i}`),()=>g(a).passed?` · ${r.say(`dice-passed`)}`:``]),L(`click`,o,()=>r.open(i)),l(n,o)});var u=e(c,2),d=n=>{var i=vt(),a=_(i),o=_(a),c=f(o,!0);x(a);var u=e(a,2),d=_(u),p=_(d);Q(p,{name:`book`,size:12}),gt(e(p),{get value(){return r.view.shadow},get still(){return r.still}}),x(d),x(u),x(i),s(e=>t(c,e),[()=>r.say(`dice-shadow`)]),l(n,i)};i(u,e=>{g(a)&&e(d)}),x(o),I(o,e=>V?.(e)),s(e=>{S(o,1,y([`strip`,{many:r.view.nations.length>3}]),`svelte-q9lfm1`),E(o,`aria-label`,e)},[()=>r.say(`dice-players`)]),l(n,o),T()}p([`click`]);var xt=d(`<li class="svelte-1omrlxu"><span class="thing svelte-1omrlxu"><!></span><span aria-hidden="true"> </span></li>`),St=d(`<ul class="svelte-1omrlxu"><!> <!></ul>`),Ct=d(`<p class="svelte-1omrlxu"> </p>`),wt=d(`<section><h2 class="svelte-1omrlxu"> </h2> <!></section>`);function Tt(n,r){b(r,!0);var a=wt(),o=_(a),c=f(o,!0),u=e(o,2),d=n=>{var i=St(),a=_(i);F(a,16,()=>X,e=>e,(n,i)=>{var a=xt(),o=_(a),c=_(o);U(c,{get colour(){return i}}),x(o);var u=e(o),d=f(u,!0);x(a),s(e=>{E(a,`aria-label`,e),t(d,r.view.supply[i])},[()=>r.say(`dice-gives-dice`,{count:r.view.supply[i],colour:i})]),l(n,a)});var o=e(a,2);F(o,16,()=>J,e=>e,(n,i)=>{var a=xt(),o=_(a);lt(_(o),{get chit(){return i}}),x(o);var c=e(o),u=f(c,!0);x(a),s(e=>{E(a,`aria-label`,e),t(u,r.view.supply_chits[i])},[()=>r.say(`dice-chits`,{count:r.view.supply_chits[i],chit:i})]),l(n,a)}),x(i),l(n,i)},p=e=>{var n=Ct(),i=f(n,!0);s(e=>t(i,e),[()=>r.say(`dice-supply-endless`)]),l(e,n)};i(u,e=>{r.view.supply&&r.view.supply_chits?e(d):e(p,-1)}),x(a),s((e,n)=>{E(a,`aria-label`,e),t(c,n)},[()=>r.say(`dice-supply`),()=>r.say(`dice-supply`)]),l(n,a),T()}var Et=d(`<div><!></div>`),Dt=d(`<div></div>`);function Ot(e,t){b(t,!0);let n=M(()=>[{resource:t.die.resource,count:t.die.count},...t.faces[t.die.colour].slice(0,5)]);var r=Dt();F(r,21,()=>g(n),m,(e,n,r)=>{var i=Et();S(i,1,y([`side`,`side${r}`]),`svelte-1ipt3eo`);var a=_(i);U(a,j({get colour(){return t.die.colour}},()=>g(n))),x(i),l(e,i)}),x(r),s(()=>S(r,1,y([`cube`,`way${t.at%4}`]),`svelte-1ipt3eo`)),l(e,r),T()}var kt=d(`<button><!></button>`),At=d(`<span class="die waiting svelte-1jk3j5z" role="img"><!></span>`),jt=d(`<p class="soft none svelte-1jk3j5z"> </p>`),Mt=d(`<span class="lying svelte-1jk3j5z"><!></span>`),Nt=d(`<button><span class="word svelte-1jk3j5z"> </span> <!> <!></button>`),Pt=d(`<section class="tray svelte-1jk3j5z"><div class="standing svelte-1jk3j5z"><!> <!> <!> <!></div> <!></section>`);function Ft(n,r){b(r,!0);let o=e=>r.choice?.selection.items.some(t=>t.name===e)??!1,c=e=>r.choice?.picked.includes(e)??!1;function d(e,t,n,i){o(e)?r.toggle(t):n&&!r.choice?r.point(n):r.why(i)}let p=M(()=>G(r.nation)),m=M(()=>q(r.nation.chits)),h=M(()=>Y(r.nation.unrolled)),C=M(()=>Y(r.nation.used)),w=M(()=>q(r.nation.used_chits)),D=M(()=>r.choice?null:r.pointer.move(`ReturnUsed`)),O=M(()=>r.choice?.selection.items.find(e=>e.name===`used`)?.count??0),k=M(()=>r.choice?.picked.filter(e=>B(e)===`used`).length??0),A=M(()=>`used.${g(k)<g(O)?Array.from({length:g(O)},(e,t)=>t).find(e=>!c(`used.${e}`)):g(O)-1}`);function j(e,t){return Number(t.split(`.`)[1])>=(r.nation.unused[e]??0)-(r.rolled[e]??0)}var N=Pt(),P=_(N),R=_(P);F(R,19,()=>g(p),e=>e.key,(e,t,n)=>{let f=M(()=>r.choice?null:r.pointer.die(g(t).text)),p=M(()=>g(f)!==null||o(g(t).text)),m=M(()=>r.say(`dice-die`,{colour:g(t).colour,resource:g(t).resource,count:g(t).count}));var h=kt(),b=_(h);a(b,()=>r.roll,e=>{var a=u(),o=v(a),s=e=>{Ot(e,{get die(){return g(t)},get faces(){return r.content.faces},get at(){return g(n)}})},c=M(()=>j(g(t).text,g(t).key)),d=e=>{U(e,{get colour(){return g(t).colour},get resource(){return g(t).resource},get count(){return g(t).count}})};i(o,e=>{g(c)?e(s):e(d,-1)}),l(e,a)}),x(h),s((e,n)=>{S(h,1,e,`svelte-1jk3j5z`),E(h,`data-key`,g(t).key),E(h,`aria-disabled`,!g(p)),E(h,`tabindex`,g(p)?0:-1),E(h,`aria-pressed`,n),E(h,`aria-label`,g(f)?.words??g(m))},[()=>y([`die`,{offered:g(p),unfit:r.choice&&!g(p),picked:c(g(t).key)||g(f)&&r.picked?.text===g(f).text,again:!r.choice&&Number(g(t).key.split(`.`)[1])<ne(g(t).text)}]),()=>g(p)?c(g(t).key)||g(f)!==null&&r.picked?.text===g(f).text:void 0]),L(`click`,h,()=>d(g(t).text,g(t).key,g(f),g(m))),l(e,h)});var z=e(R,2);F(z,17,()=>g(h),e=>e.key,(e,t)=>{var n=At(),i=_(n);U(i,{get colour(){return g(t).name}}),x(n),s(e=>E(n,`aria-label`,e),[()=>r.say(`dice-unrolled`,{colour:g(t).name})]),l(e,n)});var H=e(z,2);F(H,17,()=>g(m),e=>e.key,(e,t)=>{let n=M(()=>r.choice?null:r.pointer.chit(g(t).name)),i=M(()=>g(n)!==null||o(g(t).name)),a=M(()=>r.say(`dice-chit`,{chit:g(t).name}));var u=kt();lt(_(u),{get chit(){return g(t).name}}),x(u),s((e,r)=>{S(u,1,e,`svelte-1jk3j5z`),E(u,`data-key`,g(t).key),E(u,`aria-disabled`,!g(i)),E(u,`tabindex`,g(i)?0:-1),E(u,`aria-pressed`,r),E(u,`aria-label`,g(n)?.words??g(a))},[()=>y([`die`,{offered:g(i),unfit:r.choice&&!g(i),picked:c(g(t).key)||g(n)&&r.picked?.text===g(n).text}]),()=>g(i)?c(g(t).key)||g(n)!==null&&r.picked?.text===g(n).text:void 0]),L(`click`,u,()=>d(g(t).name,g(t).key,g(n),g(a))),l(e,u)});var W=e(H,2),K=e=>{var n=jt(),i=f(n,!0);s(e=>t(i,e),[()=>r.say(`dice-none-left`)]),l(e,n)};i(W,e=>{!g(p).length&&!g(h).length&&!g(m).length&&e(K)}),x(P),I(P,e=>V?.(e));var J=e(P,2),X=n=>{let i=M(()=>g(D)!==null||o(`used`));var a=Nt(),c=_(a),u=f(c,!0),d=e(c,2);F(d,17,()=>g(C),e=>e.key,(e,t)=>{var n=Mt(),r=_(n);U(r,{get colour(){return g(t).name},flat:!0}),x(n),l(e,n)});var p=e(d,2);F(p,17,()=>g(w),e=>e.key,(e,t)=>{var n=Mt();lt(_(n),{get chit(){return g(t).name},flat:!0}),x(n),l(e,n)}),x(a),s((e,n,o)=>{S(a,1,y([`used`,{offered:g(i),picked:g(k)>0||g(D)&&r.picked?.text===g(D).text}]),`svelte-1jk3j5z`),E(a,`aria-disabled`,!g(i)),E(a,`tabindex`,g(i)?0:-1),E(a,`aria-pressed`,e),E(a,`aria-label`,n),t(u,o)},[()=>o(`used`)?g(k)>0:void 0,()=>g(D)?.words??r.say(`dice-used`,{count:g(C).length+g(w).length}),()=>o(`used`)?r.say(`dice-used-back`,{count:g(k),of:g(O)}):r.say(`dice-used-short`)]),L(`click`,a,()=>o(`used`)?r.toggle(g(A)):g(D)?r.point(g(D)):r.why(r.say(`dice-used-short`))),l(n,a)};i(J,e=>{(g(C).length||g(w).length)&&e(X)}),x(N),s(e=>E(N,`aria-label`,e),[()=>r.say(`dice-tray`)]),l(n,N),T()}p([`click`]);var It=new Set([`$$slots`,`$$events`,`$$legacy`]),Lt=d(`<!> <!>`,1),Rt=d(`<p class="not svelte-1vutu7f"> </p>`),zt=d(`<p><!></p>`),Bt=d(`<div class="large svelte-1vutu7f"><!></div> <p> </p> <p class="soft"> </p> <!> <!>`,1),Vt=d(`<div class="cabinet svelte-1vutu7f"><aside class="rivals svelte-1vutu7f"><!> <!></aside> <div class="centre svelte-1vutu7f"><!> <!> <!> <!> <!></div></div> <!> <!>`,1);function Ht(n,r){b(r,!0);let a=O(r,It),o=M(()=>r.view),u=M(()=>r.content),d=M(()=>r.say),p=M(()=>r.seat??g(o).order[0]??0),m=M(()=>new we(r.offers,g(o))),y=M(()=>g(o).nations.map((e,t)=>t).filter(e=>e!==g(p))),S,C=k(null),D=k(null),j=k({}),N=k(0),I=k(null),L=null;c(()=>(document.documentElement.dataset.age=String(g(o).age),()=>delete document.documentElement.dataset.age)),A(()=>{let e=r.news.flatMap(e=>e.events).findLast(e=>e.type===`TileChosen`);g(o).phase===`paying`?e&&P(I,String(e.tile),!0):P(I,null)}),A(()=>{let e=r.news;if(r.still||!e.length){P(j,{});return}let t=pe(e,h(()=>g(p)));P(j,t),Object.keys(t).length&&h(()=>P(N,g(N)+1)),S&&(L=_e(S,me(e)))}),c(()=>{r.view,L?.(),L=null});let R=0,z=M(()=>r.choice?.lead??r.picked);function B(e){R=performance.now(),r.pick(e)}function V(e){let t=Object.keys(g(o).board).find(t=>g(o).board[t]===e.id),n=t?`buy:${t}`:g(o).nations[g(p)]?.wonder===e.id?`build`:null,i=r.objections.find(e=>e.thing===n);return i?`${i.words} (${i.rule})`:``}function U(e){let{choice:t,atTurn:n,seat:r,explain:i}=a;if(n===null||r===null||n!==r)return i(g(d)(`dice-why-wait`));if(!t)return i(g(d)(`dice-why-first`));i(g(d)(`dice-why-${ce(t,g(o))}`,{thing:e,resource:ue(t,g(o),g(u))}),t.selection.rule)}function W(e){performance.now()-R>700&&P(D,e,!0)}var G=Vt(),K=v(G),q=_(K),J=_(q);F(J,16,()=>g(y),e=>e,(e,t)=>{{let n=M(()=>r.names[t]??``);mt(e,{get view(){return g(o)},get content(){return g(u)},get seat(){return t},get name(){return g(n)},show:W,get say(){return g(d)}})}}),Tt(e(J,2),{get view(){return g(o)},get say(){return g(d)}}),x(q);var Y=e(q,2),X=_(Y);ot(X,{get view(){return g(o)},get content(){return g(u)},get say(){return g(d)}});var ee=e(X,2);bt(ee,{get view(){return g(o)},get names(){return r.names},get seat(){return r.seat},get atTurn(){return r.atTurn},open:e=>P(C,e,!0),get still(){return r.still},get say(){return g(d)}});var te=e(ee,2);rt(te,{get view(){return g(o)},get content(){return g(u)},get pointer(){return g(m)},get buying(){return g(I)},why:V,get picked(){return g(z)},point:B,show:W,get say(){return g(d)}});var ne=e(te,2);{let e=M(()=>g(d)(`dice-board`,{nation:g(d)(`dice-nation-${g(p)}`)}));Qe(ne,{get nation(){return g(o).nations[g(p)]},get content(){return g(u)},get pointer(){return g(m)},get picked(){return g(z)},point:B,show:W,get say(){return g(d)},get label(){return g(e)}})}Ft(e(ne,2),{get nation(){return g(o).nations[g(p)]},get content(){return g(u)},get pointer(){return g(m)},get picked(){return r.picked},point:B,get rolled(){return g(j)},get roll(){return g(N)},get say(){return g(d)},get choice(){return r.choice},get toggle(){return r.toggle},why:U}),x(Y),x(K),w(K,e=>S=e,()=>S);var ie=e(K,2),ae=t=>{{let n=M(()=>g(d)(`dice-nation-${g(C)}`));H(t,{get title(){return g(n)},close:()=>P(C,null),children:(t,n)=>{var i=Lt(),a=v(i);{let e=M(()=>r.names[g(C)]??``);mt(a,{get view(){return g(o)},get content(){return g(u)},get seat(){return g(C)},get name(){return g(e)},show:W,get say(){return g(d)}})}Tt(e(a,2),{get view(){return g(o)},get say(){return g(d)}}),l(t,i)},$$slots:{default:!0}})}};i(ie,e=>{g(C)!==null&&e(ae)});var Z=e(ie,2),le=n=>{let r=M(()=>g(D)),a=M(()=>re(Object.keys(g(o).board).find(e=>g(o).board[e]===g(r).id)??``));H(n,{get title(){return g(r).name},close:()=>P(D,null),children:(n,o)=>{var c=Bt(),u=v(c);$(_(u),{get tile(){return g(r)}}),x(u);var p=e(u,2),m=f(p,!0),h=e(p,2),y=f(h,!0),b=e(h,2),S=e=>{var n=Rt(),i=f(n,!0);s(e=>t(i,e),[()=>V(g(r))]),l(e,n)},C=M(()=>V(g(r)));i(b,e=>{g(C)&&e(S)});var w=e(b,2),T=e=>{var t=zt(),n=_(t);oe(n,{get prospect(){return g(a)}}),x(t),l(e,t)};i(w,e=>{g(a)&&g(a).now<1&&e(T)}),s((e,n)=>{t(m,e),t(y,n)},[()=>se(g(r),g(d)),()=>g(d)(`dice-about-${g(r).kind}`)]),l(n,c)},$$slots:{default:!0}})};i(Z,e=>{g(D)&&e(le)}),s(e=>E(q,`aria-label`,e),[()=>g(d)(`dice-others`)]),l(n,G),T()}var Ut=d(`<span class="die svelte-15ttwx4" aria-hidden="true"><!></span><span class="hidden"> </span>`,1),Wt=d(`<em class="svelte-15ttwx4"> </em>`);function Gt(n,r){b(r,!0);let a=M(()=>r.part.kind===`die`?ee(r.part.id??``):null);var o=u(),c=v(o),d=n=>{var r=Ut(),i=v(r),o=_(i);U(o,{get colour(){return g(a).colour},get resource(){return g(a).resource},get count(){return g(a).count}}),x(i);var c=e(i),u=f(c,!0);s(e=>t(u,e),[()=>R(`dice-die`,{colour:g(a).colour,resource:g(a).resource,count:g(a).count})]),l(n,r)},p=e=>{var n=Wt(),i=f(n,!0);s(()=>t(i,r.part.text)),l(e,n)};i(c,e=>{g(a)?e(d):e(p,-1)}),l(n,o),T()}var Kt={table:Ht,words:{en:`# The table of the dice game, English. keys used with a part that varies stand together.

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

# Choices of several dice and chits: how far one is, and what its button does

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
dice-act-Feed = Pay and meet the famine
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

# Auswahl mehrerer Würfel und Marker: wie weit sie ist, und was ihr Knopf tut

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
    [0] Tippe die Würfel an, die neu gewürfelt werden.
    [one] { $count } Würfel wird neu gewürfelt. Nochmals antippen legt ihn zurück.
   *[other] { $count } Würfel werden neu gewürfelt. Nochmals antippen legt sie zurück.
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
    [0] Würfeln
    [one] { $count } Würfel werfen
   *[other] { $count } Würfel werfen
}
dice-act-Return = Zurückgeben
dice-act-Study = { $count ->
    [0] Keine Bücher nutzen
    [one] { $count } Buch nutzen
   *[other] { $count } Bücher nutzen
}
dice-used-back = benutzt: { $count } von { $of } gehen zurück

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
dice-why-Reroll = { $thing }: Nur unbenutzte Würfel werden neu gewürfelt.
dice-why-Return = { $thing }: Zurück geht, was das ersetzte Plättchen einst gab.
dice-why-Study = { $thing }: Hier zählt nur, was Bücher zeigt.
`},pace:ge,told:Gt,spoken:(e,t)=>{let n=e.kind===`die`?ee(e.id??``):null;return n?` ${t(`dice-die`,{colour:n.colour,resource:n.resource,count:n.count})}`:e.text},tint:e=>be[e]??``,grave:[`BooksScored`,`FamineSuffered`,`WarLost`,`WonderBuilt`],account:de,item:Ce,called:(e,t)=>t(`dice-nation-${e}`),prompt:({view:e,say:t})=>{let{phase:n,payment:r}=e;return n===`paying`&&r?t(`dice-ask-paying`,{count:r.due,resource:r.resource}):t(`dice-ask-${n}`)},buttons:(e,t)=>Te.flatMap(n=>{let r=e.find(e=>e.move.type===n);return r?[{offer:r,label:t(`dice-do-${n}`)}]:[]})};export{Kt as module};