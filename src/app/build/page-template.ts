import { type HTMLElement, parse } from "node-html-parser";

/** Everything that makes one HTML file. */
export type PageParts = {
  /** What React drew, head tags first. Empty for a shell that the client fills. */
  markup: string;
  /** Path that the markup belongs to; `null` for a shell. */
  path: string | null;
  /**
   * Addresses of the modules to fetch after the first paint, each after what it imports, the entry
   * last. A page with none stays as it is: it has no script but what the head brings.
   */
  modules: readonly string[];
  /** Tags for the head that only programs read: cards, structured data, robots. */
  headExtra: string;
};

export type TemplateOptions = {
  /** `index.html` as Vite wrote it. */
  html: string;
  /** The site's whole stylesheet; it is inlined, because it is smaller than a round trip is worth. */
  css: string;
  /** Goes into the head of every page that has modules. */
  headScript: string;
  /** The boot script, inlined on every page that has modules. */
  bootScript: string;
  /** Addresses of the fonts that every page needs at once. */
  fonts: readonly string[];
};

/** React puts the page's own head tags before everything else that it draws. */
const LEADING_HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const MARKUP_PLACE = "{markup}";

/** Fills Vite's `index.html` with a page. */
export function createTemplate({ html, css, headScript, bootScript, fonts }: TemplateOptions) {
  return function fill({ markup, path, modules, headExtra }: PageParts): string {
    const document = parse(html, { comment: false });
    const head = find(document, "head");
    const root = find(document, "#root");
    for (const tag of document.querySelectorAll(
      'script[type="module"], link[rel="modulepreload"], link[rel="stylesheet"]',
    )) {
      tag.remove();
    }
    const headTags = LEADING_HEAD_TAGS.exec(markup)?.[0] ?? "";
    const preloads = fonts
      .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`)
      .join("");
    head.insertAdjacentHTML("beforeend", `${headTags}${preloads}<style>${css}</style>${headExtra}`);
    root.setAttribute("data-modules", modules.join(" "));
    if (path !== null) root.setAttribute("data-path", path);
    if (modules.length > 0) {
      head.insertAdjacentHTML("beforeend", `<script>${headScript}</script>`);
      find(document, "body").insertAdjacentHTML("beforeend", `<script>${bootScript}</script>`);
    }
    // React's markup goes in as text: a parser would lose the comments that hydration looks for.
    root.innerHTML = MARKUP_PLACE;
    return document.toString().replace(MARKUP_PLACE, () => markup.slice(headTags.length));
  };
}

function find(document: HTMLElement, selector: string): HTMLElement {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`index.html has no ${selector}.`);
  return element;
}

/** Title and description of a page, read back from what React drew. Throws where one is missing. */
export function readHeadTags(markup: string): { title: string; description: string } {
  const document = parse(LEADING_HEAD_TAGS.exec(markup)?.[0] ?? "");
  const title = document.querySelector("title")?.textContent;
  const description = document.querySelector('meta[name="description"]')?.getAttribute("content");
  if (!title) throw new Error("The page has no title.");
  if (!description) throw new Error("The page has no description.");
  return { title, description };
}
