import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "lasik",
  metaDescription:
    "LASIK eye surgery in Turkey: who is suitable, the tests that come first, risks such as dry eye and halos, safe flying and cost per eye.",
  overview: [
    "One laser cuts a thin flap in the surface of the cornea. A second removes a microscopic amount of tissue underneath, and the flap is laid back without stitches. Tissue that has been removed cannot be put back, so the change is permanent even though sight may drift again over the years.",
    "Two related methods avoid a flap. In surface treatments such as PRK the outermost cells are taken off and grow again; in lenticule extraction, often called SMILE, a thin disc is drawn out through a small opening. From your forties on, near vision weakens whatever has been done to the cornea, so reading glasses may still be needed.",
  ],
  idealCandidates: [
    "Adults, usually over 21, whose prescription has stayed steady for at least a year.",
    "People with corneas that are regular in shape and thick enough for the planned treatment.",
    "Those with healthy eyes, a good tear film and no eye disease in progress.",
    "Anyone who would be content to need glasses sometimes, for instance for driving at night.",
  ],
  notSuitableFor: [
    "People with keratoconus or an early sign of it on the corneal map.",
    "Those with marked dry eye, active eye infection, glaucoma that is not controlled, or a cataract.",
    "Women who are pregnant or breastfeeding, because the prescription can shift.",
    "People with poorly controlled diabetes or an active autoimmune illness.",
    "Anyone who relies on one eye only, or whose work forbids this operation.",
  ],
  preparation:
    "Leave contact lenses out before measurement: about one to two weeks for soft lenses and up to four for rigid ones, as the clinic directs, since they mould the cornea. Take your last few prescriptions along. List all medicines, isotretinoin for acne included. On the day wear no make-up, cream or perfume, and arrange for somebody to see you back to the hotel.",
  procedureSteps: [
    {
      title: "Online screening",
      text: "You send prescriptions and health details and talk by video with the eye surgeon who would treat you. No one can declare you suitable at a distance.",
    },
    {
      title: "Full measurement",
      text: "In the clinic the cornea is mapped and its thickness measured. Pupils, tears, pressure and retina are examined too. Some visitors are turned down at this stage.",
    },
    {
      title: "Decision with the surgeon",
      text: "The person who will operate goes through the results and the risks with you, preferably not on the day of treatment. Leaving without surgery must be an option.",
    },
    {
      title: "Making the flap",
      text: "Drops numb the eyes and a holder keeps the lids apart. You feel pressure, and vision dims for some seconds.",
    },
    {
      title: "Reshaping",
      text: "You look at a light while the second laser works, usually for less than a minute in each eye.",
    },
    {
      title: "First checks",
      text: "The flap is smoothed into place. A surgeon looks at it that day and again the next morning.",
    },
  ],
  anaesthesiaAndLength:
    "Numbing drops are enough, and you stay awake; a mild sedative tablet may be offered. Each eye takes around ten minutes, and both are normally treated in one session. Set aside most of a morning for preparation and rest.",
  recoveryTime: {
    headline:
      "Most people leave the clinic the same day and fly after 2 to 3 days, once a check shows that the flap is in place.",
    stages: [
      {
        when: "First hours",
        what: "The eyes burn, water and dislike light. Sleep helps, with shields on.",
      },
      {
        when: "Next day",
        what: "Sight is often much clearer. Driving waits until a clinician confirms that you meet the legal standard.",
      },
      {
        when: "Week 1",
        what: "Use the drops as prescribed, never rub, and protect the eyes at night. Screens tire them quickly.",
      },
      {
        when: "Weeks 2 to 4",
        what: "Swimming pools, saunas, eye make-up and dusty work come back when allowed.",
      },
      {
        when: "Months 3 to 6",
        what: "Dryness and halos usually lessen, and vision becomes steady.",
      },
    ],
  },
  flying:
    "Air pressure does no harm to a treated cornea; dry cabin air does irritate it. The true reason to wait is the flap, which can wrinkle or become inflamed in the first days and must then be treated quickly. Carry lubricating drops in your hand luggage.",
  typicalStay:
    "Four to six days: one for measurements, one to think, the laser session, the next-day check and a last look before departure. After surface laser such as PRK stay longer, since the surface needs about a week to close.",
  followUp:
    "Further checks are due at about one month, three months and a year. Arrange them before you go with an optometrist or eye doctor near you, as not everyone takes on patients treated abroad. NHS eye casualty deals with infection or injury, while retreatment and dry-eye care after elective laser are in general paid for privately. Keep your measurements for good: a cataract surgeon will want them one day.",
  risksComplications: {
    common: [
      "Dry, gritty eyes for weeks or months.",
      "Glare, halos or starbursts around lights at night.",
      "Blurring that comes and goes during the day.",
      "Small red patches on the white of the eye.",
    ],
    serious: [
      "Infection or inflammation under the flap, which can scar the cornea.",
      "A flap that is cut badly, slips or folds, even years later after a blow.",
      "Ectasia: slow bulging of a weakened cornea, which may end in a transplant.",
      "Dry eye or nerve pain that lasts and can be disabling.",
      "Over- or undercorrection, and worse vision than glasses gave before.",
      "Loss of sight, which is very rare.",
    ],
    seekHelp:
      "Increasing pain, sudden blur, discharge or any knock to the eye calls for an eye specialist within hours. Do not wait for the next planned check.",
  },
  costFactors: [
    "The method: flap laser, surface laser or lenticule extraction.",
    "How strong the prescription is, and whether astigmatism is treated.",
    "Which tests, drops and later checks are counted in the price per eye.",
    "Whether an enhancement is included, and whether you would have to fly back for it.",
    "One eye or both: the range is per eye, so two cost roughly double.",
  ],
  questions: [
    "How thick is my cornea, and how much would remain beneath the flap?",
    "Do you turn people away, and what are your limits?",
    "Would PRK, SMILE or implanted lenses be safer for me than LASIK?",
    "Will the surgeon who examines me also perform the laser treatment?",
    "How will my tear film be tested, and what if it is poor?",
    "May I have at least a night between measurement and surgery?",
    "Who checks my eyes at one month, and what will that cost at home?",
    "If I need an enhancement, what exactly is free of charge?",
  ],
  related: ["cataract-surgery", "corneal-transplant", "blepharoplasty"],
  cities: ["istanbul", "izmir", "antalya"],
  procedureType: "Surgical",
  bodyLocation: "Cornea",
};

export default details;
