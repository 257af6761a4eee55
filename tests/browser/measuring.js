// What a page does wrong with its room, as sentences; run in the page. Texts are measured by the lines they stand in.
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let count = 0; count < 3; count += 1) await frame();
  const CONTROL = "button, a[href], label, summary, select, [role=button], .chip, .badge, .label";
  const SLACK = 1.5; // px: rounding
  const LETTERS = 2.2; // so many times the size of its letters a shortened text needs: three of them and its dots
  const ROOM = 16; // px beside a shortened name in which more of it could stand
  const flaws = [];
  const root = document.documentElement;
  const layer = document.querySelector("dialog[open]") ?? document.body;

  const styleOf = (element) => getComputedStyle(element);
  const ancestors = function* (element) {
    for (let at = element; at && at !== root; at = at.parentElement) yield at;
  };
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (const at of ancestors(element)) if (styleOf(at).clipPath === "inset(50%)") return false; // only to be heard
    return !element.closest("defs, select") && !/, 0\)$/.test(styleOf(element).color);
  };
  const pinned = (element) => {
    for (const at of ancestors(element)) if (["fixed", "sticky"].includes(styleOf(at).position)) return at;
    return null;
  };

  /** Every line of text that can be seen, with the height of its letters instead of its leading. */
  function linesOf(node) {
    const element = node.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(styleOf(element).fontSize);
    const scale = element.ownerSVGElement ? element.getScreenCTM().a : 1;
    const shortening = [...ancestors(element)].find((at) => styleOf(at).textOverflow === "ellipsis");
    const cut = shortening ? shortening.getBoundingClientRect().right - parseFloat(styleOf(shortening).paddingRight) : Infinity;
    const text = node.data.trim().replace(/\s+/g, " ");
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .filter(({ left }) => left < cut) // an ellipsis stands there
      .map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        const half = (size * scale * 0.62) / 2;
        return { element, text, left, right: Math.min(right, cut), top: middle - half, bottom: middle + half, height: bottom - top };
      });
  }
  /** What scrolls or hides lets less be seen. */
  const seen = (line) => {
    for (const at of ancestors(line.element)) {
      if (styleOf(at).overflowY === "visible") continue;
      const { top, bottom } = at.getBoundingClientRect();
      if (line.bottom <= top + SLACK || line.top >= bottom - SLACK) return false;
    }
    return true;
  };
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const lines = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.data.trim() && isShown(node.parentElement)) lines.push(...linesOf(node));
  }

  /** How far a line stands out of a box, in px; 0 when it lies in it. */
  const out = (line, box) =>
    Math.max(0, box.left - line.left, line.right - box.right, box.top - line.top, line.bottom - box.bottom);
  const px = (length) => `${Math.round(length)} px`;

  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => isShown(element) && element.getBoundingClientRect().right > root.clientWidth + SLACK,
    );
    const named = wide.filter((element) => element instanceof HTMLElement).at(-1);
    const by = px(root.scrollWidth - root.clientWidth);
    flaws.push(`the page scrolls sideways by ${by}: ${named?.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 90)}`);
  }

  for (const line of lines) {
    const control = line.element.closest(CONTROL);
    if (control && layer.contains(control) && styleOf(control).display !== "inline") {
      const far = out(line, control.getBoundingClientRect());
      if (far > SLACK) flaws.push(`"${line.text}" leaves its ${control.localName} by ${px(far)}`);
    }
    let isSliding = false; // in something that scrolls, what is cut off can be fetched
    for (const at of ancestors(line.element)) {
      const style = styleOf(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) isSliding = true;
      if (style.maskImage !== "none") break; // fades out, as older lines of a log do
      if (isSliding || !/hidden|clip/.test(style.overflowX) || style.textOverflow === "ellipsis") continue;
      const far = out(line, at.getBoundingClientRect());
      if (far > SLACK) flaws.push(`"${line.text}" is cut off by ${px(far)} in ${at.localName}.${at.className}`);
      if (far > SLACK) break;
    }
    if (!isSliding && !pinned(line.element) && (line.right > root.clientWidth + SLACK || line.left < -SLACK)) {
      flaws.push(`"${line.text}" leaves the page`);
    }
  }

  /** Two texts that cross: both lie in the page, or both in the same bar over it. */
  const byLeft = lines.filter(seen).sort((one, other) => one.left - other.left);
  byLeft.forEach((one, index) => {
    for (const other of byLeft.slice(index + 1)) {
      if (other.left > one.right - SLACK) break;
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (high <= SLACK || one.element === other.element || pinned(one.element) !== pinned(other.element)) continue;
      if (one.element.contains(other.element) && one.text === other.text) continue;
      flaws.push(`"${one.text}" crosses "${other.text}"`);
    }
  });

  /** The space to the right of a shortened text, up to what is drawn next in its row or to the edge of its box. */
  function roomBeside(element) {
    const box = element.getBoundingClientRect();
    let edge = root.clientWidth;
    for (const at of ancestors(element.parentElement)) {
      const style = styleOf(at);
      const outer = at.getBoundingClientRect();
      edge = Math.min(edge, outer.right - parseFloat(style.paddingRight) - parseFloat(style.borderRightWidth));
      if (at.matches(`${CONTROL}, li, tr, .paper, .panel`)) break;
    }
    for (const other of layer.querySelectorAll("svg, img, i, button, a, input, .badge")) {
      if (other.contains(element) || element.contains(other) || !isShown(other)) continue;
      const { left, top, bottom, width } = other.getBoundingClientRect();
      if (width > 1 && left >= box.right - SLACK && top < box.bottom && bottom > box.top) edge = Math.min(edge, left);
    }
    for (const line of lines) {
      if (element.contains(line.element) || line.left < box.right - SLACK) continue;
      if (line.top < box.bottom && line.bottom > box.top) edge = Math.min(edge, line.left);
    }
    return edge - box.right;
  }
  const isShortened = (element) => {
    const { fontSize, textOverflow, webkitLineClamp } = styleOf(element);
    if (webkitLineClamp !== "none") return element.scrollHeight > element.clientHeight + parseFloat(fontSize) / 2;
    return textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1;
  };
  for (const element of layer.querySelectorAll("*")) {
    if (!isShortened(element) || !isShown(element)) continue;
    const { fontSize, paddingLeft, paddingRight } = styleOf(element);
    const left = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (left < parseFloat(fontSize) * LETTERS) flaws.push(`"${element.textContent.trim()}" is cut to a sliver of ${px(left)}`);
    const isWide = innerWidth >= 1280; // there is room for the lines of any name
    if (isWide && styleOf(element).webkitLineClamp !== "none") flaws.push(`"${element.textContent.trim()}" is cut in its last line`);
    const room = roomBeside(element);
    if (room > ROOM) flaws.push(`"${element.textContent.trim()}" is shortened with ${px(room)} beside it`);
  }

  /** What lies on paper stays on it; what is pinned to a corner, flies or scrolls may leave it. */
  for (const paper of layer.querySelectorAll(".paper, .panel, .platter")) {
    const { left, right } = paper.getBoundingClientRect();
    for (const leaf of paper.querySelectorAll("svg, i, b, span, input, button")) {
      if (leaf.localName !== "svg" && (leaf.childElementCount > 0 || leaf.ownerSVGElement)) continue;
      const box = leaf.getBoundingClientRect();
      if (leaf.parentElement.closest("svg") || box.width <= 1 || !isShown(leaf)) continue;
      const far = Math.max(left - box.left, box.right - right);
      if (far <= SLACK) continue;
      const between = [...ancestors(leaf)].filter((at) => paper.contains(at) && at !== paper);
      if (between.some((at) => /absolute|fixed/.test(styleOf(at).position))) continue;
      if (between.some((at) => styleOf(at).overflowX !== "visible" && at !== leaf)) continue;
      flaws.push(`a ${leaf.localName} "${leaf.textContent.trim()}" in ${leaf.parentElement.className} leaves its paper by ${px(far)}`);
    }
  }

  /** Words on a mat stand beside what is painted there. A part that lies askew has less in its corners: a tenth off. */
  for (const mat of layer.querySelectorAll(".mat")) {
    for (const part of mat.querySelectorAll(".scene svg > g, .pieces svg > g")) {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
      for (const line of lines.filter((each) => mat.contains(each.element))) {
        const beside = line.right <= left + width / 10 || line.left >= right - width / 10;
        const above = line.bottom <= top + height / 10 || line.top >= bottom - height / 10;
        if (!beside && !above) flaws.push(`"${line.text}" lies on a picture`);
      }
    }
  }

  /** What begins a match is seen without scrolling. */
  for (const button of layer.querySelectorAll("[data-begins] .main")) {
    const below = button.getBoundingClientRect().bottom + scrollY - innerHeight;
    if (!pinned(button) && below > SLACK) flaws.push(`"${button.textContent.trim()}" is ${px(below)} below the fold`);
  }

  /** What stands in the strip below a card's area has room there. */
  for (const foot of layer.querySelectorAll(".ground > .foot > *")) {
    const far = foot.scrollWidth - foot.clientWidth;
    if (far > SLACK) flaws.push(`"${foot.innerText.replace(/\s+/g, " ")}" leaves its card by ${px(far)}`);
  }

  /** No word of a name is broken at a seat that chooses. */
  for (const name of layer.querySelectorAll(".choosing > .name")) {
    const node = name.firstChild;
    for (const { 0: word, index } of node.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) flaws.push(`"${word}" is broken`);
    }
  }

  /** A card's label stands beside its area, never on a part of it. */
  for (const label of layer.querySelectorAll(".ground > .label")) {
    if (!isShown(label)) continue;
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const area = label.parentElement.querySelector(".area path");
    const inverse = area.getScreenCTM().inverse();
    for (let x = left; x <= right; x += 3) {
      for (let y = top; y <= bottom; y += 3) {
        const point = new DOMPoint(x, y).matrixTransform(inverse);
        if (area.isPointInFill(point) || area.isPointInStroke(point)) {
          flaws.push(`the label "${label.textContent}" lies on the area`);
        }
      }
    }
  }
  return [...new Set(flaws)];
}
