import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, stay } = figuresFor(summaries, "facelift");

export default {
  metaDescription:
    "Facelift in Turkey: what the types mean, bruising and time off work, nerve injury and bleeding, when to fly home and what it may cost.",
  outcome: {
    purpose: "To tighten loose skin and deeper tissue of the face and neck.",
    lasts: "Usually several years. Your face continues to age.",
    undone: "No. Skin that is removed cannot be put back, and the scars are permanent.",
  },
  overview: [
    "Clinics use many names. A mini lift has shorter scars and mainly treats the jowls (loose skin along the jaw). A full lift also treats the neck. A deep-plane lift works closer to the branches of the facial nerve and takes longer. What suits you depends on your skin, bone and fat, not on the name.",
    "Some surgeons suggest eyelid surgery, fat transfer or skin treatment at the same time. Each of these makes recovery longer.",
  ],
  idealCandidates: [
    "Adults, mostly over 40, with loose skin on the cheeks, jaw or neck.",
    "People whose skin is still fairly elastic.",
    "People with normal or well-controlled blood pressure.",
    "People who can stay away from work and social events for two to four weeks.",
  ],
  notSuitableFor: [
    "Women who are pregnant or breastfeeding, and people under 18 years old.",
    "People who smoke or vape, because the lifted skin already has a reduced blood supply.",
    "People with untreated high blood pressure or poorly controlled diabetes.",
    "People who take blood thinners and cannot safely pause them.",
    "Anyone who hopes to look like someone else, or decades younger.",
    "People with severe depression or body dysmorphic disorder (severe distress about how they look).",
  ],
  onTheNhs: null,
  ifYouDoNothing: "Ageing goes on with or without an operation, and does no harm.",
  preparation:
    "Have your blood pressure checked in the weeks before, and treated if it’s high. High blood pressure after surgery can cause bleeding. Tell the surgeon about past fillers, thread lifts and facelifts. You may be advised to stop aspirin-like painkillers, vitamin E, garlic and ginkgo two weeks before. Stop a prescribed medicine only if your own doctor agrees. Tell the anaesthetist about weight-loss injections. Let your hair grow long enough to cover the scars.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `You send photographs and talk to your surgeon. A smaller procedure, or no treatment, may be better for you. ${TIME_TO_THINK}`,
    "Examination in Turkey":
      "Before the day of surgery, the surgeon examines your skin, old scars and how your face moves. Wait at least a night. You can still decide against it.",
    "Cuts around the ears":
      "The cut runs from the temple, along the front of the ear and into the hair behind it. There’s often a short cut under the chin too.",
    "Lifting the deep layer":
      "The surgeon lifts the skin. The layer of muscle and connective tissue under it is tightened or moved, and held with stitches.",
    "Laying back the skin":
      "The surgeon lays the skin back without pulling, removes what is left over and stitches the cuts. A thin tube (drain) may stay in overnight to remove fluid.",
    Observation:
      "Staff keep your head raised, watch your blood pressure and check your face every hour during the first night. They look for swelling on one side.",
  },
  anaesthetics: ["general", "sedation", "local"],
  anaesthesiaAndLength: `Most facelifts are done under general anaesthetic. Some surgeons use local anaesthetic with deep sedation, which also needs an anaesthetist. The operation takes ${duration}, or longer with eyelid surgery or a deep-plane lift.`,
  recoveryTime: {
    headline: `Most people leave hospital the next day and fly home after ${flight}, still a little swollen.`,
    stages: {
      "Days 1 to 2":
        "Your face usually feels tight and numb rather than painful. The bandage and drain come off. Keep your head raised, even in bed.",
      "Days 3 to 10":
        "Swelling is at its worst, then moves down towards the neck. Bruises turn yellow. The stitches in front of the ears come out.",
      "Weeks 2 to 4":
        "Make-up can cover the last bruises. Most people go back to desk work during this time.",
      "Weeks 5 to 6":
        "You can exercise gently, use a sauna and dye your hair again once the surgeon agrees.",
      "Months 2 to 12": "Tightness and numbness improve, and the pink scars fade.",
    },
  },
  flying: `Wait ${flight}, until the stitches are out and the surgeon has examined you. The longer wait is safer. Bending, lifting luggage and stress raise your blood pressure, and late bleeding is still possible.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} for the examination, tests and time to think, then ${flight} after the operation. You usually see the surgeon on the first, third, seventh and tenth day. If you don’t want to be seen, ask for meals in your room. Keep the scars out of the sun.`,
  followUp:
    "Send photographs at agreed times for a year. They show the surgeon how the swelling goes down and how your face moves. If part of your face stays weak for more than a few weeks, see a specialist near home.",
  nhs: "cosmetic",
  operation: "general",
  risksComplications: {
    common: [
      "Bruising and swelling for two to three weeks.",
      "Numb cheeks and earlobes for months.",
      "A tight feeling when you turn your head.",
      "Slight unevenness while the swelling goes down.",
    ],
    serious: [
      {
        text: "Blood that collects under the skin (haematoma), mostly on the first day. You may need another operation at once. Men and people with high blood pressure have a higher risk.",
        figure: "About 11 in 1,000 people",
        sources: ["faceliftComplications"],
      },
      {
        text: "Injury to a branch of the facial nerve, which makes the brow, eyelid or lip weak.",
        figure: "About 7 in 1,000 people; lasting in fewer than 1 in 1,000",
        sources: ["faceliftNerve"],
      },
      {
        text: "Skin that dies in front of or behind the ear and heals with a wide scar.",
        likelihood: "uncommon",
      },
      "Hair loss along the scar, a moved hairline or pulled earlobes.",
    ],
  },
  contains: ["facelift", "late"],
  costFactors: [
    "Whether it’s a mini, full or deep-plane lift.",
    "Whether surgery on the neck or eyelids, or fat transfer, is added.",
    "Whether you’ve had a facelift before, which makes surgery harder.",
    "The surgeon’s experience with facelifts.",
    "How many hotel nights you need until the stitches are out.",
  ],
  questions: [
    "How many facelifts do you do each year, and in which specialty are you registered?",
    "Which layer do you lift, and how great is the risk to the nerve?",
    "How often do your patients bleed afterwards, and who is in the building at night?",
    "What will this operation not change?",
    "Will you show me on my own face where the scars will be?",
    "When do the stitches come out, and who removes them?",
    "How will you help me once I’m home if my lip or brow is weak?",
  ],
  related: ["blepharoplasty", "chemical-peels"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Face and neck",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
