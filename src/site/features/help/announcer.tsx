import { useEffect, useState } from "react";

/** Delay before the announcement, so that it is not repeated on every key press. */
const DELAY_MILLISECONDS = 500;

/** A live region that announces a string to screen readers once typing pauses. */
export function Announcer({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(text), DELAY_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className="sr-only">
      {said}
    </div>
  );
}
