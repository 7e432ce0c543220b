import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, deskWork, duration, flight, stay } = figuresFor(summaries, "gastric-sleeve");

export default {
  metaDescription:
    "Gastric sleeve in Turkey: who may have it, the operation step by step, leaks and other serious risks, flying home, lifelong follow-up and cost.",
  outcome: {
    purpose: "To treat obesity by making the stomach smaller.",
    lasts:
      "The stomach stays small. Some people put part of the weight back on after the first years.",
    undone: "No. Most of the stomach is taken out. It can be changed into a bypass.",
  },
  overview: [
    "You usually lose weight fastest in the first year. How much you lose, and how much stays off, varies widely and depends partly on the support you get. Type 2 diabetes, high blood pressure and sleep apnoea often improve, but this is not certain.",
    "You must take vitamins and have blood tests for the rest of your life. Arrange this care before you book. A clinic in another country cannot provide it, and a service at home may refuse.",
  ],
  idealCandidates: [
    "Adults with a body mass index (BMI) of 40 or more.",
    "Adults with a BMI of 35 or more and an illness that weight loss may improve.",
    "People with recent type 2 diabetes, or from some ethnic backgrounds. Specialists may accept a lower BMI for them.",
    "People who have tried supervised diets, activity or medicines without lasting success.",
    "People who are ready to change how they eat for life.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "People with severe acid reflux, Barrett’s oesophagus (changed cells in the food pipe) or a large hiatus hernia. A sleeve can make these worse.",
    "Women who are pregnant or breastfeeding, or want a pregnancy in the next 12 to 18 months.",
    "People with an untreated eating disorder, severe depression, or dependence on alcohol or drugs.",
    "People whose heart, lungs or liver make a general anaesthetic too dangerous.",
    "People who cannot stop smoking, because it makes leaks and clots more likely.",
  ],
  onTheNhs:
    "NICE says that adults with a BMI of 40, or of 35 with certain illnesses, should be offered an assessment. Ask about injections, too: tirzepatide and semaglutide.",
  rightToChoose: true,
  ifYouDoNothing:
    "Obesity can go on harming your heart, joints and blood sugar. Medicines and supported programmes are other ways to lose weight.",
  preparation:
    "You have blood tests, a heart tracing (ECG), and often an ultrasound and a camera test of the stomach. You also see a dietitian and a psychologist. You usually follow a low-calorie, low-carbohydrate diet for about two weeks. It shrinks the liver, which makes the operation safer. Ask your own doctor how to change diabetes medicines, blood thinners, the contraceptive pill or HRT. Tell the anaesthetist if you use weight-loss injections, because some make the stomach empty more slowly.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "You send your medical history, BMI and a list of medicines. Your surgeon says whether a sleeve suits you and explains the alternatives. Do not decide straight away.",
    "Examination in Turkey":
      "You meet the surgeon and the anaesthetist and finish the tests. You can still say no. Ask beforehand how much you would get back.",
    "Keyhole cuts":
      "Once you’re asleep, your abdomen is filled with gas. The surgeon makes four to six small cuts for a camera and instruments.",
    Stapling:
      "A tube in the stomach guides the surgeon. The stapler cuts and seals alongside it, and the outer part of the stomach is taken out.",
    "Leak test": "Many surgeons test the staple line with dye or air.",
    "On the ward":
      "You walk within hours and sip water. You wear compression stockings and have injections to prevent clots.",
    "Leaving hospital":
      "You move to the hotel once you can drink enough and your pain is controlled. Your pulse and temperature must be normal.",
  },
  anaesthetics: ["general"],
  anaesthesiaAndLength: `A sleeve needs a general anaesthetic with a breathing tube. Ask for an anaesthetist who often treats people with obesity. The operation takes ${duration}. With preparation and recovery, you’re away from the ward for about half a day.`,
  recoveryTime: {
    headline: `Most people spend two to four nights in hospital and fly home ${flight} after the operation.`,
    stages: {
      "First 3 days":
        "You feel sore and sick, and the gas can cause shoulder pain. Sip water and take short walks.",
      "Days 4 to 14":
        "Drink thin liquids only, such as smooth soup, milk and protein drinks. Do not carry anything heavier than a light bag.",
      "Weeks 3 to 6": `Eat purées, then soft food. Many people can do desk work after ${deskWork}. Do not lift heavy things until week six.`,
      "Months 2 to 6": "Eat ordinary food in small portions. Chew slowly and eat protein first.",
      "After a year": "Your weight settles, but it can go up again. You still need supplements.",
    },
  },
  flying: `Wait ${flight}, until the wounds are dry, you drink well and there’s no sign of a leak. If you fly sooner, clots are more likely, and a leak could start on the plane. Ask whether you need blood-thinning injections for the flight and after it.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} for tests, then ${flight} in hospital and in a hotel nearby. The surgeon checks you shortly before you fly. Allow time and money for extra nights.`,
  followUp:
    "Before you book, ask your GP or a private bariatric team whether they’ll test your blood and prescribe. A GP or nurse should see you within two weeks of your return, and a bariatric team and a dietitian at four to six weeks. Stay with the team for at least two years. Take vitamins and minerals every day. Blood tests are due after about 3, 6 and 12 months, then every year for life. Take home an operation note in English.",
  nhs: "medical",
  operation: "general",
  canBeFatal: true,
  risksComplications: {
    common: [
      "Pain in the abdomen and shoulder.",
      "Feeling sick, tired or constipated.",
      "Heartburn that is new or worse than before.",
      "Thinner hair for several months.",
    ],
    serious: [
      {
        text: "A leak from the staple line. It can cause a life-threatening infection, even weeks later.",
        figure: "1 to 2 in 100 people",
        sources: ["sleeveLeak"],
      },
      { text: "A clot in the veins of the bowel or liver.", likelihood: "uncommon" },
      { text: "A narrow sleeve, with vomiting that does not stop.", likelihood: "uncommon" },
      "Gallstones after fast weight loss.",
      "Lack of vitamins or minerals, which can harm nerves, blood or bones.",
      "Severe reflux that needs another operation, often a bypass.",
      { text: "Loose skin, which only another operation can remove.", likelihood: "very common" },
      {
        text: "Death.",
        figure: "About 1 in 1,000 people",
        sources: ["bariatricRegistry", "sleeveDeaths"],
      },
    ],
  },
  contains: ["weightLoss"],
  costFactors: [
    "Whether the hospital has intensive care, which you may need.",
    "The number of nights in hospital, and whether tests and scans are in the quote.",
    "Whether a hiatus hernia is repaired in the same operation.",
    "How many months of dietitian support you get.",
    "Treatment of complications, which packages do not include.",
  ],
  questions: [
    "How many sleeves did you do last year, and how many leaked?",
    "Is there intensive care in the same building, with staff at night?",
    "When and how do you check me for a leak?",
    "Would a bypass or medicine be better for my reflux or diabetes?",
    "If I have a leak before I fly, who pays for the operation and the extra nights?",
    "Which dietitian can I ask in English, and for how many months?",
  ],
  related: ["gastric-bypass", "gastric-balloon"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Stomach",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
