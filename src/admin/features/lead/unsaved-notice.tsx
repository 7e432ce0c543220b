import { Button } from "@/ui/button.tsx";
import { describeChange } from "./change-text.ts";
import type { Colleague } from "./lead-api.ts";
import type { LeadChange } from "./lead-model.ts";

type UnsavedNoticeProps = {
  change: LeadChange;
  colleagues: readonly Colleague[];
  onRetry: (change: LeadChange) => void;
  onDismiss: () => void;
};

/** Says that a change was not saved, and offers to retry it. */
export function UnsavedNotice({ change, colleagues, onRetry, onDismiss }: UnsavedNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-col gap-2 rounded bg-danger-soft p-3 text-sm text-danger print:hidden"
    >
      <p className="font-semibold">That was not saved. Check your connection and try again.</p>
      <p className="break-words">Not saved: {describeChange(change, colleagues)}.</p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => onRetry(change)}>
          Try again
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Leave it as it was
        </Button>
      </div>
    </div>
  );
}
