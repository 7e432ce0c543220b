import { type Sign, signs } from "./signs.ts";

/** The same for whitening gel, acid from a peel, and anything else that splashes. */
const rinse = "Gel or acid in an eye: first rinse the eye with clean water for 20 minutes.";

/** Families of signs of treatments on the head: nose, ears, throat, eyes, teeth, skin and hair. */
export const headFamilies = {
  nose: [
    {
      text: "a nosebleed that is heavy, or does not stop after 10 minutes of leaning forward and pinching the soft part",
      door: "ambulance",
    },
    signs.stiffNeck,
    { text: "a painful, tight swelling inside the nose", door: "surgeons" },
    { text: "clear, watery fluid dripping from the nose", door: "surgeons" },
    { text: "redness or pain in the nose that is getting worse", door: "doctor" },
  ],
  /** Packing, a splint or a dressing inside the nose. */
  nosePacking: [
    {
      text: "a high temperature with a rash, vomiting or dizziness (it may be toxic shock)",
      door: "ambulance",
    },
  ],
  /** Operations next to the eye: a bleed or an infection behind it presses on the nerve of sight. */
  besideTheEye: [
    signs.sightLoss,
    signs.doubleVision,
    {
      text: "a bulging eye, a hard eyelid, pain when you move the eye, or sudden pain behind it",
      door: "ambulance",
    },
  ],
  sinus: [
    signs.worseSightBesideTheEye,
    { text: "pain in the face or head that painkillers do not ease", door: "surgeons" },
  ],
  tonsils: [
    { text: "any fresh red blood from your mouth (sit up and spit it out)", door: "ambulance" },
    { text: "not being able to drink, or passing very little pee", door: "surgeons" },
    { text: "throat pain that gets worse after the first week", door: "doctor" },
  ],
  ears: [
    { text: "a tight swelling of an ear, or sudden pain in one ear", door: "surgeons" },
    { text: "a red, hot or swollen ear", door: "doctor" },
  ],
  eyeSurgery: [
    signs.sightLoss,
    { text: "severe eye pain, or eye pain with a headache or vomiting", door: "ambulance" },
    { text: "fluid leaking from the eye after a blow", door: "ambulance" },
    signs.redEye,
    signs.worseSight,
    signs.discharge,
    { text: "a knock to the eye", door: "eye" },
    { text: "flashes of light, or a shower of new floaters", door: "eye" },
  ],
  drainage: [
    {
      text: "a red, sticky or painful eye, even years after drainage surgery for glaucoma",
      door: "eye",
    },
  ],
  cornea: [
    {
      text: "a red, painful or light-sensitive eye or worse sight, even years after a corneal transplant (it may be rejection)",
      door: "eye",
    },
  ],
  eyelids: [
    signs.worseSightBesideTheEye,
    { text: "an eye that does not close and hurts or feels dry", door: "eye" },
    signs.discharge,
  ],
  brows: [signs.aroundTheEye, signs.redEye, signs.worseSight],
  teeth: [
    signs.swallowing,
    {
      text: "swelling that grows fast, spreads to the neck or the eye, or pushes your tongue up",
      door: "ambulance",
    },
    signs.sepsis,
    signs.highTemperature,
    { text: "a swollen face or gum, or pus", door: "dentist" },
    {
      text: "toothache that gets worse, keeps you awake, or does not ease with painkillers",
      door: "dentist",
    },
  ],
  dentalImplants: [
    { text: "a loose implant", door: "dentist" },
    {
      text: "a lip, chin or tongue that is still numb the next morning",
      door: "dentist",
    },
  ],
  aligners: [
    {
      text: "swelling of the face or tongue, or wheezing, with a new tray (take the tray out)",
      door: "ambulance",
    },
    {
      text: "trouble breathing after you swallow or breathe in part of a tray",
      door: "ambulance",
    },
    { text: "a tooth that suddenly becomes very loose", door: "dentist" },
  ],
  whitening: [
    signs.allergy,
    { text: "whitening gel in the eye", door: "eye", say: rinse },
    { text: "a burn in the mouth that blisters", door: "dentist" },
  ],
  /** Treatments of the skin: peels, lasers, needling. */
  skin: [
    signs.allergy,
    { text: "blisters, weeping skin or yellow discharge", door: "doctor" },
    signs.blisters,
    { text: "skin that hurts more each day, or turns grey or white", door: "doctor" },
    signs.highTemperature,
  ],
  laser: [{ text: "eye pain, or a change in your sight, after laser treatment", door: "eye" }],
  peel: [
    signs.racingHeart,
    {
      text: "fainting, or passing very little pee, after a deep peel",
      door: "ambulance",
    },
    { text: "acid in the eye", door: "eye", say: rinse },
  ],
  /** Injections of blood plasma into the skin or the scalp. */
  plasma: [
    signs.sightAfterInjection,
    signs.allergy,
    { text: "injected skin that is getting more painful or hot, or leaks pus", door: "doctor" },
    signs.highTemperature,
  ],
  filler: [
    {
      text: "pale, mottled or increasingly painful skin after filler (also call the doctor who injected it)",
      door: "ambulance",
    },
    signs.sightAfterInjection,
    signs.doubleVision,
    signs.collapse,
    signs.allergy,
    { text: "a hot, hard or painful lump", door: "doctor" },
  ],
  toxin: [
    signs.swallowing,
    {
      text: "muscles that are getting weaker, or a drooping eyelid with weakness elsewhere",
      door: "doctor",
    },
  ],
  scalp: [
    {
      text: "skin on the scalp that turns pale, cold, grey or black (do not fly)",
      door: "surgeons",
    },
    {
      text: "a warm, throbbing or growing swelling on your head",
      door: "doctor",
    },
  ],
  beard: [signs.swallowing, signs.aroundTheEye, signs.blisters],
} as const satisfies Record<string, readonly Sign[]>;
