import { useEffect, useSyncExternalStore } from "react";
import { readStored, writeStored } from "@/lib/storage.ts";
import { PLAN_KEY } from "./has-plan.ts";
import { emptyPlan, isEmptyPlan, type Plan, type PlanPart, parsePlan } from "./plan.ts";

/**
 * The plan of this browser. It is kept in local storage, so that it works offline and is still there when
 * the tab is closed. It is never sent anywhere.
 */
type State = {
  plan: Plan;
  /** What can be changed is only shown once the stored plan is read, so that it is never overwritten. */
  ready: boolean;
  /** False if the browser refuses to store the plan: it is lost when the page closes. */
  kept: boolean;
};

const unread: State = { plan: emptyPlan, ready: false, kept: true };
let state = unread;
const listeners = new Set<() => void>();

function setState(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the stored plan, and returns it. One that could not be stored exists only here, and stays. */
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

/** Puts a whole plan in place of this browser's. */
export function replacePlan(plan: Plan): void {
  const kept = writeStored("local", PLAN_KEY, isEmptyPlan(plan) ? undefined : plan);
  setState({ plan, ready: true, kept });
}

/** Changes one part of the plan, after `readPlan`. */
export function changePlan<Part extends PlanPart>(
  part: Part,
  change: (before: Plan[Part]) => Plan[Part],
): void {
  replacePlan({ ...state.plan, [part]: change(state.plan[part]) });
}

/** Removes the plan from this browser. */
export function forgetPlan(): void {
  replacePlan(emptyPlan);
}

function onStorage({ key }: StorageEvent): void {
  // Another tab has written. Without a key, it has cleared everything.
  if (key === PLAN_KEY || key === null) readPlan();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The plan. Empty until it is read, see `usePlanState`. */
export function usePlan(): Plan {
  return useSyncExternalStore(
    subscribe,
    () => state.plan,
    () => emptyPlan,
  );
}

/** Reads the plan and follows the changes of other tabs, for the frame of a page of the plan. */
export function usePlanState(): Pick<State, "ready" | "kept"> {
  useEffect(() => {
    // On every page, because nothing followed other tabs before.
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
