import { CITY_IDS, LEAD_CITIES } from "@shared/cities.ts";
import { z } from "zod";
import type { Likelihood, Risk } from "./risks/scale.ts";
import { isSourceId, type SourceId } from "./risks/sources.ts";
import { ANAESTHETICS, type FamilyId, isFamilyId } from "./signs/index.ts";

/**
 * The schemas of all the site's content. Modules under `src/content` derive their types from them with
 * type-only imports, so that no schema is sent to visitors. The tests parse every collection with these
 * schemas.
 */

/**
 * Plain text, words in Turkish, or a link. `href` comes from `hrefTo`, `mailLink`, `whatsAppLink` or `officialLink`.
 */
const inlineSchema = z.union([
  z.string().min(1),
  z.strictObject({ text: z.string().min(1), href: z.string().min(1) }),
  z.strictObject({ text: z.string().min(1), lang: z.literal("tr") }),
]);

/** Text, with links where needed. */
export const richTextSchema = z.union([z.string().min(1), z.array(inlineSchema).min(1).readonly()]);
export type RichText = z.infer<typeof richTextSchema>;

/** A page of a government, a regulator or another official body. */
export const officialLinkSchema = z.strictObject({
  /** For React keys, and for the command that checks the links. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Text of the link. */
  title: z.string().min(5),
  /** Full name of the organisation. */
  organisation: z.string().min(3),
  /** The site's short name. A link says "opens GOV.UK", so that nobody leaves the site unexpectedly. */
  site: z.string().min(2),
  /** URL of the page. */
  href: z.url({ protocol: /^https$/ }),
  /** What the page contains, and what it does not cover. One to three sentences. */
  shows: z.string().min(40),
  /** Date on which someone saw the page respond, if anyone has. See `npm run content:links`. */
  seenOn: z.iso.date().optional(),
});
export type OfficialLink = z.infer<typeof officialLinkSchema>;

const otherBlockSchema = z.discriminatedUnion("type", [
  /** A list. */
  z.strictObject({
    type: z.literal("list"),
    /** Whether to number the entries, because their order matters. */
    ordered: z.boolean().optional(),
    /** The entries, each a phrase or a sentence. */
    items: z.array(richTextSchema).min(2).readonly(),
  }),
  /** A heading within a section. */
  z.strictObject({
    type: z.literal("subheading"),
    /** Anchor on the page, if something links to it. */
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .optional(),
    /** The heading. */
    text: z.string().min(1),
    /** Whether what follows, up to the next subheading, opens only when it is chosen. */
    folded: z.literal(true).optional(),
  }),
  /** A callout. `caution` is for something that can harm a reader's health or cost them money. */
  z.strictObject({
    type: z.literal("note"),
    /** Appearance and urgency. */
    tone: z.enum(["information", "caution"]),
    /** A few words, shown in bold. */
    title: z.string().min(1),
    /** Text of the callout. */
    text: richTextSchema,
  }),
  /** Warning signs that lead to the same place. Made by `signLists`, never written by hand. */
  z.strictObject({
    type: z.literal("signs"),
    /** Appearance and urgency. */
    tone: z.enum(["danger", "caution", "information"]),
    /** Where to go, and how fast. The signs continue it. */
    title: z.string().min(1),
    /** The signs, each a phrase without a capital or a full stop. */
    items: z.array(z.string().min(10)).min(1).readonly(),
    /** What to do in Turkey and in the UK. */
    advice: richTextSchema,
    /** What to say there, or to do on the way. */
    say: z.array(z.string().min(10)).readonly(),
  }),
  /** Pages of official bodies, each with a description of its content. */
  z.strictObject({
    type: z.literal("official-links"),
    /** Entries of `official-links.ts`, in the order in which readers need them. */
    links: z.array(officialLinkSchema).min(1).readonly(),
  }),
  /** A table. */
  z.strictObject({
    type: z.literal("table"),
    /** Caption, shown above the table. */
    caption: z.string().min(1),
    /** Whether the heading above says the same, so that only screen readers get the caption. */
    repeatsHeading: z.literal(true).optional(),
    /** Column headings. */
    columns: z.array(z.string().min(1)).min(2).readonly(),
    /** Cells from left to right, one for each column. */
    rows: z.array(z.array(richTextSchema).min(2).readonly()).min(1).readonly(),
  }),
]);
/** A block of a long text. What is only text is a paragraph. */
export const blockSchema = z.union([richTextSchema, otherBlockSchema]);
export type Block = z.infer<typeof blockSchema>;

