import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, LogOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Admin } from "@/features/auth/admin-guard.tsx";
import { forgetAdminData } from "@/features/auth/admin-provider.tsx";
import { AUTH_MESSAGES, isAdminQuery, signOut } from "@/features/auth/auth-api.ts";
import { groupThousands } from "@/lib/english.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { toast } from "@/ui/toast.ts";
import { ExportButton } from "./export-button.tsx";
import { LEADS_FAULT, type Lead, leadCountQuery, leadsPageQuery } from "./leads-api.ts";
import { readLeadsPlace, writeLeadsPlace } from "./leads-place.ts";
import { LeadsTable } from "./leads-table.tsx";

/** The administrators' list of leads. */
export function LeadsDashboard({ admin }: { admin: Admin }) {
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="text-3xl">Admin Dashboard</h1>
          <p className="break-all text-muted">Signed in as {admin.email}</p>
        </div>
        <SignOutButton />
      </div>
      <LeadManagement userId={admin.userId} />
    </div>
  );
}

function SignOutButton() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    await signOut();
    forgetAdminData();
    toast.success(AUTH_MESSAGES.signedOut);
    navigate(hrefTo.adminLogin(), { replace: true });
  }
  return (
    <Button size="small" busy={busy} onClick={() => void leave()}>
      <LogOut aria-hidden="true" className="size-4" /> Sign Out
    </Button>
  );
}

function LeadManagement({ userId }: { userId: string }) {
  const [parameters, setParameters] = useSearchParams();
  const place = readLeadsPlace(parameters);
  const page = useQuery(leadsPageQuery(place));
  const count = useQuery(leadCountQuery());
  const heading = useRef<HTMLHeadingElement>(null);

  // A failed poll is no reason for a toast when the list still stands; a failed first load is.
  const fault = page.isError && !page.data ? page.error : null;
  useEffect(() => {
    if (fault) toast.error(fault.message || LEADS_FAULT);
  }, [fault]);

  // Row-level security answers somebody whose role was revoked with an empty list: ask at once.
  const isEmpty = page.data?.leads.length === 0;
  const client = useQueryClient();
  useEffect(() => {
    if (isEmpty) void client.invalidateQueries({ queryKey: isAdminQuery(userId).queryKey });
  }, [isEmpty, client, userId]);

  function turnTo(next: Parameters<typeof writeLeadsPlace>[0]) {
    setParameters(writeLeadsPlace(next));
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }

  return (
    <section aria-labelledby="lead-management" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} id="lead-management" className="text-2xl outline-none">
            Lead Management
          </h2>
          <p role="status" className="text-muted">
            {count.data === undefined
              ? count.isError && "The total could not be counted."
              : `${groupThousands(count.data)} total ${count.data === 1 ? "lead" : "leads"}`}
          </p>
        </div>
        <ExportButton
          userId={userId}
          disabled={(count.data ?? page.data?.leads.length ?? 0) === 0}
        />
      </div>

      {page.data ? (
        <>
          {page.data.leads.length === 0 ? (
            <EmptyState title="No leads yet">
              Leads will appear here when users submit the quote form
            </EmptyState>
          ) : (
            <LeadsTable leads={page.data.leads} />
          )}
          <Pager
            leads={page.data.leads}
            hasNewer={page.data.hasNewer}
            hasOlder={page.data.hasOlder}
            busy={page.isPlaceholderData}
            onTurn={turnTo}
          />
        </>
      ) : fault ? (
        <EmptyState
          title="The leads could not be loaded"
          action={<Button onClick={() => void page.refetch()}>Try again</Button>}
        >
          Nothing is lost. Check your connection and try again.
        </EmptyState>
      ) : (
        <LeadsWaiting />
      )}
    </section>
  );
}

/** The shape of the list, while it is on its way. */
function LeadsWaiting() {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner /> Loading leads...
      </p>
      {Array.from({ length: 6 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}

type PagerProps = {
  leads: readonly Lead[];
  hasNewer: boolean;
  hasOlder: boolean;
  busy: boolean;
  onTurn: (place: Parameters<typeof writeLeadsPlace>[0]) => void;
};

function Pager({ leads, hasNewer, hasOlder, busy, onTurn }: PagerProps) {
  const first = leads[0];
  const last = leads.at(-1);
  if (!hasNewer && !hasOlder) return null;
  return (
    <nav aria-label="Pages of leads" className="flex flex-wrap items-center gap-3">
      <Button
        size="small"
        disabled={!hasNewer || busy}
        onClick={() =>
          onTurn(
            first
              ? { at: "newer", than: { created_at: first.created_at, id: first.id } }
              : { at: "top" },
          )
        }
      >
        <ChevronLeft aria-hidden="true" className="size-4" /> Newer
      </Button>
      <Button
        size="small"
        disabled={!hasOlder || busy}
        onClick={() =>
          last && onTurn({ at: "older", than: { created_at: last.created_at, id: last.id } })
        }
      >
        Older <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
      {hasNewer ? (
        <Button size="small" variant="quiet" onClick={() => onTurn({ at: "top" })}>
          Newest
        </Button>
      ) : null}
      {busy ? <Spinner /> : null}
    </nav>
  );
}
