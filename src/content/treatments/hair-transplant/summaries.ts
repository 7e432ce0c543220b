import { price, summariesOf } from "../../catalogue.ts";

/** Summaries of the hair transplants by slug, in the category's order. */
export const summaries = summariesOf("hair-transplant", {
  fue: {
    overview:
      "In a follicular unit excision (FUE) hair transplant, small groups of hair roots are taken from the back and sides of your head. They’re placed where your hair is thin. There’s no long scar, but there are many tiny round ones. The operation cannot make new hair. It only moves the hair that you already have.",
    averageCost: price(1500, 4000, "whole treatment", {
      madeOn: "2026-11",
      includes: "package",
      grafts: { start: 2500, max: 5000 },
    }),
    searchTerms:
      "FUE Hair Transplant, FUE, follicular unit extraction, baldness, hair loss, receding hairline, bald crown, hair restoration",
    facts: {
      anaesthesia: "Local anaesthetic, sometimes with sedation",
      duration: {
        min: 360,
        max: 480,
        unit: "minutes",
        counts: "Time in theatre",
        note: "sometimes over two days",
      },
      visits: [
        {
          daysBefore: 1,
          earliestFlight: { min: 2, max: 4 },
          flightNote: "once the clinic has checked and washed your scalp",
          deskWork: { min: 3, max: 10, unit: "days" },
        },
      ],
    },
  },
  dhi: {
    overview:
      "Direct hair implantation (DHI) is a way of placing hair roots (grafts) in a hair transplant. The grafts are taken in the same way as in FUE. Each one is loaded into a pen with a hollow needle, which makes the opening and places the graft in one movement. Clinics often suggest it for hairlines, and for areas where there’s still some hair.",
    averageCost: price(1800, 4500, "whole treatment", {
      madeOn: "2026-11",
      includes: "package",
      grafts: { start: 2000, max: 4000 },
    }),
    searchTerms:
      "DHI Hair Transplant, DHI, Choi pen, implanter pen, direct hair implantation, unshaven hair transplant, thinning hair, female hair transplant",
    facts: {
      anaesthesia: "Local anaesthetic",
      duration: {
        min: 420,
        max: 540,
        unit: "minutes",
        counts: "Time in theatre",
        note: "or over two shorter days",
      },
      visits: [
        {
          daysBefore: 1,
          earliestFlight: { min: 2, max: 4 },
          flightNote: "once the clinic has checked your scalp",
          deskWork: { min: 4, max: 10, unit: "days" },
        },
      ],
    },
  },
  "sapphire-fue": {
    overview:
      "Sapphire FUE is an FUE hair transplant. The openings for the hair roots are cut with a sapphire blade instead of a steel one. The blade is fine and stays sharp. The rest of the operation is the same. Hair roots are taken from the back of your head in small groups, and placed where hair is missing.",
    averageCost: price(1700, 4200, "whole treatment", {
      madeOn: "2026-11",
      includes: "package",
      grafts: { start: 2500, max: 5000 },
    }),
    searchTerms:
      "Sapphire FUE, sapphire blade, sapphire hair transplant, hairline transplant, dense packing",
    facts: {
      anaesthesia: "Local anaesthetic",
      duration: {
        min: 360,
        max: 480,
        unit: "minutes",
        counts: "Time in theatre",
        note: "with breaks",
      },
      visits: [
        {
          daysBefore: 1,
          earliestFlight: { min: 2, max: 4 },
          flightNote: "once the swelling is going down",
          deskWork: { min: 5, max: 10, unit: "days" },
        },
      ],
    },
  },
  "beard-transplant": {
    overview:
      "In a beard transplant, hair roots are taken from the back of your head or from under your chin. They’re placed in your cheeks, chin or upper lip. This can fill gaps, cover a scar, or build up a beard where little hair grows. Hair from the scalp still looks and feels like scalp hair, so do not expect a perfect match.",
    averageCost: price(1500, 3000, "whole treatment", {
      madeOn: "2026-11",
      includes: "package",
      grafts: { start: 1500, max: 3000 },
    }),
    searchTerms:
      "Beard Transplant, facial hair transplant, moustache transplant, patchy beard, beard scar, goatee",
    facts: {
      anaesthesia: "Local anaesthetic",
      duration: { min: 180, max: 420, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 1,
          earliestFlight: { min: 2, max: 4 },
          flightNote: "once the clinic has checked and cleaned your face",
          deskWork: { min: 7, max: 10, unit: "days", note: "until the crusts have gone" },
        },
      ],
    },
  },
  "eyebrow-transplant": {
    overview:
      "In an eyebrow transplant, single hairs from your scalp are placed one by one. This can rebuild eyebrows lost through plucking, a scar, a burn or an illness that is no longer active. Each hair must lie almost flat, so the angle matters. The hairs still grow like scalp hair, and you have to trim them for the rest of your life.",
    averageCost: price(1360, 2500, "whole treatment", {
      madeOn: "2026-11",
      includes: "package",
      grafts: { start: 400, max: 800 },
    }),
    searchTerms:
      "brow transplant, brow restoration, thin eyebrows, overplucked eyebrows, eyebrow scar",
    facts: {
      anaesthesia: "Local anaesthetic",
      duration: { min: 120, max: 240, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 1,
          earliestFlight: { min: 2, max: 3 },
          flightNote: "once you can open your eyes properly",
          deskWork: { min: 3, max: 7, unit: "days" },
        },
      ],
    },
  },
});
