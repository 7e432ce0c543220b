import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { deskWork, flight, stay } = figuresFor(summaries, "beard-transplant");

export default {
  metaDescription:
    "Beard transplant in Turkey: who it suits, how scalp hair grows on the face, shaving and recovery, flying home, risks and estimated cost.",
  outcome: {
    purpose: "To fill thin or empty parts of a beard with hair from the scalp.",
    lasts: "Often many years, but not every root grows.",
    undone:
      "No. The donor roots are used up, and taking hair out of the beard again can scar the face.",
  },
  overview: [
    "Mistakes show more on the face than on the scalp. Scars are easy to see, the skin moves when you talk, and the hair must lie almost flat. If you might want to be clean-shaven later, remember that small scars and hairs that point the wrong way would show.",
    "Beards can go on filling in until the late twenties and sometimes longer, so it may be worth waiting. Hair that is used for a beard cannot be used for your scalp if you go bald.",
  ],
  idealCandidates: [
    "Adults, preferably in their late twenties or older, whose beard has stopped changing.",
    "People with a bare patch from a burn, an injury or an operation that has fully healed.",
    "Trans men whose beard growth on testosterone has been stable for several years.",
    "People with plenty of hair at the back of the head and little risk of going bald.",
  ],
  notSuitableFor: [
    "Anyone under 18, and most men in their early twenties.",
    "People with round bald patches (alopecia areata), which can affect the transplanted hair too.",
    "People with active acne, razor bumps, cold sores or eczema on the face.",
    "People who get keloids, because they’re easy to see on the jaw.",
    "Men who are going bald and may need this hair for the scalp.",
    "People with a bleeding disorder, or blood thinners that they cannot pause.",
  ],
  onTheNhs: null,
  ifYouDoNothing: "A thin beard is harmless, and it may still fill in.",
  preparation:
    "Let your beard grow for a few days before the examination, so that the surgeon can see which way it grows. Bring pictures of beards that you like. Have acne treated first. Tell the surgeon if you’ve taken isotretinoin in the last year, because it may affect healing. If you get cold sores, ask whether you need antiviral tablets. If you take a blood thinner, ask your own doctor whether you can pause it. Buy soft food for the first days.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "Your surgeon asks about your hair, your skin and baldness in your family, and may advise you to wait. Allow at least two weeks before you say yes.",
    "Drawing the beard":
      "At the clinic the surgeon draws the cheeks, moustache and chin with you. Look at the drawing in a mirror while you talk and smile. You can think about it overnight, or say no.",
    Numbing:
      "The back of the head is numbed first, and the face later. Your lips may feel as they do after an injection at the dentist.",
    "Taking the grafts":
      "The surgeon takes mostly single and double hairs with a fine punch, from an area that your hair will cover.",
    "Making the openings":
      "The surgeon makes tiny cuts almost flat to the skin. They follow the direction of your beard and the line of your jaw.",
    "Placing the grafts":
      "Single hairs are placed at the edges and in the moustache, and double hairs in the rest of the beard.",
    "Leaving the clinic":
      "Your face stays uncovered. You get a salt-water (saline) spray, written instructions and a time for the first wash.",
  },
  anaesthetics: ["local"],
  anaesthesiaAndLength:
    "You have a local anaesthetic. You’re awake and can move your mouth when asked. The upper lip is the most sensitive place, and injections inside the mouth can numb it. A moustache or a gap takes about three hours, and a full beard up to seven. While your lips are numb, do not eat or have hot drinks.",
  recoveryTime: {
    headline: `Most people stay off work for ${deskWork}, until the crusts on the face have gone.`,
    stages: {
      "Days 1 to 3":
        "Your cheeks swell and your lips feel tight. Drink from a wide cup, eat soft food and sleep on your back.",
      "Days 4 to 10":
        "Each hair has a small crust. Wash as you were shown and do not rub. Do not shave, and do not wear anything tight over your face.",
      "Weeks 2 to 6":
        "The transplanted hair falls out, and pink dots stay for a while. Use scissors or a trimmer first. Most surgeons allow a razor after about a month.",
      "Months 3 to 12":
        "Hair grows in stages and becomes softer. Scalp hair grows faster than a beard, so trim it often.",
    },
  },
  flying: `Wait ${flight}, until the crusts are clean and the swelling is going down. Dry cabin air irritates fresh wounds, so use your saline spray and drink water. Carry a letter from the clinic in case you no longer look like your passport photo.`,
  typicalStay: `Plan for ${stay} in Turkey. You need a day before the operation, so that the drawing can be changed. You then need ${flight} for the first wash and a check. You’ll have crusts on your face at the hotel and at the airport.`,
  followUp:
    "Send photographs to the clinic every week in the first month, and then every three months for a year. Pimples and ingrown hairs are common around the third month. Your pharmacist or GP can help with them. Gaps, scars and hairs at the wrong angle may need laser hair removal and new grafts.",
  nhs: "cosmetic",
  operation: "local",
  risksComplications: {
    common: [
      "Red dots and crusts on the face.",
      "Swollen lips and jaw.",
      "Ingrown hairs and small cysts.",
      "Numb patches for several weeks.",
      "Hair that feels or looks different from the rest of your beard.",
    ],
    serious: [
      "Hair that permanently grows at the wrong angle.",
      { text: "Pits, bumps, pale spots or keloids on the face.", likelihood: "uncommon" },
      { text: "Cold sores that come back and spread across the face.", likelihood: "uncommon" },
      { text: "Permanent numbness or altered feeling in the lip or chin.", likelihood: "rare" },
      "Thin or scarred skin at the back of the head.",
      "Grafts that do not grow, especially in scar tissue.",
    ],
  },
  contains: ["beard"],
  costFactors: [
    "Whether you have a gap, a moustache or a whole beard filled.",
    "Curly hair, because curved roots take longer to remove.",
    "Scar tissue, which often needs two operations.",
    "Whether the surgeon makes all the openings on the face.",
    "Work on the scalp at the same time, which uses the same donor hair.",
  ],
  questions: [
    "At my age, could my beard still fill in by itself?",
    "How many beard transplants has this surgeon done, and how many had to be done again?",
    "How flat to the skin will the openings be, and who makes them?",
    "How well does the hair on my scalp match my beard in thickness and curl?",
    "What will be left for my scalp if I go bald?",
    "What would my face look like if I shaved it later?",
    "When can I use a razor, and who tells me that it’s safe?",
    "How do you treat cysts, bumps or hairs that grow the wrong way?",
  ],
  related: [],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Face",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
