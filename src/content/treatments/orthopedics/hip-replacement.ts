import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { clinicsFlight, clinicsStay, daysBefore, duration, flight, stay } = figuresFor(
  summaries,
  "hip-replacement",
);

export default {
  metaDescription:
    "Hip replacement in Turkey: who it helps, the operation, months of recovery, when you can fly, serious risks, physiotherapy at home and estimated cost.",
  outcome: {
    purpose: "To relieve pain and stiffness from a worn or damaged hip.",
    lasts: "Most artificial hips last 15 years or longer.",
    undone:
      "No. The bone that is removed cannot be put back. A worn artificial hip can be replaced by another.",
  },
  overview: [
    "Nobody can say exactly how long your artificial hip will last. Younger and very active people are more likely to need another operation one day. The usual reason for a hip replacement is osteoarthritis. A broken hip is an emergency: have it treated where you are.",
    "Some things are not in the price. Someone must stay with you for at least two or three weeks, and your home must be ready. You often have to arrange and pay for physiotherapy yourself.",
  ],
  idealCandidates: [
    "Adults whose hip pain disturbs sleep and walking despite exercise, weight loss and painkillers.",
    "People whose X-ray shows severe damage that explains their pain.",
    "People who are well enough for major surgery and for a journey on crutches.",
    "People with a companion for the whole stay and a physiotherapist booked at home.",
  ],
  notSuitableFor: [
    "People with an infection anywhere, for example in the teeth, skin, bladder or hip.",
    "People with unstable heart disease, or a recent stroke or blood clot.",
    "People with poorly controlled diabetes, until it has improved.",
    "People who cannot follow safety advice, for example because of dementia.",
    "People with nobody to help them in the first weeks at home.",
  ],
  onTheNhs:
    "A new hip is free once exercise, weight loss and painkillers no longer help. Your GP or physiotherapist refers you.",
  rightToChoose: true,
  ifYouDoNothing:
    "Pain and stiffness usually get worse slowly. Many people manage for years with exercise and painkillers.",
  preparation:
    "Have skin sores and urine infections treated. Send recent X-rays. List all your medicines, including weight-loss injections. Get written instructions from your doctor about blood thinners, HRT, and medicines for diabetes or rheumatoid arthritis. Practise with crutches and learn the exercises before the operation. Before you leave home, set up a raised toilet seat, a firm high chair and a handrail.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "Your surgeon looks at your X-rays and asks how far you can walk. They may advise you to wait, or to try something else first.",
    "Examination in Turkey":
      "The surgeon and the anaesthetist examine you, order blood tests and a heart check, and answer your questions. You can still say no.",
    "Opening the joint":
      "The surgeon reaches the hip from the side, the back or the front. Each way has its own risks.",
    "New socket":
      "The worn surface of the socket is removed. A new cup with a lining is pressed, screwed or cemented into the pelvis.",
    "New ball":
      "The top of the thigh bone is removed. A stem is fixed inside the bone, with a ball on top.",
    "Testing and closing":
      "The surgeon checks leg length and movement, and closes the wound with stitches or clips.",
    "Standing up":
      "A physiotherapist helps you to stand on the same day or the next, first with a frame and then with crutches.",
  },
  anaesthetics: ["general", "spinal", "sedation"],
  anaesthesiaAndLength: `You have a general anaesthetic, or a spinal injection that numbs the lower body. With the injection you can also have a sedative. Which is better for you depends on your back, heart and lungs. Surgery takes ${duration}.`,
  recoveryTime: {
    headline: `Most people walk with crutches within a day or two, stay in Turkey for ${stay} and take months to recover.`,
    stages: {
      "Days 1 to 4":
        "In hospital you have pain relief and medicine to prevent clots. You take your first steps and practise stairs.",
      "Weeks 1 to 3":
        "After hospital, in a hotel with a lift, take several short walks and do your exercises every day. Clips come out after about 12 to 14 days.",
      "Weeks 4 to 6":
        "You walk with one crutch or a stick. Many surgeons tell you not to use low chairs, cross your legs or bend the hip far.",
      "Weeks 6 to 12":
        "You can usually go back to desk work, and drive once you can do an emergency stop.",
      "Months 3 to 12": "You can walk further, swim and cycle. Aches can last up to a year.",
    },
  },
  flying: `Plan to fly ${flight} after the operation, not sooner. Many UK surgeons advise against any flight for six weeks and against a long flight for three months. That’s longer than the 90 days in any 180 days that British travellers may spend in Turkey without a visa. Clinics in Turkey often plan ${clinicsFlight}. Blood clots are more likely for weeks after a hip replacement. Ask whether you need medicine to prevent clots on the journey. Book wheelchair help and an aisle seat, and walk when you can.`,
  typicalStay: `Plan for ${stay}, though clinics in Turkey often plan ${clinicsStay}: ${daysBefore} for checks, then ${flight} after the operation. You spend three to five nights in hospital. Then you stay in a hotel, with physiotherapy. Ask what the weeks cost that a package leaves out.`,
  followUp:
    "Book a physiotherapist for the first days after your return, and a nurse to check the wound. Book X-rays at about six weeks and one year. Give your GP the operation note and the list of medicines. Keep the implant labels for life, because the UK’s joint registries do not record operations abroad.",
  nhs: "medical",
  operation: "general",
  canBeFatal: true,
  risksComplications: {
    common: [
      "Pain, bruising and swelling of the whole leg.",
      "Tiredness and poor sleep for several weeks.",
      "A small difference in leg length. An insole often helps.",
      "A numb patch near the scar.",
    ],
    serious: [
      {
        text: "Blood clots, which are more likely than after most operations, for weeks afterwards.",
        figure: "8 to 12 in 1,000 people within three months",
        sources: ["hipClots", "jointClots"],
      },
      {
        text: "Infection around the implant, now or years later. The implant may have to be removed, with months of antibiotics.",
        figure: "About 1 in 100 people",
        sources: ["jointInfection"],
      },
      {
        text: "Dislocation: the ball comes out of the socket, mostly in the first weeks.",
        figure: "About 2 in 100 people within six years",
        sources: ["hipDislocation"],
      },
      "A broken thigh bone or pelvis, during the operation or later.",
      "Nerve damage, which can leave a foot that you cannot lift (foot drop).",
      {
        text: "Loosening or wear, which needs a second, harder operation.",
        figure: "About 4 in 100 people within ten years",
        sources: ["jointRevision"],
      },
      {
        text: "Pain that does not go away.",
        figure: "About 1 in 10 people",
        sources: ["jointPain"],
      },
      {
        text: "Heart attack, stroke or death. These are more likely with age and illness.",
        figure: "About 3 in 1,000 people die within three months",
        sources: ["hipDeaths"],
      },
    ],
  },
  contains: ["newJoint"],
  costFactors: [
    "The make and material of the implant. Ceramic costs more than metal and plastic.",
    "One hip or both, and a first operation or a repeat one.",
    "Nights in hospital, and the number of physiotherapy sessions.",
    "Other illnesses, which may mean extra tests or intensive care.",
  ],
  questions: [
    "Which implant would I get, and how long does it last according to joint registries?",
    "How many hips do you replace each year, and how many become infected or dislocate?",
    "From which side do you operate, and which movements must I avoid afterwards?",
    "How will you protect me from clots, for how many weeks, and during the flight?",
    "Who pays if I must stay longer or need another operation?",
    "Will I get the implant labels and a report in English?",
  ],
  related: [],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Hip",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
