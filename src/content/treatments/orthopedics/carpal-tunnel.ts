import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "carpal-tunnel",
  metaDescription:
    "Carpal tunnel surgery in Turkey: when splints and injections come first, the operation, care of the hand, risks, flying and what travel adds to the cost.",
  overview: [
    "Many hands get better without surgery. A splint at night for six weeks or more, a change in how you work, or a steroid injection is enough for plenty of people, above all when symptoms are mild or come with pregnancy. Surgery is for a nerve that stays squeezed in spite of these, or that has begun to fail.",
    "Timing matters too. When the fingertips are numb all day or the thumb muscle has wasted, waiting can make damage permanent, and relief after surgery may be partial. In that case a quick referral at home is often better than a trip.",
  ],
  idealCandidates: [
    "Adults with typical tingling in thumb, index and middle finger that wakes them at night.",
    "People in whom splints and an injection failed or helped only briefly.",
    "Those with nerve tests that confirm where the trouble is.",
    "People with weakness, clumsiness or constant numbness, who should not wait for a trip if a referral at home is quicker.",
  ],
  notSuitableFor: [
    "Women whose symptoms began in pregnancy, as these mostly settle after the birth.",
    "People whose tingling comes from the neck, the elbow or diabetes alone.",
    "Anyone with broken or infected skin on the palm or wrist.",
    "People with an untreated underactive thyroid or inflamed joints, which come first.",
    "Those who need both hands within days, to walk with crutches or to care for somebody.",
  ],
  preparation:
    "Ask your GP for blood sugar and thyroid tests and send any nerve conduction study to the clinic. Most people on aspirin or another blood thinner need not stop it for so small a cut, but leave that to surgeon and prescriber. Take off rings and nail varnish. At home, lay in easy meals and clothes without small buttons: the bandaged hand must stay dry and does little for some days.",
  procedureSteps: [
    {
      title: "Talk from a distance",
      text: "You describe which fingers tingle, and when. The hand surgeon asks about splints and injections and may advise you to stay at home.",
    },
    {
      title: "Examination of the hand",
      text: "In Turkey the surgeon tests feeling and thumb strength, looks at neck and elbow, and repeats nerve tests if they are old. Only now is the operation agreed.",
    },
    {
      title: "Numbing",
      text: "An injection into palm and wrist stings for a moment. A cuff on the arm may feel tight.",
    },
    {
      title: "Release",
      text: "Through a cut of 2 to 4 centimetres at the base of the palm, the ligament over the nerve is divided. In the keyhole method the cut is smaller, at the wrist.",
    },
    {
      title: "Closing",
      text: "Fine stitches and a padded bandage follow. You can move your fingers at once, and should.",
    },
    {
      title: "Going back to the hotel",
      text: "After an hour or so you leave with the arm in a sling, held above the heart.",
    },
  ],
  anaesthesiaAndLength:
    "Only the hand is numbed, and you are awake. Cutting and stitching last a quarter to half an hour, your visit perhaps three. Sedation or a general anaesthetic is seldom needed and would add risk. Doctors rarely treat both hands on one day, since you could hardly wash or dress.",
  recoveryTime: {
    headline:
      "Most people go back to the hotel the same day and can fly after two or three days, hand raised.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "Throbbing that tablets control. Keep the hand up, fingers moving, bandage dry.",
      },
      {
        when: "Days 4 to 14",
        what: "A lighter dressing. Eating, typing and dressing come back bit by bit; stitches go after 10 to 14 days.",
      },
      {
        when: "Weeks 3 to 6",
        what: "Massage of the scar. Gripping and leaning on the palm still hurt. Drive when you hold the wheel firmly and without pain.",
      },
      {
        when: "Months 2 to 6",
        what: "Strength recovers. Heavy manual work is often possible after six to ten weeks.",
      },
      {
        when: "Up to a year",
        what: "Numbness of long standing improves slowly, or stays in part.",
      },
    ],
  },
  flying:
    "A short flight is usually fine two or three days after a local anaesthetic, once the surgeon has looked at the wound. The reason to wait is swelling: a hand that hangs down in a cabin throbs and strains the stitches. Rest it on your chest or a cushion, keep bending the fingers, and let others lift the suitcase.",
  typicalStay:
    "Four or five days cover the tests, the operation and one change of dressing. To have the stitches out in Turkey you would need about two weeks; otherwise agree with a nurse at home beforehand that she or he will do it.",
  followUp:
    "Stitches are removed at 10 to 14 days. Ask whether a hand therapist should show you nerve and tendon exercises. Your GP or pharmacist can judge a red wound, but is not bound to manage the whole course, and the clinic should answer by message with photographs. If symptoms have not changed after three months, the nerve should be tested again, at your own expense if done privately.",
  risksComplications: {
    common: [
      "A tender scar for two to three months.",
      "Aching at the base of the palm when you press on it.",
      "Weaker grip for some months.",
      "Stiff or swollen fingers.",
    ],
    serious: [
      "Infection of the wound or, rarely, of the tendons.",
      "Injury to the nerve or its branch to the thumb, with lasting numbness or weakness.",
      "A ligament that was not fully cut, so that symptoms persist.",
      "Return of the trouble years later.",
      "Complex regional pain syndrome: burning pain, swelling and stiffness that can last.",
    ],
    seekHelp:
      "See a doctor straight away if pain becomes fierce, redness spreads, pus appears, fingers turn pale or blue, or you feel feverish. New numbness after the anaesthetic has worn off should be reported to the surgeon that day.",
  },
  costFactors: [
    "How many nights the package holds: with so short an operation, hotel and transfers can be a large part of the price.",
    "Open or keyhole technique; neither is clearly better in the long run.",
    "Nerve conduction tests, if you have none.",
    "Whether a specialised hand surgeon operates.",
    "Hand therapy afterwards, and a second visit for the other side.",
    "A private clinic near you may charge no more in all: get that price too.",
  ],
  questions: [
    "Are you a specialist in hand surgery, and how many releases do you do in a month?",
    "Have I really tried enough without an operation?",
    "Do you work openly or by keyhole, and how often do you switch?",
    "Who removes my stitches, and who do I write to if the wound looks wrong?",
    "How likely is it that my numb fingertips recover?",
    "What would you offer if the tingling returns?",
  ],
  related: ["hip-replacement", "knee-replacement"],
  cities: ["izmir", "istanbul", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Wrist and hand",
};

export default details;
