import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { displayNamesQuery } from "@/admin/features/access/profile-api.ts";
import { Button } from "@/ui/button.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";

/** A row that is changed only at the version that was read. */
export type Versioned = { id: string; version: number; updated_by: string | null };

type EditConflictProps<Row> = {
  /** The kind of row, such as "template". */
  what: string;
  /** `null` if a colleague removed the row. */
  theirs: Row | null;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** What differs, in both versions. */
  children: (theirs: Row) => { mine: ReactNode; theirs: ReactNode };
};

/** Shown if a colleague saved first: both versions, and a choice between them. */
export function EditConflict<Row extends Versioned>({
  what,
  theirs,
  busy,
  onKeepMine,
  onTakeTheirs,
  children,
}: EditConflictProps<Row>) {
  const names = useQuery(displayNamesQuery());
  const who = (theirs?.updated_by && names.data?.get(theirs.updated_by)) || "A colleague";
  const both = theirs ? children(theirs) : undefined;
  return (
    <LiveRegion
      as="section"
      role="alert"
      aria-label="Changed by a colleague"
      className="flex flex-col gap-3 rounded border-s-4 border-caution bg-caution-soft p-4 text-sm"
    >
      <p className="font-semibold">
        {`${theirs ? who : "A colleague"} ${theirs ? "changed" : "removed"} this ${what} while you were editing. You have not lost your changes.`}
      </p>
      {both ? (
        <div className="grid gap-3 md:grid-cols-2">
          <Version title="Yours">{both.mine}</Version>
          <Version title={who === "A colleague" ? "Your colleague’s" : `${who}’s`}>
            {both.theirs}
          </Version>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {/* Neither looks like the right one: each discards what somebody wrote. */}
        <Button size="small" busy={busy} onClick={onKeepMine}>
          {theirs ? "Save mine instead" : `Save mine as a new ${what}`}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {theirs ? "Discard mine and edit theirs" : "Discard mine"}
        </Button>
      </div>
    </LiveRegion>
  );
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded border border-line bg-surface p-3">
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      {children}
    </div>
  );
}
