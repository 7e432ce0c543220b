/**
 * The two keys of the local stand-in, in the form that a hosted project gives them. They are
 * public constants, open nothing but this machine's own copy, and are never deployed.
 */

/** Lets a visitor's browser in as `anon`. The site's build uses it where no other key is set. */
export const LOCAL_PUBLISHABLE_KEY = "sb_publishable_local_development_only";

/** Lets the edge function and the command line in as `service_role`. */
export const LOCAL_SECRET_KEY = "sb_secret_local_development_only";
