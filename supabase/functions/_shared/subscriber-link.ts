/**
 * A subscriber's links: the page `/newsletter#TOKEN`, and the address to which an email program posts when
 * the person selects "Unsubscribe" (RFC 8058). The token contains the subscriber's ID and an HMAC of it. Like
 * a private link, it is computed whenever it is needed and is not stored.
 */
import { createKeyedHash } from "./keyed-hash.ts";
import { LEAVE_PREFIX, NEWSLETTER_PATH, NEWSLETTER_TOKEN_LENGTH } from "./site-paths.ts";
import { fromHex, isSame, toHex, uuidOf } from "./token-text.ts";

const TOKEN = new RegExp(`^[\\w-]{${NEWSLETTER_TOKEN_LENGTH}}$`);

/** The query parameter of the one-click address. */
export const LEAVE_PARAMETER = "leave";

/** Makes and reads tokens. `secret` is LINK_SECRET. */
export function createSubscriberTokens(secret: string) {
  const hash = createKeyedHash(secret, "link of a subscriber");

  async function tokenOf(subscriberId: string): Promise<string> {
    const id = subscriberId.replaceAll("-", "").toLowerCase();
    return fromHex(id + (await hash(id)));
  }

  /** The ID of the subscriber that a token is for, or `undefined` if it is not one of ours. */
  async function read(token: string): Promise<string | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const id = uuidOf(toHex(token));
    return isSame(await tokenOf(id), token) ? id : undefined;
  }

  return { tokenOf, read };
}

/** A subscriber's pages and one-click address. */
export interface SubscriberLinks {
  /** Where the person can confirm or unsubscribe. */
  page: string;
  /** The same page, to unsubscribe only. */
  leavePage: string;
  oneClick: string;
}

/** Makes the function that computes them. `functionsUrl` is the public address of the functions. */
export function createSubscriberLinks(options: {
  linkSecret: string;
  siteUrl: string;
  functionsUrl: string;
}): (subscriberId: string) => Promise<SubscriberLinks> {
  const tokens = createSubscriberTokens(options.linkSecret);
  return async (subscriberId) => {
    const token = await tokens.tokenOf(subscriberId);
    const page = `${options.siteUrl}${NEWSLETTER_PATH}`;
    return {
      page: `${page}#${token}`,
      leavePage: `${page}#${LEAVE_PREFIX}${token}`,
      oneClick: `${options.functionsUrl}/newsletter?${LEAVE_PARAMETER}=${token}`,
    };
  };
}
