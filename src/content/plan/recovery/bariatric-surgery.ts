import { at, days, type FollowUp, type RecoveryOf, weeks, year } from "../recovery-times.ts";

const bloodTests: readonly FollowUp[] = [
  { days: at(91), title: "Blood tests and a check by a bariatric team" },
  { days: at(182), title: "Blood tests and a check by a bariatric team" },
  {
    days: year,
    title: "Blood tests and a check by a bariatric team",
    note: "From then on, you need them every year for life",
  },
];

export const recovery: RecoveryOf<"bariatric-surgery"> = {
  "gastric-sleeve": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(6, 8),
    followUps: bloodTests,
    cautiousFlight: {
      days: 28,
      note: "Some specialists ask you to wait for several weeks, which we count as four",
    },
  },
  "gastric-bypass": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(6, 8),
    followUps: bloodTests,
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
    ],
  },
};
