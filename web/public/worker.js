/* Keeps one page, for when the server can't be reached; everything else always comes from the server. */
const KEPT = "akili-away";
const FILES = ["/away.html", "/away.css", "/away.js"];

async function keep() {
  const kept = await caches.open(KEPT);
  await kept.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keep());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const isPage = request.mode === "navigate";
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || (!isPage && !FILES.includes(pathname))) return;
  event.respondWith(fetch(request).catch(() => caches.match(isPage ? "/away.html" : pathname)));
});
