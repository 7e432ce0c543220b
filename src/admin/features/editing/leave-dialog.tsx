import { useEffect, useState } from "react";
import { type Blocker, useBlocker } from "react-router-dom";
import { useAskBeforeUnload } from "@/lib/ask-before-unload.ts";
import { fromPage } from "@/lib/back-closes.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";

/** Asks for confirmation before the user leaves with unsaved changes. */
export function LeaveDialog({ when }: { when: boolean }) {
  // Back from a dialog to its own page has the page's key.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && nextLocation.key !== currentLocation.key,
  );
  const [confirmed, setConfirmed] = useState<Blocker>();
  // Once the dialog has closed.
  useEffect(() => {
    if (confirmed) fromPage(() => confirmed.proceed?.());
  }, [confirmed]);
  useAskBeforeUnload(when);
  return (
    <Dialog
      open={blocker.state === "blocked" && blocker !== confirmed}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      description="Your changes have not been saved."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>
        <Button onClick={() => setConfirmed(blocker)}>Discard changes</Button>
      </div>
    </Dialog>
  );
}
