import type { TreatmentDetails } from "../../schema.ts";
import { sentenceOn } from "../../signs/sentences.ts";
import { signs } from "../../signs/signs.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { flight, stay } = figuresFor(summaries, "root-canal");

export default {
  metaDescription:
    "Root canal treatment in Turkey: when it can save a tooth, when pain cannot wait for a trip, crowns, risks, flying home and the cost per tooth.",
  outcome: {
    purpose: "To save a tooth whose pulp is infected or dying.",
    lasts: "About 9 in 10 treated teeth last for eight to ten years.",
    undone:
      "No. The pulp cannot be put back. The treatment can be repeated, or the tooth can be taken out.",
  },
  overview: [
    "Do not wait for a trip if you have toothache. If pain keeps you awake, or you have swelling or a high temperature, see a dentist where you are now. A dentist at home can drain an abscess or remove the dying nerve. You can then plan the rest of the treatment and the crown.",
    "About 9 in 10 treated teeth last for eight to ten years. The other option is to have the tooth taken out. You can leave the gap, or fill it with a bridge, a denture or an implant. A treated back tooth breaks more easily and usually needs a crown soon.",
  ],
  idealCandidates: [
    "Adults with a tooth whose nerve is dead or badly inflamed, and that is strong enough to be rebuilt.",
    "People with a failed root filling that a dentist believes can be redone.",
    "People whose pain and infection are under control, so that it’s safe to travel.",
    "People who understand that the crown is part of the treatment, not an extra.",
  ],
  notSuitableFor: [
    `Anyone with a swollen face or a high temperature. See a dentist that day. ${sentenceOn(signs.swallowing)}`,
    "People whose tooth is split down the root, or decayed too far below the gum for a crown.",
    "People whose teeth are loose because of advanced gum disease.",
    "People who cannot keep their mouth open for an hour, unless the clinic can make special arrangements.",
    "People whose illness or medicines weaken the immune system, unless their doctor agrees.",
  ],
  onTheNhs: "On the NHS in England this is band 2, a fixed charge, and the crown is band 3.",
  ifYouDoNothing:
    "An infected tooth does not heal by itself. The infection can spread, even if the pain stops.",
  preparation:
    "Send a recent X-ray and describe your pain: when it comes, what starts it and how long it lasts. Tell the dentist if you take blood thinners or bone medicines, have diabetes or heart valve disease, or are pregnant. Antibiotics alone do not cure an infected tooth. Do not put off treatment because they have eased the pain.",
  stopNicotine: false,
  procedureSteps: {
    "Advice before booking":
      "The dentist looks at your X-ray and tells you whether the tooth seems worth saving. If you need urgent care, see a dentist at home instead.",
    "Tests in the chair":
      "In Turkey the dentist taps the tooth, tests it with cold and takes more X-rays, sometimes with a small 3D scan. Before you decide, the dentist explains your options and how likely treatment is to work.",
    "Numbing and isolation":
      "After the injection, the dentist stretches a rubber sheet around the tooth. It keeps saliva out of the canals and instruments out of your throat.",
    "Opening and cleaning":
      "The dentist removes the pulp through a small opening. Each canal is cleaned with fine files and a disinfectant, often under a microscope.",
    Filling:
      "The dentist fills the dry canals with a rubber-like material and seals them. If the infection is severe, a medicine is left inside for a week or more first.",
    Rebuilding:
      "The dentist rebuilds the missing part of the tooth. Back teeth are then covered with a crown, during the same stay or soon after at home.",
  },
  anaesthetics: ["local"],
  anaesthesiaAndLength:
    "A local anaesthetic numbs the tooth. A very inflamed tooth can be hard to numb, and you may need more injections. Tell the dentist at once if you feel anything sharp. A front tooth takes about an hour. A back tooth takes up to 90 minutes, or two visits.",
  recoveryTime: {
    headline:
      "Most people are back at work the next day, with a tooth that is tender to bite on for about a week.",
    stages: {
      "First hours": "Do not chew until the numbness has gone, or you may bite your cheek.",
      "Days 1 to 7":
        "The tooth aches when you chew, a little less each day. A painkiller that is safe for you is usually enough.",
      "Until it’s crowned":
        "Chew on the other side. A back tooth without a crown can break beyond repair if you bite on something hard.",
      "Months 6 to 12":
        "An X-ray shows whether the bone around the root is healing. Healing can take more than a year.",
    },
  },
  flying: `Wait ${flight}, so that a flare-up can be treated before you go. Trapped gas can expand as a plane climbs and cause severe pain. If your face is swollen or the tooth is throbbing, see the dentist and do not fly.`,
  typicalStay: `Plan for ${stay}. The shorter stay is enough for a simple tooth. You need the longer stay if a laboratory makes a crown. An infected tooth may need medicine inside it between two visits, which is easier near home.`,
  followUp:
    "Take home the X-rays and a note of anything left behind, such as a piece of a file. If you’ve not had the crown yet, have it fitted within a few weeks. Your dentist at home repeats the X-ray after six to twelve months.",
  nhs: "dental",
  canBeFatal: true,
  risksComplications: {
    common: [
      "Tenderness when you bite.",
      "A bruised gum or a stiff jaw after the injection.",
      "A flare-up of pain in the first days.",
      "A front tooth that slowly becomes darker.",
    ],
    serious: [
      {
        text: "Infection that stays or comes back. You may need more treatment or surgery on the root, or lose the tooth.",
        figure: "About 1 in 4 teeth within five years",
        sources: ["rootCanalSeries"],
      },
      "A canal that is missed or cannot be reached.",
      {
        text: "A file that breaks inside the root, or a hole made in its side or tip.",
        likelihood: "uncommon",
      },
      "Disinfectant that leaks out past the tip of the root. It causes sudden pain, swelling and bruising, and may injure a nerve.",
      "A tooth that breaks before or after it’s crowned.",
      {
        text: "Infection that spreads to the face, the neck or the blood, which can be fatal.",
        likelihood: "very rare",
      },
    ],
  },
  contains: ["teeth"],
  costFactors: [
    "Which tooth it is: back teeth have more canals than front teeth.",
    "A first treatment, or a repeat of an earlier one.",
    "A specialist (endodontist), a microscope and a 3D scan.",
    "The post, core and crown, which some quotes leave out.",
    "The number of visits and hotel nights.",
  ],
  questions: [
    "How likely is it that this tooth can be saved, and what are my other options?",
    "Who will treat me, and are they an endodontist?",
    "Do you always use a rubber dam and sterile, single-use files?",
    "Will you finish in one visit, or might I have to come back after a week?",
    "Does the price include the crown, and when should it be fitted?",
    "If an instrument breaks, will you tell me and show me on the X-ray?",
    "What would a bridge or an implant cost instead?",
    "Where can I go at night or at the weekend if the pain flares up?",
  ],
  related: ["dental-implants"],
  cities: ["istanbul", "izmir", "antalya"],
  bodyLocation: "Tooth root",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
