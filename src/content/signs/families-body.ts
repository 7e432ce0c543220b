import { type Sign, signs } from "./signs.ts";

/** Vitamin B1 is used up by vomiting, and sugar through a drip then injures the brain. */
const thiamine =
  "After a sleeve, a bypass or a balloon: say that you had it, and ask for thiamine (vitamin B1) before any glucose drip.";

/** Families of signs of operations in general, of anaesthetics, and of operations on the body. */
export const bodyFamilies = {
  /** What is an emergency after any treatment, for readers who do not look for theirs. */
  emergency: [
    signs.chest,
    signs.collapse,
    signs.hardToWake,
    signs.racingHeart,
    signs.bleeding,
    signs.sepsis,
    signs.colour,
    signs.allergy,
    signs.abdomen,
    signs.vomitingBlood,
    signs.stiffNeck,
    signs.sightLoss,
    signs.dyingSkin,
    signs.oneSide,
    signs.coldLimb,
    signs.tenseLimb,
    signs.heat,
  ],
  /** Any operation, with any anaesthetic. */
  operation: [
    signs.chest,
    signs.collapse,
    signs.racingHeart,
    signs.bleeding,
    signs.sepsis,
    signs.colour,
    signs.allergy,
    signs.highTemperature,
    signs.calf,
    signs.lowMood,
  ],
  /** A wound of the skin, without anything below it that needs another door. */
  wound: [
    signs.dyingSkin,
    signs.darkSkin,
    {
      text: "a wound that opens, leaks pus, smells bad, or becomes more swollen or painful",
      door: "doctor",
    },
    signs.spreading,
  ],
  sedation: [signs.hardToWake, { text: "a new cough with a high temperature", door: "doctor" }],
  spinal: [
    {
      text: "new weakness or numbness in your legs, or numbness around your genitals or back passage",
      door: "ambulance",
    },
    {
      text: "not being able to pee, or losing control of your bladder or bowels",
      door: "ambulance",
    },
    {
      text: "severe new back pain, or back pain with a high temperature",
      door: "ambulance",
    },
    signs.stiffNeck,
    { text: "a headache that is worse when you sit or stand up", door: "surgeons" },
  ],
  /** Injections of local anaesthetic, and numbing cream. */
  local: [signs.tooMuchAnaesthetic, signs.racingHeart],
  /** The fluid that is injected first contains local anaesthetic. */
  liposuction: [
    signs.abdomen,
    signs.fatInTheLungs,
    signs.tooMuchAnaesthetic,
    { text: "pain in the abdomen that is getting worse", door: "surgeons" },
    signs.fluid,
  ],
  /** Fat injected into the buttocks. */
  fatTransfer: [
    signs.fatInTheLungs,
    signs.dyingSkin,
    { text: "a leg that becomes weak or numb", door: "surgeons" },
    signs.weakFoot,
    signs.spreading,
  ],
  abdominalWall: [signs.abdomen, signs.darkSkin, signs.fluid],
  breast: [
    signs.oneSide,
    signs.spreading,
    {
      text: "a breast that slowly swells or changes shape, even years later",
      door: "appointment",
    },
  ],
  facelift: [
    signs.oneSide,
    signs.swallowing,
    { text: "a sudden droop on one side of the face", door: "ambulance" },
    signs.darkSkin,
    signs.fluid,
  ],
  /** Infections that appear weeks after surgery or injections under the skin. */
  late: [signs.lateLump],
  weightLoss: [
    signs.abdomen,
    signs.racingHeart,
    signs.vomitingBlood,
    {
      text: "unsteady walking, double vision or confusion after repeated vomiting",
      door: "ambulance",
      say: thiamine,
    },
    {
      text: "drinks that do not stay down, or vomiting that does not stop or comes back",
      door: "surgeons",
      say: thiamine,
    },
    {
      text: "pain in the abdomen or left shoulder that is getting worse",
      door: "surgeons",
      say: thiamine,
    },
    {
      text: "a high temperature or shivering after a sleeve, a bypass or a balloon",
      door: "surgeons",
      insteadOf: signs.highTemperature,
    },
  ],
  bypass: [
    {
      text: "sudden or cramping pain in the abdomen, even years later (say that you have a bypass)",
      door: "ambulance",
    },
  ],
  balloon: [
    { text: "constant pain in the abdomen", door: "surgeons", say: thiamine },
    {
      text: "blue or green pee, which may mean that the balloon is leaking",
      door: "surgeons",
      say: thiamine,
    },
  ],
  /** A new hip or knee. Any problem of its wound may reach the joint. */
  newJoint: [
    {
      text: "a new joint that suddenly hurts so much that you cannot use it, or a leg that looks shorter or twisted",
      door: "ambulance",
    },
    signs.coldLimb,
    signs.tenseLimb,
    signs.dyingSkin,
    signs.vomitingBlood,
    {
      text: "a new joint that becomes hot, red or more painful, or whose wound leaks fluid or opens",
      door: "surgeons",
    },
    signs.weakFoot,
  ],
  limb: [signs.coldLimb, signs.tenseLimb],
  bone: [signs.fatInTheLungs, signs.weakFoot],
  pins: [{ text: "redness, pus or more pain around a pin", door: "doctor" }],
  hand: [
    { text: "severe pain in the hand that painkillers do not help", door: "surgeons" },
    {
      text: "new numbness in part of the hand after the anaesthetic has worn off",
      door: "surgeons",
    },
  ],
} as const satisfies Record<string, readonly Sign[]>;
