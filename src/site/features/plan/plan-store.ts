import { useEffect, useState, useSyncExternalStore } from "react";
import { readStored, writeStored } from "@/lib/storage.ts";
import { planChanged } from "./has-plan.ts";
import { emptyPlan, isEmptyPlan, type Plan, type PlanPart, parsePlan } from "./plan.ts";
import { PLAN_KEY } from "./plan-key.ts";

/** The plan of this browser, in local storage. It is never sent to a server. */
type State = {
  plan: Plan;
  /** Whether the stored plan has been read. Editing starts only then, so as not to overwrite it. */
  ready: boolean;
  /** False if the browser refuses to store the plan, which is then lost when the page closes. */
  kept: boolean;
};

const unread: State = { plan: emptyPlan, ready: false, kept: true };
let state = unread;
const listeners = new Set<() => void>();

function setState(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the stored plan and returns it. If storage has failed, keeps the plan in memory instead. */
export function readPlan(): Plan {
  if (state.kept) {
    setState({
      ...state,
      plan: readStored("local", PLAN_KEY, parsePlan) ?? emptyPlan,
      ready: true,
    });
  }
  return state.plan;
}

/** Replaces the whole plan. */
export function replacePlan(plan: Plan): void {
  const kept = writeStored("local", PLAN_KEY, isEmptyPlan(plan) ? undefined : plan);
  setState({ plan, ready: true, kept });
  planChanged.dispatchEvent(new Event("change"));
}

/** Changes one part of the plan. Call `readPlan` first. */
export function changePlan<Part extends PlanPart>(
  part: Part,
  change: (before: Plan[Part]) => Plan[Part],
): void {
  replacePlan({ ...state.plan, [part]: change(state.plan[part]) });
}

/** Deletes the plan from this browser. */
export function forgetPlan(): void {
  replacePlan(emptyPlan);
}

function onStorage({ key }: StorageEvent): void {
  // Another tab has changed the plan. The key is `null` after storage has been cleared.
  if (key === PLAN_KEY || key === null) readPlan();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The plan. Empty until it has been read; see `usePlanState`. */
export function usePlan(): Plan {
  return useSyncExternalStore(
    subscribe,
    () => state.plan,
    () => emptyPlan,
  );
}

/** Reads the plan and follows changes made in other tabs. Used by the layout of the plan's pages. */
export function usePlanState(): Pick<State, "ready" | "kept"> {
  useEffect(() => {
    // On every page, because changes in other tabs were not tracked until now.
    readPlan();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unread,
  );
}

/**
 * Whether the plan was empty when the page opened, and so its first treatment matters more than the tools. Does not
 * change later: the fields that a person is using would move.
 */
export function useStartsEmpty(): boolean {
  const plan = usePlan();
  const { ready } = usePlanState();
  const [startsEmpty, setStartsEmpty] = useState<boolean>();
  if (ready && startsEmpty === undefined) setStartsEmpty(isEmptyPlan(plan));
  return startsEmpty ?? true;
}
