import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, stay } = figuresFor(summaries, "abdominoplasty");

export default {
  metaDescription:
    "Tummy tuck in Turkey: scars, muscle repair, blood clots and wound problems, weeks of recovery, when to fly home and what it may cost.",
  outcome: {
    purpose: "To remove loose skin from the abdomen and tighten the muscles.",
    lasts: "Usually for many years. Pregnancy or a change in weight can stretch the abdomen again.",
    undone: "No. The skin cannot be put back, and the long scar is permanent.",
  },
  overview: [
    "In a full tummy tuck, the surgeon removes the skin between the navel and the pubic hair. The skin above is pulled down to close the gap, and a new opening is made for the navel. A mini tummy tuck only treats skin below the navel. After major weight loss, the surgeon may also remove skin higher up or at the sides. A tummy tuck does not remove fat around the organs or all stretch marks.",
  ],
  idealCandidates: [
    "Adults with hanging skin or separated muscles after pregnancy or weight loss.",
    "People whose weight has been steady for six to twelve months.",
    "Women who do not plan another pregnancy.",
    "Non-smokers, or people who have stopped for good.",
    "People who have help at home for the first weeks.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "People who plan to lose much more weight. Many surgeons also ask for a body mass index (BMI) below 30.",
    "Current smokers. Smoking reduces the blood supply, so the skin along the wound may die.",
    "People who have had a blood clot or have a clotting disorder, unless a blood specialist agrees.",
    "People with poorly controlled diabetes, or serious heart or lung disease.",
    "Women who are pregnant or breastfeeding, or gave birth in the past six months. Some surgeons say a year.",
  ],
  onTheNhs: null,
  ifYouDoNothing:
    "Loose skin is mostly a matter of comfort. Exercise helps some people with weak muscles.",
  preparation:
    "The team checks for anaemia and a lack of protein or vitamins. These slow healing and are common after weight-loss surgery. You may have an ultrasound to look for a hernia. Tell the team about blood thinners, the pill, HRT and weight-loss injections. Let the doctor who prescribes a medicine decide whether you stop it. Before you travel, freeze meals and arrange childcare. Set up a bed where you can lie with your knees bent.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "You show your abdomen while you stand and sit. You describe past operations, births and changes in weight. Your surgeon tells you whether it’s wise to travel for it. Think it over for at least two weeks.",
    "Examination in Turkey":
      "Before you’re admitted, the surgeon checks for hernias, draws the line of the scar and goes through the risks. You don’t have to go ahead.",
    "Lifting the skin":
      "The surgeon makes a low cut from hip to hip. The skin and fat are lifted off the muscle, up to the ribs.",
    "Repairing the muscle":
      "If the two long muscles have separated, strong stitches bring them together in the middle.",
    "Trimming and closing":
      "The surgeon removes extra skin, stitches the navel in place and closes the wound in layers. Thin tubes (drains) may be left in to remove fluid.",
    "First steps":
      "Staff help you to stand within a day, bent at the hips. You wear compression stockings and often have blood-thinning injections.",
  },
  anaesthetics: ["general"],
  anaesthesiaAndLength: `You have a general anaesthetic for ${duration}. Liposuction, breast or other surgery in the same session makes the operation longer. Bleeding, a low body temperature and clots then become more likely. You stay in hospital for one to three nights.`,
  recoveryTime: {
    headline: `Expect one to three nights in hospital, a flight home after ${flight}, and eight to twelve weeks without heavy lifting.`,
    stages: {
      "Week 1":
        "You walk bent over and sleep half-sitting, to protect the stitches. It hurts to cough or laugh. Drains come out once little fluid comes through.",
      "Week 2":
        "You can stand straighter but still feel tired. You need help with washing, shopping and children.",
      "Weeks 3 to 4":
        "Many people return to desk work. Do not drive until you can brake hard without hesitating.",
      "Weeks 5 to 8":
        "You stop wearing the support garment (binder) when the surgeon agrees. After week six, start light exercise gently. Plan no heavy lifting until week 8 to 12.",
      "Months 3 to 18":
        "Swelling above the scar goes down and some feeling returns. The scar fades but does not disappear.",
    },
  },
  flying: `Wait ${flight}. The longer wait is safer. After muscle repair you breathe less deeply and move your legs less, which makes clots more likely. Ask for an aisle seat, a wheelchair at the airport and advice about blood-thinning injections.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} for tests and time to think, then ${flight} after the operation, starting in hospital. Choose a hotel with a lift and a walk-in shower, and share the room with a companion. The clinic checks you every few days until you no longer need drains and dressings.`,
  followUp:
    "Before you travel, arrange for someone to check the wound in weeks two to six. It may open, or fluid may collect. You may need a private nurse. Extra skin, a poor scar or an off-centre navel may need another operation.",
  nhs: "cosmetic",
  operation: "general",
  risksComplications: {
    common: [
      "A pocket of fluid under the skin (seroma). It may need draining with a needle, sometimes more than once.",
      "Numb skin below the navel, some of which may stay numb.",
      "Slow healing in the middle of the scar.",
      "Small folds at the ends of the scar.",
      "Backache from walking bent over.",
    ],
    serious: [
      {
        text: "Blood clots, which are more likely than after most other cosmetic operations.",
        figure: "About 8 in 1,000 people",
        sources: ["abdominoplasty"],
      },
      {
        text: "Bleeding under the skin, or an infection, that brings you back to hospital.",
        figure: "About 23 in 1,000 people",
        sources: ["abdominoplasty"],
      },
      "Skin that dies, or loss of the navel, mainly in people who smoke.",
      { text: "A wound that opens and takes weeks to heal.", likelihood: "common" },
      "A wide, raised or uneven scar.",
      { text: "Injury to the bowel, mainly if a hernia was missed.", likelihood: "rare" },
      "With liposuction: fat that reaches the lungs, or a hole in an organ.",
    ],
  },
  contains: ["abdominalWall", "liposuction", "late"],
  costFactors: [
    "Whether it’s a mini, full or extended operation.",
    "Hernia or muscle repair, and liposuction of the sides.",
    "The number of nights in hospital, and whether you have a private room.",
    "The length of the hotel stay for you and a companion.",
    "The support garment, injections and extra dressings.",
  ],
  questions: [
    "Which type of tummy tuck do I need, and where exactly will the scar be?",
    "Will you repair my muscles, and do I have a hernia?",
    "For how many days do I need blood-thinning injections, and who teaches me to give them?",
    "Is it safe to do this at my present weight?",
    "If fluid collects after I fly home, who drains it and who pays?",
    "Would it be safer to have any other surgery on another day?",
    "How soon can the surgeon reach me if I bleed during the night?",
    "How much money do I get back if I withdraw the day before surgery?",
  ],
  related: ["liposuction"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Abdomen",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
