import { useEffect, useRef, useState } from "react";
import { dropProblems } from "../changes/lead-problems.ts";
import { forgetDrafts } from "../drafts.ts";
import type { Lead } from "../lead-model.ts";

/** Whether a lead was erased while it was open. What was typed about it is then erased, too. */
export function useErased(reference: string, data: Lead | null | undefined): boolean {
  const known = useRef("");
  const [isErased, setIsErased] = useState(false);
  useEffect(() => {
    if (data) known.current = data.id;
    if (data !== null) return;
    const hadProblem = dropProblems(reference);
    if (known.current) forgetDrafts(known.current);
    if (known.current || hadProblem) setIsErased(true);
  }, [data, reference]);
  return isErased;
}
