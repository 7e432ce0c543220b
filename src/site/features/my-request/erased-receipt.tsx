import { ukTime } from "@shared/dates.ts";
import { Printer } from "lucide-react";
import { myRequestTexts } from "@/content/my-request.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { Button } from "@/ui/button.tsx";

/** Confirms that a request was erased. Contains no personal data. */
export function ErasedReceipt({ at }: { at: Date }) {
  const { title, lead, items } = myRequestTexts.erased;
  return (
    <section
      aria-labelledby="erased"
      className="flex max-w-reading flex-col items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="erased" className="text-2xl">
        {title}
      </h2>
      <p>
        {lead}{" "}
        <time dateTime={at.toISOString()} className="font-semibold">
          {ukTime(at)}
        </time>
        .
      </p>
      <TextList items={items} />
      <Button size="small" onClick={() => window.print()} className="print:hidden">
        <Printer aria-hidden="true" className="size-4" /> Print this receipt
      </Button>
    </section>
  );
}
