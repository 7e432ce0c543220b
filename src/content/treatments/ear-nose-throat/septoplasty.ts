import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "septoplasty",
  metaDescription:
    "Septoplasty in Turkey for a deviated septum: what it can and cannot do, recovery, risks, safe time to fly and an indicative cost in pounds.",
  overview: [
    "Hardly anybody has a perfectly straight septum, and a bend that causes no trouble needs no surgery. A blocked nose also has other causes, such as allergy, polyps or swollen turbinates (the ridges on the side walls). That is why an examination comes before any decision, and why sprays are usually tried first.",
    "The turbinates are sometimes made smaller in the same session. If the outside of the nose is crooked as well, septoplasty alone will not correct it; the combined operation is described under rhinoplasty.",
  ],
  idealCandidates: [
    "Adults with a constant blockage on one or both sides that matches a bend seen by a specialist.",
    "People for whom a course of nasal spray or allergy treatment has not been enough.",
    "Those with repeated nosebleeds from a sharp spur on the septum.",
    "People who need a straighter passage so that a sinus operation can be done.",
  ],
  notSuitableFor: [
    "Anyone whose blockage comes mainly from hay fever or from overuse of decongestant sprays.",
    "People who hope to cure snoring or sleep apnoea with this operation alone.",
    "Those with an active cold, sinus infection or untreated inflammation of the nasal lining.",
    "People who use cocaine, as the septum may not heal and can collapse.",
    "Anyone with uncontrolled high blood pressure or a clotting problem.",
  ],
  preparation:
    "See a doctor at home first, so that allergy has been looked for and treated. Aspirin, ibuprofen and similar tablets raise the risk of bleeding, and stopping them needs agreement from whoever prescribed them. Give up cigarettes and vapes a month ahead. A heavy cold in the week before is a reason to postpone.",
  procedureSteps: [
    {
      title: "Talking from home",
      text: "Your intended surgeon takes your history by video and reads any scan or letter that you have. Blockage cannot be judged from photographs, so this remains a first opinion.",
    },
    {
      title: "Looking inside the nose",
      text: "In Turkey the surgeon examines both passages with a thin camera and tells you honestly whether the bend explains your symptoms. You may still decline.",
    },
    {
      title: "A cut inside one nostril",
      text: "With you asleep, the lining is lifted off the cartilage and bone on each side.",
    },
    {
      title: "Straightening",
      text: "Bent parts are trimmed, moved or replaced. Enough is left at the front and top to hold the nose up.",
    },
    {
      title: "Securing the lining",
      text: "Dissolving stitches hold the layers together. Soft splints or dressings may stay in for some days.",
    },
    {
      title: "Clearing the nose",
      text: "Splints and crusts are removed in clinic, usually within a week, and washing with salt water begins or continues.",
    },
  ],
  anaesthesiaAndLength:
    "A general anaesthetic is usual, as the airway has to be protected while the surgeon works inside the nose. The operation takes 45 to 90 minutes, a little more with turbinate surgery. You may leave the same evening or be kept overnight if you live with other illness or have bled.",
  recoveryTime: {
    headline:
      "Most people leave hospital the same day or the next morning, and fly after 7 to 10 days.",
    stages: [
      {
        when: "First 48 hours",
        what: "Blood-stained fluid drips from the nose and it feels completely blocked. There is ache rather than sharp pain.",
      },
      {
        when: "Days 3 to 7",
        what: "Crusts form. Rinse as you were shown, do not blow your nose, and sneeze with the mouth open.",
      },
      {
        when: "Week 2",
        what: "Air begins to pass. Many people return to quiet work, away from smoke and dust.",
      },
      {
        when: "Weeks 3 to 4",
        what: "Exercise and lifting can be built up, if there has been no bleeding.",
      },
      {
        when: "Month 3",
        what: "The lining has settled, and it becomes clear how much the breathing has improved.",
      },
    ],
  },
  flying:
    "Cabin pressure can make a swollen nose and blocked ears very painful, and late bleeding is most likely in the first week to ten days. Fly only after splints are out and a camera check shows clean healing; some surgeons ask for two full weeks.",
  typicalStay:
    "Eight to ten days covers the examination, surgery the day after, a quiet week and the clearing of the nose. Keep the return ticket changeable, because a bleed on day six would alter the plan.",
  followUp:
    "Salt-water rinses go on for several weeks at home. Arrange a camera check at about six weeks, with a private ear, nose and throat clinic if yours in Turkey cannot do it. A GP can treat a simple infection and an emergency department a bleed; straightening a septum that has shifted again would be a new operation that you pay for.",
  risksComplications: {
    common: [
      "Blocked feeling and crusting for two to three weeks.",
      "Light bleeding or pink mucus in the first days.",
      "Sore throat from the breathing tube and a dry mouth.",
      "Numb upper front teeth or gum, which mostly recovers.",
    ],
    serious: [
      "A heavy nosebleed that needs packing or a return to theatre.",
      "A collection of blood in the septum, which can destroy cartilage if it is not drained.",
      "A permanent hole in the septum that may whistle, crust or bleed.",
      "A dip in the bridge or a drop of the tip when support is lost.",
      "No lasting relief, scar bands inside the nose, or reduced smell.",
      "Leak of the fluid around the brain or a serious anaesthetic event, both rare.",
    ],
    seekHelp:
      "Call an ambulance for a nosebleed that keeps running despite leaning forward and pinching for a quarter of an hour. Worsening pain with a tightly swollen septum, fever, rash or severe headache needs a hospital at once.",
  },
  costFactors: [
    "Whether turbinates, polyps or sinuses are treated as well.",
    "A first septoplasty or a repeat after an injury or an earlier operation.",
    "Day surgery or a night in hospital, and the tests charged apart.",
    "Scans and medicines, which some quotes leave out.",
  ],
  questions: [
    "Does the bend that you see really explain my blocked nose?",
    "What should I try before septoplasty, and for how long?",
    "Will you also reduce the turbinates, and how much tissue would you take?",
    "Do you use packing or splints, and who removes them on which day?",
    "How do you keep the bridge of my nose supported?",
    "Which ear, nose and throat specialist operates, and may I meet that person beforehand?",
    "If I bleed after leaving hospital, which number do I ring and who answers in English?",
  ],
  related: ["rhinoplasty", "sinus-surgery", "tonsillectomy"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Nasal septum",
};

export default details;
