import { useRef, useState } from "react";
import { myRequestTexts } from "@/content/my-request-texts.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { callMyRequest } from "./my-request-api.ts";
import { Panel } from "./request-panel.tsx";
import type { RequestPartProps } from "./request-part.ts";

const { text, items } = myRequestTexts.withdraw;

/** Withdraws consent, after explaining the consequences. */
export function WithdrawPanel({ session, onChange }: RequestPartProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  const afterRender = useAfterRender();
  const opener = useRef<HTMLButtonElement>(null);

  /** Moves the focus to the new content, because the pressed button is removed. */
  function ask(wanted: boolean) {
    setFailure(undefined);
    setIsAsking(wanted);
    afterRender(() => (wanted ? question : opener).current?.focus());
  }

  async function withdraw() {
    setFailure(undefined);
    setBusy(true);
    const outcome = await callMyRequest({ action: "withdraw", ...session });
    setBusy(false);
    if (outcome.kind === "failed") setFailure(outcome.failure.message);
    if (outcome.kind !== "request") return;
    onChange(outcome.request);
    toast.success("Your consent has been withdrawn");
    document.getElementById("main")?.focus();
  }

  return (
    <Panel title="Withdraw your consent">
      <p>{text}</p>
      <TextList items={items} />
      {isAsking ? (
        <div ref={question} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <p className="font-semibold">
            Withdraw your consent? You cannot undo this, but you can send a new request.
          </p>
          <CallFailure message={failure} />
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" busy={busy} onClick={() => void withdraw()}>
              Yes, withdraw
            </Button>
            <Button onClick={() => ask(false)}>Keep my request</Button>
          </div>
        </div>
      ) : (
        <Button variant="quiet-danger" className="-ms-5" ref={opener} onClick={() => ask(true)}>
          Withdraw my consent
        </Button>
      )}
    </Panel>
  );
}
