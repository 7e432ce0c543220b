import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, flight, stay } = figuresFor(summaries, "cataract-surgery");

export default {
  metaDescription:
    "Cataract surgery in Turkey: how to choose a lens, what happens in the operation, warning signs afterwards, when you can fly, and the cost per eye.",
  outcome: {
    purpose: "To replace a cloudy lens with a clear artificial one.",
    lasts:
      "The lens is made to last for life. A film behind it may need a short laser treatment later.",
    undone:
      "No. The natural lens cannot be put back. Changing the artificial lens is possible but risky.",
  },
  overview: [
    "The usual method is called phacoemulsification. The surgeon makes a cut a few millimetres wide and breaks up the cloudy lens with ultrasound. A folded artificial lens then opens inside the thin bag that held your own lens, and stays there for life.",
    "Choose the lens carefully. A single-focus (monofocal) lens gives sharp sight at one distance, and you wear glasses for other distances. A toric lens corrects astigmatism. A multifocal lens makes you less dependent on glasses, but it can cause halos and reduce contrast. It does not suit every eye. Replacing a lens later is a bigger operation than the first one.",
  ],
  idealCandidates: [
    "Adults whose cataract makes it hard to read, drive, work or move about safely.",
    "People with glare or faded colours that new glasses do not improve.",
    "People whose doctors need a clear view of the back of the eye.",
    "People who can lie fairly flat and still for about 45 minutes.",
  ],
  notSuitableFor: [
    "People whose sight is blurred mainly for another reason, such as macular degeneration.",
    "People whose sight got worse suddenly or with pain, until an eye doctor has found the cause.",
    "People with an infection of the eye or eyelids, until it has cleared.",
    "People with heart disease, lung disease or diabetes that is not under control.",
    "For a multifocal lens: people who would be troubled by halos or reduced contrast.",
    "People who cannot stay for the first checks, or cannot use eye drops and have nobody to help.",
  ],
  onTheNhs:
    "Cataract surgery is free if the cataract affects your daily life. An optometrist or GP refers you.",
  rightToChoose: true,
  ifYouDoNothing:
    "Sight usually gets worse slowly. You can wait, but driving and stairs become more dangerous.",
  preparation:
    "Ask an optometrist for a recent report. Stop wearing contact lenses before your eye is measured, for as long as the clinic tells you. Tell the surgeon if you’ve ever taken tamsulosin or a similar prostate medicine, because it affects the iris. Tell the surgeon too if you’ve had laser eye surgery, because the lens strength is then harder to calculate. Most people keep taking their medicines, including blood thinners. Do not stop any of them yourself.",
  stopNicotine: false,
  procedureSteps: {
    "Video consultation":
      "You talk to your surgeon about your symptoms, your reports and how you feel about wearing glasses. You don’t need to decide anything yet.",
    "Measuring the eye":
      "At the clinic, staff measure your eye and check the retina, often with a scan. The surgeon recommends a lens. You can agree, take more time or say no.",
    Numbing:
      "Drops widen your pupil and numb the eye. A sheet covers your face, with air flowing under it.",
    "Removing the cloudy lens":
      "The surgeon makes a tiny cut and removes the cataract with ultrasound. You may notice lights and the sound of water.",
    "Placing the new lens":
      "The surgeon puts the artificial lens in place. The cut usually seals without stitches.",
    "Shield and check":
      "You’re given an antibiotic, and a shield covers the eye. A doctor checks the eye that day or the next.",
  },
  anaesthetics: ["general", "sedation", "local"],
  anaesthesiaAndLength:
    "You’re awake. Drops or an injection beside the eye numb it. You may be offered sedation. The operation takes 20 to 45 minutes. General anaesthetic is for people who cannot lie still.",
  recoveryTime: {
    headline: `Most people leave hospital within a few hours and can fly after ${flight}, once the eye has been checked.`,
    stages: {
      "Day 1":
        "Your sight is hazy and the eye feels scratchy. A doctor checks it for high pressure and inflammation.",
      "Days 2 to 7":
        "Keep water out of the eye, do not rub it, wear the shield in bed, and do not lift anything heavy.",
      "Weeks 2 to 4":
        "Keep using the eye drops, usually for four weeks. Do not swim or do strenuous sport until the surgeon agrees. Drive only when you meet the legal standard for eyesight.",
      "Weeks 4 to 6": "Your eye is stable enough for a sight test and new glasses.",
    },
  },
  flying: `Wait ${flight}. The main risk is infection inside the eye. It usually starts in the first week or two and must be treated within hours. There’s normally no gas in the eye after cataract surgery. If gas was used because of a problem with the retina, do not fly until a doctor confirms that it has gone.`,
  typicalStay: `Plan for ${stay} for one eye. You need ${daysBefore} for measurements and time to think, then ${flight} after the operation. If both eyes need surgery, there are usually days or weeks in between. You then need a longer stay or a second trip. If both are treated on the same day, an infection could affect both.`,
  followUp:
    "You need an eye examination about four weeks after the operation, then a sight test. Take home the lens card, which shows the model and power of your lens. An optometrist can check your eyes for a fee. If you’re unhappy with a lens, you normally pay to have it changed.",
  nhs: "medical",
  operation: "eye",
  risksComplications: {
    common: [
      "Watery, gritty eyes for several days.",
      "A bruised eyelid or a red eye.",
      "Floaters, or a shimmer at the edge of your sight.",
      "Clouding behind the new lens months or years later, which a short laser treatment can clear.",
    ],
    serious: [
      {
        text: "Infection inside the eye, which can destroy sight.",
        figure:
          "About 2 in 10,000 operations in the UK, and about 1 in 500 if no antibiotic is put into the eye",
        sources: ["cataractInfectionUk", "cataractAntibiotics"],
      },
      {
        text: "A tear in the lens bag. Pieces may fall back into the eye and need another operation.",
        figure: "1 to 2 in 100 operations",
        sources: ["cataractOutcomes"],
      },
      "Retinal detachment, which is more likely in very short-sighted eyes.",
      "Swelling of the retina or cornea that blurs your sight for months or permanently.",
      "Bleeding inside the eye, raised eye pressure or a lens that moves out of place.",
      "A lens of the wrong strength, so that you need stronger glasses.",
      {
        text: "Permanent loss of sight in the treated eye.",
        figure: "About 1 in 1,000 operations",
        sources: ["clinicalReading"],
      },
    ],
  },
  contains: ["eyeSurgery"],
  costFactors: [
    "The type of lens: standard, toric, extended focus or multifocal.",
    "Whether one eye is treated or both, and in how many trips.",
    "A dense cataract, a small pupil or earlier eye surgery.",
    "Whether scans, eye drops, the shield and sedation are charged separately.",
    "Laser-assisted surgery, which costs more. Studies have not shown better results for most people.",
  ],
  questions: [
    "Is a cataract the main reason for my poor sight?",
    "Which make, model and power of lens will I get, and will I get its card?",
    "Why do you advise this lens for me instead of a standard monofocal one?",
    "Who will do my cataract operation, and how many have they done this year?",
    "How do you prevent infection inside the eye?",
    "How long would you wait before you treat the second eye?",
    "What happens if I can’t get used to the new lens?",
  ],
  related: [],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Lens of the eye",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
