import { BRAND_NAME } from "@shared/brand-name.ts";
import { environment } from "./environment.ts";

const whatsAppDigits = environment.VITE_WHATSAPP_NUMBER.replace(/\D/g, "");

/** The product's name and contact details. No other module contains them. */
export const brand = {
  name: BRAND_NAME,
  /** A one-line description of the product. */
  tagline: "Compare treatments in Turkey, with the costs and the risks in plain view",
  /** Origin of the site, without a trailing slash. */
  siteUrl: environment.VITE_SITE_URL.replace(/\/+$/, ""),
  email: environment.VITE_CONTACT_EMAIL,
  /** WhatsApp number, formatted for display. */
  whatsAppNumber: environment.VITE_WHATSAPP_NUMBER,
  operator: {
    name: environment.VITE_LEGAL_NAME,
    address: environment.VITE_LEGAL_ADDRESS,
    companyNumber: environment.VITE_COMPANY_NUMBER,
  },
  /** Author name of the articles. */
  editorialTeam: "Editorial Team",
  /** How quickly a coordinator replies, in hours. */
  replyWithinHours: 24,
  /** Prefix for the file name of a leads export, followed by a date and an extension. */
  leadsFilePrefix: "sanavoy-leads-",
  /** Social profiles, in the order in which the footer shows them. */
  socialProfiles: [
    { name: "Instagram", href: "https://www.instagram.com/sanavoy.example" },
    { name: "Facebook", href: "https://www.facebook.com/sanavoy.example" },
    { name: "YouTube", href: "https://www.youtube.com/@sanavoy.example" },
    { name: "LinkedIn", href: "https://www.linkedin.com/company/sanavoy.example" },
  ],
} as const;

/** A `mailto:` link to the brand's address with an optional subject and body. */
export function mailLink(message: { subject?: string; body?: string } = {}): string {
  const parts = Object.entries(message).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return `mailto:${brand.email}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}

/** A WhatsApp chat link to the brand's number, with an optional prefilled message. */
export function whatsAppLink(text?: string): string {
  return `https://wa.me/${whatsAppDigits}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}
