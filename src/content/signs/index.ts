import { type DoorId, doors } from "./doors.ts";
import { bodyFamilies } from "./families-body.ts";
import { headFamilies } from "./families-head.ts";
import { doorInWords } from "./sentences.ts";
import type { Sign } from "./signs.ts";

/**
 * The warning signs of everything that a treatment is, contains or needs, and the door to which each sign
 * leads. Treatments name their families, and every page that states a sign takes it from here.
 */
export const families = { ...bodyFamilies, ...headFamilies } satisfies Record<
  string,
  readonly Sign[]
>;

/** Names a family of signs. */
export type FamilyId = keyof typeof families;

/** Whether there is a family of this name. */
export function isFamilyId(value: unknown): value is FamilyId {
  return typeof value === "string" && Object.hasOwn(families, value);
}

/** Kinds of anaesthetic. */
export const ANAESTHETICS = ["general", "spinal", "sedation", "local"] as const;

/** The families of signs of an anaesthetic. Sedation and a general anaesthetic have the same signs. */
const familyOfAnaesthetic: Readonly<Record<(typeof ANAESTHETICS)[number], FamilyId>> = {
  general: "sedation",
  spinal: "spinal",
  sedation: "sedation",
  local: "local",
};

/** Families that give a wound another door, or have none in the skin. */
const withoutSkinWound: readonly FamilyId[] = ["eyeSurgery", "teeth", "newJoint", "tonsils"];

/** What decides a treatment's signs. */
type Signed = {
  contains: readonly FamilyId[];
  anaesthetics: readonly (typeof ANAESTHETICS)[number][];
  operation?: string | undefined;
};

/** The families of a treatment: its own, then those of its anaesthetics, then those of every operation. */
export function familiesOf({ contains, anaesthetics, operation }: Signed): readonly FamilyId[] {
  const wound = operation && !contains.some((id) => withoutSkinWound.includes(id));
  return [
    ...new Set<FamilyId>([
      ...contains,
      ...anaesthetics.map((id) => familyOfAnaesthetic[id]),
      ...(wound ? (["wound"] as const) : []),
      ...(operation ? (["operation"] as const) : []),
    ]),
  ];
}

/** A list of signs that lead to the same door. */
export type SignList = {
  type: "signs";
  /** How urgent it looks. */
  tone: "danger" | "caution" | "information";
  /** Where to go, as a heading that the signs continue. */
  title: string;
  /** The signs. */
  items: readonly string[];
  /** How to find the door in Turkey and in the UK. */
  advice: readonly (string | { text: string; href: string })[];
  /** What to say there, or to do on the way. */
  say: readonly string[];
};

/** Heading of a list of signs that lead to a door. The signs continue it. */
export function headingOf(door: DoorId): string {
  const words = doorInWords[door];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} if you have:`;
}

/** The signs of some families, in a list for each door, most urgent first. */
export function signLists(ids: readonly FamilyId[]): readonly SignList[] {
  const all: readonly Sign[] = [...new Set<Sign>(ids.flatMap((id) => [...families[id]]))];
  const replaced = new Set(all.map(({ insteadOf }) => insteadOf));
  return doorIds.flatMap((id) => {
    const here = all.filter((sign) => sign.door === id && !replaced.has(sign));
    if (here.length === 0) return [];
    const { tone, turkey, uk } = doors[id];
    const title = headingOf(id);
    const say = [...new Set(here.flatMap((sign) => sign.say ?? []))];
    const advice = [...turkey, " ", ...uk];
    return [{ type: "signs", title, tone, items: here.map(({ text }) => text), advice, say }];
  });
}

/** The doors, most urgent first. */
const doorIds: readonly DoorId[] = [
  "ambulance",
  "surgeons",
  "eye",
  "dentist",
  "doctor",
  "appointment",
];
