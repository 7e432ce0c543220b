import { EMERGENCY } from "@shared/emergency.ts";
import { Announcer } from "@/site/features/help/announcer.tsx";
import { readHelp } from "@/site/features/help/read-help.ts";
import { EmergencyCalls } from "@/site/features/page-content/emergency-calls.tsx";

/** Whether a sentence of a string says that somebody may be in danger. Words of different sentences say nothing together. */
function isDistress(text: string): boolean {
  return text.split(/[.!?;\n]+/).some((sentence) => readHelp(sentence).door?.emergency);
}

/** The emergency numbers, if what somebody typed into a field of the quote form is about an emergency. */
export default function DistressNotice({ text }: { text: string }) {
  const isShown = isDistress(text);
  return (
    <>
      {isShown ? (
        <div className="rounded border-s-4 border-danger bg-danger-soft px-4 py-3">
          <EmergencyCalls sentence />
        </div>
      ) : null}
      <Announcer text={isShown ? EMERGENCY : ""} />
    </>
  );
}
