import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, stay } = figuresFor(summaries, "liposuction");

export default {
  metaDescription:
    "Liposuction in Turkey: what it can and cannot change, how much fat can be removed, serious risks, time off work, flying home and cost.",
  outcome: {
    purpose: "To remove fat from certain areas. It’s not a treatment for obesity.",
    lasts:
      "Fat cells that are removed do not come back, but those that remain grow if you gain weight.",
    undone: "No. Dents and loose skin can be hard or impossible to correct.",
  },
  overview: [
    "The surgeon first fills the area with salt water, local anaesthetic and adrenaline. This makes the fat easier to remove and reduces bleeding. Some surgeons also use ultrasound, laser or a vibrating cannula. A device does not replace the surgeon’s skill, and none makes a large operation safe. Expect a modest change in shape, which you may not see in full for six months.",
  ],
  idealCandidates: [
    "Adults in good general health whose weight has been steady for six months or more.",
    "People with firm skin and areas of fat that diet and exercise have not changed.",
    "People near a healthy weight, usually with a body mass index (BMI) below 30.",
    "People who accept that the result may be slightly uneven, and who can rest for two weeks.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "Anyone whose aim is to lose weight.",
    "People with heart, lung, kidney or clotting disease, a past blood clot, or poorly controlled diabetes, unless a specialist agrees.",
    "People who cannot stop smoking, and women who are pregnant or breastfeeding, or gave birth recently.",
    "People with a lot of loose skin, which can look looser once the fat is gone.",
    "People with body dysmorphic disorder (severe distress about a flaw that others hardly notice).",
  ],
  onTheNhs: null,
  ifYouDoNothing: "Fat in these places does no harm by itself.",
  preparation:
    "You have blood tests, a blood pressure check and sometimes a heart tracing (ECG). Give the team a full list of your medicines and supplements. Blood thinners, anti-inflammatory painkillers and some herbal products make bleeding more likely. Only stop a prescribed medicine if the doctor who prescribed it agrees. The combined contraceptive pill and HRT tablets make clots more likely, so ask whether to pause them. Tell the anaesthetist if you use weight-loss injections.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `Your surgeon discusses your medical history and photographs with you, and may advise against it. ${TIME_TO_THINK}`,
    "Examination in Turkey":
      "You meet the surgeon in person before the operation. You agree on the areas and the amount of fat, and sign the consent form. You can still say no.",
    Marking: "The surgeon draws on your skin while you stand, because fat moves when you lie down.",
    "Fluid and suction":
      "The surgeon injects the fluid through cuts a few millimetres long and waits. They then move the cannula back and forth to loosen the fat and suck it out.",
    "Garment and observation":
      "You wake up in a tight compression garment. Staff check your breathing, blood pressure and urine for several hours, or overnight if a lot of fat was removed.",
  },
  anaesthetics: ["general", "sedation", "local"],
  anaesthesiaAndLength: `A small area can be treated under local anaesthetic, with or without sedation. Several areas need a general anaesthetic in a hospital. The operation takes ${duration}. Treating many areas at once, or adding another operation, makes clots and fluid problems more likely. Five litres at a time is widely seen as the upper limit. It’s lower for smaller people.`,
  recoveryTime: {
    headline: `Most people spend no more than one night in hospital and fly home after ${flight}.`,
    stages: {
      "Days 1 to 3":
        "You’re swollen and sore, as if you’d exercised very hard. Pink fluid leaks from the cuts. Take short walks every few hours to help prevent clots.",
      "Days 4 to 14":
        "Bruises spread, then fade. Many people go back to desk work by the end of this time.",
      "Weeks 3 to 6":
        "Wear the garment day and night, except to wash. Do not run, lift weights or swim until the surgeon agrees.",
      "Months 2 to 6": "Hard areas soften and numbness eases. You can now judge the shape.",
    },
  },
  flying: `Wait ${flight}, or longer if several areas were treated. An operation and hours of sitting both make a clot in the leg or lung more likely. Walk around the cabin and drink water. Ask the surgeon about compression stockings or blood-thinning injections.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} for the examination, tests and time to think, then ${flight} after the operation. You have two or three wound checks, and the surgeon examines you again before the flight. Bring someone who can carry your bags and would notice if you became unwell.`,
  followUp:
    "Video checks are usual after one, three and six months. If you have stitches that do not dissolve, have them out before you leave. A GP practice may not remove them after private surgery. Ask what another operation would cost if the shape is uneven.",
  nhs: "cosmetic",
  operation: "general",
  canBeFatal: true,
  risksComplications: {
    common: [
      "Bruising, swelling and soreness for several weeks.",
      "Numb or tingling skin, which may take months to recover.",
      "Small lumps, ripples or unevenness.",
      "Fluid under the skin, which may need to be drained.",
    ],
    serious: [
      {
        text: "Death, most often from a blood clot in the lung.",
        figure: "About 1 in 5,000 operations in a US survey of the 1990s",
        sources: ["liposuctionDeaths"],
      },
      { text: "Fat in the bloodstream (fat embolism), which can be fatal.", likelihood: "rare" },
      {
        text: "A hole in the bowel or another organ, which needs urgent surgery.",
        likelihood: "rare",
      },
      {
        text: "A problem that brings you back to hospital within a month, such as bleeding, infection or a clot.",
        figure: "About 7 in 1,000 people, and more with other surgery",
        sources: ["liposuctionComplications"],
      },
      "Shock (a dangerous drop in blood pressure), or fluid on the lungs.",
      { text: "An infection that destroys tissue (necrotising fasciitis).", likelihood: "rare" },
      "Lasting dents, burns, scars or dark marks on the skin.",
    ],
  },
  contains: ["liposuction", "late"],
  costFactors: [
    "The number and size of the areas.",
    "Whether you have a local or a general anaesthetic, and a night in hospital.",
    "Whether the surgeon uses an ultrasound or laser device.",
    "Whether blood tests, garments and the first wound checks are in the quote.",
  ],
  questions: [
    "Will you do the whole operation yourself?",
    "What’s the most fat that you would remove from someone of my size?",
    "Does the hospital have intensive care in the same building?",
    "How high is my risk of blood clots, and what do you do to prevent them?",
    "How will my skin look in the areas that I want treated?",
    "If the shape needs correcting, what would it cost and where would it be done?",
    "Who do I call at night once I’m home?",
  ],
  related: ["abdominoplasty"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Abdomen, flanks, thighs, arms and chin",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
