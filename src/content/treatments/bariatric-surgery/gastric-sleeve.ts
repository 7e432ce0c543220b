import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "gastric-sleeve",
  metaDescription:
    "Gastric sleeve in Turkey: who may have it, the operation step by step, leaks and other serious risks, flying home, lifelong follow-up and cost.",
  overview: [
    "Weight usually falls fastest in the first year and levels off in the second. How much goes, and how much stays off, differs widely and depends also on the support you get. Type 2 diabetes, high blood pressure and sleep apnoea often improve, though none of them is sure to.",
    "In return, you take vitamins and have blood tests for the rest of your life. Arrange that care before you book: a clinic in another country cannot give it, and an NHS service may not take on routine checks after private surgery abroad.",
  ],
  idealCandidates: [
    "Adults with a body mass index (BMI) of 40 or more, or from 35 with an illness that weight loss may help.",
    "People from some ethnic backgrounds, or with recent type 2 diabetes, for whom specialists accept a somewhat lower BMI.",
    "People who have tried supervised diets, activity or medicines without lasting success.",
    "Anyone ready for lasting changes in eating and a blood test every year.",
  ],
  notSuitableFor: [
    "People with severe acid reflux, Barrett's oesophagus or a large hiatus hernia, all of which a sleeve can worsen.",
    "Women who are pregnant or hope to conceive within 12 to 18 months.",
    "People with an untreated eating disorder, severe depression, or dependence on alcohol or drugs.",
    "Those whose heart, lungs or liver make a general anaesthetic too dangerous.",
    "Smokers who cannot stop, because smoking makes leaks and clots likelier.",
    "Anyone who is under 18 years old.",
  ],
  preparation:
    "Expect blood tests, a heart tracing, often an ultrasound and a camera test of the stomach, and talks with a dietitian and a psychologist. Most surgeons ask for a low-carbohydrate, low-calorie diet of about two weeks, which shrinks the liver and makes room to operate. Stop smoking and vaping at least six weeks before. Ask your own doctor, not a sales team, how to adjust diabetes medicines, blood thinners, the contraceptive pill or HRT. Tell the anaesthetist about any weight-loss injection, as some slow the emptying of the stomach.",
  procedureSteps: [
    {
      title: "Consultation from home",
      text: "You send your history, medicines and BMI. The operating surgeon talks to you by video, says whether a sleeve suits you, and names the alternatives.",
    },
    {
      title: "Meeting in Turkey",
      text: "You see surgeon and anaesthetist in person and complete the tests. You can still say no; ask beforehand what would be refunded.",
    },
    {
      title: "Keyhole access",
      text: "Once you are asleep, the abdomen is filled with gas and four to six small cuts are made for a camera and instruments.",
    },
    {
      title: "Stapling",
      text: "A tube in the stomach serves as a guide. The stapler cuts and seals alongside it, and the outer part is taken out.",
    },
    {
      title: "Leak test",
      text: "Many surgeons check the staple line with dye or air, and some leave a drain.",
    },
    {
      title: "On the ward",
      text: "You walk within hours, wear compression stockings, receive injections against clots and sip water.",
    },
    {
      title: "Discharge",
      text: "You move to the hotel when you drink enough, pain is controlled, and pulse and temperature are normal.",
    },
  ],
  anaesthesiaAndLength:
    "A sleeve needs a general anaesthetic with a breathing tube, given by an anaesthetist used to caring for people with obesity. Surgery takes about one to two hours; with preparation and the recovery room, count on half a day.",
  recoveryTime: {
    headline:
      "Most people spend two to four nights in hospital and fly home 7 to 10 days after a sleeve.",
    stages: [
      {
        when: "First 3 days",
        what: "Soreness, nausea, and shoulder pain from the gas. Small sips of water, short walks often.",
      },
      {
        when: "Days 4 to 14",
        what: "Thin liquids only: soup, milk, protein drinks. Carry nothing heavier than a light bag.",
      },
      {
        when: "Weeks 3 to 6",
        what: "Purées, then soft food. Desk work is often possible after two to three weeks; heavy lifting waits until week six.",
      },
      {
        when: "Months 2 to 6",
        what: "Ordinary food in small portions, chewed slowly, protein first.",
      },
      {
        when: "After a year",
        what: "Weight settles. Old habits can bring it back, and supplements go on.",
      },
    ],
  },
  flying:
    "Clinics usually clear people after 7 to 10 days, when the wounds are dry, you drink well and nothing points to a leak. Sooner, the danger of clots is higher, and you would be in the air on the very days when leaks tend to show. Some specialists want longer, above all before long-haul flights. Ask whether to keep injecting blood thinners after the journey.",
  typicalStay:
    "Plan 9 to 12 days: one or two for tests, then hospital, then a hotel close to it, with a check shortly before you fly. Keep time and money in hand for extra nights.",
  followUp:
    "Ask your GP or a private bariatric team whether they will order blood tests and prescribe; some decline. You need a dietitian for the staged diet, blood tests at about 3, 6 and 12 months and yearly from then on, and daily vitamins and minerals as advised. Take home an operation note in English. NHS emergency departments treat emergencies, but putting right a disappointing sleeve is usually at your own cost.",
  risksComplications: {
    common: [
      "Pain in the abdomen and shoulder.",
      "Nausea, tiredness and constipation.",
      "Heartburn, new or worse than before.",
      "Thinner hair for some months.",
      "Loose skin that only another operation can remove.",
    ],
    serious: [
      "A leak from the staple line, which can cause life-threatening infection days or weeks later.",
      "Bleeding that needs a transfusion or a second operation.",
      "Clots in the legs, the lungs or the veins of the bowel.",
      "Narrowing of the sleeve, with vomiting that does not stop.",
      "Gallstones, and lack of vitamins or minerals that harms nerves, blood or bones.",
      "Reflux bad enough to need conversion to a bypass.",
      "Death, which is uncommon but a real risk of this surgery.",
    ],
    seekHelp:
      "Call 112 in Turkey or 999 in the UK for chest pain, trouble breathing or collapse. Go to an emergency department the same day with fever, a racing pulse, worsening pain in the belly or left shoulder, a swollen calf, or if you cannot keep fluids down.",
  },
  costFactors: [
    "A hospital with intensive care costs more than a small clinic.",
    "Nights in hospital, and whether endoscopy and scans are in the quote.",
    "A hiatus hernia that is repaired in the same operation.",
    "How many months of dietitian support come with it.",
    "Flights, insurance and the treatment of complications stay outside the package.",
  ],
  questions: [
    "How many sleeves did my surgeon do last year, and how many of them leaked?",
    "Is there intensive care in the same building, staffed at night?",
    "When am I checked for a leak, and how?",
    "Would a bypass, or medicine, suit my reflux or diabetes better than a sleeve?",
    "If it leaks before I fly, who pays for the operation and the extra nights?",
    "Which dietitian answers me in English in the second month, and in the twelfth?",
  ],
  related: ["gastric-bypass", "gastric-balloon", "abdominoplasty"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Stomach",
};

export default details;
