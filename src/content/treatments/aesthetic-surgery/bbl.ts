import type { TreatmentDetails } from "../../schema.ts";
import { TIME_TO_THINK } from "../../time-to-think.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, shortestFlightWait, stay } = figuresFor(summaries, "bbl");

export default {
  metaDescription:
    "Brazilian butt lift (BBL) in Turkey: why it can be fatal, which technique lowers the risk, limits on sitting and flying, and what it may cost.",
  outcome: {
    purpose: "To make the buttocks larger with your own fat.",
    lasts: "Part of the fat is lost in the first months. What stays changes with your weight.",
    undone: "No. Transferred fat is hard to take out evenly. Liposuction can only reduce it.",
  },
  overview: [
    "Most deaths followed injections into or under the muscle, where there are large veins. Surveys of surgeons have put the risk of death between about 1 in 3,000 and 1 in 15,000 operations. From 2018 to 2022, the British Association of Aesthetic Plastic Surgeons advised its members not to do BBLs at all. It now accepts them only if fat goes just under the skin, and ultrasound shows where the tube (cannula) is. Ask for both in writing. If the answer is not clear, do not go ahead.",
    "The body absorbs part of the fat within months, often a third or more. A so-called liquid BBL uses filler. It’s a different procedure, with other serious dangers.",
  ],
  idealCandidates: [
    "Adults who know that this operation can kill and have taken time to decide.",
    "People with enough fat to transfer, and a body mass index (BMI) within the surgeon’s limits.",
    "People in good health who have never had a blood clot.",
    "People who can avoid sitting on their buttocks for weeks.",
  ],
  notSuitableFor: [
    "People under 18 years old, and women who are pregnant or breastfeeding.",
    "Very slim people, and anyone told to gain weight for it.",
    "People with obesity, poorly controlled diabetes, heart or lung disease, sickle cell disease, a clotting disorder or a past blood clot.",
    "People who use nicotine and will not stop.",
    "Anyone who is under pressure from others, or wants the largest possible size or several operations at once.",
    "People who have had silicone, filler or unknown substances injected into their buttocks.",
  ],
  onTheNhs: null,
  ifYouDoNothing: "Your health stays as it is, and you avoid a risk of death.",
  preparation: `You have blood tests, clotting tests, a heart tracing and a pregnancy test. Oestrogen, long flights and surgery each make clots more likely. Tell the surgeon if you use the pill, patches, HRT, blood thinners or weight-loss injections, or have had miscarriages. Ask your own doctor before you stop a prescribed medicine. Plan how you’ll sleep, work and travel without sitting normally.`,
  stopNicotine: true,
  procedureSteps: {
    "Video consultation": `Your surgeon takes your history. They explain the danger of fat embolism (fat in the blood). They also tell you how much fat would be too much. ${TIME_TO_THINK}`,
    "Examination in Turkey":
      "The surgeon examines you in person and writes down the plan: the layer, the amount of fat, the use of ultrasound and the hospital. Leave at least one night between this meeting and the operation. You can still say no.",
    "Taking the fat":
      "The surgeon uses liposuction to remove fat from your waist, sides, back or thighs. You lie on your front or side.",
    "Cleaning the fat": "Blood and oil are separated from the fat, which is kept sterile.",
    "Injecting under the skin":
      "The surgeon injects small amounts through a blunt cannula above the muscle, never into it. Ultrasound shows where the cannula is.",
    "Night in hospital":
      "Staff check your oxygen, pulse and blood pressure. Signs of fat embolism usually appear during surgery or in the day after it, but can take up to three days: trouble breathing, confusion, or a rash of pinpoint spots.",
  },
  anaesthetics: ["general"],
  anaesthesiaAndLength: `You have a general anaesthetic, in a hospital with intensive care. The operation takes ${duration}. A surgeon who does several BBLs in one day may get tired and inject too deeply.`,
  recoveryTime: {
    headline: `Expect a night in hospital, no flight for ${flight}, and no normal sitting for at least six weeks.`,
    stages: {
      "Days 1 to 3":
        "Pain is worst where fat was removed. Lie on your front or side. Walk a little every hour while you’re awake.",
      "Days 4 to 14":
        "Do not sit on your buttocks, except briefly on the toilet. Wear a compression garment that leaves the buttocks free.",
      "Weeks 3 to 5":
        "You can sit for short times with a cushion under your thighs. You may be able to work standing or lying down.",
      "Weeks 6 to 12":
        "You gradually return to normal chairs, desk work, the gym and sleeping on your back.",
      "Months 4 to 6":
        "The fat that is left now usually stays, as long as your weight does not change.",
    },
  },
  flying: `Do not fly for at least ${shortestFlightWait}. The usual wait is ${flight}. Four hours is longer than you should sit then, and can damage the transferred fat. A long time without moving after liposuction also makes a clot more likely. Get the surgeon’s agreement in writing. Sit with a cushion under your thighs and walk around often. You may also need blood-thinning injections.`,
  typicalStay: `Plan for ${stay}: at least ${daysBefore} before the operation, then ${flight} after it. You’re checked the next day, and three or four more times. Bring someone you trust to share your room throughout the stay. They can help you to dress, wash and get up, and may notice warning signs before you do.`,
  followUp:
    "Tell your GP what was done, when, and which medicines you were given. Arrange for someone near home to check the wounds. If you need emergency care, say that you’ve had a fat transfer to the buttocks.",
  nhs: "cosmetic",
  operation: "general",
  canBeFatal: true,
  risksComplications: {
    common: [
      "Bruising, swelling and fluid from the liposuction wounds.",
      "Firm lumps or oil cysts where fat has died.",
      "Numb areas of skin.",
    ],
    serious: [
      {
        text: "Death from fat embolism. Fat enters a torn vein and blocks the heart or lungs within minutes, hours or days.",
        figure: "1 in 3,000 to 1 in 15,000 people",
        sources: ["bblDeaths", "clinicalReading"],
      },
      {
        text: "Infection that destroys tissue, sometimes with unusual bacteria.",
        likelihood: "rare",
      },
      { text: "Damage to the sciatic nerve, with pain or a weak leg.", likelihood: "rare" },
      "A hole in an organ, or heavy blood loss, from the liposuction.",
      "Uneven buttocks, because more fat may be lost on one side. Scars or hanging skin that more surgery may not correct.",
    ],
  },
  contains: ["fatTransfer", "liposuction", "late"],
  costFactors: [
    "Ultrasound guidance, and a surgeon who does few operations a day. Do not save money on either.",
    "A hospital with intensive care. It costs more than a small clinic, but is safer.",
    "How many areas the fat is taken from.",
    `Accommodation for two people for ${stay}.`,
    "Insurance, because ordinary policies often exclude cosmetic operations.",
  ],
  questions: [
    "Do you inject only above the muscle, and will the operation note say so?",
    "Do you use ultrasound during every injection?",
    "How many BBLs will you do that day, and when is mine?",
    "Have any of your patients died or needed intensive care after this operation?",
    "What’s the most fat that you would inject on each side?",
    "Who injects the fat: you or an assistant?",
    "What equipment and staff do you have to treat a fat embolism?",
    "Would you advise someone in my position against it?",
  ],
  related: ["liposuction"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Buttocks",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
