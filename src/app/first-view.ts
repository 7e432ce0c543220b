/**
 * What a page shows first comes first. On a telephone what stands further down is laid out only as
 * somebody nears it, or when the page has become idle (`later.ts`); without that it would take as
 * long as all the rest before the page answers. A wide screen shows more at once, and has the power.
 */

/** Attribute of `html` as long as `index.css` spares what stands further down. */
export const FIRST_VIEW = "data-first-view";

/** What is spared, as `index.css` says it too: sections, the parts of long ones (a guide's paragraphs, a list's cards), and the footer. */
export const SPARED = "main section, [data-part], footer";

/**
 * Runs in the head of every page that has code. Not where somebody comes back to a place further
 * down, or the address names one: heights that are only estimated would lead them past it.
 */
export const firstViewScript = [
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&',
  `document.documentElement.setAttribute("${FIRST_VIEW}","")`,
].join("");

/** Lays out the whole page now: before somebody is taken to a place in it, or where its code stays away. */
export function layOutAtOnce(): void {
  document.documentElement.removeAttribute(FIRST_VIEW);
}
