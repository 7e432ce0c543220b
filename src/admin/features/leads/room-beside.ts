import { useSyncExternalStore } from "react";

/** Whether a lead fits beside the list. On paper an open one takes its place. */
const ROOM = "(min-width: 1280px), print";

function subscribe(listener: () => void) {
  const query = window.matchMedia(ROOM);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is wide enough for a lead beside the list. */
export function useHasRoomBeside(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(ROOM).matches);
}
