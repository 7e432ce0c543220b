import type { ReactNode } from "react";
import { myRequestTexts } from "@/content/my-request.ts";
import { Panel } from "./panel.tsx";

/** Says what happened after the link was closed. */
function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-w-reading">
      <Panel title={title}>{children}</Panel>
    </div>
  );
}

/** Shown after correcting the email address, which ends the current link. */
export function NewAddressNotice() {
  return (
    <Notice title="We’ve sent you a new link">
      <p>
        It’s on its way to your new email address. The link that you used no longer works, so that
        nobody with access to your old address can open your request.
      </p>
    </Notice>
  );
}

/** Shown to someone who said that the request is not theirs. */
export function NotMineNotice() {
  const { title, text } = myRequestTexts.disowned;
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  );
}
