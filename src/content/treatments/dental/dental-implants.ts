import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "dental-implants",
  metaDescription:
    "Dental implants in Turkey: why two trips are usual, who should wait, flying after a sinus lift, the risks in plain words and the cost per implant.",
  overview: [
    "Most people need two journeys. On the first, the screw goes in and the gum is stitched. On the second, three to six months later, the crown is made and fitted. Where bone is thin, a graft adds months.",
    "Some clinics offer teeth on the same day. These are provisional teeth that stay while the bone heals, and they suit only some mouths. Nobody can promise them before seeing a scan.",
  ],
  idealCandidates: [
    "You are missing one or more teeth, or a dentist who has examined you says that a tooth cannot be saved.",
    "Your jaw has finished growing and has enough bone, or could take a graft.",
    "Your gums are healthy, or treated and stable.",
    "You can make two trips, and will clean carefully around the implant for life.",
  ],
  notSuitableFor: [
    "People with active gum disease or untreated decay, which must be dealt with first.",
    "Heavy smokers who cannot stop: implants fail more often in smokers.",
    "People with poorly controlled diabetes or weak immunity, until their own doctor agrees.",
    "Anyone who takes, or once took, bisphosphonates, denosumab or similar medicines for bone, without a specialist's advice: the jaw may not heal.",
    "People who have had radiotherapy to the jaw, unless a hospital team has weighed the danger to the bone.",
  ],
  preparation:
    "Ask your own dentist for recent X-rays and a gum check, and have decay treated. Send the clinic every illness, medicine and allergy. Never stop a blood thinner by yourself: whoever prescribes it decides. Give up smoking some weeks before and stay off it while bone heals. A pregnancy is a reason to wait.",
  procedureSteps: [
    {
      title: "Remote consultation",
      text: "You send X-rays and your history, and speak with the dentist who would operate. The plan that follows is provisional.",
    },
    {
      title: "Examination in Turkey",
      text: "The same dentist examines your mouth, takes a 3D scan and explains other choices, such as a bridge or a denture. Take at least a night before you sign; you may still say no.",
    },
    {
      title: "Placing the implant",
      text: "The numbed gum is opened, a narrow hole is drilled, and the screw is turned into the bone. A tooth may come out, or bone be added, at the same sitting. Stitches close the gum.",
    },
    {
      title: "Healing at home",
      text: "Bone joins to the implant over about three to six months. A dentist near you should look at it in that time.",
    },
    {
      title: "Second trip: measuring",
      text: "The hold of the implant is tested, a connecting piece is attached and a scan or mould is taken.",
    },
    {
      title: "Fitting the crown",
      text: "The crown is tried in, its bite is adjusted, and it is screwed or cemented into place.",
    },
  ],
  anaesthesiaAndLength:
    "A local anaesthetic numbs the jaw: you feel pressure and vibration but should feel no pain. One implant takes about 30 to 60 minutes, several take two or three hours. Sedation through a vein is possible for long sittings or great fear. It needs a trained person who watches over you alone, and company afterwards.",
  recoveryTime: {
    headline:
      "Most people fly home within a few days, and the bone then needs 3 to 6 months before the crown.",
    stages: [
      {
        when: "First 2 days",
        what: "Oozing and swelling are at their worst. Rest with your head raised, eat cool soft food, and do not rinse hard.",
      },
      {
        when: "Days 3 to 10",
        what: "The face settles, and stitches come out or dissolve. Brush the other teeth as usual.",
      },
      {
        when: "Months 1 to 6",
        what: "You feel little while the bone heals. Keep hard food off the area.",
      },
      {
        when: "After the crown",
        what: "It may feel strange for some days. A crown that meets too early should be corrected before you leave.",
      },
    ],
  },
  flying:
    "A simple implant allows a flight after one to three days, once bleeding has stopped and swelling is going down. After a sinus lift, changes of cabin pressure can disturb the graft, so surgeons often ask for two weeks or more. Know which applies to you before you buy a return ticket.",
  typicalStay:
    "Allow three to seven days for scans, decision, surgery and a wound check. The second visit takes five to ten days because a laboratory makes the crown. Extensive work can fill 14 days.",
  followUp:
    "Before you leave, get your scans and a record of each implant's make, model, size and batch number; without these another dentist can hardly repair it. Book a dentist at home for a check within weeks, then hygiene visits for life. Urgent NHS dental care treats pain, bleeding and infection. Replacing a failed implant is normally private work at your own cost.",
  risksComplications: {
    common: [
      "Swelling and bruising of the face for about a week.",
      "Soreness and slight bleeding for some days.",
      "A stiff jaw after a long sitting.",
    ],
    serious: [
      "An implant that never joins the bone, or works loose, and has to come out.",
      "Lasting numbness, tingling or pain in the lip, chin or tongue from an injured nerve.",
      "A hole into the sinus above the upper teeth, and sinus infection after it.",
      "Damage to the root of a neighbouring tooth.",
      "Infection around the implant months or years later (peri-implantitis), which destroys bone.",
      "Bleeding into the floor of the mouth: rare, but it can block the airway.",
      "A broken screw, connecting piece or crown.",
    ],
    seekHelp:
      "Call an ambulance for trouble breathing or swallowing, swelling that spreads to the neck or eye, or bleeding that 20 minutes of firm pressure does not stop. Ring a dentist the same day for fever, pus, a loose implant or numbness that outlasts the injection.",
  },
  costFactors: [
    "The number of implants, and whether the price covers the connecting piece and the crown.",
    "Bone grafts, sinus lifts and extractions.",
    "The make of implant, and how easily parts are found elsewhere.",
    "The material of the crown, and any temporary teeth.",
    "Sedation, scans and the second journey: flights are outside every package.",
  ],
  questions: [
    "Which dentist will place my implants, and what training in oral surgery does that person have?",
    "Could any of the teeth that you want to remove be treated instead?",
    "Will you take a three-dimensional scan before you fix the plan and the price?",
    "Do I need a bone graft or a sinus lift, and how many months does that add?",
    "Which make of implant do you use, and can a dentist in my country get parts for it?",
    "Does the quote include the connecting piece, the crown and the temporary teeth?",
    "What does your guarantee cover if an implant fails after I am home, flights included?",
  ],
  related: ["root-canal", "smile-design", "veneers"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Jaw and teeth",
};

export default details;
