import { expect, it } from "vitest";
import { waitInWords } from "../../supabase/functions/_shared/wait-in-words.ts";

it.each([
  [0, "1 minute"],
  [59, "1 minute"],
  [61, "2 minutes"],
  [2400, "40 minutes"],
  [3540, "59 minutes"],
  [3541, "1 hour"],
  [3600, "1 hour"],
  [3601, "2 hours"],
  [86_400, "24 hours"],
])("%i seconds are %s", (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
