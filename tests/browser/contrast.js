// How each control, slot and pip stands out from what is around it, by the pixels of a picture of the page.
async ([picture, selector]) => {
  const letters = atob(picture);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  const data = context.getImageData(0, 0, image.width, image.height).data;

  const linear = (value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const light = (x, y) => {
    const at = 4 * (Math.round(y * scale) * image.width + Math.round(x * scale));
    return 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
  };
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const isShaped = (style) =>
    style.boxShadow !== "none" || style.borderTopWidth !== "0px" || style.outlineStyle !== "none" ||
    style.backgroundImage !== "none" || !/, 0\)$/.test(style.backgroundColor);
  const OUTSIDE = [2.5, 7]; // px beside an edge; the second is beyond a ring around it
  const RIM = 5; // px in which its line lies

  const found = [];
  for (const element of document.querySelectorAll(selector)) {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isSeen = element.checkVisibility({ opacityProperty: true }) && left > RIM && right < innerWidth - RIM;
    if (!isSeen || width < 4 || top < 0 || bottom > innerHeight || element.matches(":disabled, [aria-disabled=true]")) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && !element.contains(hit) && !hit.contains(element)) continue;
    const edges = [
      [left, 1],
      [right, -1],
    ].map(([edge, inward]) => {
      const deep = isShaped(getComputedStyle(element)) ? Math.min(RIM, width / 2) : width;
      let most = 1;
      for (const outside of OUTSIDE) {
        const around = light(Math.min(Math.max(edge - inward * outside, 0), innerWidth - 1), y);
        for (let step = 1.5 - outside; step <= deep; step += 0.5) {
          most = Math.max(most, ratio(around, light(edge + inward * step, y)));
        }
      }
      return most;
    });
    const name = element.getAttribute("aria-label") ?? (element.textContent.trim() || element.className);
    found.push([`${element.localName} ${name}`.slice(0, 60), Math.min(...edges)]);
  }
  return found;
}
