import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { startPlainly } from "./page-copies.ts";

const markup = '<p><!-- -->from <!-- -->€420</p><script>document.title = "theme"</script>';
const page = (root: string, body: string, head = "") =>
  `<html><head><title>A page</title>${head}</head><body><div id="root"${root}>${markup}</div>${body}</body></html>`;

/** The code that a page loads, in order. */
function codeOf(html: string) {
  const document = parse(html, { comment: true });
  const addresses = (selector: string, name: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(name));
  return {
    entries: addresses("script[type=module]", "src"),
    preloads: addresses("link[rel=modulepreload]", "href"),
    inline: document.querySelectorAll("script:not([src])").map((script) => script.textContent),
    markup: document.querySelector("#root")?.innerHTML,
  };
}

describe("a page with a plain module script", () => {
  const plain = {
    entries: ["/assets/index-1.js"],
    inline: ['document.title = "theme"'],
    markup,
  };

  it("takes its modules from the page's list", () => {
    const list = ' data-modules="/assets/react-1.js /assets/index-1.js /assets/home-1.js"';
    const boot = "<script>for (const module of modules) import(module)</script>";
    expect(codeOf(startPlainly(page(list, boot)))).toEqual({
      ...plain,
      preloads: ["/assets/react-1.js", "/assets/index-1.js", "/assets/home-1.js"],
    });
  });

  it("takes them from the preloads and the script if there is no list", () => {
    const preload = '<link rel="modulepreload" href="/assets/react-1.js">';
    const boot = '<script>addEventListener("load", () => import("/assets/index-1.js"))</script>';
    const expected = { ...plain, preloads: ["/assets/react-1.js", "/assets/index-1.js"] };
    const startedPlainly = startPlainly(page("", boot, preload));
    expect(codeOf(startedPlainly)).toEqual(expected);
    expect(codeOf(startPlainly(startedPlainly))).toEqual(expected);
  });

  it("is refused if the page names no module", () => {
    expect(() => startPlainly(page("", ""))).toThrow("names no module");
  });
});
