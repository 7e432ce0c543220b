import { LEAD_FIELDS } from "@shared/lead-fields.ts";
import { recordOf, typedKeys } from "@shared/typed-keys.ts";
import type { Lead } from "@/admin/features/lead/lead-model.ts";

/** Texts that someone may type into a field to attack a screen, a file or an email. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  "a change of direction": "Grace \u202egnp.exe\u202d tfel",
  "a change of direction that never ends": "\u2067\u202eecarG",
  "letters that look like other letters": "аdmin Gracе раypal",
  SQL: "'); drop table leads; --",
  HTML: `<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>`,
  "the end of an attribute": `" onmouseover="window.attacked=1" x='`,
  "a formula": '=HYPERLINK("https://evil.example","Open")',
  "a formula after a separator": "x;=1+1;\t@SUM(A1)",
  "a template field": "{coordinator} {name} {{name}} $name",
};

/** A lead with a text in each field into which people can type any text. */
export function hostileLead<Type extends Lead>(lead: Type, text: string): Type {
  return {
    ...lead,
    ...recordOf(typedKeys(LEAD_FIELDS), () => text),
    location_city: lead.location_city,
    email: `${text}@example.com`,
    source_page: `/${text}`,
    next_step: text,
    next_step_on: "2026-12-01",
  };
}

const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/;

const BLOCKS = "td, dd, dt, th, p, li, h1, h2, h3, h4, option, textarea, blockquote, div, .block";

/** True if a text cannot change the direction of the text next to it. */
function isIsolated(node: Text): boolean {
  const parent = node.parentElement;
  if (!parent || parent.closest("bdi, [dir=auto]")) return true;
  // The end of a block also ends its changes of direction.
  return parent.closest(BLOCKS)?.textContent === node.textContent;
}

/** Descriptions of what a text did to a page. Empty if it was only shown. */
export function damage(page: Element, text: string): string[] {
  const found: string[] = [];
  if (page.querySelector("script, img[src=x], [onerror], [onmouseover]")) found.push("markup");
  for (const link of page.querySelectorAll("a")) {
    if (!/^(https?|mailto|tel):/.test(link.href)) found.push(`link to ${link.href}`);
  }
  if ("attacked" in globalThis) found.push("script ran");
  if (!DIRECTIONS.test(text)) return found;
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && node.data.includes(text) && !isIsolated(node)) {
      found.push(`not isolated: ${node.parentElement?.outerHTML.slice(0, 200)}`);
    }
  }
  return found;
}
