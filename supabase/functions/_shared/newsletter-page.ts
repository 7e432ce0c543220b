/**
 * The page for confirming or ending a newsletter subscription, `/newsletter#TOKEN`. The token is in the
 * fragment, which browsers do not send to servers.
 */
export const NEWSLETTER_PATH = "/newsletter";

/** Length of the token: 48 bytes in base64url. */
export const NEWSLETTER_TOKEN_LENGTH = 64;

/** Precedes the token in a link to unsubscribe, `/newsletter#leave.TOKEN`. */
export const LEAVE_PREFIX = "leave.";
