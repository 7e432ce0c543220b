import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { createLoadable } from "@/lib/loadable.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { withoutScript } from "@/ui/without-script.tsx";
import type { PartnerDialogProps } from "./partner-dialog.tsx";

type OpenPartnerDialog = (opener: HTMLElement | null) => void;

const PartnerContext = createContext<OpenPartnerDialog | null>(null);

const partnerDialog = createLoadable((_name: "partner") => import("./partner-dialog.tsx"));

/** Holds the one clinic-listing dialog of the site. */
export function PartnerProvider({ children }: { children: ReactNode }) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const open = useCallback<OpenPartnerDialog>((from) => {
    partnerDialog.load("partner").then(
      () => {
        setOpener(from);
        setState("open");
      },
      () => toast.error("Network error. Please check your connection and try again."),
    );
  }, []);
  return (
    <PartnerContext value={open}>
      {children}
      {state === "never" ? null : (
        <LoadedDialog
          open={state === "open"}
          onOpenChange={(next) => setState(next ? "open" : "closed")}
          opener={opener}
        />
      )}
    </PartnerContext>
  );
}

/** The dialog, whose code has arrived by the time that this is shown. */
function LoadedDialog(props: PartnerDialogProps) {
  const { default: PartnerDialog } = partnerDialog.read("partner");
  return <PartnerDialog {...props} />;
}

type PartnerButtonProps = Omit<ButtonProps, "onClick" | "type"> & {
  /** Runs before the dialog opens, for instance to close a menu. */
  onOpen?: () => void;
};

/** A button that opens the clinic-listing dialog. */
export function PartnerButton({ onOpen, ...rest }: PartnerButtonProps) {
  const open = use(PartnerContext);
  if (!open) throw new Error("PartnerButton stands outside of PartnerProvider.");
  const prepare = () => {
    partnerDialog.load("partner").catch(() => {
      // Opening tries again.
    });
  };
  return (
    <Button
      {...withoutScript(hrefTo.partners())}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        event.preventDefault();
        onOpen?.();
        open(event.currentTarget);
      }}
      {...rest}
    />
  );
}
