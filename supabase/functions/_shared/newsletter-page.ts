/**
 * The page on which a person confirms the newsletter or leaves it, `/newsletter#TOKEN`. The token is in the
 * fragment, which browsers send to no server.
 */
export const NEWSLETTER_PATH = "/newsletter";
