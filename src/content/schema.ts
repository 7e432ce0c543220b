import { z } from "zod";

/**
 * The shape of everything that the site says. Modules under `src/content` take their types from
 * here (types alone, so that no schema reaches a visitor); the tests parse every collection with
 * these schemas.
 */

/** A piece of running text, or a link inside it. `href` comes from `hrefTo`, `mailLink` or `whatsAppLink`. */
const inlineSchema = z.union([
  z.string().min(1),
  z.strictObject({ text: z.string().min(1), href: z.string().min(1) }),
]);

/** A run of text, with links where it needs them. */
export const richTextSchema = z.union([z.string().min(1), z.array(inlineSchema).min(1).readonly()]);
export type RichText = z.infer<typeof richTextSchema>;

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
  /** A boxed remark. `caution` is for something that can hurt health or purse. */
  z.strictObject({
    type: z.literal("note"),
    /** How it looks, and how much it asks for. */
    tone: z.enum(["information", "caution"]),
    /** A few words in bold. */
    title: z.string().min(1),
    /** What the remark says. */
    text: richTextSchema,
  }),
  /** Facts in rows and columns. */
  z.strictObject({
    type: z.literal("table"),
    /** What the table is about; it stands above it. */
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
  /** What stands under it. */
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

/** One of the eight body areas. */
export const categorySchema = z.strictObject({
  /** Id that treatments name as their category; not always the slug. */
  id: categoryIdSchema,
  /** Full name, as the category's page has it. */
  name: z.string().min(1),
  /** Short title for the home card. */
  title: z.string().min(1),
  /** Last part of the address. */
  slug: slugSchema,
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
  /** Slugs of its treatments, in the order of the page. */
  treatments: z.array(slugSchema).min(3).readonly(),
  /** Meta description of the page, as search results show it. */
  metaDescription: z.string().min(70).max(158),
});
export type Category = z.infer<typeof categorySchema>;

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
  /**
   * Range in pounds, hyphen between, and what it is for where that is not one operation:
   * "£1,200-£2,500 per eye". Two plain amounts are understood as the whole treatment.
   */
  averageCost: z.string().regex(/^£\d{1,3}(,\d{3})*-£\d{1,3}(,\d{3})*( per [a-z ]+)?$/),
  /**
   * Where the figure comes from. `specified`: the product's own, kept to the letter. `indicative`: an
   * editorial estimate. A visitor sees every cost marked as indicative.
   */
  costBasis: z.enum(["specified", "indicative"]),
  /**
   * Set where a medicine that only a doctor may prescribe is the treatment. Such medicines may not be
   * promoted: the page informs, and offers a consultation in place of a quote.
   */
  prescriptionOnly: z.literal(true).optional(),
  /** Name of the picture in `public/illustrations`: its category's. */
  thumbnail: slugSchema,
  /** Other words that people search for (lay terms, abbreviations); not shown. */
  searchTerms: z.array(z.string().min(1)).max(8).readonly(),
  /** Short facts for cards, comparison and the head of the page: a few words each. */
  facts: z.strictObject({
    /** For instance "General anaesthetic". */
    anaesthesia: z.string().min(3).max(60),
    /** Time in theatre or in the chair, for instance "2 to 3 hours". */
    duration: z.string().min(3).max(60),
    /** Nights or days in Turkey, for instance "7 to 10 days". */
    stay: z.string().min(3).max(60),
    /** Earliest usual flight, for instance "After 7 days, once the surgeon agrees". */
    flying: z.string().min(3).max(60),
    /** Back to desk work, for instance "10 to 14 days". */
    backToWork: z.string().min(3).max(60),
  }),
});
export type TreatmentSummary = z.infer<typeof treatmentSummarySchema>;

/** The full text of a treatment: what its page adds to its summary. */
export const treatmentDetailsSchema = z.strictObject({
  /** The same as in its summary. */
  slug: slugSchema,
  /** Meta description of the page, as search results show it: 110 to 158 characters. */
  metaDescription: z.string().min(110).max(158),
  /** Second and, where it helps, third paragraph of the overview (the summary has the first). */
  overview: z.array(z.string().min(80)).min(1).max(2).readonly(),
  /** Who it may suit. Three to six entries. */
  idealCandidates: z.array(z.string().min(20)).min(3).max(6).readonly(),
  /** Who should not have it, or not now. Three to six entries. */
  notSuitableFor: z.array(z.string().min(20)).min(3).max(6).readonly(),
  /** What to do before it: tests, medicines, smoking; one paragraph. */
  preparation: z.string().min(80),
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
  /** After the return home: checks, stitches, who looks after you. */
  followUp: z.string().min(60),
  /** What can go wrong, and when to act on it. */
  risksComplications: z.strictObject({
    /** Common effects that pass. */
    common: z.array(z.string().min(10)).min(3).max(7).readonly(),
    /** Serious or lasting ones, named plainly. */
    serious: z.array(z.string().min(10)).min(3).max(7).readonly(),
    /** When to get help at once. One or two sentences. */
    seekHelp: z.string().min(60),
  }),
  /** What moves the price up or down. Three to six entries. */
  costFactors: z.array(z.string().min(15)).min(3).max(6).readonly(),
  /** Questions to ask a clinic. Six to ten, each ending in a question mark. */
  questions: z.array(z.string().min(15).regex(/\?$/)).min(6).max(10).readonly(),
  /** Slugs of two to four treatments that a reader may weigh against it. */
  related: z.array(slugSchema).min(2).max(4).readonly(),
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
});
export type TreatmentDetails = z.infer<typeof treatmentDetailsSchema>;

/** A guide to one city, for somebody who recovers there. */
export const cityGuideSchema = z.strictObject({
  /** Anchor on the destinations page, and key of its picture. */
  id: z.enum(["istanbul", "izmir", "antalya"]),
  /** Name as the quote form sends it. */
  name: z.enum(["İstanbul", "İzmir", "Antalya"]),
  /** Name of the picture in `public/illustrations`. */
  image: slugSchema,
  /** One line under the name. */
  tagline: z.string().min(10).max(110),
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
  /** Districts to stay in, for somebody who recovers. */
  stay: z
    .array(z.strictObject({ name: z.string(), text: z.string().min(40) }))
    .min(3)
    .max(6)
    .readonly(),
  /** Getting around: named tram, metro and ferry lines, fares cards, taxis. */
  transport: z.array(z.string().min(30)).min(3).readonly(),
  /** What there is to do for somebody who is up and about. */
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
  /** Month as ISO "2025-01". */
  date: z.string().regex(/^\d{4}-\d{2}$/),
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
  /** The question, as somebody would ask it. */
  question: z.string().min(10).regex(/\?$/),
  /** Paragraphs of the answer. */
  answer: z.array(richTextSchema).min(1).readonly(),
});
export type Question = z.infer<typeof questionSchema>;

/** A page that is one long text in sections: terms, privacy, disclaimer, safety, about. */
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
});
export type Testimonial = z.infer<typeof testimonialSchema>;
