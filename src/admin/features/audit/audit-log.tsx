import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { clinicsQuery } from "@/admin/features/clinics/clinics-api.ts";
import { DenseTable } from "@/admin/features/editing/dense-table.tsx";
import type { KnownNames } from "@/admin/features/lead/history/change-text.ts";
import { TEAM_TIME_NAME, teamSeconds } from "@/admin/features/time/team-time.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { TextLink } from "@/ui/link.tsx";
import { Loading } from "@/ui/live-region.tsx";
import { LoadFault } from "@/ui/load-state.tsx";
import { SkeletonRows } from "@/ui/skeleton.tsx";
import { toast } from "@/ui/toast.ts";
import { type AuditEntry, auditFilterSchema, auditPeopleQuery, auditQuery } from "./audit-api.ts";
import { exportAudit } from "./audit-export.ts";
import { AuditFilterForm } from "./audit-filter.tsx";
import { ACTION_NAMES, actorName, describeEntry, personName, shortId } from "./audit-text.ts";

/** Lists who saw, changed, exported and erased data. */
export function AuditLog() {
  const [parameters, setParameters] = useSearchParams();
  const filter = auditFilterSchema.parse(Object.fromEntries(parameters));
  const audit = useInfiniteQuery(auditQuery(filter));
  const people = useQuery(auditPeopleQuery());
  // Without the clinics' names, an entry shows the beginning of the ID.
  const { data: clinics = [] } = useQuery(clinicsQuery());
  const names = [
    ...(people.data ?? []).map((person) => ({
      user_id: person.user_id,
      display_name: personName(person),
    })),
    ...clinics.map(({ id, name }) => ({ user_id: id, display_name: name })),
  ];
  const download = useMutation({
    mutationFn: () => exportAudit(filter, names),
    onSuccess: (count) => toast.success(count === 1 ? "1 entry saved" : `${count} entries saved`),
    onError: () => toast.error("The file was not saved. Check your connection and try again."),
  });
  const entries = audit.data?.pages.flat() ?? [];
  return (
    <div className="flex max-w-workspace flex-col gap-4 px-4 py-6 sm:px-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h1 className="text-2xl">Audit log</h1>
          <Button
            size="small"
            busy={download.isPending}
            disabled={entries.length === 0}
            onClick={() => download.mutate()}
            className="print:hidden"
          >
            Save as CSV
          </Button>
        </div>
        <p className="mt-1.5 text-sm text-muted">
          A record of who saw, changed, exported and erased data. Nobody can change the entries, and
          they contain nothing that a patient wrote.
        </p>
      </div>
      <AuditFilterForm
        filter={filter}
        people={people.data ?? []}
        onChange={(values) => setParameters(values)}
      />
      {audit.isError && entries.length === 0 ? (
        <LoadFault
          what="the audit log"
          titleAs="h2"
          note="No entry has been lost."
          onRetry={() => void audit.refetch()}
        />
      ) : audit.isPending || people.isPending ? (
        <>
          <Loading isHeardOnly>Loading the audit log</Loading>
          <SkeletonRows className="h-9" />
        </>
      ) : entries.length === 0 ? (
        <EmptyState
          title="No entries match this filter"
          titleAs="h2"
          action={
            <Button
              onClick={() => {
                setParameters({});
                // The button is removed with the filters.
                document.getElementById("main")?.focus();
              }}
            >
              Clear all filters
            </Button>
          }
        >
          Change or clear a filter.
        </EmptyState>
      ) : (
        <>
          <p className="text-sm text-muted">{`Newest first. Times are ${TEAM_TIME_NAME}.`}</p>
          <AuditTable entries={entries} names={names} />
          {audit.hasNextPage ? (
            <Button
              busy={audit.isFetchingNextPage}
              onClick={() => void audit.fetchNextPage()}
              className="mx-auto print:hidden"
            >
              Show earlier entries
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}

type AuditTableProps = { entries: readonly AuditEntry[]; names: KnownNames };

function AuditTable({ entries, names }: AuditTableProps) {
  return (
    <DenseTable
      caption="Audit log, newest first"
      headings={["What", "When", "Who", "Lead", "Details"]}
      hasActions={false}
    >
      {entries.map((entry) => {
        const details = describeEntry(entry, names);
        return (
          // On a tablet a line of four columns, with the details below.
          <tr
            key={entry.id}
            className="md:max-lg:mb-0 md:max-lg:grid-cols-[8.5rem_9.5rem_minmax(0,1fr)_8.5rem] md:max-lg:rounded-none md:max-lg:border-x-0 md:max-lg:border-t-0 md:max-lg:bg-transparent md:max-lg:px-0 md:max-lg:py-2"
          >
            {/* On a card without labels: each value says what it is. */}
            <th scope="row" className="font-semibold max-lg:col-auto lg:whitespace-nowrap">
              {ACTION_NAMES[entry.action]}
            </th>
            <td className="whitespace-nowrap tabular-nums">
              <time dateTime={entry.at}>{teamSeconds(entry.at)}</time>
            </td>
            <td>
              <bdi>{actorName(entry)}</bdi>{" "}
              {entry.actor_name && entry.actor_email ? (
                <bdi className="wrap-anywhere text-xs text-muted max-sm:block lg:block lg:min-w-60">
                  {entry.actor_email}
                </bdi>
              ) : null}
            </td>
            <td className="whitespace-nowrap max-sm:empty:hidden">
              {entry.reference ? (
                <TextLink href={hrefTo.adminLead(entry.reference)}>{entry.reference}</TextLink>
              ) : entry.lead_id ? (
                <TextLink
                  href={`${hrefTo.adminAudit()}?reference=${entry.lead_id}`}
                >{`Erased, ${shortId(entry.lead_id)}`}</TextLink>
              ) : null}
            </td>
            <td className="across break-words max-lg:empty:hidden">
              {details ? <bdi>{details}</bdi> : null}
            </td>
          </tr>
        );
      })}
    </DenseTable>
  );
}
