import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { duration, flight, stay } = figuresFor(summaries, "dhi");

export default {
  metaDescription:
    "DHI hair transplant in Turkey: what the implanter pen changes and what it does not, who it suits, recovery, flying, risks and estimated cost.",
  outcome: {
    purpose: "To move hair to thin areas. Each graft is placed with a pen.",
    lasts: "Often many years, like FUE. Thinning of your own hair can continue.",
    undone: "No. The donor roots are used up, and they leave small round scars.",
  },
  overview: [
    "Clinics use the name DHI for different things. Ask whether all the grafts are placed with pens, or only those at the front.",
    "There’s no good evidence that hair placed with a pen grows better than hair placed in cuts. Less of your head may have to be shaved, and the pen gives good control of the angle. But it’s slower, fewer grafts can be placed in a day, and a pen that is handled badly can damage the roots.",
  ],
  idealCandidates: [
    "Adults with early or moderate thinning, in an area that still has some hair.",
    "Women, and men with long hair, who want only a hidden strip shaved.",
    "People who need few grafts, for example at the temples.",
    "People who know the cause of their hair loss and have healthy hair at the back.",
  ],
  notSuitableFor: [
    "People with a large bald area. FUE may cover more in one session.",
    "Women whose hair is thin all over, until the cause is found and treated.",
    "People with weak hair in the area, because needles can make it fall out.",
    "People with an active skin disease of the scalp.",
    "People who take blood thinners that they cannot pause.",
    "Anyone under 18, and most people who have only just started to lose hair.",
  ],
  onTheNhs: null,
  ifYouDoNothing:
    "Once an illness is ruled out, thin hair is not dangerous, and waiting keeps your choices open.",
  preparation:
    "If you’re a woman with thinning hair, ask your GP about blood tests first. Low iron, thyroid disease and hormones can cause hair loss. Treating them may be enough. Tell the clinic about every medicine and supplement, including aspirin and fish oil. Ask the person who prescribed a medicine before you pause it. Do not colour your hair in the week before.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `You talk to your surgeon about your hair loss and your health. Ask what difference a pen would make. ${TIME_TO_THINK}`,
    "Examination of the scalp":
      "In the clinic the doctor measures how much hair you have, marks the area and agrees with you how much to shave. Read the consent form in a language that you understand well. You can still say no.",
    "Shaving a strip":
      "A strip at the back is shaved, or more if you need many grafts. The hair on top can often stay long.",
    "Taking the grafts":
      "Each graft is freed with a fine round punch. The grafts are sorted by their number of hairs and kept moist.",
    "Loading and placing":
      "Assistants load several pens in turn, so that no graft is outside the body for long. The doctor pushes each pen into the numbed skin at the right depth and angle. A plunger leaves the graft in place.",
    "Dressing and first wash":
      "The back of your head is bandaged. In the next two days staff do the first wash, because crusts under long hair are hard to remove. They show you how.",
  },
  anaesthetics: ["local"],
  anaesthesiaAndLength: `Injections of local anaesthetic numb the back and front of the head. A vibrating device or fine needles can make these hurt less. The operation takes ${duration}, with meals and breaks, because placing grafts with pens is slow. A long day also tires the team, so two shorter days may be better. The total dose of anaesthetic must be safe for your weight and health.`,
  recoveryTime: {
    headline:
      "Most people can go out in a loose cap after a few days and judge the result after about a year.",
    stages: {
      "First night":
        "The back of your head may hurt a little. Sleep on a neck pillow with your head raised, so that nothing rubs the front.",
      "First week":
        "Spray and rinse your scalp gently, as you were shown. Crusts take time to loosen.",
      "Weeks 2 to 4":
        "The last crusts come off. Comb gently. Do not use dye, heat or tight hairbands until the clinic says you can.",
      "Months 1 to 3":
        "The transplanted hair falls out, and some of your own may too. The area can look thinner than before.",
      "Months 4 to 12":
        "Hair grows back slowly. Your own usually returns too, unless it was very weak.",
    },
  },
  flying: `You can usually fly after ${flight}, if there’s no bleeding and the clinic has checked your scalp. Wear a loose hood, not a tight hat.`,
  typicalStay: `Plan for ${stay}. You need a day for the consultation, a night to think, and ${flight} after the operation. The longer stay leaves time for a second day of surgery.`,
  followUp:
    "Send clear photographs, taken in the same light, at two weeks and at three, six and twelve months. Ask whether a doctor looks at them or only a coordinator. Bring home a written record of the method that was used.",
  nhs: "cosmetic",
  operation: "local",
  risksComplications: {
    common: [
      "A swollen forehead and eyelids around the third day.",
      "Tight, tingling or numb skin at the front and back.",
      "Loss of some of your own hair nearby for several months.",
      "Small spots when new hair grows through the skin.",
      "Hiccups for a day or two, in some people.",
    ],
    serious: [
      "Permanent loss of weak hair that the needles damage.",
      {
        text: "Grafts placed too deep, which can cause cysts or pits, or too shallow, which dry out.",
        likelihood: "uncommon",
      },
      {
        text: "Grafts that do not grow, after rough handling or too long outside the body.",
        likelihood: "common",
      },
      {
        text: "Dead skin and a bald scar where grafts are too close together.",
        likelihood: "rare",
      },
      "Thin patches at the back if too many grafts are taken, and raised scars.",
    ],
  },
  contains: ["scalp"],
  costFactors: [
    "The pens and needles, and extra staff to load them.",
    "Shaving only part of the head, or none, because this takes longer.",
    "How many of the grafts the doctor places.",
    "A second day, if you need many grafts.",
  ],
  questions: [
    "What exactly do you mean by DHI, and which steps are different from your FUE?",
    "Who uses the implanter pen, and how many years of experience do they have?",
    "How many grafts do you place in an hour, and how long are they outside the body?",
    "How likely am I to lose some of my own hair?",
    "How much of my head must be shaved?",
    "If you can’t finish in a day, do you switch to cuts or continue the next day?",
    "Have you looked for hormone, thyroid or iron problems as the cause of my hair loss?",
  ],
  related: ["fue", "sapphire-fue", "prp-treatment"],
  cities: ["istanbul", "antalya", "izmir"],
  procedureType: "Surgical",
  bodyLocation: "Hairline and scalp",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
