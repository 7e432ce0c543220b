import { at, type FollowUp, type RecoveryOf, weeks, year } from "../recovery-times.ts";

const hairPhotographs: readonly FollowUp[] = [
  { days: at(14), title: "Send photographs to the clinic" },
  { days: at(91), title: "Send photographs to the clinic" },
  { days: at(182), title: "Send photographs to the clinic" },
  { days: year, title: "Send photographs to the clinic", note: "You can now judge the result" },
];

export const recovery: RecoveryOf<"hair-transplant"> = {
  fue: {
    nicotine: true,
    operation: true,
    heavyWork: { min: 30, max: 42 },
    followUps: hairPhotographs,
  },
  dhi: {
    nicotine: true,
    operation: true,
    heavyWork: { min: 30, max: 42 },
    followUps: hairPhotographs,
  },
  "sapphire-fue": {
    nicotine: true,
    operation: true,
    heavyWork: { min: 30, max: 42 },
    followUps: hairPhotographs,
  },
  "beard-transplant": {
    nicotine: true,
    operation: true,
    heavyWork: { min: 30, max: 42 },
    followUps: hairPhotographs,
  },
  "eyebrow-transplant": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(2, 4),
    followUps: [
      { days: at(7), title: "Send photographs to the clinic" },
      { days: at(30), title: "Send photographs to the clinic" },
      { days: at(122), title: "Send photographs to the clinic" },
      { days: year, title: "Send photographs to the clinic", note: "You can now judge the result" },
    ],
  },
};
