import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, flight, stay } = figuresFor(summaries, "sinus-surgery");

export default {
  metaDescription:
    "Endoscopic sinus surgery in Turkey: when it may help, CT scans, rare but serious risks to the eye and brain, flying home, aftercare and cost.",
  outcome: {
    purpose: "To open blocked sinuses when medicine has not helped enough.",
    lasts:
      "Often years. Sinusitis and polyps can come back, and most people go on using sprays or rinses.",
    undone:
      "No. Bone and tissue that are removed do not grow back, though the lining can swell again.",
  },
  overview: [
    "The full name is functional endoscopic sinus surgery, or FESS. The surgeon widens the natural openings, so that mucus can drain and medicine can reach the lining. A CT scan shows how much surgery you need. The surgeon may open only one sinus, or all of them on both sides.",
    "Long-term (chronic) sinusitis is often a disease of the lining itself. It’s more common in people with asthma, allergy or a reaction to aspirin. An operation makes more room but does not cure the disease. Polyps can grow back, and many people use a steroid rinse or spray for years. If you have severe polyps, ask a specialist at home whether a medicine given by injection could be an alternative.",
  ],
  idealCandidates: [
    "Adults whose sinusitis has lasted more than 12 weeks despite the correct use of rinses and steroid sprays.",
    "People whose polyps block the nose or take away their sense of smell.",
    "People whose CT scan and camera examination match their symptoms.",
    "People with repeated infections from one blocked passage.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "People whose face pain is caused by migraine, a tooth or tension headache.",
    "People who have not yet tried a full course of medicines.",
    "People with asthma that is not well controlled, or who cannot safely stop blood thinners.",
    "People with a polyp, a blockage or bleeding on one side only, until a specialist has ruled out cancer.",
    `People who cannot stay in Turkey for ${stay}, or rinse the nose every day afterwards.`,
  ],
  onTheNhs: "A specialist can offer it once rinses, sprays and other medicines have been tried.",
  rightToChoose: true,
  ifYouDoNothing:
    "Sinusitis often comes and goes. Rinses and sprays keep many people well, but large polyps can go on blocking the nose.",
  preparation:
    "Bring a recent CT scan, and letters that list the treatments you’ve tried. A doctor may prescribe steroid tablets or antibiotics for you to take beforehand. Make sure that your asthma is well controlled, and pack your inhalers. Tell the team if you’ve ever reacted to aspirin or ibuprofen. Also mention diabetes, weight-loss injections and a possible pregnancy. Do not stop a blood thinner unless the doctor who prescribes it agrees. Keep away from other people’s smoke, because it slows healing.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "The ear, nose and throat surgeon looks at your CT scan and discusses it with you. If you’ve not tried medicines for long enough, the surgeon should advise that first.",
    "Examination in Turkey":
      "The surgeon examines your nose with an endoscope, confirms the plan and explains the risks to the eye and brain. You then have time to think again.",
    "Shrinking the lining":
      "Once you’re asleep, a decongestant is put in your nose. It reduces bleeding and gives the surgeon a better view.",
    "Removing polyps":
      "The surgeon removes polyps and diseased tissue with fine instruments. Samples go to a laboratory.",
    "Opening the drainage paths":
      "The surgeon removes thin walls of bone between the sinuses and the nose. In complicated cases, the surgeon may use a navigation system.",
    Dressing:
      "Dissolving sponges often stay in the nose. Firm packing is only used if the bleeding continues.",
    "Cleaning in the clinic":
      "One to two weeks later, clots and crusts are gently removed with suction, so that scars do not close the openings.",
  },
  anaesthetics: ["general"],
  anaesthesiaAndLength:
    "You have a general anaesthetic for nearly all sinus operations. The anaesthetist may keep your blood pressure slightly low to reduce bleeding. One or two sinuses take about an hour. Widespread polyps on both sides can take three hours. Balloon widening of a single passage is shorter but suits few people.",
  recoveryTime: {
    headline: `Most people leave hospital within a day, rest for two weeks and fly home after ${flight}.`,
    stages: {
      "Days 1 to 3":
        "Your head feels heavy, you breathe through your mouth and bloody fluid drips from your nose. Rest with two or three pillows under your head.",
      "Days 4 to 10":
        "Rinse your nose often to loosen old clots. Do not blow it until the surgeon agrees. Most people feel tired.",
      "Days 10 to 14":
        "After cleaning, your nose feels clearer. Many people can do desk work by the end of this time.",
      "Weeks 3 to 6":
        "The discharge dries up and you can exercise again. Your sense of smell may start to return.",
      "Months 2 to 3":
        "The lining heals fully. A doctor decides with you which medicines you need in the long term.",
    },
  },
  flying: `Wait ${flight}. The surgeon should look inside your nose before you fly. Air in swollen sinuses expands and shrinks as the plane climbs and descends. This can cause severe pain or bleeding. If the bone under the brain was injured, air can enter the skull, and you must wait longer.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} to review the scan and examine you, then ${flight} after the operation. In that time you rest, rinse your nose and have it cleaned at least once. It helps to have someone with you for the first nights.`,
  followUp:
    "Before you book, find an ear, nose and throat clinic at home that will check your nose. You need a check after four to six weeks, and again later. Take home the operation note, the laboratory report and the scan. Polyps can come back and need treatment again.",
  nhs: "medical",
  operation: "general",
  canBeFatal: true,
  risksComplications: {
    common: [
      "A blocked nose, crusts and a feeling of pressure for several weeks.",
      "Pink or brown discharge, mainly in the first week.",
      "A weaker sense of smell and taste until the swelling goes down.",
      "A watery eye or slight bruising of the eyelids.",
    ],
    serious: [
      {
        text: "Injury around the eye, which can cause double vision or blindness.",
        figure: "7 in 10,000 to 7 in 1,000 people, by study",
        sources: ["sinusDatabase", "sinusRecent"],
      },
      {
        text: "A leak of the fluid around the brain, with a risk of meningitis.",
        figure: "About 2 in 1,000 people",
        sources: ["sinusDatabase", "sinusRecent"],
      },
      {
        text: "Scars that close the openings, or polyps that come back.",
        figure: "10 to 19 in 100 people have another operation",
        sources: ["sinusReview"],
      },
      "Loss of the sense of smell that does not recover.",
      {
        text: "Injury to a large artery, with heavy bleeding, stroke or death.",
        figure: "Fewer than 1 in 1,000 people",
        sources: ["sinusRecent"],
      },
    ],
  },
  contains: ["sinus", "besideTheEye", "nose", "nosePacking"],
  costFactors: [
    "How many sinuses are opened, and whether you have polyps.",
    "Whether the surgeon uses navigation or powered instruments.",
    "Whether the septum is straightened at the same time.",
    "Laboratory tests, the CT scan and the number of cleaning visits.",
    "Earlier sinus surgery, which makes another operation harder.",
  ],
  questions: [
    "What on my CT scan tells you that surgery will help?",
    "Have I tried rinses, sprays and allergy treatment for long enough?",
    "Which sinuses would you open, and which would you leave alone?",
    "How close is the disease to my eye socket and the base of my skull?",
    "Do you have a navigation system in your theatre?",
    "How many cleaning visits are included before I fly home?",
    "Which medicines will I need afterwards, and for how long?",
    "Who is on call at your hospital for eye or brain complications?",
  ],
  related: ["septoplasty"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Paranasal sinuses",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
