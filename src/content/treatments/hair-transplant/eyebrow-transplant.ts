import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { duration, flight, stay } = figuresFor(summaries, "eyebrow-transplant");

export default {
  metaDescription:
    "Eyebrow transplant in Turkey: who it suits, why new eyebrows need trimming for life, recovery, when to fly, risks near the eye and estimated cost.",
  outcome: {
    purpose: "To fill thin or missing eyebrows with hair from the scalp.",
    lasts: "Often many years, with trimming for life.",
    undone: "No. Hair can be removed again, but this may scar the eyebrow.",
  },
  overview: [
    "Find out first why your eyebrows are thin. Thyroid disease, alopecia areata, skin disease, a scarring hair loss called frontal fibrosing alopecia, and hair pulling can all be the cause. If the cause is still active, you may lose the new hair too. Treatment of the cause sometimes brings your own hair back.",
    "A pencil, tint or microblading may be enough, and is easier to change. A transplant is surgery on a part of the face that everyone sees. Eyebrows that are placed too high or too thick are hard to correct.",
  ],
  idealCandidates: [
    "Adults whose eyebrows were plucked for years and have not grown back.",
    "People with a gap from a cut, a burn or a growth that was removed, once the scar has fully healed.",
    "People who lost eyebrow hair through an illness that a dermatologist says has been inactive, usually for about two years.",
    "People who are willing to trim and shape their eyebrows every week or two for life.",
  ],
  notSuitableFor: [
    "Anyone under 18. This is a cosmetic operation for adults.",
    "People with active alopecia areata, frontal fibrosing alopecia or lupus of the skin.",
    "People who pull out their hair, until they have had help and it has stopped.",
    "People with thyroid disease that is not yet under control, or who bleed easily.",
    "People with very curly scalp hair, unless they have been told how it may curl in an eyebrow.",
  ],
  onTheNhs: null,
  ifYouDoNothing: "Brows can grow back once the cause is treated. Make-up covers gaps meanwhile.",
  preparation:
    "Ask a GP or dermatologist whether you need blood tests or a small skin sample (biopsy). Do not pluck, wax or tint your eyebrows for a few weeks. Draw the eyebrows that you want on your face and take a photograph with your face relaxed. Tell the surgeon about eye operations, contact lenses, lash serums and earlier tattoos. If you take a medicine that thins the blood, do not stop it on your own.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `You tell your surgeon when and how you lost the hair, and send photographs. You may need tests first. ${TIME_TO_THINK}`,
    "Drawing the shape":
      "In the clinic the surgeon sits opposite you and draws both eyebrows, looking at your face at rest and as it moves. The drawing can be changed until you’re happy with it. You can still say no.",
    "Taking the grafts":
      "A small area behind the ear or low on the back of the head is shaved and numbed. Several hundred roots are usually enough for both sides.",
    Sorting: "The roots are divided into single hairs under magnification.",
    "Placing hair by hair":
      "Your eyebrows are numbed and your eyes protected. Each hair is placed almost flat: upwards near the nose, outwards along the arch, and downwards at the end.",
    "Comparing the sides":
      "You sit up so that both sides can be compared. The eyebrows stay uncovered, with a thin layer of ointment if it’s prescribed.",
  },
  anaesthetics: ["local"],
  anaesthesiaAndLength: `You need only a local anaesthetic. The injections above the eyes are painful, but only briefly. You may be offered a tablet to calm you. Both eyebrows take ${duration}. Your eyes are closed for much of that time, so agree on a signal in case you want to stop.`,
  recoveryTime: {
    headline:
      "Most people have swollen eyelids for 3 to 5 days, and bruises and small crusts for up to 10 days.",
    stages: {
      "First 3 days":
        "Sleep with your head raised. Put cool pads on your cheeks but not on your eyebrows. Do not wet or rub the hairs or wear make-up.",
      "Days 4 to 10":
        "Bruises turn yellow, and crusts fall off by themselves. Pat the skin dry after washing. Glasses must not touch the grafts.",
      "Weeks 2 to 8":
        "The transplanted hairs fall out, and the eyebrows look bare again. You can use a pencil once the skin has closed and the surgeon agrees.",
      "Months 3 to 9":
        "The hairs grow back, straight and fast. Trim and comb them, and use brow gel to set their direction.",
      "Around 12 months":
        "You can judge the result. Some people have a small second operation for thin places.",
    },
  },
  flying: `Wait ${flight}. By then the swelling around your eyes should be going down, so that you can see where you’re walking. Altitude does not harm the hairs. The air in the cabin is dry, so ask your surgeon about eye drops. Do not wear contact lenses or a sleep mask.`,
  typicalStay: `Plan for ${stay}, with a day for the drawing and a night to think. You then need ${flight} for a check and the first cleaning. You’re likely to have bruises around your eyes in that time.`,
  followUp:
    "Send photographs after one week, one month, four months and a year. Ask which surgeon will look at them. If an illness caused the hair loss, tell your dermatologist about the operation. The illness may come back.",
  nhs: "cosmetic",
  operation: "local",
  risksComplications: {
    common: [
      "Black eyes or puffy eyelids.",
      "Small crusts and tenderness along the eyebrows.",
      "A numb forehead for several weeks.",
      "Hairs that curl, stick up or grow faster than expected.",
      "Eyebrows that do not quite match.",
    ],
    serious: [
      "Hair that grows in the wrong direction, which trimming cannot hide.",
      {
        text: "Infection that spreads to the eyelid or eye socket, which can threaten your sight.",
        likelihood: "rare",
      },
      {
        text: "Injury to the eye, or irritation from a chemical, during the operation.",
        likelihood: "rare",
      },
      "Pits, lumps or scars that can be seen.",
      { text: "Nerve pain or permanent numbness above the eye.", likelihood: "uncommon" },
      "Loss of the transplanted hair because the original illness comes back.",
    ],
  },
  contains: ["besideTheEye", "brows"],
  costFactors: [
    "Whether you have one or both eyebrows done, and whether a whole eyebrow or only a gap is filled.",
    "The number of single hairs, and the time it takes to prepare them.",
    "Scars or old tattoo pigment in the skin.",
    "The surgeon’s experience with eyebrows, not just with scalps.",
    "A second small operation after a year, with another trip.",
  ],
  questions: [
    "Why did I lose my eyebrow hair, and are you sure that the cause is no longer active?",
    "How many eyebrow transplants has the surgeon done, not counting operations on the scalp?",
    "Who places the hairs, and who decides which way each one points?",
    "Which part of my head will you take them from, and how curly is the hair there?",
    "How do you protect my eyes from instruments and antiseptic?",
    "Can I see the drawn shape a day before, and still say no?",
    "How often will I have to trim the hairs?",
    "If the two sides don’t match, what would a correction cost me?",
  ],
  related: [],
  cities: ["istanbul", "antalya", "izmir"],
  procedureType: "Surgical",
  bodyLocation: "Eyebrows",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
