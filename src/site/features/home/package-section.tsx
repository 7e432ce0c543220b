import { financialInterest } from "@/content/financial-interest.ts";
import { packageSection } from "@/content/home.ts";
import { excludedFromPackage, includedInPackage } from "@/content/package-contents.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { QuoteButton } from "@/site/features/quote/quote-button.tsx";
import { GET_QUOTE } from "@/site/features/quote/quote-preset.ts";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";
import { PackageList } from "./package-list.tsx";

/** What a package includes, and what it does not. */
export function PackageSection() {
  const { title, lead, includedTitle, excludedTitle } = packageSection;
  return (
    <Band aria-labelledby="package">
      <BandHeading id="package" title={title} lead={lead} />
      <div className="grid gap-3 sm:gap-6 md:grid-cols-2">
        {/* What is excluded is said here in full, also on a phone. */}
        <PackageList title={includedTitle} items={includedInPackage} included isShort />
        <PackageList title={excludedTitle} items={excludedFromPackage} />
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
