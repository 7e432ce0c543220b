import type { Risk } from "./risks/scale.ts";
import type { TreatmentDetails } from "./schema.ts";
import type { FamilyId } from "./signs/index.ts";

/** Late and rare risks that a treatment has because of what it contains. Each is said once, here. */
const risksOfFamilies: Readonly<Partial<Record<FamilyId, Risk>>> = {
  nosePacking: {
    text: "Toxic shock, a severe reaction to bacteria, which is linked with packing in the nose.",
    likelihood: "rare",
  },
  liposuction: {
    text: "Too much local anaesthetic from liposuction, which can affect the heart and the brain.",
    likelihood: "rare",
  },
  late: {
    text: "An infection with unusual bacteria (mycobacteria) weeks later, with lumps or wounds that do not heal.",
    likelihood: "rare",
  },
  weightLoss: {
    text: "Lack of vitamin B1 (thiamine) after repeated vomiting, which can damage the brain.",
    likelihood: "rare",
  },
};

/** The serious risks of a treatment: its own, then those that it inherits. */
export function seriousRisks({
  contains,
  risksComplications,
}: Pick<TreatmentDetails, "contains" | "risksComplications">): readonly Risk[] {
  return [...risksComplications.serious, ...contains.flatMap((id) => risksOfFamilies[id] ?? [])];
}

/** Families of hair, which falls out after a birth and grows back. */
const ofTheScalp: readonly FamilyId[] = ["scalp", "brows"];

const pregnancy = {
  hair: "People who are pregnant, are breastfeeding or gave birth in the last year. Hair that falls out after a birth usually grows back.",
  looks: "People who are pregnant or breastfeeding, because cosmetic treatment can wait.",
  health: "People who are or may be pregnant, unless their doctors say that it cannot wait.",
};

/** Who should not have a treatment: its own list, then what it inherits and does not mention itself. */
export function exclusionsOf(
  details: Pick<TreatmentDetails, "contains" | "nhs" | "notSuitableFor">,
): readonly string[] {
  const { contains, nhs, notSuitableFor } = details;
  const own = notSuitableFor.join(" ");
  const isHair = contains.some((id) => ofTheScalp.includes(id));
  const ofPregnancy = pregnancy[isHair ? "hair" : nhs === "cosmetic" ? "looks" : "health"];
  return [
    ...notSuitableFor,
    ...(/pregnant|pregnancy/.test(own) ? [] : [ofPregnancy]),
    ...(contains.includes("weightLoss") && !/alcohol/.test(own)
      ? ["People who depend on alcohol or drugs, or whose depression is not treated."]
      : []),
  ];
}

/** What matters for years after an operation to lose weight. */
const afterWeightLoss = [
  "Take home new doses of diabetes and blood-pressure medicines: the old ones may be too strong.",
  "Use contraception for 12 to 18 months, and not a tablet: fertility can rise, and vomiting makes tablets unreliable.",
  "Do not take ibuprofen or similar painkillers unless your bariatric team agrees.",
  "Alcohol acts faster. See your GP early if you drink more or feel low.",
] as const;

/** What a patient must know for the time after the recovery, because of what the treatment contains. */
export function afterwardsOf({
  contains,
  operation,
}: Pick<TreatmentDetails, "contains" | "operation">): readonly string[] {
  return contains.includes("weightLoss") && operation ? afterWeightLoss : [];
}
