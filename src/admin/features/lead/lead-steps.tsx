import { ChevronDown, ChevronUp } from "lucide-react";
import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { IconButton } from "./icon-button.tsx";

type LeadStepsProps = {
  reference: string;
  /** The leads of the list from which this lead was opened, in order. */
  references: readonly string[];
  onStep: (reference: string) => void;
};

/** Buttons for the next and previous lead of the list, which also respond to J and K. */
export function LeadSteps({ reference, references, onStep }: LeadStepsProps) {
  const place = references.indexOf(reference);
  const next = references[place + 1];
  const previous = place > 0 ? references[place - 1] : undefined;
  const step = (to: string | undefined) => to && onStep(to);
  const isAlone = references.length === 0;
  useSingleKeys(isAlone ? {} : { j: () => step(next), k: () => step(previous) });
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
