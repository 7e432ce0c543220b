import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { useHeldRow } from "@/admin/features/editing/use-held-row.ts";
import { useNavigateFromOverlay } from "@/lib/back-closes.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { LiveRegion, Loading } from "@/ui/live-region.tsx";
import { LoadFault } from "@/ui/load-state.tsx";
import { SkeletonRows } from "@/ui/skeleton.tsx";
import { ClinicTable } from "./clinic-table.tsx";
import { ClinicView } from "./clinic-view.tsx";
import { clinicsQuery } from "./clinics-api.ts";
import { type ClinicFilter, ClinicsFilter, filterClinics } from "./clinics-filter.tsx";

const NEW = "new";
const NO_FILTER: ClinicFilter = { search: "", city: "", treatment: "", inactive: false };

const addressOf = (id: string) => `${hrefTo.adminClinics()}?clinic=${id}`;

/** The register of clinics: the list, or the clinic that the address names. */
export function ClinicsRegister() {
  const { role } = useAdmin();
  const [parameters] = useSearchParams();
  const navigate = useNavigateFromOverlay();
  const [filter, setFilter] = useState(NO_FILTER);
  const clinics = useQuery(clinicsQuery());
  const chosenId = parameters.get("clinic");
  const { row: held, release } = useHeldRow(
    clinics.data,
    chosenId ?? undefined,
    clinicsQuery().queryKey,
  );
  // Who cannot edit a clinic has nothing to lose when it is removed.
  const chosen = role === "admin" ? held : clinics.data?.find(({ id }) => id === chosenId);
  const isNew = chosenId === NEW && role === "admin";
  const shown = filterClinics(clinics.data ?? [], filter);
  const newLink = (
    <ButtonLink href={addressOf(NEW)} size="small">
      <Plus aria-hidden="true" className="size-4" /> New clinic
    </ButtonLink>
  );

  if (clinics.data && (chosen || isNew)) {
    return (
      <ClinicView
        key={chosenId}
        clinic={chosen}
        onSaved={({ id }) => navigate(addressOf(id), { replace: true })}
        onGone={() => release(() => navigate(hrefTo.adminClinics(), { replace: true }))}
      />
    );
  }
  return (
    <div className="flex max-w-workspace flex-col gap-4 px-4 py-6 sm:px-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h1 className="text-2xl">Clinics</h1>
          {role === "admin" ? newLink : null}
        </div>
        <p className="mt-1.5 text-sm text-muted">
          The clinics that we can ask for a quote. Only the team sees this page.
        </p>
      </div>
      {clinics.data ? (
        clinics.data.length === 0 ? (
          <EmptyState
            title="There are no clinics yet"
            titleAs="h2"
            action={role === "admin" ? newLink : undefined}
          >
            {role === "admin"
              ? "Add the clinics that you work with. Coordinators can then choose them for a lead."
              : "An administrator can add them."}
          </EmptyState>
        ) : (
          <>
            {chosenId ? <p className="text-sm">This clinic is not in the register.</p> : null}
            <ClinicsFilter filter={filter} onFilter={setFilter} />
            <LiveRegion as="p" role="status" className="text-sm text-muted">
              {shown.length === 1 ? "1 clinic" : `${shown.length} clinics`}
            </LiveRegion>
            {shown.length > 0 ? (
              <ClinicTable clinics={shown} addressOf={addressOf} />
            ) : (
              <EmptyState
                title="No clinics match"
                titleAs="h2"
                action={<Button onClick={() => setFilter(NO_FILTER)}>Clear the filters</Button>}
              >
                Try another city or treatment, or fewer words.
              </EmptyState>
            )}
          </>
        )
      ) : clinics.isError ? (
        <LoadFault what="the clinics" titleAs="h2" onRetry={() => void clinics.refetch()} />
      ) : (
        <>
          <Loading isHeardOnly>Loading the clinics</Loading>
          <SkeletonRows className="h-9" />
        </>
      )}
    </div>
  );
}
