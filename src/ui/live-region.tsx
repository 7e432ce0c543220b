import { clsx } from "clsx";
import { type HTMLAttributes, type ReactNode, useEffect, useState } from "react";
import { Spinner } from "./spinner.tsx";

/** How long a region is empty at first, so that screen readers know it before its text comes. */
const EMPTY_MILLISECONDS = 100;

type LiveRegionProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "p" | "section" | "span";
  /** `alert` for what did not work, `status` for everything else. */
  role: "alert" | "status";
};

/**
 * Text that appears, and is read out. Screen readers only read what changes in a region that they know, so the
 * region comes first, with the height of its text, and the text a moment later.
 */
export function LiveRegion({ as: Region = "div", children, ...rest }: LiveRegionProps) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsKnown(true), EMPTY_MILLISECONDS);
    return () => window.clearTimeout(timer);
  }, []);
  const Content = Region === "p" || Region === "span" ? "span" : "div";
  return (
    <Region {...rest}>
      <Content className={clsx("contents", !isKnown && "invisible")}>{children}</Content>
    </Region>
  );
}

type FaultProps = { id?: string; className?: string; children: ReactNode };

/** What did not work, as a sentence that is read out at once. Nothing without a sentence. */
export function Fault({ id, className, children }: FaultProps) {
  if (!children) return null;
  return (
    <LiveRegion as="p" id={id} role="alert" className={clsx("text-sm text-danger", className)}>
      {children}
    </LiveRegion>
  );
}

type LoadingProps = {
  /** Where placeholders show that something loads, the text is only read out. */
  isHeardOnly?: boolean;
  children: string;
};

/** What is loading. */
export function Loading({ isHeardOnly = false, children }: LoadingProps) {
  return (
    <LiveRegion
      as="p"
      role="status"
      className={isHeardOnly ? "sr-only" : "flex items-center gap-2 text-sm text-muted"}
    >
      {isHeardOnly ? null : <Spinner />}
      <span>{children}</span>
    </LiveRegion>
  );
}
