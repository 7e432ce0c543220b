import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { duration, flight, stay } = figuresFor(summaries, "sapphire-fue");

export default {
  metaDescription:
    "Sapphire FUE in Turkey: what the sapphire blade does and does not do, recovery, flying home, risks, and how the estimated cost compares.",
  outcome: {
    purpose: "To move hair to thin areas, through cuts made with a sapphire blade.",
    lasts: "Often many years, as with other FUE methods. Hair that was not moved can thin further.",
    undone: "No. The blade makes no difference here: donor roots are used up for good.",
  },
  overview: [
    "The sapphire blade is only the tool for one part of the operation. It does not take the grafts, plan the hairline or keep the roots alive. Small, clean cuts may leave smaller crusts, and some surgeons find the blade easier to control. Good surgeons also get natural results with steel.",
    "Compare the quote with one for ordinary FUE, line by line. If the same doctor makes openings of the same size, there may be little difference. Be careful if a clinic offers many grafts at a low price and does not name the surgeon. A sapphire blade does not make that safe.",
  ],
  idealCandidates: [
    "Adults with stable male-pattern or female-pattern hair loss and enough hair at the back.",
    "People who want hair at the front, where the angle of each cut shows most.",
    "People who have compared FUE and DHI and know why this method was suggested to them.",
    "People in good general health who can protect their scalp for a month.",
  ],
  notSuitableFor: [
    "Anyone under 18, and anyone who has not seen a doctor about the cause of their hair loss.",
    "People with a poor blood supply to the scalp, for example from heavy smoking, old scars or radiotherapy.",
    "People with active psoriasis, eczema or an infection where the cuts would be.",
    "Men in their early twenties who want a low, straight hairline. It will look odd if they lose more hair behind it.",
    "People whose heart or other illness makes a long day of repeated injections unsafe, or who bleed easily.",
  ],
  onTheNhs: null,
  ifYouDoNothing: "You lose nothing by waiting, because the hair at the back stays for later.",
  preparation:
    "Ask for the size of each area, the number of grafts for each, and the width of the blade. Have your blood pressure checked, because high blood pressure increases bleeding and makes fine cuts harder to see. Tell the clinic if you’re allergic to anaesthetics, latex or antibiotics. Do not change a heart medicine or blood thinner unless the doctor who prescribes it agrees. Wash your hair on the morning of the operation and do not use gel.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "Your surgeon looks at photographs from all sides and asks about hair loss in your family. They tell you if it’s too early for a transplant. Think about it for at least two weeks.",
    "Planning in the clinic":
      "The surgeon examines your skin and donor hair. You sit upright with a mirror while the hairline is drawn, and it’s drawn again until you both agree. You can still postpone the operation.",
    "Local anaesthetic":
      "Injections numb the back of the head. The front is numbed later in the day.",
    "Taking the grafts":
      "A rotating punch loosens the roots. They’re taken evenly, so that no patch is left bare. The sapphire blade is not used for this.",
    "Making the openings":
      "The surgeon makes V-shaped cuts that fit the grafts, and controls the depth so that blood vessels are not damaged.",
    "Placing the grafts":
      "The grafts are placed in the openings by hand, without squeezing the roots.",
    "Leaving the clinic": "You get written instructions and a phone number to call, day or night.",
  },
  anaesthetics: ["sedation", "local"],
  anaesthesiaAndLength: `You have local anaesthetic with adrenaline, which numbs the skin and reduces bleeding. Your heart may beat fast for a minute: tell the team if it does. The operation takes ${duration}, including lunch. You don’t need a general anaesthetic. You may be offered sedation, which has its own risks.`,
  recoveryTime: {
    headline:
      "Most people have lost their crusts after about 10 days, and the new hair takes about a year to grow.",
    stages: {
      "Days 1 to 3":
        "Keep your head raised. Cool your forehead but not the grafts. A little blood on the pillow is normal.",
      "Days 4 to 10":
        "Foam and light pressure from your fingertips loosen the crusts. After about 10 days the grafts are firmly in place.",
      "Weeks 3 to 12":
        "The transplanted hair falls out. Redness fades, more slowly in pale skin. Stay in the shade, and use sun cream once the skin has healed.",
      "Months 4 to 8": "You can see much of the change. The hair may feel wiry for a while.",
      "Month 12 onwards":
        "You can judge the result at the front. Do not decide on a second operation before this.",
    },
  },
  flying: `Wait ${flight}. Swelling is usually worst around the third day, and some people can hardly open their eyes. Smaller cuts are not a reason to fly sooner, because the back of the head has the same wounds, like after any FUE.`,
  typicalStay: `Plan for ${stay}: a day for the examination and a night to think, then ${flight} after the operation. Before you leave, the clinic checks the cuts, cleans the back of your head and washes your scalp. In summer choose a cool room, because sweat irritates fresh cuts.`,
  followUp:
    "Most clinics ask for photographs after ten days and several more times over a year. Ask whether the surgeon looks at them. If you still have crusts after two weeks, call the clinic. Do not pick them off. A pharmacist or GP can help with inflamed hair roots. A second operation can use only the donor hair that you have left.",
  nhs: "cosmetic",
  operation: "local",
  risksComplications: {
    common: [
      "Redness for weeks after the crusts have gone.",
      "A swollen forehead, and sometimes bruised eyelids.",
      "Itching at the back while the wounds heal.",
      "Hair that grows unevenly at first.",
      "Ingrown hairs.",
    ],
    serious: [
      {
        text: "Cuts too close together, which stop the blood supply so that grafts and skin die.",
        likelihood: "rare",
      },
      { text: "Bumpy skin or ridges along the hairline.", likelihood: "uncommon" },
      "Hair that points the wrong way. It can be corrected only by removing it.",
      "Too much hair taken from the back, which shows when your hair is short.",
      { text: "Many grafts that never grow, without a clear cause.", likelihood: "uncommon" },
    ],
  },
  contains: ["scalp"],
  costFactors: [
    "The extra charge for the blade, often small compared with the rest.",
    "Whether the surgeon makes the openings.",
    "The size of the area, and how thick the hair should look.",
    "Extras in packages, such as plasma injections, which may not help.",
    "More operations later, as you lose more hair.",
  ],
  questions: [
    "What would be different for me with a steel blade?",
    "How wide is the blade, and how many openings do you make per square centimetre?",
    "Does the surgeon make every opening?",
    "How do you protect the blood supply when grafts are close together?",
    "When did you last advise a patient to have fewer grafts, and why?",
    "Can I have the number of grafts taken and placed in writing that evening?",
    "What do you do if my skin turns dark after I’ve gone home?",
    "Which extras in the package could I leave out?",
  ],
  related: ["fue", "dhi"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Scalp",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
