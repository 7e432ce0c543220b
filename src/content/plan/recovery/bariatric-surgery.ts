import { at, days, type FollowUp, type RecoveryOf, weeks, year } from "../recovery-times.ts";

/** A GP or nurse soon after the return, the bariatric team, then blood tests. */
const checks: readonly FollowUp[] = [
  {
    days: days(1, 14),
    after: "return",
    title: "Check by your GP or a nurse",
    note: "Wounds, how much you drink, pulse, and the doses of medicines for diabetes and blood pressure",
  },
  {
    days: weeks(4, 6),
    title: "Check by a bariatric team and a dietitian",
  },
  { days: at(91), title: "Blood tests and a check by a bariatric team" },
  { days: at(182), title: "Blood tests and a check by a bariatric team" },
  {
    days: year,
    title: "Blood tests and a check by a bariatric team",
    note: "From then on, you need them every year for life",
  },
];

/** A balloon must never stay longer than its type allows. */
const removalDue = (day: number, months: string): FollowUp => ({
  days: at(day),
  title: "Removal due, at the latest",
  note: `For a type that is approved for ${months} months. Ask which type you have, and book the removal before you travel`,
  visit: "placing",
});

export const recovery: RecoveryOf<"bariatric-surgery"> = {
  "gastric-sleeve": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(6, 8),
    followUps: checks,
  },
  "gastric-bypass": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(6, 8),
    followUps: checks,
  },
  "gastric-balloon": {
    nicotine: true,
    heavyWork: { placing: weeks(2, 4), removal: days(2, 4) },
    followUps: [
      {
        days: weeks(2, 4),
        title: "First appointment with the dietitian, then regular ones",
        visit: "placing",
      },
      removalDue(122, "four"),
      removalDue(182, "six"),
      removalDue(365, "twelve"),
    ],
  },
};
