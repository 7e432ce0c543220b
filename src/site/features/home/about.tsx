import { clsx } from "clsx";
import { aboutSection } from "@/content/home.ts";
import { TextLink } from "@/ui/link.tsx";
import { Band } from "@/ui/page.tsx";

/** A short introduction to the company. */
export function About() {
  return (
    <Band
      tone="sand"
      aria-labelledby="about"
      className="grid gap-x-14 gap-y-3 sm:gap-y-5 lg:grid-cols-[1fr_1.6fr]"
    >
      <h2 id="about" className="text-3xl">
        {aboutSection.title}
      </h2>
      <div className="flex flex-col gap-3 sm:gap-5">
        {aboutSection.paragraphs.map((paragraph, index) => (
          <p
            key={paragraph}
            className={clsx(
              "max-w-reading",
              index === 0 ? "text-base sm:text-xl" : "text-base sm:text-lg",
            )}
          >
            {paragraph}
          </p>
        ))}
        <p>
          <TextLink href={aboutSection.link.href} className="tap font-semibold">
            {aboutSection.link.label}
          </TextLink>
        </p>
      </div>
    </Band>
  );
}
