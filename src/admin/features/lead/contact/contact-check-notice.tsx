import { Button } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";
import type { ContactCheck } from "./contact-rules.ts";

/** Says that nobody can be contacted, because the check whether they may be has failed. */
export function ContactCheckNotice({ check }: { check: ContactCheck }) {
  if (!check.hasFailed) return null;
  return (
    <LiveRegion
      role="alert"
      className="mb-2 flex flex-wrap items-center gap-2 rounded border-s-4 border-danger bg-danger-soft px-3 py-2 text-sm print:hidden"
    >
      <p className="min-w-0 grow basis-60">
        We could not check who may be contacted. Until we can, you cannot write or call from here.
      </p>
      <Button size="small" busy={check.isRepeating} onClick={check.repeat}>
        Check again
      </Button>
    </LiveRegion>
  );
}
