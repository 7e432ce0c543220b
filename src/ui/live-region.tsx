import { clsx } from "clsx";
import { type HTMLAttributes, useEffect, useState } from "react";

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
