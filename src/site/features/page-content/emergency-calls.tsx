import { EMERGENCY } from "@shared/emergency.ts";
import { Phone } from "lucide-react";
import { callLinks } from "@/content/call-links.ts";
import { ButtonLink } from "@/ui/button.tsx";

const calls = [
  { ...callLinks.emergencyInTurkey, where: "in Turkey" },
  { ...callLinks.emergencyInUk, where: "in the UK" },
] as const;

/** The emergency numbers as buttons that call them, with a sentence above them where the page says nothing else. */
export function EmergencyCalls({ sentence = false }: { sentence?: boolean }) {
  return (
    <div className="grid max-w-form gap-3 sm:grid-cols-2">
      {sentence ? <p className="font-semibold sm:col-span-2">{EMERGENCY}</p> : null}
      {calls.map(({ text, href, where }) => (
        <ButtonLink key={href} href={href} variant="danger" className="min-h-13">
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          <span>{`Call ${text} ${where}`}</span>
        </ButtonLink>
      ))}
    </div>
  );
}
