import { OFFLINE_PATH, SHELL_PATH } from "./manifest.ts";

/** How the service worker responds to a request. */
export type Answer =
  /** Not handled: left to the browser. */
  | { kind: "leave" }
  /** A page: network first, for up to `timeout` milliseconds, then the copy of `fallback`. */
  | { kind: "page"; fallback: string; timeout: number }
  /** A build file: its copy at this URL first, then the network. */
  | { kind: "file"; url: string }
  /** A drawing without a copy: network first, then the copy of its light version or of its substitute. */
  | { kind: "drawing"; fallback: string };

/** How long to wait for the network before rendering a page from copies. */
export const NETWORK_TIMEOUT_MILLISECONDS = 3000;

type RequestParts = Pick<Request, "method" | "mode" | "url">;

type Copies = {
  origin: string;
  pages: ReadonlySet<string>;
  hasCopy: (url: string) => boolean;
  /** Drawings without a copy, each with the name of the drawing shown in its place. */
  standIns: ReadonlyMap<string, string>;
};

/** The URL of a drawing in one theme's colours; see `src/ui/illustration.tsx`. */
const DRAWING = /^\/illustrations\/([\w-]+)-(?:light|dark)\.svg$/;

/** Decides how to respond to a request. Only uses copies listed by the build. */
export function answerFor(
  { method, mode, url }: RequestParts,
  { origin, pages, hasCopy, standIns }: Copies,
): Answer {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return { kind: "leave" };
  if (mode === "navigate") {
    const path = address.pathname.replace(/(.)\/+$/, "$1");
    return pages.has(path)
      ? { kind: "page", fallback: SHELL_PATH, timeout: NETWORK_TIMEOUT_MILLISECONDS }
      : { kind: "page", fallback: OFFLINE_PATH, timeout: Number.POSITIVE_INFINITY };
  }
  if (hasCopy(address.href)) return { kind: "file", url: address.href };
  const name = DRAWING.exec(address.pathname)?.[1];
  if (name === undefined) return { kind: "leave" };
  const fallback = [name, standIns.get(name)]
    .map((drawing) => `${origin}/illustrations/${drawing}-light.svg`)
    .find(hasCopy);
  return fallback === undefined ? { kind: "leave" } : { kind: "drawing", fallback };
}
