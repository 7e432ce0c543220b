import { monthInWords } from "../../supabase/functions/_shared/dates.ts";
import { listInWords, withoutCapital } from "../lib/english.ts";
import { excludedFromPackage } from "./package-contents.ts";
import type { Risk } from "./risks/scale.ts";
import type { AverageCost, TreatmentDetails, TreatmentSummary } from "./schema.ts";

/** Sentences shared by many treatments, with a single wording that readers recognise. */

/** What the NHS does and does not do after treatment abroad. */
export const nhsSentences: Readonly<Record<TreatmentDetails["nhs"], string>> = {
  cosmetic:
    "The NHS treats emergencies, wherever you had the treatment. If private cosmetic work needs correcting, you normally have to pay for it.",
  medical:
    "The NHS treats emergencies, wherever you had the treatment. It may not provide routine check-ups or another operation after private treatment abroad. Arrange your check-ups before you travel.",
  dental:
    "NHS urgent dental services treat severe pain, bleeding and infection. If private dental work needs replacing or correcting, you normally have to pay for it.",
};

/** For treatments that only change looks. */
const notOnTheNhs = "The NHS does not usually pay for treatment that only changes how you look.";

/** For treatments to which a GP refers people. Source: NHS Choice Framework. */
const rightToChoose =
  "In England you have a legal right to choose the hospital, including independent ones. Ask how long you would wait.";

/** Who gets a treatment on the NHS, what is tried first, and which hospital they may choose. */
export function nhsRouteOf(details: Pick<TreatmentDetails, "onTheNhs" | "rightToChoose">): string {
  const route = details.onTheNhs ?? notOnTheNhs;
  return details.rightToChoose ? `${route} ${rightToChoose}` : route;
}

/** For every treatment that nicotine makes more dangerous. */
export const stopNicotine =
  "Stop smoking, vaping and all other nicotine at least four weeks before the treatment, and until at least four weeks after it. Some surgeons ask for six weeks or more.";

type Operation = NonNullable<TreatmentDetails["operation"]>;

const bleeding =
  "Bleeding during or after the operation. Some people need another operation to stop it.";
const infection =
  "Infection of the wound or the blood. Bacteria from a hospital abroad may resist the usual antibiotics, so tell any doctor at home where you were treated.";

/** Risks of all operations, by the deepest usual anaesthetic. Operations on the eye have their own list. */
export const risksOfEveryOperation: Readonly<Record<Operation, readonly Risk[]>> = {
  general: [
    {
      text: "A reaction to the anaesthetic, or heart or breathing problems during the operation, which can be fatal.",
      figure:
        "About 1 in 10,000 people have a severe allergic reaction, and 1 in 100,000 die of the anaesthetic, more if older or ill",
      sources: ["anaesthesiaRisks", "anaesthesiaIn100000"],
    },
    bleeding,
    infection,
    "A blood clot in the leg (deep vein thrombosis) or lung (pulmonary embolism), which can be fatal. Flying soon after the operation adds to the risk.",
  ],
  local: [
    {
      text: "A reaction to the local anaesthetic or to sedation, or too high a dose, which can affect the heart and the brain and can be fatal.",
      likelihood: "rare",
    },
    bleeding,
    infection,
    {
      text: "A blood clot in the leg (deep vein thrombosis) or lung (pulmonary embolism). Flying soon afterwards adds to the risk.",
      likelihood: "rare",
    },
  ],
  eye: [
    {
      text: "A reaction to the anaesthetic drops, injection or sedation, which can be fatal, or an injection beside the eye that injures it.",
      likelihood: "rare",
    },
    { text: "Bleeding in or around the eye that can destroy sight.", likelihood: "rare" },
    {
      text: "Infection of the eye that can destroy sight. Bacteria from a hospital abroad may resist the usual antibiotics, so tell any doctor at home where you were treated.",
      likelihood: "rare",
    },
    {
      text: "A blood clot in the leg (deep vein thrombosis) or lung (pulmonary embolism). Sitting still on a flight adds to the risk.",
      likelihood: "rare",
    },
  ],
};

const nerveDamage: Risk = {
  text: "Nerve damage after a spinal injection or an epidural, with weak or numb legs.",
  figure: "Permanent in about 1 in 20,000 people",
  sources: ["spinalNerves"],
};

/** The risks that a treatment shares with others: those of every operation, and of a spinal injection. */
export function sharedRisks({
  operation,
  anaesthetics,
}: Pick<TreatmentDetails, "operation" | "anaesthetics">): readonly Risk[] {
  return [
    ...(operation ? risksOfEveryOperation[operation] : []),
    ...(anaesthetics.includes("spinal") ? [nerveDamage] : []),
  ];
}

/** Where a price comes from, what it includes and what it leaves out. */
export function aboutThePrice({ madeOn, includes, mayLeaveOut }: AverageCost): string {
  return [
    `This is our own estimate from ${monthInWords(madeOn)}, not an average of clinics’ prices.`,
    costSentences.includes[includes],
    ...(mayLeaveOut ? [`It may not include ${mayLeaveOut}.`] : []),
    `It does not include ${listInWords(
      excludedFromPackage.map(({ title }) => withoutCapital(title)),
      "or",
    )}. Treating a complication can cost more than the treatment itself, so ask who would pay.`,
    costSentences.confirmed,
  ].join(" ");
}

/** A short version, for the line below a price. */
export function includedInShort({ includes, mayLeaveOut }: AverageCost): string {
  return `${costSentences.includesInShort[includes]}${mayLeaveOut ? ` It may not include ${mayLeaveOut}.` : ""}`;
}

/** Above a list whose rows say only how their price differs, with `differenceInPrice`. */
export const usuallyIncluded =
  "All prices are estimates. They include the hotel and transfers unless a row says “treatment only”. Flights and insurance are extra.";

/** What a price includes, below `usuallyIncluded`. Empty if that says it all. */
export function differenceInPrice({ includes, mayLeaveOut }: AverageCost): string {
  return [
    ...(includes === "treatment" ? ["Treatment only"] : []),
    ...(mayLeaveOut ? [`It may not include ${mayLeaveOut}.`] : []),
  ].join(". ");
}

/** Who knows the price of a prescription-only medicine. */
const doctorTellsPrice = "A doctor can tell you the price after examining you.";

/** Sentences shown next to every price. */
export const costSentences = {
  confirmed: "The clinic confirms your price in writing after examining you.",
  includes: {
    package: "It includes the hotel and transfers as well as the treatment.",
    treatment: "It’s for the treatment only. Hotel and transfers cost extra.",
  } satisfies Record<TreatmentSummary["averageCost"]["includes"], string>,
  includesInShort: {
    package: "With hotel and transfers. Flights and insurance are extra.",
    treatment: "Treatment only. Hotel, transfers, flights and insurance are extra.",
  } satisfies Record<TreatmentSummary["averageCost"]["includes"], string>,
  /** Below the estimate for a visitor's own case. */
  caseIsRough:
    "The total is a guide. Some clinics charge less for each if you need several, and you may need other work too.",
  grafts:
    "The price is for one operation. Use the price per graft to compare it with clinics that charge for each graft. More grafts are not always better: those taken from your donor area cannot be replaced.",
  /** For prescription-only medicines, which may not be advertised. */
  prescriptionOnly: `We do not show a price here, because prescription-only medicines must not be advertised to the public in the UK. ${doctorTellsPrice}`,
  /** The same, in place of a price in a list. */
  prescriptionOnlyInShort: `Prescription only. ${doctorTellsPrice}`,
} as const;

/** Says that no doctor has reviewed the page. */
export const notReviewed = "No doctor has reviewed this page yet.";
