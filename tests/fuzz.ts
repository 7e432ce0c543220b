import fc from "fast-check";

/** The seed of all arbitrary inputs, so that each run tries the same ones. FUZZ_SEED sets another. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? 20261123);

/** A property with arbitrary requests is tried with 100 inputs, or the number in FUZZ_RUNS. */
export const fuzzParameters: fc.Parameters<unknown> = {
  numRuns: Number(process.env.FUZZ_RUNS ?? 100),
};

/** The time limit for a property, which depends on the number of inputs. */
export const FUZZ_MILLISECONDS = 60_000 + (fuzzParameters.numRuns ?? 0) * 50;

/** Texts that have broken programs before. */
const knownTroubles = [
  "",
  " ",
  "\0",
  "a\0b",
  "\u200b\u2060",
  "\u202e3210\u202c",
  "\ud83e",
  "\udd37",
  "é\u0301\u0327",
  "ﬃ\u00a0ß",
  "gracе@example.com",
  "'; drop table leads; --",
  '"; select 1; --',
  "$1",
  "\\",
  "%",
  "{}",
  "null",
  "__proto__",
  "constructor",
  "toString",
  "=1+1",
  "x;=1+1;y",
  "\n=cmd",
  "<script>alert(1)</script>",
  "../../../etc/passwd",
  "\r\nSet-Cookie: a=b",
  "1e400",
  "-0",
  "9".repeat(400),
  "٠٧٧٠٠ ٩٠٠١٢٣",
];

/** Any text: known troubles, any characters and half characters, and characters with a special meaning. */
export const anyText = fc.oneof(
  fc.constantFrom(...knownTroubles),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom(..."'\"\\;,.:()[]{}%*+=&?#<>|/ \t\n0a"), maxLength: 40 }),
);
