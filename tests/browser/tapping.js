/* What looks as if it could be tapped, and what a tap did. Nothing reaches the server: what is asked of it is noted. */
(() => {
  const NATIVE = "a[href], button, summary, select, input, textarea";
  const ROLES = "[role=button], [role=switch], [role=tab], [role=radio], [role=checkbox], [role=option], [role=menuitem]";
  const OURS = `${NATIVE}, ${ROLES}`;
  const CHOSEN = '[aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], [aria-current], :checked';
  const BY_HAND = ["pointer", "grab"];

  const taps = { did: [], tried: new Set() };
  const note = (what) => taps.did.push(what);
  function replace(owner, name, made) {
    const real = owner?.[name];
    if (real) owner[name] = made(real);
  }
  taps.isolate = () => {
    replace(window, "fetch", () => (...asked) => {
      note(`asks ${asked[0]}`);
      return Promise.reject(new TypeError("not now"));
    });
    replace(WebSocket.prototype, "send", () => () => note("sends"));
    replace(navigator.clipboard, "writeText", () => () => (note("copies"), Promise.resolve()));
    replace(AudioContext.prototype, "createOscillator", (real) => function () {
      note("sounds");
      return real.call(this);
    });
    replace(Element.prototype, "requestFullscreen", () => () => (note("fills the screen"), Promise.resolve()));
    new MutationObserver((changes) => changes.some(isReal) && note("changes the page")).observe(document, {
      subtree: true, childList: true, characterData: true, attributes: true,
    });
  };
  /** Not that it has the focus now, or that a clock went on. */
  function isReal({ attributeName, target }) {
    if (["data-pointed", "tabindex"].includes(attributeName)) return false;
    const at = target instanceof Element ? target : target.parentElement;
    return !at?.closest("time, [role=timer], .clock");
  }

  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest("[inert]");
  const isOff = (node) => node.closest(":disabled, [aria-disabled=true]") !== null;
  const isWaiting = (node) => node.closest("[aria-busy=true]") !== null; // for the server, which answers nothing here
  const nameOf = (node) => {
    const said = node.getAttribute("aria-label") ?? node.innerText ?? node.dataset?.tile ?? "";
    return `${node.tagName.toLowerCase()}.${node.classList[0] ?? ""} “${(said || "").trim().replace(/\s+/g, " ").slice(0, 50)}”`;
  };
  const scope = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

  /** Things that look tappable without being anything that can be, and things that can't be and look as if. */
  taps.flaws = () => {
    const found = [];
    for (const node of scope().querySelectorAll("*")) {
      if (!isSeen(node)) continue;
      const { cursor, opacity, filter } = getComputedStyle(node);
      const inner = node.parentElement && getComputedStyle(node.parentElement).cursor === cursor;
      if (BY_HAND.includes(cursor) && !inner && !node.closest(`${OURS}, label, [data-tappable]`) && !(node.closest("svg") && cursor === "grab"))
        found.push(`looks tappable and is nothing: ${nameOf(node)}`);
      if (node.matches(OURS) && isOff(node) && BY_HAND.includes(cursor)) found.push(`is off and has a hand: ${nameOf(node)}`);
    }
    for (const link of scope().querySelectorAll("a[href]")) {
      const { origin, pathname, hash } = new URL(link.href);
      if (isSeen(link) && origin === location.origin && pathname === location.pathname && !hash && !link.matches("[aria-current]"))
        found.push(`leads to where one is: ${nameOf(link)}`);
    }
    return found;
  };

  /** The next that wasn't tried, and where it can be tapped; null when all were. */
  taps.next = () => {
    for (const node of scope().querySelectorAll(OURS)) {
      if (node.matches("a, input, textarea, select") || !isSeen(node) || isOff(node) || isWaiting(node) || node.matches(CHOSEN)) continue;
      const name = nameOf(node);
      if (taps.tried.has(name)) continue;
      taps.tried.add(name);
      node.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = node.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      const top = document.elementFromPoint(across, down);
      if (!top || !(node.contains(top) || top.contains(node))) continue;
      taps.did.length = 0;
      return { name, x: across, y: down };
    }
    return null;
  };
  /** What it did, as soon as it did anything; nothing after a while in which a shared machine gets round to it. */
  taps.after = async () => {
    for (let frames = 0; frames < 40 && taps.did.length === 0; frames++) await new Promise(requestAnimationFrame);
    return [...new Set(taps.did)];
  };
  window.taps = taps;
})();
