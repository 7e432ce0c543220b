import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useAfterRender } from "@/lib/after-render.ts";
import { Button } from "@/ui/button.tsx";
import { isBegun, type Quote } from "./quotes.ts";

/** Removes a quote. Asks for confirmation if it contains anything. */
export function RemoveQuote({
  quote,
  name,
  onRemove,
}: {
  quote: Quote;
  name: string;
  onRemove: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const afterRender = useAfterRender();
  const remove = useRef<HTMLButtonElement>(null);
  if (!asking) {
    return (
      <Button
        ref={remove}
        size="small"
        variant="quiet"
        className="-ms-3.5 self-start"
        onClick={isBegun(quote) ? () => setAsking(true) : onRemove}
      >
        <Trash2 aria-hidden="true" className="size-4 shrink-0" /> <span>{`Remove ${name}`}</span>
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {/* First, so that a double click keeps the quote. */}
      <Button
        autoFocus
        size="small"
        onClick={() => {
          setAsking(false);
          afterRender(() => remove.current?.focus());
        }}
      >
        Keep it
      </Button>
      <Button size="small" onClick={onRemove}>{`Yes, remove ${name} and its quote`}</Button>
    </div>
  );
}
