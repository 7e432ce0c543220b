import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { daysBefore, duration, flight, shortestFlightWait, stay } = figuresFor(
  summaries,
  "tonsillectomy",
);

export default {
  metaDescription:
    "Tonsil and adenoid removal in Turkey for adults: two painful weeks, the risk of late bleeding, when to fly home and what it may cost.",
  outcome: {
    purpose:
      "To stop frequent tonsillitis, or to remove tonsils that block breathing during sleep.",
    lasts: "Permanent. You can still get sore throats, and a little tissue sometimes grows back.",
    undone: "No. The tonsils cannot be put back.",
  },
  overview: [
    "Adults do not need their tonsils to fight infection. Surgery is usually considered after at least seven bad sore throats in one year. It’s also considered after five a year for two years, or three a year for three years. If you have fewer, the problem often goes away by itself, so it’s reasonable to wait.",
    "Think carefully before you travel for this operation. The wound in the throat is left open to heal, and it can bleed without warning for up to two weeks. Someone who flies home on day five may bleed on the plane or far from a surgeon. If you cannot stay for two weeks after the operation, have it at home.",
  ],
  idealCandidates: [
    "Adults with frequent tonsillitis, recorded by a doctor, that keeps them away from work or study.",
    "People who have had quinsy, especially more than once.",
    "People whose very large tonsils disturb their breathing at night, as shown by a sleep study.",
    "People who can bring a companion and stay in Turkey for two weeks after the operation.",
  ],
  notSuitableFor: [
    "People under 18 years old.",
    "Anyone with one enlarged tonsil, an ulcer or a lump in the neck. See a doctor at home urgently to rule out cancer.",
    "People who have tonsillitis now, or had it in the past three weeks.",
    "People with a bleeding disorder, or who refuse blood transfusion, unless a specialist has planned their care.",
    "People who only have occasional sore throats or bad breath.",
    "People with severe sleep apnoea, if the hospital cannot monitor them overnight.",
  ],
  onTheNhs: "If you’ve had that many sore throats, or quinsy, your GP can refer you.",
  rightToChoose: true,
  ifYouDoNothing:
    "Sore throats often become fewer with the years. Sleep apnoea that is not treated can harm your health.",
  preparation:
    "Get the dates of your throat infections from your medical record. Tell the team about loose teeth, crowns, snoring and any bleeding problems in your family. You have blood tests, including clotting tests. Mention diabetes, weight-loss injections and a possible pregnancy too. You may have to stop blood thinners and anti-inflammatory painkillers beforehand, but only on a doctor’s advice. In the last week, keep away from people with coughs and colds. If you become ill, delay the operation.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "Your surgeon checks whether you need your tonsils out. They explain what it’s like to recover away from home for two weeks.",
    "Examination in Turkey":
      "A doctor examines your mouth and neck and checks that you’re fit for an anaesthetic. You can say no, even if you agreed online.",
    "Going to sleep":
      "You have a general anaesthetic. A tube protects your windpipe, and a small frame keeps your mouth open.",
    "Removing the tonsils":
      "The surgeon separates the tonsils from the muscle with metal instruments, heat or radiofrequency energy. There are no cuts on the outside.",
    "Checking the adenoids":
      "The surgeon looks behind the nose and removes tissue that blocks it. Most adults have little left there.",
    "Stopping the bleeding":
      "The surgeon seals or ties the blood vessels. The wounds stay open and grow a white coating.",
    Observation:
      "Nurses check for fresh blood and make sure that you can drink before you leave, often the next morning.",
  },
  anaesthetics: ["general"],
  anaesthesiaAndLength: `You have a general anaesthetic with a breathing tube. The operation takes ${duration}. Stay in hospital overnight, because you’re far from home. Bleeding is most likely in the first 24 hours, and again about a week later.`,
  recoveryTime: {
    headline: `Most adults spend one night in hospital, have a very sore throat for two weeks and fly after ${flight}.`,
    stages: {
      "Days 1 to 3":
        "It hurts to swallow, and your voice sounds different. Sip water often. Eat regularly, even though it hurts.",
      "Days 4 to 8":
        "The pain often gets worse before it gets better, and you may have earache. Take your painkillers regularly.",
      "Days 5 to 12":
        "The white coating comes away. This is the second time when bleeding may start.",
      "Weeks 2 to 3":
        "You go back to normal meals and desk work as your strength returns. Do not go to the gym until about week three.",
    },
  },
  flying: `Do not fly for at least ${shortestFlightWait}, even if you feel well. Bleeding from the throat can block your airway or become life-threatening, and nobody on a plane can stop it. Do not make long car or coach journeys either.`,
  typicalStay: `Plan for ${stay}: ${daysBefore} for the examination and tests, then ${flight} after the operation. Stay close to a hospital with an emergency throat team. Choose a hotel that has soft food or a kitchenette. Share the room with someone who can call for help.`,
  followUp:
    "Your throat should look normal after about three weeks. Have a check at the clinic before you fly. If your tonsils were sent to a laboratory, ask for the results in writing.",
  nhs: "medical",
  operation: "general",
  canBeFatal: true,
  risksComplications: {
    common: [
      "A very sore throat and earache for 10 to 14 days.",
      "Trouble with eating, some weight loss and tiredness.",
      "Bad breath while the coating comes away.",
      "A change in taste or a nasal voice for several weeks.",
    ],
    serious: [
      {
        text: "Bleeding on the first day or up to two weeks later. Some need an emergency operation or a blood transfusion.",
        figure:
          "1 in 20 to 1 in 5 adults bleed; about 2 in 100 people of all ages have an operation to stop it",
        sources: ["clinicalReading", "tonsilsEngland"],
      },
      "Dehydration that needs hospital treatment, because it hurts to drink.",
      {
        text: "Chipped teeth, or injury to the lip, tongue or jaw joint.",
        figure: "About 1 in 4,500 people need treatment for a damaged tooth",
        sources: ["anaesthesiaRisks"],
      },
      { text: "A lasting change in taste, voice or swallowing.", likelihood: "rare" },
      "Breathing trouble after the anaesthetic, mainly in people with sleep apnoea.",
      { text: "Death from bleeding.", likelihood: "very rare" },
    ],
  },
  contains: ["tonsils"],
  costFactors: [
    "Whether only the tonsils are removed, or the adenoids and palate are treated too.",
    "The number of nights in hospital, and monitoring for sleep apnoea.",
    "The technique and single-use instruments.",
    "Two weeks or more of accommodation, which can cost more than you save on the surgeon’s fee.",
  ],
  questions: [
    "Do my records really meet the usual threshold for removing tonsils?",
    "Would you advise me to have this near home instead?",
    "Which method do you use, and how often do your patients bleed?",
    "Is a throat surgeon in the building or on call at night during my whole stay?",
    "Where exactly do I go if I bleed on day nine?",
    "Which painkillers will I get, and can I buy more in a Turkish pharmacy?",
    "Will my tonsils be examined under a microscope?",
    "What does an operation to stop bleeding cost, and who pays?",
  ],
  related: [],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Throat",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
