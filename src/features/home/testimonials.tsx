import type { Testimonial } from "@/content/schema.ts";
import { testimonialLabel, testimonialNotice } from "@/content/testimonials.ts";
import { Badge } from "@/ui/badge.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";

type TestimonialsProps = {
  id: string;
  title: string;
  testimonials: readonly Testimonial[];
  tone: "paper" | "sand";
};

/** Made-up voices, each labelled as what it is. */
export function Testimonials({ id, title, testimonials, tone }: TestimonialsProps) {
  return (
    <Band tone={tone} aria-labelledby={id}>
      <BandHeading id={id} title={title} lead={testimonialNotice} />
      <ul className="grid gap-5 md:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <figure className="flex h-full flex-col gap-4 rounded-lg border border-line bg-surface p-6">
              <Badge tone="sand">{testimonialLabel}</Badge>
              <blockquote className="font-serif text-lg">“{testimonial.quote}”</blockquote>
              <figcaption className="mt-auto text-sm text-muted">{testimonial.who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
