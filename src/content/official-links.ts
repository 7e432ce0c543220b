import { officialPlaces } from "./official-places.ts";
import type { OfficialLink } from "./schema.ts";

/**
 * Pages of governments, regulators and other official bodies. Texts only link to external sites through this
 * list. `npm run content:links` checks whether each page responds; whoever runs it and reads the page then
 * sets `seenOn`.
 */
export const officialLinks = {
  turkeyEntryRules: {
    id: "turkey-entry-rules",
    title: "Travel advice for Turkey: entry requirements",
    organisation: "Foreign, Commonwealth & Development Office",
    ...officialPlaces.turkeyEntryRules,
    shows:
      "Passport and visa rules for people who travel on a British passport, and how long you may stay.",
  },
  healthTurkiye: {
    id: "health-turkiye",
    title: "Portal for patients from abroad",
    organisation: "Turkish Ministry of Health",
    ...officialPlaces.healthTurkiye,
    shows:
      "The ministry’s own portal, called HealthTürkiye. You can search for hospitals, clinics and doctors. The UK government refers to it. A listing means that the provider is registered. It does not tell you how good the care is.",
  },
  turkishHealthTourism: {
    id: "turkish-health-tourism",
    title: "Health Tourism Department",
    organisation: "Turkish Ministry of Health",
    ...officialPlaces.turkishHealthTourism,
    shows:
      "The rules on treating patients from abroad, and lists of the hospitals, clinics and agencies that are authorised to do so. Much of it is in Turkish.",
  },
  gmcRegister: {
    id: "gmc-register",
    title: "Register of doctors",
    organisation: "General Medical Council",
    ...officialPlaces.gmcRegister,
    shows:
      "Whether a doctor is registered in the UK, in which specialty, and whether conditions or warnings apply. A doctor who works only in Turkey does not need to be on it.",
  },
  gdcRegister: {
    id: "gdc-register",
    title: "Register of dentists",
    organisation: "General Dental Council",
    ...officialPlaces.gdcRegister,
    shows:
      "Whether a dentist or dental nurse is registered in the UK. A dentist who works only in Turkey does not need to be on it.",
  },
  turkeyHealthAdvice: {
    id: "turkey-health-advice",
    title: "Travel advice for Turkey: health",
    organisation: "Foreign, Commonwealth & Development Office",
    site: "GOV.UK",
    href: "https://www.gov.uk/foreign-travel-advice/turkey/health",
    shows:
      "What the UK government says about medical treatment in Turkey. It warns that British nationals have died after treatment there. It says that it is unwise to rely on private companies that have a financial interest in arranging treatment.",
  },
  consularHelp: {
    id: "consular-help",
    title: "How the FCDO helps British nationals abroad",
    organisation: "Foreign, Commonwealth & Development Office",
    site: "GOV.UK",
    href: "https://www.gov.uk/guidance/consular-assistance-how-the-foreign-commonwealth-development-office-provides-support",
    shows:
      "What an embassy or a consulate can and cannot do for you if you are ill or in trouble abroad.",
  },
  ukHelpInTurkey: {
    id: "uk-help-in-turkey",
    title: "UK help and services in Turkey",
    organisation: "Foreign, Commonwealth & Development Office",
    site: "GOV.UK",
    href: "https://www.gov.uk/world/turkey",
    shows:
      "Addresses and phone numbers of the British embassy and consulates in Turkey, and lists of local lawyers and interpreters.",
  },
  nhsTreatmentAbroad: {
    id: "nhs-treatment-abroad",
    title: "Treatment abroad checklist",
    organisation: "National Health Service",
    site: "NHS.UK",
    href: "https://www.nhs.uk/using-the-nhs/healthcare-abroad/going-abroad-for-treatment/treatment-abroad-checklist/",
    shows:
      "What the NHS asks you to think about before you book treatment in another country, with warning signs such as pressure to decide quickly.",
  },
  nhsCosmeticSurgeryAbroad: {
    id: "nhs-cosmetic-surgery-abroad",
    title: "Cosmetic surgery abroad",
    organisation: "National Health Service",
    site: "NHS.UK",
    href: "https://www.nhs.uk/tests-and-treatments/cosmetic-procedures/advice/cosmetic-surgery-abroad/",
    shows:
      "NHS advice on the risks of cosmetic surgery abroad and on what to ask before you agree.",
  },
  nhs111: {
    id: "nhs-111",
    title: "NHS 111 online",
    organisation: "National Health Service",
    site: "NHS.UK",
    href: "https://111.nhs.uk/",
    shows:
      "Asks about your symptoms and tells you where to get help now. It’s for people in England. You can also call 111.",
  },
  travelHealthPro: {
    id: "travel-health-pro",
    title: "Health advice for travellers",
    organisation: "National Travel Health Network and Centre",
    site: "TravelHealthPro",
    href: "https://travelhealthpro.org.uk/",
    shows:
      "Health advice for travellers from the UK, country by country, and a page on medical tourism.",
  },
  turkishMinistry: {
    id: "turkish-ministry",
    title: "Ministry of Health",
    organisation: "Turkish Ministry of Health",
    site: "saglik.gov.tr",
    href: "https://www.saglik.gov.tr/",
    shows:
      "The ministry’s own site, with the addresses of its provincial health directorates and its phone lines.",
  },
  cqc: {
    id: "cqc",
    title: "Inspection reports",
    organisation: "Care Quality Commission",
    site: "CQC",
    href: "https://www.cqc.org.uk/",
    shows:
      "Inspection reports on hospitals and clinics in England. It does not inspect clinics in Turkey.",
  },
  asaComplaint: {
    id: "asa-complaint",
    title: "Complain about an advert",
    organisation: "Advertising Standards Authority",
    site: "ASA",
    href: "https://www.asa.org.uk/make-a-complaint.html",
    shows:
      "A form for complaints about adverts that mislead people, put pressure on them or play down the risks of surgery. It covers websites and social media too.",
  },
  informationCommissioner: {
    id: "information-commissioner",
    title: "Make a complaint",
    organisation: "Information Commissioner’s Office",
    site: "ICO",
    href: "https://ico.org.uk/make-a-complaint/",
    shows: "How to complain about an organisation that has handled your personal data wrongly.",
  },
  cardProtection: {
    id: "card-protection",
    title: "How you’re protected when you pay by card",
    organisation: "Money and Pensions Service",
    site: "MoneyHelper",
    href: "https://www.moneyhelper.org.uk/en/everyday-money/credit/how-youre-protected-when-you-pay-by-card",
    shows: "How section 75 and chargeback work, with their limits, and how to make a claim.",
  },
  financialOmbudsman: {
    id: "financial-ombudsman",
    title: "Complain about a bank or an insurer",
    organisation: "Financial Ombudsman Service",
    site: "Financial Ombudsman Service",
    href: "https://www.financial-ombudsman.org.uk/",
    shows: "Free help if your bank, card company or insurer rejects your claim and you disagree.",
  },
  citizensAdvice: {
    id: "citizens-advice",
    title: "Help with a consumer problem",
    organisation: "Citizens Advice",
    site: "Citizens Advice",
    href: "https://www.citizensadvice.org.uk/",
    shows: "Free advice on your rights as a consumer, and on where to find legal help.",
  },
  solicitors: {
    id: "solicitors",
    title: "Find a solicitor",
    organisation: "Law Society of England and Wales",
    site: "Law Society",
    href: "https://solicitors.lawsociety.org.uk/",
    shows:
      "A search for solicitors in England and Wales. Look for one who handles injury claims about treatment abroad.",
  },
} as const satisfies Record<string, OfficialLink>;
