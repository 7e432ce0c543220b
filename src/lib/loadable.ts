import { use } from "react";

/**
 * Values that arrive with a chunk of their own: page components and long texts.
 * A loaded value is handed out at once, so that prerendering and hydration never show a fallback.
 */
export type Loadable<Key extends string, Value> = {
  /** Starts loading, or returns the load under way. A failed load is forgotten, so that it can be tried again. */
  load: (key: Key) => Promise<Value>;
  /** For rendering: the value, or suspends until it is there. */
  read: (key: Key) => Value;
};

export function createLoadable<Key extends string, Value>(
  fetchValue: (key: Key) => Promise<Value>,
): Loadable<Key, Value> {
  const loaded = new Map<Key, { value: Value }>();
  const pending = new Map<Key, Promise<Value>>();

  function load(key: Key): Promise<Value> {
    const running = pending.get(key);
    if (running) return running;
    const promise = fetchValue(key).then(
      (value) => {
        loaded.set(key, { value });
        return value;
      },
      (error: unknown) => {
        pending.delete(key);
        throw error;
      },
    );
    pending.set(key, promise);
    return promise;
  }

  function read(key: Key): Value {
    const done = loaded.get(key);
    return done ? done.value : use(load(key));
  }

  return { load, read };
}
