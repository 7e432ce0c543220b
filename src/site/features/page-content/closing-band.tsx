import type { ReactNode } from "react";
import { closing } from "@/content/closing.ts";
import { Band } from "@/ui/page.tsx";

type ClosingBandProps = {
  tone?: "paper" | "sand";
  /** The buttons. */
  children: ReactNode;
};

/** The end of a page: what asking costs, and what to do next. */
export function ClosingBand({ tone = "sand", children }: ClosingBandProps) {
  return (
    <Band tone={tone} aria-labelledby="closing" className="flex flex-col items-start gap-3">
      <h2 id="closing" className="text-3xl">
        {closing.title}
      </h2>
      <p className="max-w-reading text-muted">{closing.text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Band>
  );
}
