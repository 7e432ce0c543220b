import type { HomeLink } from "@/content/home.ts";
import { TextLink } from "@/ui/link.tsx";
import { BandHeading } from "@/ui/page.tsx";

type SideHeadingProps = { id: string; title: string; lead?: string; link: HomeLink | undefined };

/** The heading of a section of Home. On wide screens, it is beside the section's list. */
export function SideHeading({ link, ...heading }: SideHeadingProps) {
  return (
    <div>
      <BandHeading {...heading} />
      {link ? (
        <TextLink href={link.href} className="tap font-semibold">
          {link.label}
        </TextLink>
      ) : null}
    </div>
  );
}

/** A link from a section of Home to the page with more information. */
export function SectionLink({ link }: { link: HomeLink }) {
  return (
    <p className="mt-4 sm:mt-8">
      <TextLink href={link.href} className="tap font-semibold">
        {link.label}
      </TextLink>
    </p>
  );
}
