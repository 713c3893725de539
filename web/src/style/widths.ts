// The widths at which the page is laid out otherwise. Styles name them, `@media (--wide)`; the build puts
// in what they mean, since browsers know no names there.
export const WIDTHS: Record<string, string> = {
  "--slim": "(max-width: 420px)",
  "--phone": "(max-width: 520px)",
  "--narrow": "(max-width: 599px)",
  "--small": "(max-width: 699px)",
  "--tablet": "(min-width: 700px) and (max-width: 999px)",
  "--wide": "(min-width: 1000px)", // there is room beside the table
  "--large": "(min-width: 1800px) and (min-height: 1000px)",
  "--huge": "(min-width: 2400px) and (min-height: 1300px)",
};

/** A style with the widths that it names. */
export function withWidths(css: string): string {
  return css.replace(/@media \((--[a-z]+)\)/g, (_, name: string) => {
    const width = WIDTHS[name];
    if (!width) throw new Error(`${name} is no width of the page: ${Object.keys(WIDTHS).join(", ")}`);
    return `@media ${width}`;
  });
}
