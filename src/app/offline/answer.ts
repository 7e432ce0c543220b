import { OFFLINE_PATH, SHELL_PATH } from "./manifest.ts";

/** What the service worker does with a request. */
export type Answer =
  /** Nothing: the browser asks the network as if there were no worker. */
  | { kind: "leave" }
  /** A page: the network first, for as long as `patience` says, then the copy of `fallback`. */
  | { kind: "page"; fallback: string; patience: number }
  /** A file of the build: the copy of this address first, then the network. */
  | { kind: "file"; url: string };

/** How long a reader waits for the network before a page is drawn from the device. */
export const PATIENCE_MILLISECONDS = 3000;

type Asked = Pick<Request, "method" | "mode" | "url">;

type Copies = {
  origin: string;
  pages: ReadonlySet<string>;
  hasCopy: (url: string) => boolean;
};

/** Decides what happens with a request. Only ever names copies that the build itself listed. */
export function answerFor(
  { method, mode, url }: Asked,
  { origin, pages, hasCopy }: Copies,
): Answer {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return { kind: "leave" };
  if (mode === "navigate") {
    const path = address.pathname.replace(/(.)\/+$/, "$1");
    return pages.has(path)
      ? { kind: "page", fallback: SHELL_PATH, patience: PATIENCE_MILLISECONDS }
      : { kind: "page", fallback: OFFLINE_PATH, patience: Number.POSITIVE_INFINITY };
  }
  // Drawings are asked for with the part of the file that is shown: `home-hero.svg#art`.
  address.hash = "";
  return hasCopy(address.href) ? { kind: "file", url: address.href } : { kind: "leave" };
}
