import type { catalogue } from "../catalogue.ts";
import type { Range } from "../schema.ts";
import type { CategorySlug } from "../treatments/index.ts";

/** A check or event at home. */
export type FollowUp = {
  /** Its first and last possible day. */
  days: Range;
  /** What its days are counted from: the last session, or the flight home if `"return"`. */
  after?: "return";
  /**
   * A few words, such as "X-ray". Treatments that need the same check at the same time share it. May appear
   * in a calendar, so it never names a treatment.
   */
  title: string;
  /** Additional information, without a full stop. */
  note?: string;
  /** The name of the only visit that it is for, where the treatment has several. */
  visit?: string;
};

/** The recovery figures that a plan needs in addition to those in the summary. */
export type Recovery = {
  /** Whether nicotine must be stopped. Must match the treatment's page. */
  nicotine?: true;
  /** Whether it is an operation. Must match the treatment's page. */
  operation?: true;
  /**
   * Days until heavy work and strenuous sport, by name of visit if visits differ. Our own figures, consistent
   * with the stages on the treatment's page; the longer one if that page names two.
   */
  heavyWork: Range | Readonly<Record<string, Range>>;
  /** Checks at home mentioned on the treatment's page, in order. */
  followUps: readonly FollowUp[];
};

/** The recovery figures of all treatments in a category. */
export type RecoveryOf<Slug extends CategorySlug> = Readonly<
  Record<Extract<(typeof catalogue)[number], { slug: Slug }>["treatments"][number], Recovery>
>;

/** A range of days, given in weeks. */
export const weeks = (min: number, max: number): Range => ({ min: min * 7, max: max * 7 });
/** A range of days. */
export const days = (min: number, max: number): Range => ({ min, max });
/** A single day, as a range. */
export const at = (day: number): Range => ({ min: day, max: day });
export const year = at(365);
