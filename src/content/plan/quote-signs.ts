import { hrefTo } from "../../lib/routes.ts";

/** A sign in a quote to consider before paying. */
export type QuoteSign = {
  /** For React keys, and in stored plans. Must never be changed. */
  readonly id: string;
  readonly title: string;
  /** Label of the checkbox. Omitted for a sign that is derived from the quote's lines. */
  readonly tick?: string;
  /** Why it matters, in plain words. */
  readonly reason: string;
  /** Link to more information. */
  readonly more: { readonly text: string; readonly href: string };
};

/** The warning signs, most serious first. */
export const quoteSigns: readonly QuoteSign[] = [
  {
    id: "no-surgeon",
    title: "No surgeon or dentist is named",
    reason:
      "Without a name you cannot look up the person who will treat you, their specialty or their licence. Someone you’ve never met may treat you.",
    more: { text: "How to look up a surgeon", href: `${hrefTo.safety()}#look-up-a-surgeon` },
  },
  {
    id: "pressure",
    title: "Pressure to pay today",
    tick: "They’re pressing me to decide or pay quickly",
    reason:
      "A deadline takes away the time to check, to ask your own doctor and to change your mind. A careful clinic wants you to have that time.",
    more: {
      text: "How to choose a clinic abroad",
      href: hrefTo.article("how-to-choose-clinic-abroad"),
    },
  },
  {
    id: "several-operations",
    title: "Several operations at once",
    tick: "They offer several operations in one go",
    reason:
      "Several operations mean more time under anaesthetic, more blood loss, a higher risk of blood clots and a harder recovery. Ask the surgeon and your own doctor whether they should be done at different times.",
    more: { text: "Plan your treatment", href: hrefTo.article("planning-treatment-abroad-guide") },
  },
  {
    id: "no-aftercare",
    title: "No written aftercare",
    reason:
      "Many problems appear only after you’ve left the clinic. Without written terms you may have to find care at home and pay for it yourself.",
    more: { text: "If something goes wrong", href: hrefTo.ifSomethingGoesWrong() },
  },
];
