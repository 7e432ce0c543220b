import { Printer } from "lucide-react";
import { Button } from "@/ui/button.tsx";

/** Prints the questions alone, on one page. The style sheet leaves out the rest while the mark is set. */
export function PrintQuestions() {
  function print() {
    const { dataset } = document.documentElement;
    dataset.print = "questions";
    // Some browsers return before the dialog closes, so the mark is removed on this event.
    window.addEventListener("afterprint", () => delete dataset.print, { once: true });
    window.print();
  }
  return (
    <p className="print:hidden">
      <Button className="needs-script" onClick={print}>
        <Printer aria-hidden="true" className="size-5" /> Print only the questions
      </Button>
    </p>
  );
}
