type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = "input, textarea, select";

/** The controls of a page. Selects by tag, because `form.elements` also holds buttons. */
const controlsOf = (root: HTMLElement): Control[] => [...root.querySelectorAll<Control>(CONTROLS)];

/**
 * Remembers the fields that a person may have filled in before React takes over the page. If it finds nodes that it did
 * not make, as password managers put beside fields, it draws the page anew, with empty fields. The returned
 * function then fills them in again, and puts the focus back.
 */
export function keepTyped(root: HTMLElement): () => void {
  const former = controlsOf(root);
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  root.addEventListener("focusin", follow);
  return () => {
    root.removeEventListener("focusin", follow);
    const latter = controlsOf(root);
    for (const [index, from] of former.entries()) {
      const to = latter[index];
      if (from.isConnected || !to || from.name !== to.name || from.type !== to.type) continue;
      if (to instanceof HTMLInputElement && from instanceof HTMLInputElement) {
        // A click, because React follows no other change of a box.
        if (to.checked !== from.checked) to.click();
      }
      if (to.value !== from.value) {
        to.value = from.value;
        to.dispatchEvent(new Event("input", { bubbles: true }));
      }
      if (from === focused) to.focus({ preventScroll: true });
    }
  };
}
