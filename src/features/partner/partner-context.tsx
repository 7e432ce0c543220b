import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from "react";
import { hrefTo } from "@/lib/routes.ts";
import { Button, type ButtonProps } from "@/ui/button.tsx";
import { withoutScript } from "@/ui/without-script.tsx";

type OpenPartnerDialog = (opener: HTMLElement | null) => void;

const PartnerContext = createContext<OpenPartnerDialog | null>(null);

const fetchDialog = () => import("./partner-dialog.tsx");
const PartnerDialog = lazy(fetchDialog);

/** Holds the one clinic-listing dialog of the site. */
export function PartnerProvider({ children }: { children: ReactNode }) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const open = useCallback<OpenPartnerDialog>((from) => {
    setOpener(from);
    setState("open");
  }, []);
  return (
    <PartnerContext value={open}>
      {children}
      {state === "never" ? null : (
        <Suspense fallback={null}>
          <PartnerDialog
            open={state === "open"}
            onOpenChange={(next) => setState(next ? "open" : "closed")}
            opener={opener}
          />
        </Suspense>
      )}
    </PartnerContext>
  );
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
    void fetchDialog().catch(() => {
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
