import { clientAddress } from "./client-address.ts";
import { type CallDatabase, DatabaseCallError } from "./database.ts";
import type { FaultCode } from "./field-faults.ts";
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

/** What people get wrong, too: a higher limit of its own, so that whoever shares an attacker's address is not refused. */
const SLIPS: readonly string[] = ["missing", "invalid"] satisfies FaultCode[];
const SLIPS_PER_SUBMISSION = 50;

function isSlip({ details: { faults } }: Refusal): boolean {
  const codes = Object.values(faults?.codes ?? {});
  return codes.length > 0 && codes.every((code) => SLIPS.includes(code));
}

/** Addresses that one running function remembers. */
const MOST_REMEMBERED = 1000;

/**
 * The limit of refused requests from one address. Once it is reached, this running function refuses that
 * address without reading what it sends, because reading is all that a refused request costs.
 */
export function createRefusalLimit(settings: RefusalLimitSettings) {
  const hash = createKeyedHash(settings.hashSecret, "refused requests");
  const freeAt = new Map<string, number>();

  const keyOf = (headers: Headers, counted = "address") =>
    hash(`${counted}:${clientAddress(headers, settings.addressHeader).address}`);

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
      const [counted, perSubmission] = isSlip(refusal)
        ? ["slips", SLIPS_PER_SUBMISSION]
        : ["address", REFUSALS_PER_SUBMISSION];
      const most = settings.limits.address * perSubmission;
      const wait = await settings
        .countRefusal(await keyOf(headers, counted), most)
        .catch((error) => {
          settings.log(error instanceof DatabaseCallError ? error.message : "unexpected_error");
          return null;
        });
      if (wait === null) return refusal;
      if (freeAt.size >= MOST_REMEMBERED) freeAt.clear();
      freeAt.set(await keyOf(headers), performance.now() + wait * 1000);
      return tooMany(wait);
    },
  };
}
