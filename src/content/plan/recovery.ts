import type { Range } from "../schema.ts";
import type { TreatmentSlug } from "../treatments/index.ts";

/** Something to do or to expect at home, counted in days from the last session. */
export type FollowUp = {
  /** First and last day of the time in which it falls. */
  days: Range;
  /** A few words, such as "X-ray". */
  title: string;
};

/** What a plan adds to the figures of a treatment. */
export type Recovery = {
  /**
   * Days until heavy work and strenuous sport, by the name of the visit where visits differ. Our own figures,
   * in step with the stages on the treatment's page; the longer where that page names two.
   */
  heavyWork: Range | Readonly<Record<string, Range>>;
  /** What the treatment's page says about checks at home, in order. */
  followUps: readonly FollowUp[];
  /**
   * Days until a flight of four hours in the view of more cautious surgeons, where the page says that
   * they ask for longer than its own figures.
   */
  cautiousFlight?: number;
};

const weeks = (min: number, max: number): Range => ({ min: min * 7, max: max * 7 });
const days = (min: number, max: number): Range => ({ min, max });
const at = (day: number): Range => ({ min: day, max: day });
const year = at(365);

const woundCheck: FollowUp = { days: weeks(2, 6), title: "Have someone check the wound" };
const hairPhotographs: readonly FollowUp[] = [
  { days: at(14), title: "Send photographs to the clinic" },
  { days: at(91), title: "Send photographs to the clinic" },
  { days: at(182), title: "Send photographs to the clinic" },
  { days: year, title: "Send photographs to the clinic. You can now judge the result" },
];
const bloodTests: readonly FollowUp[] = [
  { days: at(91), title: "Blood tests and a check by a bariatric team" },
  { days: at(182), title: "Blood tests and a check by a bariatric team" },
  { days: year, title: "Blood tests and a check by a bariatric team, then every year for life" },
];
const newJoint: readonly FollowUp[] = [
  { days: at(14), title: "A nurse removes the clips and checks the wound" },
  { days: weeks(3, 12), title: "Physiotherapy every week" },
  { days: at(42), title: "X-ray" },
  { days: year, title: "X-ray" },
];

