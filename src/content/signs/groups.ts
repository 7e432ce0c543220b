import type { FamilyId } from "./index.ts";

/** A part of the page for emergencies. */
type SignGroup = {
  /** Anchor on the page. */
  id: string;
  /** After what: the words by which readers find their treatment. */
  title: string;
  /** Its families of signs. */
  families: readonly FamilyId[];
};

/** The group that concerns everyone who had an operation. */
export const ANY_OPERATION = "any-operation";

/** All families of signs, as readers look for them on the page for emergencies. */
export const signGroups: readonly SignGroup[] = [
  {
    id: "general-anaesthetic",
    title: "After a general anaesthetic or sedation",
    families: ["sedation"],
  },
  {
    id: "spinal",
    title: "After a spinal injection or an epidural",
    families: ["spinal"],
  },
  {
    id: "local-anaesthetic",
    title: "After a local anaesthetic or numbing cream",
    families: ["local"],
  },
  {
    id: "weight-loss",
    title: "After a sleeve, a bypass or a stomach balloon",
    families: ["weightLoss", "bypass", "balloon"],
  },
  {
    id: "body",
    title: "After liposuction, a tummy tuck or a BBL",
    families: ["liposuction", "abdominalWall", "fatTransfer", "late"],
  },
  {
    id: "breast-and-face",
    title: "After a breast operation or a facelift",
    families: ["breast", "facelift", "late"],
  },
  {
    id: "nose-throat-ears",
    title: "After an operation on the nose, sinuses, tonsils or ears",
    families: ["nose", "nosePacking", "sinus", "besideTheEye", "tonsils", "ears"],
  },
  {
    id: "eyes",
    title: "After an operation on the eyes or eyelids",
    families: ["eyeSurgery", "drainage", "cornea", "besideTheEye", "eyelids"],
  },
  {
    id: "teeth",
    title: "After dental treatment",
    families: ["teeth", "dentalImplants", "aligners", "whitening"],
  },
  {
    id: "bones-and-joints",
    title: "After an operation on a hip, knee, leg or hand",
    families: ["newJoint", "limb", "bone", "pins", "hand"],
  },
  {
    id: "skin",
    title: "After injections, a laser or a peel",
    families: ["filler", "toxin", "plasma", "peel", "laser", "skin", "late"],
  },
  {
    id: "hair",
    title: "After a hair, beard or eyebrow transplant",
    families: ["scalp", "beard", "brows", "besideTheEye"],
  },
  {
    id: ANY_OPERATION,
    title: "After any operation",
    families: ["wound", "operation"],
  },
];
