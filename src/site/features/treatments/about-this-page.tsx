import { dateInWords } from "@shared/dates.ts";
import { notReviewed } from "@/content/standard-sentences.ts";
import type { Treatment } from "@/content/treatments/details.ts";
import { brand } from "@/lib/brand.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";

/** Says who wrote the page, when, and that no doctor has reviewed it. */
export function AboutThisPage({ details }: Treatment) {
  return (
    <section aria-labelledby="about-this-page" className="text-sm text-muted">
      <h2 id="about-this-page" className="mb-1 font-sans text-base font-semibold tracking-normal">
        About this page
      </h2>
      <p>
        Written by the {brand.name} editorial team on {dateInWords(details.writtenOn)}.{" "}
        {details.reviewedByDoctor ?? notReviewed} It is general information, not medical advice, and
        does not replace an examination by a doctor. The times for flying and work are typical.
        Follow the advice of your own doctor or surgeon. See our{" "}
        <TextLink href={hrefTo.disclaimer()}>disclaimer</TextLink>.
      </p>
    </section>
  );
}
