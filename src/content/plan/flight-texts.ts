/** Texts about a booked flight home. Apart from those of "Dates", because a summary of the plan needs only these. */
export const flightTexts = {
  tooShort: "Your flight home is too early",
  early: "Your flight home is earlier than the longest usual wait",
  cautious: "Your flight home is earlier than more cautious surgeons advise",
  earlyText:
    "Ask the surgeon whether you can fly on that day, and the airline about a later flight.",
  wrongDate: "Check the date of your flight home",
  wrongDateText: "The date that you entered is before the treatment ends, or much later.",
  clinicsText:
    "Many UK surgeons advise against any flight for six weeks after a joint replacement, because of blood clots. ",
} as const;
