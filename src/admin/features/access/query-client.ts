import { onlineManager, QueryClient } from "@tanstack/react-query";

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

let isOnline = true;
let isPaused = false;
const applyPause = () => onlineManager.setOnline(isOnline && !isPaused);

// Instead of the library's own listener, which would end a pause when the network comes back.
onlineManager.setEventListener(() => {
  // Functions of the workspace are also tested without a page.
  if (typeof window === "undefined") return;
  const follow = ({ type }: Event) => {
    isOnline = type === "online";
    applyPause();
  };
  window.addEventListener("online", follow);
  window.addEventListener("offline", follow);
  return () => {
    window.removeEventListener("online", follow);
    window.removeEventListener("offline", follow);
  };
});

/** Pauses queries and changes until the returned function is called, also if the network comes and goes meanwhile. */
export function pauseQueries(): () => void {
  isPaused = true;
  applyPause();
  return () => {
    isPaused = false;
    applyPause();
  };
}

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
