import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useCameFrom } from "@/admin/features/lead/history/came-from.ts";
import { hrefTo } from "@/lib/routes.ts";

type Opening = {
  /** The references of the list, for stepping to the next lead from the lead's own page. */
  references: readonly string[];
  /** Opens a lead beside the list. Missing if they do not fit side by side. */
  onOpen?: ((reference: string) => void) | undefined;
};

/** Opens a lead of the list: beside it if both fit, or else as a page. */
export function useOpenFromList({ references, onOpen }: Opening): (reference: string) => void {
  const navigate = useNavigate();
  const state = { ...useCameFrom(), references };
  return onOpen ?? ((reference) => void navigate(hrefTo.adminLead(reference), { state }));
}

type LeadLinkProps = Opening & { reference: string; isOpen: boolean; children: ReactNode };

/** A link to a lead's page. With `onOpen`, a plain click opens the lead in a side panel instead. */
export function LeadLink({ reference, references, isOpen, onOpen, children }: LeadLinkProps) {
  const cameFrom = useCameFrom();
  return (
    <Link
      to={hrefTo.adminLead(reference)}
      state={{ ...cameFrom, references }}
      aria-current={isOpen ? "true" : undefined}
      onClick={(event) => {
        const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!onOpen || !isPlain) return;
        event.preventDefault();
        onOpen(reference);
      }}
      className="inline-block min-h-6 min-w-0 text-sm leading-5 font-semibold text-ink underline decoration-transparent underline-offset-4 hover:decoration-current"
    >
      {children}
    </Link>
  );
}
