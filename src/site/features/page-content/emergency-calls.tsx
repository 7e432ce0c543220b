import { Phone } from "lucide-react";
import { callLinks } from "@/content/call-links.ts";
import { ButtonLink } from "@/ui/button.tsx";

const calls = [
  { ...callLinks.emergencyInTurkey, where: "in Turkey" },
  { ...callLinks.emergencyInUk, where: "in the UK" },
] as const;

/** Calls an ambulance, in Turkey or in the UK. */
export function EmergencyCalls() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {calls.map(({ text, href, where }) => (
        <ButtonLink key={href} href={href} variant="danger" size="large" className="w-full">
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          Call {text} {where}
        </ButtonLink>
      ))}
    </div>
  );
}
