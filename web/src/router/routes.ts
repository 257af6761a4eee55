/** Every address that leads somewhere, as one list; the build writes it down for the server. */
import { gamesWith, type PageOfAGame, PAGES_OF_A_GAME } from "../shelf/shelf";

export type Route =
  | { page: "home" | "watch" | "settings" | "nowhere" }
  | { page: "start"; game: string }
  | { page: PageOfAGame; game: string | null }
  | { page: "table"; code: string }
  | { page: "replay"; match: string };

interface Place {
  /** a part in braces stands for anything */
  path: string;
  route: (part: string) => Route;
}

const PLACES: readonly Place[] = [
  { path: "/", route: () => ({ page: "home" }) },
  { path: "/watch", route: () => ({ page: "watch" }) },
  { path: "/settings", route: () => ({ page: "settings" }) },
  { path: "/t/{code}", route: (code) => ({ page: "table", code: code.toUpperCase() }) },
  { path: "/replay/{match}", route: (match) => ({ page: "replay", match }) },
  ...PAGES_OF_A_GAME.map((page) => ({ path: `/${page}`, route: (): Route => ({ page, game: null }) })),
  ...gamesWith("start").map(({ short }) => ({
    path: `/${short}`,
    route: (): Route => ({ page: "start", game: short }),
  })),
  ...PAGES_OF_A_GAME.flatMap((page) =>
    gamesWith(page).map(({ short }) => ({
      path: `/${short}/${page}`,
      route: (): Route => ({ page, game: short }),
    })),
  ),
];

export const ROUTES: readonly string[] = PLACES.map(({ path }) => path);

export function routeOf(path: string): Route {
  const parts = partsOf(path).map(decode);
  for (const place of PLACES) {
    const wanted = partsOf(place.path);
    const isThere = wanted.length === parts.length && wanted.every((part, at) => isAny(part) || part === parts[at]);
    if (isThere) return place.route(parts.find((_, at) => isAny(wanted[at] ?? "")) ?? "");
  }
  return { page: "nowhere" };
}

function partsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function isAny(part: string): boolean {
  return part.startsWith("{");
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
