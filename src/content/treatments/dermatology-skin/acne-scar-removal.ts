import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "acne-scar-removal",
  metaDescription:
    "Acne scar treatment in Turkey: microneedling, laser, subcision and more, which scars respond, darker skin, risks, healing and indicative cost.",
  overview: [
    "Microneedling pricks the skin to stir new collagen. Fractional laser heats fine columns of it. Subcision cuts the strands that tie a hollow down. Narrow pits may be touched with strong acid or punched out, and raised scars are injected with steroid. Flat brown or red marks are not scars and often fade with creams and sun protection.",
    "Improvement builds over three to six months per session. Three to six sessions, a month or more apart, are common, so ask what could be done at home and what justifies a journey.",
  ],
  idealCandidates: [
    "Adults whose acne has been under control for six months or so.",
    "People with dents that cast shadows, rather than colour marks alone.",
    "People who hope for improvement and not for smooth skin.",
    "People who can protect the face from sun for weeks.",
  ],
  notSuitableFor: [
    "People who still get new spots: treating the acne comes first.",
    "People who take isotretinoin or stopped it recently, until a dermatologist judges which method is safe.",
    "People with a tendency to keloids.",
    "Anyone with sunburn, a fresh tan, eczema or cold sores on the face.",
    "Women who are pregnant, for most methods.",
  ],
  preparation:
    "Use high-factor sunscreen daily for a month, and stop retinoid and acid creams when told to, often a week ahead. People who get cold sores are given antiviral tablets around laser treatment. Mention tablets that sensitise to light, and how your skin healed from earlier wounds. On brown or black skin a small test area, weeks before a full session, is wise; it may mean an additional trip.",
  procedureSteps: [
    {
      title: "Pictures and a call",
      text: "A dermatologist sorts the scars by type from photographs with side light, asks about acne medicines, and tells you how much change is plausible.",
    },
    {
      title: "Skin examination",
      text: "In Turkey the same doctor feels and stretches the scars, fixes method and settings, and obtains consent. Ask for a day to consider if the plan has changed.",
    },
    {
      title: "Numbing",
      text: "Cream acts for about an hour under film. Deeper work is numbed with injections.",
    },
    {
      title: "Treating scar by scar",
      text: "Single pits and tethered dents are dealt with first, then laser or needles pass over the whole area. Your eyes are shielded from laser light.",
    },
    {
      title: "Cooling and dressing",
      text: "Cool packs and a bland ointment follow, with written rules for washing and sun.",
    },
  ],
  anaesthesiaAndLength:
    "You stay awake. Microneedling takes around half an hour after numbing; a full-face ablative laser with subcision can need ninety minutes and sometimes light sedation, for which a monitored room and a second clinician are required.",
  recoveryTime: {
    headline:
      "Redness lasts two or three days after microneedling and several weeks after stronger laser.",
    stages: [
      {
        when: "Days 1 to 3",
        what: "Heat and swelling. Ablative laser leaves the skin raw and weeping; subcision leaves bruises.",
      },
      {
        when: "Days 4 to 10",
        what: "Crusts fall off unaided. Picking them makes new scars.",
      },
      {
        when: "Weeks 2 to 8",
        what: "Pinkness fades, slowly after laser. Sunscreen every few hours out of doors.",
      },
      {
        when: "Months 3 to 6",
        what: "Collagen forms, and a fair comparison becomes possible before the next session.",
      },
    ],
  },
  flying:
    "After needling, two days; after ablative laser, about seven, when the surface has closed. Cabin air dries raw skin, and an infected face needs a doctor, not a transit lounge. Carry ointment in hand luggage.",
  typicalStay:
    "Three days suit needling or light laser, a week or slightly more a resurfacing. In summer choose another season: strong light on healing skin is the chief cause of brown patches.",
  followUp:
    "Send photographs on days three, seven and thirty. Ask for the exact device, wavelength and energy on paper, because the next practitioner needs them. A UK pharmacist or GP can look at infection, and hospitals at anything severe, but dark marks or fresh scars caused by treatment abroad usually mean paying a dermatologist yourself.",
  risksComplications: {
    common: [
      "Redness, swelling and peeling.",
      "Small bruises or pinpoint bleeding.",
      "A burst of spots or milia.",
      "Temporary darkening of the skin, more often in brown and black skin.",
    ],
    serious: [
      "Burns and new scars, even keloids.",
      "Loss of pigment that does not return.",
      "Spread of herpes over treated skin.",
      "Bacterial or fungal infection of the open surface.",
      "Eye injury by laser without shields.",
    ],
    seekHelp:
      "Clusters of painful blisters, yellow discharge, fever or a patch that hurts more each day must be seen within a day. Pain in an eye or blurred sight, or a swollen throat, is a case for emergency care (112 in Turkey; 999 in the UK).",
  },
  costFactors: [
    "Method: needling costs least, ablative laser most.",
    "Size of the area and mixture of scar types.",
    "Sessions required, each with flight and hotel, unless some are done at home.",
    "Test patch, antiviral tablets and creams.",
    "Whether a dermatologist or a technician treats you.",
  ],
  questions: [
    "Which types of scar do I have, and which method fits each?",
    "How much improvement is likely, and what will remain?",
    "How many people with my skin tone do you treat with this device?",
    "Do I need a test patch, and how long must we wait after it?",
    "Is my acne quiet enough to begin?",
    "Who holds the laser?",
    "Which of the sessions could take place near my home?",
  ],
  related: ["chemical-peels", "prp-treatment"],
  cities: ["istanbul", "izmir"],
  bodyLocation: "Face",
};

export default details;
