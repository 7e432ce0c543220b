import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** A row that is changed only at the version that was read. */
export type Versioned = { id: string; version: number; updated_by: string | null };

/** What became of a change: it was saved, or a colleague saved or removed (`null`) the row first. */
export type Saved<Row> = { saved: Row } | { theirs: Row | null };

type Table<Row, Draft> = {
  add: (draft: Draft) => Promise<Row>;
  change: (base: Row, draft: Draft) => Promise<Saved<Row>>;
  queryKey: readonly unknown[];
};

/**
 * Saves a row on top of the version that was read; without a row, adds one. After a conflict, the next save replaces
 * the colleague's version, because the user has seen it by then.
 */
export function useVersionedChange<Row extends Versioned, Draft>(
  row: Row | undefined,
  { add, change, queryKey }: Table<Row, Draft>,
) {
  const client = useQueryClient();
  const [base, setBase] = useState<Row | undefined>(row);
  const [conflict, setConflict] = useState<{ theirs: Row | null }>();

  return {
    conflict,
    /** Returns the saved row, or `undefined` after a conflict. Throws if it could not be saved. */
    async save(draft: Draft): Promise<Row | undefined> {
      const answer = base ? await change(base, draft) : { saved: await add(draft) };
      if ("theirs" in answer) {
        setConflict(answer);
        setBase(answer.theirs ?? undefined);
        return undefined;
      }
      setBase(answer.saved);
      setConflict(undefined);
      await client.invalidateQueries({ queryKey });
      return answer.saved;
    },
    takeTheirs() {
      setConflict(undefined);
      void client.invalidateQueries({ queryKey });
    },
  };
}
