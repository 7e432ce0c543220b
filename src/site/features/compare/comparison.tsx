import { Link2, Printer, Share2 } from "lucide-react";
import { Suspense, useRef } from "react";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { useHydrated } from "@/lib/hydrated.ts";
import { hrefTo } from "@/lib/routes.ts";
import { namesInWords } from "@/site/features/catalogue/names-in-words.ts";
import { TreatmentPicker } from "@/site/features/catalogue/treatment-picker.tsx";
import { Button } from "@/ui/button.tsx";
import { copyText } from "@/ui/copy-text.ts";
import { Spinner } from "@/ui/spinner.tsx";
import { type Choice, maxCompared, withoutTreatment, withTreatment } from "./choice.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { NoChoice } from "./no-choice.tsx";

/** Shares the comparison through the system's share sheet or as a link, or prints it. */
function ShareButtons() {
  const hydrated = useHydrated();
  const canShare = hydrated && "share" in navigator;
  async function share() {
    try {
      await navigator.share({ title: document.title, url: window.location.href });
    } catch {
      // The share sheet was closed or refused. The link can still be copied.
    }
  }
  return (
    <div className="needs-script flex flex-wrap gap-3 print:hidden">
      {canShare ? (
        <Button onClick={() => void share()}>
          <Share2 aria-hidden="true" className="size-5" /> Share
        </Button>
      ) : null}
      <Button
        onClick={() =>
          void copyText(window.location.href, {
            copied: "Link copied",
            failed: "We could not copy the link. Copy the address of this page instead.",
          })
        }
      >
        <Link2 aria-hidden="true" className="size-5" /> Copy link
      </Button>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" /> Print this page
      </Button>
    </div>
  );
}

type ComparisonProps = { choice: Choice; onChange: (choice: Choice) => void };

/** The chosen treatments side by side, with controls to add, remove and share them. */
export function Comparison({ choice, onChange }: ComparisonProps) {
  const names = namesInWords(choice);
  const status = useRef<HTMLParagraphElement>(null);

  /** Moves the focus to the status after the pressed control has been removed. */
  function focusStatus() {
    status.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 print:hidden">
        <AddTreatment
          choice={choice}
          onAdd={(slug) => {
            const next = withTreatment(choice, slug);
            onChange(next);
            // A full comparison shows a sentence in place of the form.
            if (next.length === maxCompared) focusStatus();
          }}
        />
        {choice.length > 0 ? <ShareButtons /> : null}
      </div>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={choice.length === 1 ? "mb-6" : "sr-only"}
      >
        {choice.length === 0
          ? "You haven’t chosen a treatment."
          : choice.length === 1
            ? `You’ve chosen ${names}. Add at least one more treatment to compare it with.`
            : `You’re comparing ${names}.`}
      </p>
      {choice.length === 0 ? (
        <NoChoice />
      ) : (
        <Suspense
          fallback={
            <p className="flex min-h-96 items-center justify-center gap-3 text-muted">
              <Spinner /> Loading...
            </p>
          }
        >
          <ComparisonTable
            choice={choice}
            onRemove={(slug) => {
              onChange(withoutTreatment(choice, slug));
              focusStatus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type AddTreatmentProps = {
  choice: Choice;
  onAdd: (slug: TreatmentSlug) => void;
};

/** A form to add a treatment to the comparison, unless it is full. */
function AddTreatment({ choice, onAdd }: AddTreatmentProps) {
  if (choice.length >= maxCompared) {
    return (
      <p className="text-muted">
        You can compare up to four treatments. Remove one to add another.
      </p>
    );
  }
  // Without JavaScript, submitting the form opens the comparison.
  return <TreatmentPicker action={hrefTo.compare()} chosen={choice} onAdd={onAdd} />;
}
