import { useEffect, useState, useSyncExternalStore } from "react";
import { followStored, readStored, writeStored } from "@/lib/storage.ts";
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

/** Reads the plan and follows changes made on other pages. Used by the layout of the plan's pages. */
export function usePlanState(): Pick<State, "ready" | "kept"> {
  useEffect(() => {
    // On every page, because changes on other pages were not tracked until now.
    readPlan();
    return followStored(PLAN_KEY, readPlan);
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
