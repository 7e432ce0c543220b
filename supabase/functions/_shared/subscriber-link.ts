/**
 * The links of a subscriber: the page `/newsletter#TOKEN`, and the address that a mail program posts to when
 * the person presses its "Unsubscribe" (RFC 8058). The token holds the subscriber's id and an HMAC of it. Like
 * a private link it is computed whenever it is needed and stored nowhere.
 */
import { createKeyedHash } from "./keyed-hash.ts";
import { NEWSLETTER_PATH } from "./newsletter-page.ts";
import { fromHex, isSame, toHex, uuidOf } from "./token-text.ts";

/** A token: 48 bytes in the alphabet of base64url. */
const TOKEN = /^[\w-]{64}$/;

/** The parameter of the one-click address. */
export const LEAVE_PARAMETER = "leave";

/** Makes and reads tokens. `secret` is LINK_SECRET. */
export function createSubscriberTokens(secret: string) {
  const hash = createKeyedHash(secret, "link of a subscriber");

  async function tokenOf(subscriberId: string): Promise<string> {
    const id = subscriberId.replaceAll("-", "").toLowerCase();
    return fromHex(id + (await hash(id)));
  }

  /** The id of the subscriber that a token is for; `undefined` where it is none of ours. */
  async function read(token: string): Promise<string | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const id = uuidOf(toHex(token));
    return isSame(await tokenOf(id), token) ? id : undefined;
  }

  return { tokenOf, read };
}

/** The page and the one-click address of a subscriber. */
export interface SubscriberLinks {
  page: string;
  oneClick: string;
}

/** Makes the function that computes them. `functionsUrl` is where the public reaches the functions. */
export function createSubscriberLinks(options: {
  linkSecret: string;
  siteUrl: string;
  functionsUrl: string;
}): (subscriberId: string) => Promise<SubscriberLinks> {
  const tokens = createSubscriberTokens(options.linkSecret);
  return async (subscriberId) => {
    const token = await tokens.tokenOf(subscriberId);
    return {
      page: `${options.siteUrl}${NEWSLETTER_PATH}#${token}`,
      oneClick: `${options.functionsUrl}/newsletter?${LEAVE_PARAMETER}=${token}`,
    };
  };
}
