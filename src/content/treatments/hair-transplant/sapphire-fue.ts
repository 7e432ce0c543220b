import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "sapphire-fue",
  metaDescription:
    "Sapphire FUE in Turkey: what the sapphire blade does, what it cannot promise, healing, flying home, risks, and how the indicative cost compares.",
  overview: [
    "The word sapphire names a tool for one stage of the day, nothing more. It does not take the grafts, choose the hairline or keep roots alive. Narrow, clean cuts may heal with smaller crusts, and some surgeons like the control. Good surgeons also get natural results with steel.",
    "Compare the offer with plain FUE line by line. If the same doctor makes openings of the same size, the difference may be small. If the word comes with a large graft count at a low price and nobody named as the surgeon, the material of the blade will not protect you.",
  ],
  idealCandidates: [
    "Adults with settled male-pattern or female-pattern loss and a sound donor area.",
    "People who want work along the hairline, where the slant of each slit shows most.",
    "Those who have compared FUE and DHI and know why this variant was proposed to them.",
    "Anyone in good general health who can protect the scalp for a month.",
  ],
  notSuitableFor: [
    "People attracted by the name alone, before a doctor has said what causes the loss.",
    "Those with poor circulation in the scalp, for instance heavy smokers or people with old scars or radiotherapy there.",
    "Anyone with psoriasis, eczema or infection flaring where cuts are to be made.",
    "Men in their early twenties asking for a low, straight hairline that later loss would leave stranded.",
    "People whose health makes a long day under repeated injections unsafe.",
  ],
  preparation:
    "Ask for the plan in numbers: area in square centimetres, grafts for each, blade width. Have your blood pressure checked, as bleeding blurs fine cuts. Declare allergies to anaesthetics, latex or antibiotics. Whoever prescribes your heart or blood medicine must agree to any change. Stop nicotine, vapes included, well ahead. Wash your hair on the morning and leave it free of gel.",
  procedureSteps: [
    {
      title: "Opinion from a distance",
      text: "The surgeon studies photographs from all sides and your family history, and tells you if surgery is too early.",
    },
    {
      title: "Planning in the clinic",
      text: "Donor density and skin are measured in person. The line is drawn while you sit upright with a mirror, and redrawn until you both agree. Postponing is always open to you.",
    },
    {
      title: "Local anaesthetic",
      text: "A ring of injections numbs the back of the head; the front is numbed later in the day.",
    },
    {
      title: "Extraction",
      text: "A rotating punch loosens follicles, spread evenly so that no patch is emptied. The blade has no part in this.",
    },
    {
      title: "Slits with the sapphire blade",
      text: "The surgeon makes V-shaped openings matched to the width of the grafts, and controls depth to spare the vessels below.",
    },
    {
      title: "Placing by hand",
      text: "Grafts are eased into the slits without squeezing their bulbs.",
    },
    {
      title: "Counting and instructions",
      text: "You leave with written care steps and a telephone number for the night.",
    },
  ],
  anaesthesiaAndLength:
    "Local anaesthetic with adrenaline numbs the skin and reduces bleeding, so that the surgeon can see the edges of each cut. The heart may race for a minute; tell the team at once. Six to eight hours are typical, lunch included. General anaesthesia has no place here, and sedation is a choice to weigh, not a comfort that comes free of risk.",
  recoveryTime: {
    headline:
      "Most people look presentable again in about 10 days, while the new hair takes a year to come in.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "Keep the head up and cool the forehead, never the grafts. Slight oozing on the pillow is usual.",
      },
      {
        when: "Days 4 to 10",
        what: "Fine crusts loosen with foam and light fingertip pressure. From about day ten grafts are firmly held.",
      },
      {
        when: "Weeks 3 to 12",
        what: "The planted shafts drop and pinkness fades, more slowly on pale skin. Use shade and, once healed, sun cream.",
      },
      {
        when: "Months 4 to 8",
        what: "Much of the change becomes visible. Texture may be wiry for a time.",
      },
      {
        when: "Month 12 onwards",
        what: "The outcome at the front can be judged. Decide on a second session no sooner.",
      },
    ],
  },
  flying:
    "Two to four days is customary: swelling usually peaks around the third day, and some people's eyes nearly close. Smaller cuts are no reason to go sooner, because the back of the head has the same wounds as in any FUE.",
  typicalStay:
    "Three to five days, beginning with a separate day for examination. The clinic checks the slits, cleans the donor side and washes the scalp before you go. In summer, choose a cool room: sweat is bad for fresh cuts.",
  followUp:
    "Remote checks at ten days and again at several points over a year are customary; find out whether the surgeon takes part. If crusts remain after two weeks, ask before picking. A pharmacist or GP can advise on inflamed follicles. Should something go badly wrong, the NHS will make you safe but will not restore hair. Repair by another surgeon is at your expense, with whatever donor hair is left.",
  risksComplications: {
    common: [
      "Redness that outlasts the crusts by weeks.",
      "A swollen forehead, sometimes bruised eyelids.",
      "Itching at the back while the dots heal.",
      "Patchy, uneven early growth.",
      "Ingrown hairs.",
    ],
    serious: [
      "Slits placed too close, cutting off blood and killing grafts and skin.",
      "Cobblestone skin or ridges along the hairline.",
      "Hair pointing the wrong way, which can be corrected only by removing it.",
      "Overharvesting that shows when hair is worn short.",
      "Wound infection, seldom reaching the bloodstream.",
      "Abnormal heartbeat or seizure from too much anaesthetic or adrenaline.",
      "Low yield: many grafts that never grow, without a clear cause.",
    ],
    seekHelp:
      "Palpitations that persist, confusion, a seizure or swelling of the mouth call for emergency care at once. Pale, cold or darkening skin between grafts in the first days must be seen by a surgeon within hours, before you think of flying.",
  },
  costFactors: [
    "The surcharge for the blade itself, often modest beside the rest.",
    "Surgeon's own time in making the openings.",
    "Size of the area and the density aimed at.",
    "Extras added to packages, such as plasma injections of uncertain benefit.",
    "Further sessions as your own hair recedes.",
  ],
  questions: [
    "What would differ for me if you used a steel blade?",
    "Which width of blade will you use, and how many slits to a square centimetre?",
    "Does the surgeon make every opening personally?",
    "How do you protect blood supply when you plant densely?",
    "How many grafts did you refuse to take in patients like me, and why?",
    "Can I have the number of grafts taken and planted in writing that evening?",
    "What do you do if skin turns dark after I have gone home?",
    "Which of the extras in the package could I leave out?",
  ],
  related: ["fue", "dhi", "beard-transplant"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Scalp",
};

export default details;
