import { type RefCallback, useCallback, useEffect } from "react";
import type { ChangeResponse } from "../lead-api.ts";
import { type Lead, type LeadChange, shown } from "../lead-model.ts";
import { keptValues } from "./kept-values.ts";

/** Why a change was not saved: someone else changed the lead first, or the request failed. */
export type ChangeProblem =
  // `change` is null if an undo was refused.
  | { kind: "conflict"; change: LeadChange | null; response: ChangeResponse }
  | { kind: "unsaved"; change: LeadChange };

type Problem = ChangeProblem | { kind: "note" | "clinic" };

/** A problem with its lead. Another lead may be open by the time it is reported. */
type LeadProblem = Problem & { leadId: string; reference: string; name: string };

/** Problems by lead and part. */
const problems = keptValues<LeadProblem>({ asksBeforeUnload: () => true });

/** The parts of a lead that are saved separately. A change that fails must not hide that another one did. */
export type Part = "note" | "clinic" | "undo" | `change ${string}`;

/** The part that a change saves. Null stands for an undo. */
export function partOfChange(change: LeadChange | null): Part {
  if (!change) return "undo";
  return `change ${change.kind}${change.kind === "correction" ? ` ${change.field}` : ""}`;
}

const keyOf = (leadId: string, part: Part) => `${leadId} ${part}`;

const isChange = <Known extends Problem>(problem: Known): problem is Known & ChangeProblem =>
  problem.kind === "conflict" || problem.kind === "unsaved";

const partOf = (problem: Problem): Part =>
  isChange(problem) ? partOfChange(problem.change) : problem.kind;

/** Records that something about a lead was not saved. Kept until it is retried or discarded. */
export function reportProblem(lead: Lead, problem: Problem): void {
  const { id, reference } = lead;
  problems.set(keyOf(id, partOf(problem)), {
    ...problem,
    leadId: id,
    reference,
    name: shown(lead, "name"),
  });
}

/** Removes the problem of a part. */
export function settleProblem(leadId: string, part: Part): void {
  problems.set(keyOf(leadId, part), undefined);
}

/** Removes the problems of a lead that was erased. Returns whether there were any, and so something was typed. */
export function dropProblems(reference: string): boolean {
  const found = problems.all().filter((problem) => problem.reference === reference);
  for (const { leadId } of found) problems.clear(leadId);
  return found.length > 0;
}

/** The problem of a part, in a component. */
export function useProblem(leadId: string, part: Part): LeadProblem | undefined {
  return problems.use(keyOf(leadId, part));
}

/** What could not be changed of a lead, the newest last, in a component. */
export function useChangeProblems(leadId: string): ChangeProblem[] {
  const all = [...problems.useAll().values()];
  return all.filter((problem) => problem.leadId === leadId).filter(isChange);
}

/** The leads that are open. Their views show their problems themselves. */
const openLeads = keptValues<true>();

/** Counts a lead as open while the component is mounted. */
export function useOpenLead(leadId: string): void {
  useEffect(() => {
    openLeads.set(leadId, true);
    return () => openLeads.set(leadId, undefined);
  }, [leadId]);
}

/** The leads whose notice is on screen. */
const noticesInView = keptValues<true>();

/** A ref for the notice about a lead's change: as long as it is scrolled out of view, a bar names the lead. */
export function useNoticeInView(leadId: string): RefCallback<HTMLElement> {
  return useCallback(
    (notice) => {
      if (!notice) return;
      const setInView = (isInView: boolean) =>
        noticesInView.set(leadId, isInView ? true : undefined);
      setInView(true);
      if (!("IntersectionObserver" in window)) return () => setInView(false);
      const observer = new IntersectionObserver((entries) =>
        setInView(entries.at(-1)?.isIntersecting === true),
      );
      observer.observe(notice);
      return () => {
        observer.disconnect();
        setInView(false);
      };
    },
    [leadId],
  );
}

type ProblemOutOfView = Pick<LeadProblem, "leadId" | "reference" | "name"> & { isOpen: boolean };

/** The leads with a problem that cannot be seen: another lead is open, or it is scrolled out of view. */
export function useProblemsOutOfView(): ProblemOutOfView[] {
  const open = openLeads.useAll();
  const inView = noticesInView.useAll();
  const unseen = [...problems.useAll().values()]
    .map((problem) => ({ ...problem, isOpen: open.has(problem.leadId) }))
    .filter((problem) => !problem.isOpen || (isChange(problem) && !inView.has(problem.leadId)));
  return [...new Map(unseen.map((problem) => [problem.leadId, problem])).values()];
}

/** The ID of the notice about a lead's change. */
export const noticeId = (leadId: string) => `not-saved-${leadId}`;
