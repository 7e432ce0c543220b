import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { textOf } from "@/content/risks/scale.ts";
import { familiesOf, signLists } from "@/content/signs/index.ts";
import { hrefTo } from "@/lib/routes.ts";
import { amountsInWords } from "@/site/features/catalogue/cost.ts";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import { treatmentContents } from "@/site/features/treatments/treatment-contents.ts";
import TreatmentPage, { loadText, preload } from "@/site/pages/treatment/treatment-page.tsx";
import { costOf } from "../../content/summaries.ts";
import { readTreatmentFiles, visibleTexts } from "../../content/treatment-files.ts";
import { PageAt } from "./page-at.tsx";

const files = await readTreatmentFiles();

/** Renders the page as on the server, and decodes entities. */
async function renderPage(slug: string): Promise<string> {
  await Promise.all([preload({ slug }), loadText()]);
  const html = renderToStaticMarkup(
    <StaticRouter location={hrefTo.treatment(slug)}>
      <QuoteProvider>
        <PageAt page={TreatmentPage} />
      </QuoteProvider>
    </StaticRouter>,
  );
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

describe("the page of a treatment", () => {
  it.each(files)("$slug shows every text that was written for it", async (file) => {
    const html = await renderPage(file.slug);
    // A page that offers no trip shows no figures of one.
    const { facts, ...texts } = file.summary ?? {};
    const shown = texts.prescriptionOnly ? [texts, file.details] : [texts, facts, file.details];
    for (const text of visibleTexts(shown)) expect(html).toContain(text);
  });

  it("has the texts and headings that the specification requires", async () => {
    const html = await renderPage("hip-replacement");
    expect(html).toMatch(/<h1[^>]*>Hip Replacement<\/h1>/);
    for (const text of [
      `from ${amountsInWords(costOf("hip-replacement"))}`,
      "Ready to take the next step?",
      "Book a Free Consultation",
      "Request Free Quote",
      "Verified clinics only",
      "Transparent pricing",
      "24/7 support",
    ]) {
      expect(html).toContain(`>${text}<`);
    }
    for (const heading of [
      "Overview",
      "Ideal Candidates",
      "Procedure Steps",
      "Recovery Time",
      "Risks & Complications",
      "Average Cost",
      "Get Your Free Quote",
    ]) {
      expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
    }
    // The price comes before what somebody needs who has already been treated.
    expect(html.indexOf('id="average-cost"')).toBeLessThan(html.indexOf('id="getting-help"'));
    expect(html).toContain('href="/category/orthopedics"');
    expect(html).toContain('href="/explore#istanbul"');
  });

  it("shows the heading and the points of the quote card on a phone too", async () => {
    const card = parse(await renderPage("hip-replacement")).querySelector(
      "[aria-labelledby=quote-card]",
    );
    const shown = [card?.querySelector("h2"), ...(card?.querySelectorAll("ul, li") ?? [])];
    expect(shown).toHaveLength(5);
    for (const element of shown) {
      expect(element?.getAttribute("class")).not.toMatch(/max-sm:(sr-only|hidden)/);
    }
  });

  it.each(files)("$slug folds away no risks, exclusions or warning signs", async (file) => {
    const page = parse(await renderPage(file.slug));
    for (const id of ["risks-complications", "getting-help"]) {
      expect(page.querySelectorAll(`#${id}`)).toHaveLength(1);
      expect(page.querySelectorAll(`#${id} details`)).toHaveLength(0);
    }
    const folded = page.querySelectorAll("details").map(({ text }) => text);
    const { overview, flying } = file.details;
    const shown = [...overview, flying];
    for (const text of shown) {
      expect(folded.filter((each) => each.includes(text))).toEqual([]);
    }
    for (const text of ["Not included:", "Who should not have it", "We’re paid by the clinic"]) {
      expect(folded.filter((each) => each.includes(text))).toEqual([]);
    }
  });

  it.each(files)(
    "$slug offers a consultation after its risks, if they include death",
    async (file) => {
      const { canBeFatal = false, risksComplications } = file.details;
      const isFatal = risksComplications.serious.some((risk) =>
        /Death(?! of)|\bdeath|fatal/.test(textOf(risk)),
      );
      expect(canBeFatal).toBe(isFatal);
      const html = await renderPage(file.slug);
      const offer = html.indexOf("Ready to take the next step?");
      expect(offer > html.indexOf('id="risks-complications"')).toBe(isFatal);
    },
  );

  it("informs about a prescription-only medicine, and sells nothing", async () => {
    const html = await renderPage("botox-fillers");
    const page = parse(html);
    expect(page.querySelector("h1")?.text).toBe("Injections for Lines and Volume");
    expect(html).not.toMatch(/£\d|Consultation</);
    for (const text of [
      "Ready to take the next step?",
      "Free Quote",
      "Add to my plan",
      "Compare",
      "Verified clinics only",
      "Stay in Turkey",
      "City guides",
      "What a package includes",
      "4-star hotel",
    ]) {
      expect(html).not.toContain(text);
    }
    expect(page.querySelectorAll("[aria-haspopup=dialog], a[href^='/quote']")).toHaveLength(0);
    // The specification's headings stay.
    for (const heading of ["Overview", "Ideal Candidates", "Procedure Steps", "Average Cost"]) {
      expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
    }
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });

  it("has a separate heading for the general risks of operations on the eye", async () => {
    expect(await renderPage("lasik")).toMatch(/<h3[^>]*>Risks of every operation on the eye<\/h3>/);
    expect(await renderPage("facelift")).toMatch(/<h3[^>]*>Risks of every operation<\/h3>/);
  });

  it("has an anchor for every entry of its contents list", async () => {
    const html = await renderPage("lasik");
    for (const { id } of treatmentContents) {
      expect(html.split(`id="${id}"`)).toHaveLength(2);
      expect(html).toContain(`href="#${id}"`);
    }
  });

  it.each(["facelift", "lasik"])("calls the cost of %s our estimate", async (slug) => {
    const html = await renderPage(slug);
    // It is in the hero and in the cost card.
    expect(html.split(">Our estimate<")).toHaveLength(3);
    expect(html).toContain("This is our own estimate from November 2026, not an average");
  });

  it.each(["facelift", "lasik"])("says that the clinic confirms the price of %s", async (slug) => {
    expect(await renderPage(slug)).toContain(
      "The clinic confirms your price in writing after examining you.",
    );
  });

  it("says whether the cost includes hotel and transfers", async () => {
    expect(await renderPage("facelift")).toContain("It includes the hotel and transfers");
    expect(await renderPage("lasik")).toContain("Hotel and transfers cost extra.");
  });

  it.each(files)(
    "$slug says once where to go with each sign, and that no doctor has reviewed it",
    async ({ slug, details }) => {
      const html = await renderPage(slug);
      const lists = signLists(familiesOf(details));
      for (const text of [
        ...lists.flatMap(({ title, items }) => [
          `>${title}</h3>`,
          ...items.map((item) => `>${item}<`),
        ]),
        'href="tel:112"',
        'href="tel:999"',
        'href="/if-something-goes-wrong"',
        "No doctor has reviewed this page yet.",
      ]) {
        expect(html.split(text), text).toHaveLength(2);
      }
    },
  );

  it("compares a price with others of the same kind, if there are any", async () => {
    const compared = "Compared with prices of the same kind";
    expect(await renderPage("lasik")).toContain(compared);
    expect(await renderPage("facelift")).toContain(compared);
    expect(await renderPage("dental-implants")).not.toContain(compared);
  });

  it("calculates the price of a person's own case", async () => {
    const cost = costOf("lasik");
    const both = { low: 2 * cost.low, high: 2 * cost.high };
    expect(await renderPage("lasik")).toContain(
      `2 eyes at ${amountsInWords(cost)} = ${amountsInWords(both)}`,
    );
    expect(await renderPage("facelift")).not.toContain("For your case");
  });

  it("says when there is no such treatment", async () => {
    const html = await renderPage("nose-job");
    expect(html).toMatch(/<h1[^>]*>Treatment not found<\/h1>/);
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Return Home<\/a>/);
  });
});
