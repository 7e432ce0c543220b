import { useQuery } from "@tanstack/react-query";
import { deliver } from "./mail-api.ts";

const INTERVAL_MILLISECONDS = 60_000;

/**
 * Starts sending emails that are due, when the workspace is opened and every minute while it is visible, so that
 * a project works without a timer. It is a query so that it pauses with all others while the page is locked.
 */
export function useDelivery(): void {
  useQuery({
    queryKey: ["mail", "delivery"],
    queryFn: async () => {
      await deliver();
      return null;
    },
    refetchInterval: INTERVAL_MILLISECONDS,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
