import type { TreatmentDetails } from "../../schema.ts";

const details: TreatmentDetails = {
  slug: "chemical-peels",
  metaDescription:
    "Chemical peels in Turkey: light, medium and deep compared, skin tone and sun, burns and heart risk with phenol, healing time, indicative cost.",
  overview: [
    "Light peels use fruit acids or salicylic acid and are repeated four to six times. Medium peels, mostly with trichloroacetic acid (TCA), reach the upper dermis and are done once or at long intervals. Deep peels use phenol, belong in a hospital with heart monitoring, and are meant for selected people with fair skin.",
    "Peels may help uneven colour, sun damage, mild acne and fine lines. They do not lift, and melasma often comes back. For one light peel, a journey abroad makes little sense.",
  ],
  idealCandidates: [
    "Adults with sun-damaged, blotchy or lined skin who have tried daily care first.",
    "People with a clear diagnosis of the pigment problem.",
    "People who can plan for peeling, and who use sunscreen without fail.",
    "For deep peels: light skin, a healthy heart, and sound kidneys and liver.",
  ],
  notSuitableFor: [
    "People on isotretinoin, or who finished it in recent months.",
    "People who are pregnant or breastfeeding, for most agents.",
    "People with heart rhythm disorders, if phenol is planned.",
    "Anyone with open skin, active herpes, recent facial surgery or radiotherapy of the area.",
    "People with deeply pigmented skin, for medium and deep peels, save in experienced hands.",
    "Anyone who cannot keep out of the sun.",
  ],
  preparation:
    "The skin is primed for two to six weeks with sunscreen and, if a doctor advises, a retinoid or a lightening cream; this evens the peel and lowers the danger of dark marks. Waxing, scrubs and bleaching stop a week before. Declare any history of cold sores, poor scars or aspirin allergy. Before phenol you need a heart tracing and blood tests of kidney and liver.",
  procedureSteps: [
    {
      title: "Consulting from a distance",
      text: "The doctor hears about your skin, habits in the sun and earlier peels, then explains which depth could be considered and how to prime the skin.",
    },
    {
      title: "Looking at the skin",
      text: "In person, before anything is applied, the doctor confirms skin type and depth and asks for consent. If you feel unsure, wait; the appointment can be moved.",
    },
    {
      title: "Cleansing",
      text: "Grease is removed with alcohol or acetone; eyes, nostrils and lips are guarded with ointment.",
    },
    {
      title: "Applying the acid",
      text: "It goes on area by area while somebody times it and watches for frosting, the white veil that shows depth.",
    },
    {
      title: "Stopping it",
      text: "Some acids are neutralised or rinsed, others end by themselves. Cold compresses ease the burning.",
    },
    {
      title: "Protective layer",
      text: "Bland ointment, or a mask after phenol, covers the skin until it has closed.",
    },
  ],
  anaesthesiaAndLength:
    "Light peels sting for minutes and need nothing but a fan. A TCA peel burns more and may call for a painkiller or mild sedation. Phenol is given under sedation or anaesthesia with continuous heart monitoring, slowly and in stages, for ninety minutes or so.",
  recoveryTime: {
    headline:
      "Flaking lasts a few days after a light peel, up to 10 days after a medium one and two weeks or more after a deep one.",
    stages: [
      {
        when: "Light: days 1 to 5",
        what: "Tightness, faint redness and flakes. Moisturise; leave the flakes alone.",
      },
      {
        when: "Medium: days 1 to 10",
        what: "Swelling, bronze discolouration, then sheets of skin that come away by themselves.",
      },
      {
        when: "Deep: weeks 1 to 3",
        what: "Pain, swollen eyelids and a raw, oozing face which needs care several times a day.",
      },
      {
        when: "Months 1 to 6",
        what: "Pinkness recedes. Unprotected sun in this period can undo the gain.",
      },
    ],
  },
  flying:
    "A light peel allows departure on the next day; a medium one after about a week, once nothing is raw; a deep one after two weeks. Window seats bring sun, so choose the aisle and reapply sunscreen.",
  typicalStay:
    "Two days, about eight, or a full fortnight, according to depth. Antalya and the coast in July are poor places to heal; winter, and a room with curtains, suit this skin better.",
  followUp:
    "A picture every other day until the skin has closed lets the clinic spot infection. Later, pigment change is best judged by a dermatologist who can see it in daylight. Should a burn or infection be serious, UK hospitals will take care of it; creams, lasers and camouflage for lasting marks are generally private purchases.",
  risksComplications: {
    common: [
      "Stinging, redness and peeling.",
      "Dryness, itching and small white cysts.",
      "Sensitivity to sun for months.",
      "Dark patches that fade over some months.",
    ],
    serious: [
      "A burn deeper than intended, with permanent scars.",
      "Skin that stays paler or darker, with a visible border.",
      "Cold sore virus or bacteria spreading over raw skin.",
      "Scarring that pulls on eyelid or lip.",
      "Disturbed heart rhythm, kidney or liver damage from phenol, which can be deadly.",
      "Acid in the eye.",
    ],
    seekHelp:
      "Palpitations, faintness or scant urine after a deep peel, or acid in the eye, is an emergency: ring 112 while in Turkey and 999 once back in the UK. Fever, pus, blisters, or redness that grows angrier after the third day should be shown to a doctor at once.",
  },
  costFactors: [
    "Depth, and so the room, staff and monitoring that it demands.",
    "Number of light peels in a course.",
    "Face alone, or neck, chest and hands too.",
    "Priming creams, antivirals and sunscreen.",
    "Extra hotel nights if healing is slow.",
  ],
  questions: [
    "What acid, what strength and what depth do you intend?",
    "Is my brown patch certainly harmless, and has anyone looked at it with a dermatoscope?",
    "Is this depth safe on my skin tone?",
    "Could creams or sunscreen achieve the same?",
    "How will you know when to stop?",
    "If phenol is used, who monitors my heart?",
    "What do I do if a dark mark develops three weeks later?",
  ],
  related: ["acne-scar-removal", "facelift", "prp-treatment"],
  cities: ["istanbul", "izmir"],
  bodyLocation: "Face, neck and hands",
};

export default details;
