import { referenceDay } from "./reference-rates.ts";

/** Texts of "Quotes side by side". */
export const quotesTexts = {
  title: "Quotes side by side",
  metaDescription:
    "Compare two to five clinics’ quotes line by line: what is included, what is extra and what is not stated. It all stays on your device.",
  lead: "Enter what clinics have told you, line by line. You can then see what each total leaves out, and send the clinic a message to ask about it.",
  none: "Add the first quote. You can leave any line as “Not stated” and come back to it.",
  /** While a rate has not been entered. */
  ourRates: `Until you enter a rate, we use ours, rounded, from the market on ${referenceDay}.`,
  rates:
    "Enter today’s rate from your bank. This page cannot look it up, because it sends nothing over the internet.",
  /** Until there is a price or a warning sign. */
  totalsHere:
    "Your totals appear here once you have entered a price: what each quote costs in pounds, what it leaves out, and any warning signs.",
  /** Above the lines that no clinic has answered. */
  unanswered: (count: number) =>
    count === 1
      ? "1 line that no clinic has answered"
      : `${count} lines that no clinic has answered`,
  signsNone:
    "There’s no warning sign in what you have entered. This does not mean that the clinic is safe.",
  /** Above the list of lines that a quote should have. */
  guide: "A quote is complete if it answers these questions in writing.",
  /** Beside it while neither a kind nor a treatment is chosen, so that all lines are listed. */
  guideOfAll: "Lines for only some treatments say which.",
  asking:
    "The message asks only for what the clinic has not said, or what we cannot read. “Email” and “Copy” send nothing. “WhatsApp” opens wa.me, a site of WhatsApp, and gives it the text. The clinic gets the message only when you send it.",
  askingNothing: "Nothing is missing from this quote.",
  /** How the figures are calculated. Shown with them. */
  method: [
    "Total = price of the quote + every line that costs extra.",
    "“Not stated” does not mean zero. If a line may cost extra but has no amount, the total says “or more” and the line is named under it.",
    "“About” means 10% more or less. If you enter a range, the total is a range too.",
    "Amounts in another currency are divided by the exchange rate. Rates change, and your bank may charge a fee.",
  ],
} as const;
