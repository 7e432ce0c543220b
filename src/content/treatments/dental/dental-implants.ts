import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { visit } = figuresFor(summaries, "dental-implants");
const firstTrip = visit("first trip");
const secondTrip = visit("second trip");

export default {
  metaDescription:
    "Dental implants in Turkey: why you usually need two trips, who should wait, flying after a sinus lift, the risks, and the cost per implant.",
  outcome: {
    purpose: "To replace one or more missing teeth.",
    lasts:
      "Often more than ten years. The crown may wear out sooner, and about 1 in 20 implants fail within ten years.",
    undone:
      "Not fully. An implant can be taken out, but bone is lost and the natural tooth does not come back.",
  },
  overview: [
    "Most people need two trips. On the first, the dentist places the screw and stitches the gum. On the second, three to six months later, your crown is made and fitted. If the bone is thin you may need a bone graft, which adds months.",
    "Some clinics offer teeth on the same day. These are temporary, and you wear them while the bone heals. They don’t suit everyone, and the dentist needs a scan to decide.",
  ],
  idealCandidates: [
    "Adults who have lost one or more teeth, or have one that a dentist says cannot be saved.",
    "People whose jaw has stopped growing and has enough bone, or could have a bone graft.",
    "People with healthy gums, or gum disease that has been treated and is stable.",
    "People who can make two trips and will clean around the implant carefully for life.",
  ],
  notSuitableFor: [
    "People under 18, whose jaw may still be growing.",
    "People with active gum disease or tooth decay, until it has been treated.",
    "Heavy smokers who cannot stop, because implants fail more often in smokers.",
    "People with poorly controlled diabetes or a weak immune system, unless their own doctor agrees.",
    "People who take or have taken bisphosphonates, denosumab or similar bone medicines, unless a specialist agrees. The jaw may not heal.",
    "People who have had radiotherapy to the jaw, unless a hospital team has assessed the risk to the bone.",
  ],
  onTheNhs:
    "The NHS rarely pays for implants. Dentures and bridges have a fixed charge (band 3 in England).",
  ifYouDoNothing:
    "You can live with a gap, but teeth beside it may move and the bone becomes thinner.",
  preparation:
    "Ask your own dentist for recent X-rays and a gum check, and have any decay treated. Tell the clinic about all your illnesses, medicines and allergies. Do not stop a blood thinner yourself: the doctor who prescribes it decides.",
  stopNicotine: true,
  procedureSteps: {
    "Video consultation":
      "You send X-rays and your medical history, and talk to the dentist. The plan may still change. Take time to think before you pay for anything.",
    "Examination in Turkey":
      "The same dentist examines your mouth, takes a 3D scan and explains other options, such as a bridge or a denture. Take at least one night to think before you sign. You can still say no.",
    "Placing the implant":
      "The dentist opens the numbed gum, drills a narrow hole and turns the screw into the bone. They may take out a tooth or add bone at the same visit. The gum is closed with stitches.",
    "Healing at home":
      "Bone grows onto the implant over three to six months. Ask a dentist near you to check it during this time.",
    "Second trip: measuring":
      "The dentist checks that the implant is firm, attaches a connecting piece, and takes a scan or a mould.",
    "Fitting the crown":
      "The dentist tries the crown, adjusts your bite, and screws or cements the crown into place.",
  },
  anaesthetics: ["sedation", "local"],
  anaesthesiaAndLength:
    "A local anaesthetic numbs the jaw. You may feel pressure and vibration, but should not feel pain. One implant takes 30 to 60 minutes. Several take two to three hours. You may be offered sedation through a vein. A trained person must then monitor only you, and someone must stay with you afterwards.",
  recoveryTime: {
    headline: `Most people fly home ${firstTrip.flight} after the implant is placed, and return for the crown 3 to 6 months later.`,
    stages: {
      "First 3 days":
        "Oozing and swelling are at their worst. If the gum bleeds, bite firmly on a clean pad for 20 minutes. Rest with your head raised, eat cool, soft food and do not rinse hard.",
      "Days 4 to 10":
        "The swelling goes down, and stitches dissolve or are taken out. Brush your other teeth as usual.",
      "Months 1 to 6": "You should have little discomfort. Avoid hard food on that side.",
      "After the crown":
        "The crown may feel strange for several days. If it feels too high, have it corrected before you leave.",
    },
  },
  flying: `After a simple implant, wait ${firstTrip.flight}, until the bleeding has stopped and the swelling is going down. After a sinus lift, changes in cabin pressure can disturb the graft. Do not strain or blow your nose for two to three weeks. Ask before you buy a return ticket.`,
  typicalStay: `The first trip takes ${firstTrip.stay}, for scans, time to decide, surgery and a wound check. The second trip takes ${secondTrip.stay}, because a laboratory makes the crown. More work takes longer: ask for the number of days in writing.`,
  followUp:
    "Before you leave, get copies of your scans and a record of each implant’s make, model, size and batch number. Any dentist who repairs an implant will need these. Book a check at home within a few weeks, and see a hygienist regularly for life.",
  nhs: "dental",
  operation: "local",
  risksComplications: {
    common: [
      "A swollen and bruised face for about a week.",
      "Soreness and slight bleeding for several days.",
      "A stiff jaw after a long appointment.",
    ],
    serious: [
      {
        text: "An implant that does not join to the bone, or comes loose, and has to be taken out.",
        figure: "4 to 7 in 100 implants within ten years",
        sources: ["implantSurvival"],
      },
      {
        text: "Lasting numbness, tingling or pain in the lip, chin or tongue from an injured nerve.",
        figure: "About 3 in 100 people, a year after implants in the lower jaw",
        sources: ["implantNerve"],
      },
      "A hole into the sinus above the upper teeth, which can lead to a sinus infection.",
      "Damage to the root of a neighbouring tooth.",
      {
        text: "Infection around the implant months or years later (peri-implantitis). It can destroy bone.",
        figure: "About 1 in 5 people",
        sources: ["periImplantitis"],
      },
      {
        text: "Bleeding into the floor of the mouth, which can block the airway.",
        likelihood: "rare",
      },
      "A broken screw, connecting piece or crown.",
    ],
  },
  contains: ["dentalImplants", "teeth"],
  costFactors: [
    "The number of implants, and whether the price includes the connecting piece and the crown.",
    "Whether you need bone grafts, sinus lifts or teeth taken out.",
    "The make of implant, and whether dentists at home can get parts for it.",
    "The material of the crown, and any temporary teeth.",
    "Sedation, scans and the second trip. Packages do not include flights.",
  ],
  questions: [
    "Which dentist will place my implants, and what training in oral surgery do they have?",
    "Could any of the teeth that you want to take out be treated instead?",
    "Will you take a 3D scan before you decide on the plan and the price?",
    "Do I need a bone graft or a sinus lift, and how many months would that add?",
    "Which make of implant do you use, and can a dentist in my country get parts for it?",
    "Does the quote include the connecting piece, the crown and the temporary teeth?",
    "If an implant fails after I get home, what does your guarantee cover, and does it include flights?",
  ],
  related: ["root-canal"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Jaw and teeth",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
