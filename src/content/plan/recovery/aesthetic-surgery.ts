import { at, type FollowUp, type RecoveryOf, weeks, year } from "../recovery-times.ts";

const woundCheck: FollowUp = { days: weeks(2, 6), title: "Have someone check the wound" };

export const recovery: RecoveryOf<"aesthetic-surgery"> = {
  liposuction: {
    nicotine: true,
    operation: true,
    heavyWork: weeks(6, 8),
    followUps: [
      { days: at(30), title: "Video check" },
      { days: at(91), title: "Video check" },
      { days: at(182), title: "Video check", note: "You can now judge the shape" },
    ],
  },
  "breast-augmentation": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(6, 8),
    followUps: [woundCheck],
  },
  abdominoplasty: {
    nicotine: true,
    operation: true,
    heavyWork: weeks(8, 12),
    followUps: [woundCheck],
  },
  facelift: {
    nicotine: true,
    operation: true,
    heavyWork: weeks(6, 8),
    followUps: [
      {
        days: weeks(2, 6),
        title: "Send photographs to the clinic",
        note: "See a specialist if part of the face is still weak",
      },
      { days: at(182), title: "Send photographs to the clinic" },
      { days: year, title: "Send photographs to the clinic" },
    ],
  },
  bbl: {
    nicotine: true,
    operation: true,
    heavyWork: weeks(8, 12),
    followUps: [woundCheck],
  },
};
