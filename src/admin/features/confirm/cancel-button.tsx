import { useRef, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type CancelButtonProps = {
  /** Whether something was typed that cancelling discards. */
  wouldLose: () => boolean;
  onCancel: () => void;
};

/** Cancels a form that is not saved, after a question if something was typed. */
export function CancelButton({ wouldLose, onCancel }: CancelButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isConfirmed = useRef(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        onClick={() => (wouldLose() ? setIsAsking(true) : onCancel())}
      >
        Cancel
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Discard what you typed?"
        description="It has not been saved."
        confirm="Discard"
        variant="danger"
        cancel="Keep editing"
        busy={false}
        onConfirm={() => {
          isConfirmed.current = true;
          setIsAsking(false);
        }}
        onClose={() => setIsAsking(false)}
        // Cancelling moves the focus, so it waits until the dialog has returned it.
        onClosed={() => {
          if (isConfirmed.current) onCancel();
        }}
      />
    </>
  );
}
