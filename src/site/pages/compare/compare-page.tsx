import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { namesInWords } from "@/site/features/catalogue/names-in-words.ts";
import { type Choice, choiceFromAddress } from "@/site/features/compare/choice.ts";
import { Comparison } from "@/site/features/compare/comparison.tsx";
import { storeChoice } from "@/site/features/compare/stored-choice.ts";
import { Breadcrumb } from "@/site/features/page-content/breadcrumb.tsx";
import { PrintedSource } from "@/site/features/page-content/printed-source.tsx";
import { PlanButton } from "@/site/features/plan/plan-button.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";
import { TextLink } from "@/ui/link.tsx";
import { Band, PageHeader } from "@/ui/page.tsx";

/** The treatments in the URL of Compare, and a function that changes them. The other pages use them too. */
function useChoiceOfAddress(): [Choice, (choice: Choice) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const choice = choiceFromAddress(parameters);

  const written = choice.join(",");
  useEffect(() => {
    const inAddress = choiceFromAddress(new URLSearchParams({ treatments: written }));
    if (inAddress.length > 0) storeChoice(inAddress);
  }, [written]);

  function change(next: Choice) {
    storeChoice(next);
    navigate(hrefTo.compare(next), { replace: true });
  }

  return [choice, change];
}

export default function ComparePage() {
  const [choice, change] = useChoiceOfAddress();

  return (
    <>
      <PageHead
        title={choice.length > 1 ? `${namesInWords(choice)} compared` : "Compare treatments"}
        description="Compare two to four treatments in Turkey: estimated cost, length of stay, time before flying, anaesthetic, recovery and serious risks."
        path={hrefTo.compare()}
      />
      <PageHeader
        breadcrumb={<Breadcrumb trail={[]} current="Compare" />}
        title="Compare treatments"
        lead="Compare two to four treatments side by side: what they cost, how long recovery takes, who should not have them, and what can go wrong."
      />
      <Band className="!py-10 sm:!py-14 print:!p-0">
        <PrintedSource path={hrefTo.compare(choice)} />
        <Comparison choice={choice} onChange={change} />
        {choice.length > 1 ? (
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
            <QuoteButton variant="primary" preset={{ treatments: choice }}>
              {`${GET_QUOTE} for ${choice.length === 2 ? "both" : `all ${choice.length}`}`}
            </QuoteButton>
            <PlanButton adds={{ treatments: choice }}>Add these to my plan</PlanButton>
          </p>
        ) : null}
        <p className="mt-10 max-w-reading text-sm text-muted">
          This is general information, not medical advice. Only a doctor who has examined you can
          say which treatment is right for you. See our{" "}
          <TextLink href={hrefTo.disclaimer()}>disclaimer</TextLink>.
        </p>
      </Band>
    </>
  );
}
