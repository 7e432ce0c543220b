import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "eyebrow-transplant",
  metaDescription:
    "Eyebrow transplant in Turkey: who it suits, why new brows need trimming for life, recovery, when to fly, risks near the eye and indicative cost.",
  overview: [
    "Find out first why the brow is thin. Thyroid disease, alopecia areata, a scarring hair loss called frontal fibrosing alopecia, skin disease and the urge to pull hair can all empty it, and new hairs may then go the same way. Treating the cause sometimes brings your own back.",
    "There are milder ways: pencil, tinting, or pigment placed in the skin. They can be changed when fashion does. A transplant is surgery on the most visible strip of the face, and a shape set too high or too thick is hard to take away.",
  ],
  idealCandidates: [
    "Adults whose brows were overplucked for years and have not grown back.",
    "People with a gap from a cut, burn or removed growth, once the scar is mature.",
    "Those with a known cause that a dermatologist has called inactive, usually for two years or so.",
    "Anyone willing to trim and shape the brows every week or two for life.",
  ],
  notSuitableFor: [
    "People with active alopecia areata, frontal fibrosing alopecia or lupus of the skin.",
    "Those who pull out their hair, until that has been overcome with help.",
    "Anybody with thyroid disease that is not yet under control.",
    "Teenagers: this is a cosmetic operation for grown adults.",
    "People with very curly scalp hair who have not been told how it may curl in a brow.",
  ],
  preparation:
    "Ask a GP or dermatologist about blood tests and, where scarring loss is possible, a skin sample. Do not pluck, wax or tint for a few weeks. Draw the brow that you want on yourself and photograph it relaxed. Report eye operations, contact lenses, lash serums and earlier pigment. Do not decide alone to stop medicines that thin the blood.",
  procedureSteps: [
    {
      title: "Speaking with the surgeon",
      text: "You show pictures over a video call, explain when and how the hair went, and hear whether tests are needed first.",
    },
    {
      title: "Drawing the shape",
      text: "Sitting opposite you in the clinic, the surgeon sketches both brows while your face rests and moves. It can be wiped and redrawn, today or tomorrow, and you are free to leave it there.",
    },
    {
      title: "Small donor patch",
      text: "An area behind the ear or at the nape, with finer hair, is clipped and numbed. Usually a few hundred roots or fewer are removed for both sides.",
    },
    {
      title: "Sorting under magnification",
      text: "Groups are trimmed to single hairs, and their natural curve is noted.",
    },
    {
      title: "Planting hair by hair",
      text: "With the brow numb and the eyes protected, each goes in almost flat: upwards near the nose, outwards along the arch, downwards at the tail.",
    },
    {
      title: "Comparison and rest",
      text: "You sit up to compare sides before the end. The brow stays open to the air with a thin layer of ointment, if prescribed.",
    },
  ],
  anaesthesiaAndLength:
    "Only local anaesthetic is needed. The injections along the brow bone are sharp but brief, and a calming tablet may be offered. Two to four hours suffice for two brows. You keep your eyes closed for much of it, so agree on a signal in case you need to stop.",
  recoveryTime: {
    headline:
      "Most people have swollen eyelids for 3 to 5 days, and bruises and small crusts for up to 10 days.",
    stages: [
      {
        when: "First 3 days",
        what: "Cool pads on the cheeks, never on the brow, and a raised pillow. Do not wet or rub the hairs or wear make-up.",
      },
      {
        when: "Days 4 to 10",
        what: "Bruises yellow and crusts drop when they are ready. Pat dry after washing. Spectacles must not sit on the grafts.",
      },
      {
        when: "Weeks 2 to 8",
        what: "The little hairs fall and the brow seems bare again. A pencil may be used once skin is closed and the surgeon allows it.",
      },
      {
        when: "Months 3 to 9",
        what: "Hairs return, straight and quick. Trim, comb and train them with brow gel.",
      },
      {
        when: "Around 12 months",
        what: "Time to judge. A small second session for thin places is quite common.",
      },
    ],
  },
  flying:
    "Two to three days lets swelling around the eyes pass its peak, so that you can see where you walk and read signs. Altitude does not disturb the hairs. Take lubricating drops against dry cabin air if your surgeon agrees, leave contact lenses out, and wear no sleep mask.",
  typicalStay:
    "Three or four days: arrival and drawing, the operation, a check with first cleaning, and a spare day. Do not arrange meetings or photographs in that time; bruising around the eye looks worse than it feels.",
  followUp:
    "Pictures at one week, one month, four months and a year show how the hairs settle; ask which surgeon will look. Someone local should check the skin if crusts weep. Any trouble with sight goes to eye casualty, which the NHS provides. Correcting direction, shape or scars is cosmetic and paid by you, whether by plucking, laser or fresh grafts. Keep your dermatologist informed, as an old illness may wake.",
  risksComplications: {
    common: [
      "Black eyes or puffy lids.",
      "Tiny crusts and tenderness along the brow.",
      "Numbness of the forehead for some weeks.",
      "Hairs that curl, lift or grow faster than expected.",
      "Slight differences between left and right.",
    ],
    serious: [
      "Hair in a wrong direction that no trimming can hide.",
      "Infection of the skin that spreads to the eyelid or eye socket and threatens sight.",
      "Injury or chemical irritation of the eye during the operation.",
      "Visible pits, lumps or scars.",
      "Nerve pain or lasting loss of feeling above the eye.",
      "Loss of the grafts because the first disease returns.",
      "Severe allergy to an injected medicine.",
    ],
    seekHelp:
      "Go to emergency eye care for blurred or double vision, pain inside the eye, a bulging eye or lids that swell shut with fever. Facial swelling with trouble breathing soon after an injection needs an ambulance.",
  },
  costFactors: [
    "One brow or two, full rebuilding or a gap.",
    "Number of single hairs, and the time that their preparation takes.",
    "Scars or earlier pigment in the skin.",
    "Experience of the surgeon with brows rather than scalps.",
    "A touch-up after a year, with its own journey.",
  ],
  questions: [
    "Why did my brow hair go, and is that illness certain to be at rest?",
    "How many eyebrow operations has the surgeon done, as distinct from scalp work?",
    "Who plants the hairs, and who decides on the direction of each?",
    "From which part of my head will you take them, and how curly are they there?",
    "How are my eyes protected from instruments and antiseptic?",
    "Can I see the drawn shape a day before and still refuse?",
    "How often will I have to trim, and does that ever lessen?",
    "If the two sides do not match, what would a correction cost me?",
  ],
  related: ["beard-transplant", "dhi", "blepharoplasty"],
  cities: ["istanbul", "antalya", "izmir"],
  procedureType: "Surgical",
  bodyLocation: "Eyebrows",
};

export default details;
