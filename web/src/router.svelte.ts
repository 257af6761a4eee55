/** Which page is shown: the address bar is the state, pages are loaded when they are asked for. */

export type Route =
  | { page: "home" }
  | { page: "fun-size" }
  | { page: "solo" }
  | { page: "watch" }
  | { page: "records" }
  | { page: "rules" }
  | { page: "learn" }
  | { page: "settings" }
  | { page: "table"; code: string }
  | { page: "replay"; match: string }
  | { page: "nowhere" };

const PLAIN = ["fun-size", "solo", "watch", "records", "rules", "learn", "settings"] as const;

export function routeOf(path: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(decode);
  if (!first) return { page: "home" };
  if (more.length > 0) return { page: "nowhere" };
  if (first === "t" && second) return { page: "table", code: second.toUpperCase() };
  if (first === "replay" && second) return { page: "replay", match: second };
  const page = PLAIN.find((name) => name === first);
  return page && !second ? { page } : { page: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

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
