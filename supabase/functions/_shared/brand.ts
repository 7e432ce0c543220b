/** The product's name. The site's brand module and the stored consent wording both take it from here. */
export const BRAND_NAME = "Sanavoy";

/** Where people write to, unless the environment's `VITE_CONTACT_EMAIL` says otherwise. */
export const DEFAULT_CONTACT_EMAIL = "hello@sanavoy.example";
