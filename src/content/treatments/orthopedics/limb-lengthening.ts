import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "limb-lengthening",
  metaDescription:
    "Limb lengthening in Turkey, plainly told: nails and frames, months of pain and physiotherapy, grave risks, flying, a second operation and the cost.",
  overview: [
    "Three systems are in use: a frame outside the leg, fixed by pins; a frame combined with a nail inside the bone; and a nail that lengthens itself, driven by a magnet held against the skin. The last leaves no open pin sites and is the dearest. Surgeons limit how much one bone is stretched, often to 5 to 8 centimetres in the thigh and less in the shin, since danger grows with each one.",
    "For somebody healthy, becoming taller is a cosmetic wish, and complications are frequent even in good hands. Unhappiness about height does not always end with a few centimetres more. A psychological assessment and months of reflection belong to honest care.",
  ],
  idealCandidates: [
    "Adults with a clear difference in leg length after injury, illness or from birth.",
    "Adults whose growth has ended, whose wish is stable over years and whom a psychologist has seen.",
    "Non-smokers with healthy bones and joints and a supportive household.",
    "People who can set aside a year, and money for setbacks.",
  ],
  notSuitableFor: [
    "Anyone under 18, and adults whose bones are still growing.",
    "People with body dysmorphic disorder, untreated depression, or pressure from others.",
    "People who smoke, or have poorly controlled diabetes, brittle bones or vitamin D deficiency not yet treated.",
    "Those with stiff hips, knees or ankles, or nerve disease in the legs.",
    "People who have had clots, or bone infection at the site.",
    "Anyone who lives by sport, dancing or heavy labour.",
  ],
  preparation:
    "You need long-leg X-rays, bone and vitamin D tests, often a CT scan, and a separate talk with a mental-health professional. Nicotine in any form slows new bone, so it must stop months before. Stretch hips, calves and hamstrings daily. Take second opinions, one of them from a surgeon who gains nothing if you go. Rent a step-free home near the hospital, arrange long leave, and choose somebody who can live with you.",
  procedureSteps: [
    {
      title: "Repeated consultations",
      text: "More than one video call with the surgeon covers motives, limits, devices and what may go wrong.",
    },
    {
      title: "Assessment in Turkey",
      text: "Days before surgery you are examined and measured, meet physiotherapist and anaesthetist, and decide again in peace.",
    },
    {
      title: "Cutting the bone",
      text: "Under anaesthesia the thigh or shin bone is cut through small openings, with care for its blood supply.",
    },
    {
      title: "Fixing the device",
      text: "A lengthening nail is slid into the marrow and locked with screws, or pins are joined to an outer frame. A cosmetic procedure does both legs, sometimes in two sessions.",
    },
    {
      title: "Waiting",
      text: "For about a week nothing is stretched, so that the first soft bone can form.",
    },
    {
      title: "Lengthening",
      text: "Several small steps a day add up to roughly one millimetre, with X-rays every week or two. Five centimetres need some two months, and pace is cut if nerves or joints protest.",
    },
    {
      title: "Hardening",
      text: "All in all, each centimetre takes one to two months to become firm bone. X-rays decide when full weight is allowed.",
    },
    {
      title: "Taking the metal out",
      text: "One to two years later, nail and screws are commonly removed in a second operation; frames come off earlier.",
    },
  ],
  anaesthesiaAndLength:
    "A general anaesthetic is the rule, often with an epidural for the first days. Both legs take two to five hours. More blood may be lost than the small scars suggest, and the first night calls for close watch, among other things for fat particles in the lungs.",
  recoveryTime: {
    headline:
      "Most people lengthen for two to three months, walk freely some months later and need about a year to recover.",
    stages: [
      {
        when: "Week 1",
        what: "Hospital, strong painkillers, transfer from bed to wheelchair or frame.",
      },
      {
        when: "Months 1 to 3",
        what: "Stretching and physiotherapy on most days, tight muscles, poor sleep. Walking is limited to what the device can carry.",
      },
      {
        when: "Months 4 to 8",
        what: "Bone hardens. From wheelchair to crutches to free walking, slowly.",
      },
      {
        when: "Months 9 to 12",
        what: "Muscles and gait are trained. Running and sport wait for the surgeon's word, and may never be what they were.",
      },
      {
        when: "Year 2",
        what: "Removal of the nail, with some weeks of care after it.",
      },
    ],
  },
  flying:
    "Travel in the first month is unwise: clots and fat in the lungs, pain and swelling speak against it. Later it depends on where you are in the lengthening. Those who go home with a nail in mid-course need the magnet device, X-rays and a doctor there, which few can arrange, and airlines may ask for a medical form and extra seats. Staying until lengthening ends is safer.",
  typicalStay:
    "One to four months. Shorter stays shift the hardest weeks to a place where nobody knows your device. Check official rules on how long you may remain in Turkey, and on residence permits, before you book.",
  followUp:
    "You will need X-rays every few weeks until the bone is solid, physiotherapy for up to a year, and a surgeon who accepts you as a patient at home. Find that person first: orthopaedic departments often will not take over cosmetic lengthening, and the NHS steps in for emergencies only. Do not have an MRI scan with a magnetic nail in place unless its maker permits it. Plan the removal from the start.",
  risksComplications: {
    common: [
      "Strong pain, worst at night, and dependence on painkillers.",
      "Tight calves, knees or hips.",
      "Infected pin sites with frames.",
      "Tingling, swelling and scars.",
      "Loneliness, low mood and loss of fitness.",
    ],
    serious: [
      "Fat embolism, deep vein thrombosis or pulmonary embolism, which can be fatal.",
      "Nerve or vessel damage, with a dropped foot or compartment syndrome.",
      "Joints that stiffen or slip, and a foot fixed on tiptoe.",
      "Bone that heals too early, too late, crooked or not at all.",
      "Deep bone infection, in the extreme with loss of the limb.",
      "A broken device or bone, and several unplanned operations.",
      "Chronic pain, early arthritis and legs of unequal length.",
    ],
    seekHelp:
      "Breathing trouble, confusion or chest pain in the first days is an emergency. A leg that is tense and unbearably painful, toes you can no longer lift, or a fever needs the operating team within hours.",
  },
  costFactors: [
    "The system: frames cost least, magnetic nails most.",
    "One bone, two, or four, and the length that is sought.",
    "Months of lodging and physiotherapy, for two people.",
    "Treatment of complications, which no package covers.",
    "Removal of the metal, frequently left out of the first figure.",
  ],
  questions: [
    "How many lengthenings have you done with this device, and may I see your complication figures?",
    "At how many centimetres would you advise me to stop?",
    "Is the nail approved for my weight, and are there safety notices about it?",
    "Who sees my X-rays each week, and who slows the pace?",
    "What would non-union, infection or a broken nail cost me?",
    "What do your patients say they cannot do any more?",
  ],
  related: ["hip-replacement", "knee-replacement"],
  cities: ["istanbul", "izmir"],
  procedureType: "Surgical",
  bodyLocation: "Leg",
};

export default details;
