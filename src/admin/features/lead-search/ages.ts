import { typedKeys } from "@shared/typed-keys.ts";

/** The ages of leads, as insights name them, in periods of 24 hours: at least, and less than. */
export const AGES = {
  "under 1 day": { least: 0, most: 1 },
  "1 to 3 days": { least: 1, most: 3 },
  "3 to 7 days": { least: 3, most: 7 },
  "7 to 30 days": { least: 7, most: 30 },
  "over 30 days": { least: 30, most: 100_000 },
} as const;
export const AGE_NAMES = typedKeys(AGES);
