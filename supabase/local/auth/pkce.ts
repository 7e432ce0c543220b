import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import type { SignInMethod } from "./sessions.ts";

/** How long a code can be exchanged, in milliseconds, the same as in Auth. */
const CODE_LIFETIME = 5 * 60_000;

/** How many requests for a link are kept until the link is followed. */
const REMEMBERED = 10_000;

/** What a client sends if its link should return a code and not tokens. */
export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["s256", "plain"]))
    .nullish(),
};

export type Challenge = { text: string; method: "s256" | "plain" };

/** The challenge in a request. */
export function challengeOf(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: "s256" | "plain" | null | undefined;
}): Challenge | undefined {
  const { code_challenge: text, code_challenge_method: method } = body;
  return text ? { text, method: method ?? "plain" } : undefined;
}

type Issued = { challenge: Challenge; userId: string; method: SignInMethod; at: number };

/**
 * PKCE: the link in an email gives a code, which only the browser that asked for it can exchange for a
 * session. Kept in memory. After a restart, a link still confirms the address, and the person signs in with
 * the password.
 */
export class PkceFlows {
  readonly #challenges = new Map<string, Challenge>();
  readonly #codes = new Map<string, Issued>();

  /** Remembers what the code of a link must prove. */
  begin(token: string, challenge: Challenge): void {
    this.#challenges.set(token, challenge);
    const [oldest] = this.#challenges.keys();
    if (oldest !== undefined && this.#challenges.size > REMEMBERED) this.#challenges.delete(oldest);
  }

  /** The code for a followed link, or nothing if the link does not belong to a flow. */
  issueCode(token: string, userId: string, method: SignInMethod): string | undefined {
    const challenge = this.#challenges.get(token);
    if (!challenge) return undefined;
    this.#challenges.delete(token);
    const code = randomUUID();
    this.#codes.set(code, { challenge, userId, method, at: Date.now() });
    return code;
  }

  /** Uses up a code. Returns its user's ID, or why there is none. */
  exchange(
    code: string,
    verifier: string,
  ): { userId: string; method: SignInMethod } | "unknown" | "mismatch" {
    const issued = this.#codes.get(code);
    if (!issued || Date.now() - issued.at > CODE_LIFETIME) return "unknown";
    const { text, method } = issued.challenge;
    const proof =
      method === "s256" ? createHash("sha256").update(verifier).digest("base64url") : verifier;
    const [expected, given] = [Buffer.from(text), Buffer.from(proof)];
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return "mismatch";
    this.#codes.delete(code);
    return { userId: issued.userId, method: issued.method };
  }
}
