import { EMERGENCY } from "@shared/emergency.ts";
import { brand } from "../lib/brand.ts";
import { hrefTo } from "../lib/routes.ts";

/** A step with a title and 30 to 60 words of text. */
export type Step = {
  /** For React keys, icons and anchors. */
  readonly id: string;
  /** Name of the step. Source: specification, section 2. */
  readonly title: string;
  /** What happens in the step, and what to do. */
  readonly text: string;
};

/** A step of the journey. */
type JourneyStep = Step & {
  /** What the reader has at the end of it, after "You should have:". */
  readonly gets: string;
};

/** Title, description and lead of the page. */
export const howItWorksIntroduction = {
  title: "How It Works",
  metaDescription:
    "From a first question to follow-up at home: three steps in brief, then the journey in eight steps with what to ask, sign, pay and pack.",
  lead: "Three steps in brief, then the whole journey in eight. You can stop, wait or change your mind at any time before treatment begins.",
} as const;

/** Headings of the page's two parts. */
export const howItWorksParts = {
  steps: { title: "In three steps" },
  journey: {
    title: "The journey in eight steps",
    lead: "What happens, what to do, and what you should have at the end of each step.",
  },
} as const;

/** The three steps. */
export const steps: readonly Step[] = [
  {
    id: "choose",
    title: "Choose",
    text: "Start with the treatment, not the price. Read what it involves, who should not have it and how long recovery takes. Then choose the city that would suit you best while you recover. Talk to your GP or dentist early.",
  },
  {
    id: "compare",
    title: "Compare",
    text: "Ask for a free quote, and compare quotes from three to five clinics for the same treatment. Read each one line by line: surgeon, place, anaesthetic, nights, aftercare, complications. Speak to the surgeon before you choose. Reject a quote that does not answer your questions.",
  },
  {
    id: "travel",
    title: "Travel",
    text: "Book flights that you can change, and insurance that covers planned treatment. In Turkey, see the surgeon in person before you consent. Stay as long as the surgeon advises. Arrange help at home for your first days back.",
  },
];

/** The eight-step journey. */
export const journey: readonly JourneyStep[] = [
  {
    id: "search-and-explore",
    title: "Search and Explore",
    text: "Find the treatment and read the whole page, including the risks. Compare it with the alternatives, including no treatment. Look at the city guides for airports, weather and step-free routes. Write down your questions.",
    gets: "a treatment and a city to ask about, and your own list of questions.",
  },
  {
    id: "review-packages",
    title: "Review Packages",
    text: "A package should include a 4-star hotel for the recovery nights, transfers, aftercare, a consultation before treatment and 24/7 support. Flights, insurance, visas, meals outside the hotel and complications cost extra. Add their cost before you compare the total with a price at home.",
    gets: "the whole cost to compare, not only the price of a package.",
  },
  {
    id: "get-free-quote",
    title: "Get Free Quote",
    text: "Fill in the quote form: the treatment, the city and, if you know it, the month. A coordinator answers, and asks a clinic only if you say yes. Coordinators are not clinicians. Tell the clinic itself about illnesses, medicines and earlier operations, because the quote depends on them.",
    gets: `a reply within ${brand.replyWithinHours} hours, which tells you which clinics could give you a quote.`,
  },
  {
    id: "consult-with-doctors",
    title: "Consult with Doctors",
    text: "Speak by video or phone to the doctor who would treat you. Ask how often they do this procedure, when they would advise against it, and what happens if it goes wrong. Discuss what you’re told with your own doctor. Take several days to decide.",
    gets: "answers from the doctor who would treat you.",
  },
  {
    id: "book-and-confirm",
    title: "Book and Confirm",
    text: "Do not pay until you have everything in writing. When you’re sure, pay a small deposit to confirm the date. You pay the rest directly to the clinic. Cancelling or rescheduling is free 14 or more days before the procedure.",
    gets: "in writing: the surgeon’s name, the total price, the deposit and the refund rules.",
  },
  {
    id: "travel-and-arrival",
    title: "Travel and Arrival",
    text: "Bring your passport, medicines in their boxes, test results, insurance documents and the hotel’s address. If transfers are included, a driver meets you at the airport. After the examination you can still say no, and the surgeon can still advise against it.",
    gets: "an examination by the surgeon in person, before the treatment.",
  },
  {
    id: "treatment-day",
    title: "Treatment Day",
    text: "Follow the instructions on eating, drinking and medicines. Read the consent form in a language that you understand, and sign it only when your questions have been answered. Afterwards, do not leave without the documents: ask for any that you have not been given.",
    gets: "the operation report, the details of any implant, and a phone number that is answered at night.",
  },
  {
    id: "recovery-and-follow-up",
    title: "Recovery and Follow-up",
    text: `Rest near the clinic, go to your check-ups, and fly only when the surgeon agrees. At home, give your GP a copy of the report. Have your stitches removed on time, and keep your video check-ups. If you’re worried, see a doctor near you. ${EMERGENCY}`,
    gets: "check-ups at the clinic, and written instructions to take home.",
  },
];

/** The sections in the bar below the header, in order, by their IDs. */
export const howItWorksContents = [
  { id: "steps", label: howItWorksParts.steps.title },
  ...journey.map(({ id, title }) => ({ id, label: title })),
];

/** The two buttons at the end of the page. Labels and targets: specification, section 2. */
export const howItWorksActions = {
  quote: { label: "Get Free Quote", href: hrefTo.home() },
  explore: { label: "Explore Destinations", href: hrefTo.explore() },
} as const;
