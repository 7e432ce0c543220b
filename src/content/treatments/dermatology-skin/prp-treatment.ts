import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "prp-treatment",
  metaDescription:
    "PRP for hair and skin in Turkey: how strong the evidence is, how many sessions it takes, hygiene, risks, and what a session costs.",
  overview: [
    "Clinics prepare plasma in different ways, so that two samples sold under one name may hold very different numbers of platelets. This is one reason why studies disagree. Typical plans for hair are three or four sessions a month apart, then one or two a year; benefit, where there is any, ends when the sessions end.",
    "Established medicines for hair loss have better proof and need no flight. A transplant moves hair, whereas PRP can at most thicken what still grows. Know the cause before you treat it: thyroid disease, low iron and some tablets also thin hair.",
  ],
  idealCandidates: [
    "Adults with early thinning who still have follicles to strengthen.",
    "People whose hair loss has been diagnosed by a doctor.",
    "People with shallow scars or dull skin who accept that proof is limited.",
    "People able to return, or to continue at a clinic near home.",
  ],
  notSuitableFor: [
    "People with low platelets, a blood disorder or marked anaemia.",
    "People with cancer now or lately, or with hepatitis, HIV or a blood infection, unless a specialist approves.",
    "People who take anticoagulants.",
    "Anyone pregnant or nursing, for want of safety data.",
    "People with bald, shiny areas, or with infected or inflamed skin.",
  ],
  preparation:
    "A blood count and tests for infections carried in blood are reasonable. Doctors commonly advise against ibuprofen and similar painkillers for about a week, as they hinder platelets; keep taking whatever was prescribed for your heart or brain. Eat, drink water and wash your hair on the morning. For the scalp, arrive without spray or dye.",
  procedureSteps: [
    {
      title: "Video consultation",
      text: "A dermatologist asks how long the loss or skin problem has existed, and what was tried. You may be advised to have tests or medicines at home instead.",
    },
    {
      title: "Examination",
      text: "At the clinic the doctor looks at scalp or skin with a magnifier, confirms the plan and gets your signed consent. A change of mind costs nothing medically.",
    },
    {
      title: "Taking blood",
      text: "One to four small tubes come from an arm vein and are labelled with your name in your sight.",
    },
    {
      title: "Spinning",
      text: "A centrifuge separates the red cells, and the layer with most platelets is drawn into a sterile syringe.",
    },
    {
      title: "Injecting",
      text: "Dozens of shallow injections follow, or the plasma is applied with microneedling of the face.",
    },
  ],
  anaesthesiaAndLength:
    "Numbing cream, vibration or a ring of local anaesthetic makes the injections bearable; the forehead and crown are the sorest. Blood, centrifuge and injections take between forty-five and ninety minutes together, during which you are awake.",
  recoveryTime: {
    headline:
      "Most people resume ordinary tasks in a day or two, and need two or three further sessions.",
    stages: [
      {
        when: "Same day",
        what: "Tender, pink or spotted skin. Do not wash, touch or make up the area until the hour that the clinic gives.",
      },
      {
        when: "Days 1 to 3",
        what: "A puffy forehead, itching and little bruises. Avoid hard exercise, pools and sun.",
      },
      {
        when: "Weeks 1 to 4",
        what: "Nothing visible is expected. Some people shed a few hairs.",
      },
      {
        when: "Months 3 to 6",
        what: "The earliest time to tell whether the course has helped. If not, stop.",
      },
    ],
  },
  flying:
    "PRP itself rarely prevents a flight on the following day. Remain longer if you felt faint, if swelling has reached the eyelids, or if there is any doubt about infection.",
  typicalStay:
    "Two or three days for a single session. A whole course would mean three or more journeys; sessions squeezed together in one week have no good evidence behind them.",
  followUp:
    "Photographs in the same light at three months show more than the mirror. Put together a record with the preparation kit, volume and dates, so that another clinic can go on. NHS doctors will attend to an infected or allergic reaction; they do not continue or repair private PRP, so further sessions are for you to fund.",
  risksComplications: {
    common: [
      "Pain during injections, and a tight scalp afterwards.",
      "Swelling and pinpoint bleeding.",
      "Headache for a day.",
      "Feeling faint while blood is taken.",
    ],
    serious: [
      "HIV or hepatitis from reused needles, tubes or someone else's blood.",
      "Skin infection or abscess.",
      "Lasting lumps, scars or dark patches.",
      "Flare of cold sores or of an inflammatory skin disease.",
      "Loss of sight after injection near the eyes, reported very rarely.",
    ],
    seekHelp:
      "Vision that changes, hives with wheezing, or fainting that does not pass calls for an ambulance (112 in Turkey, 999 in the UK). Growing pain, heat, pus or fever in the days after should be examined without delay.",
  },
  costFactors: [
    "Sessions in the plan: multiply before comparing.",
    "Approved single-use kit or plain laboratory tubes.",
    "Scalp, face or both.",
    "Whether a doctor injects, and whether blood tests are charged apart.",
  ],
  questions: [
    "What is my diagnosis, and what does good evidence say about PRP for it?",
    "Should I try a medicine first?",
    "Is the kit single-use and authorised for this purpose?",
    "How do you make sure that samples are never mixed up?",
    "How many sessions before we judge, and by what measure?",
    "Could a colleague in my own town continue with the same method?",
    "Are the sessions refundable if I stop?",
  ],
  related: ["fue", "dhi", "acne-scar-removal"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Percutaneous",
  bodyLocation: "Scalp and face",
};

export default details;
