// Whether there is room beside the table.
const query = matchMedia("(min-width: 1000px)");
const screen = $state({ wide: query.matches });
query.addEventListener("change", () => (screen.wide = query.matches));

export function wide(): boolean {
  return screen.wide;
}
