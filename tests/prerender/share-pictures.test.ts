import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { cityGuides } from "@/content/cities/index.ts";
import { publicPages } from "@/prerender/public-pages.ts";
import { shareCards } from "@/prerender/share-cards.ts";
import { makeSharePictures } from "@/prerender/share-pictures.tsx";
import { project } from "../styles/source-files.ts";

const folder = mkdtempSync(join(tmpdir(), "share-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the cards", () => {
  const files = shareCards.map((card) => card.file);

  it("exist once for every page and every city", () => {
    expect(new Set(files).size).toBe(files.length);
    const wanted = new Set([
      ...publicPages.map((page) => page.sharePicture.replace(/\.png$/, "")),
      ...cityGuides.map((city) => `city-${city.id}`),
    ]);
    expect(files.sort()).toEqual([...wanted].sort());
  });

  it("have a drawing that exists", () => {
    const missing = [...new Set(shareCards.map((card) => card.illustration))].filter(
      (name) => !existsSync(join(project, `public/illustrations/${name}.svg`)),
    );
    expect(missing).toEqual([]);
  });

  it("have titles and leads that fit", () => {
    for (const { title, lead } of shareCards) {
      expect(title.length, title).toBeLessThanOrEqual(75);
      expect(lead.length, lead).toBeLessThanOrEqual(120);
    }
  });
});

describe("the card of a treatment", () => {
  it("mentions the cost first, and does not exist for a prescription-only medicine", () => {
    const lead = (slug: string) =>
      shareCards.find((card) => card.file === `treatment-${slug}`)?.lead;
    expect(lead("fue")).toMatch(/^What it costs in Turkey/);
    expect(lead("botox-fillers")).toBeUndefined();
  });
});

describe("the pictures", () => {
  const cards = [
    ...shareCards.filter((card) => card.file === "city-istanbul"),
    {
      file: "without-drawing",
      kicker: "Kicker",
      title: "Title",
      lead: "Lead",
      illustration: "no-such-drawing",
    },
  ];
  const cache = join(folder, "cache");
  const make = (output: string) => makeSharePictures(join(folder, output), { cards, cache });
  const picture = (output: string, file: string) => join(folder, output, "share", `${file}.png`);

  it("are 1200 by 630, with a plain background if the drawing is missing", async () => {
    await make("first");
    for (const { file } of cards) {
      const png = readFileSync(picture("first", file));
      expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    // The size shows that it contains the drawing: a plain background takes far fewer bytes.
    expect(statSync(picture("first", "city-istanbul")).size).toBeGreaterThan(
      2 * statSync(picture("first", "without-drawing")).size,
    );
  }, 60_000);

  it("come from the cache the second time, and unused ones are removed from it", async () => {
    const kept = readdirSync(cache);
    expect(kept).toHaveLength(cards.length);
    const made = kept.map((file) => statSync(join(cache, file)).mtimeMs);
    await make("second");
    expect(kept.map((file) => statSync(join(cache, file)).mtimeMs)).toEqual(made);
    expect(readFileSync(picture("second", "city-istanbul"))).toEqual(
      readFileSync(picture("first", "city-istanbul")),
    );
    await makeSharePictures(join(folder, "third"), { cards: cards.slice(0, 1), cache });
    expect(readdirSync(cache)).toHaveLength(1);
  }, 60_000);
});
