import { price, summariesOf } from "../../catalogue.ts";

/** Summaries of sight correction and of operations on the eye and eyelids by slug, in the category's order. */
export const summaries = summariesOf("eye-care", {
  lasik: {
    overview:
      "LASIK uses lasers to reshape the cornea, the clear window at the front of the eye. The aim is to depend less on glasses or contact lenses. It can treat short sight, long sight and astigmatism, within limits. You need careful measurements first. Some people are told that another method, or no treatment, would be safer for them.",
    averageCost: price(1200, 2500, "per eye", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms:
      "LASIK Eye Surgery, laser eye surgery, laser sight correction, short sight, myopia, astigmatism, PRK, SMILE laser",
    facts: {
      anaesthesia: "Numbing eye drops",
      duration: {
        min: 20,
        max: 30,
        unit: "minutes",
        counts: "Time in theatre",
        note: "for both eyes",
      },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 2, max: 4 },
          flightNote: "once the flap has been checked",
          deskWork: { min: 2, max: 4, unit: "days" },
        },
      ],
    },
  },
  "cataract-surgery": {
    overview:
      "A cataract is when the lens inside your eye becomes cloudy, usually with age. Your sight gets misty and bright lights dazzle you. In cataract surgery the cloudy lens is taken out and replaced with a clear artificial one. Glasses and eye drops cannot clear a cataract. There’s usually no hurry. Many people wait until it affects their daily life.",
    averageCost: price(1020, 2200, "per eye", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms:
      "Cataract Surgery, cataracts, cataract removal, cloudy lens, lens replacement, phacoemulsification, intraocular lens, multifocal lens",
    facts: {
      anaesthesia: "Numbing drops or a local injection",
      duration: {
        min: 20,
        max: 45,
        unit: "minutes",
        counts: "Time in theatre",
        note: "for each eye",
      },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 5, max: 7 },
          flightNote: "once the eye has been checked",
          stayNote: "for one eye",
          deskWork: { min: 1, max: 2, unit: "weeks" },
        },
      ],
    },
  },
  blepharoplasty: {
    overview:
      "Blepharoplasty is surgery to remove or move loose skin and bulging fat in the upper or lower eyelids. Loose skin on the upper lids can hang over the lashes and block part of your sight. In most other cases the operation is cosmetic. The eyelids protect the eye, so it’s safer to remove too little than too much.",
    averageCost: price(1500, 2800, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "eyelid surgery, eyelid lift, eye lift, eye bag removal, bags under eyes, droopy eyelids, hooded eyes",
    facts: {
      anaesthesia: "Local with sedation, or general anaesthetic",
      duration: { min: 60, max: 180, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 7, max: 10 },
          flightNote: "once the stitches are out",
          deskWork: { min: 10, max: 14, unit: "days" },
        },
      ],
    },
  },
  "glaucoma-treatment": {
    overview:
      "Glaucoma is damage to the nerve that connects the eye to the brain, usually because the pressure in the eye is too high. Eye drops, laser treatment or surgery can lower the pressure and slow the damage. They cannot bring back sight that you’ve lost. Whatever treatment you have, you need checks for the rest of your life.",
    averageCost: price(1100, 3000, "per eye", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms:
      "glaucoma, glaucoma surgery, eye pressure, trabeculectomy, SLT laser, iridotomy, MIGS, drainage tube",
    facts: {
      anaesthesia: "Numbing drops for laser, local injection for surgery",
      duration: {
        min: 10,
        max: 120,
        unit: "minutes",
        counts: "Time in theatre",
        note: "shortest for laser",
      },
      visits: [
        {
          name: "laser",
          daysBefore: 2,
          earliestFlight: { min: 2, max: 3 },
          flightNote: "once the pressure is stable",
          deskWork: { min: 1, max: 2, unit: "days" },
        },
        {
          name: "surgery",
          daysBefore: 2,
          earliestFlight: { min: 28, max: 42 },
          flightNote: "once the pressure is stable",
          deskWork: { min: 2, max: 4, unit: "weeks" },
        },
      ],
    },
  },
  "corneal-transplant": {
    overview:
      "A corneal transplant (or graft) replaces all or part of the cornea, the clear window at the front of the eye. The new tissue comes from someone who has died. It’s an option when disease, injury or scarring has made the cornea cloudy or misshapen. Healing takes months. Your body can reject the new tissue at any time, so it needs care for as long as you have it.",
    averageCost: price(2800, 5500, "per eye", { madeOn: "2026-11", includes: "treatment" }),
    searchTerms:
      "Corneal Transplant, corneal graft, keratoplasty, keratoconus, Fuchs dystrophy, DMEK, DSAEK, DALK",
    facts: {
      anaesthesia: "Local injection or general anaesthetic",
      duration: { min: 60, max: 120, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 14, max: 28 },
          flightNote: "never with gas or air in the eye",
          deskWork: { min: 2, max: 4, unit: "weeks" },
        },
      ],
    },
  },
});
