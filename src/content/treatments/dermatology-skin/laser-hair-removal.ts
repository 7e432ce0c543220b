import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { flight, stay } = figuresFor(summaries, "laser-hair-removal");

export default {
  metaDescription:
    "Laser hair removal in Turkey: why you need many sessions, which laser suits which skin, burns and changes in skin colour, sun, and cost per session.",
  outcome: {
    purpose: "To reduce hair that you don’t want.",
    lasts:
      "Often years, with a session now and then. Some hair returns, especially where hormones make it grow.",
    undone:
      "Not by treatment. Some hair may grow back by itself. Changes in skin colour can be permanent.",
  },
  overview: [
    "The laser must suit your skin. Alexandrite and diode lasers are common for lighter skin. The Nd:YAG laser is safer for brown and black skin, because the surface of the skin absorbs less of its light. Intense pulsed light (IPL) comes from a lamp, not a laser, and is less precise. White, grey, red and very fair hair has too little pigment to respond to any of them.",
    "New or heavy hair growth on a woman’s face or body can be a sign of polycystic ovary syndrome or another hormone problem. See your GP before you pay for laser treatment. The hair will keep coming back until the cause is treated.",
  ],
  idealCandidates: [
    "Adults whose hair is coarse and much darker than their skin.",
    "People with ingrown hairs or shaving bumps.",
    "People who visit Turkey regularly, or have a clinic at home for the other sessions.",
    "People who can avoid sun and tanning beds before and after each session.",
  ],
  notSuitableFor: [
    "People with a tan, fake tan or sunburn on the area.",
    "People whose medicines make the skin react to light, such as some antibiotics or isotretinoin, unless a doctor agrees.",
    "People who are pregnant, as a precaution.",
    "People with tattoos, suspicious moles, infection, vitiligo or psoriasis in the area.",
    "People with epilepsy that light can trigger, or a skin disease that sunlight causes or makes worse.",
    "People who are under 18.",
  ],
  onTheNhs: "A few NHS services pay for it, for a medical reason.",
  ifYouDoNothing: "Extra hair is harmless, but if it’s new, ask your GP why.",
  preparation:
    "Do not wax, thread, pluck or epilate for about a month, because the laser needs the root of the hair. Shave the day before. Come with clean skin, without deodorant or perfume. Tell the clinic about all your medicines, including herbal ones such as St John’s wort. You should have a test patch, and wait at least 24 to 48 hours after it, before the first full session.",
  stopNicotine: false,
  procedureSteps: {
    "Video consultation": `The clinician asks about your skin type, hair colour, hormones and medicines. They should tell you if a clinic near home would be more practical. ${TIME_TO_THINK}`,
    "Examination and test patch":
      "At the clinic a doctor checks your moles and skin tone, explains the risks and tests the laser on a small area. You decide once you’ve seen how your skin reacts.",
    "Marking and eye shields":
      "The area is marked and moles are covered. Everyone in the room wears goggles made for that laser.",
    "Laser pulses":
      "Each pulse feels like the snap of a rubber band. Cold air or a chilled tip cools the skin. Eyebrow hair close to the eye should not be treated.",
    Cooling: "Gel or cold packs calm the skin, and the settings are noted for next time.",
  },
  anaesthetics: ["local"],
  anaesthesiaAndLength:
    "Cooling is usually enough. Numbing cream over a large area is dangerous, because too much can enter your blood. Use only cream that the clinic has measured for you. An upper lip takes about 15 minutes. Full legs or a back take one to two hours, and several areas together up to three.",
  recoveryTime: {
    headline: "Redness usually settles within two days, but the whole course takes about a year.",
    stages: {
      "First 2 days":
        "Your skin is warm and red with little bumps around the hairs. Wear loose cotton. Do not take hot baths, go to the gym or use scented products.",
      "Weeks 1 to 3": "Burnt hairs seem to grow, then fall out. You can shave, but do not pluck.",
      "Weeks 4 to 10":
        "New hair appears and it’s time for the next session: sooner for the face, later for the legs and back.",
      "After the course":
        "You have fewer and thinner hairs. Many people have one or two more sessions a year.",
    },
  },
  flying: `You can fly after ${flight} if your skin is only slightly red or darker than usual. Do not fly with blisters, burns or swollen legs. Wear soft, loose clothes on the plane.`,
  typicalStay: `Plan for ${stay}: the test patch first, then a wait of 24 to 48 hours, the full session, and a check the next day. If your skin is brown or black, ask whether to wait longer after the test. Do not sunbathe before or after the session, because your skin may burn or become blotchy.`,
  followUp:
    "Send the clinic photographs on day two, and again if marks appear. Keep a record of the laser, energy and pulse length for the next session.",
  nhs: "cosmetic",
  risksComplications: {
    common: [
      "Redness and swelling around the hairs.",
      "Itching and dryness.",
      "Darker or lighter spots for a short time.",
      "Inflamed hair roots.",
    ],
    serious: [
      {
        text: "Burns with blisters and scars, which are more likely on brown, black or tanned skin.",
        likelihood: "uncommon",
      },
      "A permanent change in skin colour.",
      {
        text: "More hair than before, often around the treated area (paradoxical growth).",
        figure: "6 in 1,000 to 10 in 100 people, by study",
        sources: ["laserHair"],
      },
      { text: "Eye injury from a stray beam.", likelihood: "very rare" },
      { text: "Poisoning from numbing cream spread over a large area.", likelihood: "very rare" },
      "A melanoma that is missed, or hard to recognise, because the laser was used on a mole.",
    ],
  },
  contains: ["laser", "skin"],
  costFactors: [
    "The area, from upper lip to whole body.",
    "The number of sessions, each with its own trip.",
    "Whether the laser is chosen for your skin, or one device is used for everyone.",
    "Whether a doctor is present, and whether you pay for the test patch.",
  ],
  questions: [
    "Which laser do you use, and why is it right for my skin tone?",
    "Will you do a test patch and wait before you treat the rest?",
    "What training does the operator have, and is a doctor present?",
    "How many sessions should I budget for, including top-ups?",
    "Could a hormone problem be the cause of my hair growth?",
    "Will you give me my settings for another clinic to use?",
    "What do you do if someone is burnt?",
  ],
  related: [],
  cities: ["istanbul", "izmir"],
  procedureType: "Noninvasive",
  bodyLocation: "Face, underarms, bikini area, legs and back",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
