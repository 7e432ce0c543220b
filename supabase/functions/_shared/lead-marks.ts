/** The team's names for what is marked on a lead. The short form stands where there is little room. */
export const LEAD_MARKS = {
  replied: { full: "Patient replied", short: "Replied" },
  chose: { full: "Chose a quote", short: "Chose quote" },
  choseNone: { full: "Wants none of them", short: "Wants none" },
  repeat: { full: "Repeat request", short: "Repeat" },
} as const;
