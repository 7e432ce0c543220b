import { at, days, type FollowUp, type RecoveryOf, weeks, year } from "../recovery-times.ts";

/** The checks of a new joint, which differ only in the physiotherapy. */
const newJoint = (physiotherapy: string): readonly FollowUp[] => [
  { days: days(12, 14), title: "Removal of the clips" },
  { days: days(1, 14), after: "return", title: "A nurse checks the wound" },
  { days: weeks(3, 12), title: physiotherapy },
  { days: weeks(6, 8), title: "X-ray" },
  { days: year, title: "X-ray" },
];

export const recovery: RecoveryOf<"orthopedics"> = {
  "hip-replacement": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(13, 26),
    followUps: newJoint("Physiotherapy, from the first days after your return"),
  },
  "knee-replacement": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(13, 26),
    followUps: newJoint("Physiotherapy two or three times a week"),
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
      {
        days: { min: 14, max: 91 },
        title: "Physiotherapy on most days",
        note: "You need it for up to a year",
        visit: "lengthening",
      },
      {
        days: { min: 14, max: 243 },
        title: "X-rays every few weeks",
        note: "Until the bone is solid",
        visit: "lengthening",
      },
      { days: year, title: "Check by the surgeon at home who looks after you" },
    ],
  },
};
