import { at, type FollowUp, type RecoveryOf, weeks, year } from "../recovery-times.ts";

const laterPhotographs: readonly FollowUp[] = [
  { days: at(91), title: "Send photographs to the clinic" },
  { days: at(182), title: "Send photographs to the clinic" },
  { days: year, title: "Send photographs to the clinic", note: "You can now judge the result" },
];

const hairPhotographs: readonly FollowUp[] = [
  { days: at(14), title: "Send photographs to the clinic" },
  ...laterPhotographs,
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
    followUps: [{ days: at(10), title: "Send photographs to the clinic" }, ...laterPhotographs],
  },
  "beard-transplant": {
    nicotine: true,
    operation: true,
    heavyWork: { min: 30, max: 42 },
    followUps: [
      { days: weeks(1, 4), title: "Send photographs to the clinic every week" },
      { days: at(91), title: "Send photographs to the clinic" },
      { days: at(182), title: "Send photographs to the clinic" },
      { days: at(273), title: "Send photographs to the clinic" },
      { days: year, title: "Send photographs to the clinic" },
    ],
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
