/** Messages of the error catalogue (specification, section 8). */
export const QUOTE_MESSAGES = {
  success: "Quote request received! We'll contact you within 24 hours.",
  limited: "Too many submissions. Please try again later.",
  refused: "Failed to submit quote request. Please try again.",
  network: "Network error. Please check your connection and try again.",
} as const;
