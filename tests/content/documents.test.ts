import { describe, expect, it } from "vitest";
import { contactFormNotice } from "@/content/contact.ts";
import about from "@/content/documents/about.ts";
import disclaimer, { acknowledgement } from "@/content/documents/disclaimer.ts";
import privacy from "@/content/documents/privacy.ts";
import safety from "@/content/documents/safety.ts";
import terms from "@/content/documents/terms.ts";
import { howItWorksActions, journey, steps } from "@/content/how-it-works.ts";
import { excludedFromPackage, includedInPackage } from "@/content/package-contents.ts";
import { type Document, documentSchema } from "@/content/schema.ts";
import { brand, mailLink, whatsAppLink } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { hrefsIn } from "./links.ts";

const documents = { about, disclaimer, privacy, safety, terms };

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textOf).join(" ");
}

function sectionOf(document: Document, id: string) {
  const section = document.sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`${document.title} has no section ${id}.`);
  return section;
}

describe.each(Object.entries(documents))("%s", (_name, document) => {
  it("fits the schema", () => {
    expect(documentSchema.parse(document)).toEqual(document);
  });

  it("gives each section an anchor and a heading of its own", () => {
    const { sections } = document;
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
  });
});

describe("the disclaimer", () => {
  it("has the twelve sections of the specification in their order", () => {
    expect(disclaimer.sections.map(({ heading }) => heading.toLowerCase())).toEqual([
      "not a medical provider",
      "information accuracy",
      "medical outcomes",
      "independent contractor relationship",
      "verification limitations",
      "risks and responsibilities",
      "no doctor-patient relationship",
      "financial transactions",
      "insurance and liability",
      "use at own risk",
      "seek professional advice",
      "questions or concerns",
    ]);
  });

  it("has no date of its own, because it shows the current one", () => {
    expect(disclaimer).not.toHaveProperty("lastUpdated");
  });

  it("ends in an e-mail address and a WhatsApp number", () => {
    const hrefs = hrefsIn(sectionOf(disclaimer, "questions-or-concerns"));
    expect(hrefs.some((href) => href.startsWith(mailLink()))).toBe(true);
    expect(hrefs).toContain(whatsAppLink());
  });

  it("has an acknowledgement that names the facilitator", () => {
    expect(acknowledgement).toContain(`${brand.name} is a facilitator and not a medical provider`);
  });
});

describe("the terms", () => {
  it("have the rules for cancelling, the deposit and the governing law", () => {
    expect(terms.lastUpdated).toBeDefined();
    const cancelling = textOf(sectionOf(terms, "cancellation"));
    expect(cancelling).toMatch(/14 days or more before.*Free rescheduling or cancellation/s);
    expect(cancelling).toMatch(/Between 7 and 14 days before.*specific to the clinic/s);
    expect(cancelling).toMatch(/medical reasons.*Documentation is needed/s);
    expect(textOf(sectionOf(terms, "governing-law"))).toContain("UK law governs these terms");
    expect(textOf(sectionOf(terms, "payment"))).toContain("We collect the deposit only");
  });
});

describe("the privacy policy", () => {
  it("says what is stored, for how long, in which roles, and what people may ask for", () => {
    expect(privacy.lastUpdated).toBeDefined();
    const text = textOf(privacy.sections);
    for (const word of ["controller", "processor", "24 months", "erasure", "portability"]) {
      expect(text).toContain(word);
    }
    expect(textOf(sectionOf(privacy, "health-data"))).toContain("may reveal something about");
    expect(textOf(sectionOf(privacy, "other-forms"))).toContain("send nothing and store nothing");
  });
});

describe("Safety & Trust", () => {
  it("covers what the specification lists", () => {
    expect(safety.sections.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        "verification",
        "doctor-licensing",
        "photo-policy",
        "data-protection",
        "refund-policy",
      ]),
    );
  });
});

describe("the other texts", () => {
  it("name three steps and the eight of the journey", () => {
    expect(steps.map(({ title }) => title)).toEqual(["Choose", "Compare", "Travel"]);
    expect(journey.map(({ title }) => title)).toEqual([
      "Search and Explore",
      "Review Packages",
      "Get Free Quote",
      "Consult with Doctors",
      "Book and Confirm",
      "Travel and Arrival",
      "Treatment Day",
      "Recovery and Follow-up",
    ]);
    expect(howItWorksActions.quote).toEqual({ label: "Get Free Quote", href: hrefTo.home() });
    expect(howItWorksActions.explore).toEqual({
      label: "Explore Destinations",
      href: hrefTo.explore(),
    });
  });

  it("name what a package holds and leaves out", () => {
    expect(includedInPackage.map(({ title }) => title)).toEqual([
      "4-star hotel",
      "Transfers",
      "Aftercare",
      "Pre-treatment consultation",
      "24/7 support",
    ]);
    expect(excludedFromPackage.map(({ title }) => title)).toEqual([
      "Flights",
      "Insurance",
      "Visas",
      "Meals outside the hotel",
      "Complications",
    ]);
  });

  it("say above the contact form that nothing is sent, and how to reach a person", () => {
    expect(textOf(contactFormNotice.text)).toContain("neither sent nor stored");
    expect(hrefsIn(contactFormNotice)).toEqual([mailLink(), whatsAppLink()]);
  });
});
