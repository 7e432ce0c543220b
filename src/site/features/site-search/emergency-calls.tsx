import { Phone } from "lucide-react";
import { callLinks, emergencySentence } from "@/content/call-links.ts";
import { ButtonLink } from "@/ui/button.tsx";

const calls = [
  { ...callLinks.emergencyInTurkey, place: "in Turkey" },
  { ...callLinks.emergencyInUk, place: "in the UK" },
];

/** The emergency numbers as buttons that call them. */
export function EmergencyCalls() {
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{emergencySentence}</p>
      <div className="flex flex-col gap-2 sm:flex-row">
        {calls.map(({ text, href, place }) => (
          <ButtonLink key={href} href={href} variant="primary" className="min-h-12 sm:flex-1">
            <Phone aria-hidden="true" className="size-5 shrink-0" />
            <span>
              Call {text} {place}
            </span>
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
