import { type HTMLElement, parse } from "node-html-parser";
import type { PageData } from "../site/page-data.ts";
import type { StartupData } from "../site/startup.ts";

/** The parts of an HTML file. */
export type PageParts = {
  /** HTML from React, starting with the head tags. Empty for the shell, which is rendered in the browser. */
  markup: string;
  /** Path of the rendered page; `undefined` for the shell. */
  path: string | undefined;
  /** URLs of the modules to run after the first paint, ending with the entry. */
  modules: readonly string[];
  /** Additional head tags: share cards, structured data, robots. */
  headExtra: string;
};

export type TemplateOptions = {
  /** `index.html` as written by Vite. */
  html: string;
  /** The site's whole style sheet, inlined because it is small and a request would cost a round trip. */
  css: string;
  /** The startup script, inlined into every page that has modules. */
  startupScript: string;
  /** URLs of the fonts that every page preloads. */
  fonts: readonly string[];
};

/** React renders the page's head tags before everything else. */
const LEADING_HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const MARKUP_PLACEHOLDER = "{markup}";

/** Creates a function that inserts a page into Vite's `index.html`. */
export function createTemplate({ html, css, startupScript, fonts }: TemplateOptions) {
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
    const pageData: PageData = path === undefined ? {} : { path };
    root.setAttributes({ ...root.attributes, ...dataAttributes(pageData) });
    if (modules.length > 0) {
      const body = find(document, "body");
      body.insertAdjacentHTML("beforeend", `<script>${startupScript}</script>`);
      const startupData: StartupData = { modules: modules.join(" ") };
      body.lastElementChild?.setAttributes(dataAttributes(startupData));
    }
    // Inserted as text, because a parser would drop the comments that hydration needs.
    root.innerHTML = MARKUP_PLACEHOLDER;
    return document.toString().replace(MARKUP_PLACEHOLDER, () => markup.slice(headTags.length));
  };
}

/** The attributes that a browser exposes as an element's `dataset`. */
function dataAttributes(dataset: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dataset).map(([name, value]) => [`data-${name}`, value]),
  );
}

function find(document: HTMLElement, selector: string): HTMLElement {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`index.html has no ${selector}.`);
  return element;
}

/** The title and description in a page's HTML. Throws if one is missing. */
export function readHeadTags(markup: string): { title: string; description: string } {
  const document = parse(LEADING_HEAD_TAGS.exec(markup)?.[0] ?? "");
  const title = document.querySelector("title")?.textContent;
  const description = document.querySelector('meta[name="description"]')?.getAttribute("content");
  if (!title) throw new Error("The page has no title.");
  if (!description) throw new Error("The page has no description.");
  return { title, description };
}
