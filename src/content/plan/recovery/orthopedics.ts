import { at, days, type FollowUp, type RecoveryOf, weeks, year } from "../recovery-times.ts";

const newJoint: readonly FollowUp[] = [
  { days: at(14), title: "A nurse removes the clips and checks the wound" },
  { days: weeks(3, 12), title: "Physiotherapy every week" },
  { days: at(42), title: "X-ray" },
  { days: year, title: "X-ray" },
];

export const recovery: RecoveryOf<"orthopedics"> = {
  "hip-replacement": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(13, 26),
    followUps: newJoint,
    cautiousFlight: 42,
  },
  "knee-replacement": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(13, 26),
    followUps: newJoint,
    cautiousFlight: 42,
  },
  "carpal-tunnel": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(6, 10),
    followUps: [
      { days: days(10, 14), title: "Removal of stitches" },
      { days: at(91), title: "Another nerve test, if you have not improved" },
    ],
  },
  "limb-lengthening": {
    nicotine: true,
    operation: true,
    heavyWork: { lengthening: weeks(52, 78), "metal removal": weeks(6, 12) },
    followUps: [
      { days: weeks(2, 26), title: "X-rays every few weeks, and physiotherapy on most days" },
      { days: year, title: "Check by the surgeon at home who looks after you" },
    ],
  },
};
