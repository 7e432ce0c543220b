import { at, days, type RecoveryOf, weeks } from "../recovery-times.ts";

export const recovery: RecoveryOf<"dental"> = {
  "dental-implants": {
    nicotine: true,
    operation: true,
    // The longer time is after a sinus lift.
    heavyWork: weeks(1, 3),
    followUps: [{ days: weeks(2, 6), title: "Check by a dentist at home" }],
  },
  "teeth-whitening": {
    heavyWork: days(0, 1),
    followUps: [
      { days: weeks(1, 2), title: "See your dentist if your teeth are still sensitive" },
      { days: at(14), title: "New fillings and crowns can be done from now on" },
    ],
  },
  veneers: {
    heavyWork: days(1, 3),
    followUps: [{ days: weeks(3, 6), title: "Check by your own dentist" }],
  },
  invisalign: { heavyWork: days(0, 1), followUps: [] },
  "smile-design": {
    nicotine: true,
    heavyWork: days(3, 7),
    followUps: [
      { days: at(42), title: "Full check by your own dentist" },
      { days: weeks(8, 12), title: "Check with X-rays, then every six months" },
    ],
  },
  "root-canal": {
    heavyWork: days(1, 3),
    followUps: [
      { days: weeks(2, 4), title: "Have the crown fitted, if you do not have it yet" },
      { days: { min: 182, max: 365 }, title: "X-ray by your own dentist" },
    ],
  },
};
