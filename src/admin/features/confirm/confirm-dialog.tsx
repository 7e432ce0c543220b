import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";

type ConfirmDialogProps = {
  open?: boolean;
  title: ReactNode;
  description: ReactNode;
  /** Label of the confirm button. */
  confirm: string;
  /** The look of the confirm button. */
  variant?: ButtonVariant;
  /** Label of the cancel button. */
  cancel?: string;
  busy: boolean;
  /** Where the focus moves on closing, if the opener is gone then. */
  returnFocusTo?: HTMLElement | null;
  onConfirm: () => void;
  onClose: () => void;
  /** Runs after the dialog has closed and the focus has returned. */
  onClosed?: () => void;
  /** Between the description and the buttons. */
  children?: ReactNode;
};

/** Asks for confirmation before an action with consequences, such as removing a device. */
export function ConfirmDialog({
  open = true,
  title,
  description,
  confirm,
  variant = "primary",
  cancel = "Keep",
  busy,
  returnFocusTo = null,
  onConfirm,
  onClose,
  onClosed,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={description}
      returnFocusTo={returnFocusTo}
      {...(onClosed ? { onClosed } : {})}
    >
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant={variant} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </div>
    </Dialog>
  );
}
