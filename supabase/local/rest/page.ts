import { RestError } from "./errors.ts";

export interface Page {
  /** All remaining rows if not set. */
  limit: number | undefined;
  offset: number;
}

/** Text that is not a whole number counts as absent. */
function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*-?\d{1,15}\s*$/.test(text) ? Number(text) : undefined;
}

/**
 * Reads `limit` and `offset` like PostgREST: as the range from `offset` to `offset + limit - 1`. Values below
 * zero are cut off, so a negative offset without a limit does nothing. Only `limit=0` may give an empty range.
 */
export function readPage(limitText: string | undefined, offsetText: string | undefined): Page {
  const limit = wholeNumber(limitText);
  const lower = wholeNumber(offsetText) ?? 0;
  if (limit === undefined && (limitText === undefined || offsetText === undefined)) {
    return { limit: undefined, offset: Math.max(lower, 0) };
  }
  const upper = lower + (limit ?? 0) - 1;
  if (upper === -1) return { limit: 0, offset: 0 };
  const first = Math.max(lower, 0);
  if (upper < first) {
    throw new RestError(416, "PGRST103", "Requested range not satisfiable", {
      details: "Limit should be greater than or equal to zero.",
    });
  }
  return { limit: upper - first + 1, offset: first };
}
