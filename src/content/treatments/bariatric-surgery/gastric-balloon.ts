import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "gastric-balloon",
  metaDescription:
    "Gastric balloon in Turkey: the types, the hard first week, who removes it and where, serious risks, when to fly, questions to ask and indicative cost.",
  overview: [
    "Most balloons are placed and removed with an endoscope, a thin camera passed through the mouth. Some are swallowed in a capsule, filled through a fine tube and made to empty and pass by themselves after about four months. In either case a doctor has to judge whether you are fit for one.",
    "Distance is the hard part. Somebody must be able to take the balloon out early if it troubles you, and on time at the end. Many hospitals at home are reluctant to handle a device that they did not place. Settle who removes it, where and at whose cost before you choose a clinic abroad.",
  ],
  idealCandidates: [
    "Adults with a BMI of roughly 27 to 40 whose weight is harming their health.",
    "People who do not want an operation on the stomach, or are not fit for one.",
    "People told to lose weight before other surgery, such as a new hip or knee.",
    "Those who can come back to Turkey for removal, or have arranged it at home in writing.",
  ],
  notSuitableFor: [
    "Anyone who has had stomach or weight-loss surgery, or has a large hiatus hernia.",
    "People with an ulcer, severe reflux, inflammatory bowel disease or swollen veins in the gullet.",
    "People on blood thinners or daily anti-inflammatory tablets that cannot be paused.",
    "Women who are pregnant, breastfeeding, or likely to conceive while it is in.",
    "People with untreated bulimia, binge eating or alcohol dependence.",
    "Anyone below the age of 18, without exception.",
  ],
  preparation:
    "You describe past operations and all medicines, and have blood tests. An acid-blocking tablet usually starts some days before and goes on for as long as the balloon is in. Eat lightly the day before, then fast for as long as you are told, often 12 hours or more. Diabetes drugs and weight-loss injections need special instructions. Have oral rehydration salts at hand and clear your diary for a week.",
  procedureSteps: [
    {
      title: "Remote consultation",
      text: "A doctor, not only a coordinator, goes through your health with you by video and explains diets, medicines and surgery as other ways.",
    },
    {
      title: "Check on the spot",
      text: "The doctor who will place the balloon examines you in Turkey and leaves time to change your mind.",
    },
    {
      title: "Looking first",
      text: "For most types you are sedated, and the endoscope looks for an ulcer or hernia that would rule the balloon out.",
    },
    {
      title: "Placing and filling",
      text: "The empty balloon is guided into the stomach and filled, mostly with about half a litre of salt water, commonly tinted blue. A swallowed one is checked by X-ray before and after filling.",
    },
    {
      title: "A few hours of rest",
      text: "Staff watch you until the sedative has worn off and the first cramps are under control. Someone has to go back to the hotel with you.",
    },
    {
      title: "Months of coaching",
      text: "The device does nothing on its own: a dietitian guides you from liquids to small regular meals.",
    },
    {
      title: "Removal",
      text: "At the end, under sedation, it is punctured, emptied and drawn out through the mouth. Leaving it in for longer than its approved time is dangerous.",
    },
  ],
  anaesthesiaAndLength:
    "Deep sedation by an anaesthetist is common; you breathe by yourself and remember little. Placing takes 20 to 40 minutes, and removal about as long. A balloon in a capsule needs no sedation, but you must be able to swallow a large pill with a tube attached.",
  recoveryTime: {
    headline:
      "Most people leave the clinic the same day, feel sick for several days and fly after 4 to 5 days.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "Nausea, vomiting and cramps, sometimes hard to bear. You live on sips, tablets and sleep.",
      },
      {
        when: "Days 4 to 7",
        what: "The stomach gets used to it. Liquids go down better, and short outings become possible.",
      },
      {
        when: "Weeks 2 and 3",
        what: "Purées and soft food; work is usually no problem by now.",
      },
      {
        when: "Until removal",
        what: "Small meals and regular contact with the dietitian. The effect often fades in the later months.",
      },
      {
        when: "After removal",
        what: "Appetite returns. The next half-year decides how much of the weight stays away.",
      },
    ],
  },
  flying:
    "Wait until you have kept fluids down for a full day, as a rule 4 to 5 days after placing. Vomiting in mid-air leads quickly to dehydration, which also thickens the blood, and an unsettled balloon may still have to be taken out. If yours is filled with gas instead of water, ask its maker's rules on altitude.",
  typicalStay:
    "Six or seven days: the placing on the second, then quiet days within reach of the clinic, which should see you once more before you leave. For removal you need another trip of two or three days, unless it has been agreed elsewhere.",
  followUp:
    "Keep a card that names the balloon's make, volume, date of placing and latest date of removal, and show it to any doctor. The contraceptive pill may fail while you vomit, so use condoms as well. Your local accident and emergency unit can help if something goes badly wrong; booking routine removal there is another matter, and private removal can cost as much as the placing.",
  risksComplications: {
    common: [
      "Feeling sick and vomiting, for most people in the first days.",
      "Stomach cramps and back pain.",
      "Heartburn, burping and bad breath.",
      "Weight that comes back afterwards.",
    ],
    serious: [
      "Severe dehydration that strains the kidneys and needs a drip.",
      "Early removal because the body does not tolerate it.",
      "Deflation, after which the empty balloon can block the bowel and call for surgery.",
      "An ulcer or a hole in the stomach or gullet.",
      "Inflammation of the pancreas, or a balloon that swells by itself.",
      "Stomach contents drawn into the lungs during sedation.",
      "Death, reported rarely, chiefly after a hole or a blockage.",
    ],
    seekHelp:
      "Blue or green urine can mean that the balloon is leaking: see a doctor that day. Severe or steady pain, a hard belly, vomiting that lasts beyond the first week or comes back later, fever or black stools call for a hospital at once.",
  },
  costFactors: [
    "The type: a swallowed balloon or one licensed for a year is dearer than a six-month one.",
    "Whether removal, early removal included, is part of the price.",
    "An anaesthetist for both sessions.",
    "The number of dietitian appointments.",
    "The second journey and hotel stay, which the first quote may leave out.",
  ],
  questions: [
    "Which make of balloon is it, and for how many months is it approved?",
    "Is removal included, on what date, and what if I cannot travel then?",
    "Who in my own country has agreed to take it out in an emergency?",
    "How many of your patients need it removed early?",
    "Will the doctor look at my stomach for ulcers before placing it?",
    "What shall I do at 3 in the morning if I cannot stop vomiting?",
  ],
  related: ["gastric-sleeve", "gastric-bypass"],
  cities: ["istanbul", "antalya", "izmir"],
  bodyLocation: "Stomach",
};

export default details;
