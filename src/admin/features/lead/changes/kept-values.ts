import { useSyncExternalStore } from "react";
import { onForgetAdminData } from "@/admin/features/access/query-client.ts";
import { createUnloadQuestion } from "@/lib/ask-before-unload.ts";

type Options = {
  /** Whether the browser asks before a reload, which would lose the value of this key. */
  asksBeforeUnload?: (key: string) => boolean;
};

/** Values by key that outlive the components that show them, until the user signs out. */
export function keptValues<Value>({ asksBeforeUnload = () => false }: Options = {}) {
  const ask = createUnloadQuestion();
  let values: ReadonlyMap<string, Value> = new Map();
  const listeners = new Set<() => void>();

  function replace(next: ReadonlyMap<string, Value>) {
    values = next;
    if ([...next.keys()].some(asksBeforeUnload)) window.addEventListener("beforeunload", ask);
    else window.removeEventListener("beforeunload", ask);
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  /** Removes the values whose key starts like this. */
  const clear = (start = "") =>
    replace(new Map([...values].filter(([key]) => !key.startsWith(start))));
  onForgetAdminData(() => clear());

  return {
    clear,
    get: (key: string) => values.get(key),
    all: () => [...values.values()],
    /** Undefined removes the value. */
    set(key: string, value: Value | undefined) {
      const next = new Map(values);
      next.delete(key);
      if (value !== undefined) next.set(key, value);
      replace(next);
    },
    /** The value of a key, in a component. */
    use: (key: string) => useSyncExternalStore(subscribe, () => values.get(key)),
    /** All values, the newest last, in a component. */
    useAll: () => useSyncExternalStore(subscribe, () => values),
  };
}
