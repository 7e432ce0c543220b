import type { TreatmentSlug } from "../treatments/names.ts";

/** What to do before some treatments, on the page and in the planner. Leaving it out endangers. */
type TreatmentPreparation = {
  id: string;
  /** A few words, as in a to-do list. May appear in a calendar, so it never names a treatment. */
  title: string;
  /** What to do, and why. */
  text: string;
  /** Days before the operation. */
  days: number;
  /** The treatments that need it. */
  for: readonly TreatmentSlug[];
};

/** Treatments that usually need a general or spinal anaesthetic. A test compares them with their pages. */
const underAnaesthetic = [
  "rhinoplasty",
  "septoplasty",
  "otoplasty",
  "sinus-surgery",
  "tonsillectomy",
  "blepharoplasty",
  "corneal-transplant",
  "liposuction",
  "breast-augmentation",
  "abdominoplasty",
  "facelift",
  "bbl",
  "gastric-sleeve",
  "gastric-bypass",
  "hip-replacement",
  "knee-replacement",
  "limb-lengthening",
] as const satisfies TreatmentSlug[];

/** Others that may need sedation. */
const withSedation = [
  "cataract-surgery",
  "glaucoma-treatment",
  "dental-implants",
  "smile-design",
  "fue",
  "sapphire-fue",
  "acne-scar-removal",
  "chemical-peels",
  "gastric-balloon",
  "carpal-tunnel",
] as const satisfies TreatmentSlug[];

/** The preparations, earliest first. */
export const treatmentPreparations: readonly TreatmentPreparation[] = [
  {
    id: "isotretinoin",
    title: "Say if you take isotretinoin",
    text: "Tell the clinic now if you have taken isotretinoin for acne in the last year. The skin and the cornea heal badly after it, and you may have to wait.",
    days: 84,
    for: ["lasik", "beard-transplant", "acne-scar-removal", "chemical-peels", "laser-hair-removal"],
  },
  {
    id: "dental-check",
    title: "See a dentist",
    text: "Have your teeth and gums checked and treated. Bacteria from the mouth can reach a new joint.",
    days: 42,
    for: ["hip-replacement", "knee-replacement"],
  },
  {
    id: "oestrogen",
    title: "Ask about the combined pill or HRT",
    text: "If you take the combined pill or HRT tablets, ask whether to stop four weeks before: oestrogen makes clots more likely. If you stop the pill, use other contraception.",
    days: 35,
    for: underAnaesthetic,
  },
  {
    id: "contact-lenses",
    title: "Stop wearing contact lenses",
    text: "Take rigid lenses out at least four weeks, and soft ones one to two weeks, before your eyes are measured. Otherwise the laser may be set wrongly, and a weak cornea may be missed.",
    days: 32,
    for: ["lasik"],
  },
  {
    id: "sun",
    title: "Keep the skin out of the sun",
    text: "Keep the skin out of the sun for four weeks, and do not use fake tan. A tan makes burns and dark or pale marks more likely.",
    days: 28,
    for: ["laser-hair-removal", "chemical-peels", "acne-scar-removal"],
  },
  {
    id: "liver-diet",
    title: "Start the diet before the operation",
    text: "Start the diet that shrinks the liver, usually two weeks before. If you take a diabetes tablet ending in “gliflozin”, first ask whether to stop it: with this diet, it can make your blood dangerously acid.",
    days: 15,
    for: ["gastric-sleeve", "gastric-bypass"],
  },
  {
    id: "stomach",
    title: "Ask when to stop eating and drinking",
    text: "Ask when to stop eating and drinking, even if you only have sedation. Say if you use weight-loss injections, because food may stay in your stomach, or take diabetes tablets ending in “gliflozin”, which are usually stopped the day before.",
    days: 7,
    for: [...underAnaesthetic, ...withSedation],
  },
];

/** What to do before a treatment, earliest first. */
export function preparationsFor(slug: TreatmentSlug): readonly TreatmentPreparation[] {
  return treatmentPreparations.filter((preparation) => preparation.for.includes(slug));
}
