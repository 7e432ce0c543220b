/**
 * Pages that emails link to. The site's route table uses these paths, so that no email links to a page that
 * does not exist.
 */

/** What to do if something goes wrong after a treatment. */
export const IF_SOMETHING_GOES_WRONG_PATH = "/if-something-goes-wrong";

/** The privacy policy. */
export const PRIVACY_PATH = "/privacy";

/** The workspace's list of leads; `/admin/leads/{reference}` is one of them. */
export const ADMIN_LEADS_PATH = "/admin/leads";

/** The workspace's page for people's rights, with what is still to do. */
export const ADMIN_PERSON_PATH = "/admin/personal-data";

/** The list of articles. */
export const BLOG_PATH = "/blog";

/** The contact form. */
export const CONTACT_PATH = "/contact";
