import { describe, expect, it } from "vitest";
import { readSourceFiles } from "../../styles/source-files.ts";
import { read } from "./built-site-support.ts";

const imports = /^(?:import|export)\s+(?!type\b)[^"']*?from\s+"([^"]+)"/gm;

/** The packages that the modules in a folder import, apart from their types. */
function packagesIn(folder: string): string[] {
  const specifiers = readSourceFiles(folder, [".ts", ".tsx"])
    .flatMap(({ text }) => [...text.matchAll(imports)])
    .map(([, specifier = ""]) => specifier)
    .filter((specifier) => !/^(\.|@\/|@shared\/|node:)/.test(specifier));
  // "@scope/name/part" and "name/part".
  return [...new Set(specifiers.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))].sort();
}

const named = (notice: string) =>
  [...read(notice).matchAll(/^## (\S+) - /gm)].map(([, name = ""]) => name);

describe("the licences of the code that browsers load", () => {
  it.each([
    ["src/site", ["licences.md"], ["workbox-precaching", "libphonenumber-js"]],
    ["src/admin", ["licences-workspace.md"], ["recharts", "@supabase/supabase-js"]],
    // Some of these are only in one of the two apps.
    ["src/ui", ["licences.md", "licences-workspace.md"], ["clsx"]],
    ["src/lib", ["licences.md", "licences-workspace.md"], ["zod"]],
  ])("name every package that %s imports", (folder, notices, known) => {
    const packages = packagesIn(folder);
    expect(packages).toEqual(expect.arrayContaining(known));
    const inNotices = notices.flatMap(named);
    // React Router's second package only exports what is in the first.
    const missing = packages.filter(
      (name) => !inNotices.includes(name.replace(/-router-dom$/, "-router")),
    );
    expect(missing).toEqual([]);
  });

  it.each(["licences.md", "licences-workspace.md"])("have their texts in %s", (notice) => {
    const text = read(notice);
    expect(named(notice)).toContain("react-dom");
    expect(text).toMatch(/Permission is hereby granted/);
    expect(text).not.toMatch(/node_modules/);
  });

  it("include the licence of the fonts, with their authors", () => {
    const text = read("licences.md");
    expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
    for (const font of ["newsreader-headings", "coast-sans"]) {
      expect(text).toMatch(new RegExp(`${font}\\.woff2\\n(Copyright|©)`));
    }
  });

  it("include the whole service worker, whose packages depend on one another", () => {
    const inWorker = [...read("sw.js").matchAll(/workbox:([a-z-]+):/g)].map(([, name]) => name);
    expect(inWorker).toContain("precaching");
    for (const name of inWorker) expect(read("licences.md")).toContain(`## workbox-${name} - `);
  });
});
