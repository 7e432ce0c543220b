import { describe, expect, it } from "vitest";
import { parseReference } from "../../supabase/functions/_shared/reference.ts";

const ALPHABET = [..."23456789ABCDEFGHJKMNPQRSTVWXYZ"];

/** Pseudorandom numbers that are the same in every run (Park and Miller). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state;
  };
}

/** Adds the right check character to seven characters. */
function complete(seven: string): string {
  const checked = ALPHABET.map((last) => seven + last).filter((eight) => parseReference(eight));
  expect(checked, seven).toHaveLength(1);
  return checked[0] ?? "";
}

function examples(count: number): string[] {
  const next = numbers(count);
  return Array.from({ length: count }, () =>
    complete(Array.from({ length: 7 }, () => ALPHABET[next() % ALPHABET.length]).join("")),
  );
}

const swap = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`;

describe("a reference", () => {
  it.each([
    "SV-7K2M-4QXV",
    "sv-7k2m-4qxv",
    " Sv 7K2m 4qXv ",
    "SV7K2M4QXV",
    "7K2M-4QXV",
    "7k2m4qxv",
    "SV–7K2M—4QXV",
    "SV\u20117K2M\u22124QXV",
    "S V - 7 K 2 M - 4 Q X V",
    "SV-7K2M-\u00a04QXV\u200b",
    "#SV-7K2M-4QXV",
    "(SV-7K2M-4QXV).",
    "ＳＶ－７Ｋ２Ｍ－４ＱＸＶ",
  ])("is recognised as people type it: '%s'", (text) => {
    expect(parseReference(text)).toBe("SV-7K2M-4QXV");
  });

  it.each([
    "",
    "SV",
    "SV-7K2M-4QX",
    "SV-7K2M-4QXVV",
    "SV-SV-7K2M-4QXV",
    "VS-7K2M-4QXV",
    "SV-7K2M-4QXD",
    "SV-7K2M-4QXO",
    "SV-0000-0000",
    "SV-٧K2M-4QXV",
    "my reference is SV-7K2M-4QXV",
    "x".repeat(100_000),
  ])("is not recognised in '%s'", (text) => {
    expect(parseReference(text)).toBeUndefined();
  });

  it("may itself begin with SV", () => {
    const eight = complete("SV23456");
    const reference = `SV-${eight.slice(0, 4)}-${eight.slice(4)}`;
    expect(parseReference(eight)).toBe(reference);
    expect(parseReference(reference)).toBe(reference);
  });

  it("has a check character that detects every single wrong character", () => {
    for (const reference of examples(100)) {
      for (const [at, right] of [...reference].entries()) {
        for (const wrong of ALPHABET) {
          if (wrong === right) continue;
          const slip = reference.slice(0, at) + wrong + reference.slice(at + 1);
          expect(parseReference(slip), `${reference} ${slip}`).toBeUndefined();
        }
      }
    }
  });

  it("has a check character that detects every swap of neighbours, except of 2 and Z", () => {
    const missed = new Set<string>();
    for (const [round, filler] of examples(12).entries()) {
      for (const one of ALPHABET) {
        for (const other of ALPHABET) {
          const at = round % 6;
          const seven = `${filler.slice(0, at)}${one}${other}${filler.slice(at + 2, 7)}`;
          const reference = complete(seven);
          // Swaps the pair itself, and the check character with its neighbour.
          for (const place of [at, 6]) {
            const swapped = swap(reference, place);
            if (swapped !== reference && parseReference(swapped)) {
              missed.add(reference.slice(place, place + 2));
            }
          }
        }
      }
    }
    expect([...missed].sort()).toEqual(["2Z", "Z2"]);
  });
});
