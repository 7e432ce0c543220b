/** The product's name. The site's brand module and the stored consent wording both use it. */
export const BRAND_NAME = "Sanavoy";

/** The contact address, unless the environment's `VITE_CONTACT_EMAIL` sets another. */
export const DEFAULT_CONTACT_EMAIL = "hello@sanavoy.example";
