import { LEAD_LENGTHS } from "@shared/lead-fields.ts";
import { ClipboardList } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { hasPlan } from "@/site/features/plan/has-plan.ts";
import { Button } from "@/ui/button.tsx";
import { controlOf } from "./quote-values.ts";

/** A button to copy this browser's plan to the notes. Hidden if there is no plan. */
export function AttachPlan() {
  const [message, setMessage] = useState("");
  // The startup script set it when the page opened.
  useLayoutEffect(() => void document.documentElement.toggleAttribute("data-plan", hasPlan()), []);

  async function attach(form: HTMLFormElement | null) {
    const notes = form && controlOf(form, "notes");
    if (!notes) return;
    try {
      const { addPlanToNotes } = await import("@/site/features/plan/plan-summary.ts");
      const text = await addPlanToNotes(() => notes.value);
      if (text !== notes.value) {
        notes.value = text;
        // Makes the form store its draft and count the characters.
        notes.dispatchEvent(new Event("input", { bubbles: true }));
      }
      notes.focus();
      setMessage(
        notes.value.length > LEAD_LENGTHS.notes
          ? "Your plan is in the notes, which are now too long to send. Read it and shorten it."
          : "Your plan is in the notes. Read it and change what you like before you send it.",
      );
    } catch {
      setMessage("We could not read your plan. You can copy it from My plan.");
    }
  }

  return (
    <div className="needs-plan needs-script">
      <div className="flex flex-col items-start gap-1.5">
        <Button size="small" onClick={({ currentTarget }) => void attach(currentTarget.form)}>
          <ClipboardList aria-hidden="true" className="size-4" /> Add my plan to the notes
        </Button>
        <p role="status" className="text-sm text-muted empty:sr-only">
          {message}
        </p>
      </div>
    </div>
  );
}
