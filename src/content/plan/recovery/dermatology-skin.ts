import { at, days, type RecoveryOf, weeks } from "../recovery-times.ts";

const untilHealed = {
  title: "Send photographs to the clinic every other day",
  note: "Until the skin has closed",
};

export const recovery: RecoveryOf<"dermatology-skin"> = {
  "botox-fillers": {
    heavyWork: days(1, 3),
    followUps: [{ days: at(14), title: "Review by the doctor who treated you, or one near home" }],
  },
  "prp-treatment": {
    heavyWork: days(3, 4),
    followUps: [{ days: at(91), title: "Take photographs in the same light as before" }],
  },
  "acne-scar-removal": {
    nicotine: true,
    heavyWork: {
      "microneedling or light laser": days(3, 7),
      "resurfacing laser": weeks(2, 4),
    },
    followUps: [
      { days: at(3), title: "Send photographs to the clinic" },
      { days: at(7), title: "Send photographs to the clinic" },
      { days: at(30), title: "Send photographs to the clinic" },
    ],
  },
  "chemical-peels": {
    nicotine: true,
    heavyWork: { "light peel": days(2, 5), "medium peel": days(10, 14), "deep peel": weeks(3, 4) },
    followUps: [
      { ...untilHealed, days: days(1, 5), visit: "light peel" },
      { ...untilHealed, days: days(1, 10), visit: "medium peel" },
      { ...untilHealed, days: days(1, 21), visit: "deep peel" },
    ],
  },
  "laser-hair-removal": {
    heavyWork: days(2, 3),
    followUps: [
      {
        days: at(2),
        title: "Send photographs to the clinic",
        note: "Send them again if marks appear",
      },
      { days: weeks(4, 10), title: "Next session is due" },
    ],
  },
};
