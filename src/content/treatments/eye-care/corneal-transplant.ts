import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, flight, stay } = figuresFor(summaries, "corneal-transplant");

export default {
  metaDescription:
    "Corneal transplant in Turkey: types of graft, donor tissue, signs of rejection, why you cannot fly with air or gas in the eye, and the likely cost.",
  outcome: {
    purpose: "To replace a cloudy, scarred or misshapen cornea with donor tissue.",
    lasts: "Often ten years or more, but grafts can fail or be rejected at any time.",
    undone: "No. A graft that fails can only be replaced by another, with a higher risk.",
  },
  overview: [
    "The cornea has several layers, and surgeons replace as few of them as possible. A full-thickness graft (PK) replaces all the layers in the centre. DALK keeps your own inner layer and is common for keratoconus. DSAEK and DMEK replace only the inner layer, for example in Fuchs dystrophy, and sight usually recovers sooner.",
    "Nobody can guarantee donor tissue for a particular date. Ask in writing which eye bank supplies it and how it’s tested. Check what your own health service offers first: after a graft you need specialist care for years.",
  ],
  idealCandidates: [
    "Adults with a cloudy, scarred or swollen cornea that glasses and special lenses no longer help.",
    "People with advanced keratoconus who cannot wear rigid or scleral contact lenses.",
    "People whose earlier graft has failed, once doctors know why.",
    "People with a corneal specialist at home who has agreed to continue the care.",
  ],
  notSuitableFor: [
    "People whose poor sight comes from the retina or the optic nerve.",
    "People with an active infection, severe dry eye or eyelids that do not close.",
    "People who cannot use eye drops many times a day for months.",
    "People who must be home by a fixed date.",
    "People with glaucoma that is not under control.",
  ],
  onTheNhs: "The transplant, the donor tissue and years of checks are free.",
  rightToChoose: true,
  ifYouDoNothing: "Sight may stay poor or get worse. Special contact lenses help some people.",
  preparation:
    "Before you book anything, send the clinic your corneal maps, cell counts, photographs and notes from earlier operations. Tell the surgeon if you’ve ever had herpes in the eye, because you may need tablets to stop it coming back. Diabetes, blood pressure and inflamed eyelids should be under control. If you take a blood thinner, ask the doctor who prescribes it whether to pause it. Mention any recent or planned vaccination or pregnancy.",
  stopNicotine: false,
  procedureSteps: {
    "Specialist review":
      "The corneal surgeon looks at your records. By video you discuss the type of graft, the tissue and other options, such as special lenses or cross-linking.",
    "Hospital assessment":
      "The same surgeon repeats the maps and checks your eye pressure and retina. You get a consent form in a language you read well, and time to think.",
    "Checking the tissue":
      "The team checks the donor cornea and its records. If it’s not suitable, your operation is delayed.",
    "Removing the damaged part":
      "The surgeon removes the centre of your cornea, or only one layer of it.",
    "Placing the graft":
      "Very fine stitches hold a full-thickness or front graft. A bubble of air or gas holds an inner layer.",
    "Lying flat":
      "If you have a bubble, you lie on your back for most of a day or more. If the layer comes loose, you may need another bubble.",
  },
  anaesthetics: ["general", "sedation", "local"],
  anaesthesiaAndLength:
    "Many inner-layer grafts are done with an injection around the eye and sedation. Full-thickness grafts are more often done under general anaesthetic. The operation takes one to two hours. Nitrous oxide (gas and air) makes a bubble in the eye expand. If you have one, tell anyone who treats you, so that they do not use this gas.",
  recoveryTime: {
    headline: `Most people stay ${stay}, cannot fly with air or gas in the eye, and wait months for clear sight.`,
    stages: {
      "Days 1 to 3": "The eye waters and is sore. A doctor checks the graft every day.",
      "Weeks 1 to 4":
        "Any bubble slowly disappears. You use eye drops often. Do not swim, lift heavy things or rub the eye.",
      "Months 1 to 3":
        "After DMEK or DSAEK, useful sight often returns. Do no heavy work or contact sport until the surgeon agrees.",
      "Months 6 to 18": "If your graft has stitches, your sight changes as they’re taken out.",
      "After that":
        "Many people need glasses or a rigid lens. You may need low-dose steroid drops for years.",
    },
  },
  flying: `Never fly with air or gas in your eye. A bubble expands when the cabin pressure drops. This can cut off the blood supply to the eye and destroy your sight. Do not fly, or cross high mountain passes, until the surgeon confirms that the bubble has gone. Air usually clears within days, but some gases take several weeks. Wait ${flight} even if there’s no bubble.`,
  typicalStay: `Plan for ${stay}, with tickets that you can change. You need ${daysBefore} for the examination and ${flight} after surgery. The tissue may arrive late, or you may need another bubble. Bring an adult who can put in your drops and guide you.`,
  followUp:
    "You need regular checks for years. Any stitches are taken out at these checks. Within a week of your return, have the first at your eye clinic. Bring the graft record and the plan for your drops. If you need a second graft, you may have to wait for one at home or pay for another trip.",
  nhs: "medical",
  operation: "general",
  risksComplications: {
    common: [
      "A gritty, watery eye and sensitivity to light for weeks.",
      "Astigmatism that needs strong glasses or a rigid lens.",
      "Loose stitches that irritate and have to be removed.",
      "Raised eye pressure from steroid drops, and a cataract at an earlier age.",
      "An inner layer that slips and needs another bubble.",
    ],
    serious: [
      {
        text: "Rejection of the graft, sometimes many years later.",
        figure:
          "About 1 in 5 full-thickness grafts, and 6 to 10 in 100 DSAEK grafts within two years",
        sources: ["clinicalReading", "moorfieldsCornea"],
      },
      {
        text: "Failure of the graft, so that you need another one or your sight stays poor.",
        likelihood: "common",
      },
      {
        text: "Infection of the cornea or inside the eye. It hardly ever comes from the donor tissue.",
        likelihood: "uncommon",
      },
      "After a full-thickness graft, a wound that bursts open if the eye is hit, even years later.",
      "Glaucoma, retinal detachment or bleeding, which can cause blindness.",
      "The original disease coming back in the new cornea.",
    ],
  },
  contains: ["cornea", "eyeSurgery"],
  costFactors: [
    "The type of graft, and who supplies and tests the tissue.",
    "Local or general anaesthetic, and the number of nights in hospital.",
    "Cataract or glaucoma surgery in the same operation.",
    "Further bubbles, removal of stitches and unplanned visits.",
    "Months of eye drops and specialist checks at home, which no package includes.",
  ],
  questions: [
    "Which layers of my cornea need replacing, and could special lenses help instead?",
    "Which eye bank does the tissue come from, and can I see its documents?",
    "Does the law allow you to give donor tissue to a patient from my country?",
    "How many grafts of this kind do you do in a year?",
    "Will you use air or gas, and how will you know that it has gone?",
    "When will my stitches be taken out, and who can do it at home?",
    "Who do I call first if I think I have signs of rejection?",
  ],
  related: ["cataract-surgery"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Cornea",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
