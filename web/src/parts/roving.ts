// Arrow keys move within a group of buttons; Tab goes on to the next group.
const BACK = new Set(["ArrowLeft", "ArrowUp"]);
const ON = new Set(["ArrowRight", "ArrowDown"]);

export function roving(group: HTMLElement): { destroy: () => void } {
  function pressed(event: KeyboardEvent) {
    if (!BACK.has(event.key) && !ON.has(event.key) && event.key !== "Home" && event.key !== "End") return;
    const all = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    target(all, at, event.key)?.focus();
  }
  function target(all: HTMLElement[], at: number, key: string): HTMLElement | undefined {
    if (key === "Home") return all[0];
    if (key === "End") return all.at(-1);
    if (key === "ArrowUp" || key === "ArrowDown") {
      const line = nearest(all, all[at]!, key === "ArrowDown");
      if (line) return line;
    }
    return all[(at + (ON.has(key) ? 1 : all.length - 1)) % all.length];
  }
  group.addEventListener("keydown", pressed);
  return { destroy: () => group.removeEventListener("keydown", pressed) };
}

/** The nearest button in the lines below or above. */
function nearest(all: HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const middle = here.left + here.width / 2;
  const found = all
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top >= here.bottom - 4 : box.bottom <= here.top + 4));
  found.sort((a, b) => {
    const lines = Math.abs(a.box.top - here.top) - Math.abs(b.box.top - here.top);
    return Math.abs(lines) > 8 ? lines : far(a.box, middle) - far(b.box, middle);
  });
  return found[0]?.one;
}

function far(box: DOMRect, middle: number): number {
  return Math.abs(box.left + box.width / 2 - middle);
}
