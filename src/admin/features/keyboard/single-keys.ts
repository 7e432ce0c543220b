import { useLayoutEffect, useRef } from "react";
import * as z from "zod/mini";
import { readStored, writeStored } from "@/lib/storage.ts";

const STORAGE_KEY = "workspace-single-keys";

/** Whether shortcuts without Ctrl or Alt are on. People who use speech input turn them off (WCAG 2.1.4). */
export function singleKeysOn(): boolean {
  return readStored("local", STORAGE_KEY, (stored) => z.boolean().parse(stored)) ?? true;
}

/** Turns single-key shortcuts on or off in this browser. */
export function setSingleKeys(isOn: boolean): void {
  writeStored("local", STORAGE_KEY, isOn);
}

type KeyActions = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Whether keys belong to a field that has the focus, or to an open dialog or menu. */
export function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector("[role=dialog], [role=menu]")) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select");
}

/** Runs an action when its key is pressed alone, unless the user is typing. Escape always works. */
export function useSingleKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  // A layout effect, because useEffect may run after the screen is painted, and a key pressed before then
  // would be lost.
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const action = latest.current[key];
      if (!action || isTaken(event.target)) return;
      if (key !== "escape" && !singleKeysOn()) return;
      event.preventDefault();
      action(event);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