/** A section of a long text, listed in its table of contents. */
export const sectionSchema = z.strictObject({
  /** Anchor on the page: lower case, with words joined by hyphens. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Heading of the section, also used in the table of contents. */
  heading: z.string().min(1),
  /** Content of the section. */
  blocks: z.array(blockSchema).min(1).readonly(),
});
export type Section = z.infer<typeof sectionSchema>;

const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a slug");

/** IDs of the eight body-area categories. */
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

/** A body-area category with its treatments. */
const catalogueEntrySchema = z.strictObject({
  /** ID by which treatments refer to their category. Not always equal to the slug. */
  id: categoryIdSchema,
  /** Full name, as on the category's page. */
  name: z.string().min(1),
  /** Last segment of the URL. */
  slug: slugSchema,
  /** Slugs of its treatments, in the order of the page. */
  treatments: z.array(slugSchema).min(3).readonly(),
});
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

/** The texts about a category. */
const categoryTextsSchema = z.strictObject({
  /** Short title for its card on Home. */
  title: z.string().min(1),
  /** One or two sentences for the category's page. */
  description: z.string().min(40),
  /** Three or four treatments in a word or two each, for its card on Home. */
  tags: z.array(z.string().min(1)).min(3).max(4).readonly(),
  /** Name of the icon in `public/illustrations`, without the prefix `icon-`. */
  icon: slugSchema,
  /** Name of the picture in `public/illustrations`. */
  image: slugSchema,
  /** Lowest estimated price of its treatments, in pounds. Source: specification, section 9. */
  priceFrom: z.string().regex(/^£\d{1,3}(,\d{3})*$/),
  /** Unit of `priceFrom`, if it is not the price of a whole treatment. */
  priceUnit: z.enum(["per tooth", "per eye", "per session"]).optional(),
  /** Meta description of the page, for search results. */
  metaDescription: z.string().min(70).max(158),
});
export type CategoryTexts = z.infer<typeof categoryTextsSchema>;

/** A category as shown on its own page. */
export const categorySchema = catalogueEntrySchema.extend(categoryTextsSchema.shape);
export type Category = z.infer<typeof categorySchema>;

/** A minimum and a maximum, both inclusive. Equal if there is only one number. */
const rangeSchema = z
  .strictObject({ min: z.number().nonnegative(), max: z.number().nonnegative() })
  .refine(({ min, max }) => min <= max, "min must not exceed max");
export type Range = z.infer<typeof rangeSchema>;

/** A short note on a figure, for example "once the splint is off". No full stop. */
const noteSchema = z.string().min(3).max(70).regex(/[^.]$/);

