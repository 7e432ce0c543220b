import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { flight, stay } = figuresFor(summaries, "botox-fillers");

export default {
  metaDescription:
    "Injections for lines and volume: what they are, who may prescribe and inject them, the serious risks, and why distance matters if something goes wrong.",
  outcome: {
    purpose: "The medicine relaxes certain muscles of the face. Fillers add volume under the skin.",
    lasts:
      "Botulinum toxin usually lasts three to four months. Fillers often last 6 to 18 months, some longer.",
    undone:
      "Botulinum toxin cannot be reversed: its effect has to wear off. Hyaluronic acid fillers can usually be dissolved; other kinds cannot.",
  },
  overview: [
    "The medicine, botulinum toxin, blocks the signals from nerves to muscles. The effect starts within days, is complete after about two weeks and wears off within three to four months. Most fillers are made of hyaluronic acid. They last about six to eighteen months and can be dissolved with an enzyme. Other types of filler cannot be dissolved.",
    "Travelling for injections has drawbacks. The effect, and many of the problems, appear after you’ve left. A qualified prescriber near home, or no treatment, may be the better choice. Neither product stops ageing.",
  ],
  idealCandidates: [
    "Only a doctor who has examined you in person can say whether an injection is suitable for you.",
    "People aged 18 and over who have considered other options, including no treatment.",
    "People who know that the effect is temporary and that things can go wrong.",
    "People who can stay near the clinic for a few days and can reach a doctor later.",
  ],
  notSuitableFor: [
    "People under 18. In England it’s against the law to give them these injections to change how they look.",
    "People who are pregnant, trying to conceive or breastfeeding.",
    "People with myasthenia gravis, Lambert-Eaton syndrome, motor neurone disease or another disorder of the nerves and muscles.",
    "People who are allergic to an ingredient, or have an infection, acne or cold sores where the needle would go in.",
    "People with an active autoimmune disease or an earlier reaction to filler, unless their specialist agrees.",
    "People who are very distressed about a feature that others barely notice.",
  ],
  onTheNhs: null,
  ifYouDoNothing: "Lines and lost volume are a normal part of ageing.",
  preparation:
    "List all your medicines and any earlier injections, with product names and dates. Some antibiotics and muscle relaxants make the toxin stronger, and blood thinners make bruising worse. Ask your doctor before you change anything. Tell the clinic about recent or planned dental work and vaccinations, especially before filler. Never buy a product online, bring one with you or accept an unlabelled vial.",
  stopNicotine: false,
  procedureSteps: {
    "Video consultation": `You talk about your medical history and your questions with the doctor. This cannot replace an examination, and nobody should prescribe for you after a video call alone. ${TIME_TO_THINK}`,
    "Seeing the prescriber":
      "At the clinic the doctor examines your face at rest and while it moves, and explains the risks and the alternatives. The doctor then decides whether to prescribe. You can take more time to think, even a few days, before you consent.",
    "Checking the product":
      "The pack and vial are opened in front of you. The name, batch number and expiry date are written in your notes.",
    Injections:
      "The skin is disinfected. Toxin is injected into the muscle in small doses. Filler is placed with a needle or a blunt tube (cannula), while the doctor watches your skin colour and asks about your sight.",
    "Waiting at the clinic":
      "You stay for about half an hour. You leave with emergency contacts and the details of the product.",
  },
  anaesthetics: ["local"],
  anaesthesiaAndLength:
    "Toxin is usually injected without an anaesthetic. Many fillers contain lidocaine, a local anaesthetic. For the lips, you may have a numbing cream or an injection like the ones dentists use. Allow 30 to 60 minutes, including the consultation, and longer for a first visit.",
  recoveryTime: {
    headline:
      "Redness and small bruises are common for a few days, and the full effect takes about two weeks to appear.",
    stages: {
      "First 4 to 24 hours":
        "Stay upright for several hours. Do not rub or massage the area, exercise hard, drink alcohol, or use a sauna or hot bath.",
      "Days 2 to 7": "Bruises and swelling go down. Toxin starts to act, sometimes unevenly.",
      "Week 2": "This is the time for a review. Any correction is a new medical decision.",
      Later: "Lumps and inflammation around filler can appear weeks or months later.",
    },
  },
  flying: `There’s no single rule for flying. Wait ${flight}. If filler has blocked a blood vessel, the signs usually appear in this time. It must be treated within hours, which is not possible on a plane.`,
  typicalStay: `Plan for ${stay}. You need a day for the examination and a night to think, then ${flight} after the injections, with a check. The usual review is at two weeks, when most people are at home again.`,
  followUp:
    "Agree beforehand who will check you at two weeks: the clinic by video, or a prescriber near home. In the UK you can report side effects to the medicines regulator through the Yellow Card scheme. Hospitals may not keep the enzyme that dissolves filler.",
  nhs: "cosmetic",
  risksComplications: {
    common: [
      "Pain, redness, swelling and bruising where the needle went in.",
      "A headache or flu-like symptoms after toxin.",
      "A face that looks uneven or feels stiff.",
      "A drooping brow or eyelid for weeks.",
    ],
    serious: [
      {
        text: "Toxin that spreads. It can cause weak muscles, double vision, or trouble swallowing, speaking or breathing, hours to weeks later.",
        likelihood: "rare",
      },
      {
        text: "Filler that blocks an artery. Skin can die, and it can cause permanent blindness or a stroke.",
        figure: "About 1 in 6,400 syringes with a needle, and 1 in 41,000 with a blunt tube",
        sources: ["fillerOcclusion"],
      },
      { text: "A severe allergic reaction.", likelihood: "rare" },
      "Infection, an abscess or hard, inflamed lumps.",
      "Filler that moves out of place, or scars.",
      {
        text: "Botulism or poisoning from counterfeit or unlicensed products.",
        likelihood: "very rare",
      },
    ],
  },
  contains: ["toxin", "filler", "late"],
  costFactors: [
    "The consultation and examination, whether or not anything is prescribed.",
    "The review visit, and treatment of any side effects.",
    "Flights, hotel and insurance.",
  ],
  questions: [
    "Which doctor examines me, prescribes and injects, and where can I check their registration?",
    "What’s the product called, is it authorised in Turkey, and can I photograph the batch label?",
    "Is there anything in my history that makes this unsafe?",
    "What happens if I do nothing?",
    "Do you keep hyaluronidase and adrenaline in the room?",
    "Can this filler be dissolved?",
    "Who will check me after two weeks, when I’m in another country?",
    "Which eye unit or hospital would you send me to in an emergency?",
  ],
  related: ["chemical-peels"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Percutaneous",
  bodyLocation: "Face",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
