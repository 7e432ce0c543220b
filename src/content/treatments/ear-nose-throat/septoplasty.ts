import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, stay } = figuresFor(summaries, "septoplasty");

export default {
  metaDescription:
    "Septoplasty in Turkey for a bent (deviated) septum: what it can and cannot do, recovery, risks, when to fly home and what it may cost.",
  outcome: {
    purpose: "To straighten the wall between the nostrils, so that you breathe better.",
    lasts: "Usually permanent. In some people the wall bends again or the nose stays blocked.",
    undone: "No. Cartilage or bone that is removed does not grow back.",
  },
  overview: [
    "Few people have a perfectly straight septum. If yours causes no trouble, you don’t need an operation. A blocked nose can also be caused by allergy, polyps or swollen turbinates (the ridges on the side walls of the nose). That’s why you have an examination first, and usually try a nasal spray before surgery.",
    "The surgeon sometimes makes the turbinates smaller in the same operation. Septoplasty does not correct a nose that is crooked on the outside. That needs a septorhinoplasty. Our rhinoplasty page explains this.",
  ],
  idealCandidates: [
    "Adults whose nose is always blocked, and whose specialist has found a bend that explains it.",
    "People who have tried a nasal spray or allergy treatment without enough relief.",
    "People with repeated nosebleeds from a sharp ridge on the septum.",
    "People who need more room in the nose for a sinus operation.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "People whose nose is blocked mainly by hay fever, or by using decongestant sprays for too long.",
    "People who hope that this operation alone will cure snoring or sleep apnoea.",
    "People with a cold, a sinus infection or untreated inflammation of the nose.",
    "People who use cocaine, because the septum may not heal and can collapse.",
    "People with a clotting problem, or high blood pressure that is not under control.",
  ],
  onTheNhs:
    "An ear, nose and throat clinic can operate if a spray has not helped. Your GP refers you.",
  rightToChoose: true,
  ifYouDoNothing: "A bent septum does not become dangerous. Sprays and rinses may be enough.",
  preparation:
    "See a doctor at home first, so that any allergy is found and treated. Aspirin, ibuprofen and similar medicines make bleeding more likely. Do not stop a medicine that a doctor prescribed until that doctor agrees. Tell the anaesthetist about diabetes, weight-loss injections or a possible pregnancy. If you have a heavy cold in the week before, the operation should be postponed.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "Your surgeon asks about your symptoms and reads any scans or letters that you have. Photographs cannot show a blockage, so this is only a first opinion.",
    "Examination in Turkey":
      "The surgeon looks at both sides of your nose with a thin camera and tells you whether the bend explains your symptoms. You can still decide against the operation.",
    "A cut inside one nostril":
      "Once you’re asleep, the surgeon makes the cut and lifts the lining off both sides of the septum.",
    "Straightening the septum":
      "The surgeon trims, moves or replaces the bent parts, and leaves enough at the front and top to support the nose.",
    "Securing the lining":
      "Dissolving stitches hold the layers together. You may have soft splints or dressings in your nose for several days.",
    "Cleaning the nose":
      "The clinic removes splints and crusts, usually within a week. You rinse your nose with salt water.",
  },
  anaesthetics: ["general"],
  anaesthesiaAndLength: `You usually have a general anaesthetic, so that your airway is protected while the surgeon works inside your nose. The operation takes ${duration}, or a little longer if the turbinates are treated. You may leave hospital the same evening, or stay overnight if you have another illness or have bled.`,
  recoveryTime: {
    headline: `Most people leave hospital the same day or the next morning and fly home after ${flight}.`,
    stages: {
      "First 48 hours":
        "Blood-stained fluid drips from your nose, which feels completely blocked. Most people have a dull ache rather than sharp pain.",
      "Days 3 to 7":
        "Crusts form. Rinse your nose as you were shown. Do not blow it, and sneeze with your mouth open.",
      "Week 2":
        "You start to breathe through your nose again. Many people go back to desk work, away from smoke and dust.",
      "Weeks 3 to 4":
        "If you’ve not bled, you can start to exercise and lift things again. Wait six to eight weeks before contact sport.",
      "Month 3": "The lining has healed, and you can tell how much your breathing has improved.",
    },
  },
  flying: `Wait ${flight}, until any splints are out and the surgeon has checked your nose with a camera. Bleeding can start in the first two weeks and is hard to treat on a plane. Some surgeons ask you to wait until that time is over. Cabin pressure can also make a swollen nose and blocked ears very painful.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} for the examination and time to think, then ${flight} after the operation. Buy a ticket that you can change, because bleeding would delay your flight.`,
  followUp:
    "Rinse your nose with salt water for several weeks. Arrange a camera check after about six weeks. If the surgeon in Turkey cannot do it, book it with a private ear, nose and throat clinic at home. If the septum moves again, you would need a new operation.",
  nhs: "medical",
  operation: "general",
  risksComplications: {
    common: [
      "A blocked nose and crusts for two to three weeks.",
      "Light bleeding or pink mucus in the first days.",
      "A dry mouth, and a sore throat from the breathing tube.",
      "Numbness in the upper front teeth or gums, which usually goes away.",
    ],
    serious: [
      {
        text: "A heavy nosebleed, which may need packing in the nose or another operation.",
        figure: "About 4 in 1,000 people",
        sources: ["septoplastySeries"],
      },
      {
        text: "A collection of blood in the septum. If it is not drained, it can destroy the cartilage.",
        figure: "About 37 in 1,000 people",
        sources: ["septoplastySeries"],
      },
      {
        text: "A permanent hole in the septum, which may whistle, crust or bleed.",
        figure: "About 6 in 1,000 people",
        sources: ["septoplastySeries"],
      },
      {
        text: "A dip in the bridge or a drooping tip, because the nose has lost support.",
        figure: "About 3 in 1,000 people",
        sources: ["septoplastySeries"],
      },
      {
        text: "No lasting relief, or scar bands inside the nose.",
        figure: "About 5 in 100 people stay blocked",
        sources: ["septoplastySeries"],
      },
      {
        text: "A weaker sense of smell that does not recover.",
        figure: "About 4 in 100 people notice a change",
        sources: ["septoplastySeries"],
      },
      {
        text: "A leak of the fluid around the brain.",
        likelihood: "rare",
      },
    ],
  },
  contains: ["nose", "nosePacking"],
  costFactors: [
    "Whether the turbinates, polyps or sinuses are treated as well.",
    "Whether it’s a first operation, or a repeat after an injury or earlier surgery.",
    "Whether you stay in hospital overnight.",
    "Whether tests, scans and medicines are in the quote.",
  ],
  questions: [
    "Does the bend that you see really explain my blocked nose?",
    "What should I try before septoplasty, and for how long?",
    "Will you also reduce the turbinates, and by how much?",
    "Do you use packing or splints, who removes them, and when?",
    "How do you keep the bridge of my nose supported?",
    "Which ear, nose and throat specialist will operate, and can I meet them beforehand?",
    "If I bleed after leaving hospital, which number do I call, and who answers in English?",
  ],
  related: ["rhinoplasty", "sinus-surgery"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Nasal septum",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
