import type { Testimonial } from "@/content/schema.ts";
import { testimonialLabel } from "@/content/testimonials.ts";
import { Badge } from "@/ui/badge.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";

type TestimonialsProps = {
  id: string;
  title: string;
  lead?: string;
  testimonials: readonly Testimonial[];
  tone: "sand" | "paper";
};

/** Illustrative testimonials as cards, each labelled as such. */
export function Testimonials({ id, title, lead, testimonials, tone }: TestimonialsProps) {
  return (
    <Band tone={tone} aria-labelledby={id}>
      <BandHeading id={id} title={title} lead={lead} />
      <ul className="shelf md:grid md:grid-cols-3 md:gap-5">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <figure className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:gap-4 sm:p-6">
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
