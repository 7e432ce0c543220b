import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "botox-fillers",
  metaDescription:
    "Botulinum toxin and fillers: what they are, who may prescribe and inject them, serious risks, and why distance matters if something goes wrong.",
  overview: [
    "Botulinum toxin blocks the signal from nerve to muscle. An effect appears over days, is complete at about two weeks and wears off within three to four months. Most fillers consist of hyaluronic acid, which lasts roughly six to eighteen months and can be dissolved with an enzyme; other kinds cannot.",
    "Travelling for injections has drawbacks: the result shows, and many problems arise, after you have left. A qualified prescriber near home, or no treatment, may be the better choice. Neither product stops ageing.",
  ],
  idealCandidates: [
    "Adults of 18 or over whom a doctor has examined and found suitable.",
    "People who have weighed other options, including leaving things alone.",
    "People with realistic aims, who know that the effect is temporary.",
    "People who can stay near the clinic for some days and reach a doctor later.",
  ],
  notSuitableFor: [
    "Anyone pregnant, trying to conceive or breastfeeding.",
    "People with myasthenia gravis, Lambert-Eaton syndrome, motor neurone disease or another disorder of nerve and muscle.",
    "People allergic to an ingredient, or with infection, acne or cold sores at the site.",
    "People with an active autoimmune disease or earlier reactions to filler, before advice from their specialist.",
    "People whose worry over a barely visible feature rules their day.",
  ],
  preparation:
    "Write down every medicine and past injection, with product names and dates. Certain antibiotics and muscle relaxants strengthen the toxin, and blood thinners add bruises; whether to change anything is for your doctor to say. Tell the clinic about recent or planned dental work and vaccinations, especially before filler. Never bring, buy online or accept a product from an unlabelled vial.",
  procedureSteps: [
    {
      title: "Remote enquiry",
      text: "A video call with the doctor gathers history and questions. It cannot replace an examination, and no prescription should follow from it alone.",
    },
    {
      title: "Seeing the prescriber",
      text: "In the clinic the doctor watches your face at rest and in movement, discusses alternatives and risks, and decides whether to prescribe. Take time, a few days if you wish, before you consent.",
    },
    {
      title: "Checking the product",
      text: "Pack and vial are opened in front of you, and name, batch and expiry date go into the notes.",
    },
    {
      title: "Injections",
      text: "Skin is disinfected, then small doses enter the muscle, or gel is placed with a needle or blunt cannula while the doctor watches skin colour and sight.",
    },
    {
      title: "Waiting on site",
      text: "You remain for half an hour or so and leave with emergency contacts and the product details.",
    },
  ],
  anaesthesiaAndLength:
    "Toxin is usually injected without anaesthetic. Many fillers contain lidocaine, and cream or a dental-type block may be added for lips. Including the conversation, allow thirty to sixty minutes, and longer for a first visit.",
  recoveryTime: {
    headline:
      "Redness and small bruises are usual for days, and the full effect shows only after about two weeks.",
    stages: [
      {
        when: "First 4 to 24 hours",
        what: "Stay upright for some hours. Do not rub or massage the area, exercise hard, drink alcohol or use heat.",
      },
      {
        when: "Days 2 to 7",
        what: "Bruises and filler swelling go down. Toxin begins to act unevenly.",
      },
      {
        when: "Week 2",
        what: "The moment for a review. Any correction is a new medical decision.",
      },
      {
        when: "Later",
        what: "Lumps and inflammation around filler can appear weeks or months afterwards.",
      },
    ],
  },
  flying:
    "No single rule exists. Two to three days on the ground are sensible, because a blocked vessel after filler mostly declares itself in that time and needs treatment within hours, which an aircraft cannot give.",
  typicalStay:
    "Three to four days leave room for the examination, time to reflect, the injections and a check 48 hours later. Only a fortnight would include the usual review.",
  followUp:
    "Fix in advance who reviews you at two weeks: by video, or a local prescriber who agrees beforehand. Suspected side effects may be reported to the national medicines regulator (in the UK, by Yellow Card). Casualty departments treat emergencies, yet may not stock the enzyme that dissolves filler, and cosmetic correction is at your own cost.",
  risksComplications: {
    common: [
      "Pain, redness, swelling and bruising where the needle went in.",
      "Headache or a flu-like feeling after toxin.",
      "Unevenness, or an expression that feels stiff.",
      "A drooping brow or eyelid for weeks.",
    ],
    serious: [
      "Spread of toxin: weak muscles, double vision, trouble swallowing, speaking or breathing, hours to weeks later.",
      "Filler in or around an artery: dying skin, blindness in one eye or a stroke, sometimes irreversible.",
      "Severe allergic reaction.",
      "Infection, abscess, or hard inflamed nodules.",
      "Filler that migrates, and scarring.",
      "Botulism or poisoning from counterfeit or unlicensed products.",
    ],
    seekHelp:
      "Difficulty in swallowing, speaking or breathing, loss of sight, facial weakness on one side or collapse: dial 112 (Turkey) or 999 (UK). Blanched, mottled or increasingly painful skin after filler is an emergency too: contact the doctor immediately.",
  },
  costFactors: [
    "The figure is indicative and covers a doctor's time and examination, whether or not anything is prescribed.",
    "Which product a doctor considers suitable, and how much of it.",
    "Review visit, and treatment of side effects, which packages do not cover.",
    "Travel for an effect that fades within months.",
  ],
  questions: [
    "Which doctor examines me, prescribes and injects, and how can I verify the registration?",
    "What is the product called, is it authorised in Turkey, and may I photograph the batch label?",
    "Is there a reason in my history not to do this?",
    "What happens if I do nothing?",
    "Do you keep hyaluronidase and adrenaline in the room?",
    "Is the filler of a kind that can be dissolved?",
    "Who will see me in two weeks, when I am in another country?",
    "Which eye unit or hospital would you send me to?",
  ],
  related: ["chemical-peels", "blepharoplasty", "facelift"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Percutaneous",
  bodyLocation: "Face",
};

export default details;
