// Runs in every page before the page's own scripts: sees what comes and goes over its sockets, and
// what the browser forbade. Tests wait by it; the page knows nothing of it.
(() => {
  const watch = (window.__watch = { sockets: [], seq: 0, sent: 0, alarms: [], violations: [], frames: [] });

  watch.busy = () => watch.sockets.some((one) => one.__waiting.size > 0);

  document.addEventListener("securitypolicyviolation", (event) => {
    watch.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });

  function settle(socket) {
    for (const [id, seq] of socket.__waiting) if (seq !== null && seq <= socket.__seq) socket.__waiting.delete(id);
  }

  function heard(socket, said) {
    if (said.type === "Update") {
      socket.__seq = said.seq;
      socket.__update = said;
      watch.seq = Math.max(watch.seq, said.seq);
      watch.update = said;
    } else if (said.type === "Ack" && socket.__waiting.has(said.id)) socket.__waiting.set(said.id, said.seq);
    else if (said.type === "Refused") socket.__waiting.delete(said.id);
    settle(socket);
  }

  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      this.__waiting = new Map();
      this.__seq = 0;
      watch.sockets.push(this);
      this.addEventListener("message", (event) => heard(this, JSON.parse(event.data)));
      this.addEventListener("close", () => this.__waiting.clear());
    }
    send(text) {
      const said = JSON.parse(text);
      if (said.id && said.type !== "Say") this.__waiting.set(said.id, null);
      if (said.type === "Play" || said.type === "Choose") watch.sent += 1;
      super.send(text);
    }
  };

  // Keys and shares of the dice come from a seed, so that a game that fails once fails again.
  window.__seed = (seed) => {
    let state = seed;
    crypto.getRandomValues = (into) => {
      for (let at = 0; at < into.length; at++) {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
        into[at] = (mixed ^ (mixed >>> 14)) >>> 8;
      }
      return into;
    };
  };

  // When the first game could be chosen, in milliseconds since the page was asked for.
  const first = new MutationObserver(() => {
    if (!document.querySelector("button.game")) return;
    watch.usable = performance.now();
    first.disconnect();
  });
  first.observe(document, { childList: true, subtree: true });

  // Notes the time of every frame from now on.
  window.__count = () => {
    const step = (now) => (watch.frames.push(now), requestAnimationFrame(step));
    requestAnimationFrame(step);
  };

  // What a person sees that can be done now; null while the page waits for something.
  window.__look = () => {
    const shown = (one) => one.getClientRects().length > 0;
    const dialog = [...document.querySelectorAll("dialog[open], [role=dialog][aria-modal=true]")].pop();
    if (dialog) return { dialog: dialog.getAttribute("aria-label"), things: [] };
    const bar = document.querySelector(".bar.mine");
    if (watch.busy() || !bar) return null;
    const go = bar.querySelector(".go:not(:disabled)");
    const table = document.querySelector("main.table");
    const lit = ".offered:not(:disabled), [data-target], [data-hand]:not(:disabled), [data-offer]:not(:disabled)";
    const things = [...table.querySelectorAll(lit), ...bar.querySelectorAll(".buttons button:not(:disabled)")].filter(shown);
    if (!go && !things.length) return null;
    window.__things = things;
    window.__go = go;
    return {
      dialog: null,
      recap: [...document.querySelectorAll(".recap")].some(shown),
      back: bar.querySelector("[data-back]") !== null,
      picks: things.flatMap((one, at) => (bar.querySelector(".choosing") && one.closest(".tray") ? [at] : [])),
      confirm: go ? bar.querySelector(".words").innerText : null,
      seq: watch.seq,
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      things: things.map((one) => ({
        name: one.getAttribute("aria-label") ?? one.innerText,
        kind: one.dataset.role ?? (one.dataset.hand ? "hand" : one.closest(".buttons") ? "button" : "thing"),
        taken: one.getAttribute("aria-pressed") === "true",
      })),
    };
  };

  // What makes the page wider than the screen; nothing if it is not.
  window.__wider = () => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const box = (one) => one.getBoundingClientRect();
    const clips = (one) => one !== document.body && getComputedStyle(one).overflowX !== "visible";
    const inside = (one) => one.parentElement !== root && (clips(one.parentElement) || inside(one.parentElement));
    const wide = [...document.body.querySelectorAll("*")].filter((one) => box(one).right > root.clientWidth + 0.5);
    const named = (one) => `${one.tagName}.${one.className?.baseVal ?? one.className} ${box(one).right}`;
    return [`${root.scrollWidth} > ${root.clientWidth}`, ...wide.filter((one) => !inside(one)).map(named)];
  };

  // What is cut off at the right without a sign: neither dots, nor a fold of lines, nor a way to scroll.
  window.__clipped = () => {
    const cuts = (one) => {
      const style = getComputedStyle(one);
      const signed = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      const hides = ["hidden", "clip"].includes(style.overflowX) && style.clipPath === "none";
      return hides && !signed && style.position !== "fixed" && one.getClientRects().length > 0;
    };
    const top = [...document.querySelectorAll("dialog[open]")].pop() ?? document.body;
    const all = [...top.querySelectorAll("*")].filter((one) => !one.closest("svg") && cuts(one));
    const beyond = (one) => {
      const edge = one.getBoundingClientRect().right + 0.75;
      const drawn = (part) => part.getClientRects().length > 0 && !part.closest(".drawing, .hidden");
      const last = (part) => !part.children.length || part.tagName === "svg";
      const parts = [...one.querySelectorAll("*")].filter((part) => !part.parentElement.closest("svg"));
      return parts.find((part) => last(part) && drawn(part) && part.getBoundingClientRect().right > edge);
    };
    const named = (one) => `${one.tagName}.${one.className?.baseVal ?? one.className}`;
    return all.flatMap((one) => (beyond(one) ? [`${named(one)} cuts ${named(beyond(one))} “${one.innerText?.slice(0, 40)}”`] : []));
  };

  // Every text that is shown or read aloud.
  window.__texts = () => {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const one = walk.currentNode.parentElement;
      if (!one.closest("script, style, pre") && one.getClientRects().length) found.push(walk.currentNode.data.trim());
    }
    const spoken = ["aria-label", "title", "placeholder"];
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      found.push(...spoken.map((name) => one.getAttribute(name) ?? ""));
    return found;
  };

  // What can be touched and is smaller than a finger; links within a sentence may be.
  window.__small = (finger) => {
    const inline = (one) => one.tagName === "A" && getComputedStyle(one).display === "inline";
    const top = [...document.querySelectorAll("dialog[open]")].pop() ?? document;
    const all = [...top.querySelectorAll("button, a[href], select, input, summary, [role=button]")];
    const touched = (one) => one.closest("label") ?? one;
    return all
      .filter((one) => !one.disabled && one.getClientRects().length && !inline(one))
      .map((one) => ({ one: touched(one), box: touched(one).getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < finger - 0.5)
      .map(({ one, box }) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  };

  // Text that is shown in smaller letters than so many pixels, drawn text as it is scaled.
  window.__tiny = (least) => {
    const found = new Map();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const one = walk.currentNode.parentElement;
      if (!walk.currentNode.data.trim() || one.closest("script, style, .hidden, .sr")) continue;
      if (!one.getClientRects().length || getComputedStyle(one).visibility === "hidden") continue;
      const scale = one.ownerSVGElement ? Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b) : 1;
      const size = parseFloat(getComputedStyle(one).fontSize) * scale;
      if (size < least - 0.05) found.set(`${one.tagName}.${one.className?.baseVal ?? one.className} ${size.toFixed(1)}`, walk.currentNode.data.trim());
    }
    return [...found].map(([where, text]) => `${where} “${text.slice(0, 30)}”`);
  };

  // Parts of the page that no part of ours is: handlers, frames, scripts, strange addresses.
  window.__injected = () => {
    const tags = "script, img, image, iframe, frameset, object, embed, video, audio, base, meta, link, style, math, marquee, template, xss, x";
    const strange = (one) =>
      one.matches(tags) ||
      [...one.attributes].some(
        ({ name, value }) => /^on/i.test(name) || (/href|action|src|data$/i.test(name) && /^\s*(javascript|vbscript|data|feed):/i.test(value)),
      );
    return [...document.body.querySelectorAll("*")].filter(strange).map((one) => one.outerHTML.slice(0, 120));
  };

  // The same as soon as there is something; null after so many milliseconds.
  window.__looking = async (most) => {
    const last = performance.now() + most;
    for (;;) {
      const seen = window.__look();
      if (seen || performance.now() > last) return seen;
      await new Promise((done) => setTimeout(done, 8));
    }
  };

  // Where to put the finger: the middle of a thing that can be seen, and what lies there.
  window.__reach = (at) => {
    const thing = at === null ? window.__go : window.__things[at];
    if (!thing?.isConnected) return null;
    const spot = thing.querySelector?.(".mark") ?? thing;
    let box = spot.getBoundingClientRect();
    const outside = () => box.top < 0 || box.bottom > innerHeight;
    const on = () => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      return top !== null && (thing.contains(top) || (thing.closest("svg[role]")?.contains(top) ?? false));
    };
    if (outside() || !on()) {
      spot.scrollIntoView({ block: "center", inline: "center" });
      box = spot.getBoundingClientRect();
    }
    const whole = thing.getBoundingClientRect();
    return {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      free: on(),
      size: [whole.width, whole.height],
      map: thing.closest("svg[role]") !== null,
    };
  };
})();
