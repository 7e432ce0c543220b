import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "fue",
  metaDescription:
    "FUE hair transplant in Turkey: who it suits, why the donor area is limited, who should operate, recovery by week, flying home, risks and cost.",
  overview: [
    "The roots at the back are a fixed stock, and each can be used once. A careful plan leaves a reserve for loss still to come, as surgery does not halt balding elsewhere. Finding the cause comes first; medicine, waiting or doing nothing may be wiser.",
    "The people matter more than the tool. In some places technicians do nearly all of it and the doctor from the website hardly enters the room. Ask in writing who numbs, who cuts, who plants.",
  ],
  idealCandidates: [
    "Adults, mostly beyond their mid-twenties, whose pattern baldness a doctor has confirmed.",
    "People whose loss has been steady for a year or longer, with or without treatment.",
    "Those with thick enough hair at the back and sides to give some away unnoticed.",
    "Anyone who can wait a year for the result.",
  ],
  notSuitableFor: [
    "Young men whose hair is still falling quickly, since the pattern cannot yet be foreseen.",
    "People with alopecia areata, active scarring alopecia or thinning of the donor zone itself.",
    "Anyone prone to raised keloid scars.",
    "People with uncontrolled diabetes, serious heart disease or a bleeding disorder, unless their specialist agrees.",
    "Those who want the dense hair of a teenager on a bald head: the stock does not reach.",
  ],
  preparation:
    "See a doctor or dermatologist at home about the cause, with blood tests if advised. Tell the clinic of every medicine, allergy and earlier operation. Blood thinners are stopped only by whoever prescribed them. Ask whether to pause hair-loss treatments. Avoid alcohol for several days and tobacco for as many weeks as you can, as smoking starves grafts of blood.",
  procedureSteps: [
    {
      title: "Consultation from home",
      text: "You send pictures and meet the operating doctor by video. A number of grafts given now is only an estimate.",
    },
    {
      title: "Meeting the surgeon",
      text: "In Turkey the doctor examines the scalp under magnification, counts what the donor area can spare and draws the hairline. Leave a day between this talk and the operation, so that you can change your mind.",
    },
    {
      title: "Shaving and numbing",
      text: "The donor area, often the whole head, is cut short. Injections numb the back first.",
    },
    {
      title: "Taking the grafts",
      text: "A punch of about one millimetre or less frees each group of one to four hairs. Grafts wait in cooled fluid.",
    },
    {
      title: "Making the openings",
      text: "The doctor cuts fine slits at the angle and density that the hair should have.",
    },
    {
      title: "Planting",
      text: "Grafts are placed with forceps, single hairs at the front.",
    },
    {
      title: "Dressing and first wash",
      text: "The donor area is dressed. A day or two later the clinic washes the head and teaches you how.",
    },
  ],
  anaesthesiaAndLength:
    "Injections of local anaesthetic sting for some minutes, then you feel touch alone. They are repeated through the day, and staff must keep count because too much can affect heart and brain. Six to eight hours with breaks is usual; very large numbers are safer spread over two days. Any sedation calls for someone trained to monitor it.",
  recoveryTime: {
    headline:
      "Most people return to desk work within 3 to 10 days and can judge the growth after 12 months.",
    stages: [
      {
        when: "Days 1 to 4",
        what: "Sleep half upright. The forehead may swell and the swelling can sink to the eyes. Do not touch or bump the grafts.",
      },
      {
        when: "Days 5 to 14",
        what: "Daily washing softens the crusts, which fall by about two weeks.",
      },
      {
        when: "Weeks 2 to 8",
        what: "Most planted hairs fall out while their roots rest. This is expected, however alarming. Sport, swimming and strong sun wait about a month.",
      },
      {
        when: "Months 3 to 6",
        what: "New hair appears, fine and uneven at first, sometimes with pimples.",
      },
      {
        when: "Months 9 to 18",
        what: "Hair thickens. The front is judged at about a year, the crown later.",
      },
    ],
  },
  flying:
    "Cabin pressure does no harm to grafts. A wait of two or three days allows the donor wounds to close, the first wash to be done and early bleeding to be seen. On the way, the danger is a knock: mind car doors, luggage racks and tight headgear.",
  typicalStay:
    "Three to five days: one for consultation, one for surgery, one or two for dressing change and wash, one in reserve. Consultation and surgery on the same morning leave little freedom to decline.",
  followUp:
    "You wash and watch the scalp yourself, and send pictures for a year. Get the operation record: grafts taken and planted, names of those who did it, medicines used. At home a GP can treat infection and an NHS emergency department a true emergency, but neither tops up thin growth. A second operation or the repair of an overused donor area is private and sometimes impossible.",
  risksComplications: {
    common: [
      "Swelling of the forehead and around the eyes for some days.",
      "Crusts, itching and redness.",
      "Numb or tight skin for weeks to months.",
      "Temporary fall of hair around the grafts (shock loss).",
      "Pimples or inflamed roots (folliculitis).",
    ],
    serious: [
      "A donor area stripped too far, with patches or a moth-eaten look for good.",
      "Poor growth, or a hairline that looks false.",
      "Spreading infection of the scalp.",
      "Death of skin (necrosis) where openings are too dense or blood supply is weak, leaving a scar.",
      "Lasting pain or numbness from damaged nerves.",
      "A severe reaction to the anaesthetic, which can be fatal in rare cases.",
      "White dots or raised scars.",
    ],
    seekHelp:
      "Call emergency services for faintness, fits, chest pain, breathlessness or a swollen throat during or after the injections. See a doctor that day for fever, pus, skin turning black or grey, or redness that spreads.",
  },
  costFactors: [
    "Who operates: a doctor for the surgical steps costs more than a team of technicians.",
    "Number of grafts, though a price per graft can tempt clinics to take too many.",
    "How many patients the team treats in a day.",
    "Blood tests, medicines, shampoo and later checks.",
    "Treatment of complications, which the package does not contain.",
  ],
  questions: [
    "Who makes the cuts at the back and the openings at the front, and is that a doctor?",
    "How many patients does this surgeon operate on in one day?",
    "How many grafts can my donor area give over a lifetime, and how many would you take now?",
    "What do you believe is causing my hair loss, and have you ruled out other causes?",
    "Would medicine or waiting be better at my age?",
    "What do you have at hand if I react to the anaesthetic?",
    "What would my head look like if I lost the rest of my own hair?",
    "May I meet the surgeon the day before and cancel then?",
  ],
  related: ["dhi", "sapphire-fue", "prp-treatment"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Scalp",
};

export default details;
