import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "laser-hair-removal",
  metaDescription:
    "Laser hair removal in Turkey: why it takes many sessions, which laser suits which skin, burns and pigment risks, sun, and cost per session.",
  overview: [
    "The device should match the skin. Alexandrite and diode lasers are common on lighter skin; the Nd:YAG laser is safer on brown and black skin, since less of its light stays in the surface. Intense pulsed light (IPL) is a lamp, not a laser, and less selective. White, grey, red and very fair hair has too little pigment to respond to any of them.",
    "Sudden or heavy growth on face or body in women may point to polycystic ovaries or another hormonal cause. See your GP before you pay for laser, because hair keeps returning while the cause goes on.",
  ],
  idealCandidates: [
    "Adults with dark, coarse hair and a clear contrast to their skin.",
    "People troubled by ingrown hairs or shaving bumps.",
    "People who visit Turkey regularly, or have a clinic at home for the other sessions.",
    "People who can avoid sun and tanning beds before and after.",
  ],
  notSuitableFor: [
    "Anyone with a tan, fake tan or sunburn on the area.",
    "People on medicines that make skin react to light, such as certain antibiotics or isotretinoin, unless cleared.",
    "Pregnant women, as a precaution.",
    "Skin with tattoos, suspicious moles, infection, vitiligo or psoriasis in the field.",
    "People with epilepsy set off by light, or a disease caused by sunlight.",
  ],
  preparation:
    "Keep the area out of the sun for four weeks or more and go without self-tanner for two. Do not wax, thread, pluck or epilate for about a month, as the root has to be there; shave the day before. Come with clean skin, free of deodorant and perfume. Name all tablets, herbal ones such as St John's wort included. A test patch, read after at least 24 to 48 hours, ought to precede the first full session.",
  procedureSteps: [
    {
      title: "Screening online",
      text: "A clinician reviews skin type, hair colour, hormones and medicines, and tells you frankly if a local provider would be more practical.",
    },
    {
      title: "Assessment and test patch",
      text: "At the clinic a doctor checks moles and skin tone, explains the risks and fires a few test shots. You decide after seeing how they settle.",
    },
    {
      title: "Marking and eye shields",
      text: "The field is outlined, moles are covered, and everybody in the room puts on goggles made for that wavelength.",
    },
    {
      title: "Laser pulses",
      text: "Each pulse feels like the snap of a rubber band, with cold air or a chilled tip beside it. Brow hair near the eye is not treated.",
    },
    {
      title: "Cooling",
      text: "Gel or cold packs calm the skin, and settings are noted for next time.",
    },
  ],
  anaesthesiaAndLength:
    "Cooling is normally enough. Numbing cream over large areas is dangerous, as too much can enter the blood, so apply none that the clinic has not measured. An upper lip is finished in a quarter of an hour, full legs or back in one to two, and several areas together in up to three.",
  recoveryTime: {
    headline:
      "Redness usually settles within two days, while the course itself runs for six to twelve months.",
    stages: [
      {
        when: "Hours 1 to 48",
        what: "Warm, red skin with little bumps around each hair. Loose cotton, no hot baths, no gym, no scented products.",
      },
      {
        when: "Weeks 1 to 3",
        what: "Burnt hairs seem to grow, then drop out. Shaving is fine; plucking is not.",
      },
      {
        when: "Weeks 4 to 10",
        what: "New hair appears and the following session is due: sooner on the face, later on legs and back.",
      },
      {
        when: "After the course",
        what: "Fewer, thinner hairs. Top-ups once or twice a year are common.",
      },
    ],
  },
  flying:
    "You may fly the day after if the skin is merely pink. Blisters, broad burns or swollen legs are grounds to stay and be seen. Dress in soft, loose clothes for the seat.",
  typicalStay:
    "Two to three days, so that the test patch comes first and the doctor can look again a day after the full session. Beach days beforehand or afterwards would put your skin at risk of burns and blotches.",
  followUp:
    "A message with photographs on day two, and again if marks appear, is enough when all goes well. Carry the record of laser, energy and pulse to whoever does the next round. Burns that need treatment will get it from the NHS; lightening a lasting mark, or completing an unfinished course, is up to you.",
  risksComplications: {
    common: [
      "Redness and swelling around the follicles.",
      "Itching and dryness.",
      "Short-lived darker or lighter spots.",
      "Inflamed follicles.",
    ],
    serious: [
      "Burns with blisters and scars, likelier on dark or tanned skin.",
      "Permanent loss or gain of skin colour.",
      "More hair than before, at the edge of treated areas (paradoxical growth).",
      "Damage to the eye by a stray beam.",
      "Poisoning by numbing cream spread over a large area.",
      "A melanoma overlooked or altered because a mole was lasered.",
    ],
    seekHelp:
      "See a doctor the same day about blisters, grey or white skin, oozing or mounting pain. Disturbed vision, or a seizure, drowsiness or irregular heartbeat after numbing cream, requires an emergency call (in Turkey 112, in Britain 999).",
  },
  costFactors: [
    "Area, from upper lip to whole body.",
    "Number of sessions, each with its own journey.",
    "A laser chosen for your skin, against one device for all.",
    "Presence of a doctor, and whether the test patch is charged.",
  ],
  questions: [
    "What laser is it, and why is it right for my skin tone?",
    "Will you do a test patch and wait before treating the rest?",
    "What training has the operator, and is a doctor present?",
    "How many sessions should I budget for, top-ups included?",
    "Might hormones be behind my hair growth?",
    "Do you hand over my settings for another clinic to use?",
    "What is your procedure when somebody is burnt?",
  ],
  related: ["chemical-peels", "acne-scar-removal"],
  cities: ["istanbul", "izmir"],
  procedureType: "Noninvasive",
  bodyLocation: "Face, underarms, bikini area, legs and back",
};

export default details;
