/* In the page: marks for the trace, from an input to the end of the frame that shows what it did, and the way between. */
(() => {
  const afterFrame = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(0);
    });
  const told = (name, start) => performance.measure(name, { start, end: performance.now() });

  let isDown = false;
  let heldSince = 0;
  addEventListener("pointerdown", () => (isDown = true), true);
  addEventListener("pointermove", moved, true);
  addEventListener("pointerup", letGo, true);

  function moved({ timeStamp }) {
    if (!isDown || heldSince) return;
    afterFrame(() => {
      if (heldSince || !document.querySelector(".held")) return;
      told("lift", timeStamp);
      heldSince = performance.now();
    });
  }

  function letGo({ timeStamp }) {
    isDown = false;
    if (!heldSince) return;
    told("way", heldSince);
    heldSince = 0;
    afterFrame(() => told("drop", timeStamp));
  }
})();
