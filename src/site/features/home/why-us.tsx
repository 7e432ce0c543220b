import { whyUsSection } from "@/content/home.ts";
import { PromiseIcon } from "@/site/features/home/promise-icon.tsx";
import { SideHeading } from "@/site/features/home/section-parts.tsx";
import { Band } from "@/ui/page.tsx";

/** The reasons, beside their heading. */
export function WhyUs() {
  const { title, lead, items, link } = whyUsSection;
  return (
    <Band
      aria-labelledby="why-us"
      className="grid gap-x-14 gap-y-5 sm:gap-y-8 lg:grid-cols-[1fr_1.6fr]"
    >
      <SideHeading id="why-us" title={title} lead={lead} link={link} />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-3 gap-y-2 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-8">
        {items.map((reason) => (
          <li key={reason.id} className="flex gap-2 sm:items-start sm:gap-4">
            <PromiseIcon id={reason.id} className="size-6 shrink-0 text-sea sm:mt-1" />
            <div>
              <h3 className="text-base sm:text-lg">{reason.title}</h3>
              {/* On a phone, the page that the link above leads to says more. */}
              <p className="text-muted max-sm:hidden">{reason.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
