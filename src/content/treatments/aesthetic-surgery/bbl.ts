import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "bbl",
  metaDescription:
    "Brazilian butt lift (BBL) in Turkey: why it can be fatal, which technique lowers the risk, sitting and flying afterwards, indicative cost.",
  overview: [
    "Deaths have mostly followed injection into or beneath the muscle, where wide veins run. For some years surgeons in Britain were advised not to offer a BBL at all. Current guidance there accepts it only if fat goes into the layer directly under the skin, with ultrasound to show where the tip of the cannula is. Ask for both in writing, and walk away from a vague answer.",
    "Part of the fat, often a third or more, is reabsorbed within months, and weight changes alter the rest. The so-called liquid BBL with filler is another procedure, with grave dangers of its own.",
  ],
  idealCandidates: [
    "Adults who have read the risk of death and still, without hurry, want it.",
    "People with enough fat to move and a body mass index within the surgeon's limits.",
    "People in good health with no history of clots.",
    "People who can avoid sitting on the buttocks for weeks.",
  ],
  notSuitableFor: [
    "Very slim people, for whom there is too little fat, and anyone told to gain weight for it.",
    "People with obesity, heart or lung disease, sickle cell disease or a clotting disorder.",
    "Anyone who smokes or uses nicotine and will not stop.",
    "Anyone who wants the largest possible size, or several operations in a single session.",
    "People with past buttock injections of silicone, filler or unknown substances.",
    "Teenagers under 18, or anyone pressed into it by others.",
  ],
  preparation:
    "Blood count, clotting, heart tracing and a pregnancy test are routine. No nicotine for six weeks. The clotting risk from oestrogen, long flights and surgery adds up, so let the surgeon know about pills, patches and earlier miscarriages, and arrive two days or more before the operation. Think through how you would sleep, work and travel without sitting normally.",
  procedureSteps: [
    {
      title: "Consultation from home",
      text: "The surgeon in person, not a salesperson, hears your history, explains the danger of fat embolism and says which volume would be refused.",
    },
    {
      title: "Second consultation in Turkey",
      text: "Face to face, with an examination and a written plan: layer, ultrasound, volume, hospital. Leave a night between this talk and theatre, and feel free to go home instead.",
    },
    {
      title: "Taking the fat",
      text: "Liposuction gathers it from the waist, flanks, back or thighs while you lie on your front or side.",
    },
    {
      title: "Cleaning it",
      text: "Blood and oil are separated from the fat, which is kept sterile and loaded for injection.",
    },
    {
      title: "Injecting under the skin",
      text: "A blunt cannula, kept parallel to the surface and seen on ultrasound, lays small amounts above the muscle and never within it.",
    },
    {
      title: "Hospital night",
      text: "Oxygen, pulse and blood pressure are monitored, since embolism shows itself during surgery or in the hours after.",
    },
  ],
  anaesthesiaAndLength:
    "A general anaesthetic, given in a hospital with intensive care, and two to four hours in theatre. A surgeon who does several of these in one day grows tired, and tiredness has been blamed for mistakes in depth; you may ask how many are on the list.",
  recoveryTime: {
    headline:
      "Expect a night in hospital, no sitting or flying for two weeks, and normal chairs only after six weeks.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "Pain is strongest where fat was taken. You lie on your front or side, and walk a little each hour that you are awake.",
      },
      {
        when: "Days 4 to 14",
        what: "No direct sitting, except briefly on the toilet. The garment is worn all day with the buttocks left free.",
      },
      {
        when: "Weeks 3 to 6",
        what: "A cushion beneath the thighs lets you sit for short spells. Work without long sitting is possible first.",
      },
      {
        when: "Weeks 7 to 12",
        what: "Normal chairs, the gym and sleeping on the back come back gradually.",
      },
      {
        when: "Months 4 to 6",
        what: "What fat has survived is now what you keep, provided that your weight holds.",
      },
    ],
  },
  flying:
    "Not before two weeks. Fresh fat cannot bear hours of pressure, and a motionless flight after liposuction invites a thrombosis. You will need a thigh cushion, walks in the cabin, the surgeon's written agreement, and perhaps anticoagulant injections.",
  typicalStay:
    "Two weeks, with a first check on the day after surgery and three or four more. Someone you trust should share the room throughout, since dressing, washing and getting up are hard alone, and alarming signs need a second pair of eyes.",
  followUp:
    "Tell your GP what was done, when, and which drugs you were given. If you fall ill at home, go to A&E and say the words 'fat transfer to the buttocks'. The NHS will save life and treat infection; it does not reshape an unwanted outcome, and revision here or abroad is normally a private bill.",
  risksComplications: {
    common: [
      "Bruising, swelling and fluid from the liposuction wounds.",
      "Loss of part of the fat, on one side more than on the other.",
      "Firm lumps or oil cysts where fat has died.",
      "Numb patches.",
    ],
    serious: [
      "Death from fat embolism: fat in a torn vein blocks the heart or lungs within minutes or hours.",
      "Thrombosis in the leg that breaks off to the lung, also potentially fatal.",
      "Sepsis or flesh-destroying infection, sometimes with unusual bacteria.",
      "Damage to the sciatic nerve, with pain or a weak leg.",
      "Punctured organs and serious blood loss from the liposuction.",
      "Marked unevenness, hanging skin and scars that further surgery may not cure.",
    ],
    seekHelp:
      "Breathlessness, chest pain, blue lips, confusion, collapse or a racing heart after a BBL means an ambulance now: 112 in Turkey, 999 in the UK. Fever, spreading hot or blistering skin, or a leg that swells or weakens should be seen within hours.",
  },
  costFactors: [
    "Ultrasound guidance and the surgeon's unhurried time: a reason to pay more, not less.",
    "Hospital with intensive care rather than a small clinic.",
    "Number of areas that give fat.",
    "Two weeks of accommodation for two people.",
    "Insurance, which commonly excludes cosmetic operations unless bought for the purpose.",
  ],
  questions: [
    "Do you inject only above the muscle, and will the operation note say so?",
    "Do you use ultrasound throughout every injection?",
    "How many BBLs will you do on that day, and at what hour is mine?",
    "Has a patient of yours died or been in intensive care after this operation?",
    "How much fat is your limit for each side?",
    "Who injects the fat: you, or an assistant?",
    "What equipment and staff are there if an embolism happens?",
    "Would you advise somebody in my position against it?",
  ],
  related: ["liposuction", "abdominoplasty"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Buttocks",
};

export default details;
