import { renderToStaticMarkup } from "react-dom/server";
import { Route, Routes, StaticRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { QuoteProvider } from "@/features/quote/quote-context.tsx";
import { treatmentContents } from "@/features/treatments/treatment-sections.tsx";
import { hrefTo, routes } from "@/lib/routes.ts";
import TreatmentPage, { preload } from "@/pages/treatment/treatment-page.tsx";
import { readTreatmentFiles, visibleTexts } from "../content/treatment-files.ts";

const files = await readTreatmentFiles();

/** The page as the server renders it, with its characters unescaped. */
async function renderPage(slug: string): Promise<string> {
  await preload({ slug });
  const html = renderToStaticMarkup(
    <StaticRouter location={hrefTo.treatment(slug)}>
      <QuoteProvider>
        <Routes>
          <Route path={routes.treatment.path} element={<TreatmentPage />} />
        </Routes>
      </QuoteProvider>
    </StaticRouter>,
  );
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

describe("the page of a treatment", () => {
  it.each(files)("$slug shows every text that was written for it", async (file) => {
    const html = await renderPage(file.slug);
    for (const text of visibleTexts([file.summary, file.details])) expect(html).toContain(text);
  });

  it("has what the specification asks for", async () => {
    const html = await renderPage("hip-replacement");
    expect(html).toMatch(/<h1[^>]*>Hip Replacement<\/h1>/);
    for (const text of [
      "from £6,000-£12,000",
      "Ready to take the next step?",
      "Book a Free Consultation",
      "Get Your Free Quote",
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
    ]) {
      expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
    }
    expect(html).toContain('href="/category/orthopedics"');
    expect(html).toContain('href="/explore#istanbul"');
    expect(html).not.toContain("<details");
  });

  it("offers a consultation, no quote, where the treatment is a prescription-only medicine", async () => {
    const html = await renderPage("botox-fillers");
    expect(html).toContain(">Get Your Free Consultation<");
    expect(html.split(">Book a Free Consultation<")).toHaveLength(3);
    expect(html).not.toContain("Free Quote");
  });

  it("has an anchor for every entry of its contents list", async () => {
    const html = await renderPage("lasik");
    for (const { id } of treatmentContents) {
      expect(html.split(`id="${id}"`)).toHaveLength(2);
      expect(html).toContain(`href="/treatment/lasik#${id}"`);
    }
  });

  it.each(["facelift", "lasik"])(
    "marks the cost of %s as indicative, as every one is",
    async (slug) => {
      // In the hero and in the card of the cost.
      expect((await renderPage(slug)).split(">Indicative<")).toHaveLength(3);
    },
  );

  it("says so where the bars of a category do not count the same thing", async () => {
    expect(await renderPage("lasik")).toContain(
      "These costs do not count the same thing: some are per eye and some are for the whole treatment.",
    );
    expect(await renderPage("facelift")).not.toContain("do not count the same thing");
  });

  it("says when there is no such treatment", async () => {
    const html = await renderPage("nose-job");
    expect(html).toMatch(/<h1[^>]*>Treatment not found<\/h1>/);
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Return Home<\/a>/);
  });
});
