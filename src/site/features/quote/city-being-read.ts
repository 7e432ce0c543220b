import type { LeadCity } from "@shared/cities.ts";
import { useEffect, useSyncExternalStore } from "react";

let current: LeadCity | undefined;
const listeners = new Set<() => void>();

function set(city: LeadCity | undefined): void {
  current = city;
  for (const listener of listeners) listener();
}

/** Makes the quote button in the header ask about the city whose guide is being read. */
export function useSetCityBeingRead(city: LeadCity | undefined): void {
  useEffect(() => {
    set(city);
    return () => set(undefined);
  }, [city]);
}

/** The city whose guide is being read, if any. */
export function useCityBeingRead(): LeadCity | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );
}
