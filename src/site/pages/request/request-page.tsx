import { useState } from "react";
import { useLocation } from "react-router-dom";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { RenewLink } from "@/site/features/my-request/renew-link.tsx";
import { IncompleteLink, OpeningLink } from "@/site/features/private-link/link-states.tsx";
import { isCompleteToken } from "@/site/features/private-link/read-private-link.ts";
import { useLinkToken } from "@/site/features/private-link/use-link-token.ts";
import { RECEIPTS_ID } from "@/site/features/quote/has-receipts.ts";
import { NextSteps } from "@/site/features/quote/next-steps.tsx";
import { ReceiptList } from "@/site/features/quote/receipt-list.tsx";
import { CodeFault } from "@/ui/code-fault.tsx";
import { lazily } from "@/ui/lazily.tsx";
import { PageHeader } from "@/ui/page.tsx";

const path = hrefTo.request();

const MyRequest = lazily(
  async () => {
    const { MyRequest: page } = await import("@/site/features/my-request/my-request.tsx");
    return { default: page };
  },
  {
    loading: <OpeningLink />,
    fault: (retry) => (
      <CodeFault
        title="We could not load your private page"
        titleAs="h2"
        note="Your request is safe. If you reload, open the link in our email again."
        retry={retry}
      />
    ),
  },
);

// Loaded early for a private link, and not otherwise.
if (typeof window !== "undefined" && window.linkTokens?.[path]) {
  MyRequest.load().catch(() => {
    // Rendering the page loads it again, and shows the error.
  });
}

/** A request opened with its private link; otherwise this browser's receipts. See `.with-link`. */
export default function RequestPage() {
  const { hash } = useLocation();
  const opened = useLinkToken(path);
  const token = hash === `#${RECEIPTS_ID}` ? undefined : opened;
  /** The link of a request that was erased, or got a new link. */
  const [closed, setClosed] = useState<string>();
  const privateLead =
    "This is your private page. It opens only with your link and your email address together.";
  return (
    <>
      <PageHead
        title={token === undefined ? "Your requests" : "Your request"}
        description="The receipts of the quote requests that you sent from this browser."
        hidden
      />
      {token === undefined ? (
        <PageHeader
          titleId={RECEIPTS_ID}
          title={
            <span>
              Your request<span className="without-link">s</span>
            </span>
          }
          lead={
            <>
              <p className="without-link">
                Receipts for the requests that you sent from this browser. They’re kept only here.
              </p>
              <p className="with-link">{privateLead}</p>
            </>
          }
        />
      ) : (
        // The ID is here too, or going forward to the receipts would be taken for a private link.
        // Quotes are printed on one sheet, with a line of their own that says what they are.
        <div className="print:has-[+*_table]:hidden">
          <PageHeader
            titleId={RECEIPTS_ID}
            title="Your request"
            lead={token === closed ? undefined : privateLead}
          />
        </div>
      )}
      <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-8 sm:px-6 sm:py-12">
        {token === undefined ? (
          <>
            <div className="with-link">
              <OpeningLink />
            </div>
            {/* `grid` on the same element would override what hides it. */}
            <div className="without-link">
              <div className="grid gap-10 lg:grid-cols-[7fr_5fr]">
                <div className="flex flex-col gap-10">
                  <ReceiptList />
                  <RenewLink title="Open a request on any device" />
                </div>
                <NextSteps />
              </div>
            </div>
          </>
        ) : isCompleteToken(path, token) ? (
          <MyRequest key={token} token={token} onClosed={() => setClosed(token)} />
        ) : (
          <>
            <IncompleteLink>
              <p>If that does not work, ask for a new link below.</p>
            </IncompleteLink>
            <RenewLink title="Get a new link" />
          </>
        )}
      </div>
    </>
  );
}
