import { useEffect } from "react";

/** The only live region of each app for what has just happened. In the first HTML, because a new one is not read. */
const REGION_ID = "announcer";

/** A pause, so that messages of the same moment are read together, and after what the moving focus says. */
const PAUSE_MILLISECONDS = 150;
/** How long typing must pause before its result is announced. */
const TYPING_MILLISECONDS = 500;

let waiting: string[] = [];
let timer = 0;

/** Says to screen readers what happened, without moving the focus. */
export function announce(text: string): void {
  const said = text.trim();
  if (!said || waiting.includes(said)) return;
  const region = findRegion();
  waiting.push(said);
  // The same text again is only read if the region was empty.
  region.textContent = "";
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    region.textContent = waiting.map((each) => (/[.?!]$/.test(each) ? each : `${each}.`)).join(" ");
    waiting = [];
  }, PAUSE_MILLISECONDS);
}

/** Announces text that follows from what somebody types, once typing pauses. */
export function useAnnounced(text: string): void {
  useEffect(() => {
    if (!text) return;
    const pause = window.setTimeout(() => announce(text), TYPING_MILLISECONDS);
    return () => window.clearTimeout(pause);
  }, [text]);
}

function findRegion(): HTMLElement {
  const found = document.getElementById(REGION_ID);
  if (found) return found;
  // A component on its own, as in tests.
  const region = document.createElement("div");
  region.id = REGION_ID;
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  return region;
}
