import { trustBadges } from "@/content/home.ts";
import { PromiseIcon } from "@/site/features/home/promise-icon.tsx";
import { TextLink } from "@/ui/link.tsx";

/** What a visitor can expect, in one row. */
export function TrustBadges() {
  return (
    <section aria-label="What to expect" className="border-b border-line">
      <ul className="shelf max-w-page gap-x-6 max-md:mx-0! max-md:py-4! md:mx-auto md:grid md:grid-cols-2 md:gap-y-5 md:px-6 md:py-8 lg:grid-cols-5">
        {trustBadges.map((badge) => (
          <li key={badge.id} className="flex gap-3 lg:flex-col">
            <PromiseIcon id={badge.id} className="mt-0.5 size-6 shrink-0 text-sea" />
            <div>
              <p className="font-semibold">
                <TextLink href={badge.href} className="tap">
                  {badge.title}
                </TextLink>
              </p>
              <p className="text-sm text-muted">{badge.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
