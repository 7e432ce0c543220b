import type { Page } from "@playwright/test";

/** Visible texts that are clipped, and texts and fields that overlap. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { owner: Element; layer: Element | undefined; box: DOMRect; text: string };
    const found: string[] = [];
    const lines: Line[] = [];
    const name = (text: string) => text.trim().slice(0, 40);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const within = (element: Element, test: (style: CSSStyleDeclaration) => boolean) =>
      [...ancestors(element)].some((each) => test(getComputedStyle(each)));
    /** What floats over the page on purpose: only within it is an overlap a fault. */
    const layerOf = (element: Element) =>
      [...ancestors(element)].find((each) => {
        const { position, zIndex } = getComputedStyle(each);
        return /fixed|sticky/.test(position) || (position === "absolute" && zIndex !== "auto");
      });

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent ?? "";
      if (!owner || text.trim() === "" || !isShown(owner)) continue;
      if (owner.closest("svg, script, style, noscript, select, textarea")) continue;
      // A summary of what another page or a button shows whole.
      if (owner.closest("[class*=line-clamp]")) continue;
      // Text for screen readers only.
      const isUnseen = ({ clip, clipPath }: CSSStyleDeclaration) =>
        clipPath === "inset(50%)" || clip === "rect(0px, 0px, 0px, 0px)";
      if (within(owner, isUnseen)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      const layer = layerOf(owner);
      for (const box of boxes) {
        let seen = box;
        for (const element of ancestors(owner)) {
          const { overflowX, overflowY } = getComputedStyle(element);
          const edge = element.getBoundingClientRect();
          // A text that sticks out of its button is as hard to read as one that is cut off.
          const cutX = /hidden|clip/.test(overflowX) || element.matches("button, .button");
          const cutY = /hidden|clip/.test(overflowY);
          if (cutX && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
            found.push(`"${name(text)}" is cut off sideways`);
          }
          if (cutY && (box.bottom > edge.bottom + 2 || box.top < edge.top - 2)) {
            found.push(`"${name(text)}" is cut off above or below`);
          }
          if (/auto|scroll/.test(overflowX + overflowY)) {
            // A part that is scrolled away lies behind what is beside the scroller.
            const left = Math.max(box.left, edge.left);
            const top = Math.max(box.top, edge.top);
            const width = Math.min(box.right, edge.right) - left;
            seen = new DOMRect(left, top, width, Math.min(box.bottom, edge.bottom) - top);
            break;
          }
        }
        if (seen.width > 1 && seen.height > 1) lines.push({ owner, layer, box: seen, text });
      }
    }
    const fields = "input:not([type=radio], [type=checkbox], [type=range]), select, textarea";
    for (const owner of document.querySelectorAll<HTMLInputElement>(fields)) {
      const { left, top, width, height } = owner.getBoundingClientRect();
      if (width <= 1 || !isShown(owner)) continue;
      // A sign may stand where nothing can be typed.
      const start = Number.parseFloat(getComputedStyle(owner).paddingInlineStart);
      const box = new DOMRect(left + start, top, width - start, height);
      lines.push({ owner, layer: layerOf(owner), box, text: `field ${owner.name || owner.id}` });
    }

    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.owner === other.owner || one.layer !== other.layer) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // A line's box is taller than its letters.
        if (across > 2 && down > Math.min(one.box.height, other.box.height) * 0.3) {
          found.push(`"${name(one.text)}" and "${name(other.text)}" overlap`);
        }
      }
    }
    return [...new Set(found)];

    function* ancestors(element: Element): Generator<Element> {
      for (let each: Element | null = element; each && each !== document.body; ) {
        yield each;
        each = each.parentElement;
      }
    }
  });
}
