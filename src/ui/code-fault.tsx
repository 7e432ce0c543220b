import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { LiveRegion } from "./live-region.tsx";

/** What to do if code does not load: the network may be down, or a deployment may have replaced the file. */
export const CODE_ADVICE =
  "Check your connection and try again. If that does not help, reload the page.";

type CodeFaultProps = {
  title: string;
  /** The element of the title: `h1` in place of a page. */
  titleAs?: "h1" | "h2" | "p";
  /** A sentence before the advice. */
  note?: string;
  /** Resolves with whether it has worked. */
  retry: () => Promise<boolean>;
};

/** Says that code did not load, with what can be done. */
export function CodeFault({ title, titleAs: Title = "h1", note, retry }: CodeFaultProps) {
  const [state, setState] = useState<"failed" | "busy" | "failed again">("failed");
  const box = useRef<HTMLDivElement>(null);
  // What had the focus may have gone with the page before.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  async function tryAgain() {
    setState("busy");
    if (!(await retry())) setState("failed again");
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mx-auto flex max-w-reading flex-col items-start gap-4 px-4 py-10 sm:px-6 outline-none"
    >
      <LiveRegion role="alert" className="flex flex-col gap-2">
        <Title className={Title === "h1" ? "text-3xl" : "text-xl"}>{title}</Title>
        <p>
          {[
            "Your connection may have dropped, or the site may have been updated.",
            note,
            CODE_ADVICE,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </LiveRegion>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={state === "busy"} onClick={() => void tryAgain()}>
          <span>Try again</span>
        </Button>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </div>
      <p role="status" className="text-sm">
        {state === "failed again" ? "It still did not load." : ""}
      </p>
    </div>
  );
}
