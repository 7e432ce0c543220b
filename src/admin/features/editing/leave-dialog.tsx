import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";

/** Asks for confirmation before the user leaves with unsaved changes. */
export function LeaveDialog({ when }: { when: boolean }) {
  const blocker = useBlocker(when);
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      description="Your changes have not been saved."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>
        <Button onClick={() => blocker.proceed?.()}>Discard changes</Button>
      </div>
    </Dialog>
  );
}
