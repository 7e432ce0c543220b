import type { UkPrice } from "../schema.ts";

/**
 * Sources of private prices in the UK. An entry only has figures once someone has read the page, and then
 * sets the figures together with `seenOn`. `npm run content:links` lists the entries that nobody has read in
 * the last 12 months; the site does not show them.
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

/** Age in months from which a price is no longer shown. */
const MONTHS_SHOWN = 12;

/**
 * Whether someone has read the price in the 12 months before `today`. Dates are in the format `yyyy-MM-dd`.
 */
export function isRecent({ price, seenOn }: UkPrice, today: string): boolean {
  if (!price || !seenOn || seenOn > today) return false;
  const last = new Date(`${seenOn}T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + MONTHS_SHOWN);
  return today <= last.toISOString().slice(0, 10);
}
