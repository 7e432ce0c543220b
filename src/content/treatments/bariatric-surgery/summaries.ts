import type { TreatmentSummary } from "../../schema.ts";

/** What lists show of the bariatric treatments, in the category's order. */
export const summaries = [
  {
    id: "gastric-sleeve",
    slug: "gastric-sleeve",
    name: "Gastric Sleeve",
    category: "bariatric",
    overview:
      "A gastric sleeve removes about three quarters of the stomach through keyhole cuts and leaves a narrow tube. You feel full after small meals, and hunger often eases because the part that goes makes much of a hunger hormone. It cannot be undone. It is meant for adults whose health suffers from obesity, not for losing a few kilograms.",
    averageCost: "£3,500-£7,000",
    costBasis: "specified",
    thumbnail: "bariatric-surgery",
    searchTerms: [
      "sleeve gastrectomy",
      "weight loss surgery",
      "stomach reduction",
      "stomach stapling",
      "VSG",
      "obesity surgery",
    ],
    facts: {
      anaesthesia: "General anaesthetic",
      duration: "1 to 2 hours",
      stay: "9 to 12 days",
      flying: "After 7 to 10 days, if the surgeon agrees",
      backToWork: "2 to 3 weeks",
    },
  },
  {
    id: "gastric-bypass",
    slug: "gastric-bypass",
    name: "Gastric Bypass",
    category: "bariatric",
    overview:
      "In a gastric bypass, the surgeon makes a small pouch from the top of the stomach and joins it straight to the small bowel, so that food skips most of the stomach and the first stretch of gut. You eat less, absorb less, and the hormones of the gut change. It is a bigger operation than a sleeve and asks for stricter supplements, for life.",
    averageCost: "£3,900-£7,500",
    costBasis: "indicative",
    thumbnail: "bariatric-surgery",
    searchTerms: [
      "Roux-en-Y",
      "mini bypass",
      "one-anastomosis bypass",
      "RYGB",
      "weight loss surgery",
      "stomach bypass",
    ],
    facts: {
      anaesthesia: "General anaesthetic",
      duration: "2 to 3 hours",
      stay: "11 to 14 days",
      flying: "After 10 days, once the surgeon agrees",
      backToWork: "3 to 4 weeks",
    },
  },
  {
    id: "gastric-balloon",
    slug: "gastric-balloon",
    name: "Gastric Balloon",
    category: "bariatric",
    overview:
      "A gastric balloon is a soft ball that sits in the stomach, filled with salt water or, in some makes, gas, and takes up room so that smaller meals satisfy. Nothing is cut. It stays for about four, six or twelve months, according to its type, and then has to come out or empties by itself. Weight often returns unless eating habits have changed meanwhile.",
    averageCost: "£1,790-£3,000",
    costBasis: "indicative",
    thumbnail: "bariatric-surgery",
    searchTerms: [
      "intragastric balloon",
      "stomach balloon",
      "swallowable balloon",
      "weight loss balloon",
      "gastric pill balloon",
    ],
    facts: {
      anaesthesia: "Sedation, or none for some types",
      duration: "20 to 40 minutes",
      stay: "6 to 7 days",
      flying: "After 4 to 5 days, once you keep fluids down",
      backToWork: "About 1 week",
    },
  },
] as const satisfies readonly TreatmentSummary[];
