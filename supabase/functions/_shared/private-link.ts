/**
 * The private link of a request, `/request#TOKEN`. The token contains the lead's ID, the generation of its
 * link, and an HMAC of both. It is computed whenever it is needed and is not stored. An email that is sent
 * again has the same link, and a copy of the database opens nothing.
 */
import { createKeyedHash } from "./keyed-hash.ts";
import { REQUEST_TOKEN_LENGTH } from "./site-paths.ts";
import { fromHex, isSame, toHex, uuidOf } from "./token-text.ts";

/** The lead and the link generation that a token is for. */
export interface LinkTarget {
  leadId: string;
  /** Numbers the links of a lead from 1. Only the last one opens it. */
  generation: number;
}

const LINK_TOKEN = new RegExp(`^[\\w-]{${REQUEST_TOKEN_LENGTH}}$`);

/** Makes and reads tokens. `secret` is LINK_SECRET. */
export function createLinkTokens(secret: string) {
  const hash = createKeyedHash(secret, "private link of a request");

  async function tokenOf({ leadId, generation }: LinkTarget): Promise<string> {
    const id = leadId.replaceAll("-", "").toLowerCase();
    const count = generation.toString(16).padStart(8, "0");
    return fromHex(id + count + (await hash(`${id}/${generation}`)));
  }

  /** What a token is for, or `undefined` if it is not one of ours. */
  async function read(token: string): Promise<LinkTarget | undefined> {
    if (!LINK_TOKEN.test(token)) return undefined;
    const digits = toHex(token);
    const target = {
      leadId: uuidOf(digits),
      generation: Number.parseInt(digits.slice(32, 40), 16),
    };
    return isSame(await tokenOf(target), token) ? target : undefined;
  }

  return { tokenOf, read };
}
