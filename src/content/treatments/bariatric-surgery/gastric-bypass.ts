import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "gastric-bypass",
  metaDescription:
    "Gastric bypass in Turkey: how it differs from a sleeve, who may have it, leaks, ulcers and hernias, supplements for life, flying home and indicative cost.",
  overview: [
    'The usual form is the Roux-en-Y bypass, with two joins. Some surgeons offer a one-anastomosis or "mini" bypass, which has a single join, takes less time and can let bile flow back into the pouch. Ask which one is meant.',
    "A bypass may suit people with troublesome reflux or type 2 diabetes better than a sleeve. In principle it can be reversed, yet that is a second major operation and seldom done. Some people regain weight after a few years.",
  ],
  idealCandidates: [
    "Adults whose BMI is at least 40, or above 35 together with diabetes, sleep apnoea or similar disease.",
    "People with obesity and bad reflux, for whom a sleeve would be a poor choice.",
    "Those whose type 2 diabetes stays hard to control in spite of treatment.",
    "People who can afford supplements, and will take them, every day for good.",
  ],
  notSuitableFor: [
    "Anybody who smokes or vapes: nicotine greatly raises the danger of ulcers where pouch and bowel meet.",
    "People who depend on anti-inflammatory painkillers such as ibuprofen or naproxen.",
    "People with Crohn's disease or much scarring from abdominal surgery, unless a specialist agrees.",
    "Women who are pregnant, or who want to be within a year and a half.",
    "People whose drinking, drug use or bulimia is not under control.",
    "People under 18, whose care belongs with a specialist team near home.",
  ],
  preparation:
    "A team should look at your heart, lungs, liver and mood, and at your stomach through an endoscope, because most of it will be hard to reach later. A Helicobacter infection is treated first. You follow a liver-shrinking diet for two weeks or more, and nicotine must be gone for at least six weeks and stay away. List every medicine: slow-release tablets, the contraceptive pill, and drugs for epilepsy or the thyroid may be absorbed differently afterwards, so make a plan with your own doctor.",
  procedureSteps: [
    {
      title: "First talk, by video",
      text: "Your surgeon goes through your records and sets bypass, sleeve and non-surgical treatment side by side.",
    },
    {
      title: "Assessment on arrival",
      text: "Missing tests are done, and you meet surgeon and anaesthetist face to face. You sign consent only after that, and may withdraw it.",
    },
    {
      title: "Making the pouch",
      text: "Working through five or six keyhole cuts, the surgeon divides the stomach with staplers and leaves a pouch about as big as an egg.",
    },
    {
      title: "Upper join",
      text: "The small bowel is cut across, and its lower end is brought up and joined to the pouch.",
    },
    {
      title: "Lower join",
      text: "The other end, which carries juices from stomach and pancreas, is joined further down. Gaps behind the bowel are stitched, so that loops are less likely to slip through.",
    },
    {
      title: "Testing the joins",
      text: "Air or dye shows whether they are tight before the cuts are closed.",
    },
    {
      title: "Close watch",
      text: "You spend the first night where staff can see your pulse and breathing at all times. Fluids come by drip, then in sips.",
    },
  ],
  anaesthesiaAndLength:
    "Two to three hours under general anaesthetic are typical, more if you have been operated on before. A ventilator breathes for you meanwhile. If you use a CPAP mask for sleep apnoea, bring it to the hospital.",
  recoveryTime: {
    headline:
      "Most people leave hospital after about three nights, and should not fly before day 10.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "A drip, sips of water and the first walks along the corridor.",
      },
      {
        when: "To the end of week 2",
        what: "Nourishing liquids. Tiredness is normal; fever is not.",
      },
      {
        when: "Weeks 3 and 4",
        what: "Purées, a few spoonfuls at a time. Office work often becomes possible towards the end.",
      },
      {
        when: "Weeks 5 to 8",
        what: "Soft, then ordinary food. Lifting and exercise return step by step.",
      },
      {
        when: "Later months",
        what: "Sweet or fatty food may bring on dumping: sweating, cramps and dizziness. Alcohol acts faster than it used to.",
      },
    ],
  },
  flying:
    "Ten days is a sensible minimum after a straightforward keyhole bypass. By then most early leaks and bleeds from the joins have shown themselves, while clots stay likelier than usual for weeks. A long flight, a very high BMI or an earlier clot are reasons to wait more. Wear the stockings from the ward and carry your discharge letter on board.",
  typicalStay:
    "Reckon with 11 to 14 days. The first two go to tests, the next three or four to the hospital, and the others to rest near it. The surgeon sees you again at the end.",
  followUp:
    "Check-ups for life are part of this treatment. They cover iron, B12, folate, calcium, vitamin D and other values at about 3, 6 and 12 months, then yearly; B12 is often given by injection. Get a GP or private service at home to agree in writing before you pay a deposit. Tell every doctor, dentist and pharmacist about the bypass, because some tablets no longer suit you. In an emergency the NHS acts at once, whoever operated; a planned revision after surgery abroad is rarely free of charge.",
  risksComplications: {
    common: [
      "Sore wounds, bloating and low energy.",
      "Dumping after sugar or large meals.",
      "Food that sticks when eaten too fast.",
      "Changed bowel habit and smelly wind.",
      "Hair loss that mostly recovers, and sagging skin that does not.",
    ],
    serious: [
      "A leak at a join, with peritonitis and sepsis.",
      "Internal hernia or blocked bowel, an emergency that can come years later and in pregnancy.",
      "Ulcer at the upper join, which may bleed or burst.",
      "Deep vein thrombosis and pulmonary embolism.",
      "A tight join that has to be stretched by endoscopy.",
      "Severe lack of iron, B12, thiamine or calcium, or low blood sugar after meals.",
      "Death, for instance from a leak, a clot or a heart attack.",
    ],
    seekHelp:
      'Sudden or cramping belly pain is an emergency after a bypass, even years on: go to a hospital with surgeons and say the word "bypass". Do the same for vomited blood, black stools, fever, breathlessness or a painful leg.',
  },
  costFactors: [
    "Roux-en-Y or one-anastomosis: one join more means more time and staples.",
    "First operation, or revision of a band or sleeve, which costs clearly more.",
    "The hospital's level of care and the nights that are included.",
    "Supplements for the rest of your life, which no quote covers.",
  ],
  questions: [
    "Which bypass do you propose, and why that one for me?",
    "How often do your bypass patients go back to theatre within 30 days?",
    "Do you close the gaps behind the bowel?",
    "Which of my medicines must change, and who decides that with my GP?",
    "What happens if a join leaks on day 8, when I am in the hotel?",
    "Whom can a hospital in my country phone at night about the operation?",
    "Which supplements will I need, and what do they cost per month?",
  ],
  related: ["gastric-sleeve", "gastric-balloon"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Stomach and small bowel",
};

export default details;
