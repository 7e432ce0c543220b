import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "abdominoplasty",
  metaDescription:
    "Tummy tuck in Turkey: scars, muscle repair, blood clots and wound problems, weeks of recovery, when to fly, and indicative cost in pounds.",
  overview: [
    "In a full operation the skin between the navel and the pubic hair is taken away, the remaining skin is drawn down and the navel is brought out through a new opening. A mini version treats only skin below the navel. After massive weight loss, the surgeon may also remove skin upwards or around the flanks.",
    "It does not reduce fat around the organs or remove all stretch marks. Pregnancy or weight change afterwards can stretch the skin again.",
  ],
  idealCandidates: [
    "Adults with skin that hangs, or with parted muscles, after pregnancy or weight loss.",
    "People whose weight has held steady for six to twelve months.",
    "Women who do not plan more children.",
    "Non-smokers, or people who have stopped for good.",
    "People with help at home for the first weeks.",
  ],
  notSuitableFor: [
    "Anyone who still plans to lose much weight, or whose body mass index is well above 30.",
    "Current smokers, because poorly fed skin may die along the wound.",
    "People who have had a clot or have a clotting tendency, until a blood specialist has advised.",
    "People with poorly controlled diabetes, or serious heart or lung disease.",
    "Mothers within about six months of a birth, and everybody under 18.",
  ],
  preparation:
    "The team checks for anaemia, low protein and vitamin lack, which are common after bariatric surgery and slow healing. An ultrasound may look for hernias. Nicotine has to stop at least six weeks before and stay away for six weeks after. Discuss tablets that affect bleeding, hormone treatment and weight-loss injections. At home, freeze meals, arrange childcare, and set up a bed where you can lie with knees bent.",
  procedureSteps: [
    {
      title: "Video appointment",
      text: "You show the abdomen standing and sitting, describe operations, births and weight history, and hear from the surgeon whether travelling for it is wise.",
    },
    {
      title: "Meeting the surgeon",
      text: "Before admission you are examined for hernias, the line of the scar is drawn, and risks are gone through. Nothing obliges you to go on.",
    },
    {
      title: "Lifting the skin",
      text: "A low cut runs from hip to hip. Skin and fat are raised off the muscle up to the ribs.",
    },
    {
      title: "Repairing the muscle",
      text: "If the two upright muscles have drifted apart, strong stitches bring them together in the midline.",
    },
    {
      title: "Trimming and closing",
      text: "Surplus skin is removed, the navel is set, thin tubes may be left to drain fluid, and the wound is closed in layers.",
    },
    {
      title: "First steps",
      text: "Staff help you to stand within a day, bent at the hips, with stockings and often blood-thinning injections.",
    },
  ],
  anaesthesiaAndLength:
    "General anaesthesia is the rule, for two to four hours. Adding liposuction, breast or other surgery to one session lengthens it, and with each hour bleeding, cold and clots become likelier; ask whether two stages would be safer. Hospital care lasts one to three nights.",
  recoveryTime: {
    headline:
      "Expect one to three nights in hospital, a flight after 10 to 14 days, and six weeks without heavy lifting.",
    stages: [
      {
        when: "Week 1",
        what: "You walk stooped and sleep half-sitting, to spare the stitches. Coughing and laughing hurt. Drains come out when little fluid runs.",
      },
      {
        when: "Week 2",
        what: "Standing becomes straighter. Tiredness is normal, and help with washing, shopping and children is still needed.",
      },
      {
        when: "Weeks 3 to 4",
        what: "Desk work returns for many. No driving until you can stop sharply without hesitating.",
      },
      {
        when: "Weeks 5 to 8",
        what: "The binder comes off on advice. Lifting and abdominal exercise start gently.",
      },
      {
        when: "Months 3 to 18",
        what: "Swelling above the scar sinks, feeling returns in part, and the line fades but stays visible.",
      },
    ],
  },
  flying:
    "Ten days is the earliest that most surgeons accept, and fourteen is better. Repaired muscles make deep breaths shallow and the legs lie still, which is how clots form. An aisle seat, a wheelchair through the airport and a plan for anticlotting injections are reasonable requests.",
  typicalStay:
    "Ten to fourteen days, the first of them in hospital. Look for a hotel with a lift and a walk-in shower, and have a companion in the room. Checks take place every few days until drains and dressings are done.",
  followUp:
    "Arrange before leaving home who will look at the wound in weeks two to six, when openings and fluid pockets appear; a private nurse may be needed. Hospitals in the UK will treat sepsis or a clot. Scar revision, extra skin or an off-centre navel is another matter, normally paid for by the patient.",
  risksComplications: {
    common: [
      "A pocket of fluid under the skin (seroma) that a needle must empty, at times repeatedly.",
      "Numbness below the navel, partly permanent.",
      "Slow healing at the middle of the scar.",
      "Small folds at the ends of the scar.",
      "Back ache from walking bent.",
    ],
    serious: [
      "Deep vein thrombosis and pulmonary embolism, which can be fatal.",
      "Death of skin or loss of the navel, above all in smokers.",
      "Heavy bleeding that calls for a second operation or a transfusion.",
      "Wound infection that spreads into the blood.",
      "A wide, raised or uneven scar.",
      "Injury to bowel, chiefly where a hernia was overlooked.",
    ],
    seekHelp:
      "Sudden shortness of breath, pain in the chest, coughed-up blood or one swollen leg is an emergency: dial 112 in Turkey, 999 in Britain. Black skin edges, foul fluid, shivering or a belly that balloons need medical eyes that same day.",
  },
  costFactors: [
    "Mini, full or extended operation.",
    "Hernia or muscle repair, and liposuction of the flanks.",
    "Nights in hospital, and whether a private room is included.",
    "Length of the hotel stay for you and a companion.",
    "Binder, injections and additional dressings.",
  ],
  questions: [
    "Which version of the operation do I need, and where exactly will the scar run?",
    "Will you repair my muscles, and did you find a hernia?",
    "For how many days do I get anticlotting injections, and who teaches me to give them?",
    "Would you do this at my present weight?",
    "If fluid gathers after I fly, who drains it and who pays?",
    "Do you advise against combining it with other surgery in my case?",
    "How soon can the surgeon reach me if I bleed during the night?",
    "Which payments come back to me if I withdraw on the day before surgery?",
  ],
  related: ["liposuction", "breast-augmentation", "gastric-sleeve"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Abdomen",
};

export default details;
