/**
 * What a page shows first comes first. On a telephone what stands further down is laid out only as
 * somebody nears it, or when the page has become idle; without that it would take as long as all the
 * rest before the page answers. A wide screen shows more at once, and has the power for it.
 */
import { idle } from "@/lib/idle.ts";

/** Attribute of `html` as long as `index.css` spares the sections further down. */
const attribute = "data-first-view";

/**
 * Runs in the head of every page. Not where somebody comes back to a place further down, or is sent
 * to one: heights that are only estimated would lead them past it.
 */
export const firstViewScript = [
  'performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&',
  `document.documentElement.setAttribute("${attribute}","")`,
].join("");

/** Lays out what was spared, a section at a time, so that a tap in between is answered at once. */
export async function layOutTheRest(): Promise<void> {
  if (!document.documentElement.hasAttribute(attribute)) return;
  const spared = [...document.querySelectorAll<HTMLElement>("main section")].filter(
    (section) => getComputedStyle(section).contentVisibility === "auto",
  );
  for (const section of spared) {
    await idle();
    section.style.contentVisibility = "visible";
    // Asked for its size, the browser lays it out now; else it would do so with all the others.
    section.getBoundingClientRect();
  }
  document.documentElement.removeAttribute(attribute);
  for (const section of spared) section.style.removeProperty("content-visibility");
}
