/** Which page is shown: the address bar is the state, pages are loaded when they are asked for. */
import { type Route, routeOf } from "./routes";

let shown = location.pathname;
let current = $state.raw<Route>(routeOf(location.pathname));

export const router = {
  get route(): Route {
    return current;
  },
};

export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  show();
}

function show(): void {
  shown = location.pathname;
  current = routeOf(shown);
}

/** Lets links of our own pages change the page without a load. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hash && link.pathname === location.pathname) return; // another place on the same page
  event.preventDefault();
  go(link.pathname + link.search);
}

window.addEventListener("popstate", () => {
  if (location.pathname !== shown) show(); // else only another place on the same page
});
