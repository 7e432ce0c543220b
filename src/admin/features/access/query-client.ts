import { QueryClient } from "@tanstack/react-query";

/** The workspace's cache. Only in memory, never in the browser's storage. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The Supabase client already retries reads on network errors.
      retry: false,
      refetchOnWindowFocus: true,
    },
  },
});

const forgetCallbacks = new Set<() => void>();

/** Registers a function that clears other personal data together with the cache. */
export function onForgetAdminData(forget: () => void): void {
  forgetCallbacks.add(forget);
}

/** Clears the cache and unsaved text, so that the next person to use this browser sees none of the data. */
export function forgetAdminData(): void {
  queryClient.clear();
  for (const forget of forgetCallbacks) forget();
}
