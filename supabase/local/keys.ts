/**
 * The two keys of the local stand-in, in the same form as a hosted project's. They are public constants, open
 * only this machine's own copy, and are never deployed.
 */

/** Gives a visitor's browser the role `anon`. The site's build uses it if no other key is set. */
export const LOCAL_PUBLISHABLE_KEY = "sb_publishable_local_development_only";

/** Gives the edge functions and the command line the role `service_role`. */
export const LOCAL_SECRET_KEY = "sb_secret_local_development_only";
