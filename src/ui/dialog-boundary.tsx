import { type ReactNode, useEffect } from "react";
import { Button, ButtonLink } from "./button.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { LiveRegion } from "./live-region.tsx";

type DialogBoundaryProps = {
  children: ReactNode;
  /** A new value renders the dialog again after an error. */
  resetKey: string;
  /** A page with the same purpose. */
  page: { href: string; label: string };
  /** Runs when a person has read that the dialog failed. */
  onClose: () => void;
  /** Runs when the dialog fails. */
  onFault?: () => void;
};

/** Keeps the page if a dialog over it fails: the error would otherwise remove the whole document. */
export function DialogBoundary({ children, resetKey, ...fault }: DialogBoundaryProps) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={() => <DialogFault {...fault} />}>
      {children}
    </ErrorBoundary>
  );
}

function DialogFault({
  page,
  onClose,
  onFault,
}: Pick<DialogBoundaryProps, "page" | "onClose" | "onFault">) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each fault.
  useEffect(() => onFault?.(), []);
  return (
    <LiveRegion
      role="alert"
      className="fixed inset-x-4 top-20 z-50 mx-auto flex max-w-form flex-col items-start gap-3 rounded border-s-4 border-danger bg-danger-soft px-4 py-3 shadow-raised"
    >
      <p>
        <strong>Sorry, this window has stopped working.</strong> The page behind it still works, and
        what you typed is kept.
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={page.href} onClick={onClose}>
          {page.label}
        </ButtonLink>
        <Button onClick={onClose}>Close</Button>
      </p>
    </LiveRegion>
  );
}
