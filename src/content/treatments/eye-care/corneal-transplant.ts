import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "corneal-transplant",
  metaDescription:
    "Corneal transplant in Turkey: types of graft, donor tissue, signs of rejection, why air in the eye rules out flying, and indicative cost.",
  overview: [
    "The cornea has layers, and surgeons replace as few as possible. A full-thickness graft (PK) exchanges the whole centre. DALK keeps your own inner layer and is common in keratoconus. DSAEK and DMEK swap only that inner layer, as for Fuchs dystrophy, and usually let sight recover sooner.",
    "Donor tissue can never be guaranteed for a date. Ask in writing which eye bank supplies it, how it is tested, and whether the rules in Turkey allow the hospital to use it for a patient from abroad. Check what your own health service offers before travelling, because a graft ties you to regular specialist care for years.",
  ],
  idealCandidates: [
    "Adults with a clouded, scarred or swollen cornea that glasses and special lenses no longer help.",
    "People with advanced keratoconus who cannot wear rigid or scleral contact lenses.",
    "Those whose earlier graft has failed, after careful study of the reason.",
    "Anyone with a corneal specialist at home who agrees to continue the care.",
  ],
  notSuitableFor: [
    "People whose sight is poor because of retina or nerve disease, where a clear cornea would not help.",
    "Those with active infection, severe dry eye or lids that do not close.",
    "Anyone who cannot put in drops many times a day for months.",
    "People who must be home by a fixed day, or cannot afford a second journey.",
    "Those with glaucoma that is not yet under control.",
  ],
  preparation:
    "Send corneal maps, cell counts, photographs and operation notes before anything is booked. Say if you have ever had herpes of the eye, since tablets may be needed to stop its return. Diabetes, blood pressure and lid inflammation should be under control. Ask your prescriber, and nobody else, about blood thinners. Vaccinations and pregnancy plans belong in the conversation too.",
  procedureSteps: [
    {
      title: "Specialist review",
      text: "The corneal surgeon who would operate examines your records and speaks with you remotely on type of graft, tissue and other ways to help, such as lenses or cross-linking.",
    },
    {
      title: "Assessment at the hospital",
      text: "That surgeon repeats the maps and looks at pressure and retina. You receive the consent form in a language that you read well, and time to reflect.",
    },
    {
      title: "Confirming the tissue",
      text: "The donor cornea is matched to the plan and its records are checked. If it is unsuitable, surgery waits.",
    },
    {
      title: "Removing the damaged part",
      text: "Under the microscope, the central disc or just one layer of your cornea is taken out.",
    },
    {
      title: "Placing the graft",
      text: "A full or front graft is sewn in with very fine stitches. An inner layer is floated into position and held by a bubble of air or gas.",
    },
    {
      title: "Lying flat",
      text: "With a bubble you lie on your back for most of a day or more. Should the layer come loose, another bubble is injected.",
    },
  ],
  anaesthesiaAndLength:
    "An injection around the eye, with sedation, suits many inner-layer grafts; full-thickness grafts are more often done fully asleep. Theatre time is one to two hours. Anaesthetists must know about any bubble, as nitrous oxide makes it swell, both now and in later operations.",
  recoveryTime: {
    headline:
      "Most people stay 2 to 4 weeks, may not fly with air or gas in the eye, and wait months for clear sight.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "The eye waters and feels sore. Sight is poor, and the graft is inspected daily.",
      },
      {
        when: "Weeks 1 to 4",
        what: "Any bubble shrinks away. Drops are frequent; lifting, swimming and rubbing are out.",
      },
      {
        when: "Months 1 to 3",
        what: "After DMEK or DSAEK, useful sight often returns in this period.",
      },
      {
        when: "Months 6 to 18",
        what: "After a stitched graft, focus keeps changing as stitches are taken out one by one.",
      },
      {
        when: "After that",
        what: "Glasses or a rigid lens are often needed. Low-dose steroid drops may go on for years.",
      },
    ],
  },
  flying:
    "A bubble expands as cabin pressure drops, which can raise the pressure in the eye until the blood supply fails and sight is lost. Never fly, or drive over high mountain passes, until the surgeon has looked and confirmed that it has gone. Air clears within days; long-acting gas can take several weeks. Without a bubble, two weeks is a usual minimum.",
  typicalStay:
    "Two to four weeks, on flexible tickets, as tissue may come late and an inner layer may need a fresh bubble. Bring an adult who can put in drops and guide you, for the eye may be of little use at first.",
  followUp:
    "Visits run through the first year and then continue, with stitches removed on the way. Your corneal clinic at home should have the graft record and drop plan from the first week. Rejection can be treated as an emergency by NHS eye units; a repeat graft may mean a waiting list there, or your own funds and another trip abroad.",
  risksComplications: {
    common: [
      "Gritty, watery eye and light sensitivity for weeks.",
      "Astigmatism that needs strong glasses or a rigid lens.",
      "Loose stitches that irritate and have to be removed.",
      "Raised pressure from steroid drops, and earlier cataract.",
      "A slipped inner layer that needs another bubble.",
    ],
    serious: [
      "Rejection, which may strike at any time, even many years later.",
      "Failure of the graft, with the choice of another or of lasting poor sight.",
      "Infection of the cornea or inside the eye, very rarely carried by donor tissue.",
      "Bursting of the wound after a blow, as it never regains full strength.",
      "Glaucoma, retinal detachment or bleeding that can end in blindness.",
      "Return of the original disease in the new cornea.",
    ],
    seekHelp:
      "Redness, sensitivity to light, loss of vision or pain may be rejection, and hours count: go to an eye emergency service the same day, for life. Never stop the drops without the advice of a corneal specialist.",
  },
  costFactors: [
    "The type of graft, and who supplies and tests the tissue.",
    "Local or general anaesthetic, and nights in hospital.",
    "Cataract or glaucoma surgery in the same session.",
    "Extra bubbles, removal of stitches and unplanned visits.",
    "Months of drops and specialist checks at home, which no package covers.",
  ],
  questions: [
    "Which layers of my cornea need replacing, and have lenses been ruled out?",
    "From which eye bank does the tissue come, and may I see its documents?",
    "Is it lawful for you to give donor tissue to a patient from my country?",
    "How many grafts of this kind do you perform in a year?",
    "What happens to my booking if no cornea arrives in time?",
    "Will you use air or gas, and how will you know that it has gone?",
    "When are my stitches removed, and who can do that at home?",
    "Whom do I call first if I suspect rejection?",
  ],
  related: ["lasik", "cataract-surgery", "glaucoma-treatment"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Cornea",
};

export default details;
