import { CLINIC_PROMISE } from "@shared/clinic-consent.ts";
import {
  CONSENT_HEALTH_STATEMENT,
  CONSENT_LABEL,
  CONSENT_TEXT,
  DOCUMENT_DATES,
  TERMS_NOTE,
} from "@shared/lead-fields.ts";
import { RETENTION } from "@shared/retention.ts";
import { describe, expect, it } from "vitest";
import { cancelWithin14Days } from "@/content/cancellation.ts";
import { contactFormNotice, urgentCare } from "@/content/contact-details.ts";
import about from "@/content/documents/about.ts";
import disclaimer, { acknowledgement } from "@/content/documents/disclaimer.ts";
import ifSomethingGoesWrong from "@/content/documents/if-something-goes-wrong.ts";
import privacy from "@/content/documents/privacy.ts";
import safety from "@/content/documents/safety.ts";
import terms from "@/content/documents/terms.ts";
import { howItWorksActions, journey, steps } from "@/content/how-it-works.ts";
import { excludedFromPackage, includedInPackage } from "@/content/package-contents.ts";
import { type Document, documentSchema } from "@/content/schema.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { hrefsIn } from "./links.ts";

const documents = { about, disclaimer, ifSomethingGoesWrong, privacy, safety, terms };

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

  it("has a different anchor and heading for each section", () => {
    const { sections } = document;
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
  });
});

describe("the disclaimer", () => {
  it("has the twelve sections of the specification, in the same order", () => {
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

  it("has no date in its content, because the page shows the current one", () => {
    expect(disclaimer).not.toHaveProperty("lastUpdated");
  });

  it("has an acknowledgement that names the facilitator", () => {
    expect(acknowledgement).toContain(`${brand.name} is a facilitator and not a medical provider`);
  });
});

describe("the terms", () => {
  it("have the rules for cancelling, the deposit and the governing law", () => {
    expect(terms.lastUpdated).toBeDefined();
    const cancelling = textOf(sectionOf(terms, "cancellation"));
    expect(cancelling.indexOf(cancelWithin14Days)).toBeLessThan(
      cancelling.indexOf("14 days or more"),
    );
    expect(cancelling).toContain("You get the whole deposit back");
    for (const text of [cancelling, textOf(sectionOf(safety, "refund-policy"))]) {
      expect(text).toContain(cancelWithin14Days);
    }
    expect(cancelling).toMatch(/14 days or more before.*Free rescheduling or cancellation/s);
    expect(cancelling).toMatch(/Between 7 and 14 days before.*specific to the clinic/s);
    expect(cancelling).toMatch(/medical reasons.*Documentation is needed/s);
    expect(textOf(sectionOf(terms, "governing-law"))).toContain("UK law governs these terms");
    expect(textOf(sectionOf(terms, "payment"))).toContain("We collect the deposit only");
  });
});

describe("the privacy policy", () => {
  it("says what is stored and for how long, who does what with it, and what people may ask for", () => {
    expect(privacy.lastUpdated).toBeDefined();
    const text = textOf(privacy.sections).toLowerCase();
    for (const word of [
      "controller",
      "processor",
      ...Object.values(RETENTION),
      "erasure",
      "portability",
    ]) {
      expect(text).toContain(word);
    }
    expect(textOf(sectionOf(privacy, "health-data"))).toContain("may reveal something about");
    expect(textOf(sectionOf(privacy, "other-forms"))).toContain(`for ${RETENTION.contact_message}`);
  });
});

describe("the consent wording of the quote form", () => {
  it("names Turkey and who receives the request, as the privacy policy does", () => {
    const promises = ["the clinics in Turkey that they ask for your quote", CLINIC_PROMISE];
    const policy = textOf(sectionOf(privacy, "health-data"));
    for (const promise of promises) {
      expect(CONSENT_HEALTH_STATEMENT).toContain(promise);
      expect(policy).toContain(promise);
    }
    expect(textOf(sectionOf(privacy, "transfers"))).toContain("may be harder to use");
    expect(CONSENT_HEALTH_STATEMENT).toContain("may be harder to use");
  });

  it("comes with a note on the age limit and the terms that matches the terms", () => {
    expect(TERMS_NOTE).toMatch(/18 or over.*accept the terms/);
    expect(textOf(sectionOf(terms, "about-us"))).toContain("18 or over");
    for (const text of [TERMS_NOTE, textOf(sectionOf(terms, "about-us"))]) {
      expect(text).toContain("they must be 18 or over and send the form themselves");
    }
  });

  it("is stored whole, with the dates of the terms and the policy", () => {
    const { terms: termsDate, privacy: privacyDate } = DOCUMENT_DATES;
    for (const part of [
      CONSENT_LABEL,
      CONSENT_HEALTH_STATEMENT,
      TERMS_NOTE,
      termsDate,
      privacyDate,
    ]) {
      expect(CONSENT_TEXT).toContain(part);
    }
    expect([terms.lastUpdated, privacy.lastUpdated]).toEqual([termsDate, privacyDate]);
  });

  it("is asked for in the quote form only: no other use of health data claims a consent", () => {
    expect(textOf(sectionOf(privacy, "purposes")).match(/explicit consent/g)).toHaveLength(1);
  });
});

describe("If something goes wrong", () => {
  const text = textOf(ifSomethingGoesWrong.sections);

  it("starts with the numbers to call in Turkey and in the UK", () => {
    const [first] = ifSomethingGoesWrong.sections;
    expect(hrefsIn(first)).toEqual(["tel:112", "tel:999"]);
  });

  it("covers Turkey, the flight, home, the NHS, documents, complaints, money and time limits", () => {
    expect(ifSomethingGoesWrong.sections.map(({ id }) => id)).toEqual([
      "emergency",
      "signs",
      "in-turkey",
      "flying",
      "at-home",
      "nhs",
      "papers",
      "complain-in-turkey",
      "complain-in-the-uk",
      "money",
      "time-limits",
      "what-we-can-do",
    ]);
    for (const word of ["184", "section 75", "£100", "£30,000", "three years", "USHAŞ"]) {
      expect(text).toContain(word);
    }
  });
});

describe("Safety & Trust", () => {
  it("covers the topics in the specification", () => {
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
  it.each([
    ["Contact", urgentCare.text],
    ["Safety & Trust", sectionOf(safety, "when-something-goes-wrong")],
    ["the disclaimer", sectionOf(disclaimer, "seek-professional-advice")],
  ])("call an ambulance from where %s names its numbers", (_page, text) => {
    expect(hrefsIn(text)).toEqual(expect.arrayContaining(["tel:112", "tel:999"]));
  });

  it("name the three steps, and the eight steps of the journey", () => {
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

  it("name what a package includes and excludes", () => {
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

  it("say the same above the contact form about what happens to a message as the privacy policy", () => {
    expect(textOf(contactFormNotice)).toContain(`We keep a copy for ${RETENTION.contact_message}.`);
    expect(hrefsIn(contactFormNotice)).toEqual([hrefTo.privacy()]);
  });
});
