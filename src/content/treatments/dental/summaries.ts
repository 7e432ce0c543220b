import { price, summariesOf } from "../../catalogue.ts";

/** Summaries of the dental treatments by slug, in the category's order. */
export const summaries = summariesOf("dental", {
  "dental-implants": {
    overview:
      "A dental implant is a small titanium or ceramic screw that replaces the root of a missing tooth. A dentist places it in your jawbone. Over several months the bone grows onto it. It can then support a crown, a bridge or a denture. Implants replace teeth that are lost or cannot be saved. They are not a reason to take out a tooth that could be treated.",
    averageCost: price(800, 1500, "per implant", {
      madeOn: "2026-11",
      includes: "treatment",
      mayLeaveOut: "the connecting piece and the crown",
    }),
    searchTerms:
      "Dental Implants, tooth implant, missing tooth, full arch, all on 4, all on 6, tooth replacement, sinus lift",
    facts: {
      anaesthesia: "Local anaesthetic, sometimes with sedation",
      duration: {
        min: 30,
        max: 60,
        unit: "minutes",
        counts: "Time in the chair",
        note: "for each implant",
      },
      visits: [
        {
          name: "first trip",
          daysBefore: 2,
          earliestFlight: { min: 2, max: 4 },
          flightNote: "without a sinus lift",
          flightRisk: "sinus lift",
          deskWork: { min: 1, max: 3, unit: "days" },
        },
        {
          name: "second trip",
          daysBefore: 1,
          treatmentDays: { min: 4, max: 7 },
          earliestFlight: { min: 1, max: 2 },
          flightNote: "once the bite has been checked",
          deskWork: { min: 0, max: 1, unit: "days" },
        },
      ],
      trips: { min: 2, max: 2, note: "3 to 6 months apart" },
    },
  },
  "teeth-whitening": {
    overview:
      "Whitening lightens your natural teeth with a gel that releases hydrogen peroxide. A dentist can apply it at the clinic. You can also use a weaker gel at home for several weeks, in trays that are made to fit your mouth. Whitening is not permanent, and it does not change the colour of crowns, veneers or fillings.",
    averageCost: price(250, 450, "whole treatment", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms: "bleaching, tooth bleaching, white teeth, stained teeth, laser whitening",
    facts: {
      anaesthesia: "None",
      duration: { min: 60, max: 90, unit: "minutes", counts: "Time in the chair" },
      visits: [
        {
          daysBefore: 1,
          treatmentDays: { min: 0, max: 2 },
          earliestFlight: { min: 0, max: 0 },
          flightNote: "if your teeth are comfortable",
          stayNote: "longest if trays are made",
          deskWork: { min: 0, max: 1, unit: "days" },
        },
      ],
    },
  },
  veneers: {
    overview:
      "A veneer is a thin shell of porcelain that is bonded to the front of a tooth to change its colour, shape or length. For most veneers the dentist first removes a little enamel. Enamel does not grow back, so this is permanent. From then on the tooth will always need a veneer or a crown.",
    averageCost: price(250, 450, "per tooth", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms:
      "Porcelain Veneers, Dental Veneers, Composite Veneers, E-max, laminate veneers, Turkey teeth, chipped teeth",
    facts: {
      anaesthesia: "Local anaesthetic",
      duration: {
        min: 60,
        max: 240,
        unit: "minutes",
        counts: "Time in the chair",
        note: "at each of two or three visits",
      },
      visits: [
        {
          daysBefore: 1,
          treatmentDays: { min: 4, max: 7 },
          earliestFlight: { min: 1, max: 2 },
          flightNote: "once the bite has been checked",
          deskWork: { min: 1, max: 2, unit: "days", note: "after each visit" },
        },
      ],
    },
  },
  invisalign: {
    overview:
      "Invisalign is a brand of clear aligner: a series of removable plastic trays that move your teeth step by step. A dentist or orthodontist plans the whole course from a scan. You change to the next tray every week or two. Mild crowding may take six months. More difficult cases take up to two years, and some take longer.",
    averageCost: price(1800, 3500, "whole treatment", {
      madeOn: "2026-11",
      includes: "treatment",
      mayLeaveOut: "refinements and retainers",
    }),
    searchTerms:
      "clear braces, invisible braces, aligners, teeth straightening, crooked teeth, orthodontics",
    facts: {
      anaesthesia: "None",
      duration: {
        min: 6,
        max: 24,
        unit: "months",
        counts: "Length of the course",
        note: "wearing trays",
      },
      visits: [
        {
          name: "assessment",
          daysBefore: 1,
          treatmentDays: { min: 0, max: 2 },
          earliestFlight: { min: 0, max: 0 },
          deskWork: { min: 0, max: 0, unit: "days" },
        },
        {
          name: "fitting",
          daysBefore: 1,
          treatmentDays: { min: 1, max: 2 },
          earliestFlight: { min: 0, max: 0 },
          deskWork: { min: 0, max: 0, unit: "days" },
        },
        {
          name: "each check",
          daysBefore: 1,
          treatmentDays: { min: 0, max: 1 },
          earliestFlight: { min: 0, max: 0 },
          deskWork: { min: 0, max: 0, unit: "days" },
        },
      ],
      trips: { min: 5, max: 10, note: "fewer if a dentist at home shares the checks" },
    },
  },
  "smile-design": {
    overview:
      "Smile design is not one treatment but a plan. A dentist studies your face, gums and bite, and shows you a possible result on a screen or in your mouth. The plan may combine whitening, bonding, veneers, crowns or reshaping of the gums. Ask which plan changes your own teeth least.",
    averageCost: price(2500, 9000, "whole treatment", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms:
      "Zirconia Crowns, Hollywood Smile, smile makeover, dental crowns, full mouth, gum contouring, Turkey teeth",
    facts: {
      anaesthesia: "Local anaesthetic, sometimes with sedation",
      duration: {
        min: 60,
        max: 360,
        unit: "minutes",
        counts: "Time in the chair",
        note: "at each of three to five visits",
      },
      visits: [
        {
          daysBefore: 2,
          treatmentDays: { min: 5, max: 10 },
          earliestFlight: { min: 1, max: 2 },
          flightNote: "later after gum or bone surgery",
          deskWork: { min: 2, max: 3, unit: "days", note: "after the teeth are prepared" },
        },
      ],
      trips: { min: 1, max: 2, note: "two with gum surgery" },
    },
  },
  "root-canal": {
    overview:
      "Inside each tooth is soft tissue with nerves and blood vessels, called the pulp. If bacteria reach it through decay, a crack or an injury, it becomes inflamed and dies, often with severe pain. In root canal treatment the dentist removes the pulp, then cleans, shapes and seals the canals in the roots. This can save the tooth.",
    averageCost: price(250, 500, "per tooth", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms: "endodontics, toothache, nerve treatment, root canal retreatment",
    facts: {
      anaesthesia: "Local anaesthetic",
      duration: {
        min: 60,
        max: 90,
        unit: "minutes",
        counts: "Time in the chair",
        note: "at each of one or two visits",
      },
      visits: [
        {
          daysBefore: 1,
          treatmentDays: { min: 0, max: 4 },
          earliestFlight: { min: 1, max: 2 },
          flightNote: "if there’s no swelling",
          stayNote: "longest if a crown is made",
          deskWork: { min: 1, max: 1, unit: "days" },
        },
      ],
    },
  },
});
