/**
 * The page that a private link opens, `/request#TOKEN`. The token is in the fragment, which browsers send
 * to no server.
 */
export const REQUEST_PATH = "/request";
