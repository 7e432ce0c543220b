import { Copy } from "lucide-react";
import { useEffect } from "react";
import { useHydrated } from "@/lib/hydrated.ts";
import { Button } from "@/ui/button.tsx";
import { copyText } from "@/ui/copy-text.ts";
import { clearQuoteDraft } from "./quote-draft.ts";
import { useReference } from "./use-reference.ts";

/** The reference of a request. Without JavaScript, it says where to find the reference. */
export function Receipt() {
  const hydrated = useHydrated();
  const reference = useReference();

  // Deletes the draft of a form that was submitted without JavaScript.
  useEffect(() => {
    if (reference) clearQuoteDraft();
  }, [reference]);

  return (
    <section
      aria-labelledby="reference"
      className="flex max-w-reading flex-col items-start gap-3 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="reference" className="text-2xl">
        Your reference
      </h2>
      {reference ? (
        <>
          <p className="text-3xl font-semibold tracking-wide tabular-nums">{reference}</p>
          <p>Use it when you contact us about this request. Please write it down or copy it.</p>
          <Button
            onClick={() =>
              void copyText(reference, {
                copied: "Reference copied",
                failed: "We could not copy the reference. Please write it down.",
              })
            }
          >
            <Copy aria-hidden="true" className="size-5" /> Copy reference
          </Button>
        </>
      ) : hydrated ? (
        <p>
          We can’t show your reference here. Look for it in our email to you. If you can’t find
          that, give your name when you contact us.
        </p>
      ) : (
        <p>
          Your reference is at the end of this page’s address, after the # sign, and begins with
          SV-. Please write it down. Use it when you contact us about this request.
        </p>
      )}
    </section>
  );
}
