import { price, summariesOf } from "../../catalogue.ts";

/** Summaries of nose, sinus, ear and tonsil operations by slug, in the category's order. */
export const summaries = summariesOf("ear-nose-throat", {
  rhinoplasty: {
    overview:
      "Rhinoplasty changes the bone and cartilage of the nose. It can alter the shape of the nose, help you breathe through it, or both. It’s an operation under general anaesthetic, and the swelling takes many months to go down. No surgeon can promise the final shape, so talk to yours about what is realistic before you decide.",
    averageCost: price(2500, 4500, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "Septorhinoplasty, Revision Rhinoplasty, Nose Tip Refinement, nose job, nose reshaping, nose surgery, hump removal",
    facts: {
      anaesthesia: "General anaesthetic",
      duration: {
        min: 90,
        max: 180,
        unit: "minutes",
        counts: "Time in theatre",
        note: "longer for a revision",
      },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 7, max: 10 },
          flightNote: "once the splint is off",
          flightRisk: "nose",
          deskWork: { min: 2, max: 3, unit: "weeks" },
        },
      ],
    },
  },
  septoplasty: {
    overview:
      "Septoplasty straightens the septum, the thin wall of cartilage and bone between the two sides of the nose. A bent septum can block one or both sides. The surgeon works inside the nostrils, so the outside of the nose should keep its shape. The aim is easier breathing, not a new look.",
    averageCost: price(2000, 3200, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "Septoplasty, Deviated Septum Correction, deviated septum, bent septum, crooked septum, blocked nose, nasal obstruction, turbinate reduction",
    facts: {
      anaesthesia: "General anaesthetic",
      duration: { min: 45, max: 90, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 7, max: 10 },
          flightNote: "once the surgeon has checked the nose",
          flightRisk: "nose",
          deskWork: { min: 10, max: 14, unit: "days" },
        },
      ],
    },
  },
  otoplasty: {
    overview:
      "Otoplasty moves prominent ears closer to the head. The surgeon makes a cut behind the ear, then reshapes or folds the cartilage. It should not affect your hearing. This page is about cosmetic surgery for adults who have thought about it for some time and want it for themselves.",
    averageCost: price(1955, 2900, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "ear pinning, ear correction, ear surgery, pinnaplasty, prominent ears, protruding ears, sticking-out ears",
    facts: {
      anaesthesia: "Local with sedation, or general anaesthetic",
      duration: {
        min: 60,
        max: 120,
        unit: "minutes",
        counts: "Time in theatre",
        note: "for both ears",
      },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 7, max: 10 },
          flightNote: "once the bandage is off",
          deskWork: { min: 7, max: 10, unit: "days" },
        },
      ],
    },
  },
  "sinus-surgery": {
    overview:
      "Sinus surgery opens the narrow passages that drain the air spaces around the nose. Polyps that block the way can be removed at the same time. The surgeon works through the nostrils with a thin camera called an endoscope. It can ease long-term sinusitis that sprays and rinses have not controlled. Most people still need sprays or rinses afterwards.",
    averageCost: price(2400, 4200, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "Sinus Surgery, FESS, endoscopic sinus surgery, sinusitis, nasal polyps, polyp removal, balloon sinuplasty, sinus infection",
    facts: {
      anaesthesia: "General anaesthetic",
      duration: { min: 60, max: 180, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 10, max: 14 },
          flightNote: "once the surgeon has checked the nose",
          flightRisk: "nose",
          deskWork: { min: 2, max: 2, unit: "weeks" },
        },
      ],
    },
  },
  tonsillectomy: {
    overview:
      "Tonsillectomy removes the two tonsils at the back of the throat. The usual reasons are repeated tonsillitis, an abscess beside the tonsil (quinsy), or breathing that stops during sleep (sleep apnoea). The surgeon may also remove adenoid tissue behind the nose if it causes trouble. This page is for adults, who have pain for longer than children do.",
    averageCost: price(2100, 3100, "whole treatment", { madeOn: "2026-11", includes: "package" }),
    searchTerms:
      "Tonsil & Adenoid Removal, tonsils out, tonsil removal, adenoidectomy, tonsillitis, quinsy, tonsil stones",
    facts: {
      anaesthesia: "General anaesthetic",
      duration: { min: 30, max: 60, unit: "minutes", counts: "Time in theatre" },
      visits: [
        {
          daysBefore: 2,
          earliestFlight: { min: 14, max: 16 },
          flightNote: "once late bleeding is unlikely",
          deskWork: { min: 2, max: 2, unit: "weeks" },
        },
      ],
    },
  },
});
