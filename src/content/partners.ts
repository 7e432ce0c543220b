import { brand, mailLink, whatsAppLink } from "../lib/brand.ts";

/** A benefit or a requirement of partnership. */
export type PartnerPoint = {
  /** For React keys and icons. */
  readonly id: string;
  /** A few words. */
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
};

/** Title, description and opening paragraphs of the partners page. */
export const partnersIntroduction = {
  title: "Our Partners",
  metaDescription: `How licensed clinics in İstanbul, İzmir and Antalya can work with ${brand.name}: what we offer, which documents we ask for, and how to contact us.`,
  lead: "This page is for independent, licensed clinics in İstanbul, İzmir and Antalya that welcome difficult questions from patients. No clinic is listed on this site yet.",
  paragraphs: [
    `People who use ${brand.name} can read about the risks, what a quote should contain and what to ask. If your clinic would like patients who are this well informed, please write to us.`,
    "Partners stay independent. They set their own prices, make their own medical decisions and have their own contract with the patient. We introduce people to them. We do not recommend, rank or guarantee them.",
  ],
} as const;

/** The sections in the bar below the header, in order, by the IDs of their headings. */
export const partnersContents = [
  { id: "benefits", label: "Benefits" },
  { id: "requirements", label: "Requirements" },
  { id: "partners-contact", label: "Get in touch" },
] as const;

/** Heading and items on the benefits for a clinic. */
export const partnerBenefits: { readonly title: string; readonly items: readonly PartnerPoint[] } =
  {
    title: "Partnership benefits",
    items: [
      {
        id: "informed-patients",
        title: "Well-informed patients",
        text: "Everyone who sends a request can read about recovery, risks and cost first. Your first conversation can be about their own case.",
      },
      {
        id: "complete-requests",
        title: "Complete requests",
        text: "You get the treatment, the city, the travel month and contact details together, from people who agreed to be contacted about a quote.",
      },
      {
        id: "coordination",
        title: "A coordinator",
        text: "We answer practical questions about dates, hotels and transfers, so that your staff can answer the medical ones.",
      },
      {
        id: "fair-comparison",
        title: "A fair comparison",
        text: "Patients check every quote against the same list. No clinic can pay for a higher position or a better description.",
      },
      {
        id: "small-start",
        title: "A direct line",
        text: "We’re new, and work in three cities. If something does not work in practice, tell us and we’ll change it.",
      },
    ],
  };

/** Heading and items on the requirements for a clinic. */
export const partnerRequirements: {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly PartnerPoint[];
} = {
  title: "Partner requirements",
  lead: "We ask for these before we introduce anyone to you, and again when something changes.",
  items: [
    {
      id: "licences",
      title: "Licences",
      text: "A current operating licence, and the Turkish Ministry of Health’s authorisation certificate for international health tourism. Both must be in the name under which you treat patients.",
    },
    {
      id: "insurance",
      title: "Insurance",
      text: "Proof of insurance against complications, and of professional liability insurance for the clinic and its doctors.",
    },
    {
      id: "named-surgeon",
      title: "A named surgeon",
      text: "For every quote, the name and registered specialty of the person who will treat the patient, and what other staff will do. If any of this changes, you must tell the patient before they travel.",
    },
    {
      id: "consultation",
      title: "A consultation first",
      text: "The patient speaks to that person before booking, and sees them in person before the procedure, with time to say no.",
    },
    {
      id: "written-prices",
      title: "Prices in writing",
      text: "One total, what it includes and excludes, the rules for refunds and cancellation, and who pays for complications. No quotes that expire within days.",
    },
    {
      id: "records-and-aftercare",
      title: "Records and aftercare",
      text: "Consent forms and instructions in a language that the patient reads, copies of the records when the patient leaves, and a way to reach the surgeon afterwards.",
    },
    {
      id: "complaints",
      title: "Complaints",
      text: "A named person who deals with complaints, a written answer to each one, and an answer to any doctor in another country who asks about the treatment.",
    },
    {
      id: "honest-advertising",
      title: "Honest advertising",
      text: "Nothing aimed at people under 18, no promise of results, and no suggestion that we recommend you.",
    },
  ],
};

/** Fields of a listing enquiry, in the order of the email. Source: specification, section 2. */
const enquiryFields = [
  "Clinic name",
  "City",
  "Treatments",
  "Licenses",
  "Phone",
  "Website",
] as const;

/** Subject of the listing enquiry. Source: specification, section 2. */
export const clinicListingSubject = "Clinic Listing Inquiry";

/** Body template of the listing enquiry. `mailto:` links need CRLF line breaks (RFC 6068, section 5). */
export const clinicListingBody = [
  `Hello ${brand.name} team,`,
  "",
  "We would like to ask about listing our clinic.",
  "",
  ...enquiryFields.map((field) => `${field}: `),
  "",
  "Kind regards,",
].join("\r\n");

/** The prefilled WhatsApp message. */
export const clinicListingWhatsAppText = `Hello ${brand.name} team, we would like to ask about listing our clinic. Clinic name and city: `;

/** Texts and links of the clinic-listing dialog. Labels of the actions: specification, section 2. */
export const clinicListingDialog = {
  title: "List your clinic",
  description: `Write to us by email or WhatsApp. You don’t need an account. A member of our team reads your message and replies within ${brand.replyWithinHours} hours.`,
  /** Above the list of details to send. */
  listTitle: "Please tell us",
  list: [
    "the clinic’s name and city;",
    "the treatments that you offer;",
    "your licences;",
    "your phone number and website.",
  ],
  /** Below the buttons. */
  note: "Writing to us does not commit you to anything. Please do not send patients’ details.",
  email: {
    label: "Email us",
    href: mailLink({ subject: clinicListingSubject, body: clinicListingBody }),
  },
  whatsApp: { label: "WhatsApp us", href: whatsAppLink(clinicListingWhatsAppText) },
} as const;

/** The contact block at the end of the partners page. */
export const partnersContact = {
  title: "Get in touch",
  text: `Write to us with your clinic’s name, city and treatments. We reply within ${brand.replyWithinHours} hours and tell you which documents we need.`,
  link: {
    label: brand.email,
    href: mailLink({ subject: clinicListingSubject, body: clinicListingBody }),
  },
} as const;
