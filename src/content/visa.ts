/** How long British visitors may stay, and what the rule does not say. In one wording, wherever a stay is planned. */
export const VISA_RULE =
  "British citizens can visit for tourism or business for up to 90 days in any 180 days without a visa. Ask the Turkish consulate whether that covers your treatment.";
