import { EMERGENCY } from "@shared/emergency.ts";
import { hrefTo } from "../../lib/routes.ts";
import { officialLink, officialPlaces } from "../official-places.ts";
import type { RichText } from "../schema.ts";

/** A question for a clinic. */
export type ClinicQuestion = {
  /** For React keys, and for stored answers. Must never be changed or reused. */
  id: string;
  text: string;
};

/** A stage of the journey, with the questions to ask. */
export type Stage = { id: string; title: string; questions: readonly ClinicQuestion[] };

/** The texts of a list, by their IDs. */
const listed = <Text extends RichText>(texts: Readonly<Record<string, Text>>) =>
  Object.entries(texts).map(([id, text]) => ({ id, text }));

/** Questions for all treatments, in the order in which they arise. */
export const stages: readonly Stage[] = [
  {
    id: "choose",
    title: "Before you choose a clinic",
    questions: listed({
      surgeon: "Who will do the treatment, and which specialty are they registered in?",
      others: "Who else will do part of it, and which doctor will be there throughout?",
      licence:
        "Will you send me your operating licence and your certificate for patients from abroad?",
      building: "Where will it take place, and is there intensive care in the same building?",
      experience:
        "How often did the surgeon do this last year, and how many patients needed a second operation?",
      refuse: "When would you refuse to treat me?",
    }),
  },
  {
    id: "quote",
    title: "When you have a quote",
    questions: listed({
      included: "What does the price include, and what does it not include?",
      "other-plan":
        "What will I pay if the plan changes after the examination, or if one of us decides against it?",
      complication: "Who will treat a complication, in Turkey and once I’m home, and who will pay?",
      correction: "When is a correction free, for how long, and who pays for the trip?",
      deposit: "How much is the deposit, and when can I get it back?",
    }),
  },
  {
    id: "travel",
    title: "Before you travel",
    questions: listed({
      medicines: "Which of my medicines should I stop, and when? Who decides?",
      tests: "Which tests do you need from home, and how recent must they be?",
      consent:
        "Will you send me the consent form in English at least two weeks before the treatment?",
      stay: "How many days do I need to stay, and when can I fly?",
      night: "Who will look after me at night, and do they speak my language?",
    }),
  },
  {
    id: "examination",
    title: "At the examination in Turkey",
    questions: listed({
      changed: "Has the plan changed since the quote, and why?",
      alternatives: "What else could help me, and what happens if I do nothing?",
      risks: "Which risks are higher for me than for other people?",
      anaesthetic: "Which anaesthetic will I have, and who will give it?",
      withdraw: "What will I pay if I decide against it now?",
    }),
  },
  {
    id: "leaving",
    title: "Before you fly home",
    questions: listed({
      records: "Can I have all my records in English today?",
      fit: "Will you confirm in writing that I can fly on this day?",
      clots: "Do I need stockings or injections against blood clots, and for how long?",
      restart: "When should I restart each medicine that I stopped?",
      signs: "Which signs mean that I must see a doctor at once?",
      reach: "Which number can I call from home, day or night?",
    }),
  },
];

/** Questions for the GP practice, dentist or optometrist at home. */
export const doctorQuestions: readonly string[] = [
  "Do any of my conditions or medicines make this treatment riskier?",
  "Which of my medicines must I keep taking, and who will tell me about the others?",
  "Will you check the wound, take out stitches or do blood tests? If not, who will?",
  "Will you add the discharge summary to my record?",
  "Who do I call if I’m worried once I’m home?",
];

/** A document, or a group of documents. */
export type Paper = {
  /** For React keys and ticks. Must never be changed or reused. */
  id: string;
  text: RichText;
};

