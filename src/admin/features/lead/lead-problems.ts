import { useEffect } from "react";
import { keptValues } from "./kept-values.ts";
import type { ChangeResponse } from "./lead-api.ts";
import { type Lead, type LeadChange, shown } from "./lead-model.ts";

/** Why something was not saved: someone else was first, or it could not be stored. */
type Problem =
  // `wanted` is null for undoing.
  | { kind: "conflict"; wanted: LeadChange | null; answer: ChangeResponse }
  | { kind: "unsaved"; wanted: LeadChange }
  | { kind: "note" | "clinic" };

/** With the lead, which may not be the one that is open by now. */
type LeadProblem = Problem & { leadId: string; reference: string; name: string };

/** By lead, and by what was not saved. */
const problems = keptValues<LeadProblem>();

/** What cannot be saved by itself: changes, notes, and what was sent to clinics. */
type Part = "change" | "note" | "clinic";

const keyOf = (leadId: string, part: Part) => `${leadId} ${part}`;

const partOf = ({ kind }: Problem): Part =>
  kind === "note" || kind === "clinic" ? kind : "change";

/** Keeps that something about a lead was not saved, until it is tried again or given up. */
export function reportProblem(lead: Lead, problem: Problem): void {
  const { id, reference } = lead;
  problems.set(keyOf(id, partOf(problem)), {
    ...problem,
    leadId: id,
    reference,
    name: shown(lead, "name"),
  });
}

/** Forgets the problem of a part. */
export function settleProblem(leadId: string, part: Part): void {
  problems.set(keyOf(leadId, part), undefined);
}

/** What was not saved of a part, in a component. */
export function useProblem(leadId: string, part: Part): LeadProblem | undefined {
  return problems.use(keyOf(leadId, part));
}

/** The leads that are open. Their own view tells what was not saved. */
const openLeads = keptValues<true>();

/** Notes that a lead is open while the component is shown. */
export function useOpenLead(leadId: string): void {
  useEffect(() => {
    openLeads.set(leadId, true);
    return () => openLeads.set(leadId, undefined);
  }, [leadId]);
}

/** The leads of which something was not saved and that are not open, in a component. */
export function useProblemsElsewhere(): { reference: string; name: string }[] {
  const open = openLeads.useAll();
  const elsewhere = [...problems.useAll().values()].filter(({ leadId }) => !open.has(leadId));
  return [...new Map(elsewhere.map((problem) => [problem.leadId, problem])).values()];
}
