import type { TreatmentDetails } from "../../schema.ts";
import { VISA_RULE } from "../../visa.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { duration, shortestFlightWait, stay, visit } = figuresFor(summaries, "limb-lengthening");
const removal = visit("metal removal");

export default {
  metaDescription:
    "Limb lengthening in Turkey: nails and frames, months of pain and physiotherapy, serious risks, flying, a second operation and estimated cost.",
  outcome: {
    purpose: "To make legs of different lengths equal, or to make both legs longer for height.",
    lasts: "The bone stays longer once it has healed.",
    undone:
      "No. The bone cannot simply be shortened again, and stiffness or nerve damage can be permanent.",
  },
  overview: [
    "The system may be a frame outside the leg, a frame with a nail inside the bone, or a magnetic nail. A device held against the leg makes the magnetic nail longer, without pins through the skin. Many surgeons lengthen one thigh bone by no more than 5 to 8 centimetres, and a shin bone by less. Each centimetre adds risk.",
    "If you’re healthy, becoming taller is a cosmetic choice, and complications are common even with experienced surgeons. A few centimetres do not always make people happier about their height. A good clinic asks for a psychological assessment and gives you months to decide.",
  ],
  idealCandidates: [
    "Adults whose legs clearly differ in length, from birth or after an injury or illness.",
    "Adults who have stopped growing, have wanted this for years and have seen a psychologist.",
    "Non-smokers with healthy bones and joints, and with people to support them at home.",
    "People who can take a year off and have savings in case of problems.",
  ],
  notSuitableFor: [
    "Anyone under 18, and adults whose bones are still growing.",
    "People with body dysmorphic disorder or untreated depression, or under pressure from others.",
    "People who smoke, or have poorly controlled diabetes, brittle bones or untreated low vitamin D.",
    "People with stiff hips, knees or ankles, or nerve disease in the legs.",
    "People who have had blood clots, or a bone infection in that leg.",
    "People whose work depends on sport, dancing or heavy labour.",
  ],
  onTheNhs:
    "Specialist centres do it for a medical reason, such as one short leg. For height alone they do not.",
  ifYouDoNothing: "Being short is not an illness. A raised shoe corrects a small difference.",
  preparation:
    "You need X-rays of the whole leg, tests of bone strength and vitamin D, and often a CT scan. You also see a mental health professional. Say if you take blood thinners, the pill, HRT or weight-loss injections, or could be pregnant. Get a second opinion from a surgeon who earns nothing if you go ahead. Rent a step-free home near the hospital, arrange leave from work, and find someone to live with you.",
  stopNicotine: true,
  procedureSteps: {
    "Several consultations":
      "You speak by video, more than once, to your surgeon. Take months to decide.",
    "Assessment in Turkey":
      "You’re examined and measured, and meet the physiotherapist and the anaesthetist. You can still say no.",
    "Cutting the bone":
      "Under anaesthetic the surgeon cuts the thigh or shin bone through small openings and protects its blood supply.",
    "Fixing the device":
      "The surgeon puts a nail into the bone and fixes it with screws, or joins pins to a frame outside the leg. To make you taller, both legs are lengthened.",
    Waiting: "For about a week the bone is not stretched, so that soft new bone can form.",
    Lengthening:
      "Several small steps a day add up to about one millimetre. You have X-rays every week or two. Five centimetres take about two months or longer.",
    Hardening:
      "Each centimetre takes one to two months to harden. X-rays show when you can put your full weight on the leg.",
    "Removing the metal":
      "After one to two years the nail and screws are usually removed in a second operation.",
  },
  anaesthetics: ["general", "spinal"],
  anaesthesiaAndLength: `You have a general anaesthetic, often with an epidural for the first days. Both legs take ${duration}. Staff must watch you closely in the first days, because fat from the bone can reach the lungs.`,
  recoveryTime: {
    headline:
      "Most people lengthen for two to three months, walk freely several months later and need about a year to recover.",
    stages: {
      "Week 1":
        "You’re in hospital with strong painkillers, and learn to use a wheelchair or walking frame.",
      "Months 1 to 3":
        "The bone is lengthened, and you have physiotherapy on most days. How far you may walk depends on the device.",
      "Months 4 to 8":
        "The bone hardens. You go slowly from a wheelchair to crutches, and then walk freely.",
      "Months 9 to 12":
        "You train your muscles and the way you walk. Ask the surgeon before you do sport. You may never be as fit as before.",
      "Year 2": "The nail is removed. Recovery takes several weeks.",
    },
  },
  flying: `Wait at least ${shortestFlightWait} before you fly. Clots and fat in the lungs make it unsafe sooner. It’s best to stay until the lengthening has ended. If you go home sooner, you need regular X-rays and a doctor who knows the device. Both are hard to arrange. After the metal has been removed, wait ${removal.flight}.`,
  typicalStay: `Plan for ${stay} for the lengthening, and for ${removal.stay} if you return to have the metal removed. ${VISA_RULE} Staying too long, even in hospital, can mean a fine and an entry ban.`,
  followUp:
    "You need X-rays every few weeks until the bone is solid, and physiotherapy for up to a year. Before you travel, find a surgeon at home who agrees to look after you. Many orthopaedic departments do not take over cosmetic lengthening. Do not have an MRI scan with a magnetic nail inside you, unless its maker allows it.",
  nhs: "medical",
  operation: "general",
  canBeFatal: true,
  risksComplications: {
    common: [
      "Strong pain, worst at night. Some people become dependent on painkillers.",
      "Tight calves, knees or hips.",
      "Infection around the pins of a frame.",
      "Tingling, swelling and scars.",
      "Loneliness, low mood and loss of fitness.",
    ],
    serious: [
      {
        text: "Problems that need another operation, and problems that last.",
        figure: "For every 100 people: 94 problems that need another operation, and 15 that last",
        sources: ["limbLengthening"],
      },
      {
        text: "Fat from the bone in the lungs or brain (fat embolism), which can be fatal.",
        likelihood: "uncommon",
      },
      "Blood clots, because you can move only a little for months.",
      {
        text: "Nerve or blood vessel damage, with a foot that you cannot lift, or dangerous pressure in the muscles (compartment syndrome).",
        likelihood: "common",
      },
      "Joints that stiffen or come out of place, and a foot that stays pointed down.",
      "Bone that heals too early, too late, crooked or not at all.",
      "Infection deep in the bone. In the worst case the leg must be removed.",
      "A broken device or bone, and several unplanned operations.",
      "Long-term pain, early arthritis, and legs of different lengths.",
    ],
  },
  contains: ["limb", "bone", "pins"],
  costFactors: [
    "The system. Frames cost least and magnetic nails most.",
    "One bone, two or four, and how many centimetres.",
    "Months of rent and physiotherapy, for two people.",
    "Removal of the metal, which is often not in the first price.",
  ],
  questions: [
    "How many lengthenings have you done with this device, and can I see your complication figures?",
    "After how many centimetres would you advise me to stop?",
    "Is the nail approved for my weight, and are there safety notices about it?",
    "Who looks at my X-rays each week, and who slows the lengthening if needed?",
    "What would I pay if the bone doesn’t heal or becomes infected, or the nail breaks?",
    "What can some of your patients no longer do?",
  ],
  related: [],
  cities: ["istanbul", "izmir"],
  procedureType: "Surgical",
  bodyLocation: "Leg",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
