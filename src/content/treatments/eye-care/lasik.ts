import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, flight, stay } = figuresFor(summaries, "lasik");

export default {
  metaDescription:
    "LASIK laser eye surgery in Turkey: who it may suit, the tests you need first, risks such as dry eyes and halos, when you can fly, and the cost per eye.",
  outcome: {
    purpose: "To depend less on glasses or contact lenses.",
    lasts:
      "The change to the cornea is permanent. Your sight can still change, and most people need reading glasses from their forties.",
    undone:
      "No. The removed tissue does not grow back, and repeat treatment is not always possible.",
  },
  overview: [
    "The surgeon uses one laser to cut a thin flap in the cornea. A second laser removes a tiny amount of tissue under the flap. The flap is then put back without stitches. The removed tissue does not grow back, so the change is permanent. Your sight may still change over the years.",
    "Two similar methods do not need a flap. In surface laser treatment, such as PRK, the surgeon removes the outermost cells, which grow back. In lenticule extraction, often called SMILE, the surgeon removes a thin disc of tissue through a small cut. You may still need reading glasses from your forties onwards, because near vision gets worse with age.",
  ],
  idealCandidates: [
    "Adults, usually over 21, whose prescription has hardly changed for two years.",
    "People whose corneas are a regular shape and thick enough for the planned treatment.",
    "People with healthy eyes that make enough tears.",
    "People who could accept needing glasses sometimes, for example to drive at night.",
  ],
  notSuitableFor: [
    "People under 18, and anyone whose prescription is still changing.",
    "People with keratoconus, or early signs of it on a map of the cornea.",
    "People with very dry eyes, an eye infection, glaucoma or a cataract, or who ever had herpes of the eye.",
    "People who are pregnant or breastfeeding, because the prescription can change, or who take isotretinoin for acne.",
    "People with poorly controlled diabetes, an active autoimmune disease or a weak immune system.",
    "People who see with only one eye, or whose job does not allow laser eye surgery.",
  ],
  onTheNhs: "Laser treatment of short or long sight is not usually paid for.",
  ifYouDoNothing: "Glasses or contact lenses go on working, and you can decide later.",
  preparation:
    "Bring your recent prescriptions. Tell the clinic about all your medicines. Have scans at home first. UK standards ask for at least a week between the surgeon’s advice on your scans and the operation. Do not wear make-up, face cream or perfume on the day. Arrange for someone to take you back to your hotel.",
  stopNicotine: false,
  procedureSteps: {
    "Video consultation": `You send your prescriptions and medical history, and speak by video with the eye surgeon. The surgeon may tell you that LASIK is not suitable for you. Only an examination can show whether it is. ${TIME_TO_THINK}`,
    "Eye tests":
      "At the clinic, staff map your cornea and measure its thickness. They also check your pupils, tears, eye pressure and retina. At this stage some people find out that they cannot have treatment.",
    "Decision with the surgeon":
      "Your surgeon explains the results and the risks. This should not be on the day of the operation. You must be free to say no.",
    "Cutting the flap":
      "Drops numb your eyes and a small clip keeps the lids open. You feel pressure, and your sight goes dim for several seconds.",
    "Reshaping the cornea":
      "You look at a light while the second laser works. This usually takes less than a minute for each eye.",
    "First checks":
      "The surgeon smooths the flap into place. Your eyes are checked that day and again the next morning.",
  },
  anaesthetics: [],
  anaesthesiaAndLength:
    "You have numbing drops and stay awake. You may be offered a tablet to help you relax. Each eye takes about ten minutes, and both are usually treated in one session. Allow most of a morning for preparation and rest.",
  recoveryTime: {
    headline: `Most people leave the clinic the same day and can fly after ${flight}, once the flap has been checked.`,
    stages: {
      "First hours":
        "Your eyes burn, water and are sensitive to light. Sleep if you can, with the eye shields on.",
      "Next day":
        "Many people already see much more clearly. Do not drive until a clinician confirms that you meet the legal standard for eyesight.",
      "Week 1":
        "Use your eye drops as prescribed. Do not rub your eyes, and wear the shields at night. Screens may tire your eyes.",
      "Weeks 2 to 4":
        "Ask when you can go back to swimming, saunas, eye make-up, contact sport and dusty work.",
      "Months 3 to 6": "Dryness and halos usually get better, and your sight settles.",
    },
  },
  flying: `Wait ${flight}. In the first days the flap can wrinkle or become inflamed. It then needs treatment quickly. Changes in air pressure do not harm the cornea, but dry cabin air irritates it. Carry lubricating eye drops in your hand luggage.`,
  typicalStay: `Plan for ${stay}. You need ${daysBefore} for tests, or longer if the surgeon has not seen scans from home. After the operation, wait ${flight}, with a check the next day and another before you leave. Surface laser treatment such as PRK needs a longer stay, because the surface needs about a week to heal.`,
  followUp:
    "You need checks at about one month, three months and one year. Before you travel, arrange them with an optometrist or eye doctor near you. Not everyone accepts patients who were treated abroad. You normally pay for further laser treatment and dry eye care yourself. Keep your measurements: you’ll need them if you ever have cataract surgery.",
  nhs: "medical",
  operation: "eye",
  risksComplications: {
    common: [
      "Dry, gritty eyes for weeks or months.",
      "Glare, halos or starbursts around lights at night.",
      "Blurred sight that comes and goes during the day.",
      "Small red patches on the white of the eye.",
    ],
    serious: [
      {
        text: "Infection under the flap, which can scar the cornea.",
        figure: "About 1 in 2,900 operations",
        sources: ["lasikInfection"],
      },
      "A flap that is cut badly, slips or wrinkles. A blow to the eye can move it even years later.",
      {
        text: "Ectasia: the weakened cornea slowly bulges. You may need a corneal transplant.",
        figure: "About 1 in 1,100 eyes",
        sources: ["lasikEctasia"],
      },
      "Dry eyes or nerve pain that do not go away and can be disabling.",
      "Too much or too little correction, or sight that is worse than with glasses.",
      { text: "Permanent loss of sight.", likelihood: "very rare" },
    ],
  },
  contains: ["eyeSurgery"],
  costFactors: [
    "The method: LASIK, surface laser treatment or lenticule extraction.",
    "How strong your prescription is, and whether you have astigmatism.",
    "Which tests, eye drops and later checks the price per eye includes.",
    "Whether a second treatment is included, and whether you would have to fly back for it.",
    "One eye or both. Two eyes cost about twice as much.",
  ],
  questions: [
    "How thick is my cornea, and how much would be left under the flap?",
    "When do you advise people not to have laser eye surgery?",
    "Would PRK, SMILE or implanted lenses be safer for me than LASIK?",
    "Will the surgeon who examines me also do the laser treatment?",
    "How will you test my tears, and what happens if I don’t make enough?",
    "How much time will I have between the measurements and the operation?",
    "Who will check my eyes at one month, and what will it cost?",
    "If I need a second treatment, what would I have to pay?",
  ],
  related: ["cataract-surgery"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Cornea",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
