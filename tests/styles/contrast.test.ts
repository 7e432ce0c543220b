import { describe, expect, it } from "vitest";
import { colourPairs, mixedColours } from "../../src/styles/colour-pairs.ts";
import { type ColourToken, palette } from "../../tailwind.config.ts";
import { readSourceFiles } from "./source-files.ts";

type Rgb = readonly [red: number, green: number, blue: number];

function rgb(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex);
  if (!match) throw new Error(`${hex} is not a colour with six digits.`);
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

/** Calculates the relative luminance as defined in WCAG 2.2. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Blends `colour` at a percentage over `over`, as browsers do. */
function mix(colour: Rgb, percentage: number, over: Rgb): Rgb {
  const share = percentage / 100;
  const part = (index: 0 | 1 | 2) => colour[index] * share + over[index] * (1 - share);
  return [part(0), part(1), part(2)];
}

it("computes contrast as WCAG does", () => {
  expect(contrast(rgb("#000000"), rgb("#ffffff"))).toBeCloseTo(21, 5);
  expect(contrast(rgb("#777777"), rgb("#ffffff"))).toBeCloseTo(4.48, 2);
});

const schemes = ["light", "dark"] as const;

describe.each(schemes)("the %s theme", (scheme) => {
  const theme: Record<ColourToken, string> = palette[scheme];
  const tokens = Object.keys(theme) as ColourToken[];

  it("has the same colours as the other theme", () => {
    expect(tokens.sort()).toEqual(
      Object.keys(palette[scheme === "light" ? "dark" : "light"]).sort(),
    );
  });

  it("has enough contrast between colours that are used together", () => {
    const tooClose = colourPairs.flatMap(({ colour, on, atLeast }) =>
      colour.flatMap((above) =>
        on.flatMap((below) => {
          const ratio = contrast(rgb(theme[above]), rgb(theme[below]));
          return ratio < atLeast ? [`${above} on ${below}: ${ratio.toFixed(2)} < ${atLeast}`] : [];
        }),
      ),
    );
    expect(tooClose).toEqual([]);
  });

  it("has enough contrast on translucent colours", () => {
    const tooClose = mixedColours.flatMap(({ colour, percentage, over, foregrounds }) => {
      const beneath =
        over === "anything" ? ["#000000", "#ffffff"] : over.map((token) => theme[token]);
      return beneath.flatMap((ground) => {
        const mixed = mix(rgb(theme[colour]), percentage, rgb(ground));
        return foregrounds.flatMap((pair) =>
          pair.colour.flatMap((above) => {
            const ratio = contrast(rgb(theme[above]), mixed);
            return ratio < pair.atLeast
              ? [`${above} on ${colour}/${percentage} over ${ground}: ${ratio.toFixed(2)}`]
              : [];
          }),
        );
      });
    });
    expect(tooClose).toEqual([]);
  });

  it("lists every colour in a pair", () => {
    const listed = new Set(colourPairs.flatMap(({ colour, on }) => [...colour, ...on]));
    // Decorative lines need no contrast.
    expect(tokens.filter((token) => !listed.has(token))).toEqual(["line"]);
  });
});

// Drawings have their own palette, and the build draws share pictures.
const sources = readSourceFiles("src", [".ts", ".tsx", ".css"]).filter(
  ({ path }) => !path.startsWith("src/ui/illustrations/") && !path.startsWith("src/prerender/"),
);

function found(pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([match]) => `${match} in ${path}`),
  );
}

describe("the sources", () => {
  it("mix only the colours that are listed", () => {
    const listed = new Set(mixedColours.map(({ colour, percentage }) => `${colour}/${percentage}`));
    const tokens = Object.keys(palette.light).sort((a, b) => b.length - a.length);
    const mixed = new RegExp(
      `\\b(?:bg|text|border|fill|stroke|outline|ring|accent|divide|decoration|shadow|from|via|to)-(?:[bxytrles]-)?(${tokens.join("|")})/(\\[?[\\d.%]+\\]?)`,
      "g",
    );
    const used = sources.flatMap(({ path, text }) =>
      [...text.matchAll(mixed)].map(([, token, share]) => ({ mix: `${token}/${share}`, path })),
    );
    expect(used.filter((use) => !listed.has(use.mix))).toEqual([]);
    // A mixed colour that is no longer used must be removed from the list.
    const stillUsed = new Set(used.map((use) => use.mix));
    expect([...listed].filter((mix) => !stillUsed.has(mix))).toEqual([]);
  });

  it("use no colour outside the tokens", () => {
    expect(found(/(?<![\w&/"'`=(?])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi)).toEqual([]);
    expect(found(/["'`]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})["'`]/gi)).toEqual([]);
    expect(found(/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\d/g)).toEqual([]);
    expect(
      found(
        /\b(?:bg|text|border|fill|stroke|outline|ring|accent|divide|decoration|caret|from|via|to)-\[(?:#|rgb|hsl|oklch|color)[^\]]*\]/g,
      ),
    ).toEqual([]);
  });

  it("use no font size and no shadow outside the tokens", () => {
    expect(found(/\btext-\[[\d.][^\]]*\]/g)).toEqual([]);
    expect(found(/\btext-\[(?:clamp|calc|min|max|length)[^\]]*\]/g)).toEqual([]);
    expect(found(/\b(?:drop-|inset-|text-)?shadow-\[[^\]]*\]/g)).toEqual([]);
    expect(found(/\bfont-size:\s*[\d.]+/g)).toEqual([]);
    expect(found(/\bfontSize:\s*["'`\d]/g)).toEqual([]);
    expect(found(/\bbox-shadow:(?!\s*(?:theme|none|var))[^;]+/g)).toEqual([]);
  });
});
