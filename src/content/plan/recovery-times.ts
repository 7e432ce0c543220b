import type { catalogue } from "../catalogue.ts";
import type { Range } from "../schema.ts";
import type { CategorySlug } from "../treatments/index.ts";

/** Something to do or to expect at home, counted in days from the last session. */
export type FollowUp = {
  /** First and last day of the time in which it falls. */
  days: Range;
  /**
   * A few words, such as "X-ray". Treatments that need the same at the same time share a check. A
   * calendar may show it, so it never names a treatment.
   */
  title: string;
  /** What else to know about it, without a full stop. */
  note?: string;
  /** The name of the only visit that it is for, where the treatment has several. */
  visit?: string;
};

/** How long other surgeons ask people to wait with a flight of four hours, where the page says that they ask for longer. */
export type CautiousFlight = {
  /** Days from the last session. */
  days: number;
  /** Who asks for it, as the page has it, without a full stop. A calendar never shows it. */
  note: string;
  /** The name of the only visit that it is for, where the treatment has several. */
  visit?: string;
};

/** What a plan adds to the figures of a treatment. */
export type Recovery = {
  /** Nicotine has to be stopped, as the treatment's page says. */
  nicotine?: true;
  /** It is an operation, as the treatment's page says. */
  operation?: true;
  /**
   * Days until heavy work and strenuous sport, by the name of the visit where visits differ. Our own figures,
   * in step with the stages on the treatment's page; the longer where that page names two.
   */
  heavyWork: Range | Readonly<Record<string, Range>>;
  /** What the treatment's page says about checks at home, in order. */
  followUps: readonly FollowUp[];
  cautiousFlight?: CautiousFlight;
};

/** The recovery of each treatment of a category. */
export type RecoveryOf<Slug extends CategorySlug> = Readonly<
  Record<Extract<(typeof catalogue)[number], { slug: Slug }>["treatments"][number], Recovery>
>;

export const weeks = (min: number, max: number): Range => ({ min: min * 7, max: max * 7 });
export const days = (min: number, max: number): Range => ({ min, max });
export const at = (day: number): Range => ({ min: day, max: day });
export const year = at(365);
