import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "facelift",
  metaDescription:
    "Facelift in Turkey: techniques in plain words, bruising and time off, nerve injury and bleeding, when to fly home, and the indicative cost.",
  overview: [
    "Names differ more than operations do. A mini lift uses shorter scars and treats mainly the jowls; a full lift adds the neck; a deep-plane lift frees tissue closer to the branches of the facial nerve, and takes longer. What suits a face depends on its skin, bone and fat, not on the label.",
    "Changes usually last several years, though gravity, sun and weight go on working. Eyelid surgery, fat transfer or skin treatment are sometimes advised with it; each addition prolongs the recovery.",
  ],
  idealCandidates: [
    "Adults, mostly from their forties on, with sagging cheeks, jowls or loose neck skin.",
    "People whose skin still has some elasticity.",
    "People with normal or well-controlled blood pressure.",
    "People who can stay out of company for two to three weeks.",
  ],
  notSuitableFor: [
    "Smokers and vapers who have not stopped: the raised skin depends on tiny vessels.",
    "People whose blood pressure is high and untreated.",
    "People who take blood thinners that cannot safely be paused.",
    "Anyone who hopes to look like another person, or as they did decades ago.",
    "People with severe depression or body dysmorphic disorder, or in the middle of a life crisis.",
  ],
  preparation:
    "Have your blood pressure measured for some weeks beforehand and treated if it is raised, because a surge after surgery starts bleeding. Nicotine must be out of your life a month or more before. Report past fillers, threads and lifts, since they alter the layers that the surgeon works in. Aspirin-like painkillers, vitamin E, garlic and ginkgo capsules are often stopped two weeks ahead on medical advice. Grow your hair long enough to cover the scars.",
  procedureSteps: [
    {
      title: "Online assessment",
      text: "Photographs in even light and a conversation with the operating surgeon show whether a lift, something smaller or nothing at all is sensible.",
    },
    {
      title: "Consultation in the clinic",
      text: "Skin, movement of the face and old scars are examined in Turkey before the day of surgery. Sleep on it; declining at this point is always allowed.",
    },
    {
      title: "Cuts around the ears",
      text: "The incision runs from the temple, along the front of the ear and into the hair behind it, often with a short one beneath the chin.",
    },
    {
      title: "Lifting the deep layer",
      text: "Skin is raised, then the sheet of muscle and connective tissue under it is tightened or moved and fixed.",
    },
    {
      title: "Draping the skin",
      text: "Skin is laid back without strain, the surplus is cut off, fine stitches follow, and a drain may stay in overnight.",
    },
    {
      title: "Observation",
      text: "Head raised, pressure watched, face checked every hour: a swelling on one side is looked for all night.",
    },
  ],
  anaesthesiaAndLength:
    "Most lifts are done under general anaesthesia; some surgeons use local anaesthetic with deep sedation, still with an anaesthetist. Allow three to five hours, and longer with eyelids or a deep-plane technique. One night in hospital is usual.",
  recoveryTime: {
    headline:
      "Most people leave hospital the next day and wait 10 to 14 days before flying, still somewhat swollen.",
    stages: [
      {
        when: "Days 1 to 2",
        what: "The face feels tight and numb more than painful. Bandage and drain are removed. You lie with the head high.",
      },
      {
        when: "Days 3 to 10",
        what: "Swelling peaks, then sinks towards the neck; bruises turn yellow. Stitches in front of the ear come out within this time.",
      },
      {
        when: "Weeks 2 to 3",
        what: "Make-up can cover what remains of the colour. Office work resumes.",
      },
      {
        when: "Weeks 4 to 6",
        what: "Exercise, saunas and hair dye may return when the surgeon says so.",
      },
      {
        when: "Months 2 to 12",
        what: "Tightness and numb ears improve, and pink scars whiten.",
      },
    ],
  },
  flying:
    "Wait until stitches are out and the surgeon has looked at you: ten days at least, two weeks preferably. Bending, heaving luggage and the strain of an airport raise pressure in the head just when a late bleed is possible.",
  typicalStay:
    "Between ten days and a fortnight. Visits on the first, third, seventh and tenth day are typical. You may not want to be seen, so choose a quiet room and meals brought in, and keep the scars out of the sun.",
  followUp:
    "Photographs sent at set times let the surgeon follow swelling and facial movement for a year. Weakness that lasts beyond some weeks deserves a specialist's opinion near home. An accident and emergency department will handle bleeding or infection, but touching up asymmetry or scars falls outside the NHS, and a return visit may be at your expense.",
  risksComplications: {
    common: [
      "Bruising and puffiness for two to three weeks.",
      "Numb cheeks and earlobes, for months.",
      "A feeling of tightness when you turn the head.",
      "Slight unevenness while swelling goes down.",
    ],
    serious: [
      "Blood collecting under the skin (haematoma), mostly within a day, which may need theatre at once; men and people with high blood pressure face it more often.",
      "Injury to a branch of the facial nerve: a weak brow, lid or lip, mostly temporary but in some people permanent.",
      "Skin that dies in front of or behind the ear and heals with a broad scar.",
      "Hair loss along the incision, a moved hairline or pulled earlobes.",
      "Infection of the wound.",
      "Clots or heart trouble under anaesthesia, in rare cases fatal.",
    ],
    seekHelp:
      "One cheek or one side of the neck that swells fast and hurts, or any trouble with breathing or swallowing, cannot wait until morning: alert the ward, or call the ambulance (112 in Turkey, 999 in the UK). Report fever, pus or a sudden droop on the same day.",
  },
  costFactors: [
    "Mini, full or deep-plane technique.",
    "Neck, eyelids or fat transfer in the same session.",
    "Repeat surgery, which is harder than a first lift.",
    "Experience of the surgeon with faces in particular.",
    "Hotel nights needed until the stitches are out.",
  ],
  questions: [
    "Is the face the main part of your surgical work, and what are you registered as?",
    "Which layer do you lift, and what is the danger to the nerve in it?",
    "How often do your patients bleed afterwards, and who is in the building at night?",
    "What will still bother me after this operation?",
    "May I see where the scars will lie on my own face before I agree?",
    "Which stitches come out when, and by whom?",
    "What help do you give from a distance if my lip or brow is weak?",
  ],
  related: ["blepharoplasty", "chemical-peels", "liposuction"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Face and neck",
};

export default details;
