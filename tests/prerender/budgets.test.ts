import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { budgets, largestSizes, measurePages, overBudget } from "@/prerender/budgets.ts";
import { replaceFolder } from "../../src/prerender/work-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "budgets-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** Builds a page that lists its modules. */
function page({ modules = ["/assets/a.js"], head = "" } = {}): string {
  const script = `<script data-modules="${modules.join(" ")}"></script>`;
  return `<html><head>${head}</head><body><div id="root"></div>${script}</body></html>`;
}

/** Returns text that hardly compresses. */
function noise(length: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(length))).toString("base64url");
}

const bytes = (count: number) => count.toLocaleString("en-GB");
const font = '<link rel="preload" as="font" href="/a.woff2">';

async function breachesOf(...site: Parameters<typeof measurePages>): Promise<string[]> {
  return overBudget((await measurePages(...site)).sizes);
}

describe("budgets", () => {
  beforeEach(() => {
    write("index.html", page());
    write("assets/a.js", "x".repeat(2 * budgets.script));
    write("assets/a.js.br", "x".repeat(budgets.script));
    write("a.woff2", "font");
  });

  it("count the compressed copy, which is what hosts send, to the byte", async () => {
    expect(await breachesOf(folder, ["/"])).toEqual([]);
    write("assets/a.js.br", "x".repeat(budgets.script + 1));
    expect(await breachesOf(folder, ["/"])).toEqual([
      `the script of /: ${bytes(budgets.script + 1)} of ${bytes(budgets.script)}`,
    ]);
  });

  it("count the styles inside the page, compressed", async () => {
    write("index.html", page({ head: `<style>${" ".repeat(40_000)}</style>` }));
    expect(await breachesOf(folder, ["/"])).toEqual([]);
    write("index.html", page({ head: `<style>${noise(20_000)}</style>` }));
    expect(await breachesOf(folder, ["/"])).toEqual([
      expect.stringMatching(/^the styles of \/: [\d,]+ of [\d,]+$/),
    ]);
  });

  it("have a tolerance, and the largest size of each is named", async () => {
    write("faq.html", page({ modules: [] }));
    write("assets/a.js.br", "x".repeat(budgets.script * 1.02));
    const { sizes } = await measurePages(folder, ["/faq", "/"]);
    expect(overBudget(sizes, 0.02)).toEqual([]);
    expect(overBudget(sizes, 0.019)).toHaveLength(1);
    expect(largestSizes(sizes)).toContain(overBudget(sizes)[0]);
    expect(largestSizes(sizes)).toHaveLength(4);
  });

  it("come with faults: files of other sites, to which links are allowed, and no script", async () => {
    const faultsOf = async () => (await measurePages(folder, ["/"])).faults;
    const own = '<link rel="canonical" href="https://site.example/"><a href="https://x.example">';
    write("index.html", page({ head: own }));
    expect(await faultsOf()).toEqual([]);
    write("index.html", page({ head: '<img src="//cdn.example/a.png">' }));
    expect(await faultsOf()).toEqual(["/ fetches from elsewhere: //cdn.example/a.png"]);
    write("index.html", "<html></html>");
    expect(await faultsOf()).toEqual(["/ lists no modules"]);
    await expect(measurePages(folder, ["/nothing"])).rejects.toThrow("nothing.html");
  });

  it("count each file of a first view once, with a smaller budget for a treatment's page", async () => {
    const picture =
      '<img loading="lazy" fetchpriority="high" class="drawing-light" src="/art.svg">' +
      '<img loading="lazy" fetchpriority="high" class="drawing-dark" src="/late.svg">';
    const late = '<img loading="lazy" src="/late.svg">';
    const html = page({ head: font + picture.repeat(2) + late });
    const rest = html.length + budgets.script + "font".length;
    write("treatment/fue.html", html);
    write("late.svg", "x".repeat(budgets.view));
    write("art.svg", "x".repeat(budgets.treatmentView - rest));
    expect(await breachesOf(folder, ["/treatment/fue"])).toEqual([]);
    write("art.svg", "x".repeat(budgets.treatmentView - rest + 1));
    expect(await breachesOf(folder, ["/treatment/fue"])).toEqual([
      `the first view of /treatment/fue: ${bytes(budgets.treatmentView + 1)} of ${bytes(budgets.treatmentView)}`,
    ]);
    write("index.html", html);
    expect(await breachesOf(folder, ["/"])).toEqual([]);
    write("art.svg", "x".repeat(budgets.view - rest + 1));
    expect(await breachesOf(folder, ["/"])).toEqual([
      `the first view of /: ${bytes(budgets.view + 1)} of ${bytes(budgets.view)}`,
    ]);
  });
});

describe("a finished build", () => {
  const place = join(folder, "dist");
  const read = () => readFileSync(join(place, "a"), "utf8");

  it("replaces the last one, which stays if that fails", async () => {
    write("next/a", "first");
    await replaceFolder(place, join(folder, "next"), join(folder, "former"));
    expect(read()).toBe("first");

    await expect(
      replaceFolder(place, join(folder, "never-made"), join(folder, "former")),
    ).rejects.toThrow();
    expect(read()).toBe("first");

    write("next/a", "second");
    await replaceFolder(place, join(folder, "next"), join(folder, "former"));
    expect(read()).toBe("second");
    expect(readFileSync(join(folder, "former/a"), "utf8")).toBe("first");
  });
});
