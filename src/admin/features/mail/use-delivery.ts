import { useEffect } from "react";
import { deliver } from "./mail-api.ts";

const INTERVAL_MILLISECONDS = 60_000;

/** Starts sending mail that is due, each minute while the list is open, so that no project needs a timer. */
export function useDelivery(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void deliver();
    }, INTERVAL_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
}
