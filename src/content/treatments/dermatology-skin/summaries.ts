import { price, summariesOf } from "../../catalogue.ts";

/** Summaries of the skin treatments by slug, in the category's order. */
export const summaries = summariesOf("dermatology-skin", {
  "botox-fillers": {
    overview:
      "One kind of injection is a medicine that relaxes selected muscles. Fillers are gels that add volume. They are different products with different risks. The medicine is prescription-only: a doctor must see you in person, decide whether it’s suitable and prescribe it for you. This page gives information about both, so that you can ask the right questions. It does not recommend either.",
    averageCost: price(150, 450, "per session", { madeOn: "2026-11", includes: "treatment" }),
    prescriptionOnly: true,
    searchTerms:
      "Botox, Botulinum toxin, Dermal filler, Wrinkle injections, Lip filler, Hyaluronic acid",
    facts: {
      anaesthesia: "None, numbing cream or local anaesthetic",
      duration: { min: 30, max: 60, unit: "minutes", counts: "Length of a session" },
      visits: [
        {
          daysBefore: 1,
          earliestFlight: { min: 2, max: 3 },
          flightNote: "once the doctor has checked you",
          deskWork: { min: 1, max: 3, unit: "days", note: "depending on bruising" },
        },
      ],
    },
  },
  "prp-treatment": {
    overview:
      "In PRP treatment, a sample of your own blood is spun to concentrate the platelets. The plasma that contains them is injected into your scalp or skin. Platelets contain growth factors that play a part in healing. The evidence is best, though mixed, for early pattern hair loss. The evidence is weak for wrinkles and skin quality. You need several sessions, which means several trips.",
    averageCost: price(150, 300, "per session", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms:
      "PRP, Platelet-rich plasma, Vampire facial, PRP hair, Hair loss injections, Plasma therapy",
    facts: {
      anaesthesia: "Numbing cream or local anaesthetic",
      duration: { min: 45, max: 90, unit: "minutes", counts: "Length of a session" },
      visits: [
        {
          daysBefore: 1,
          earliestFlight: { min: 1, max: 2 },
          flightNote: "if you have no problems",
          deskWork: { min: 1, max: 2, unit: "days" },
        },
      ],
      trips: { min: 3, max: 4 },
      sessions: { min: 3, max: 4 },
    },
  },
  "acne-scar-removal": {
    overview:
      "Acne scar treatment can make scars shallower, smoother or paler. No treatment removes them completely, whatever an advert says. Narrow pits, broad dents, rolling hollows and raised scars need different methods. A dermatologist examines your skin first, and often combines two or three methods over many months.",
    averageCost: price(200, 900, "per session", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms:
      "Acne scar removal, Microneedling, Fractional laser, Laser resurfacing, Subcision, Pitted skin",
    facts: {
      anaesthesia: "Numbing cream or local anaesthetic",
      duration: { min: 30, max: 90, unit: "minutes", counts: "Length of a session" },
      visits: [
        {
          name: "microneedling or light laser",
          daysBefore: 1,
          earliestFlight: { min: 2, max: 3 },
          deskWork: { min: 2, max: 3, unit: "days" },
        },
        {
          name: "resurfacing laser",
          daysBefore: 1,
          earliestFlight: { min: 7, max: 10 },
          flightNote: "once the skin has closed",
          deskWork: { min: 7, max: 10, unit: "days" },
        },
      ],
      trips: { min: 3, max: 6, note: "fewer if you have some sessions at home" },
      sessions: { min: 3, max: 6 },
    },
  },
  "chemical-peels": {
    overview:
      "A chemical peel is a controlled injury. An acid loosens or destroys layers of skin so that new skin can replace them. What matters most is how deep it goes. After a light peel the skin flakes for days, and each peel has only a small effect. A deep peel can soften deep wrinkles and scars, but it takes weeks to heal and can harm the heart. Ask which kind the clinic offers.",
    averageCost: price(150, 500, "per session", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms:
      "Skin peel, Face peel, Glycolic peel, TCA peel, Phenol peel, Melasma, Pigmentation",
    facts: {
      anaesthesia: "None for light peels; sedation for deep ones",
      duration: {
        min: 20,
        max: 90,
        unit: "minutes",
        counts: "Length of a session",
        note: "longest for deep peels",
      },
      visits: [
        {
          name: "light peel",
          daysBefore: 1,
          earliestFlight: { min: 1, max: 2 },
          deskWork: { min: 1, max: 2, unit: "days" },
        },
        {
          name: "medium peel",
          daysBefore: 1,
          earliestFlight: { min: 7, max: 10 },
          flightNote: "once no skin is raw",
          deskWork: { min: 7, max: 10, unit: "days" },
        },
        {
          name: "deep peel",
          daysBefore: 2,
          earliestFlight: { min: 14, max: 16 },
          flightNote: "once no skin is raw",
          deskWork: { min: 2, max: 3, unit: "weeks" },
        },
      ],
      trips: { min: 1, max: 6, note: "most for a course of light peels" },
      sessions: { min: 1, max: 6 },
    },
  },
  "laser-hair-removal": {
    overview:
      "Laser hair removal uses light to heat the root of a hair. The hair then grows back finer or more slowly, or not at all. It’s more accurate to call it long-term hair reduction, because some hair returns. Only growing hairs respond, so you need six to eight sessions over many months. You cannot complete it in one trip. Consider a clinic near home first.",
    averageCost: price(150, 400, "per session", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms:
      "Laser epilation, Permanent hair removal, IPL, Diode laser, Alexandrite laser, Unwanted hair",
    facts: {
      anaesthesia: "None; cooling, sometimes numbing cream",
      duration: {
        min: 15,
        max: 180,
        unit: "minutes",
        counts: "Length of a session",
        note: "depending on the area",
      },
      visits: [
        {
          daysBefore: 3,
          earliestFlight: { min: 1, max: 2 },
          flightNote: "unless the skin has blistered",
          deskWork: { min: 0, max: 1, unit: "days" },
        },
      ],
      trips: { min: 6, max: 8 },
      sessions: { min: 6, max: 8 },
    },
  },
});
