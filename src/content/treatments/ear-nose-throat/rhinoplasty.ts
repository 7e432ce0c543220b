import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, stay } = figuresFor(summaries, "rhinoplasty");

export default {
  metaDescription:
    "Rhinoplasty in Turkey: who it may suit, how the operation is done, the lasting risks, when you can fly home and what it may cost.",
  outcome: {
    purpose: "To change the shape or size of the nose. Some operations also help breathing.",
    lasts: "Permanent, but the shape settles for a year or more and changes with age.",
    undone: "No. Another operation can change the nose again, and is harder than the first.",
  },
  overview: [
    "Surgeons work in one of two ways. In a closed rhinoplasty, all the cuts are inside the nostrils. In an open rhinoplasty, there’s also a small cut across the skin between the nostrils. This lets the surgeon see more. Neither way is better for everyone. If the surgeon also straightens the septum (the wall between the nostrils), the operation is called a septorhinoplasty.",
    "A second operation on the same nose is called a revision rhinoplasty. It’s harder, because there’s scar tissue and less cartilage. The surgeon may need cartilage from your ear or a rib. Most surgeons wait at least a year after the first operation.",
  ],
  idealCandidates: [
    "Adults in good general health whose face has stopped growing.",
    "People who are bothered by one clear feature, such as a hump, a wide bridge or a drooping tip.",
    "People who also have trouble breathing through the nose, or whose nose was broken in the past.",
    "People who accept that the nose can be improved, but not made to match a picture.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "Anyone who feels under pressure from a partner, family or work.",
    "People with body dysmorphic disorder, or distress that a change of shape is unlikely to relieve.",
    "People who cannot stop smoking or vaping, because a poor blood supply can damage the skin of the nose.",
    "People who use cocaine, because it can destroy the septum and the lining of the nose.",
    "People with a bleeding disorder, or another illness that is not under control.",
  ],
  onTheNhs:
    "The NHS may operate on a nose that blocks breathing, but not usually to change its looks.",
  ifYouDoNothing:
    "A healthy nose does you no harm, whatever its shape. A spray may help you to breathe.",
  preparation:
    "Give the clinic a full list of your medicines, weight-loss injections, herbal remedies and supplements. Say if you have diabetes or could be pregnant. If you take a blood thinner, ask the doctor who prescribed it whether you can pause it. You usually have blood tests. If you have trouble breathing through the nose, you may have a scan. Tell the surgeon about any earlier operation, injury or filler in your nose.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `You send photographs and your medical history, then talk by video to your surgeon. ${TIME_TO_THINK}`,
    "Examination in Turkey":
      "The same surgeon looks inside your nose, explains what is realistic and goes through the consent form with you. You’re free to say no at this point.",
    "Reaching the bone and cartilage":
      "Once you’re asleep, the surgeon makes the cuts and lifts the skin off the bone and cartilage.",
    Reshaping:
      "The surgeon may remove a hump, narrow the bones, and support the tip with stitches or small pieces of cartilage.",
    "Closing the cuts":
      "The surgeon closes the cuts with fine stitches and puts a splint over the bridge. You may also have soft splints or packing inside your nose.",
    "Splint removal":
      "After about a week, the surgeon takes off the splint, removes any stitches and checks that you can breathe through your nose.",
  },
  anaesthetics: ["general"],
  anaesthesiaAndLength: `Rhinoplasty is nearly always done under general anaesthetic, because blood can run into the throat and the bones may be moved. It takes ${duration}. A revision, or an operation that uses rib cartilage, can take four hours. Some people stay in hospital for one night.`,
  recoveryTime: {
    headline: `Most people leave hospital within a day and fly home ${flight} after the operation.`,
    stages: {
      "Days 1 to 3":
        "Your nose feels blocked, and your eyelids are swollen and bruised. Sleep propped up and breathe through your mouth.",
      "Days 5 to 8":
        "The splint comes off. Your nose is still swollen, so this is not its final shape.",
      "Weeks 2 to 3":
        "The bruises fade, and most people go back to desk work. Do not rest glasses on the bridge of your nose until the surgeon agrees, usually after four to six weeks.",
      "Weeks 4 to 6":
        "You can slowly start gentle exercise again. Do not play contact sports for at least three months.",
      "Up to 12 months or longer":
        "The tip is the last part to settle. It takes longest if your skin is thick or if this was a revision.",
    },
  },
  flying: `Wait ${flight} after the operation. The splint must be off first, and a nosebleed is hard to treat on a plane. See your surgeon before you fly. You may have to wait longer.`,
  typicalStay: `Plan for ${stay}. You need ${daysBefore} before the operation for the examination, tests and time to change your mind. After it, stay near the clinic for ${flight} in case of bleeding. Do not fly until the splint is off and the surgeon agrees.`,
  followUp:
    "Ask for video checks after one, three, six and twelve months. Before you travel, find out who at home would see you in person about a stitch or an infection.",
  nhs: "cosmetic",
  operation: "general",
  risksComplications: {
    common: [
      "Bruising around the eyes, and swelling, for several weeks.",
      "A blocked nose, crusts and slight bleeding.",
      "Numbness in the tip of the nose or the upper lip, which usually goes away.",
      "A weaker sense of smell for several weeks.",
    ],
    serious: [
      {
        text: "A nose that is uneven, pinched or not the shape you hoped for, so that you may want another operation.",
        figure: "Up to 11 in 100 people have another operation",
        sources: ["rhinoplastyReview"],
      },
      {
        text: "Lasting trouble with breathing through the nose.",
        figure: "Up to 3 in 100 people have another operation for it",
        sources: ["rhinoplastyReview"],
      },
      {
        text: "Blood that collects in the septum and destroys cartilage, or a lasting hole in the septum.",
        figure: "Up to 3 in 100 people get a hole",
        sources: ["rhinoplastyReview"],
      },
      "Damage to the skin of the nose, or scars that show.",
      {
        text: "Permanent loss of smell, or a leak of the fluid around the brain through the nose.",
        likelihood: "rare",
      },
    ],
  },
  contains: ["nose", "nosePacking"],
  costFactors: [
    "Whether it’s a first operation or a revision.",
    "Whether cartilage is taken from your ear or a rib.",
    "Whether the septum or turbinates are treated at the same time.",
    "The surgeon’s experience, and the level of care in the hospital.",
    "How many hotel nights, transfers and checks the quote includes.",
  ],
  questions: [
    "Will you do the whole operation yourself, and is that in writing?",
    "Are you registered in ear, nose and throat surgery or in plastic surgery, and where can I check this?",
    "Would you use an open or a closed approach for my nose, and why?",
    "Could this operation make my breathing worse?",
    "Which of the changes that I want aren’t possible?",
    "How often do your patients need a revision, and what would mine cost?",
    "Who do I call if my nose bleeds at night in the hotel?",
    "Do I get my money back if I decide against it after the examination?",
  ],
  related: ["septoplasty"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Nose",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
