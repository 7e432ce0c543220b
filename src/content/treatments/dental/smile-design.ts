import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "smile-design",
  metaDescription:
    "Smile design in Turkey: whitening, veneers or zirconia crowns in one plan, why fewer drilled teeth is better, recovery, risks and indicative cost.",
  overview: [
    'The words "Hollywood smile" can stand for 16 or more crowns made in a week. Zirconia, a hard white ceramic, is a sound material for teeth that are broken or heavily filled. On healthy teeth it asks a high price: each must be cut down all round to a stump, and some of their nerves may die later.',
    "A good plan does the opposite. It asks what can be reached by cleaning, whitening, straightening and bonding, and drills only where those fall short. The price shown here is for a plan of roughly ten to twenty veneers or crowns.",
  ],
  idealCandidates: [
    "Adults whose front teeth have several faults at once: colour, wear, old crowns, uneven gums.",
    "People with failing crowns or large fillings on visible teeth.",
    "Those with healthy or treated gums, and a bite that a dentist has examined.",
    "Anyone who can stay two weeks, or come twice.",
  ],
  notSuitableFor: [
    "Anyone with sound, well-placed teeth who only wants them whiter.",
    "Younger adults offered crowns on many intact teeth: decades of replacements lie ahead.",
    "People with gum disease, decay or jaw joint trouble still to be treated.",
    "Severe grinders, until the cause has been dealt with.",
    "People who have not yet turned 18.",
    "Anybody preoccupied with flaws that others cannot see; psychological support comes first.",
  ],
  preparation:
    "Ask two dentists, one of them at home, what they would do and why. Collect X-rays and a gum chart. Decay and gum disease are treated before any design. List your medicines, tell the clinic about heart valve disease or joint replacements, and arrange not to smoke around gum surgery.",
  procedureSteps: [
    {
      title: "Remote planning talk",
      text: "You tell the dentist who leads the work what you would keep, not only what you would change.",
    },
    {
      title: "Examination and records",
      text: "On arrival come X-rays, scans and photographs. The remote plan is tested against your real mouth and may shrink.",
    },
    {
      title: "Digital proposal and mock-up",
      text: "You see the design and then wear it as a removable layer. The list of teeth and materials is agreed, and you sleep on it.",
    },
    {
      title: "Whitening and gums",
      text: "These come first. If gum or bone is reshaped, it should heal for weeks or months before final crowns are measured.",
    },
    {
      title: "Preparing the teeth",
      text: "Under local anaesthetic, teeth are shaped: shallowly for veneers, on all sides for crowns. Temporaries go on the same day.",
    },
    {
      title: "Try-in",
      text: "Restorations are tried for fit, colour and speech before anything is cemented.",
    },
    {
      title: "Cementing and bite",
      text: "They are bonded, and the bite is checked at once and again a day or two later.",
    },
  ],
  anaesthesiaAndLength:
    "Local anaesthetic is used, in one part of the mouth after another. The longest sitting, when teeth are prepared, can last four to six hours. Light sedation may be offered to anxious people; ask who monitors it. Full general anaesthesia for cosmetic dentistry adds a risk that is hard to justify.",
  recoveryTime: {
    headline: "Most people eat soft food for about 3 days, and gums take 1 to 3 months to settle.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "Sore gums, a tired jaw and sensitive teeth under temporaries. Lukewarm, soft meals are easiest.",
      },
      {
        when: "Until the final fit",
        what: "Temporaries can come off: call the clinic, and do not glue them yourself.",
      },
      {
        when: "First 2 weeks after fitting",
        what: "Speech and bite become familiar. Report any tooth that strikes first or aches on chewing.",
      },
      {
        when: "Months 1 to 3",
        what: "Gums close around the new edges. A check with X-rays shows whether the teeth beneath are calm.",
      },
      {
        when: "Long term",
        what: "Cleaning between the teeth and a night guard protect the work, which still needs renewing one day.",
      },
    ],
  },
  flying:
    "Wait one or two days after the last fitting so that a high spot can still be ground off. Where gum or bone was cut, the dentist looks at the wound before agreeing to a flight, often after three to five days.",
  typicalStay:
    "Seven to 14 days in one stay for veneers or crowns without gum surgery. With it, two stays some months apart are sounder. Keep the last two days free for remakes.",
  followUp:
    "Bring home X-rays from before and after, the materials used and a tooth-by-tooth record. Your dentist should examine everything within about six weeks, then every six months. When many teeth were crowned, trouble in one can mean cutting through it or replacing a whole bridge. The NHS attends to emergencies; restoring a cosmetic plan is private, and correcting a poor one can exceed its first price.",
  risksComplications: {
    common: [
      "Teeth that react to cold, sweet or pressure.",
      "Swollen or bleeding gum edges.",
      "Aching jaw muscles after long sittings.",
      "A temporary that loosens.",
    ],
    serious: [
      "Healthy tooth substance lost for good, on every crowned tooth.",
      "Nerves that die later, leading to abscess, root canal treatment or extraction.",
      "Gum disease and bone loss where joined or bulky crowns cannot be cleaned.",
      "Decay beneath a crown that is found late.",
      "Chronic pain in jaw joints or muscles from a changed bite.",
      "Cracked ceramic, or a stump that snaps with its crown.",
      "Gums that shrink back after surgery and expose the edges.",
    ],
    seekHelp:
      "Go to an emergency department if your face or neck swells quickly, you run a high fever, or you cannot swallow your own saliva. Arrange a dental visit within a day for throbbing at night, pus, or several teeth that hurt when you bite.",
  },
  costFactors: [
    "How many teeth are included, the largest factor by far.",
    "Veneers, zirconia crowns or bonding, and the laboratory that makes them.",
    "Gum surgery, root canal treatment or implants found necessary on the way.",
    "Mock-up, temporaries, night guard and remakes, if charged separately.",
    "One long stay or two.",
  ],
  questions: [
    "What is the smallest plan that would achieve most of what I want?",
    "Why does each tooth on your list need a crown rather than a veneer or nothing?",
    "How many healthy teeth would be cut down, and how much of each would remain?",
    "May I see and wear the mock-up, and refuse it without losing my money?",
    "Will the crowns be single or joined, and how do I clean between them?",
    "Does the same dentist carry out design, preparation and fitting?",
    "How long do you let gums heal before the final measurements?",
    "If nerves die after I have returned home, what do you pay for?",
  ],
  related: ["veneers", "teeth-whitening", "invisalign", "dental-implants"],
  cities: ["istanbul", "antalya", "izmir"],
  bodyLocation: "Teeth and gums",
};

export default details;
