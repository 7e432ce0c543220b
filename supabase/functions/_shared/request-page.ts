/**
 * The page that a private link opens, `/request#TOKEN`. The token is in the fragment, which browsers do not
 * send to servers.
 */
export const REQUEST_PATH = "/request";

/** Length of the token: 52 bytes in base64url. */
export const REQUEST_TOKEN_LENGTH = 70;
