import { hrefTo } from "../../lib/routes.ts";
import { officialLink, officialPlaces } from "../official-places.ts";
import type { RichText } from "../schema.ts";
import { clotSigns, sentenceOn } from "../signs/sentences.ts";
import { VISA_RULE } from "../visa.ts";

/** Dates, in words, that the texts of preparations mention. */
export type NamedDays = {
  /** The date until which a British passport must be valid. */
  passportUntil: string;
  /** The last date on which it is not too late to stop nicotine. */
  nicotineLatest: string;
  /** Whether that date has passed, and the treatment is still to come. */
  nicotineLate: boolean;
  /** The first date on which nicotine is less harmful again. */
  nicotineUntil: string;
  /** The dates of the return to desk work and heavy work. */
  deskWork: string;
  heavyWork: string;
};

/** A task before the journey. */
export type Preparation = {
  id: string;
  /** A few words, as in a to-do list. */
  title: string;
  /** What to do, and why. */
  text: (days: NamedDays) => RichText;
  /** The number of days before which event. */
  before: { days: number; event: "operation" | "arrival" };
  /** Omitted if it always applies. */
  onlyFor?: "nicotine" | "operation";
  /** Hidden once it has passed. Other overdue tasks are shown as due as soon as possible. */
  deadline?: true;
  /** Whether its text is printed too, because it names a day or a danger. */
  printed?: true;
};

/** The tasks, earliest first. */
export const preparations: readonly Preparation[] = [
  {
    id: "doctor",
    title: "Talk to your GP, dentist or optometrist",
    text: () =>
      "Ask whether you need the treatment, what else could help, which of your conditions make it riskier, and how they could help you afterwards. Ask for a copy of your records.",
    before: { days: 84, event: "operation" },
  },
  {
    id: "vaccines",
    title: "Ask about vaccines",
    text: () =>
      "Ask your GP practice or a travel clinic about vaccines, including hepatitis B and tetanus. A course takes weeks.",
    before: { days: 84, event: "arrival" },
  },
  {
    id: "passport",
    title: "Check your passport",
    text: ({ passportUntil }) => [
      `A British passport must be valid until at least ${passportUntil}, which is 150 days from the day of arrival, and must have a blank page. Check the current `,
      officialLink(officialPlaces.turkeyEntryRules, "entry rules"),
      `. ${VISA_RULE}`,
    ],
    before: { days: 84, event: "arrival" },
    printed: true,
  },
  {
    id: "insurance",
    title: "Buy insurance that covers complications",
    text: () =>
      "Ordinary travel insurance rarely covers complications of planned treatment. Tell the insurer exactly what is planned and where, and buy the policy before you pay for flights. Choose flights that you can change.",
    before: { days: 56, event: "arrival" },
  },
  {
    id: "companion",
    title: "Ask someone to come with you",
    text: () =>
      "You should not be alone for the first 24 hours after sedation or a general anaesthetic. After a larger operation you need help for several days. If nobody can come with you, tell the clinic now.",
    before: { days: 56, event: "arrival" },
  },
  {
    id: "employer",
    title: "Tell your employer and the people you care for",
    text: ({ deskWork, heavyWork }) =>
      `Plan to be away from desk work until ${deskWork}, and from heavy work until ${heavyWork}. Ask for a few extra days, in case you heal slowly.`,
    before: { days: 56, event: "arrival" },
  },
  {
    id: "nicotine",
    title: "Stop smoking and vaping",
    text: ({ nicotineLatest, nicotineLate, nicotineUntil }) =>
      `Stop all nicotine six weeks before the treatment, as more cautious surgeons advise, and by ${nicotineLatest} at the latest. ${nicotineLate ? "That day has passed. If you had not stopped by then, tell the surgeon now. The treatment may have to be postponed. " : ""}Do not start again before ${nicotineUntil}. Ask the surgeon about patches and gum. Your GP or pharmacist can help you stop.`,
    before: { days: 42, event: "operation" },
    onlyFor: "nicotine",
    printed: true,
  },
  {
    id: "medicines",
    title: "Ask your doctor about blood thinners and other medicines",
    text: () =>
      "Ask whoever prescribes each medicine, and the surgeon, what to stop and when. Include blood thinners, aspirin, the pill, HRT, diabetes medicines, weight-loss injections and herbal products. Get the answer in writing. Never stop a medicine without asking.",
    before: { days: 42, event: "operation" },
  },
  {
    id: "follow-up",
    title: "Book your checks at home",
    text: () =>
      "Ask your GP practice, dentist or optometrist whether they’ll check the wound, take out stitches or do blood tests. If not, find a private practice that will, and book the first appointment.",
    before: { days: 42, event: "operation" },
  },
  {
    id: "tests",
    title: "Have the tests that the surgeon asks for",
    text: () =>
      "These may be blood tests, a heart tracing (ECG) or scans. Have them early, so that there’s time to change the plan. Have any infections and tooth problems treated.",
    before: { days: 28, event: "operation" },
    onlyFor: "operation",
  },
  {
    id: "consent",
    title: "Ask for the consent form",
    text: () =>
      "Read it at home, in a language that you read well. It should name the treatment, the surgeon, the anaesthetic, the alternatives and the risks. Write down what you do not understand.",
    before: { days: 21, event: "operation" },
  },
  {
    id: "cancel",
    title: "Last day to cancel or move the date for free",
    text: () => [
      "After this day the clinic’s own rules apply. Read the ",
      { text: "terms", href: `${hrefTo.terms()}#cancellation` },
      ", and the clinic’s rules in your quote.",
    ],
    before: { days: 14, event: "operation" },
    deadline: true,
  },
  {
    id: "pack",
    title: "Print your documents and pack",
    text: () => [
      "Pack loose clothes and a thermometer. Take enough of your medicines, in their boxes, to last longer than your stay. ",
      { text: "Questions and documents", href: hrefTo.planChecklist() },
      " has a list of documents, and a sheet for the clinic.",
    ],
    before: { days: 7, event: "arrival" },
  },
  {
    id: "well",
    title: "Tell the clinic if you’re not well",
    text: () =>
      "The treatment may have to be postponed if you have a cold, a cough, a high temperature, a cold sore, an infected tooth or a wound. Tell the clinic before you fly.",
    before: { days: 3, event: "arrival" },
  },
];

