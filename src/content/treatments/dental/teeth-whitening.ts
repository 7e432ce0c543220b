import type { TreatmentDetails } from "../../schema.ts";
import { figuresFor } from "../figures.ts";
import { summaries } from "./summaries.ts";

const { stay } = figuresFor(summaries, "teeth-whitening");

export default {
  metaDescription:
    "Teeth whitening in Turkey: what peroxide gel can and cannot lighten, how strong it may be, sensitive teeth, how long it lasts and the likely cost.",
  outcome: {
    purpose: "To lighten the colour of natural teeth.",
    lasts: "From a few months to about three years.",
    undone: "It fades by itself. Fillings, crowns and veneers keep their colour.",
  },
  overview: [
    "Whitening alone is rarely worth a trip abroad, because dentists near home offer it too. It makes more sense if you’re coming for other dental work as well. You have the whitening first, because new crowns or fillings are matched to the teeth around them.",
    "Ask how strong the gel is. In the UK and the European Union, dental professionals may use products with up to 6% hydrogen peroxide. Gels used in other countries may be several times stronger. A stronger gel works faster, but it irritates more and can burn the gums.",
  ],
  idealCandidates: [
    "People aged 18 and over whose own front teeth have become darker with age, tea, coffee, red wine or tobacco.",
    "People with healthy teeth and gums that a dentist has checked in recent months.",
    "People who accept that the new colour fades, and that they may have to repeat the treatment to keep it.",
    "People planning other dental work who can wait at least two weeks between whitening and that work.",
  ],
  notSuitableFor: [
    "Anyone under 18. Whitening for cosmetic reasons is only for adults.",
    "People who are pregnant or breastfeeding. Dentists put off whitening as a precaution.",
    "People with untreated decay, leaking fillings, cracked teeth or sore gums.",
    "People who are allergic to peroxide, or to part of the gel or tray.",
    "People whose front teeth are mostly crowns, veneers or large fillings.",
    "People with very sensitive teeth, or grey bands from antibiotics in childhood, unless a dentist explains what is realistic.",
  ],
  onTheNhs: "Whitening for looks is not NHS treatment.",
  ifYouDoNothing: "Dark teeth can be perfectly healthy.",
  preparation:
    "Have a check-up and have your teeth cleaned first. Removing tartar and surface stains may be enough. Tell the dentist about sensitive teeth, receding gums, allergies, and all fillings and crowns in your front teeth. A toothpaste for sensitive teeth can help if you use it for two weeks beforehand. Bring a list of your medicines.",
  stopNicotine: false,
  procedureSteps: {
    "Video consultation":
      "The dentist asks about your teeth and looks at photographs. This can only show whether a visit is worthwhile. Do not pay yet. If whitening is the only reason for your trip, think again.",
    Examination:
      "At the clinic the dentist looks for decay, cracks and exposed roots, and for the cause of the dark colour. They record the colour of your teeth. You can still say no.",
    "Protecting your mouth":
      "Your lips are held back and your eyes are covered. A barrier is placed along the gums.",
    "Gel at the clinic":
      "The dentist applies the gel several times, for 10 to 20 minutes each, and rinses it off in between. Some clinics add a lamp. There’s little evidence that it improves the lasting result.",
    "Trays for home":
      "If you choose trays, they’re made from a mould or scan of your teeth. You wear them with a weaker gel for several hours a day or overnight, usually for two to four weeks.",
    "Colour check":
      "Teeth look whitest just after treatment, when they’re dry. The true colour shows after one to two weeks.",
  },
  anaesthetics: [],
  anaesthesiaAndLength:
    "You don’t have an anaesthetic, because you need to feel it if the gel leaks or burns. Tell the dentist as soon as anything stings. A session in the chair takes 60 to 90 minutes, including checks. Fitting trays takes two short appointments, and you do the whitening at home.",
  recoveryTime: {
    headline:
      "Most people are back to normal the same day, but their teeth may be sensitive for one to three days.",
    stages: {
      "First 24 hours":
        "Sharp twinges in single teeth are common, especially with cold drinks or cold air. A painkiller that suits you may help.",
      "First 2 days":
        "Your teeth stain easily at this time, for example from coffee, tea, red wine, curry, dark berries or tobacco.",
      "First 2 weeks":
        "White patches become less visible. The colour becomes slightly darker and then settles. Do not have new fillings before then.",
      "Months and years":
        "The effect lasts from a few months to about three years. It depends mostly on what you eat and drink, and on whether you smoke.",
    },
  },
  flying:
    "Whitening leaves no wound, so you can fly the same day. If your teeth ache, you may prefer to wait a night. Gel for home use counts as a liquid in hand luggage. Keep it in its labelled pack.",
  typicalStay: `Plan for ${stay}. You need a day for the check-up and whitening in the chair, and up to two more for trays. If whitening is part of a larger dental plan, it comes first. Crowns, veneers or fillings are matched to your teeth once the colour is stable, often on a later trip.`,
  followUp:
    "Ask for the name and strength of the gel, and keep the trays. A dentist at home can supply a suitable refill. See your own dentist if your teeth are sensitive for more than a week, because the cause may be decay or a crack.",
  nhs: "dental",
  risksComplications: {
    common: [
      "Sensitive teeth for one to three days.",
      "White, sore patches on the gums that heal within days.",
      "Patchy colour at first.",
      "A sore throat or upset stomach if you swallow gel.",
    ],
    serious: [
      {
        text: "Chemical burns of the gums or lips, which can scar or make the gum recede.",
        likelihood: "uncommon",
      },
      {
        text: "Inflammation of the nerve in a tooth with a hidden cavity or crack. The tooth may then need root canal treatment.",
        likelihood: "uncommon",
      },
      "Rough or weak enamel from gel that is too strong or acidic, or used too often.",
      "A lasting difference in colour between your teeth and your crowns or fillings.",
      { text: "An allergic reaction to the gel, which can be severe.", likelihood: "rare" },
    ],
  },
  contains: ["whitening", "teeth"],
  costFactors: [
    "The method: gel at the clinic, trays for home, or both.",
    "The number of sessions for the colour that you and the dentist agree on.",
    "Whether the examination, X-rays and cleaning are charged separately.",
    "Extra gel and spare trays to take home.",
  ],
  questions: [
    "Will a dentist examine me before anyone applies gel?",
    "What percentage of hydrogen peroxide, or its equivalent, does your gel contain?",
    "How do you protect my gums and eyes, and what do you do if the gel leaks?",
    "Would cleaning alone make enough of a difference?",
    "Which of my teeth won’t change because of fillings or crowns?",
    "How long must I wait between whitening and having crowns or veneers made?",
    "Who can I call if my teeth still hurt after I’ve left?",
  ],
  related: ["veneers"],
  cities: ["antalya", "istanbul", "izmir"],
  procedureType: "Noninvasive",
  bodyLocation: "Teeth",
  writtenOn: "2026-11-23",
} satisfies TreatmentDetails;
