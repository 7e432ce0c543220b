import type { QuoteLineId } from "@shared/quote-lines.ts";

/** An example of the reply to a request, in the lines of the planner's quotes. It names no clinic and no person. */
export const quoteExample: {
  readonly title: string;
  readonly note: string;
  readonly message: string;
  /** The message in short, without the lines. */
  readonly opening: string;
  readonly price: readonly [label: string, value: string];
  readonly lines: Partial<Record<QuoteLineId, string>>;
} = {
  title: "See what a reply looks like",
  note: "This is a made-up example, for an operation on the nose. Yours will be different.",
  message:
    "“A clinic in İstanbul has answered. Its quote is below, line by line. Two lines are not stated, so we have asked. You can say no, or speak to the surgeon first.”",
  opening:
    "“A clinic in İstanbul has answered, with a price of £3,200. You can say no, or speak to the surgeon first.”",
  price: ["Price", "£3,200 for everything marked “included”"],
  lines: {
    surgeon: "Full name, specialty and a registration you can check",
    hospital: "Name, district and licence",
    anaesthetist: "Included, a specialist doctor",
    tests: "Included: blood tests and an ECG",
    medicines: "Extra: about £40",
    "hospital-nights": "Included: 1",
    "hotel-nights": "Included: 6",
    transfers: "Included: airport and clinic",
    "check-ups": "Included: 2, before you fly",
    complications: "Not stated: we have asked",
    revision: "Not stated: we have asked",
    deposit: "£320, part of the price",
  },
};
