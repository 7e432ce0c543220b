import { clsx } from "clsx";
import { Check, Minus } from "lucide-react";
import { financialInterest } from "@/content/financial-interest.ts";
import { packageSection } from "@/content/home.ts";
import { excludedFromPackage, includedInPackage } from "@/content/package-contents.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";

/** What a package includes, and what it does not. */
export function PackageSection() {
  const lists = [
    {
      title: packageSection.includedTitle,
      items: includedInPackage,
      Mark: Check,
      tone: "text-success",
      // The page about packages says more. What is excluded is said everywhere.
      isShort: true,
    },
    {
      title: packageSection.excludedTitle,
      items: excludedFromPackage,
      Mark: Minus,
      tone: "text-caution",
      isShort: false,
    },
  ] as const;
  return (
    <Band aria-labelledby="package">
      <BandHeading id="package" title={packageSection.title} lead={packageSection.lead} />
      <div className="grid gap-3 sm:gap-6 lg:grid-cols-2">
        {lists.map(({ title, items, Mark, tone, isShort }) => (
          <div key={title} className="rounded-lg border border-line bg-surface px-4 py-3 sm:p-8">
            <h3 className="text-2xl">{title}</h3>
            <ul
              className={clsx(
                "mt-2 gap-x-4 gap-y-1.5 sm:mt-4 sm:flex sm:flex-col sm:gap-4",
                isShort
                  ? "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]"
                  : "flex flex-col",
              )}
            >
              {items.map((item) => (
                <li key={item.id} className="flex gap-3">
                  <Mark aria-hidden="true" className={`mt-1 size-5 shrink-0 ${tone}`} />
                  <div>
                    <p className="font-semibold max-sm:inline">{item.title}</p>{" "}
                    <p
                      className={clsx(
                        "text-muted max-sm:text-sm",
                        isShort ? "max-sm:hidden" : "max-sm:inline",
                      )}
                    >
                      {item.text}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="mt-4 max-w-reading text-muted max-sm:text-sm sm:mt-6">
        <RichText value={financialInterest} />
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 sm:mt-6">
        <QuoteButton preset={{ package: "complete" }}>{GET_QUOTE}</QuoteButton>
        <TextLink href={packageSection.link.href} className="tap font-semibold">
          {packageSection.link.label}
        </TextLink>
      </div>
    </Band>
  );
}