/** The length of one visit to Turkey, and its consequences for flying and work. */
const visitSchema = z.strictObject({
  /** Distinguishes several visits: "first trip", "laser". Shown in brackets. */
  name: z.string().min(3).max(30).optional(),
  /** Days in Turkey before the procedure, for the examination and at least a night to think. */
  daysBefore: z.number().int().min(0).max(10),
  /** Days from the first session to the last, if the visit has several. */
  treatmentDays: rangeSchema.optional(),
  /** Days from the last session to the earliest usual flight. 0 means the same day. */
  earliestFlight: rangeSchema,
  /** What the flight depends on. */
  flightNote: noteSchema.optional(),
  /** Days until the flight that clinics in Turkey often plan, where we plan longer. */
  clinicsPlan: rangeSchema.optional(),
  /** What is operated on, if that alone calls for a longer wait before a flight: see `flight-waits.ts`. */
  flightRisk: z.enum(["nose", "sinus lift", "hip", "knee"]).optional(),
  /** What the length of the stay depends on. The length itself is the sum of the days above. */
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
  /** For example "General anaesthetic". */
  anaesthesia: z.string().min(3).max(60),
  /** Duration of the procedure. */
  duration: z.strictObject({
    min: z.number().int().positive(),
    max: z.number().int().positive(),
    unit: z.enum(["minutes", "months"]),
    /** What the duration covers. Used as the label of the figure. */
    counts: z.enum([
      "Time in theatre",
      "Time in the chair",
      "Length of a session",
      "Length of the course",
    ]),
    note: noteSchema.optional(),
  }),
  /** One visit, or several if methods ("laser", "surgery") or trips ("first trip") differ. */
  visits: z.array(visitSchema).min(1).max(3).readonly(),
  /** Number of journeys to Turkey for the whole treatment. Omitted if one is enough. */
  trips: z.strictObject({ ...rangeSchema.shape, note: noteSchema.optional() }).optional(),
  /** Number of sessions for the whole treatment. Omitted if one is enough. */
  sessions: rangeSchema.optional(),
});
export type TreatmentFacts = z.infer<typeof factsSchema>;

const averageCostSchema = z.strictObject({
  /** Whole pounds. */
  low: z.number().int().positive(),
  high: z.number().int().positive(),
  /** The unit of the two amounts. */
  unit: z.enum(["whole treatment", "per implant", "per tooth", "per eye", "per session"]),
  /** Month in which the range was written, for example "2026-11". */
  madeOn: z.string().regex(/^\d{4}-\d{2}$/),
  /** Whether the price includes hotel and transfers, as in a package, or only the treatment. */
  includes: z.enum(["package", "treatment"]),
  /** A part of this treatment that a clinic may charge for separately, as "the connecting piece and the crown". */
  mayLeaveOut: z.string().optional(),
  /** For hair, quoted per graft: the estimate's initial number, and the most in one operation. */
  grafts: z
    .strictObject({ start: z.number().int().positive(), max: z.number().int().positive() })
    .optional(),
});
export type AverageCost = z.infer<typeof averageCostSchema>;

/** The part of a treatment shown in lists, without the full text, so that lists stay small. */
export const treatmentSummarySchema = z.strictObject({
  /** Last segment of the URL, and the name of its picture in `public/illustrations`. */
  slug: slugSchema,
  /** Name, as in headings, cards and the quote form. */
  name: z.string().min(1),
  /** ID of its category. */
  category: categoryIdSchema,
  /** First paragraph of the overview, 35 to 80 words. Cards show up to three lines of it. */
  overview: z.string().min(150).max(620),
  /** Average cost, and what it covers. */
  averageCost: averageCostSchema,
  /**
   * Set if the treatment is a prescription-only medicine. Such medicines may not be promoted: the page
   * informs, and offers a consultation instead of a quote.
   */
  prescriptionOnly: z.literal(true).optional(),
  /** Search terms (lay terms, abbreviations). Not shown. */
  searchTerms: z.array(z.string().min(1)).max(8).readonly(),
  /** Figures of the treatment. `treatments/figures.ts` formats them as text. */
  facts: factsSchema,
});
export type TreatmentSummary = z.infer<typeof treatmentSummarySchema>;

const outcomeSchema = z
  .string()
  .min(20)
  .max(140)
  .regex(/^[A-Z].*\.$/);

const riskTextSchema = z.string().min(5).regex(/[.]$/);
/** The words of the scale, for the schema. */
const LIKELIHOODS = [
  "very common",
  "common",
  "uncommon",
  "rare",
  "very rare",
] as const satisfies Likelihood[];

const riskSchema: z.ZodType<Risk> = z.union([
  riskTextSchema,
  z.strictObject({ text: riskTextSchema, likelihood: z.enum(LIKELIHOODS) }),
  z.strictObject({
    text: riskTextSchema,
    figure: z
      .string()
      .min(8)
      .max(130)
      .regex(/^[A-Z0-9].*[^.]$/),
    sources: z.array(z.custom<SourceId>(isSourceId)).min(1).readonly(),
  }),
]);

