import { z } from "zod";

/**
 * The shape of everything that the site says. Modules under `src/content` take their types from
 * here (types alone, so that no schema reaches a visitor); the tests parse every collection with
 * these schemas.
 */

/**
 * A piece of running text, or a link inside it. `href` comes from `hrefTo`, `mailLink`,
 * `whatsAppLink`, `callLink` or `officialLink`.
 */
const inlineSchema = z.union([
  z.string().min(1),
  z.strictObject({ text: z.string().min(1), href: z.string().min(1) }),
]);

/** A run of text, with links where it needs them. */
export const richTextSchema = z.union([z.string().min(1), z.array(inlineSchema).min(1).readonly()]);
export type RichText = z.infer<typeof richTextSchema>;

/** A page of a government, a regulator or another official body. */
export const officialLinkSchema = z.strictObject({
  /** For keys, and for the command that checks the links. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Words of the link. */
  title: z.string().min(5),
  /** Whose page it is, in full. */
  organisation: z.string().min(3),
  /** The site's short name. A link says "opens GOV.UK", so that nobody leaves by surprise. */
  site: z.string().min(2),
  /** The page itself. */
  href: z.url({ protocol: /^https$/ }),
  /** What a reader finds there, and what it does not tell. One to three sentences. */
  shows: z.string().min(40),
  /** Day on which someone online saw the page answer, or `null`. See `npm run content:links`. */
  seenOn: z.iso.date().nullable(),
});
export type OfficialLink = z.infer<typeof officialLinkSchema>;

/** A private price in the UK, with its source. */
export const ukPriceSchema = z
  .strictObject({
    /** For keys, and for the command that checks the links. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Slug of the treatment. */
    treatment: z.string().min(1),
    /** Title of the page that gives the price. */
    source: z.string().min(5),
    /** Whose page it is, in full. */
    organisation: z.string().min(3),
    /** The page itself. */
    href: z.url({ protocol: /^https$/ }),
    /** Whole pounds, as the page gives them; `null` until somebody has read it. */
    price: z
      .strictObject({ low: z.number().int().positive(), high: z.number().int().positive() })
      .refine(({ low, high }) => low <= high, "low must not exceed high")
      .nullable(),
    /** Day on which someone online read the price there, or `null`. */
    seenOn: z.iso.date().nullable(),
  })
  .refine(
    ({ price, seenOn }) => (price === null) === (seenOn === null),
    "a price and the day on which it was seen belong together",
  );
export type UkPrice = z.infer<typeof ukPriceSchema>;

/** One block of a long text. */
export const blockSchema = z.discriminatedUnion("type", [
  /** A run of text. */
  z.strictObject({ type: z.literal("paragraph"), text: richTextSchema }),
  /** Entries below each other. */
  z.strictObject({
    type: z.literal("list"),
    /** Numbered when the order matters. */
    ordered: z.boolean().optional(),
    /** The entries, each a phrase or a sentence. */
    items: z.array(richTextSchema).min(2).readonly(),
  }),
  /** A heading below the section's own. */
  z.strictObject({ type: z.literal("subheading"), text: z.string().min(1) }),
  /** A boxed remark. `caution` is for something that can harm a reader's health or cost them money. */
  z.strictObject({
    type: z.literal("note"),
    /** How it looks, and how much it asks for. */
    tone: z.enum(["information", "caution"]),
    /** A few words in bold. */
    title: z.string().min(1),
    /** What the remark says. */
    text: richTextSchema,
  }),
  /** Pages of official bodies, each with what a reader finds there. */
  z.strictObject({
    type: z.literal("official-links"),
    /** Entries of `official-links.ts`, in the order in which a reader needs them. */
    links: z.array(officialLinkSchema).min(1).readonly(),
  }),
  /** Facts in rows and columns. */
  z.strictObject({
    type: z.literal("table"),
    /** What the table is about. Shown above it. */
    caption: z.string().min(1),
    /** Heads of the columns. */
    columns: z.array(z.string().min(1)).min(2).readonly(),
    /** Cells from left to right, as many as there are columns. */
    rows: z.array(z.array(richTextSchema).min(2).readonly()).min(1).readonly(),
  }),
]);
export type Block = z.infer<typeof blockSchema>;

