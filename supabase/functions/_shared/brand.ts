/** The product's name. The site's brand module and the stored consent wording both take it from here. */
export const BRAND_NAME = "Sanavoy";
