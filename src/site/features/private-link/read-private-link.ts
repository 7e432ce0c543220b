// Relative imports, because the startup script is bundled without aliases.
import {
  LEAVE_PREFIX,
  NEWSLETTER_PATH,
  NEWSLETTER_TOKEN_LENGTH,
  REQUEST_PATH,
  REQUEST_TOKEN_LENGTH,
} from "../../../../supabase/functions/_shared/site-paths.ts";

/** Length of a complete token, by the path of its page. */
const TOKEN_LENGTHS: Readonly<Record<string, number | undefined>> = {
  [REQUEST_PATH]: REQUEST_TOKEN_LENGTH,
  [NEWSLETTER_PATH]: NEWSLETTER_TOKEN_LENGTH,
};

/** What an address says if it is a private link. */
type PrivateLink = {
  /** The page's path. The address may have it in capital letters, or with an ending. */
  path: string;
  /** The token, which may be incomplete or empty. In a link to unsubscribe, it follows `LEAVE_PREFIX`. */
  token: string;
};

/** What mail programs that check links make of the # before a token, once or several times. */
const ENCODED_HASH = /%(?:25)*23/i;

/** The part of a path that a mail program has not taken from a fragment. The rest may be a token. */
export const withoutToken = (pathname: string) => pathname.split(ENCODED_HASH, 1)[0] ?? "";

/**
 * Reads a private link. Email programs and people add characters after a link, such as a full stop or a
 * bracket, which are dropped. Undefined for other addresses.
 */
export function readPrivateLink(pathname: string, fragment: string): PrivateLink | undefined {
  const before = withoutToken(pathname);
  const hash =
    before === pathname ? fragment : pathname.slice(before.length).replace(ENCODED_HASH, "#");
  const path = before.toLowerCase().replace(/(\.html|\/)$/, "");
  const length = TOKEN_LENGTHS[path];
  if (!length || hash.length < 2) return undefined;
  const prefix = hash.startsWith(`#${LEAVE_PREFIX}`) ? LEAVE_PREFIX : "";
  const [token = ""] = /^[\w-]*/.exec(hash.slice(1 + prefix.length)) ?? [];
  return { path, token: prefix + token.slice(0, length) };
}

/** Whether all of the token has arrived. Only the server knows whether it is genuine. */
export function isCompleteToken(path: string, token: string): boolean {
  return token.replace(LEAVE_PREFIX, "").length === TOKEN_LENGTHS[path];
}
