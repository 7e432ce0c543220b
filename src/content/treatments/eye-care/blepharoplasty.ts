import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, flight, stay } = figuresFor(summaries, "blepharoplasty");

export default {
  metaDescription:
    "Eyelid surgery (blepharoplasty) in Turkey for adults: upper and lower lids, dry eyes and rarer risks, stitches, flying home and the likely cost.",
  outcome: {
    purpose: "To remove loose skin or fat from the eyelids. It can widen a blocked field of view.",
    lasts: "The effect on upper lids often lasts for years, but the skin goes on ageing.",
    undone:
      "No. Skin that is removed cannot be put back. If too much is removed, you may need a skin graft.",
  },
  overview: [
    "Heavy upper lids are not always caused by loose skin. The brow may have dropped, or the muscle that lifts the lid may be weak (ptosis). Removing skin corrects neither, and can make it harder to close the eye. A good assessment shows the cause.",
    "Lower lid surgery is more delicate. The surgeon removes or moves fat through a cut under the lashes or inside the lid. Surgery does little for dark circles, fine lines, or puffiness caused by allergy or poor sleep. The lids keep ageing, so the effect becomes weaker over the years.",
  ],
  idealCandidates: [
    "Adults with folds of upper lid skin that rest on the lashes or block part of their sight.",
    "People with bags under the eyes that look the same in the morning and in the evening.",
    "People with healthy eyes, enough tears and firm lower lids.",
    "People who want a modest change and have considered other options.",
  ],
  notSuitableFor: [
    "People with severe dry eye or a weak facial nerve, because they may no longer be able to close the eye.",
    "People with thyroid eye disease, unless it has been stable for at least six months.",
    "People with a lid that droops suddenly, or with double vision, until a doctor has found the cause.",
    "People with uncontrolled high blood pressure or a clotting disorder, because bleeding behind the eye can cause blindness.",
    "People who have had laser eye surgery in the last six months.",
    "People under 18, anyone who feels pushed into surgery, and people with body dysmorphic disorder.",
  ],
  onTheNhs: "The NHS may pay if a test shows that the upper lids block your sight.",
  ifYouDoNothing: "Loose lids are harmless unless they cover your sight.",
  preparation:
    "Have an eye examination first, with tests of your tears, eye pressure and field of vision. Fish oil, vitamin E and some herbal products can make bruising worse. Do not stop aspirin or another blood thinner unless the doctor who prescribes it agrees. Bring glasses, because you cannot wear contact lenses for at least two weeks.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `You talk to your surgeon about your reasons and your medical history. The surgeon should tell you if a weak muscle or a low brow is the likely cause. ${TIME_TO_THINK}`,
    "Examination and time to think":
      "In Turkey, the same surgeon checks your lids, brows, tears and sight. You should then have at least one more night to decide. You should be able to say no without losing much money.",
    Marking:
      "While you sit upright, the surgeon marks the crease of the lid and the skin to be removed. Enough skin must be left for the eye to close.",
    "Upper lids":
      "The surgeon removes a strip of skin, and sometimes a little muscle or fat, through a cut in the natural crease.",
    "Lower lids":
      "The surgeon removes fat or moves it. Loose lids may be tightened at the outer corner so that they do not turn outwards.",
    "Stitches and checks":
      "The surgeon closes the cuts with very fine stitches. Cold pads reduce the swelling, and staff test your sight before you rest.",
  },
  anaesthetics: ["general", "sedation", "local"],
  anaesthesiaAndLength:
    "Upper lids are often done under local anaesthetic with light sedation and take about an hour. Lower lids take one to two hours, and all four lids up to three. General anaesthetic is more common for lower lids or for all four. You usually go back to your hotel the same day, and someone must stay with you.",
  recoveryTime: {
    headline: `Most people leave the clinic the same day, have the stitches out within a week and can fly after ${flight}.`,
    stages: {
      "First 2 days":
        "Your lids are swollen and eye ointment blurs your sight. Keep your head raised. Cover one eye at a time and check that you can see with the other.",
      "Days 5 to 7":
        "The stitches are taken out. Bruises turn yellow and move down towards the cheeks.",
      "Week 2":
        "Most people can go back to desk work. You can wear make-up once the wounds have closed.",
      "Weeks 3 to 4":
        "Ask your surgeon when you can bend, lift, do sport and wear contact lenses again.",
      "Months 2 to 6":
        "The lids soften and the scars fade. Only then can the surgeon tell whether the lids are uneven.",
    },
  },
  flying: `Wait ${flight}. Bleeding behind the eye is most likely in the first two days and must be treated at once. Lifting suitcases raises the blood pressure in your face, and dry cabin air irritates the eyes. Sunglasses and lubricating eye drops make the flight more comfortable.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} for eye tests and time to think, then ${flight} after the operation. Do not leave until the stitches are out and the surgeon has checked your lids. Stay close to the hospital for the first days, and do not spend the first night alone.`,
  followUp:
    "Have video checks at one month and three months. Ask to be seen in person if a lid pulls down or the eye does not close. An optometrist can help with mild dryness.",
  nhs: "cosmetic",
  operation: "general",
  risksComplications: {
    common: [
      "Bruised, puffy and tight eyelids for about two weeks.",
      "Watery or dry eyes and blurred sight for the first days.",
      "Difficulty closing the eyes fully until the swelling goes down.",
      "Pink scars and small lumps along the crease.",
    ],
    serious: [
      {
        text: "Bleeding behind the eye, which can cause permanent blindness.",
        figure: "About 1 in 1,800 operations; lasting loss of sight after about 1 in 22,000",
        sources: ["eyelidBleeding"],
      },
      {
        text: "A lower lid that droops or turns outwards and leaves the eye exposed.",
        likelihood: "uncommon",
      },
      "Eyelids that no longer close, with lasting dryness or ulcers on the cornea.",
      { text: "Double vision, if a muscle that moves the eye is injured.", likelihood: "rare" },
      "Hollow, uneven or staring eyes, which may need more surgery.",
    ],
  },
  contains: ["besideTheEye", "eyelids"],
  costFactors: [
    "Upper lids, lower lids or all four.",
    "The type of anaesthetic, and whether an anaesthetist is present.",
    "Whether a weak lid muscle is repaired, or the brow is lifted, in the same operation.",
    "A first operation, or the correction of an earlier one.",
    "An eye examination before surgery, if the price does not include it.",
  ],
  questions: [
    "Is loose skin really my problem, or is it the brow or the lid muscle?",
    "Are you an eyelid (oculoplastic), plastic or facial surgeon, and where can I check your registration?",
    "How will you test my tears before eyelid surgery?",
    "How much skin will you leave so that my eyes can close?",
    "Where will the scars on my eyelids be?",
    "Who would treat me if I had bleeding behind the eye at night?",
    "On which day will the stitches be taken out, and who will do it?",
    "Can I change my mind after the examination without losing everything I’ve paid?",
  ],
  related: ["chemical-peels"],
  cities: ["istanbul", "antalya", "izmir"],
  procedureType: "Surgical",
  bodyLocation: "Eyelids",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
