// The screen that the address asks for now.
import { parse, type Route } from "./address";

export { links } from "./address";

const here = $state({ route: parse(location.hash) });
addEventListener("hashchange", () => (here.route = parse(location.hash)));

export function route(): Route {
  return here.route;
}

export function go(hash: string): void {
  location.hash = hash;
}