/** Texts in order, each under a title of at most `longest` characters. */
const textsByTitle = (longest: number, fewest: number, most: number) =>
  z
    .record(z.string().min(3).max(longest), z.string().min(30))
    .refine((texts) => {
      const { length } = Object.keys(texts);
      return length >= fewest && length <= most;
    })
    .readonly();

/** The full text of a treatment: everything that its page adds to the summary. */
export const treatmentDetailsSchema = z.strictObject({
  /** Meta description of the page, for search results: 110 to 158 characters. */
  metaDescription: z.string().min(110).max(158),
  /** Shown side by side in Compare, in addition to the figures, and on the page. A sentence or two each. */
  outcome: z.strictObject({
    /** The purpose of the treatment, in neutral words: "To straighten crooked or crowded teeth." */
    purpose: outcomeSchema,
    /** How long the effect lasts, worded cautiously, and what can end it sooner. */
    lasts: outcomeSchema,
    /** Whether it can be reversed. Starts with the answer: "No. The removed tissue does not grow back." */
    undone: outcomeSchema,
  }),
  /** Second and, if useful, third paragraph of the overview. The first is in the summary. */
  overview: z.array(z.string().min(80)).min(1).max(2).readonly(),
  /** Whom it may suit. Three to six entries. */
  idealCandidates: z.array(z.string().min(20)).min(3).max(6).readonly(),
  /** Who should not have it, or not now. Three to six entries. */
  notSuitableFor: z.array(z.string().min(20)).min(3).max(6).readonly(),
  /**
   * Who gets it on the NHS, and what is tried first, in a sentence or two. `null` if it only changes looks: then a
   * standard sentence says so. Shown in Compare, too.
   */
  onTheNhs: z.string().min(30).max(220).nullable(),
  /** Set if a GP refers people for it, so that they may choose the hospital in England. */
  rightToChoose: z.literal(true).optional(),
  /** What happens without it, or what else may help. Shown in Compare, too. */
  ifYouDoNothing: z.string().min(30).max(180),
  /** How to prepare: tests and medicines, in one paragraph. The page adds the sentence on nicotine. */
  preparation: z.string().min(80),
  /** Whether nicotine impairs healing. If so, the page asks readers to stop. */
  stopNicotine: z.boolean(),
  /** The steps in order, including the consultation, by their titles. Four to eight. */
  procedureSteps: textsByTitle(60, 4, 8),
  /** The anaesthetics that it may need. Those that numb only the eye's surface do not count. */
  anaesthetics: z.array(z.enum(ANAESTHETICS)).readonly(),
  /** Kind of anaesthesia, the reason for it, and the duration, in one paragraph. */
  anaesthesiaAndLength: z.string().min(80),
  /** Recovery: a sentence for the hero, then the stages. */
  recoveryTime: z.strictObject({
    /**
     * First sentence, shown on its own in the hero: "Most people go home the same day and fly after 7 days."
     * At most 130 characters, with a single full stop at the end.
     */
    headline: z
      .string()
      .min(30)
      .max(130)
      .regex(/^[^.]+\.$/),
    /** The stages of recovery in order, by when they are. Three to six. */
    stages: textsByTitle(40, 3, 6),
  }),
  /** When it is safe to fly, and why not sooner. */
  flying: z.string().min(60),
  /** How long to stay in Turkey, and what happens during the stay. */
  typicalStay: z.string().min(60),
  /** Aftercare at home: checks, stitches, who provides care. The page adds the sentence on the NHS. */
  followUp: z.string().min(60),
  /** Selects the standard sentence on the NHS. */
  nhs: z.enum(["cosmetic", "medical", "dental"]),
  /**
   * Set for operations, with the deepest usual anaesthetic. `eye` means an operation on the eye itself with
   * drops or a local injection. The page then adds the risks and warning signs of all operations.
   */
  operation: z.enum(["general", "local", "eye"]).optional(),
  /** Set if its own serious risks include death. The page then offers a consultation only after them. */
  canBeFatal: z.literal(true).optional(),
  /** Risks of this treatment, in addition to those of all operations. */
  risksComplications: z.strictObject({
    /** Common effects that pass. */
    common: z.array(z.string().min(10)).min(3).max(7).readonly(),
    /** Serious or lasting complications, in plain words. */
    serious: z.array(riskSchema).min(3).max(9).readonly(),
  }),
  /**
   * What the treatment is and may contain, the most particular first: families of `content/signs`, whose
   * warning signs the page shows before those of the anaesthetics and of every operation.
   */
  contains: z.array(z.custom<FamilyId>(isFamilyId)).min(1).readonly(),
  /** What raises or lowers the price. Three to six entries. */
  costFactors: z.array(z.string().min(15)).min(3).max(6).readonly(),
  /** Questions to ask a clinic. Six to ten, each ending in a question mark. */
  questions: z.array(z.string().min(15).regex(/\?$/)).min(6).max(10).readonly(),
  /** Slugs of treatments that a reader may consider instead: up to four, or none. */
  related: z.array(slugSchema).max(4).readonly(),
  /** IDs of cities where the treatment is usually offered, most likely first. */
  cities: z.array(z.enum(CITY_IDS)).min(1).max(3).readonly(),
  /** Type of procedure in schema.org. Omitted if no type applies to the whole treatment. */
  procedureType: z.enum(["Surgical", "Noninvasive", "Percutaneous"]).optional(),
  /** schema.org `bodyLocation`, for example "Nose". */
  bodyLocation: z.string().min(3),
  /** ISO date on which the text was written or last rewritten. */
  writtenOn: z.iso.date(),
});
export type TreatmentDetails = z.infer<typeof treatmentDetailsSchema>;

