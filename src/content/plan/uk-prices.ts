import type { UkPrice } from "../schema.ts";

/**
 * Where private prices in the UK can be read. An entry has figures only once somebody online has read
 * the page, and sets the figures and `seenOn` together. `npm run content:links` lists those that
 * nobody has seen, or not for 12 months; the site shows neither.
 */
export const ukPrices: readonly UkPrice[] = [
  {
    id: "uk-rhinoplasty",
    treatment: "rhinoplasty",
    source: "Nose job (rhinoplasty)",
    organisation: "National Health Service",
    href: "https://www.nhs.uk/tests-and-treatments/cosmetic-procedures/cosmetic-surgery/nose-job/",
    price: null,
    seenOn: null,
  },
  {
    id: "uk-breast-augmentation",
    treatment: "breast-augmentation",
    source: "Breast enlargement (implants)",
    organisation: "National Health Service",
    href: "https://www.nhs.uk/tests-and-treatments/cosmetic-procedures/cosmetic-surgery/breast-enlargement/",
    price: null,
    seenOn: null,
  },
  {
    id: "uk-liposuction",
    treatment: "liposuction",
    source: "Liposuction",
    organisation: "National Health Service",
    href: "https://www.nhs.uk/tests-and-treatments/cosmetic-procedures/cosmetic-surgery/liposuction/",
    price: null,
    seenOn: null,
  },
  {
    id: "uk-abdominoplasty",
    treatment: "abdominoplasty",
    source: "Tummy tuck (abdominoplasty)",
    organisation: "National Health Service",
    href: "https://www.nhs.uk/tests-and-treatments/cosmetic-procedures/cosmetic-surgery/tummy-tuck/",
    price: null,
    seenOn: null,
  },
  {
    id: "uk-blepharoplasty",
    treatment: "blepharoplasty",
    source: "Eyelid surgery",
    organisation: "National Health Service",
    href: "https://www.nhs.uk/tests-and-treatments/cosmetic-procedures/cosmetic-surgery/eyelid-surgery/",
    price: null,
    seenOn: null,
  },
  {
    id: "uk-hair-transplant",
    treatment: "fue",
    source: "Hair transplant",
    organisation: "National Health Service",
    href: "https://www.nhs.uk/tests-and-treatments/cosmetic-procedures/cosmetic-surgery/hair-transplant/",
    price: null,
    seenOn: null,
  },
];

/** Months after which a price is too old to show. */
const MONTHS_SHOWN = 12;

/** Whether somebody has seen the price within 12 months of `today` (both as `yyyy-MM-dd`). */
export function isRecent({ price, seenOn }: UkPrice, today: string): boolean {
  if (!price || !seenOn || seenOn > today) return false;
  const last = new Date(`${seenOn}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + MONTHS_SHOWN);
  return today <= last.toISOString().slice(0, 10);
}
