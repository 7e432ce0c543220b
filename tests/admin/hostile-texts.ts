import type { Lead } from "@/admin/features/lead/lead-model.ts";

/** What someone may type into a field to make a screen, a file or an email do something. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  "a direction that turns what follows": "Grace \u202egnp.exe\u202d tfel",
  "a direction that is never ended": "\u2067\u202eecarG",
  "letters that look like others": "аdmin Gracе раypal",
  SQL: "'); drop table leads; --",
  HTML: `<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>`,
  "an end of an attribute": `" onmouseover="window.attacked=1" x='`,
  "a formula": '=HYPERLINK("https://evil.example","Open")',
  "a formula behind a separator": "x;=1+1;\t@SUM(A1)",
  "a field of a template": "{coordinator} {name} {{name}} $name",
};

/** A lead with a text in each field that a person types and that is not one of a list. */
export function hostileLead<Type extends Lead>(lead: Type, text: string): Type {
  return {
    ...lead,
    name: text,
    email: `${text}@example.com`,
    phone: text,
    treatment: text,
    travel_month: text,
    notes: text,
    source_page: `/${text}`,
    next_step: text,
    next_step_on: "2026-12-01",
  };
}

const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/;

const BLOCKS = "td, dd, dt, th, p, li, h1, h2, h3, h4, option, textarea, blockquote, div, .block";

/** Whether a text cannot change the direction of the text next to it. */
function isApart(node: Text): boolean {
  const parent = node.parentElement;
  if (!parent || parent.closest("bdi, [dir=auto]")) return true;
  // The end of a block ends its directions too.
  return parent.closest(BLOCKS)?.textContent === node.textContent;
}

/** What a text did to a page, in words; nothing where it is only shown. */
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
    if (node instanceof Text && node.data.includes(text) && !isApart(node)) {
      found.push(`not apart: ${node.parentElement?.outerHTML.slice(0, 200)}`);
    }
  }
  return found;
}
