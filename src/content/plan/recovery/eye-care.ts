import { at, days, type RecoveryOf, weeks, year } from "../recovery-times.ts";

export const recovery: RecoveryOf<"eye-care"> = {
  lasik: {
    operation: true,
    heavyWork: weeks(2, 4),
    followUps: [
      { days: at(30), title: "Eye check" },
      { days: at(91), title: "Eye check" },
      { days: year, title: "Eye check" },
    ],
  },
  "cataract-surgery": {
    operation: true,
    heavyWork: weeks(4, 6),
    followUps: [
      { days: at(28), title: "Eye examination" },
      { days: weeks(4, 6), title: "Sight test for new glasses" },
    ],
  },
  blepharoplasty: {
    nicotine: true,
    operation: true,
    heavyWork: weeks(3, 4),
    followUps: [
      { days: at(30), title: "Video check" },
      { days: at(91), title: "Video check" },
    ],
  },
  "glaucoma-treatment": {
    operation: true,
    heavyWork: { laser: weeks(1, 2), surgery: weeks(6, 8) },
    followUps: [
      { days: weeks(1, 6), title: "Pressure checks at the eye hospital", visit: "surgery" },
      {
        days: weeks(4, 8),
        title: "Pressure check at an eye clinic near you, then regular checks for life",
        note: "It shows whether you can use fewer drops",
        visit: "laser",
      },
      {
        days: weeks(8, 13),
        title: "Check of your sight and eye drops, then regular checks for life",
        visit: "surgery",
      },
    ],
  },
  "corneal-transplant": {
    operation: true,
    heavyWork: weeks(13, 26),
    followUps: [
      {
        days: days(1, 7),
        after: "return",
        title: "Check of the graft at your eye clinic",
        note: "Bring the graft record and the plan for your drops",
      },
      { days: weeks(12, 14), title: "Check of the graft, then regular checks for years" },
    ],
  },
};
