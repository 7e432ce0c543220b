import { clientAddress } from "./client-address.ts";
import { type CallDatabase, DatabaseCallError } from "./database.ts";
import type { FormSettings } from "./form-settings.ts";
import { Refusal } from "./http.ts";
import { createKeyedHash } from "./keyed-hash.ts";
import { waitInWords } from "./wait-in-words.ts";

/** Counts a refused request under a hashed key. Returns the seconds to wait if there were too many. */
export type CountRefusal = (keyHash: string, most: number) => Promise<number | null>;

/** Counts refused requests in the database, for all functions together. */
export function createRefusalCount(call: CallDatabase): CountRefusal {
  return async (key_hash, most) => {
    const wait = await call("count_refusal", { key_hash, most });
    if (wait === null || typeof wait === "number") return wait;
    throw new DatabaseCallError("database_unexpected_answer");
  };
}

/** What the limit of refused requests needs. */
export interface RefusalLimitSettings
  extends Pick<FormSettings, "hashSecret" | "addressHeader" | "limits"> {
  countRefusal: CountRefusal;
  /** Logs a failure's code. */
  log: (code: string) => void;
}

/** Refused requests for each accepted one: an office shares an address, and a form may have several errors. */
const REFUSALS_PER_SUBMISSION = 10;

/** Addresses that one running function remembers. */
const MOST_REMEMBERED = 1000;

/**
 * The limit of refused requests from one address. Once it is reached, this running function refuses that
 * address without reading what it sends, because reading is all that a refused request costs.
 */
export function createRefusalLimit(settings: RefusalLimitSettings) {
  const hash = createKeyedHash(settings.hashSecret, "refused requests");
  const most = settings.limits.address * REFUSALS_PER_SUBMISSION;
  const freeAt = new Map<string, number>();

  const keyOf = (headers: Headers) =>
    hash(`address:${clientAddress(headers, settings.addressHeader).address}`);

  const tooMany = (seconds: number) =>
    new Refusal(
      429,
      "limit",
      `Too many submissions. Please try again in ${waitInWords(seconds)}.`,
      {
        headers: { "retry-after": String(seconds) },
      },
    );

  return {
    /** Throws a `Refusal` if the address has reached the limit. Called before the body is read. */
    async admit(headers: Headers): Promise<void> {
      if (freeAt.size === 0) return;
      const seconds = Math.ceil(
        ((freeAt.get(await keyOf(headers)) ?? 0) - performance.now()) / 1000,
      );
      if (seconds > 0) throw tooMany(seconds);
    },
    /** Counts a refusal of what was sent. Returns it, or another one if there were too many. */
    async count(refusal: Refusal, headers: Headers): Promise<Refusal> {
      if (refusal.status !== 400 && refusal.status !== 413) return refusal;
      const key = await keyOf(headers);
      const wait = await settings.countRefusal(key, most).catch((error) => {
        settings.log(error instanceof DatabaseCallError ? error.message : "unexpected_error");
        return null;
      });
      if (wait === null) return refusal;
      if (freeAt.size >= MOST_REMEMBERED) freeAt.clear();
      freeAt.set(key, performance.now() + wait * 1000);
      return tooMany(wait);
    },
  };
}
