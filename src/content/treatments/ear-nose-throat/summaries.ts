import type { TreatmentSummary } from "../../schema.ts";

/** Summaries of nose, sinus, ear and tonsil operations, in the category's order. */
export const summaries = [
  {
    id: "rhinoplasty",
    slug: "rhinoplasty",
    name: "Rhinoplasty",
    category: "ent",
    overview:
      "Rhinoplasty changes the bone and cartilage of the nose. It can alter the shape of the nose, help you breathe through it, or both. It is an operation under general anaesthetic, and the swelling takes many months to go down. No surgeon can promise the final shape, so talk to yours about what is realistic before you decide.",
    averageCost: {
      low: 2500,
      high: 4500,
      unit: "whole treatment",
      madeOn: "2026-11",
      includes: "package",
    },
    thumbnail: "rhinoplasty",
    searchTerms: [
      "Septorhinoplasty",
      "Revision Rhinoplasty",
      "Nose Tip Refinement",
      "nose job",
      "nose reshaping",
      "nose surgery",
      "hump removal",
    ],
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
  {
    id: "septoplasty",
    slug: "septoplasty",
    name: "Septoplasty",
    category: "ent",
    overview:
      "Septoplasty straightens the septum, the thin wall of cartilage and bone between the two sides of the nose. A bent septum can block one or both sides. The surgeon works inside the nostrils, so the outside of the nose should keep its shape. The aim is easier breathing, not a new look.",
    averageCost: {
      low: 2000,
      high: 3200,
      unit: "whole treatment",
      madeOn: "2026-11",
      includes: "package",
    },
    thumbnail: "septoplasty",
    searchTerms: [
      "Septoplasty",
      "Deviated Septum Correction",
      "deviated septum",
      "bent septum",
      "crooked septum",
      "blocked nose",
      "nasal obstruction",
      "turbinate reduction",
    ],
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
  {
    id: "otoplasty",
    slug: "otoplasty",
    name: "Otoplasty",
    category: "ent",
    overview:
      "Otoplasty moves prominent ears closer to the head. The surgeon makes a cut behind the ear, then reshapes or folds the cartilage. It should not affect your hearing. This page is about cosmetic surgery for adults who have thought about it for some time and want it for themselves.",
    averageCost: {
      low: 1955,
      high: 2900,
      unit: "whole treatment",
      madeOn: "2026-11",
      includes: "package",
    },
    thumbnail: "otoplasty",
    searchTerms: [
      "ear pinning",
      "ear correction",
      "ear surgery",
      "pinnaplasty",
      "prominent ears",
      "protruding ears",
      "sticking-out ears",
    ],
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
  {
    id: "sinus-surgery",
    slug: "sinus-surgery",
    name: "Sinus Surgery",
    category: "ent",
    overview:
      "Sinus surgery opens the narrow passages that drain the air spaces around the nose. Polyps that block the way can be removed at the same time. The surgeon works through the nostrils with a thin camera called an endoscope. It can ease long-term sinusitis that sprays and rinses have not controlled. Most people still need sprays or rinses afterwards.",
    averageCost: {
      low: 2400,
      high: 4200,
      unit: "whole treatment",
      madeOn: "2026-11",
      includes: "package",
    },
    thumbnail: "sinus-surgery",
    searchTerms: [
      "Sinus Surgery",
      "FESS",
      "endoscopic sinus surgery",
      "sinusitis",
      "nasal polyps",
      "polyp removal",
      "balloon sinuplasty",
      "sinus infection",
    ],
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
  {
    id: "tonsillectomy",
    slug: "tonsillectomy",
    name: "Tonsillectomy",
    category: "ent",
    overview:
      "Tonsillectomy removes the two tonsils at the back of the throat. The usual reasons are repeated tonsillitis, an abscess beside the tonsil (quinsy), or breathing that stops during sleep (sleep apnoea). The surgeon may also remove adenoid tissue behind the nose if it causes trouble. This page is for adults, who have pain for longer than children do.",
    averageCost: {
      low: 2100,
      high: 3100,
      unit: "whole treatment",
      madeOn: "2026-11",
      includes: "package",
    },
    thumbnail: "tonsillectomy",
    searchTerms: [
      "Tonsil & Adenoid Removal",
      "tonsils out",
      "tonsil removal",
      "adenoidectomy",
      "tonsillitis",
      "quinsy",
      "tonsil stones",
    ],
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
] as const satisfies readonly TreatmentSummary[];
