import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "teeth-whitening",
  metaDescription:
    "Teeth whitening in Turkey: what peroxide gel can and cannot lighten, how strong it may be, sensitivity, how long it lasts and the indicative cost.",
  overview: [
    "Whitening alone is seldom worth a flight: dentists near home offer it too. It makes more sense when you come for other dental work and want to settle the shade first, since new crowns or fillings are matched to the teeth around them.",
    "Strength is the thing to ask about. British and European law lets dental professionals use products with up to 6% hydrogen peroxide. Gels used in the chair in other countries, Turkey among them, may be several times stronger. A stronger gel works faster, but it also irritates more and can burn the gums.",
  ],
  idealCandidates: [
    "Adults whose own front teeth have darkened with age, tea, coffee, red wine or tobacco.",
    "People with sound teeth and gums, confirmed by a dentist within the last months.",
    "Those who accept that the new shade fades and needs topping up.",
    "Anyone who plans matching dental work and can leave two weeks between whitening and that work.",
  ],
  notSuitableFor: [
    "Children and teenagers: whitening for looks is for adults of 18 and over.",
    "Women who are pregnant or breastfeeding, for whom dentists put it off as a precaution.",
    "People with decay, leaking fillings, cracked teeth or sore gums that nobody has treated.",
    "Anybody allergic to peroxide or to a part of the gel or tray.",
    "Those whose visible teeth are mainly crowns, veneers or large fillings.",
    "People with very sensitive teeth, or grey bands left by antibiotics in childhood, unless a dentist explains what is realistic.",
  ],
  preparation:
    "Have a check-up and a cleaning first; removing tartar and surface stain may be enough. Tell the dentist about sensitivity, gum recession, allergies and every restoration in your front teeth. A toothpaste for sensitive teeth, used for two weeks beforehand, can help. Bring a list of your medicines.",
  procedureSteps: [
    {
      title: "Talk before you travel",
      text: "By video or message, the dentist asks about your teeth and sees photographs. This only tells whether a visit is sensible.",
    },
    {
      title: "Examination",
      text: "At the clinic the dentist looks for decay, cracks and exposed roots, finds out why the teeth are dark, and records their shade. You can still decide against it.",
    },
    {
      title: "Protection",
      text: "Lips are held back, eyes are covered, and a barrier is painted or placed along the gums.",
    },
    {
      title: "Gel in the chair",
      text: "The gel is applied in several rounds of 10 to 20 minutes, washed away between them. A lamp is sometimes added; there is little sign that it improves the lasting result.",
    },
    {
      title: "Trays for home",
      text: "If you choose trays, moulds or a scan are taken and thin trays made. You wear them with a weaker gel for some hours a day or overnight, usually for two to four weeks.",
    },
    {
      title: "Shade check",
      text: "Teeth look whitest when they are dry, just afterwards. The true shade shows after one or two weeks.",
    },
  ],
  anaesthesiaAndLength:
    "No anaesthetic is used: numb gums could not warn you of a leak or a burn, so speak up at the first sting. A session in the chair takes 60 to 90 minutes, checks included. Fitting trays takes two short appointments, and the whitening itself goes on at home.",
  recoveryTime: {
    headline:
      "Most people return to normal activity the same day, with sensitive teeth for one to three days.",
    stages: [
      {
        when: "First 24 hours",
        what: "Sharp twinges in single teeth are usual, above all with cold drinks or cold air. A common painkiller that suits you may help.",
      },
      {
        when: "First 2 days",
        what: "Keep away from smoking, coffee, tea, red wine, curry and dark berries, which stain most easily now.",
      },
      {
        when: "First 2 weeks",
        what: "White patches even out and the shade drops back slightly before it settles. New fillings wait until after this.",
      },
      {
        when: "Months and years",
        what: "The effect lasts from a few months to about three years, depending mostly on diet and smoking.",
      },
    ],
  },
  flying:
    "Whitening leaves no wound, so no waiting time is needed. Many people would still rather not spend a flight with aching teeth: a night's rest first is kinder. Gel for home use counts as a liquid in hand luggage and should travel in its labelled packet.",
  typicalStay:
    "One day suffices for the chair method, two or three if trays have to be made and tried. If it opens a larger dental plan, it belongs at the beginning, and the matching of porcelain or filling waits until the colour is stable, often on a later visit.",
  followUp:
    "Ask for the name and strength of the gel and keep the trays: a dentist at home can supply a suitable refill. Sensitivity that goes on after a week deserves an appointment with your own dentist, as it may come from decay or a crack. In the UK the NHS does not pay for whitening or for evening out an uneven result, though it does treat a burn or an infection.",
  risksComplications: {
    common: [
      "Sensitive teeth for one to three days.",
      "White, sore patches on the gums that heal within days.",
      "Patchy colour at first.",
      "A sore throat or upset stomach if gel is swallowed.",
    ],
    serious: [
      "Chemical burns of gums or lips that may scar or leave the gum lower.",
      "Inflammation of the nerve in a tooth with an unseen cavity or crack, which may then need root canal treatment.",
      "Enamel made rough or weak by gel that is too strong, acidic or used too often.",
      "A lasting mismatch between natural teeth and existing crowns or fillings.",
      "Allergic reaction to the gel, rarely severe.",
    ],
    seekHelp:
      "Get emergency care for swelling of the lips, tongue or throat, or if breathing becomes hard. See a dentist soon for a burn that blisters, throbbing in one tooth, or pain that keeps you awake.",
  },
  costFactors: [
    "Method: in the chair, trays for home, or both together.",
    "Number of sessions needed for the shade that you and the dentist agree on.",
    "Whether examination, X-rays and cleaning are charged apart.",
    "Extra gel and spare trays to take with you.",
  ],
  questions: [
    "Will a dentist examine me before anybody applies gel?",
    "What percentage of hydrogen peroxide, or its equivalent, does your gel contain?",
    "How do you protect gums and eyes, and what do you do if the gel leaks?",
    "Would cleaning alone give me enough of a change?",
    "Which of my teeth will stay as they are because of fillings or crowns?",
    "How long must I wait between whitening and having porcelain made?",
    "Whom do I call if my teeth still hurt after I have left?",
  ],
  related: ["veneers", "smile-design", "invisalign"],
  cities: ["antalya", "istanbul", "izmir"],
  procedureType: "Noninvasive",
  bodyLocation: "Teeth",
};

export default details;
