import { journeySupportSection } from "@/content/home.ts";
import { SideHeading } from "@/site/features/home/section-parts.tsx";
import { Band } from "@/ui/page.tsx";

/** Support at each stage of the journey. */
export function JourneySupport() {
  const { title, lead, items, link } = journeySupportSection;
  return (
    <Band aria-labelledby="journey-support">
      <div className="grid gap-x-14 gap-y-2 rounded-xl bg-sea-soft px-4 py-4 sm:gap-y-6 sm:px-8 sm:py-12 lg:grid-cols-[1fr_1.6fr]">
        <SideHeading id="journey-support" title={title} lead={lead} link={link} />
        <ol className="flex flex-col">
          {items.map((stage) => (
            <li
              key={stage.id}
              className="flex flex-col gap-x-8 border-t border-sea py-2 max-sm:last:pb-0 sm:flex-row sm:py-5"
            >
              <h3 className="shrink-0 text-lg sm:w-44 sm:text-xl">{stage.title}</h3>
              <p>{stage.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
