import type { DoorId } from "./doors.ts";
import { clotSigns, heatSign } from "./sentences.ts";

/** A warning sign. */
export type Sign = {
  /** Continues "if you have": a phrase without a capital or a full stop, in the style of NHS.UK. */
  text: string;
  /** Where it leads. */
  door: DoorId;
  /** What to say there, or to do on the way. A sentence or two, shown once below the list. */
  say?: string;
  /** A sign of other families that is more urgent here, and is left out where this one stands. */
  insteadOf?: Sign;
};

/** Signs that belong to several families. */
export const signs = {
  ...clotSigns,
  collapse: {
    text: "fainting, confusion, slurred speech, weakness on one side, or a fit",
    door: "ambulance",
  },
  racingHeart: {
    text: "a racing or irregular heartbeat that does not settle when you rest",
    door: "ambulance",
  },
  colour: {
    text: "blue, grey, pale or blotchy skin, lips or tongue (on brown or black skin, also look at the palms and soles)",
    door: "ambulance",
  },
  allergy: {
    text: "swelling of the face, mouth, throat or neck that makes it hard to breathe or swallow, or a rash with wheezing",
    door: "ambulance",
  },
  bleeding: { text: "heavy bleeding, or bleeding that does not stop", door: "ambulance" },
  sepsis: {
    text: "a high temperature or shivering, if you also feel very ill or breathe fast",
    door: "ambulance",
  },
  abdomen: {
    text: "severe pain in the abdomen, or a hard or swollen abdomen",
    door: "ambulance",
  },
  vomitingBlood: { text: "vomiting blood, or black, tar-like poo", door: "ambulance" },
  dyingSkin: {
    text: "severe pain with skin that turns dark or blisters",
    door: "ambulance",
  },
  fatInTheLungs: {
    text: "trouble breathing, confusion or a rash of pinpoint spots in the first days",
    door: "ambulance",
  },
  tooMuchAnaesthetic: {
    text: "numb lips or tongue (unless injected there), a metallic taste, ringing in the ears, twitching, a fit or unusual drowsiness",
    door: "ambulance",
  },
  stiffNeck: { text: "a severe headache with a stiff neck", door: "ambulance" },
  sightLoss: {
    text: "sudden loss of sight, or a dark curtain across your sight",
    door: "ambulance",
  },
  worseSightBesideTheEye: {
    text: "sight that is getting worse after an operation on the eyelids or sinuses",
    door: "ambulance",
  },
  sightAfterInjection: {
    text: "any change in your sight after an injection in the face or scalp",
    door: "ambulance",
  },
  doubleVision: { text: "new double vision", door: "ambulance" },
  hardToWake: {
    text: "being so sleepy that you are hard to wake, or slow, shallow breathing",
    door: "ambulance",
  },
  swallowing: {
    text: "new trouble swallowing, speaking, breathing or opening your mouth",
    door: "ambulance",
  },
  oneSide: {
    text: "a breast, or one side of the face or neck, that swells fast and hurts",
    door: "ambulance",
  },
  coldLimb: {
    text: "fingers, toes, a hand or a foot that turn cold, pale or blue",
    door: "ambulance",
  },
  tenseLimb: {
    text: "an arm or leg that is tense and extremely painful, whatever painkillers you take",
    door: "ambulance",
  },
  darkSkin: {
    text: "skin near the wound that turns dark, white or blue",
    door: "surgeons",
  },
  weakFoot: {
    text: "toes or a foot that you can no longer lift",
    door: "surgeons",
  },
  aroundTheEye: {
    text: "redness or swelling around an eye that is getting worse",
    door: "eye",
  },
  redEye: {
    text: "an eye that is red, or getting more painful or sensitive to light",
    door: "eye",
  },
  discharge: { text: "a sticky eye, or yellow or green discharge from it", door: "eye" },
  worseSight: { text: "sight that is getting worse or suddenly becomes blurred", door: "eye" },
  highTemperature: { text: "a high temperature, or shivering", door: "doctor" },
  spreading: {
    text: "redness or heat that spreads (on brown or black skin, look for a darker, warm or hard area)",
    door: "doctor",
  },
  fluid: {
    text: "a swelling under the skin that grows or feels full of fluid",
    door: "doctor",
  },
  blisters: { text: "clusters of painful blisters or sores", door: "doctor" },
  heat: heatSign,
  lowMood: {
    text: "a low mood for longer than two weeks, or thinking of little except how you look",
    door: "appointment",
  },
  lateLump: {
    text: "a lump, or a wound that has not healed after four weeks",
    door: "appointment",
    say: "Say that you had surgery or injections abroad, and ask for a test for mycobacteria. Ordinary tests do not find these bacteria.",
  },
} as const satisfies Record<string, Sign>;