/** The months in which a stay is hot, from 1 for January, as in each city's guide, and those of all three together. */
export const heat = {
  Turkey: { months: [7, 8], text: "28 to 34 °C on an average afternoon in all three cities" },
  İstanbul: { months: [7, 8], text: "28 to 29 °C on an average afternoon, and humid" },
  İzmir: { months: [6, 7, 8], text: "30 to 33 °C on an average afternoon, up to 40 °C" },
  Antalya: {
    months: [6, 7, 8, 9],
    text: "31 to 34 °C on an average afternoon, over 40 °C in hot spells, and humid. Avoid surgery on the body in July and August",
  },
} as const;

/** Texts of the page "Dates". */
export const datesTexts = {
  title: "Dates",
  metaDescription:
    "When to arrive, fly home and go back to work, and what to arrange first, worked out from the date of your treatment in Turkey. With a calendar file.",
  lead: "When to arrive, fly home and go back to work, and what to arrange first. The plan uses the longest usual times.",
  /** "Surgeon" stands for whoever does the treatment, here and in everything else that the page shows. */
  surgeon:
    "We don’t know your case. If your surgeon tells you to wait longer, wait longer. If two doctors disagree, wait for the longer time.",
  calendar:
    "The file adds all-day events to a calendar, with neutral titles such as “Appointment”, because others may see it. If you change something, save the file and import it again. Most calendars then move the events. Then delete any that no longer apply. If you cannot save a file here, copy the dates instead.",
  calendarDetails: {
    label: "Say what each event is about",
    statement:
      "Adds titles such as “Stop smoking and vaping”, and what to do. Use a calendar that only you can see.",
  },
  copyingDates: {
    copied: "Dates copied",
    failed: "We could not copy the dates. Save or print them instead.",
  },
  calendarFailed: "We could not make the file. Check your connection and try again.",
  empty: "Choose a treatment and a date. Your plan then appears here.",
  /** Before the treatments’ names, which link to the pages with these figures. */
  pages: "The days of arrival, flight and desk work come from our pages on ",
  unreviewedTimes:
    "Our editors set the times for heavy work and checks. No doctor has reviewed them.",
  entries: {
    arrival: {
      title: "Arrive in Turkey",
      text: "Rest, and follow the clinic’s instructions on eating and drinking.",
    },
    checks: {
      title: "Examination, and time to think",
      text: "The surgeon examines you and goes through the plan again. You don’t have to go ahead.",
    },
    operation: {
      title: "Treatment",
      text: "Say your name, your date of birth and the treatment each time you’re asked.",
    },
    rest: {
      title: "Rest and check-ups near the clinic",
      text: "Ask for your records, and for the surgeon’s agreement in writing that you can fly.",
    },
    flight: { title: "Fly home" },
    cautiousFlight: {
      title: "Fly home, as more cautious surgeons advise",
      text: "Ask your surgeon, your airline and your insurer before you book.",
    },
    /** How long the stay would be, if visitors need permission for it. */
    cautiousStay: (days: number, limit: number) =>
      `This means ${days} days in Turkey. The limit without a visa is ${limit} days in 180, so ask the Turkish consulate first. If you cannot stay, think about an operation nearer home.`,
    letter: {
      title: "Give your GP the discharge summary",
      text: `Rest on the day after the flight. ${sentenceOn(clotSigns.calf)} ${sentenceOn(clotSigns.chest)} A clot can form weeks after an operation and a flight.`,
      printed: true,
    },
    records: { title: "Give your GP or dentist the records" },
    deskWork: { title: "Back to desk work" },
    heavyWork: {
      title: "Back to heavy work and strenuous sport",
      text: "Build up slowly, and only when the surgeon agrees.",
    },
    nicotine: { title: "No nicotine until this day" },
  },
  warnings: {
    several: "Several treatments in one trip",
    severalOperations:
      "Several operations in one session mean a longer anaesthetic, more bleeding and a higher risk of blood clots. Ask each surgeon whether separate trips would be safer. ",
    severalText:
      "The dates use the longest time for each treatment. Recovery from several together can take longer still.",
    heat: "Heat",
    heatText:
      "In hot weather swelling lasts longer and dressings get damp. The sun can darken scars. Ask whether you can come in a cooler month.",
    holidays: "Public holidays in Turkey",
    holidaysText:
      "Ask the clinic who is on duty, whether your checks will go ahead, and how to reach a doctor.",
    longHolidayText:
      "Offices and many clinics are closed, and flights and hotels are often full. The government sometimes adds days. ",
    ninety: "More than 90 days in 180",
    ninetyText:
      "Ask before you book. Do not fly earlier than your surgeon advises because of this limit.",
    soon: "There’s not much time left",
    soonText:
      "Some preparations take six weeks. If there’s not enough time for what the surgeon asks for, move the date.",
    passed: "This date has passed",
    passedText: "The plan still shows what happens afterwards.",
  },
  /** How the dates are calculated, for the end of the page. */
  sources: [
    "The plan uses the longest of the usual times on a treatment’s page, and shows the earliest usual day beside it.",
    "If a treatment has several methods or trips and you do not say which, the plan uses the one with the longest stay.",
    "The more cautious advice is to wait four weeks after an operation of an hour or more under general anaesthetic, two weeks after an operation in the nose, and about three months after a new joint.",
    "Religious holidays follow the Umm al-Qura calendar, which can differ from Turkey’s own by a day. Check the days that Turkey announces.",
    "Days are calendar days, so weekends count.",
  ],
} as const;
