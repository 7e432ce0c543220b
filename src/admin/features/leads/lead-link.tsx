import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { hrefTo } from "@/lib/routes.ts";

type LeadLinkProps = {
  reference: string;
  /** The references of the list, for stepping to the next lead from the lead's own page. */
  references: readonly string[];
  isOpen: boolean;
  onOpen?: ((reference: string) => void) | undefined;
  children: ReactNode;
};

/** A link to a lead's page. With `onOpen`, a plain click opens the lead in a side panel instead. */
export function LeadLink({ reference, references, isOpen, onOpen, children }: LeadLinkProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <Link
      to={hrefTo.adminLead(reference)}
      state={{ references, list: `${pathname}${search}${hash}` }}
      aria-current={isOpen ? "true" : undefined}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!onOpen || !isPlain) return;
        event.preventDefault();
        onOpen(reference);
      }}
      className="inline-block min-h-6 text-sm font-semibold text-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
    >
      {children}
    </Link>
  );
}
