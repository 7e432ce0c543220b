import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import type { SignInMethod } from "./sessions.ts";

/** How long a code can be exchanged, in milliseconds, as with Auth. */
const CODE_LIFETIME = 5 * 60_000;

/** How many requests for a link are remembered until it is followed. */
const REMEMBERED = 10_000;

/** What a client sends that wants its link to give a code and no tokens. */
export const challengeFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["s256", "plain"]))
    .nullish(),
};

export type Challenge = { text: string; method: "s256" | "plain" };

/** The challenge that a request carries. */
export function challengeOf(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: "s256" | "plain" | null | undefined;
}): Challenge | undefined {
  const { code_challenge: text, code_challenge_method: method } = body;
  return text ? { text, method: method ?? "plain" } : undefined;
}

type Issued = { challenge: Challenge; userId: string; method: SignInMethod; at: number };

/**
 * PKCE: the link in a mail gives a code, which only the browser that asked for it can exchange for
 * a session. Kept in memory: after a restart a link still confirms the address, and a person signs in
 * with the password.
 */
export class PkceFlows {
  readonly #challenges = new Map<string, Challenge>();
  readonly #codes = new Map<string, Issued>();

  /** Remembers what the code of a link has to prove. */
  begin(token: string, challenge: Challenge): void {
    this.#challenges.set(token, challenge);
    const [oldest] = this.#challenges.keys();
    if (oldest !== undefined && this.#challenges.size > REMEMBERED) this.#challenges.delete(oldest);
  }

  /** The code for a followed link; nothing where the link does not belong to a flow. */
  issueCode(token: string, userId: string, method: SignInMethod): string | undefined {
    const challenge = this.#challenges.get(token);
    if (!challenge) return undefined;
    this.#challenges.delete(token);
    const code = randomUUID();
    this.#codes.set(code, { challenge, userId, method, at: Date.now() });
    return code;
  }

  /** Uses a code up: its user's id, or why there is none. */
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
