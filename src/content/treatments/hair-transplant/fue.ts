import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { deskWork, duration, flight, stay } = figuresFor(summaries, "fue");

export default {
  metaDescription:
    "FUE hair transplant in Turkey: who it suits, why donor hair is limited, who should operate, recovery, flying home, risks and estimated cost.",
  outcome: {
    purpose: "To move hair from the back of the head to thin areas.",
    lasts: "Moved hair often lasts for many years. Your other hair can go on thinning around it.",
    undone: "No. Roots that are taken do not grow back, and many small scars remain.",
  },
  overview: [
    "The number of hair roots at the back and sides is limited, and each can be moved only once. A careful surgeon keeps some in reserve, because the operation does not stop hair loss elsewhere. Find out first why you’re losing hair. Medicine, or waiting, may be better.",
    "Who does the operation matters more than the method. In some clinics technicians do almost all of it. Ask in writing who gives the injections, who makes the cuts and who places the hair.",
  ],
  idealCandidates: [
    "Adults, usually over 25, with pattern baldness that a doctor has confirmed.",
    "People whose hair loss has not got worse for at least a year, with or without treatment.",
    "People with thick hair at the back and sides.",
    "People who can wait a year to see the result.",
  ],
  notSuitableFor: [
    "Anyone under 18, and young men who are losing hair quickly.",
    "People with alopecia areata, active scarring alopecia, or thin hair at the back of the head.",
    "People who tend to get raised scars (keloids).",
    "People with uncontrolled diabetes, serious heart disease or a bleeding disorder, unless their specialist agrees.",
    "People who expect thick hair all over. There’s not enough donor hair for that.",
  ],
  onTheNhs: null,
  ifYouDoNothing:
    "Hair loss usually goes on slowly and does not harm your health. Medicines slow it in some people.",
  preparation:
    "See your GP or a dermatologist at home to find out why you’re losing hair. You may need blood tests. Tell the clinic about your medicines and allergies. Do not stop a blood thinner unless the doctor who prescribed it agrees. Ask whether to pause minoxidil or other hair-loss treatments. Do not drink alcohol for several days beforehand.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `You send photographs and speak by video to the doctor. The number of grafts (groups of hair roots) is only an estimate for now. ${TIME_TO_THINK}`,
    "Meeting the doctor in Turkey":
      "The day before the operation the doctor examines your scalp, works out how much hair can be taken safely, and draws the hairline. You can still cancel.",
    "Shaving and numbing":
      "The hair at the back, and often on the whole head, is cut short. Injections numb the back of the head first.",
    "Taking the grafts":
      "The doctor frees each group of one to four hairs with a round punch of about one millimetre or less. The grafts are kept in cool fluid.",
    "Making the openings":
      "The doctor makes small cuts where your hair is thin, at the angle and spacing that the new hair should have.",
    "Placing the grafts":
      "The grafts are put into the cuts with fine forceps, with single hairs at the front.",
    "Dressing and first wash":
      "The back of the head is bandaged. A day or two later the clinic washes your hair and shows you how to do it.",
  },
  anaesthetics: ["sedation", "local"],
  anaesthesiaAndLength: `Injections of local anaesthetic sting for a few minutes, and are repeated during the day. You can feel touch, but should not feel pain. Staff must add up the doses, because too much can affect the heart and the brain. The operation usually takes ${duration}, with breaks. A very large number of grafts is safer over two days. If you have sedation, a trained person must monitor you all the time.`,
  recoveryTime: {
    headline: `Most people go back to desk work after ${deskWork} and can judge the result after about a year.`,
    stages: {
      "Days 1 to 4":
        "Sleep with your head raised. Your forehead may swell, and the swelling may move down to your eyelids. Do not touch or knock the grafts.",
      "Days 5 to 14":
        "Wash your scalp every day, as you were shown. The crusts usually come off by day 14.",
      "Weeks 2 to 8":
        "Most of the transplanted hair falls out while the roots rest. This is expected. Wait about a month before sport, swimming or strong sun.",
      "Months 3 to 6":
        "New hair starts to grow. It’s fine and uneven at first, and you may get pimples.",
      "Months 9 to 18": "The hair gets thicker. The crown takes longest.",
    },
  },
  flying: `Cabin pressure does not harm grafts. Wait ${flight}. This gives the wounds at the back time to start closing. The clinic can do the first wash and treat any early bleeding. Do not knock your head on the journey or wear a tight hat.`,
  typicalStay: `Plan for ${stay}: a day for the consultation and a night to think, then ${flight} for a change of dressing and the first wash. If you first meet the doctor on the morning of the operation, it’s hard to say no.`,
  followUp:
    "You wash and check your scalp yourself, and send photographs to the clinic for a year. Ask for a record of the grafts taken and placed, who did the work, and the medicines used. If too much donor hair has been used, it may not be possible to correct a poor result.",
  nhs: "cosmetic",
  operation: "local",
  risksComplications: {
    common: [
      "Swelling of the forehead and around the eyes for a few days.",
      "Crusts, itching and redness.",
      "Numb or tight skin for weeks or months.",
      "Temporary loss of hair around the grafts (shock loss).",
      "Pimples or inflamed hair roots (folliculitis).",
    ],
    serious: [
      "Too much hair taken from the back of the head, which leaves permanent thin patches.",
      {
        text: "Transplanted hair that grows poorly, or a hairline that looks unnatural.",
        likelihood: "common",
      },
      {
        text: "Skin that dies (necrosis) because the grafts are too close together or the blood supply is poor. It leaves a scar.",
        likelihood: "rare",
      },
      { text: "Permanent pain or numbness from damaged nerves.", likelihood: "uncommon" },
      "Small white scars, which may show if your hair is very short, or raised scars.",
    ],
  },
  contains: ["scalp"],
  costFactors: [
    "How much a doctor does. Avoid clinics where only technicians operate.",
    "The number of grafts. A price for each graft can tempt a clinic to take too many.",
    "How many patients the team treats in a day.",
    "Blood tests, medicines, shampoo and later checks.",
    "Treatment of complications, which is not part of the package.",
  ],
  questions: [
    "Who takes the grafts and who makes the openings, and is that person a doctor?",
    "How many patients does this surgeon operate on in one day?",
    "How many grafts can my donor area give in my lifetime, and how many would you take now?",
    "What do you think is causing my hair loss, and have you ruled out other causes?",
    "Would medicine or waiting be better at my age?",
    "What equipment do you have if I react to the anaesthetic?",
    "What would my head look like if I lost the rest of my own hair?",
    "Can I meet the surgeon the day before, and cancel then?",
  ],
  related: ["dhi", "sapphire-fue", "prp-treatment"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Scalp",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
