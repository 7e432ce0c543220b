import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { clinicsFlight, clinicsStay, daysBefore, duration, flight, stay } = figuresFor(
  summaries,
  "knee-replacement",
);

export default {
  metaDescription:
    "Knee replacement in Turkey: total or partial, the exercises that follow, flying with a swollen knee, serious risks, care at home and estimated cost.",
  outcome: {
    purpose: "To relieve pain and stiffness from a worn or damaged knee.",
    lasts: "Often 15 years or longer. About 1 in 5 people still have pain a year later.",
    undone: "No. Only another artificial knee can replace it, in a larger operation.",
  },
  overview: [
    "In a total knee replacement, the surgeon replaces the whole joint. In a partial one, only the inner, outer or front part is replaced. A partial replacement heals faster and keeps more of your own knee. But it suits fewer people, and another operation is more likely. Ask which one suits you, and why.",
    "Most people are glad that they had it, but some still have pain a year later without a clear cause. Kneeling often stays uncomfortable, and running is not recommended. If your knee hurts only on long walks, exercise and weight loss may be enough for years.",
  ],
  idealCandidates: [
    "Adults with severe arthritis on an X-ray, and pain that limits them every day.",
    "People who have tried physiotherapy, weight loss and painkillers for several months without enough relief.",
    "People who are willing to bend a sore knee several times a day for weeks.",
    "People who can stay until the wound has healed.",
  ],
  notSuitableFor: [
    "People with only mild arthritis on an X-ray, who are more likely to be disappointed.",
    "People with an infection, a leg ulcer or a rash near the knee.",
    "People with very poor circulation in the leg, or poorly controlled diabetes.",
    "People who have had a heart attack, stroke or blood clot in recent months.",
    "People who cannot do the exercises afterwards.",
    "People who would go home to stairs and no help.",
  ],
  onTheNhs: "Knee replacements cost you nothing once exercise and painkillers are not enough.",
  rightToChoose: true,
  ifYouDoNothing:
    "Arthritis gets worse slowly, and in some people it stays the same. Exercise and losing weight ease the pain.",
  preparation:
    "Start exercises early, because strong thigh muscles make recovery easier. If you’re overweight, losing weight lowers the risk of infection. You need X-rays, blood tests, a heart tracing (ECG) and perhaps swabs for resistant bacteria. Ask for written advice about blood thinners, HRT, weight-loss injections, and medicines for diabetes and rheumatoid arthritis. Book your first physiotherapy appointment at home before you fly out.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "Your surgeon watches how you walk and bend the knee. They explain total and partial replacement, and what can help without an operation.",
    "Visit before the operation":
      "In the clinic the surgeon examines your knee, hip and back, and the pulses in your foot. You have a day to think before you sign.",
    "Opening the knee":
      "The surgeon makes a cut of about 15 to 20 centimetres down the front and moves the kneecap aside. A tight band (tourniquet) may be used to reduce bleeding.",
    "Shaping the bone":
      "The surgeon removes thin slices of bone at the right angle, with guides, a computer or a robot arm. The surgeon’s experience matters more than these tools.",
    "Fitting the parts":
      "Test pieces show the right size. The final parts are usually fixed with bone cement.",
    "Moving early": "You stand within a day, and start to straighten and bend the knee.",
  },
  anaesthetics: ["general", "spinal", "local"],
  anaesthesiaAndLength: `You have a spinal injection or a general anaesthetic. A nerve block or injections around the joint reduce pain on the first day. When the block wears off, pain can get worse quickly, so take your painkillers before it does. You’re in theatre for ${duration}.`,
  recoveryTime: {
    headline:
      "Most people stand within a day, use crutches for weeks and exercise for three months or longer.",
    stages: {
      "First week":
        "You have swelling, bruises down to the foot and poor sleep. Use ice, keep your leg raised and exercise every few hours.",
      "Weeks 2 and 3":
        "Clips come out after about two weeks. The aim is a straight knee that bends to about a right angle.",
      "Weeks 4 to 6": "You go from two crutches to one, and then to a stick.",
      "Weeks 6 to 12":
        "You can go back to desk work, and later to a job on your feet. You can drive when an emergency stop causes no pain.",
      "Up to a year": "Warmth and swelling after activity slowly go down.",
    },
  },
  flying: `Wait ${flight} after the operation, until the wound is dry and the surgeon has checked it. Hospitals in the UK often ask for six weeks before a short flight and twelve before a long one. Clinics may plan it after only ${clinicsFlight}. Twelve weeks are close to the limit for British travellers without a visa, which is 90 days in any 180 days. A tight seat hurts a swollen knee, so book one with more leg room. Get up every hour, and ask about medicine to prevent clots.`,
  typicalStay: `Plan for ${stay}, though clinics in Turkey often plan ${clinicsStay}: ${daysBefore} for checks, then ${flight} after surgery. Ask what the longer stay costs. Expect three to five nights in hospital. Stay longer if the knee does not bend well. Have physiotherapy every day if possible.`,
  followUp:
    "Continue physiotherapy two or three times a week, and exercise every day. Ask whether a nurse at your GP surgery can check the wound. You need X-rays at about six weeks and one year. Carry the details of the implant with you. If the knee may be infected, ask to see an orthopaedic team at once. Antibiotics before a sample is taken can hide the cause.",
  nhs: "medical",
  operation: "general",
  canBeFatal: true,
  risksComplications: {
    common: [
      "Swelling and warmth for months.",
      "Numb skin on the outer side of the scar.",
      "Discomfort when you kneel.",
      "Stiffness, especially in the morning.",
    ],
    serious: [
      {
        text: "Blood clots, which are more likely than after most other operations.",
        figure: "About 3 in 1,000 people within three months",
        sources: ["jointClots"],
      },
      {
        text: "Infection deep in the joint, soon or years later. You may need several operations.",
        figure: "1 to 2 in 100 people",
        sources: ["jointInfection"],
      },
      "A knee that is too stiff to use normally. It may have to be bent under anaesthetic.",
      {
        text: "Pain that lasts a year or longer.",
        figure: "About 1 in 5 people",
        sources: ["jointPain"],
      },
      {
        text: "Injury to a nerve or a main blood vessel. The leg may have to be removed.",
        likelihood: "rare",
      },
      {
        text: "A broken bone, a knee that gives way, or parts that come loose.",
        figure: "About 4 in 100 people have the knee replaced again within ten years",
        sources: ["jointRevision"],
      },
      {
        text: "Death from a clot, a heart problem or an infection.",
        figure: "About 2 in 1,000 people within six weeks",
        sources: ["kneeDeaths"],
      },
    ],
  },
  contains: ["newJoint"],
  costFactors: [
    "Total or partial replacement, and the make of the implant.",
    "Robot or computer guidance, which costs more and may not give a better result.",
    "One knee or both. The range on this page is for one.",
    "The number of physiotherapy sessions in the price.",
  ],
  questions: [
    "Would a partial replacement be enough for me?",
    "How many knees did you operate on last year, and how many needed another operation?",
    "How is this implant rated by ODEP, the UK panel that assesses implants?",
    "How far should the knee bend before I fly, and what happens if it doesn’t?",
    "Who looks at photographs of my wound after I leave, and how quickly?",
    "If the knee becomes infected after I go home, what will you do and pay for?",
  ],
  related: [],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Knee",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
