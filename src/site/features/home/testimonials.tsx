import { clsx } from "clsx";
import type { Testimonial } from "@/content/schema.ts";
import { testimonialLabel, testimonialNotice } from "@/content/testimonials.ts";
import { Badge } from "@/ui/badge.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";

type TestimonialsProps = {
  id: string;
  title: string;
  testimonials: readonly Testimonial[];
  /** Cards side by side on a sand background, or entries separated by lines. */
  look: "cards" | "lines";
};

/** Illustrative testimonials, each labelled as such. */
export function Testimonials({ id, title, testimonials, look }: TestimonialsProps) {
  const cards = look === "cards";
  return (
    <Band
      tone={cards ? "sand" : "paper"}
      aria-labelledby={id}
      className={clsx(!cards && "grid gap-x-14 lg:grid-cols-[1fr_1.6fr]")}
    >
      <BandHeading id={id} title={title} lead={cards ? testimonialNotice : undefined} />
      <ul className={clsx("shelf md:grid", cards && "md:grid-cols-3 md:gap-5")}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={clsx(!cards && "md:border-t md:border-line md:py-6")}>
            <figure
              className={clsx(
                "flex h-full flex-col",
                cards
                  ? "gap-3 rounded-lg border border-line bg-surface p-4 sm:gap-4 sm:p-6"
                  : "gap-3 max-md:rounded-lg max-md:border max-md:border-line max-md:bg-surface max-md:p-4",
              )}
            >
              <Badge tone="sand">{testimonialLabel}</Badge>
              <blockquote className="max-w-reading text-base sm:text-lg">{`“${testimonial.quote}”`}</blockquote>
              <figcaption className="mt-auto flex flex-col gap-2 text-sm text-muted">
                {testimonial.who}
                <TextLink href={testimonial.answer.href} className="tap self-start font-semibold">
                  {testimonial.answer.label}
                </TextLink>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
