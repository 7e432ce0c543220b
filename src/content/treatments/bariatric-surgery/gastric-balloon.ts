import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { duration, flight, visit } = figuresFor(summaries, "gastric-balloon");
const placing = visit("placing");
const removal = visit("removal");

export default {
  metaDescription:
    "Gastric balloon in Turkey: the types, vomiting in the first week, who removes it and where, serious risks, when to fly home and what it may cost.",
  outcome: {
    purpose: "To help you lose weight while you change how you eat.",
    lasts:
      "The balloon stays for about four to twelve months, depending on the make. Many people gain weight again afterwards.",
    undone: "Yes. The balloon is taken out or passes by itself.",
  },
  overview: [
    "Most balloons are put in and removed with an endoscope, a thin camera passed through the mouth. Some are swallowed as a capsule and filled through a fine tube. These empty after about four months and pass out of the body. A doctor must check that either type is safe for you.",
    "Someone must be able to remove it on time, or early if it causes trouble. Hospitals at home may not want to remove a balloon that they did not put in. Before you choose a clinic abroad, agree who removes it, where, and who pays.",
  ],
  idealCandidates: [
    "Adults with a body mass index (BMI) of about 27 to 40 whose weight is harming their health.",
    "People who do not want an operation on the stomach, or are not fit for one.",
    "People who must lose weight before other surgery, such as a new hip or knee.",
    "People who can come back to Turkey for removal, or have arranged it at home in writing.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "People with a large hiatus hernia (part of the stomach in the chest), or past stomach or weight-loss surgery.",
    "People with an ulcer, severe reflux, inflammatory bowel disease or swollen veins in the food pipe (oesophagus).",
    "People who cannot stop blood thinners or daily anti-inflammatory tablets.",
    "Women who are pregnant, breastfeeding or planning a pregnancy while the balloon is in.",
    "People with untreated bulimia, binge eating or alcohol dependence.",
  ],
  onTheNhs:
    "Few NHS services offer balloons. Ask your GP about tirzepatide, semaglutide and supported programmes.",
  ifYouDoNothing: "Your weight may stay or rise, and every other treatment remains possible.",
  preparation:
    "Tell the team about past operations and all your medicines. Ask your own doctor before you stop blood thinners. You have blood tests. You usually take a medicine that reduces stomach acid, from several days before until the balloon is out. Do not eat for the time you’re told, often 12 hours or more. Ask when to stop drinking, and how to take diabetes medicines. Tell the anaesthetist about weight-loss injections, because food may stay in the stomach longer. Buy rehydration salts, and take a week off.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "A doctor asks about your health and explains the alternatives: diets, medicines and surgery.",
    "Examination in Turkey":
      "The doctor who will put the balloon in examines you. You have time to change your mind.",
    "Checking the stomach":
      "For most types you’re sedated. The doctor uses an endoscope to look for an ulcer or hernia that would make a balloon unsafe.",
    "Placing and filling":
      "The balloon is filled in the stomach, usually with about half a litre of blue salt water. A swallowed balloon is checked by X-ray before and after it’s filled.",
    "A few hours of rest":
      "Staff watch you until the sedative has worn off. Someone must go with you to the hotel.",
    "Months of support":
      "The balloon does not work by itself. A dietitian guides you from liquids to small, regular meals.",
    Removal:
      "You have only liquids for a day or more. You’re then sedated. The doctor punctures and empties the balloon and pulls it out through the mouth. It’s dangerous to leave it in for longer than its approved time.",
  },
  anaesthetics: ["sedation"],
  anaesthesiaAndLength: `Most people have deep sedation from an anaesthetist and breathe by themselves. It takes ${duration} to put the balloon in, and about as long to remove it. A swallowed balloon needs no sedation, but you must be able to swallow a large capsule with a tube attached.`,
  recoveryTime: {
    headline: `Most people leave the clinic the same day, feel sick for several days and fly home after ${flight}.`,
    stages: {
      "Days 1 to 3":
        "You feel sick, vomit and have cramps, which can be severe. Sip fluids, take your tablets and rest.",
      "Days 4 to 7": "Your stomach gets used to the balloon, and you can drink more.",
      "Weeks 2 and 3": "Eat purées and soft food. Most people are back at work by now.",
      "Until removal":
        "Eat small meals and stay in contact with the dietitian. The effect often weakens later.",
      "After removal": "Your appetite returns, and you may regain weight.",
    },
  },
  flying: `Wait until you’ve kept fluids down for a full day. This is usually ${flight} after the balloon was put in. If you vomit on a flight, you can quickly become dehydrated. If your balloon is filled with gas, ask what its maker says about flying.`,
  typicalStay: `Plan for ${placing.stay} to have it put in: ${placing.daysBefore} for tests, then rest close to the clinic. The clinic should see you once more before you fly. You need another trip of ${removal.stay} to have it removed, unless you’ve arranged this elsewhere.`,
  followUp:
    "Keep a card with the balloon’s make and volume, the date of placing and the latest date for removal, four, six or twelve months after placing. Show it to every doctor. Do not take ibuprofen or similar painkillers while it’s in: they can cause an ulcer. The contraceptive pill may not work while you’re vomiting, so use condoms as well. Private removal at home can cost as much as putting the balloon in.",
  nhs: "medical",
  canBeFatal: true,
  risksComplications: {
    common: [
      "Feeling sick and vomiting, which happens to most people in the first days.",
      "Stomach cramps and back pain.",
      "Heartburn, burping and bad breath.",
    ],
    serious: [
      {
        text: "Early removal because your body does not tolerate the balloon.",
        likelihood: "common",
      },
      "Severe dehydration, which can harm the kidneys and needs a drip.",
      {
        text: "A balloon that leaks, moves into the bowel and blocks it. You may need surgery.",
        figure: "Fewer than 1 in 100 people",
        sources: ["balloonLuminal"],
      },
      {
        text: "An ulcer, or a hole in the stomach or food pipe.",
        figure: "About 1 in 100 people have an ulcer; fewer have a hole",
        sources: ["balloonLuminal", "balloonReview"],
      },
      "Inflammation of the pancreas, or a balloon that overfills by itself.",
      "Trouble with breathing under sedation, or stomach contents that get into the lungs.",
      {
        text: "Death, mainly after a hole or a blockage.",
        figure: "About 1 in 1,000 people",
        sources: ["balloonReview"],
      },
    ],
  },
  contains: ["balloon", "weightLoss", "operation"],
  costFactors: [
    "The type: a swallowed balloon, or one approved for a year, costs more than a six-month one.",
    "Whether the price includes removal, and early removal if you need it.",
    "An anaesthetist for both sessions.",
    "The number of appointments with a dietitian.",
    "The second trip and hotel stay, which the first quote may leave out.",
  ],
  questions: [
    "Which make of balloon is it, and for how many months is it approved?",
    "Is removal included, on what date, and what if I can’t travel then?",
    "Which hospital at home has agreed to remove it in an emergency?",
    "How many of your patients need early removal?",
    "Will you check my stomach for ulcers first?",
    "Who can I call at night if I can’t stop vomiting?",
  ],
  related: ["gastric-sleeve", "gastric-bypass"],
  cities: ["istanbul", "antalya", "izmir"],
  bodyLocation: "Stomach",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
