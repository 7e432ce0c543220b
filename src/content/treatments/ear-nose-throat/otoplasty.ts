import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, stay } = figuresFor(summaries, "otoplasty");

export default {
  metaDescription:
    "Otoplasty (ear correction) in Turkey for adults: how the ears are set back, bandage and headband, risks, flying home and what it may cost.",
  outcome: {
    purpose: "To set ears closer to the head. It does not affect hearing.",
    lasts:
      "Permanent in most people. Sometimes an ear moves out again and needs another operation.",
    undone:
      "Not fully. Another operation can change the position, but scars stay and removed cartilage does not grow back.",
  },
  overview: [
    "Ears stick out for two main reasons. The fold inside the rim may not have formed fully, or the bowl next to the ear canal may be deep. Many people have both. The operation depends on which you have. Earlobes can be made smaller and torn earlobes repaired, but these are separate small procedures.",
    "No two ears match exactly before surgery, and they will not match exactly afterwards. The aim is ears that stick out less but still have a natural curve. An adult’s cartilage is stiffer than a child’s. The surgeon may weaken it in places so that stitches can keep the new fold.",
  ],
  idealCandidates: [
    "Healthy adults who have disliked the position of their ears for years.",
    "People whose ears stick out unevenly, and who know that they will not match perfectly.",
    "People who can wear a headband and protect their ears from knocks for several weeks.",
    "People who have talked to someone they trust and are not deciding in a crisis.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "People who tend to form keloids (thick raised scars that spread beyond a wound).",
    "People with a bleeding disorder, an ear infection, or eczema or broken skin around the ear.",
    "People who expect the operation alone to improve their mood or a relationship.",
    "Boxers, wrestlers and rugby players who cannot stop training for three months.",
  ],
  onTheNhs: null,
  ifYouDoNothing: "Ears that stick out are healthy, and your hearing stays the same.",
  preparation:
    "Tell the surgeon about earlier ear surgery, piercings, hearing aids and how your scars usually heal. Say if you have diabetes, use weight-loss injections or could be pregnant. Have any ear infection treated first. If you take a blood thinner, do not stop it unless the doctor who prescribed it agrees. Wash your hair the evening before. Pack tops that button at the front.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `You explain what bothers you, and your surgeon explains what can and cannot be changed. ${TIME_TO_THINK}`,
    "Examination in Turkey":
      "The surgeon examines and measures both ears with you in front of a mirror. You can change your mind after this visit.",
    "Opening behind the ear":
      "The surgeon makes a cut in the natural crease to reach the cartilage, and may remove a thin strip of skin.",
    "Shaping the cartilage":
      "Permanent stitches make the missing fold or draw the bowl back towards the head. Some surgeons also score the cartilage (cut part of the way through it).",
    "Comparing the two sides":
      "The surgeon matches the second ear to the first as closely as its shape allows.",
    Bandaging:
      "The surgeon closes the cuts, pads the hollows of the ears and wraps a firm bandage around your head.",
  },
  anaesthetics: ["general", "sedation", "local"],
  anaesthesiaAndLength: `Many adults have local anaesthetic injections around the ear, with sedation that makes them drowsy. A general anaesthetic may be better if you’re anxious or need a longer operation. Both ears together take ${duration}. You usually leave hospital a few hours later.`,
  recoveryTime: {
    headline: `Most people leave hospital the same day and fly home after ${flight}, once the bandage is off.`,
    stages: {
      "Days 1 and 2":
        "Your ears throb under the bandage. Ordinary painkillers help. Pain that gets worse on one side is a warning sign.",
      "Days 3 to 10":
        "The bandage is changed, then taken off. Stitches that do not dissolve come out by about day ten. Many people go back to desk work towards the end of this time.",
      "Weeks 2 to 6":
        "You wear a soft headband at night, so that your ears do not bend forward on the pillow.",
      "Weeks 6 to 12":
        "If the surgeon agrees, you can start running and then swimming again. Contact sports come last, after three months.",
    },
  },
  flying: `Wait ${flight}, until the bandage is off and the surgeon has checked the wounds. Blood can collect under the skin in the first days and must be drained quickly. Cabin pressure does not harm the result, because the middle ear is not touched. Protect your ears from headrests and straps.`,
  typicalStay: `Plan to stay for ${stay}. You need ${daysBefore} for the examination and time to think, and ${flight} until the bandage is off. If your stitches do not dissolve, ask to have them removed before you leave.`,
  followUp:
    "Agree on video checks two weeks and three months after surgery. If stitches must come out at home, ask your GP practice before you travel whether a nurse would do it. Ask how to reach the clinic if an ear moves forward or a stitch comes through, which can happen months later.",
  nhs: "cosmetic",
  operation: "general",
  risksComplications: {
    common: [
      "Sore, bruised and swollen ears.",
      "Numb or tingling skin for several weeks or months.",
      "Itching under the bandage, and discomfort when you lie on your side.",
      "Small differences between the two ears.",
    ],
    serious: [
      {
        text: "Blood collecting under the skin. It can deform the ear unless it is drained quickly.",
        figure: "About 25 in 1,000 people",
        sources: ["otoplastyReview"],
      },
      {
        text: "Infection of the cartilage. It may need antibiotics in hospital and can leave a misshapen ear.",
        figure: "About 8 in 1,000 people get an infection",
        sources: ["otoplastyReview"],
      },
      {
        text: "Thick or keloid scars behind the ear.",
        figure: "About 16 in 1,000 people",
        sources: ["otoplastyReview"],
      },
      {
        text: "Ears that move forward again or look too flat.",
        figure: "About 5 in 100 people",
        sources: ["otoplastyReview"],
      },
      {
        text: "Stitches that come through the skin.",
        figure: "About 18 in 1,000 people",
        sources: ["otoplastyReview"],
      },
      "Stiff ears, or a lasting change in feeling.",
    ],
  },
  contains: ["ears"],
  costFactors: [
    "Whether one ear or both are treated.",
    "Whether it’s a first operation or a repeat.",
    "Whether you have sedation or a general anaesthetic.",
    "Extra work on the earlobes or the bowl of the ear.",
    "The number of hotel nights, and whether headbands and dressings are in the price.",
  ],
  questions: [
    "Which technique would you use for my ears: stitches, scoring or both?",
    "How many adult ear corrections did you do in the past year?",
    "How likely is it that an ear will move forward again?",
    "Can I see you in person at least a day before surgery?",
    "When does the bandage first come off, and who examines my ears then?",
    "What do you do if blood collects during the night after surgery?",
    "If my ears are uneven, would a second operation cost extra?",
  ],
  related: [],
  cities: ["istanbul", "antalya", "izmir"],
  procedureType: "Surgical",
  bodyLocation: "Outer ear",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
