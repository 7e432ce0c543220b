import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";

/** Shown for unknown addresses under `/admin`. */
export function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-4 px-5 py-24">
      <PageHead title="Page not found" hidden />
      <h1 className="text-3xl">Page not found</h1>
      <p>
        There is no page at this address.{" "}
        <TextLink href={hrefTo.adminLeads()}>Go to leads</TextLink>
      </p>
    </div>
  );
}
