import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "hip-replacement",
  metaDescription:
    "Hip replacement in Turkey: who it helps, the operation, weeks of recovery, when a flight is safe, serious risks, physiotherapy at home and cost.",
  overview: [
    "Most modern hips last well over a decade, many more than two, but none is guaranteed, and younger or very active people are likelier to need another one day. The usual reason is osteoarthritis. A broken hip is an urgent case and no matter for travel.",
    "People look abroad mostly because of waiting times or private prices. Count in what a price list does not show: somebody who comes along for two or three weeks, a suitable home, and physiotherapy that you arrange and often pay for yourself.",
  ],
  idealCandidates: [
    "Adults whose hip pain disturbs sleep and walking, although exercise, weight loss and tablets have been tried.",
    "People whose X-ray shows severe damage that fits what they feel.",
    "People well enough for major surgery and a journey on crutches.",
    "Anyone with a companion for the whole stay and a physiotherapist booked at home.",
  ],
  notSuitableFor: [
    "People with an infection anywhere: teeth, skin, bladder or the hip itself.",
    "Those with unstable heart disease, a recent stroke or a recent clot.",
    "People whose blood sugar is badly controlled, until it has improved.",
    "Anyone who cannot follow safety rules after surgery, because of dementia for example.",
    "Those with nobody to help them in the first weeks at home.",
  ],
  preparation:
    "Have your teeth seen to, and skin sores and urine infections treated. Send recent X-rays, not a year old. Stop smoking for at least six weeks. Blood thinners, rheumatism drugs and HRT need written instructions from the doctor who prescribes them. Practise with crutches, and learn the exercises while they are still easy. Put a raised toilet seat, a firm high chair and a handrail in place at home, since you will need all three on the day that you return.",
  procedureSteps: [
    {
      title: "Video consultation",
      text: "The surgeon studies your pictures, asks how far you can walk, and tells you whether to wait, to treat it otherwise, or to operate.",
    },
    {
      title: "Examination before surgery",
      text: "After you arrive, surgeon and anaesthetist examine you, order blood tests and a heart check, and answer your doubts. Saying no is still possible.",
    },
    {
      title: "Opening the joint",
      text: "The surgeon reaches the hip from the side, the back or the front. Each route has its own risks.",
    },
    {
      title: "Socket",
      text: "Worn cartilage is removed from the pelvis, and a cup with a liner is pressed, screwed or cemented in.",
    },
    {
      title: "Stem and ball",
      text: "The head of the thigh bone is sawn off, a stem is set into the bone and a ball is fixed on it.",
    },
    {
      title: "Testing and closing",
      text: "Leg length and stability are checked through the whole range of movement. Stitches or clips close the wound.",
    },
    {
      title: "Standing up",
      text: "A physiotherapist gets you on your feet on the same day or the next, on a frame, then on crutches and stairs.",
    },
  ],
  anaesthesiaAndLength:
    "A spinal injection that numbs the lower body, with a sedative if you wish, is as common as a general anaesthetic. Which is better for you depends on your back, heart and lungs. The operation lasts between one and two hours.",
  recoveryTime: {
    headline:
      "Most people walk on crutches within a day or two, stay two to three weeks and recover over months.",
    stages: [
      {
        when: "Days 1 to 4",
        what: "Hospital: pain relief, clot prevention, first steps, then stairs.",
      },
      {
        when: "Weeks 1 to 3",
        what: "Hotel with a lift, short walks several times a day, daily exercises. Clips come out around day 12 to 14.",
      },
      {
        when: "Weeks 4 to 6",
        what: "At home with one crutch or stick. Many surgeons forbid low chairs, crossed legs and deep bending in this period.",
      },
      {
        when: "Weeks 6 to 12",
        what: "Driving once you can brake hard, then desk work. Physiotherapy builds up strength and balance.",
      },
      {
        when: "Months 3 to 12",
        what: "Longer walks, swimming, cycling. Aches and stiffness keep fading for up to a year.",
      },
    ],
  },
  flying:
    "Two to three weeks is the earliest that clinics in Turkey commonly plan for. Many UK surgeons advise against any flight for about six weeks and against long ones for three months, because a new hip makes clots in leg and lung likelier for weeks. No firm proof settles the date. Talk over your own risk with surgeon and GP, ask for clot-preventing medicine to cover the trip, book wheelchair help and an aisle seat, and walk when you can.",
  typicalStay:
    "Two to three weeks: two days of checks, three to five nights in hospital, then a hotel with physiotherapy visits until the wound has healed and the clips are out. Staying until week six is the cautious choice if you can.",
  followUp:
    "Book a physiotherapist to begin within days of your return, a nurse to look at the wound, and an X-ray at about six weeks and one year. Show your GP the operation note, the medicine plan and the labels of the implant. Operations abroad do not enter the UK's National Joint Registry, so keep those labels for ever. If the hip dislocates or becomes infected, NHS hospitals look after the emergency; who pays for a later planned revision is a question to settle before you go.",
  risksComplications: {
    common: [
      "Pain, bruising and swelling of the whole leg.",
      "Tiredness and poor sleep for some weeks.",
      "A small difference in leg length, often helped by an insole.",
      "A numb patch near the scar.",
    ],
    serious: [
      "Blood clots in the leg, or in the lung, which can kill.",
      "Infection around the implant, which may mean its removal and months of antibiotics.",
      "Dislocation, most of all in the first weeks.",
      "A fracture of the thigh bone or pelvis during or after surgery.",
      "Damage to a nerve, with a foot that drops.",
      "Loosening or wear, and a second, harder operation.",
      "Heart attack, stroke or death, rare but likelier with age and illness.",
    ],
    seekHelp:
      "Sudden chest pain or breathlessness, or a hip that gives way with a short, twisted leg: phone 112 or 999. A hot, red or weeping wound, fever or a swollen, tender calf needs a doctor today.",
  },
  costFactors: [
    "The make and material of the implant: ceramic costs more than metal on plastic.",
    "One hip or both, and a first operation or a revision.",
    "Nights in hospital and the number of physiotherapy sessions.",
    "Illnesses that call for intensive care or extra tests.",
    "Physiotherapy and X-rays after the journey home.",
  ],
  questions: [
    "Which implant would I get, and what does its long-term record in joint registries show?",
    "How many hips do you replace each year, and how many become infected or dislocate?",
    "Which approach do you use, and which movements must I avoid afterwards?",
    "What protects me against clots, for how many weeks, and during the flight?",
    "Who pays if I must stay longer or need another operation?",
    "Will I be given the implant labels and a report in English?",
  ],
  related: ["knee-replacement", "carpal-tunnel"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Hip",
};

export default details;