/** Documents by purpose. Those in the first list are different for each clinic. */
export const papers = {
  ask: {
    title: "Ask the clinic for these before you pay",
    papers: listed({
      "ask-licence": "Operating licence of the hospital or clinic",
      "ask-certificate": "International health tourism authorisation certificate",
      "ask-agency": "The agency’s certificate from USHAŞ, if there is an agency",
      "ask-diploma": "The surgeon’s specialist diploma, with its registration number",
      "ask-liability": "The doctor’s professional liability insurance, in force on the day",
      "ask-complications":
        "The complication insurance policy: how much it covers, where and until when",
      "ask-quote": "A quote that lists every item, with the rules for cancelling",
      "ask-consent": "The consent form, in a language that you read well",
    }),
  },
  bring: {
    title: "Bring these on paper, in your hand luggage",
    papers: listed({
      "bring-passport": "Passport, valid for 150 days from arrival, and visa if you need one",
      "bring-quote": "Quote, contract, consent form and receipts",
      "bring-health": "Your medical summary, your list of medicines and your prescriptions",
      "bring-tests": "Recent tests, X-rays and scans for this treatment",
      "bring-insurance": "Insurance policy and its emergency number",
      "bring-addresses": "Addresses and phone numbers of clinic, hotel and coordinator",
      "bring-contact": "Name of the person at home who the clinic may talk to about your health",
    }),
  },
  home: {
    title: "Bring these home, in English",
    papers: listed({
      "home-summary": "Discharge summary: what was done, who did it, and anything unexpected",
      "home-report": "Operation report and anaesthetic record",
      "home-implants": "Implant cards or stickers with maker, model, size and batch number",
      "home-images": "Scans, X-rays and laboratory results, with the images",
      "home-medicines":
        "List of medicines by generic name, with doses and the day to stop each one",
      "home-aftercare": "Aftercare instructions with dates, and a number to call at night",
      "home-receipts": "Receipts that list each item, and your signed consent form",
    }),
  },
} as const satisfies Record<string, { title: string; papers: readonly Paper[] }>;

/** A check to make for each clinic. */
export type RegisterCheck = Paper & {
  /** Title of the check. */
  title: string;
};

/** What to check, and in which register. */
export const registers: readonly RegisterCheck[] = [
  {
    id: "register-place",
    title: "The hospital or clinic",
    text: [
      "Search for its full legal name on ",
      officialLink(officialPlaces.healthTurkiye, "the ministry’s portal"),
      ". A listing does not tell you how good the care is.",
    ],
  },
  {
    id: "register-certificate",
    title: "Its certificate for patients from abroad",
    text: [
      "Compare the name, the address, the medical fields and the date with ",
      officialLink(officialPlaces.turkishHealthTourism, "the ministry’s lists"),
      ". Much of the site is in Turkish.",
    ],
  },
  {
    id: "register-surgeon",
    title: "The surgeon or dentist",
    text: "Search for the name on HealthTürkiye and on the hospital’s own site. Ask the hospital to confirm in writing that this person works there and will treat you. We do not know of a public register of Turkish doctors in English.",
  },
  {
    id: "register-gmc",
    title: "A doctor who is said to be registered in the UK",
    text: [
      "Search by name and number in the ",
      officialLink(officialPlaces.gmcRegister, "register of doctors"),
      ". A doctor who works only in Turkey does not need to be on it.",
    ],
  },
  {
    id: "register-gdc",
    title: "A dentist who is said to be registered in the UK",
    text: [
      "Search in the ",
      officialLink(officialPlaces.gdcRegister, "register of dentists"),
      ". A dentist who works only in Turkey does not need to be on it.",
    ],
  },
  {
    id: "register-accreditation",
    title: "An accreditation",
    text: "Look it up on the site of the body that gave it, such as Joint Commission International. A logo proves nothing.",
  },
];

/** A condition that a surgeon and an anaesthetist must know about. */
export type Condition = { id: string; text: string };

