import { clsx } from "clsx";
import type { Testimonial } from "@/content/schema.ts";
import { testimonialLabel, testimonialNotice } from "@/content/testimonials.ts";
import { Badge } from "@/ui/badge.tsx";
import { Band, BandHeading } from "@/ui/page.tsx";

type TestimonialsProps = {
  id: string;
  title: string;
  testimonials: readonly Testimonial[];
  /** Cards side by side on sand, or one below the other between lines. */
  look: "cards" | "lines";
};

/** Made-up voices, each labelled as what it is. */
export function Testimonials({ id, title, testimonials, look }: TestimonialsProps) {
  const cards = look === "cards";
  return (
    <Band
      tone={cards ? "sand" : "paper"}
      aria-labelledby={id}
      className={clsx(!cards && "grid gap-x-14 lg:grid-cols-[1fr_1.6fr]")}
    >
      <BandHeading id={id} title={title} lead={testimonialNotice} />
      <ul className={clsx("grid", cards && "gap-5 md:grid-cols-3")}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={clsx(!cards && "border-t border-line py-6")}>
            <figure
              className={clsx(
                "flex h-full flex-col",
                cards ? "gap-4 rounded-lg border border-line bg-surface p-6" : "gap-3",
              )}
            >
              <Badge tone="sand">{testimonialLabel}</Badge>
              <blockquote
                className={clsx("font-serif", cards ? "text-lg" : "max-w-reading text-xl")}
              >
                “{testimonial.quote}”
              </blockquote>
              <figcaption className="mt-auto text-sm text-muted">{testimonial.who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
