import { useEffect } from "react";
import { deliver } from "./mail-api.ts";

const INTERVAL_MILLISECONDS = 60_000;

/**
 * Starts sending emails that are due, every minute while the list is open, so that projects can do without a
 * timer.
 */
export function useDelivery(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void deliver();
    }, INTERVAL_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
}
