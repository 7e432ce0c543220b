/**
 * Whether texts are shown in the site's own font. One that arrives late, as on a busy machine, is used from the next page
 * on (`font-display: optional`), and texts in a fallback font can be much longer. Runs in the page.
 */
export function hasOwnFonts(): boolean {
  const text = document.createElement("span");
  text.textContent = "Compare two treatments";
  text.style.position = "absolute";
  document.body.append(text);
  const widths = ["'Coast Sans', monospace", "monospace"].map((family) => {
    text.style.fontFamily = family;
    return text.getBoundingClientRect().width;
  });
  text.remove();
  return widths[0] !== widths[1];
}
