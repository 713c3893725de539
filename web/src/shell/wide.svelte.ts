// Whether there is room beside the table.
import { WIDTHS } from "../style/widths";

const query = matchMedia(WIDTHS["--wide"]!);
const screen = $state({ wide: query.matches });
query.addEventListener("change", () => (screen.wide = query.matches));

export function wide(): boolean {
  return screen.wide;
}