const glanceSchema = z.string().min(8).max(80).regex(/[^.]$/);

/** A guide to one city, for someone who is recovering there. */
export const cityGuideSchema = z.strictObject({
  /** Anchor on the destinations page, and key of its picture. */
  id: z.enum(["istanbul", "izmir", "antalya"]),
  /** Name, as sent by the quote form. */
  name: z.enum(LEAD_CITIES),
  /** Name of the picture in `public/illustrations`. */
  image: slugSchema,
  /** One line below the name. */
  tagline: z.string().min(10).max(110),
  /**
   * The city in the table that compares all three: a phrase for each criterion, no full stop. The guide has
   * more detail.
   */
  glance: z.strictObject({
    /** How many hospitals there are to choose from. */
    hospitals: glanceSchema,
    /** How easy it is to change a flight home. */
    flights: glanceSchema,
    /** Distance from the airport, and how to get there. */
    airport: glanceSchema,
    /** How level the streets are. */
    walking: glanceSchema,
    /** Months that suit someone who is recovering. */
    bestMonths: glanceSchema,
    /** Afternoons in July and August. */
    summer: glanceSchema,
  }),
  /** Reasons to go. One or two paragraphs. */
  why: z.array(z.string().min(80)).min(1).max(2).readonly(),
  /** Whom or what the city suits. Three to six phrases. */
  bestFor: z.array(z.string().min(5)).min(3).max(6).readonly(),
  /** Airports with their IATA codes, and how to get to the centre. */
  airports: z
    .array(
      z.strictObject({ name: z.string(), code: z.string().length(3), text: z.string().min(40) }),
    )
    .min(1)
    .readonly(),
  /** Months and temperatures in °C, and the effect of heat on wounds and swelling. */
  climate: z.array(z.string().min(30)).min(2).readonly(),
  /** Districts suitable for a stay while recovering. */
  stay: z
    .array(z.strictObject({ name: z.string(), text: z.string().min(40) }))
    .min(3)
    .max(6)
    .readonly(),
  /** Getting around: named tram, metro and ferry lines, fare cards, taxis. */
  transport: z.array(z.string().min(30)).min(3).readonly(),
  /** Activities for someone who is up and about. */
  activities: z.array(z.string().min(20)).min(4).readonly(),
  /** Activities for quiet days: slow, seated, in the shade. */
  quietDays: z.array(z.string().min(20)).min(3).readonly(),
  /** Level routes, lifts and ramps, and what to avoid. */
  stepFree: z.array(z.string().min(30)).min(3).readonly(),
  /** How to find a pharmacy, including the one on duty. */
  pharmacies: z.array(z.string().min(30)).min(2).readonly(),
  /** The languages spoken, and how common English is. */
  language: z.string().min(30),
  /** The currency and means of payment. */
  currency: z.string().min(30),
  /** Typical stay by kind of treatment, each with a link to the treatment. */
  stayDuration: z.array(richTextSchema).min(3).readonly(),
  /** Safety tips. */
  tips: z.array(z.string().min(20)).min(4).readonly(),
  /** Sights, each with practical information. */
  landmarks: z
    .array(z.strictObject({ name: z.string(), text: z.string().min(20) }))
    .min(4)
    .max(8)
    .readonly(),
});
export type CityGuide = z.infer<typeof cityGuideSchema>;

