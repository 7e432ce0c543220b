import { lazy, Suspense } from "react";
import { hrefTo } from "@/lib/routes.ts";
import { RenewLink } from "@/site/features/my-request/renew-link.tsx";
import { useLinkToken } from "@/site/features/private-link/use-link-token.ts";
import { NextSteps } from "@/site/features/quote/next-steps.tsx";
import { ReceiptList } from "@/site/features/quote/receipt-list.tsx";
import { PageHeader } from "@/ui/page.tsx";
import { PageHead } from "@/ui/page-head.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";

// Only needed for a private link.
const MyRequest = lazy(() =>
  import("@/site/features/my-request/my-request.tsx").then(({ MyRequest: page }) => ({
    default: page,
  })),
);

/**
 * The page of a request if opened with its private link. Otherwise the receipts of the requests sent from
 * this browser, and a way to get a link.
 */
export default function RequestPage() {
  const token = useLinkToken(hrefTo.request());
  return (
    <>
      <PageHead
        title={token ? "Your request" : "Your requests"}
        description="The receipts of the quote requests that you sent from this browser."
        hidden
      />
      <PageHeader
        title={token ? "Your request" : "Your requests"}
        lead={
          token
            ? "This is your private page. It opens only with your link and your email address together."
            : "Receipts for the requests that you sent from this browser. They are kept only here."
        }
      />
      {token ? (
        <div className="mx-auto flex max-w-page flex-col gap-10 px-4 py-8 sm:px-6 sm:py-12">
          <Suspense fallback={<Skeleton className="h-80 max-w-reading" />}>
            <MyRequest key={token} token={token} />
          </Suspense>
        </div>
      ) : (
        <div className="mx-auto grid max-w-page gap-10 px-4 py-8 sm:px-6 sm:py-12 lg:grid-cols-[7fr_5fr]">
          <div className="flex flex-col gap-10">
            <ReceiptList />
            <RenewLink title="Open a request on any device" />
          </div>
          <NextSteps />
        </div>
      )}
    </>
  );
}