/** A part of a long text, listed in its table of contents. */
export const sectionSchema = z.strictObject({
  /** Anchor on its page: lower case, words joined by hyphens. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Title of the part, also in the table of contents. */
  heading: z.string().min(1),
  /** What is under it. */
  blocks: z.array(blockSchema).min(1).readonly(),
});
export type Section = z.infer<typeof sectionSchema>;

const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a slug");

/** Ids of the eight body-area categories. */
const categoryIdSchema = z.enum([
  "ent",
  "eye-care",
  "dental",
  "hair-transplant",
  "aesthetic-surgery",
  "dermatology",
  "bariatric",
  "orthopedics",
]);

/** One of the eight body areas, with the treatments that it lists. */
const catalogueEntrySchema = z.strictObject({
  /** Id that treatments name as their category; not always the slug. */
  id: categoryIdSchema,
  /** Full name, as the category's page has it. */
  name: z.string().min(1),
  /** Last part of the address. */
  slug: slugSchema,
  /** Slugs of its treatments, in the order of the page. */
  treatments: z.array(slugSchema).min(3).readonly(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

/** What the site says of a category. */
const categoryTextsSchema = z.strictObject({
  /** Short title for the home card. */
  title: z.string().min(1),
  /** One or two sentences for the category's page. */
  description: z.string().min(40),
  /** Three or four treatments in a word or two each, for the home card. */
  tags: z.array(z.string().min(1)).min(3).max(4).readonly(),
  /** Name of the icon in `public/illustrations`, without its `icon-`. */
  icon: slugSchema,
  /** Name of the picture in `public/illustrations`. */
  image: slugSchema,
  /** Lowest indicative price of its treatments, in pounds. Source: specification, section 9. */
  priceFrom: z.string().regex(/^£\d{1,3}(,\d{3})*$/),
  /** What `priceFrom` pays for, where that is not a whole treatment. */
  priceUnit: z.enum(["per tooth", "per eye", "per session"]).optional(),
  /** Meta description of the page, as search results show it. */
  metaDescription: z.string().min(70).max(158),
});
export type CategoryTexts = z.infer<typeof categoryTextsSchema>;

/** A category as its own page shows it. */
export const categorySchema = catalogueEntrySchema.extend(categoryTextsSchema.shape);
export type Category = z.infer<typeof categorySchema>;

/** A least and a most, both included; the same number twice where there is only one. */
const rangeSchema = z
  .strictObject({ min: z.number().nonnegative(), max: z.number().nonnegative() })
  .refine(({ min, max }) => min <= max, "min must not exceed max");
export type Range = z.infer<typeof rangeSchema>;

/** A few words behind a figure, for instance "once the splint is off". No full stop. */
const noteSchema = z.string().min(3).max(70).regex(/[^.]$/);

/** How long one visit to Turkey takes, and what it means for flying and for work. */
const visitSchema = z.strictObject({
  /** What sets it apart where there are several: "first trip", "laser". Shown in brackets. */
  name: z.string().min(3).max(30).optional(),
  /** Days in Turkey before the procedure, for the examination and at least a night to think. */
  daysBefore: z.number().int().min(0).max(10),
  /** Days from the first session to the last, where the visit has several: preparing and fitting veneers. */
  treatmentDays: rangeSchema.optional(),
  /** Days from the last session to the earliest usual flight; 0 is the same day. */
  earliestFlight: rangeSchema,
  /** What the flight depends on. */
  flightNote: noteSchema.optional(),
  /** What the length of the stay depends on. There is no figure for it: it is the sum of the days above. */
  stayNote: noteSchema.optional(),
  /** Time until desk work, from the last session. */
  deskWork: z.strictObject({
    min: z.number().int().nonnegative(),
    max: z.number().int().nonnegative(),
    unit: z.enum(["days", "weeks", "months"]),
    note: noteSchema.optional(),
  }),
});
export type Visit = z.infer<typeof visitSchema>;

const factsSchema = z.strictObject({
  /** For instance "General anaesthetic". */
  anaesthesia: z.string().min(3).max(60),
  /** How long the procedure takes. */
  duration: z.strictObject({
    min: z.number().int().positive(),
    max: z.number().int().positive(),
    unit: z.enum(["minutes", "months"]),
    /** What is counted. It is the label of the figure. */
    counts: z.enum([
      "Time in theatre",
      "Time in the chair",
      "Length of a session",
      "Length of the course",
    ]),
    note: noteSchema.optional(),
  }),
  /** One visit; several where the methods differ ("laser", "surgery") or the trips do ("first trip"). */
  visits: z.array(visitSchema).min(1).max(3).readonly(),
  /** Journeys to Turkey for the whole treatment. Left out where one is enough. */
  trips: z.strictObject({ ...rangeSchema.shape, note: noteSchema.optional() }).optional(),
  /** Sessions for the whole treatment. Left out where one is enough. */
  sessions: rangeSchema.optional(),
});
export type TreatmentFacts = z.infer<typeof factsSchema>;

const averageCostSchema = z.strictObject({
  /** Whole pounds. */
  low: z.number().int().positive(),
  high: z.number().int().positive(),
  /** What the two amounts pay for. */
  unit: z.enum(["whole treatment", "per implant", "per tooth", "per eye", "per session"]),
  /** `specified`: given by the specification, kept to the letter and shown as indicative. `estimate`: our own, shown as one. */
  basis: z.enum(["specified", "estimate"]),
  /** Month in which the range was written, for instance "2026-11". */
  madeOn: z.string().regex(/^\d{4}-\d{2}$/),
  /** Whether hotel and transfers are inside, as in a package, or the treatment alone. */
  includes: z.enum(["package", "treatment"]),
  /**
   * Set for hair, where some clinics quote by the graft: the number that the estimate starts from, and
   * the most that it takes for one operation.
   */
  grafts: z
    .strictObject({ start: z.number().int().positive(), most: z.number().int().positive() })
    .optional(),
});
export type AverageCost = z.infer<typeof averageCostSchema>;

/** What a list shows of a treatment. Kept apart from the full text, so that lists stay light. */
export const treatmentSummarySchema = z.strictObject({
  /** The same as `slug`, for keys. */
  id: slugSchema,
  /** Last part of the address. */
  slug: slugSchema,
  /** Name as headings, cards and the quote form have it. */
  name: z.string().min(1),
  /** Id of the category that lists it. */
  category: categoryIdSchema,
  /** First paragraph of the overview, 35 to 80 words; cards clamp it to three lines. */
  overview: z.string().min(150).max(620),
  /** What it costs on average, and what the figures count. */
  averageCost: averageCostSchema,
  /**
   * Set where a medicine that only a doctor may prescribe is the treatment. Such medicines may not be
   * promoted: the page informs, and offers a consultation in place of a quote.
   */
  prescriptionOnly: z.literal(true).optional(),
  /** Name of the picture in `public/illustrations`: its own, called as its slug. */
  thumbnail: slugSchema,
  /** Other words that people search for (lay terms, abbreviations); not shown. */
  searchTerms: z.array(z.string().min(1)).max(8).readonly(),
  /** The figures of the treatment. `treatments/figures.ts` turns them into words. */
  facts: factsSchema,
});
export type TreatmentSummary = z.infer<typeof treatmentSummarySchema>;

/** A warning sign: a phrase without a capital or a full stop, as NHS.UK lists them. */
const signSchema = z
  .string()
  .min(10)
  .max(120)
  .regex(/^[^A-Z].*[^.]$/);

const outcomeSchema = z
  .string()
  .min(20)
  .max(140)
  .regex(/^[A-Z].*\.$/);

/** The full text of a treatment: what its page adds to its summary. */
export const treatmentDetailsSchema = z.strictObject({
  /** The same as in its summary. */
  slug: slugSchema,
  /** Meta description of the page, as search results show it: 110 to 158 characters. */
  metaDescription: z.string().min(110).max(158),
  /** What Compare sets side by side beyond the figures; also on the page. A sentence or two each. */
  outcome: z.strictObject({
    /** What the treatment is for, in neutral words: "To straighten crooked or crowded teeth." */
    purpose: outcomeSchema,
    /** How long the effect lasts, cautiously, and what can end it sooner. */
    lasts: outcomeSchema,
    /** Whether it can be undone. Starts with the answer: "No. The removed tissue does not grow back." */
    undone: outcomeSchema,
  }),
  /** Second and, where it helps, third paragraph of the overview (the summary has the first). */
  overview: z.array(z.string().min(80)).min(1).max(2).readonly(),
  /** Who it may suit. Three to six entries. */
  idealCandidates: z.array(z.string().min(20)).min(3).max(6).readonly(),
  /** Who should not have it, or not now. Three to six entries. */
  notSuitableFor: z.array(z.string().min(20)).min(3).max(6).readonly(),
  /** What to do before it: tests and medicines; one paragraph. The page adds the sentence on nicotine. */
  preparation: z.string().min(80),
  /** Whether nicotine harms the healing, so that the page asks people to stop. */
  stopNicotine: z.boolean(),
  /** The steps in order, consultation included. Four to eight. */
  procedureSteps: z
    .array(z.strictObject({ title: z.string().min(3).max(60), text: z.string().min(30) }))
    .min(4)
    .max(8)
    .readonly(),
  /** Anaesthesia and length in a paragraph: what kind, why, how long. */
  anaesthesiaAndLength: z.string().min(80),
  /** Recovery: the sentence for the hero, then stage by stage. */
  recoveryTime: z.strictObject({
    /**
     * First sentence, shown alone in the hero: "Most people go home the same day and fly after
     * 7 days." At most 130 characters, one full stop, at its end.
     */
    headline: z
      .string()
      .min(30)
      .max(130)
      .regex(/^[^.]+\.$/),
    /** Stage by stage. Three to six. */
    stages: z
      .array(z.strictObject({ when: z.string().min(3).max(40), what: z.string().min(30) }))
      .min(3)
      .max(6)
      .readonly(),
  }),
  /** When it is safe to fly, and why not sooner. */
  flying: z.string().min(60),
  /** How long to stay in Turkey, and what happens in that time. */
  typicalStay: z.string().min(60),
  /** After the return home: checks, stitches, who looks after you. The page adds the sentence on the NHS. */
  followUp: z.string().min(60),
  /** Which of the standard sentences on the NHS applies. */
  nhs: z.enum(["cosmetic", "medical", "dental"]),
  /**
   * Set for operations, with the deepest usual anaesthetic; `eye` is an operation on the eye itself
   * with drops or a local injection. The page then adds the risks and the warning signs that every
   * operation has.
   */
  operation: z.enum(["general", "local", "eye"]).optional(),
  /** What can go wrong: what this treatment adds to the risks of every operation. */
  risksComplications: z.strictObject({
    /** Common effects that pass. */
    common: z.array(z.string().min(10)).min(3).max(7).readonly(),
    /** Serious or lasting ones, named plainly. */
    serious: z.array(z.string().min(10)).min(3).max(9).readonly(),
  }),
  /** Warning signs, each a phrase that follows "if you have". What every operation shares is added by the page. */
  warningSigns: z.strictObject({
    /** For 112 or 999. */
    emergency: z.array(signSchema).min(1).max(5).readonly(),
    /** For a doctor on the same day. */
    sameDay: z.array(signSchema).min(1).max(6).readonly(),
  }),
  /** What moves the price up or down. Three to six entries. */
  costFactors: z.array(z.string().min(15)).min(3).max(6).readonly(),
  /** Questions to ask a clinic. Six to ten, each ending in a question mark. */
  questions: z.array(z.string().min(15).regex(/\?$/)).min(6).max(10).readonly(),
  /** Slugs of treatments that a reader may weigh against it: up to four, or none. */
  related: z.array(slugSchema).max(4).readonly(),
  /** City ids whose guides suit it, the likeliest first. */
  cities: z
    .array(z.enum(["istanbul", "izmir", "antalya"]))
    .min(1)
    .max(3)
    .readonly(),
  /** What kind of procedure it is to schema.org. Left out where none of these is true of all of it. */
  procedureType: z.enum(["Surgical", "Noninvasive", "Percutaneous"]).optional(),
  /** schema.org `bodyLocation`, for instance "Nose". */
  bodyLocation: z.string().min(3),
  /** ISO date on which the text was written or last rewritten. */
  writtenOn: z.iso.date(),
  /** The doctor who has reviewed the page. Nobody has: the page says so. */
  reviewedByDoctor: z.null(),
});
export type TreatmentDetails = z.infer<typeof treatmentDetailsSchema>;

const glanceSchema = z.string().min(8).max(80).regex(/[^.]$/);

/** A guide to one city, for someone who recovers there. */
export const cityGuideSchema = z.strictObject({
  /** Anchor on the destinations page, and key of its picture. */
  id: z.enum(["istanbul", "izmir", "antalya"]),
  /** Name as the quote form sends it. */
  name: z.enum(["İstanbul", "İzmir", "Antalya"]),
  /** Name of the picture in `public/illustrations`. */
  image: slugSchema,
  /** One line under the name. */
  tagline: z.string().min(10).max(110),
  /** The city in the table that compares all three: a phrase each, no full stop. The guide says more. */
  glance: z.strictObject({
    /** How many hospitals there are to choose from. */
    hospitals: glanceSchema,
    /** How easy it is to change a flight home. */
    flights: glanceSchema,
    /** Distance from the airport and how to get there. */
    airport: glanceSchema,
    /** How level the streets are. */
    walking: glanceSchema,
    /** Months that suit someone who recovers. */
    bestMonths: glanceSchema,
    /** Afternoons in July and August. */
    summer: glanceSchema,
  }),
  /** Why go. One or two paragraphs. */
  why: z.array(z.string().min(80)).min(1).max(2).readonly(),
  /** Whom or what the city suits. Three to six phrases. */
  bestFor: z.array(z.string().min(5)).min(3).max(6).readonly(),
  /** Airports with their IATA codes and how to reach the centre. */
  airports: z
    .array(
      z.strictObject({ name: z.string(), code: z.string().length(3), text: z.string().min(40) }),
    )
    .min(1)
    .readonly(),
  /** Months and temperatures in °C, and what heat means for wounds and swelling. */
  climate: z.array(z.string().min(30)).min(2).readonly(),
  /** Districts to stay in, for someone who recovers. */
  stay: z
    .array(z.strictObject({ name: z.string(), text: z.string().min(40) }))
    .min(3)
    .max(6)
    .readonly(),
  /** Getting around: named tram, metro and ferry lines, fares cards, taxis. */
  transport: z.array(z.string().min(30)).min(3).readonly(),
  /** What there is to do for someone who is up and about. */
  activities: z.array(z.string().min(20)).min(4).readonly(),
  /** What to do on quiet days: slow, seated, in the shade. */
  quietDays: z.array(z.string().min(20)).min(3).readonly(),
  /** Level routes, lifts, ramps; and what to avoid. */
  stepFree: z.array(z.string().min(30)).min(3).readonly(),
  /** Finding a pharmacy, the on-duty one included. */
  pharmacies: z.array(z.string().min(30)).min(2).readonly(),
  /** What is spoken, and how far English goes. */
  language: z.string().min(30),
  /** What is paid with, and how. */
  currency: z.string().min(30),
  /** Typical stay by kind of treatment, each named with a link to it. */
  stayDuration: z.array(richTextSchema).min(3).readonly(),
  /** Safety tips. */
  tips: z.array(z.string().min(20)).min(4).readonly(),
  /** Sights, each with what to know about it. */
  landmarks: z
    .array(z.strictObject({ name: z.string(), text: z.string().min(20) }))
    .min(4)
    .max(8)
    .readonly(),
});
export type CityGuide = z.infer<typeof cityGuideSchema>;
/** Id of one of the three cities. */
export type CityId = CityGuide["id"];

/** What a list shows of an article. */
export const articleSummarySchema = z.strictObject({
  /** The same as `slug`, for keys. */
  id: slugSchema,
  /** Last part of the address. */
  slug: slugSchema,
  /** Headline, in sentence case. */
  title: z.string().min(10).max(80),
  /** One or two sentences for the card; also the meta description: 90 to 158 characters. */
  excerpt: z.string().min(90).max(158),
  /** Minutes. Source: specification, section 9. */
  readTime: z.number().int().min(6).max(12),
  /** What it is about, in a word or three: the tag on its card. */
  category: z.string().min(3).max(30),
  /** Who signs it. */
  author: z.string().min(3),
  /** Month as ISO "2025-01". Source: specification, section 2. */
  date: z.string().regex(/^\d{4}-\d{2}$/),
  /** ISO date of the last change to the text. Shown beside the month. */
  lastUpdated: z.iso.date(),
  /** Name of the picture in `public/illustrations`. */
  image: slugSchema,
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** The full text of an article. */
export const articleBodySchema = z.strictObject({
  /** The same as in its summary. */
  slug: slugSchema,
  /** Paragraphs before the first heading. */
  introduction: z.array(richTextSchema).min(1).max(3).readonly(),
  /** Its parts, in order. */
  sections: z.array(sectionSchema).min(4).readonly(),
  /** The closing call to action: where its button leads, and its words. */
  callToAction: z.strictObject({
    /** Heading of the box. */
    title: z.string().min(5),
    /** A sentence or two under it. */
    text: z.string().min(20),
    /** Words of the button. */
    label: z.string().min(3),
    /** Where the button leads: Home or the destinations. */
    href: z.string().min(1),
  }),
});
export type ArticleBody = z.infer<typeof articleBodySchema>;

/** A question with its answer, one item of an accordion. */
export const questionSchema = z.strictObject({
  /** Anchor on its page. */
  id: slugSchema,
  /** The question, as someone would ask it. */
  question: z.string().min(10).regex(/\?$/),
  /** Paragraphs of the answer. */
  answer: z.array(richTextSchema).min(1).readonly(),
});
export type Question = z.infer<typeof questionSchema>;

/** A page that is one long text in sections, such as the terms or the privacy policy. */
export const documentSchema = z.strictObject({
  /** Heading of the page. */
  title: z.string().min(3),
  /** Meta description of the page, as search results show it. */
  metaDescription: z.string().min(90).max(158),
  /** Paragraphs under the title. */
  introduction: z.array(richTextSchema).min(1).max(3).readonly(),
  /** ISO date of the last change, where the page shows one that does not follow the calendar. */
  lastUpdated: z.iso.date().optional(),
  /** Its parts, in order. */
  sections: z.array(sectionSchema).min(3).readonly(),
});
export type Document = z.infer<typeof documentSchema>;

/** An illustrative, made-up voice; the page labels each as one. */
export const testimonialSchema = z.strictObject({
  /** For keys. */
  id: slugSchema,
  /** What the made-up person says. Never a result, a clinic or a doctor. */
  quote: z.string().min(60).max(320),
  /** A role, not a name: "Someone planning dental work". */
  who: z.string().min(5),
  /** The page or section that answers the worry. */
  answer: z.strictObject({ label: z.string().min(5).max(60), href: z.string().min(1) }),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
