import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { visit } = figuresFor(summaries, "chemical-peels");
const deepPeel = visit("deep peel");
const lightPeel = visit("light peel");
const mediumPeel = visit("medium peel");

export default {
  metaDescription:
    "Chemical peels in Turkey: light, medium and deep compared, skin tone and sun, burns, the heart risk of phenol, healing time and the likely cost.",
  outcome: {
    purpose: "To improve uneven colour, sun damage or fine lines.",
    lasts:
      "A light peel for weeks to months, a medium or deep one for longer. Sun can bring the marks back.",
    undone:
      "No. New skin grows in place of the removed layers, but a scar or a change of colour can be permanent.",
  },
  overview: [
    "Light peels use fruit acids or salicylic acid, and people usually have four to six of them. Medium peels, mostly with trichloroacetic acid (TCA), go deeper and are done once or at long intervals. Deep peels use phenol. They should be done in a hospital with heart monitoring, and are suitable only for some people with fair skin.",
    "Peels may help with uneven colour, sun damage, mild acne and fine lines. They do not lift sagging skin, and melasma often comes back. It makes little sense to travel abroad for one light peel.",
  ],
  idealCandidates: [
    "Adults with sun-damaged, blotchy or lined skin who have tried daily skincare first.",
    "People whose dark patches have a clear diagnosis.",
    "People who can stay indoors while their skin peels, and will always use sunscreen.",
    "For deep peels: people with fair skin and a healthy heart, kidneys and liver.",
  ],
  notSuitableFor: [
    "People who are under 18, or cannot keep out of the sun.",
    "People who take isotretinoin or have taken it in the last year, unless a dermatologist agrees.",
    "People who are pregnant or breastfeeding, for most types of peel.",
    "People with a heart rhythm disorder, if phenol is planned.",
    "People with open skin, active cold sores, recent facial surgery or radiotherapy to the area.",
    "People with brown or black skin, for deep peels. A medium peel needs a doctor with experience of treating their skin.",
  ],
  onTheNhs: null,
  ifYouDoNothing: "Skin goes on ageing. Protecting it from the sun does more than any peel.",
  preparation:
    "You prepare the skin for two to six weeks with sunscreen and, if a doctor advises it, a retinoid or a lightening cream. This makes the peel more even and lowers the risk of dark marks. Do not wax, scrub or bleach the skin for a week beforehand. Tell the doctor if you get cold sores, scar badly or are allergic to aspirin. Before phenol you need a heart tracing (ECG) and blood tests of your kidneys and liver.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `The doctor asks about your skin, your time in the sun and earlier peels. They explain how deep the peel would need to be and how to prepare your skin. ${TIME_TO_THINK}`,
    "Skin examination":
      "In person, before anything is applied, the doctor confirms your skin type and the depth of the peel, and asks for your consent. If you’re unsure, wait.",
    Cleaning: "Alcohol or acetone removes grease. Ointment protects your eyes, nostrils and lips.",
    "Applying the acid":
      "The acid goes on area by area. Staff time it and watch for frosting, a white colour that shows how deep the acid has gone.",
    "Ending the peel":
      "Some acids are neutralised or rinsed off, and others stop by themselves. Cold compresses ease the burning.",
    "Protecting the skin":
      "A plain ointment, or a mask after phenol, covers the skin until it has closed.",
  },
  anaesthetics: ["general", "sedation"],
  anaesthesiaAndLength:
    "Light peels sting for several minutes, and a fan to cool the skin is usually enough. A TCA peel burns more, and you may need a painkiller or mild sedation. Phenol is given under sedation or anaesthetic with constant heart monitoring. It’s applied slowly and in stages, over about 90 minutes.",
  recoveryTime: {
    headline:
      "Skin flakes for a few days after a light peel, for up to 10 days after a medium one and for longer after a deep one.",
    stages: {
      "Light: days 1 to 5":
        "Your skin is tight, slightly red and flaky. Use moisturiser and leave the flakes alone.",
      "Medium: days 1 to 10":
        "Your skin swells and turns brown, then comes away in sheets. Do not pull it off.",
      "Deep: weeks 1 to 3":
        "You have pain, swollen eyelids and a raw, weeping face that needs care several times a day.",
      "Months 1 to 6":
        "Redness fades. Sun on unprotected skin in these months can undo the effect.",
    },
  },
  flying: `Wait ${lightPeel.flight} after a light peel, ${mediumPeel.flight} after a medium one and ${deepPeel.flight} after a deep one. Do not fly while any skin is raw. Choose an aisle seat, out of the sun, and put on sunscreen again during the flight.`,
  typicalStay: `Plan for ${lightPeel.stay} for a light peel, ${mediumPeel.stay} for a medium one and ${deepPeel.stay} for a deep one. Avoid the coast in summer. Winter is a better time, and a room with curtains protects healing skin.`,
  followUp:
    "Send the clinic a photograph every other day until the skin has closed, so that staff can spot an infection. If your skin changes colour later, see a dermatologist in person. If marks do not fade, you normally pay for creams or laser treatment yourself.",
  nhs: "cosmetic",
  canBeFatal: true,
  risksComplications: {
    common: [
      "Stinging, redness and peeling.",
      "Dry, itchy skin and small white cysts.",
      "Sensitivity to the sun for months.",
      "Dark patches that fade over several months.",
    ],
    serious: [
      { text: "A burn deeper than intended, with permanent scars.", likelihood: "uncommon" },
      { text: "Skin that stays paler or darker, with a visible edge.", likelihood: "common" },
      "Cold sores or bacteria that spread over raw skin.",
      "Scars that pull on an eyelid or the lip.",
      {
        text: "An abnormal heart rhythm, or kidney or liver damage, from phenol. It can be fatal.",
        figure: "About 6 in 100 people with a phenol peel have an abnormal rhythm",
        sources: ["phenolPeel"],
      },
      "A reaction to sedation or anaesthetic, if you have either.",
      "Acid in the eye.",
    ],
  },
  contains: ["peel", "skin"],
  costFactors: [
    "How deep the peel is, because deeper peels need more staff and monitoring.",
    "The number of light peels in a course.",
    "Whether you have only the face treated, or the neck, chest and hands as well.",
    "Creams before the peel, antiviral tablets and sunscreen.",
    "Extra hotel nights if the skin heals slowly.",
  ],
  questions: [
    "Which acid will you use, how strong is it and how deep will it go?",
    "Are you sure that my brown patch is harmless, and have you examined it with a dermatoscope?",
    "Is this depth safe for my skin tone?",
    "Could creams or sunscreen work as well for me?",
    "How will you know when to stop the peel?",
    "If you use phenol, who monitors my heart?",
    "What should I do if a dark mark appears three weeks later?",
  ],
  related: ["acne-scar-removal"],
  cities: ["istanbul", "izmir"],
  bodyLocation: "Face, neck and hands",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
