import { use } from "react";

/**
 * Values in separate chunks: page components and long texts. A value that has loaded is returned without
 * suspending, so that prerendering and hydration never show a fallback.
 */
export type Loadable<Key extends string, Value> = {
  /** Loads a value once. Retries after a failed load. */
  load: (key: Key) => Promise<Value>;
  /** Returns the value or suspends while rendering. Throws if loading failed: React would repeat it endlessly. */
  read: (key: Key) => Value;
  /** While hydrating: suspends instead of throwing, so that prerendered content stays readable. */
  readOnceLoaded: (key: Key) => Value;
};

/** Makes a loader that fetches each value once. After a failure, `load` tries again. */
export function createLoadable<Key extends string, Value>(
  fetchValue: (key: Key) => Promise<Value>,
): Loadable<Key, Value> {
  const loads = new Map<Key, Promise<Value>>();
  const failed = new Set<Key>();

  function load(key: Key): Promise<Value> {
    const running = loads.get(key);
    if (running && !failed.delete(key)) return running;
    const promise: Promise<Value> = fetchValue(key).then(
      (value) => {
        // React's `use` reads a promise with these fields synchronously.
        Object.assign(promise, { status: "fulfilled", value });
        return value;
      },
      (error: unknown) => {
        failed.add(key);
        throw error;
      },
    );
    loads.set(key, promise);
    return promise;
  }

  const patient = new Map<Key, Promise<Value>>();
  function patiently(key: Key): Promise<Value> {
    const running = loads.get(key) ?? load(key);
    // Read synchronously.
    if (!failed.has(key) && "status" in running) return running;
    const waiting = patient.get(key) ?? running.catch(() => new Promise<Value>(() => {}));
    patient.set(key, waiting);
    return waiting;
  }

  return {
    load,
    read: (key) => use(loads.get(key) ?? load(key)),
    readOnceLoaded: (key) => use(patiently(key)),
  };
}
