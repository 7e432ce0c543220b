import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "breast-augmentation",
  metaDescription:
    "Breast implants in Turkey: choice of implant and position, how long implants last, rupture and rare cancers, recovery and indicative cost.",
  overview: [
    "Implants differ in size, shape and surface; most now are round with a smooth or lightly textured shell and a silicone gel filling. The cut is usually in the fold under the breast. A place partly behind the muscle hides the edges better in slim people, but hurts more at first.",
    "Implants fill a breast; they do not lift one that hangs. That may need a breast lift with more scars. Fat transfer is another way to add a small amount.",
  ],
  idealCandidates: [
    "Healthy adults whose breasts have finished developing and who decide for themselves.",
    "People who understand that implants need monitoring and later surgery.",
    "People whose breast screening is up to date for their age and family history.",
    "People at a stable weight who do not plan a pregnancy in the coming year.",
  ],
  notSuitableFor: [
    "Anyone who is pregnant, breastfeeding or stopped breastfeeding within the last six months.",
    "People with untreated breast cancer, a new lump, or an infection anywhere in the body.",
    "People with a serious autoimmune or bleeding disorder, without their own specialist's advice.",
    "Anyone who feels pushed by a partner, or hopes that implants will settle a low mood.",
    "Young people under 18.",
  ],
  preparation:
    "Depending on age and family history you may need a mammogram or ultrasound first; bring the report. Stop nicotine in every form about six weeks ahead, since it starves healing skin of blood. Tell the team about aspirin, ibuprofen, fish oil, hormones and weight-loss injections, as some must be stopped or delayed before an anaesthetic. Buy the soft, wire-free bra that the surgeon recommends.",
  procedureSteps: [
    {
      title: "First talk by video",
      text: "The operating surgeon asks about health, pregnancies, breast disease in the family and what you hope for, and explains what implants cannot do.",
    },
    {
      title: "Measuring in person",
      text: "In Turkey the surgeon examines the breasts, measures the chest and agrees size and position with you, ideally a day or more before surgery, so that you can withdraw.",
    },
    {
      title: "Making the pocket",
      text: "Through a cut of four to five centimetres a space is formed behind the gland or the muscle, and bleeding is stopped.",
    },
    {
      title: "Placing the implant",
      text: "The implant is put in with as little handling as possible, and symmetry is checked while you are raised on the table.",
    },
    {
      title: "Closing",
      text: "Layers of stitches close the fold. A bra or band supports the breasts, and you receive a card with the make, model and serial number of each implant.",
    },
  ],
  anaesthesiaAndLength:
    "You are asleep under a general anaesthetic for one to two hours; a lift at the same time adds an hour or more. An anaesthetist stays throughout. Some people leave the same evening, but after travelling a night in hospital is sensible, because bleeding, if it comes, tends to come in the first 24 hours.",
  recoveryTime: {
    headline: "Most people spend one night in hospital and fly home after 7 to 10 days.",
    stages: [
      {
        when: "First 3 days",
        what: "A tight, heavy chest, worse behind the muscle. Regular painkillers help, and you sleep on your back, propped up.",
      },
      {
        when: "Rest of week 1",
        what: "Light tasks below shoulder height. Lifting a suitcase is not one of them.",
      },
      {
        when: "Weeks 2 to 3",
        what: "Return to desk work and, once you can brake hard without pain and your insurer agrees, to driving.",
      },
      {
        when: "Weeks 4 to 6",
        what: "Support bra day and night. Gym, swimming and lifting children begin again step by step.",
      },
      {
        when: "Months 3 to 6",
        what: "The implants settle lower and feel softer, and scars begin to pale.",
      },
    ],
  },
  flying:
    "A week is the usual least. Pressure in the cabin does not burst implants; the reasons to wait are clots, late bleeding, and how sore it is to raise the arms to a locker. Ask staff to lift your bag.",
  typicalStay:
    "Seven to ten days cover tests and the meeting with the surgeon, a hospital night, a check on the second or third day and another before departure.",
  followUp:
    "Keep the implant card for life and tell every radiographer before a mammogram that you have implants. Go to your GP with any change in shape, a lump, or swelling years later. The NHS deals with emergencies and may remove an implant for a medical reason, but does not normally replace one put in privately, so exchange or revision is usually your own expense. An overseas operation may be missing from UK implant records.",
  risksComplications: {
    common: [
      "Swelling, bruising and tightness in the first weeks.",
      "Change of feeling in the nipples, sometimes for good.",
      "Visible folds or edges, mostly in slim people.",
      "Some difference between the two sides.",
    ],
    serious: [
      "Bleeding around the implant that means going back to theatre.",
      "Infection, which often can be cured only by removing the implant for some months.",
      "Hard, painful scar tissue that squeezes the implant (capsular contracture).",
      "Rupture or leak, which may be silent.",
      "A rare cancer of the immune system (BIA-ALCL), linked mainly with textured implants, and other rare cancers in the scar capsule.",
      "Clots in the legs or lungs, and reactions to anaesthesia.",
      "Difficulty with breastfeeding later on.",
    ],
    seekHelp:
      "A breast that grows quickly, hard and painful within hours needs a surgeon at once. So do fever, spreading redness, an opening wound, breathlessness or a painful calf: use 112, 999 or the nearest emergency department.",
  },
  costFactors: [
    "Make and type of implant, and the manufacturer's warranty.",
    "A lift, or the removal of old implants, in the same operation.",
    "Position behind the muscle, which takes longer.",
    "Surgeon's experience and standard of the hospital.",
    "Replacement in later years, which no quote contains.",
  ],
  questions: [
    "Which make, surface and size of implant do you propose, and why?",
    "Is that implant approved in Europe or the UK?",
    "What share of your patients needs another operation, and for what reasons?",
    "Would a lift, a smaller size or no operation serve me better?",
    "Who pays for surgeon, theatre and flights if an implant has to come out early?",
    "Will I get the serial numbers and operation report in English?",
    "Can my decision change after we meet, and what do I lose?",
  ],
  related: ["abdominoplasty", "liposuction"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Breast",
};

export default details;
