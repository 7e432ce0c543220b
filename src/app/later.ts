/**
 * What finishes the page further down, makes the next one fast and works away from the network. A
 * chunk of its own, fetched when everything else is done: the first view neither carries nor waits
 * for it.
 */
import { sparesData } from "@/lib/connection.ts";
import { idle, loaded } from "@/lib/idle.ts";
import { routes } from "@/lib/routes.ts";
import { FIRST_VIEW, layOutAtOnce, SPARED } from "./first-view.ts";
import { keepForOffline } from "./offline/register.ts";
import { loadPage, matchRoute } from "./pages.ts";
import { prefetchInView } from "./prefetch-in-view.ts";

export async function startLater(): Promise<void> {
  await layOutTheRest();
  // Copies and pages that somebody may never open are not worth data that is scarce.
  if (sparesData(navigator)) return;
  await loaded();
  await idle();
  prefetchInView({
    load: loadPage,
    wants: (pathname) => routes[matchRoute(pathname).id].access === "public",
  });
  // While developing, a copy would be older than the source.
  if (!import.meta.env.PROD) return;
  await idle();
  await keepForOffline();
}

/** Lays out what the first view spared, a part at a time, so that a tap in between is answered at once. */
async function layOutTheRest(): Promise<void> {
  if (!document.documentElement.hasAttribute(FIRST_VIEW)) return;
  await idle();
  const spared = [...document.querySelectorAll<HTMLElement>(SPARED)].filter(
    (part) => getComputedStyle(part).contentVisibility === "auto",
  );
  for (const part of spared) {
    part.style.contentVisibility = "visible";
    await new Promise(requestAnimationFrame);
  }
  layOutAtOnce();
  for (const part of spared) part.style.removeProperty("content-visibility");
}
