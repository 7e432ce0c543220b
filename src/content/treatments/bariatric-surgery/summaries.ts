import { price, summariesOf } from "../../catalogue.ts";

/** Summaries of the bariatric treatments by slug, in the category's order. */
export const summaries = summariesOf("bariatric-surgery", {
  "gastric-sleeve": {
    overview:
      "A gastric sleeve removes about three quarters of the stomach through keyhole cuts and leaves a narrow tube. You feel full after small meals. You’re often less hungry too, because the part that is removed makes most of a hormone that causes hunger. The operation cannot be undone. It’s for adults whose health is affected by obesity, not for losing a few pounds.",
    averageCost: price(3500, 7000, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "sleeve gastrectomy, weight loss surgery, stomach reduction, stomach stapling, VSG, obesity surgery",
    facts: {
      anaesthesia: "General anaesthetic",
      duration: { min: 60, max: 120, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 10, max: 12 },
          flightNote: "if the surgeon agrees",
          deskWork: { min: 3, max: 4, unit: "weeks" },
        },
      ],
    },
  },
  "gastric-bypass": {
    overview:
      "In a gastric bypass, the surgeon makes a small pouch from the top of the stomach and joins it to the small bowel. Food then misses most of the stomach and the first part of the bowel. You eat and absorb less, and your gut hormones change. It’s a bigger operation than a sleeve, and you need more supplements, for life.",
    averageCost: price(3900, 7500, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "Roux-en-Y, mini bypass, one-anastomosis bypass, RYGB, weight loss surgery, stomach bypass",
    facts: {
      anaesthesia: "General anaesthetic",
      duration: { min: 120, max: 180, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 10, max: 12 },
          flightNote: "if the surgeon agrees",
          deskWork: { min: 3, max: 4, unit: "weeks" },
        },
      ],
    },
  },
  "gastric-balloon": {
    overview:
      "A gastric balloon is put in the stomach and filled with salt water or, in some types, gas. It takes up room, so you feel full after smaller meals. There are no cuts. It stays for about four, six or twelve months, depending on the type, and is then removed or empties by itself. Weight often comes back unless you’ve changed how you eat.",
    averageCost: price(1790, 3000, "whole treatment", {
      madeOn: "2026-11",
      includes: "package",
      mayLeaveOut: "taking the balloon out",
    }),
    searchTerms:
      "intragastric balloon, stomach balloon, swallowable balloon, weight loss balloon, gastric pill balloon",
    facts: {
      anaesthesia: "Sedation, or none for some types",
      duration: { min: 20, max: 40, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          name: "placing",
          daysBefore: 2,
          earliestFlight: { min: 4, max: 5 },
          flightNote: "once you can keep fluids down",
          deskWork: { min: 1, max: 2, unit: "weeks" },
        },
        {
          name: "removal",
          daysBefore: 1,
          earliestFlight: { min: 1, max: 2 },
          deskWork: { min: 1, max: 2, unit: "days" },
        },
      ],
      trips: { min: 2, max: 2, note: "one if it’s removed near home" },
    },
  },
});
