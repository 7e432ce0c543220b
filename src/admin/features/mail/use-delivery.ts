import { useEffect } from "react";
import { deliver } from "./mail-api.ts";

const INTERVAL_MILLISECONDS = 60_000;

/**
 * Starts sending emails that are due, when the workspace is opened and every minute while it is open, so that
 * projects can do without a timer.
 */
export function useDelivery(): void {
  useEffect(() => {
    void deliver();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void deliver();
    }, INTERVAL_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
}
