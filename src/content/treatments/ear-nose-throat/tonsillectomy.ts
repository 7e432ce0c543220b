import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "tonsillectomy",
  metaDescription:
    "Tonsil and adenoid removal in Turkey for adults: two painful weeks, the danger of late bleeding, why to delay the flight, and likely cost.",
  overview: [
    "Tonsils help to fight germs early in life; adults manage well without them. Surgery is usually considered after about seven bad sore throats in one year, five a year for two years, or three a year for three. Fewer attacks often fade on their own, so waiting is a reasonable choice.",
    "Travel needs careful thought here. The wound in the throat is left open to heal, and it can bleed without warning up to two weeks later. Somebody who flies home on day five may bleed at the very time when no surgeon is near. If you cannot stay for a fortnight, this is better done at home.",
  ],
  idealCandidates: [
    "Adults with frequent, well-recorded tonsillitis that keeps them from work or study.",
    "People who have had an abscess beside the tonsil (quinsy), in particular more than once.",
    "Those whose very large tonsils disturb breathing at night, as shown by a sleep study.",
    "Anyone with a companion and the freedom to remain in Turkey for two weeks.",
  ],
  notSuitableFor: [
    "Anyone with one enlarged tonsil, an ulcer or a neck lump: see a doctor at home urgently, as cancer must be excluded.",
    "People with tonsillitis now or in the past two to three weeks.",
    "Those with a bleeding disorder, or who refuse blood transfusion, without specialist planning.",
    "People whose only complaint is an occasional sore throat or bad breath.",
    "Anyone with severe sleep apnoea, if the hospital has no overnight monitoring.",
  ],
  preparation:
    "Collect dates of your throat infections from your medical record. Mention loose teeth, crowns, family bleeding trouble and snoring. Blood count and clotting tests are taken. Aspirin and anti-inflammatory painkillers may have to stop beforehand, but only with medical advice. Avoid crowds and people with coughs in the final week, and delay if you fall ill.",
  procedureSteps: [
    {
      title: "Case review online",
      text: "The surgeon who would operate checks by video whether removal is justified and explains what two weeks of recovery means far from home.",
    },
    {
      title: "Hospital assessment",
      text: "Your mouth and neck are examined in Turkey, along with your fitness for anaesthetic. Agreement given online does not bind you.",
    },
    {
      title: "Positioning",
      text: "You are put to sleep, a tube protects the windpipe, and a small frame holds the mouth open.",
    },
    {
      title: "Taking out the tonsils",
      text: "They are separated from the muscle with steel instruments, heat or radiofrequency energy. No cut is made on the outside.",
    },
    {
      title: "Checking the adenoids",
      text: "The space behind the nose is inspected and blocking tissue removed. In most adults little is left there.",
    },
    {
      title: "Stopping the bleeding",
      text: "Vessels are sealed or tied. The bed of each tonsil stays open and later grows a white coating.",
    },
    {
      title: "Observation",
      text: "Nurses watch for fresh blood and make sure that you can drink before you go, often the following morning.",
    },
  ],
  anaesthesiaAndLength:
    "Tonsils are removed under general anaesthetic with a breathing tube. Thirty to sixty minutes in theatre is typical. An overnight bed is wise for visitors, since the first twenty-four hours carry one of the two peaks in bleeding.",
  recoveryTime: {
    headline:
      "Most adults leave hospital after one night, have a very sore throat for two weeks and fly after 14 days.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "Swallowing hurts and the voice sounds odd. Sip often, and eat soft food even though it stings.",
      },
      {
        when: "Days 4 to 8",
        what: "Pain frequently gets worse before it improves, and reaches the ears. Regular painkillers matter most now.",
      },
      {
        when: "Days 5 to 12",
        what: "The white coating peels away. This is the second period when bleeding may start.",
      },
      {
        when: "Weeks 2 to 3",
        what: "Normal meals and work return as strength does. Hold off from the gym until about week three.",
      },
    ],
  },
  flying:
    "Do not board before two weeks have passed, even if you feel well. A throat bleed can block breathing or cause dangerous loss of blood, and nothing on an aircraft can stop it. Long overland journeys away from a hospital carry the same problem.",
  typicalStay:
    "Fourteen to fifteen days, spent within easy reach of a hospital with an emergency throat team. Choose a hotel with a kitchenette or soft meals, a lift and quiet nights, and share the room with someone who can call for help.",
  followUp:
    "The throat looks clean after about three weeks, and a short check by the clinic before departure is usually all that is planned. Laboratory results, if tonsils were sent, should reach you in writing. Bleeding at home goes straight to the nearest NHS emergency department. Costs of a longer stay or a second operation in Turkey fall on you or your insurer.",
  risksComplications: {
    common: [
      "Strong throat and ear pain for ten to fourteen days.",
      "Trouble eating, with some weight loss and tiredness.",
      "Bad breath while the coating comes off.",
      "Altered taste or a nasal voice for some weeks.",
    ],
    serious: [
      "Bleeding in the first day or up to two weeks later, sometimes with emergency surgery or transfusion.",
      "Infection or severe dehydration that leads to readmission.",
      "Chipped teeth, or injury to lip, jaw joint or tongue.",
      "Lasting change in taste, voice or swallowing, which is uncommon.",
      "Breathing trouble after the anaesthetic, chiefly with sleep apnoea.",
      "Death from haemorrhage, which is very rare but recognised.",
    ],
    seekHelp:
      "Treat any fresh red blood from the mouth as an emergency: sit up, spit it out and call an ambulance. A doctor is needed promptly if you cannot drink for a day, run a high temperature or struggle to breathe.",
  },
  costFactors: [
    "Tonsils alone, or adenoids and palate too.",
    "One night or several in hospital, with monitoring for sleep apnoea.",
    "The technique and single-use instruments chosen.",
    "Two weeks of accommodation, which outweighs any difference in the surgeon's fee.",
  ],
  questions: [
    "Do my records really meet the usual threshold for removing tonsils?",
    "Would you advise me to have this near home instead?",
    "Which method do you use, and how does its bleeding rate compare?",
    "Is a throat surgeon in the building or on call at night during my whole stay?",
    "Where exactly do I go if I bleed on day nine?",
    "Which painkillers will I get, and can I buy more in a Turkish pharmacy?",
    "Will my tonsils be examined under a microscope?",
    "What does an unplanned return to theatre cost, and who is billed?",
  ],
  related: ["septoplasty", "sinus-surgery"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Throat",
};

export default details;
