import { expect, it } from "vitest";
import { go, router } from "../src/router/router.svelte";
import { ROUTES, routeOf } from "../src/router/routes";

it.each([
  ["/", { page: "home" }],
  ["/solo", { page: "solo", game: null }],
  ["/fun-size/", { page: "start", game: "fun-size" }],
  ["/fun-size/records", { page: "records", game: "fun-size" }],
  ["/fun-size/settings", { page: "nowhere" }],
  ["/dice", { page: "start", game: "dice" }],
  ["/clever-cubed", { page: "start", game: "clever-cubed" }],
  ["/pebbles", { page: "nowhere" }],
  ["/t/k7qmp3rx", { page: "table", code: "K7QMP3RX" }],
  ["/replay/aB-c_9", { page: "replay", match: "aB-c_9" }],
  ["/t", { page: "nowhere" }],
  ["/t/abc/def", { page: "nowhere" }],
  ["/solo/more", { page: "nowhere" }],
  ["/wp-admin", { page: "nowhere" }],
  ["/t/%C5%81", { page: "table", code: "Ł" }],
  ["/t/%", { page: "table", code: "%" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

it("goes where it is told, and leaves no step behind where it replaces one", () => {
  const steps = history.length;
  go("/solo", { replace: true });
  expect(router.route).toEqual({ page: "solo", game: null });
  expect(history.length).toBe(steps);
});

it("has no address twice", () => {
  expect(new Set(ROUTES).size).toBe(ROUTES.length);
});
