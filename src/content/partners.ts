import { brand, mailLink, whatsAppLink } from "../lib/brand.ts";

/** A benefit or a requirement of partnership. */
export type PartnerPoint = {
  /** For keys and icons. */
  readonly id: string;
  /** A few words. */
  readonly title: string;
  /** One or two sentences. */
  readonly text: string;
};

/** Title, description and opening paragraphs of the partners page. */
export const partnersIntroduction = {
  title: "Our Partners",
  metaDescription: `How licensed clinics in İstanbul, İzmir and Antalya can work with ${brand.name}: what we offer, which papers we ask for, and how to get in touch.`,
  lead: "We work with independent, licensed clinics in İstanbul, İzmir and Antalya that are content to be asked hard questions.",
  paragraphs: [
    `People who come to ${brand.name} have read about the risks, know what a quote should contain, and arrive with a list of questions. If your clinic welcomes that, we would like to hear from you.`,
    "Partners remain independent. They set their own prices, make their own medical decisions and contract with the patient directly. We introduce people to them; we do not endorse, rank or guarantee them.",
  ],
} as const;

/** Heading and points of what a clinic gains. */
export const partnerBenefits: { readonly title: string; readonly items: readonly PartnerPoint[] } =
  {
    title: "Partnership benefits",
    items: [
      {
        id: "informed-patients",
        title: "People who have read first",
        text: "Every request comes from someone with access to the same full account of recovery, risks and cost, so that your first talk can be about their case.",
      },
      {
        id: "complete-requests",
        title: "Requests with the essentials",
        text: "Treatment, city, travel month and contact details arrive together, with the person’s consent to be contacted about a quote.",
      },
      {
        id: "coordination",
        title: "A coordinator in between",
        text: "Practical questions on dates, hotels and transfers are answered by us, so that your staff can attend to the medical ones.",
      },
      {
        id: "fair-comparison",
        title: "A fair comparison",
        text: "Quotes are read against the same checklist. No clinic can buy a better place or a kinder text.",
      },
      {
        id: "small-start",
        title: "A direct line",
        text: "This is a pilot in three cities. What you tell us about how it works in practice reaches the people who can change it.",
      },
    ],
  };

/** Heading and points of what a clinic must bring. */
export const partnerRequirements: {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly PartnerPoint[];
} = {
  title: "Partner requirements",
  lead: "We ask for these before we introduce anyone, and again when something changes.",
  items: [
    {
      id: "licences",
      title: "Licences",
      text: "A current operating licence, and the Turkish Ministry of Health’s authorisation for international health tourism, each in the name under which you treat patients.",
    },
    {
      id: "insurance",
      title: "Insurance",
      text: "Proof of current professional liability insurance for the clinic and for the doctors who treat.",
    },
    {
      id: "named-surgeon",
      title: "A named surgeon",
      text: "For every offer, the name and registered specialty of the person who treats, and what is done by others. A change is told to the patient before travel.",
    },
    {
      id: "consultation",
      title: "A consultation first",
      text: "The patient speaks to that person before booking and sees them in person before the procedure, with time and freedom to say no.",
    },
    {
      id: "written-prices",
      title: "Prices in writing",
      text: "One total with what it includes and excludes, the rules for refunds and cancellation, and who pays for complications. No offers that expire within days.",
    },
    {
      id: "records-and-aftercare",
      title: "Records and aftercare",
      text: "Consent forms and instructions in a language that the patient reads, copies of the records on discharge, and a way to reach the surgeon afterwards.",
    },
    {
      id: "complaints",
      title: "A complaint route",
      text: "A named person who receives complaints, a written answer to each, and cooperation when a doctor in another country asks for information.",
    },
    {
      id: "honest-advertising",
      title: "Honest advertising",
      text: "Nothing addressed to people under 18, no promise of results, and no use of our name as an endorsement.",
    },
  ],
};

/** Fields that a listing enquiry asks for, in the order of the mail. Source: specification, section 2. */
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

/** Body template of the listing enquiry. Mail links want CRLF line ends (RFC 6068, section 5). */
export const clinicListingBody = [
  `Hello ${brand.name} team,`,
  "",
  "We would like to ask about listing our clinic.",
  "",
  ...enquiryFields.map((field) => `${field}: `),
  "",
  "Kind regards,",
].join("\r\n");

/** Text that WhatsApp opens with. */
export const clinicListingWhatsAppText = `Hello ${brand.name} team, we would like to ask about listing our clinic. Clinic name and city: `;

/** Texts and links of the clinic-listing dialog. Labels of the actions: specification, section 2. */
export const clinicListingDialog = {
  title: "List your clinic",
  description: `Write to us by e-mail or WhatsApp. There is nothing to sign up for: a person reads your message and replies within ${brand.replyWithinHours} hours.`,
  /** Above the list of what to send. */
  listTitle: "Please tell us",
  list: [
    "the clinic’s name and city;",
    "the treatments that you offer;",
    "your licences;",
    "your phone number and website.",
  ],
  /** Under the actions. */
  note: "An enquiry commits neither side. Please send no patients’ details.",
  email: {
    label: "Email us",
    href: mailLink({ subject: clinicListingSubject, body: clinicListingBody }),
  },
  whatsApp: { label: "WhatsApp us", href: whatsAppLink(clinicListingWhatsAppText) },
} as const;

/** The contact block at the foot of the partners page. */
export const partnersContact = {
  title: "Get in touch",
  text: `Write to us with your clinic’s name, city and treatments. We reply within ${brand.replyWithinHours} hours, and say what we need to see next.`,
  link: {
    label: brand.email,
    href: mailLink({ subject: clinicListingSubject, body: clinicListingBody }),
  },
} as const;
