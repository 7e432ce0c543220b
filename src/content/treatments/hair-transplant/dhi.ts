import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "dhi",
  metaDescription:
    "DHI hair transplant in Turkey: what the implanter pen changes and what it does not, who it suits, recovery, flying, risks and indicative cost.",
  overview: [
    "Clinics use the three letters loosely. Ask what it means there: are grafts really implanted with pens, by whom, and for the whole area or a strip at the front?",
    "There is no firm proof that hair planted by pen grows better than hair placed in slits. Its strengths are less shaving and close control of angle. Its limits are a slower pace and fewer grafts in a day, and a badly handled pen damages roots.",
  ],
  idealCandidates: [
    "People with early or moderate thinning who want density among existing hairs.",
    "Women and long-haired men who would rather shave only a hidden strip.",
    "Those who need a modest number of grafts, for example at the temples.",
    "Adults with a clear diagnosis and a healthy fringe of hair at the back.",
  ],
  notSuitableFor: [
    "People with a large bald area, where FUE with slits may cover more in a session.",
    "Women with general thinning that also affects the back, until its cause is found and treated.",
    "Anyone whose own hair in the area is weak, since needles between it can hasten its fall.",
    "People with skin disease of the scalp that is active now.",
    "Those taking blood thinners that cannot be paused.",
    "Anybody under 18, and as a rule those whose loss began only recently.",
  ],
  preparation:
    "Bring blood results if you are a woman with thinning hair: iron, thyroid and hormones can be to blame, and treating them may spare you an operation. Report every medicine and supplement, including fish oil and aspirin, and let the prescriber decide on pauses. Stop smoking in good time, and do not colour your hair in the week before.",
  procedureSteps: [
    {
      title: "Video call with the doctor",
      text: "Your pattern, history and goals are discussed, and what a pen would add.",
    },
    {
      title: "Scalp examination",
      text: "Face to face in the clinic, the doctor measures density, marks the area and settles the shaving. Read the consent form in a language you know well; you can withdraw.",
    },
    {
      title: "Shaving a window",
      text: "A strip at the back is clipped, or more if many grafts are required. The receiving area may stay long.",
    },
    {
      title: "Harvesting",
      text: "Roots are freed singly with a fine punch, sorted by the number of their hairs and kept moist.",
    },
    {
      title: "Loading the pens",
      text: "Assistants slide grafts into several pens in turn. Time outside the body should be short.",
    },
    {
      title: "Implanting",
      text: "The doctor presses each pen into the numbed skin at the chosen depth and slant, and a plunger leaves the graft behind.",
    },
    {
      title: "Aftercare lesson",
      text: "The back is bandaged. Next day or the day after, staff wash the scalp and show you how to do it.",
    },
  ],
  anaesthesiaAndLength:
    "Both areas are numbed by local injections; vibrating devices or fine needles can ease the first minutes. Seven to nine hours pass with meals and pauses, as pens place grafts slowly. Long hours tire the team too, so two days may be better. The total dose of anaesthetic must fit your weight and health.",
  recoveryTime: {
    headline:
      "Most people can go out under a loose cap after a few days and judge the growth after a year.",
    stages: [
      {
        when: "First night",
        what: "Pain is mostly at the back and mild. Lie raised on a neck pillow so that nothing rubs the front.",
      },
      {
        when: "First week",
        what: "Spray, foam and gentle rinsing as instructed. Dots of crust sit between the longer hairs and take patience to loosen.",
      },
      {
        when: "Weeks 2 to 4",
        what: "Crusts are gone. Comb with care. Dyes, heat styling and tight ponytails wait for permission.",
      },
      {
        when: "Months 1 to 3",
        what: "Planted hair sheds, and some native hair next to it may shed too, so it can look thinner than before.",
      },
      {
        when: "Months 4 to 12",
        what: "Growth returns little by little. Lost native hair usually comes back, unless it was close to its end.",
      },
    ],
  },
  flying:
    "After two to three days, provided that there is no bleeding and the scalp has been looked at. Earlier, swollen eyelids and a fresh dressing make travel unpleasant, and nobody from the team could help with a problem in the air. Wear a wide hood rather than a tight hat.",
  typicalStay:
    "Plan three to five days. The longer end leaves room for a second session if the count of grafts cannot be reached in one without haste. The first wash happens before you leave: long hair over crusts is hard to clean alone.",
  followUp:
    "Send clear pictures in the same light at two weeks, then at three, six and twelve months. Find out beforehand if a doctor or merely a coordinator looks at them. Bring home a written account of the technique truly used. Your GP may prescribe for an infected scalp, and A&E is there for emergencies. Disappointing density, or native hair lost for good, is between you and the clinic, and another operation usually costs you again.",
  risksComplications: {
    common: [
      "Puffy brow and eyelids around the third day.",
      "Prickling, tightness and dulled feeling at front and back.",
      "Shedding of neighbouring native hair for some months.",
      "Small spots when new hairs push through.",
      "Hiccups for a day or two, in some people.",
    ],
    serious: [
      "Permanent loss of weak native hairs pierced or shocked by the needles.",
      "Grafts set too deep, which can form cysts or pits, or too shallow, which dry out.",
      "Failure of many grafts after rough loading or long waiting.",
      "Bacterial infection that needs antibiotics or drainage.",
      "Skin loss in an overfilled area, ending in a bald scar.",
      "Allergy to medicines or an overdose of anaesthetic, both potentially life-threatening.",
    ],
    seekHelp:
      "Trouble breathing, collapse or a widespread rash means an ambulance. A spot that turns dusky or black, a warm throbbing swelling or a temperature above 38 °C needs a doctor on the same day.",
  },
  costFactors: [
    "Pens and needles are used up, and more staff are needed to load them.",
    "Unshaven or part-shaven work, which takes longer.",
    "How much of the implanting the doctor does personally.",
    "A second day when the graft count is high.",
  ],
  questions: [
    "What exactly do you mean by DHI, and which steps differ from your FUE?",
    "Who holds the implanter pen, and for how many years has that person used one?",
    "How many grafts per hour do you place, and how long do they wait outside the body?",
    "What are the chances of losing the hair that I still have there?",
    "How much of my head must be shaved?",
    "If you cannot finish in a day, do you change to slits or come back tomorrow?",
    "Have you looked for hormonal, thyroid or iron problems behind my thinning?",
  ],
  related: ["fue", "sapphire-fue", "eyebrow-transplant", "prp-treatment"],
  cities: ["istanbul", "antalya", "izmir"],
  procedureType: "Surgical",
  bodyLocation: "Hairline and scalp",
};

export default details;
