import { Printer } from "lucide-react";
import { Button } from "@/ui/button.tsx";

/** Prints only the questions, on a single page. CSS hides everything else while the attribute is set. */
export function PrintQuestions() {
  function print() {
    const { dataset } = document.documentElement;
    dataset.print = "questions";
    // Some browsers return before the print dialog closes, so the attribute is removed on this event.
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
