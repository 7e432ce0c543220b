import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The client library has retried reads on network faults already.
      retry: false,
      refetchOnWindowFocus: true,
    },
  },
});

/** What every admin page needs around it. Nothing it holds is written to the browser's storage. */
export function AdminProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Forgets everything fetched, so that the next person at this browser sees none of it. */
export function forgetAdminData(): void {
  queryClient.clear();
}
