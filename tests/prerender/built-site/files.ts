import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { overBudget, sizesSchema, TOLERANCE } from "@/prerender/budgets.ts";
import { pageFile } from "@/prerender/page-file.ts";
import { prerenderedPages, publicPages } from "@/prerender/public-pages.ts";
import { projectFolder } from "../../../supabase/local/settings.ts";
import { dist, htmlFiles, modulesOf, openFile, openPage, read } from "./built-site-support.ts";

/** Returns the URLs of the scripts and style sheets in a page's file. */
function assetsOf(name: string): string[] {
  const html = readFileSync(join(dist, name), "utf8");
  return [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file);
}

describe("the files", () => {
  it("are one for each prerendered page, plus those for the workspace, 404, offline and the shell", () => {
    const expected = [
      ...prerenderedPages.map(({ path }) => pageFile(path)),
      "404.html",
      "admin.html",
      "offline.html",
      "shell.html",
    ];
    expect(htmlFiles().sort()).toEqual(expected.sort());
    expect(publicPages.length).toBeGreaterThan(60);
  });

  it("share no script and no style sheet between the public site and the workspace", () => {
    const workspace = assetsOf("admin.html");
    const site = new Set(
      htmlFiles()
        .filter((name) => name !== "admin.html")
        .flatMap(assetsOf),
    );
    expect(workspace.filter((file) => /\.(js|css)$/.test(file))).toHaveLength(2);
    expect(workspace.filter((file) => site.has(file) && /\.(js|css)$/.test(file))).toEqual([]);
    // The site contains only the address of the Supabase project.
    const others = [...site].filter((file) => !file.startsWith("/assets/supabase-address-"));
    expect(others.filter((file) => /supabase|leads|workspace|admin/i.test(file))).toEqual([]);
  });

  it("have no value that was meant for a program in their text", () => {
    const found = htmlFiles().flatMap((name) => {
      const text = openFile(name).querySelector("body")?.textContent ?? "";
      const values = text.match(/.{0,40}(?:\[object|\bundefined\b|\bnull\b|\bNaN\b).{0,20}/g);
      return (values ?? []).map((value) => `${name}: ${value}`);
    });
    expect(found).toEqual([]);
  });

  it("are at most 2 % larger than their budgets", () => {
    const file = join(projectFolder, "node_modules/.cache/site-sizes.json");
    const sizes = sizesSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    expect(overBudget(sizes, TOLERANCE)).toEqual([]);
  });

  /** Returns the static imports of a module. */
  function importsOf(address: string): string[] {
    const imports = read(address).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    return [...imports].map(([, name]) => `/assets/${name}`);
  }

  it("list every script module with all its imports, and the site's entry module last", () => {
    const missing = htmlFiles().flatMap((file) => {
      const modules = modulesOf(openFile(file));
      return modules.flatMap((address) =>
        importsOf(address)
          .filter((name) => !modules.includes(name))
          .map((name) => `${file}: ${address} without ${name}`),
      );
    });
    expect(missing).toEqual([]);
    const last = new Set(htmlFiles().flatMap((file) => modulesOf(openFile(file)).slice(-1)));
    expect([...last]).toEqual([expect.stringMatching(/^\/assets\/index-/)]);
    const home = modulesOf(openPage("/"));
    expect(home.length).toBeGreaterThan(5);
    expect(home.at(-1)).toMatch(/^\/assets\/index-/);
    const imported = home.flatMap(importsOf);
    expect(imported).toContainEqual(expect.stringContaining("/react-"));
    expect(imported).toContainEqual(expect.stringContaining("/shared-"));
  });

  it("contain every drawing in the colours of each theme", () => {
    const drawings = readdirSync(join(dist, "illustrations")).filter((name) => /svg$/.test(name));
    expect(drawings.length).toBeGreaterThan(20);
    for (const name of drawings) {
      const drawing = parse(read("illustrations", name));
      expect(name).toMatch(/-(light|dark)\.svg$/);
      expect(drawing.querySelectorAll("symbol, use"), name).toHaveLength(0);
      expect(drawing.querySelectorAll("path").length, name).toBeGreaterThan(0);
      expect(read("illustrations", name), name).not.toContain("var(");
      expect(drawings).toContain(
        name.replace(/light(?=\.)|dark(?=\.)/, (theme) => (theme === "light" ? "dark" : "light")),
      );
    }
  });
});
