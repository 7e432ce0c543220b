/**
 * Runs in the page, and translates it as Chrome does, except that the texts stay the same: replaces each text node with
 * `<font><font>text</font></font>`, and goes on with each text that the page adds. React's own node is then no longer in
 * the page. `patience`: how long it waits for React, in milliseconds since the page was opened.
 */
export function translatePage(patience = 5000): void {
  const untranslated = "font, script, style, textarea, title, option, svg";
  function wrap(node: Node): void {
    if (node instanceof Text) {
      if (!node.data.trim() || !node.parentElement || node.parentElement.closest(untranslated)) {
        return;
      }
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(node.data);
      outer.append(inner);
      node.replaceWith(outer);
    } else for (const child of [...node.childNodes]) wrap(child);
  }
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      for (const node of target instanceof Text ? [target] : addedNodes) wrap(node);
    }
  });
  // After React has taken over the page, as Chrome translates only what has loaded. Some journeys stop React.
  function start(): void {
    const controls = [...document.querySelectorAll("main, main a, main button, main summary")];
    const isReady = controls.every((control) =>
      Object.keys(control).some((key) => key.startsWith("__reactFiber")),
    );
    if ((controls.length === 0 || !isReady) && performance.now() < patience) {
      return void requestAnimationFrame(start);
    }
    requestAnimationFrame(() => {
      wrap(document.body);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      Object.assign(window, { isTranslated: true });
    });
  }
  Object.assign(window, { isTranslated: false });
  document.addEventListener("DOMContentLoaded", start, { once: true });
}
