/** Which page is shown: the address bar is the state, pages are loaded when they are asked for. */
import { type Route, routeOf } from "./routes";

/** Decides whether a page is left: `leave` does it, now or later. */
export type Doorkeeper = (leave: () => void) => void;

let shown = location.pathname;
let current = $state.raw<Route>(routeOf(location.pathname));
let doorkeeper: Doorkeeper | null = null;
/** how many steps of ours lie before this one: Back and Forward only say where they lead */
let step = stepIn(history.state) ?? 0;
history.replaceState({ step }, "");

export const router = {
  get route(): Route {
    return current;
  },
};

interface Going {
  replace?: boolean;
  /** whoever goes has been asked already */
  isAsked?: boolean;
}

export function go(path: string, { replace = false, isAsked = false }: Going = {}): void {
  if (doorkeeper && !isAsked) {
    doorkeeper(() => go(path, { replace, isAsked: true }));
    return;
  }
  if (!replace) step += 1;
  history[replace ? "replaceState" : "pushState"]({ step }, "", path);
  show();
}

/** Whoever wants to leave the page that is shown, by a link or by Back, is asked first; the result ends it. */
export function askBeforeLeaving(ask: Doorkeeper): () => void {
  if (step === 0) putHomeBefore(); // nobody can ask who goes back to another site
  doorkeeper = ask;
  return () => {
    if (doorkeeper === ask) doorkeeper = null;
  };
}

function putHomeBefore(): void {
  const here = location.href;
  history.replaceState({ step }, "", "/");
  step += 1;
  history.pushState({ step }, "", here);
}

function show(): void {
  shown = location.pathname;
  current = routeOf(shown);
}

function stepIn(state: unknown): number | null {
  return (state as { step?: number } | null)?.step ?? null;
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

window.addEventListener("popstate", ({ state }) => {
  const reached = stepIn(state);
  if (reached === null)
    history.replaceState({ step: (step += 1) }, ""); // another place on the same page
  else if (doorkeeper && reached !== step) stepBackAndAsk(doorkeeper, reached - step);
  else arrive(reached);
});

function stepBackAndAsk(ask: Doorkeeper, steps: number): void {
  history.go(-steps);
  ask(() => {
    doorkeeper = null;
    history.go(steps);
  });
}

function arrive(reached: number): void {
  step = reached;
  if (location.pathname !== shown) show(); // else only another place on the same page
}
