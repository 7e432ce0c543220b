import { QueryClient } from "@tanstack/react-query";

/** The cache of the workspace. It is kept in memory only, never in the browser's storage. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The Supabase client already retries reads on network errors.
      retry: false,
      refetchOnWindowFocus: true,
    },
  },
});

const alsoCleared = new Set<() => void>();

/** Adds something to clear together with the cache. */
export function alsoForget(forget: () => void): void {
  alsoCleared.add(forget);
}

/** Clears the cache and what was typed, so that the next person at this browser sees none of the data. */
export function forgetAdminData(): void {
  queryClient.clear();
  for (const forget of alsoCleared) forget();
}
