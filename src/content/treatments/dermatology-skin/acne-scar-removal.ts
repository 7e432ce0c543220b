import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { visit } = figuresFor(summaries, "acne-scar-removal");
const lightTreatment = visit("microneedling or light laser");
const resurfacingLaser = visit("resurfacing laser");

export default {
  metaDescription:
    "Acne scar treatment in Turkey: microneedling, laser, subcision and more, which scars respond, brown and black skin, risks, healing and likely cost.",
  outcome: {
    purpose: "To make acne scars less deep. It does not remove them.",
    lasts: "The improvement usually lasts. New acne can leave new scars.",
    undone: "No. New collagen stays, and a burn or a change of colour can be permanent.",
  },
  overview: [
    "Microneedling makes tiny holes in the skin so that it forms new collagen. Fractional laser heats thin columns of skin. Subcision cuts the bands that pull a scar down. Narrow pits may be treated with a strong acid or cut out, and raised scars may be injected with a steroid. Flat brown or red marks are not scars. They often fade with creams and sun protection.",
    "It takes three to six months to see the effect of each session. You may need three to six sessions, a month or more apart. Ask which of them you could have near home, and whether a trip is worth it.",
  ],
  idealCandidates: [
    "Adults whose acne has been under control for at least six months.",
    "People with dents in the skin, not just marks of a different colour.",
    "People who hope for improvement, not for perfectly smooth skin.",
    "People who can protect their face from the sun for weeks.",
  ],
  notSuitableFor: [
    "People who still get new spots, because the acne must be treated first.",
    "People who have taken isotretinoin within the past year, unless a dermatologist agrees.",
    "People who tend to form thick, raised scars (keloids).",
    "People with sunburn, a fresh tan, eczema or cold sores on the face.",
    "People who are pregnant or breastfeeding, for most methods.",
    "People who are under 18, or who are very distressed about scars that others barely see.",
  ],
  onTheNhs: "The NHS treats active acne. It seldom treats scars for looks alone.",
  ifYouDoNothing: "Scars often soften and fade over a year or more.",
  preparation:
    "Use a high-factor sunscreen every day for a month before treatment. Stop retinoid and acid creams when the clinic tells you to, often a week before. If you get cold sores, you may need antiviral tablets before and after laser treatment. Tell the doctor about medicines that make your skin sensitive to light, and how earlier wounds healed. If you have brown or black skin, ask for a small test area weeks before a full session. This may mean an extra trip.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `You send photographs taken with light from the side. The dermatologist tells you which types of scar you have and how much change is likely. They also ask which acne medicines you’ve taken. ${TIME_TO_THINK}`,
    "Skin examination":
      "In Turkey the same doctor examines and stretches the scars, chooses the method and settings, and asks for your consent. If the plan has changed, ask for another day to think.",
    Numbing:
      "A numbing cream stays on for about an hour under a film. For deeper treatment you have injections of local anaesthetic.",
    "Treating the scars":
      "Single pits, and scars that are pulled down, are treated first. The whole area is then treated with the laser or needles. Shields protect your eyes from laser light.",
    "Cooling and dressing":
      "Cool packs and a plain ointment calm the skin. You get written advice about washing and sun protection.",
  },
  anaesthetics: ["sedation", "local"],
  anaesthesiaAndLength:
    "You stay awake. Microneedling takes about 30 minutes once the skin is numb. A full-face resurfacing laser with subcision can take 90 minutes. Some people have light sedation for this. A second clinician must then monitor you.",
  recoveryTime: {
    headline:
      "Redness lasts two or three days after microneedling, and several weeks after a resurfacing laser.",
    stages: {
      "Days 1 to 3":
        "Your skin feels hot and swells. A resurfacing laser leaves it raw and weeping, and subcision leaves bruises.",
      "Days 4 to 10":
        "Crusts fall off by themselves. Do not pick them, because this can leave new scars.",
      "Weeks 2 to 8":
        "Redness fades, more slowly after laser treatment. Put on sunscreen every two hours when you’re outdoors.",
      "Months 3 to 6":
        "New collagen forms. Compare photographs before you decide on the next session.",
    },
  },
  flying: `After microneedling or light laser, wait ${lightTreatment.flight}. After a resurfacing laser, wait ${resurfacingLaser.flight}, until the skin has closed. Cabin air dries out raw skin, and if your face becomes infected you need a doctor straight away. Carry the ointment in your hand luggage.`,
  typicalStay: `Plan for ${lightTreatment.stay} for microneedling or light laser, and ${resurfacingLaser.stay} for a resurfacing laser. Avoid the summer, because strong sun on healing skin can cause brown patches.`,
  followUp:
    "Send photographs on days three, seven and thirty. Ask for the name of the device, the wavelength and the energy in writing. The next person to treat you will need them. For dark marks or new scars you may need a dermatologist.",
  nhs: "cosmetic",
  risksComplications: {
    common: [
      "Redness, swelling and peeling.",
      "Small bruises or pinpoint bleeding.",
      "New spots, or tiny white cysts (milia).",
      "Temporary darkening of the skin, more often in brown and black skin.",
    ],
    serious: [
      { text: "Burns and new scars, including keloids.", likelihood: "uncommon" },
      "Pale patches that do not regain their colour.",
      {
        text: "A cold sore infection that spreads over the treated skin.",
        figure: "About 6 in 1,000 light laser treatments bring on cold sores",
        sources: ["fractionalLaser"],
      },
      "Bacterial or fungal infection of the open skin.",
      { text: "Eye injury from laser light, if shields are not used.", likelihood: "very rare" },
      "A reaction to sedation, or too much local anaesthetic, which can affect the heart and the brain.",
    ],
  },
  contains: ["laser", "skin"],
  costFactors: [
    "The method: microneedling costs least and a resurfacing laser most.",
    "The size of the area and the types of scar.",
    "The number of sessions, each with a flight and hotel unless some are done at home.",
    "A test area, antiviral tablets and creams.",
    "Whether a dermatologist or a technician treats you.",
  ],
  questions: [
    "Which types of scar do I have, and which method suits each?",
    "How much improvement is likely, and what will remain?",
    "How many people with my skin tone have you treated with this device?",
    "Do I need a test area, and how long must we wait after it?",
    "Is my acne under control well enough to start?",
    "Who will use the laser, and what training do they have?",
    "Which of the sessions could I have near home?",
  ],
  related: ["chemical-peels", "prp-treatment"],
  cities: ["istanbul", "izmir"],
  bodyLocation: "Face",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