/** The part of an article shown in lists. */
export const articleSummarySchema = z.strictObject({
  /** Equal to `slug`. For React keys. */
  id: slugSchema,
  /** Last segment of the URL. */
  slug: slugSchema,
  /** Headline, in sentence case. */
  title: z.string().min(10).max(80),
  /** One or two sentences for the card, also used as the meta description: 90 to 158 characters. */
  excerpt: z.string().min(90).max(158),
  /** Minutes. Source: specification, section 9. */
  readTime: z.number().int().min(6).max(12),
  /** Topic in one to three words: the tag on its card. */
  category: z.string().min(3).max(30),
  /** Author. */
  author: z.string().min(3),
  /** Month in ISO format, for example "2025-01". Source: specification, section 2. */
  date: z.string().regex(/^\d{4}-\d{2}$/),
  /** ISO date of the last change to the text. Shown next to the month. */
  lastUpdated: z.iso.date(),
  /** Name of the picture in `public/illustrations`. */
  image: slugSchema,
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** The full text of an article. */
export const articleBodySchema = z.strictObject({
  /** Equal to the slug in the summary. */
  slug: slugSchema,
  /** Paragraphs before the first heading. */
  introduction: z.array(richTextSchema).min(1).max(3).readonly(),
  /** The sections, in order. */
  sections: z.array(sectionSchema).min(4).readonly(),
  /** The call to action at the end. */
  callToAction: z.strictObject({
    /** Heading of the box. */
    title: z.string().min(5),
    /** A sentence or two below it. */
    text: z.string().min(20),
    /** Label of the button. */
    label: z.string().min(3),
    /** Target of the button: Home or the destinations. */
    href: z.string().min(1),
  }),
});
export type ArticleBody = z.infer<typeof articleBodySchema>;

/** A question with its answer: one item of an accordion. */
export const questionSchema = z.strictObject({
  /** Anchor on its page. */
  id: slugSchema,
  /** The question, in a reader's words. */
  question: z.string().min(10).regex(/\?$/),
  /** Paragraphs of the answer. */
  answer: z.array(richTextSchema).min(1).readonly(),
});
export type Question = z.infer<typeof questionSchema>;

/** A page with a single long text in sections, such as the terms or the privacy policy. */
export const documentSchema = z.strictObject({
  /** Heading of the page. */
  title: z.string().min(3),
  /** Meta description of the page, for search results. */
  metaDescription: z.string().min(90).max(158),
  /** Paragraphs below the title. */
  introduction: z.array(richTextSchema).min(1).max(3).readonly(),
  /** ISO date of the last change, for pages that show a fixed one. */
  lastUpdated: z.iso.date().optional(),
  /** The sections, in order. */
  sections: z.array(sectionSchema).min(3).readonly(),
});
export type Document = z.infer<typeof documentSchema>;

/** An illustrative, fictional testimonial, which the page labels as such. */
export const testimonialSchema = z.strictObject({
  /** For React keys. */
  id: slugSchema,
  /** What the fictional person says. Never mentions a result, a clinic or a doctor. */
  quote: z.string().min(60).max(320),
  /** A role rather than a name: "Someone planning dental work". */
  who: z.string().min(5),
  /** Link to the page or section that addresses the concern. */
  answer: z.strictObject({ label: z.string().min(5).max(60), href: z.string().min(1) }),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
