/**
 * The page that a private link opens, `/request#TOKEN`. The token is in the fragment, which browsers do not
 * send to servers.
 */
export const REQUEST_PATH = "/request";
