import { price, summariesOf } from "../../catalogue.ts";

/** Summaries of the orthopaedic treatments by slug, in the category's order. */
export const summaries = summariesOf("orthopedics", {
  "hip-replacement": {
    overview:
      "A hip replacement is an operation to replace a worn or damaged hip joint with an artificial one made of metal, plastic or ceramic. For most people it eases pain that exercise and medicines no longer help. It’s major surgery. Recovery takes months, and most of that time you’re at home.",
    averageCost: price(6000, 12000, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "total hip replacement, hip arthroplasty, THR, new hip, hip arthritis, hip resurfacing",
    facts: {
      anaesthesia: "Spinal or general anaesthetic",
      duration: { min: 60, max: 120, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 42, max: 42 },
          clinicsPlan: { min: 14, max: 21 },
          flightRisk: "hip",
          deskWork: { min: 6, max: 12, unit: "weeks" },
        },
      ],
    },
  },
  "knee-replacement": {
    overview:
      "In a knee replacement, the worn ends of the thigh bone and shin bone are covered with metal, with plastic between them. The whole joint is replaced, or only the worn part. It can ease the pain of severe arthritis. You need weeks of daily exercises, often painful, before the knee bends well, and it may never feel quite natural.",
    averageCost: price(5500, 11000, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "total knee replacement, partial knee replacement, knee arthroplasty, TKR, new knee, knee arthritis",
    facts: {
      anaesthesia: "Spinal or general anaesthetic",
      duration: { min: 60, max: 120, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 42, max: 42 },
          clinicsPlan: { min: 14, max: 21 },
          flightRisk: "knee",
          deskWork: { min: 6, max: 12, unit: "weeks" },
        },
      ],
    },
  },
  "carpal-tunnel": {
    overview:
      "Carpal tunnel surgery takes the pressure off a nerve in your wrist by cutting the tight band above it. It can stop numbness, tingling and night pain in the thumb and fingers. The operation is short and many hospitals do it. Before you decide to travel, find out what it would cost at home and how long you would wait.",
    averageCost: price(2550, 3500, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "carpal tunnel release, carpal tunnel syndrome, median nerve, hand surgery, wrist nerve, tingling fingers",
    facts: {
      anaesthesia: "Local anaesthetic",
      duration: { min: 15, max: 30, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 2, max: 3 },
          flightNote: "with the hand raised",
          deskWork: { min: 1, max: 2, unit: "weeks" },
        },
      ],
    },
  },
  "limb-lengthening": {
    overview:
      "In limb lengthening, a leg bone is cut and its two parts are slowly moved apart, by about a millimetre a day. New bone grows in the gap. It corrects legs of different lengths, and some adults have it to become taller. It means many months of pain, limited walking and physiotherapy, and it has serious risks.",
    averageCost: price(15000, 50000, "whole treatment", {
      madeOn: "2026-11",
      includes: "treatment",
      mayLeaveOut: "taking the metal out",
    }),
    searchTerms:
      "leg lengthening, height increase surgery, cosmetic leg lengthening, stature lengthening, Ilizarov, lengthening nail, leg length difference",
    facts: {
      anaesthesia: "General anaesthetic, often with an epidural",
      duration: { min: 120, max: 300, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          name: "lengthening",
          daysBefore: 3,
          earliestFlight: { min: 42, max: 112 },
          flightNote: "best once the lengthening has ended",
          deskWork: { min: 3, max: 6, unit: "months" },
        },
        {
          name: "metal removal",
          daysBefore: 2,
          earliestFlight: { min: 10, max: 14 },
          deskWork: { min: 1, max: 2, unit: "weeks" },
        },
      ],
      trips: { min: 1, max: 2, note: "the second to remove the metal" },
    },
  },
});
