import type { HomeLink } from "@/content/home.ts";
import { TextLink } from "@/ui/link.tsx";

/** A link from a section of Home to the page with more information. */
export function SectionLink({ link }: { link: HomeLink }) {
  return (
    <p className="mt-4 sm:mt-8">
      <TextLink href={link.href} className="font-semibold">
        {link.label}
      </TextLink>
    </p>
  );
}