/** Recovery at home, treatment by treatment. */
export const recovery: Readonly<Record<TreatmentSlug, Recovery>> = {
  rhinoplasty: {
    heavyWork: weeks(6, 8),
    followUps: [
      { days: at(30), title: "Video check" },
      { days: at(91), title: "Video check. No contact sport before it" },
      { days: at(182), title: "Video check" },
      { days: year, title: "Video check. The nose has mostly settled" },
    ],
  },
  septoplasty: {
    heavyWork: weeks(3, 4),
    followUps: [{ days: at(42), title: "Check inside the nose with a camera" }],
  },
  otoplasty: {
    heavyWork: weeks(6, 12),
    followUps: [
      { days: at(14), title: "Video check" },
      { days: at(91), title: "Video check. No contact sport before it" },
    ],
  },
  "sinus-surgery": {
    heavyWork: weeks(3, 6),
    followUps: [
      { days: weeks(4, 6), title: "Check by an ear, nose and throat clinic" },
      { days: weeks(9, 13), title: "Second check, and advice on which medicines you still need" },
    ],
  },
  tonsillectomy: {
    heavyWork: weeks(3, 4),
    followUps: [{ days: at(21), title: "The throat should look normal. If not, see a doctor" }],
  },
  lasik: {
    heavyWork: weeks(2, 4),
    followUps: [
      { days: at(30), title: "Eye check" },
      { days: at(91), title: "Eye check" },
      { days: year, title: "Eye check" },
    ],
  },
  "cataract-surgery": {
    heavyWork: weeks(4, 6),
    followUps: [
      { days: at(28), title: "Eye examination" },
      { days: weeks(4, 6), title: "Sight test for new glasses" },
    ],
  },
  blepharoplasty: {
    heavyWork: weeks(3, 4),
    followUps: [
      { days: at(30), title: "Video check" },
      { days: at(91), title: "Video check" },
    ],
  },
  "glaucoma-treatment": {
    heavyWork: { laser: weeks(1, 2), surgery: weeks(6, 8) },
    followUps: [
      { days: weeks(1, 6), title: "Pressure checks at an eye clinic near you" },
      {
        days: weeks(8, 13),
        title: "Check of your sight and eye drops, then regular checks for life",
      },
    ],
  },
  "corneal-transplant": {
    heavyWork: weeks(13, 26),
    followUps: [
      { days: weeks(2, 4), title: "Check of the graft at a corneal clinic" },
      { days: weeks(12, 14), title: "Check of the graft, then regular checks for years" },
    ],
  },
  "dental-implants": {
    heavyWork: weeks(1, 2),
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
  fue: { heavyWork: { min: 30, max: 42 }, followUps: hairPhotographs },
  dhi: { heavyWork: { min: 30, max: 42 }, followUps: hairPhotographs },
  "sapphire-fue": { heavyWork: { min: 30, max: 42 }, followUps: hairPhotographs },
  "beard-transplant": { heavyWork: { min: 30, max: 42 }, followUps: hairPhotographs },
  "eyebrow-transplant": {
    heavyWork: weeks(2, 4),
    followUps: [
      { days: at(7), title: "Send photographs to the clinic" },
      { days: at(30), title: "Send photographs to the clinic" },
      { days: at(122), title: "Send photographs to the clinic" },
      { days: year, title: "Send photographs to the clinic. You can now judge the result" },
    ],
  },
  liposuction: {
    heavyWork: weeks(6, 8),
    followUps: [
      { days: at(30), title: "Video check" },
      { days: at(91), title: "Video check" },
      { days: at(182), title: "Video check. You can now judge the shape" },
    ],
  },
  "breast-augmentation": { heavyWork: weeks(6, 8), followUps: [woundCheck] },
  abdominoplasty: { heavyWork: weeks(6, 8), followUps: [woundCheck] },
  facelift: {
    heavyWork: weeks(6, 8),
    followUps: [
      {
        days: weeks(2, 6),
        title: "Send photographs to the clinic. See a specialist if part of the face is still weak",
      },
      { days: at(182), title: "Send photographs to the clinic" },
      { days: year, title: "Send photographs to the clinic" },
    ],
  },
  bbl: { heavyWork: weeks(8, 12), followUps: [woundCheck] },
  "botox-fillers": {
    heavyWork: days(1, 3),
    followUps: [{ days: at(14), title: "Review by the doctor who treated you, or one near home" }],
  },
  "prp-treatment": {
    heavyWork: days(3, 4),
    followUps: [{ days: at(91), title: "Take photographs in the same light as before" }],
  },
  "acne-scar-removal": {
    heavyWork: {
      "microneedling or light laser": days(3, 7),
      "resurfacing laser": weeks(2, 4),
    },
    followUps: [
      { days: at(7), title: "Send photographs to the clinic" },
      { days: at(30), title: "Send photographs to the clinic" },
    ],
  },
  "chemical-peels": {
    heavyWork: { "light peel": days(2, 5), "medium peel": days(10, 14), "deep peel": weeks(3, 4) },
    followUps: [{ days: weeks(1, 3), title: "Send photographs to the clinic every other day" }],
  },
  "laser-hair-removal": {
    heavyWork: days(2, 3),
    followUps: [{ days: weeks(4, 10), title: "Next session is due" }],
  },
  "gastric-sleeve": { heavyWork: weeks(6, 8), followUps: bloodTests },
  "gastric-bypass": { heavyWork: weeks(6, 8), followUps: bloodTests },
  "gastric-balloon": {
    heavyWork: { placing: weeks(2, 4), removal: days(2, 4) },
    followUps: [
      { days: weeks(2, 4), title: "First appointment with the dietitian, then regular ones" },
    ],
  },
  "hip-replacement": { heavyWork: weeks(13, 26), followUps: newJoint, cautiousFlight: 42 },
  "knee-replacement": { heavyWork: weeks(13, 26), followUps: newJoint, cautiousFlight: 42 },
  "carpal-tunnel": {
    heavyWork: weeks(6, 10),
    followUps: [
      { days: days(10, 14), title: "Removal of stitches" },
      { days: at(91), title: "Another nerve test, if you have not improved" },
    ],
  },
  "limb-lengthening": {
    heavyWork: { lengthening: weeks(52, 78), "metal removal": weeks(6, 12) },
    followUps: [
      { days: weeks(2, 26), title: "X-rays every few weeks, and physiotherapy on most days" },
      { days: year, title: "Check by the surgeon at home who looks after you" },
    ],
  },
};
