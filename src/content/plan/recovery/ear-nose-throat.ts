import { at, type RecoveryOf, weeks, year } from "../recovery-times.ts";

export const recovery: RecoveryOf<"ear-nose-throat"> = {
  rhinoplasty: {
    nicotine: true,
    operation: true,
    heavyWork: weeks(6, 8),
    followUps: [
      { days: at(30), title: "Video check" },
      { days: at(91), title: "Video check", note: "No contact sport until then" },
      { days: at(182), title: "Video check" },
      { days: year, title: "Video check", note: "The nose has mostly settled" },
    ],
  },
  septoplasty: {
    nicotine: true,
    operation: true,
    heavyWork: weeks(3, 4),
    followUps: [
      {
        days: weeks(6, 8),
        title: "Check inside the nose with a camera",
        note: "No contact sport until then",
      },
    ],
  },
  otoplasty: {
    nicotine: true,
    operation: true,
    heavyWork: weeks(6, 12),
    followUps: [
      { days: at(14), title: "Video check" },
      { days: at(91), title: "Video check", note: "No contact sport until then" },
    ],
  },
  "sinus-surgery": {
    nicotine: true,
    operation: true,
    heavyWork: weeks(3, 6),
    followUps: [
      { days: weeks(4, 6), title: "Check by an ear, nose and throat clinic" },
      { days: weeks(9, 13), title: "Second check, and advice on which medicines you still need" },
    ],
  },
  tonsillectomy: {
    nicotine: true,
    operation: true,
    heavyWork: weeks(3, 4),
    followUps: [
      { days: at(21), title: "The throat should look normal", note: "If not, see a doctor" },
    ],
  },
};
