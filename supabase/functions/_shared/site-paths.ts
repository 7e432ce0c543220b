/**
 * Pages that emails and functions link to. The route table uses these paths, so that no link leads to a page that does
 * not exist. A token is in the fragment, which browsers do not send to servers.
 */

/** The page that a private link opens: `/request#TOKEN`. */
export const REQUEST_PATH = "/request";

/** Length of its token: 52 bytes in base64url. */
export const REQUEST_TOKEN_LENGTH = 70;

/** The page for confirming or ending a newsletter subscription: `/newsletter#TOKEN`. */
export const NEWSLETTER_PATH = "/newsletter";

/** Length of its token: 48 bytes in base64url. */
export const NEWSLETTER_TOKEN_LENGTH = 64;

/** Precedes the token in a link to unsubscribe, `/newsletter#leave.TOKEN`. */
export const LEAVE_PREFIX = "leave.";

/** What to do if something goes wrong after a treatment. */
export const IF_SOMETHING_GOES_WRONG_PATH = "/if-something-goes-wrong";

/** Safety & Trust, where it says how we are paid and what the UK government advises. */
export const OUR_INTEREST_PATH = "/safety#our-interest";

/** The privacy policy. */
export const PRIVACY_PATH = "/privacy";

/** The workspace's list of leads; `/admin/leads/{reference}` is one of them. */
export const ADMIN_LEADS_PATH = "/admin/leads";

/** The workspace's page for roles. */
export const ADMIN_TEAM_PATH = "/admin/team";

/** The workspace's page for people's rights, with what is still to do. */
export const ADMIN_PERSON_PATH = "/admin/personal-data";

/** The page of the workspace that sends a link to choose a new password. */
export const ADMIN_RESET_PASSWORD_PATH = "/admin/reset-password";

/** The list of articles. */
export const BLOG_PATH = "/blog";

/** The contact form. */
export const CONTACT_PATH = "/contact";