/** Conditions to mention to every clinic. */
export const conditions: readonly Condition[] = [
  { id: "clot", text: "A blood clot, in me or a close relative" },
  { id: "bleeding", text: "A bleeding or clotting disorder, or easy bruising" },
  { id: "cancer", text: "Cancer, now or in the past" },
  { id: "sickle", text: "Sickle cell disease or thalassaemia, or the trait" },
  { id: "heart", text: "Heart disease, an irregular heartbeat or a pacemaker" },
  { id: "pressure", text: "High blood pressure" },
  { id: "lungs", text: "Asthma or another lung disease" },
  { id: "apnoea", text: "Sleep apnoea, or loud snoring with pauses in breathing" },
  { id: "diabetes", text: "Diabetes, or thyroid disease" },
  { id: "reflux", text: "Acid reflux, or a hiatus hernia" },
  { id: "muscles", text: "A disease of the muscles or nerves" },
  { id: "eyes", text: "Glaucoma, or herpes of the eye" },
  { id: "kidney", text: "Kidney or liver disease" },
  { id: "epilepsy", text: "Epilepsy, a stroke or fainting" },
  { id: "anaesthetic", text: "A problem with an anaesthetic, in me or a relative" },
  { id: "infection", text: "Hepatitis, HIV, or resistant bacteria such as MRSA" },
  { id: "immune", text: "A weak immune system, steroids, or other medicines that weaken it" },
  { id: "scars", text: "Thick or raised scars, or slow healing" },
  { id: "implants", text: "Implants or metal in the body" },
  { id: "pregnancy", text: "Pregnancy, breastfeeding, or a birth in the past year" },
  { id: "mind", text: "Depression, an eating disorder or another mental illness" },
  { id: "nicotine", text: "Smoking, vaping or other nicotine, now or in the past year" },
  { id: "alcohol", text: "Alcohol on most days, or recreational drugs" },
];

/** Fields for health details in the user's own words. */
export const tellFields = [
  {
    id: "medicines",
    label: "Medicines, with doses",
    hint: "Include contraception, hormones, weight-loss or diabetes injections, blood thinners, aspirin, herbal products and supplements.",
    limit: 360,
  },
  {
    id: "allergies",
    label: "Allergies",
    hint: "Medicines, latex, plasters, iodine, food. What happened?",
    limit: 160,
  },
  {
    id: "operations",
    label: "Past operations and illnesses",
    hint: "With the year, and any problems with the anaesthetic or healing.",
    limit: 240,
  },
  {
    id: "body",
    label: "Height and weight",
    hint: "Be exact: the anaesthetist works out doses from these.",
    limit: 40,
  },
] as const;

/** Texts of the page "Questions and documents". */
export const checklistTexts = {
  title: "Questions and documents",
  metaDescription:
    "Questions to ask a clinic in Turkey, documents to ask for and bring, registers to check, and sheets to print.",
  lead: "What to ask, which documents to ask for and bring, what to look up, and what to tell the clinic. You can print a sheet for the clinic, one for your GP, and one with the warning signs.",
  clinics: "Add the clinics that you’re talking to, to keep answers and documents for each.",
  /** Above the questions, while there is no field for an answer. */
  noClinic: "Add a clinic to write down its answers.",
  questions:
    "Tick the questions that you want on the sheet for the clinic. Without any, it has the first ones about your treatments.",
  tell: "Tell every clinic, dentist and anaesthetist all of this. They need it to decide whether the treatment is safe for you.",
  sheets: {
    clinic: {
      title: "Sheet for the clinic",
      text: "Give it to the clinic before you pay, and to the surgeon at the examination.",
    },
    doctor: {
      title: "Sheet for your GP at home",
      text: "Take it to your GP, dentist or optometrist before you book.",
    },
    signs: {
      title: "Sheet of warning signs",
      text: "Keep it with you after the treatment, and show it to whoever travels with you.",
    },
  },
  /** Name of the row of tabs. */
  tabsLabel: "Parts of the checklist",
  /** In one row on the narrowest phone. */
  tabs: [
    { value: "ask", label: "Ask" },
    { value: "papers", label: "Documents" },
    { value: "tell", label: "Health" },
    { value: "print", label: "Print" },
  ],
  checks: "Checks after my return (not reviewed by a doctor)",
  sheetPrivacy:
    "Write your name and date of birth on the sheet by hand. Give it only to people who treat or look after you.",
  emergency: `${EMERGENCY} Say that you were treated in Turkey.`,
  documents: [
    { text: "Safety & Trust", href: `${hrefTo.safety()}#what-each-document-proves` },
    " explains what each document proves.",
  ] satisfies RichText,
  source: [
    "Questions about a treatment come from its page, the others from our article on ",
    {
      text: "how to choose a clinic abroad",
      href: hrefTo.article("how-to-choose-clinic-abroad"),
    },
    ". No doctor has reviewed them yet.",
  ] satisfies RichText,
} as const;
