import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/**
 * The row of a list that is shown for editing. It stays if a colleague removes it, so that nothing typed is lost: saving
 * then says what happened. `release` lets go of it once it is gone for this user, too, and then runs what leaves it.
 */
export function useHeldRow<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  id: string | undefined,
  queryKey: QueryKey,
) {
  const client = useQueryClient();
  const [held, setHeld] = useState<Row>();
  const row = rows?.find((each) => each.id === id) ?? (held?.id === id ? held : undefined);
  if (row !== held) setHeld(row);
  const [released, setReleased] = useState<{ leave: () => void }>();
  // Once its form is gone, which would ask about unsaved text.
  useEffect(() => released?.leave(), [released]);
  function release(leave: () => void) {
    client.setQueryData<readonly Row[]>(queryKey, (all) => all?.filter((each) => each.id !== id));
    setHeld(undefined);
    setReleased({ leave });
  }
  return { row, release };
}
