import { price, summariesOf } from "../../catalogue.ts";

/** Summaries of the cosmetic operations by slug, in the category's order. */
export const summaries = summariesOf("aesthetic-surgery", {
  liposuction: {
    overview:
      "Liposuction removes fat from areas such as the abdomen, sides, thighs or under the chin, through a thin tube called a cannula. It changes your shape but does not improve your health. It does not treat obesity, and does little for cellulite or loose skin. It’s an operation with serious risks, so take time to decide.",
    averageCost: price(1790, 3600, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "Liposuction, Lipo, Fat removal, Belly fat, Body contouring, Liposculpture, Vaser, Chin liposuction",
    facts: {
      anaesthesia: "General, or local for one small area",
      duration: { min: 60, max: 180, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 7, max: 10 },
          flightNote: "if the surgeon agrees",
          deskWork: { min: 7, max: 14, unit: "days" },
        },
      ],
    },
  },
  "breast-augmentation": {
    overview:
      "Breast augmentation makes the breasts larger or fuller, nearly always with silicone implants. The surgeon puts them behind the breast tissue or partly behind the chest muscle. Implants do not last a lifetime. You’ll need checks, and probably at least one more operation in later years to replace or remove them. Plan for that cost from the start.",
    averageCost: price(2800, 4800, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "Breast Implants, Boob job, Breast enlargement, Breast enhancement, Silicone implants",
    facts: {
      anaesthesia: "General anaesthetic",
      duration: { min: 60, max: 120, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 7, max: 10 },
          flightNote: "once the wound has been checked",
          deskWork: { min: 2, max: 3, unit: "weeks" },
        },
      ],
    },
  },
  abdominoplasty: {
    overview:
      "A tummy tuck removes loose skin from the lower abdomen. If the abdominal muscles have separated, the surgeon also stitches them back together. Some people ask for it after pregnancy or after losing a lot of weight. It’s one of the larger cosmetic operations. It leaves a scar from hip to hip, and recovery takes weeks. Blood clots are more likely than after most other cosmetic surgery.",
    averageCost: price(2900, 5200, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "Tummy Tuck, Abdominoplasty, Mini tummy tuck, Loose stomach skin, Belly, Diastasis, Mummy makeover",
    facts: {
      anaesthesia: "General anaesthetic",
      duration: { min: 120, max: 240, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 10, max: 14 },
          flightNote: "if the surgeon agrees",
          deskWork: { min: 3, max: 4, unit: "weeks" },
        },
      ],
    },
  },
  facelift: {
    overview:
      "A facelift lifts and tightens loose tissue in the cheeks, jawline and neck through cuts around the ears. Most surgeons move a deeper layer under the skin, rather than pulling on the skin alone. A facelift does not change fine lines, skin texture or the eyelids, and it does not stop the face from ageing.",
    averageCost: price(3200, 6500, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "Face lift, Rhytidectomy, Neck lift, Mini facelift, Deep plane facelift, Sagging skin, Jowls",
    facts: {
      anaesthesia: "General, or local with sedation",
      duration: { min: 180, max: 300, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 10, max: 14 },
          flightNote: "once the stitches are out",
          deskWork: { min: 2, max: 4, unit: "weeks" },
        },
      ],
    },
  },
  bbl: {
    overview:
      "A Brazilian butt lift (BBL) moves fat to the buttocks. A BBL has one of the highest death rates of any cosmetic operation, because injected fat can enter large veins and travel to the heart and lungs. The surgeon removes the fat from the waist, back or thighs with liposuction, then injects part of it. Read the risks before you decide.",
    averageCost: price(2700, 5000, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "BBL, Brazilian butt lift, Buttock augmentation, Buttock fat transfer, Bum lift, Gluteal fat grafting",
    facts: {
      anaesthesia: "General anaesthetic",
      duration: { min: 120, max: 240, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 14, max: 16 },
          flightNote: "if the surgeon agrees in writing",
          deskWork: {
            min: 6,
            max: 8,
            unit: "weeks",
            note: "sooner only if you can stand or lie down to work",
          },
        },
      ],
    },
  },
});
