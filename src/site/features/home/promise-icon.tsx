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
