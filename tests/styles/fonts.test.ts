import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { BRAND_NAME } from "@shared/brand-name.ts";
import { LEAD_CITIES, LEAD_COUNTRY } from "@shared/cities.ts";
import { type Font, openSync } from "fontkit";
import { describe, expect, it } from "vitest";
import config from "../../tailwind.config.ts";
import { project, readSourceFiles } from "./source-files.ts";

const folder = join(project, "src/styles/fonts");
const styles = readFileSync(join(project, "src/styles/fonts.css"), "utf8");
const css = readSourceFiles("src/styles", [".css"])
  .filter(({ path }) => !path.endsWith("/fonts.css"))
  .map(({ text }) => text)
  .join("\n");

function open(name: string): Font {
  const font = openSync(join(folder, name));
  if (!("characterSet" in font)) throw new Error(`${name} is a font collection.`);
  return font;
}

/** The rules for `@font-face` as maps from property to value. */
const faces = [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(
  ([, body = ""]) =>
    new Map(
      body
        .split(";")
        .map((line) => line.trim())
        .filter(Boolean)
        .map((line) => {
          const colon = line.indexOf(":");
          return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
        }),
    ),
);

function facesNamed(family: string) {
  return faces.filter((face) => face.get("font-family") === `"${family}"`);
}

function percentage(face: Map<string, string>, property: string): number {
  const value = face.get(property);
  if (!value?.endsWith("%")) throw new Error(`${property} is missing.`);
  return Number(value.slice(0, -1)) / 100;
}

// Sources contain all texts on the site, and also comments. Files that only the build uses do not count.
const shown = [
  ...readSourceFiles("src", [".ts", ".tsx"]).filter(
    ({ path }) => !path.startsWith("src/prerender/"),
  ),
  { path: "shared names", text: [BRAND_NAME, ...LEAD_CITIES, LEAD_COUNTRY].join("") },
];

const fonts = [
  {
    file: "newsreader-headings.woff2",
    family: "Newsreader Headings",
    weights: "400 600",
    limit: 14_500,
    // Characters of body text, code or key names, which no heading contains.
    without: "#$*<=>@[\\]^_`{|}~©×½−↑↓€",
  },
  {
    file: "coast-sans.woff2",
    family: "Coast Sans",
    weights: "400 600",
    limit: 15_500,
    // It is in the file for names, which is only fetched if a page needs it.
    without: "€",
  },
];
/** The file with characters that visitors' names may contain and the site's texts do not. */
const namesFile = "coast-sans-names.woff2";

/** Returns the characters of a font in order. The file's table ends with a value that is not a character. */
function charactersOf(font: Font): number[] {
  return font.characterSet.filter((code) => code < 0xffff).sort((a, b) => a - b);
}

describe.each(fonts)("$file", ({ file, family, weights, limit, without }) => {
  const font = open(file);

  it("has every character of every text", () => {
    const covered = new Set(
      font.characterSet.concat(...[...without].map((character) => character.codePointAt(0) ?? 0)),
    );
    const missing = shown.flatMap(({ path, text }) =>
      [...new Set(text)]
        .filter((character) => character >= " " && !covered.has(character.codePointAt(0) ?? 0))
        .map((character) => `${character} in ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it("draws Turkish letters instead of an empty box", () => {
    for (const character of "İıŞşĞğÇçÖöÜü₺£") {
      const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
      expect(glyph.id, character).toBeGreaterThan(0);
      expect(glyph.bbox.width, character).toBeGreaterThan(0);
    }
  });

  it("kerns a Turkish letter like the letter that it is built on", () => {
    const width = (text: string) => font.layout(text).advanceWidth;
    for (const [turkish, plain] of [
      ["Ş", "S"],
      ["İ", "I"],
      ["ğ", "g"],
      ["ş", "s"],
    ] as const) {
      const kerning = (letter: string) =>
        ["T", "V", "y", "."].map((next) => [
          width(letter + next) - width(letter) - width(next),
          width(next + letter) - width(letter) - width(next),
        ]);
      expect(kerning(turkish), turkish).toEqual(kerning(plain));
    }
    expect(width("Ty") - width("T") - width("y")).not.toBe(0);
  });

  it("stays small", () => {
    expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(limit);
  });

  it("is in the style sheet once, with the right weights", () => {
    const [face, ...more] = facesNamed(family).filter((each) => !each.has("unicode-range"));
    expect(more).toEqual([]);
    expect(face?.get("src")).toContain(`./fonts/${file}`);
    expect(face?.get("font-display")).toBe("optional");
    expect(face?.get("font-weight")).toBe(weights);
    const axis = font.variationAxes.wght;
    if (axis) expect(`${axis.min} ${axis.max}`).toBe(weights);
  });
});

describe(namesFile, () => {
  const font = open(namesFile);
  const [face] = facesNamed("Coast Sans").filter((each) => each.has("unicode-range"));

  it("is fetched only for the letters that it contains", () => {
    expect(face?.get("src")).toContain(namesFile);
    const declared = (face?.get("unicode-range") ?? "").split(",").flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
    expect(declared.sort((a, b) => a - b)).toEqual(charactersOf(font));
  });

  it("has the letters of European names that the main file lacks, and no others", () => {
    const own = new Set(open("coast-sans.woff2").characterSet);
    for (const character of "ÅåÑñÈèŁłŻżČčŠšŽžŐőŢţȚțĀā") {
      const code = character.codePointAt(0) ?? 0;
      expect(own.has(code) || font.hasGlyphForCodePoint(code), character).toBe(true);
    }
    expect(charactersOf(font).filter((code) => own.has(code))).toEqual([]);
  });
});

it("loads no other font file", () => {
  expect(styles.match(/url\(/g)).toHaveLength(fonts.length + 1);
  expect(css).not.toMatch(/url\(/);
});

describe("fallbacks", () => {
  const { serif, sans } = config.theme.fontFamily;
  const families = [
    { font: open("newsreader-headings.woff2"), names: serif },
    { font: open("coast-sans.woff2"), names: sans },
  ];

  it.each(families)("have the same line metrics as $names.0", ({ font, names }) => {
    const fallbacks = names
      .map((name) => name.replaceAll('"', ""))
      .filter((name) => name.includes("fallback"));
    expect(fallbacks.length).toBeGreaterThanOrEqual(2);
    for (const name of fallbacks) {
      const [face] = facesNamed(name);
      if (!face) throw new Error(`${name} has no @font-face.`);
      const scale = percentage(face, "size-adjust");
      expect(percentage(face, "ascent-override") * scale).toBeCloseTo(
        font.ascent / font.unitsPerEm,
        3,
      );
      expect(percentage(face, "descent-override") * scale).toBeCloseTo(
        -font.descent / font.unitsPerEm,
        3,
      );
      expect(percentage(face, "line-gap-override")).toBe(font.lineGap);
      expect(face.get("src")).toMatch(/^local\(/);
    }
  });
});
