import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { flight, stay } = figuresFor(summaries, "prp-treatment");

export default {
  metaDescription:
    "PRP for hair and skin in Turkey: how good the evidence is, how many sessions you need, hygiene, risks, flying home and the cost per session.",
  outcome: {
    purpose: "To slow early hair loss or improve the skin. The evidence is mixed.",
    lasts: "Unclear. For hair, clinics often advise repeating it once or twice a year.",
    undone: "There’s nothing to undo: any effect fades by itself.",
  },
  overview: [
    "Clinics prepare the plasma in different ways. Two samples sold under the same name can contain very different numbers of platelets. This is one reason why studies disagree. For hair, a typical plan is three or four sessions a month apart, then one or two a year. Any benefit wears off when the sessions stop.",
    "There’s better evidence for some hair-loss medicines, and you don’t need to fly for them. A hair transplant moves hair, while PRP can at best thicken hair that is still growing. Find out the cause first: thyroid disease, low iron and some medicines can also thin your hair.",
  ],
  idealCandidates: [
    "Adults with early hair thinning whose hair roots still work.",
    "People whose hair loss has been diagnosed by a doctor.",
    "People with shallow scars or dull skin who accept that the evidence is limited.",
    "People who can come back, or continue at a clinic near home.",
  ],
  notSuitableFor: [
    "People with low platelets, a blood disorder or severe anaemia.",
    "People who have or recently had cancer, or have hepatitis, HIV or a blood infection, unless a specialist agrees.",
    "People who take blood thinners (anticoagulants).",
    "People who are pregnant or breastfeeding, because safety has not been studied.",
    "People with bald, shiny areas, or with infected or inflamed skin.",
    "People who are under 18.",
  ],
  onTheNhs: null,
  ifYouDoNothing:
    "Hair loss goes on at its own pace. For hair, there are medicines that have been tested better.",
  preparation:
    "You may be asked to have a blood count and tests for infections carried in the blood. Doctors usually advise against ibuprofen and similar painkillers for about a week beforehand, because they affect platelets. Keep taking anything prescribed for your heart or to prevent a stroke, such as aspirin. On the day, eat, drink water and wash your hair. Do not use hairspray or dye.",
  stopNicotine: false,
  procedureSteps: {
    "Video consultation": `The doctor asks how long you’ve had the problem and what you’ve tried. They may advise tests or medicines at home instead. ${TIME_TO_THINK}`,
    Examination:
      "At the clinic the doctor looks at your scalp or skin with a magnifier, confirms the plan and asks for your written consent. You can still change your mind.",
    "Taking blood":
      "One to four small tubes of blood are taken from your arm. They’re labelled with your name while you watch.",
    Spinning:
      "A machine (centrifuge) separates the red blood cells. The layer with the most platelets is drawn into a sterile syringe.",
    Injecting:
      "You have dozens of shallow injections. On the face, the plasma may be applied with microneedling instead.",
  },
  anaesthetics: ["local"],
  anaesthesiaAndLength:
    "Numbing cream, vibration or a local anaesthetic makes the injections hurt less. The forehead and the crown of the head hurt most. You stay awake. Taking blood, spinning it and injecting the plasma takes 45 to 90 minutes in all.",
  recoveryTime: {
    headline:
      "Most people are back to normal in a day or two, and need two or three more sessions.",
    stages: {
      "Same day":
        "The area is tender, pink or spotted. Do not wash it, touch it or wear make-up on it until the clinic says you can.",
      "Days 1 to 3":
        "You may have a puffy forehead, itching and small bruises. Avoid hard exercise, pools and sun.",
      "Weeks 1 to 4": "You won’t see a change yet. Some people lose a few hairs.",
      "Months 3 to 6":
        "This is the earliest time to judge whether the course has helped. If it has not, ask why you should continue.",
    },
  },
  flying: `Most people can fly after ${flight}. Stay longer if you felt faint, if your eyelids are swollen, or if you may have an infection.`,
  typicalStay: `Plan for ${stay} for each session. A whole course means three or more trips. There’s no good evidence for several sessions in one week.`,
  followUp:
    "Take photographs before the course and, in the same light, after three months. They show changes more clearly than a mirror. Keep a record of the kit, the volume and the dates so that another clinic can continue.",
  nhs: "cosmetic",
  risksComplications: {
    common: [
      "Pain during the injections, and a tight scalp afterwards.",
      "Swelling and pinpoint bleeding.",
      "A headache, usually for about a day.",
      "Feeling faint while blood is taken.",
    ],
    serious: [
      {
        text: "HIV or hepatitis from reused needles or tubes, or from someone else’s blood.",
        likelihood: "very rare",
      },
      { text: "A skin infection or an abscess.", likelihood: "uncommon" },
      "Lasting lumps, scars or dark patches.",
      "A flare-up of cold sores or of an inflammatory skin disease.",
      { text: "Loss of sight after injections near the eyes.", likelihood: "very rare" },
    ],
  },
  contains: ["plasma"],
  costFactors: [
    "The number of sessions. Multiply the price by this number before you compare.",
    "An approved single-use kit, or plain laboratory tubes.",
    "The scalp, the face or both.",
    "Whether a doctor injects, and whether blood tests are charged separately.",
  ],
  questions: [
    "What’s my diagnosis, and what does good evidence say about PRP for it?",
    "Should I try a medicine first?",
    "Is the kit single-use and approved for this purpose?",
    "How do you make sure that samples are never mixed up?",
    "After how many sessions will we know whether it works, and how will you measure that?",
    "Could a doctor near home continue with the same method?",
    "Will I get any money back if I stop early?",
  ],
  related: ["fue", "dhi", "acne-scar-removal"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Percutaneous",
  bodyLocation: "Scalp and face",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
