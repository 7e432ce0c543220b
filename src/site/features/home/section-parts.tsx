import {
  Check,
  ClipboardList,
  Clock,
  FileCheck,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  Scale,
  ShieldCheck,
  TriangleAlert,
  Wallet,
} from "lucide-react";
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

const icons: Record<string, LucideIcon> = {
  "verified-clinics": FileCheck,
  "transparent-packages": ClipboardList,
  "small-deposit": Wallet,
  reply: Clock,
  support: LifeBuoy,
  "risks-named": TriangleAlert,
  "like-with-like": Scale,
  questions: MessageCircleQuestion,
  "for-recovery": MapPin,
  "no-pressure": Clock,
  "your-data": ShieldCheck,
};

/** The icon of a badge or reason, by ID. Defaults to a tick. */
export function PromiseIcon({ id, className }: { id: string; className: string }) {
  const Drawing = icons[id] ?? Check;
  return <Drawing aria-hidden="true" className={className} />;
}
