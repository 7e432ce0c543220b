/**
 * The page for confirming or ending a newsletter subscription, `/newsletter#TOKEN`. The token is in the
 * fragment, which browsers do not send to servers.
 */
export const NEWSLETTER_PATH = "/newsletter";
