import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { createLoadable } from "@/lib/loadable.ts";
import { hrefTo } from "@/lib/routes.ts";
import { openInstead } from "@/site/features/page-content/open-instead.ts";
import { ActionLink, type ActionLinkProps } from "@/ui/button.tsx";
import { DialogBoundary } from "@/ui/dialog-boundary.tsx";
import type { PartnerDialogProps } from "./partner-dialog.tsx";

type OpenPartnerDialog = (opener: HTMLElement | null) => void;

const PartnerContext = createContext<OpenPartnerDialog | null>(null);

const partnerDialog = createLoadable((_name: "partner") => import("./partner-dialog.tsx"));

/** Renders the clinic-listing dialog, and lets any button open it. */
export function PartnerProvider({ children }: { children: ReactNode }) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const open = useCallback<OpenPartnerDialog>((from) => {
    partnerDialog.load("partner").then(
      () => {
        setOpener(from);
        setState("open");
      },
      () => openInstead(hrefTo.partners()),
    );
  }, []);
  return (
    <PartnerContext value={open}>
      {children}
      {state === "never" ? null : (
        <DialogBoundary
          resetKey={state}
          page={{ href: hrefTo.partners(), label: "Open the page for clinics" }}
          onClose={() => setState("closed")}
        >
          <LoadedDialog
            open={state === "open"}
            onOpenChange={(next) => setState(next ? "open" : "closed")}
            opener={opener}
          />
        </DialogBoundary>
      )}
    </PartnerContext>
  );
}

/** Rendered only after the dialog's code has loaded. */
function LoadedDialog(props: PartnerDialogProps) {
  const { default: PartnerDialog } = partnerDialog.read("partner");
  return <PartnerDialog {...props} />;
}

type PartnerButtonProps = Omit<ActionLinkProps, "href" | "onPress" | "onPrepare"> & {
  /** Runs before the dialog opens, for example to close a menu. */
  onOpen?: () => void;
};

/** Opens the clinic-listing dialog. Without JavaScript, it links to the partners page. */
export function PartnerButton({ onOpen, ...rest }: PartnerButtonProps) {
  const open = use(PartnerContext);
  if (!open) throw new Error("PartnerButton must be used inside PartnerProvider.");
  const prepare = () => {
    partnerDialog.load("partner").catch(() => {
      // Opening the dialog retries.
    });
  };
  return (
    <ActionLink
      href={hrefTo.partners()}
      aria-haspopup="dialog"
      onPrepare={prepare}
      onPress={(link) => {
        onOpen?.();
        open(link);
      }}
      {...rest}
    />
  );
}
