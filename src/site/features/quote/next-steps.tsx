import { useId } from "react";
import { quoteNextSteps } from "@/content/quote-next-steps.ts";
import { hrefTo } from "@/lib/routes.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { TextLink } from "@/ui/link.tsx";

/** The steps after a quote request has been sent. */
export function NextSteps() {
  // The dialog may open on a page that also has them.
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex max-w-reading flex-col gap-3">
      <h2 id={id} className="text-2xl">
        {quoteNextSteps.title}
      </h2>
      <TextList ordered items={quoteNextSteps.steps} />
      <p className="print:hidden">
        When quotes arrive, you can compare them line by line in{" "}
        <TextLink href={hrefTo.plan()}>My plan</TextLink>.
      </p>
    </section>
  );
}
