import { ChevronDown, ChevronUp } from "lucide-react";
import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { focusedLead } from "./focused-lead.ts";
import { IconButton } from "./icon-button.tsx";

type LeadStepsProps = {
  reference: string;
  /** The leads of the list from which this lead was opened, in order. */
  references: readonly string[];
  onStep: (reference: string) => void;
};

/** The leads after and before a lead in a list. */
export function neighbours(references: readonly string[], reference: string | undefined) {
  const place = reference ? references.indexOf(reference) : -1;
  return {
    next: references[place + 1],
    previous: place > 0 ? references[place - 1] : undefined,
  };
}

/** Buttons for the next and previous lead of the list, which also respond to J and K. */
export function LeadSteps({ reference, references, onStep }: LeadStepsProps) {
  const { next, previous } = neighbours(references, reference);
  const step = (to: string | undefined) => to && onStep(to);
  const isAlone = references.length === 0;
  // From the row that has the focus, if there is one.
  const here = () => neighbours(references, focusedLead() ?? reference);
  useSingleKeys(isAlone ? {} : { j: () => step(here().next), k: () => step(here().previous) });
  if (isAlone) return null;
  return (
    <>
      <IconButton
        label="Previous lead"
        title="Previous lead (K)"
        disabled={!previous}
        onClick={() => step(previous)}
      >
        <ChevronUp aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label="Next lead"
        title="Next lead (J)"
        disabled={!next}
        onClick={() => step(next)}
      >
        <ChevronDown aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
}
