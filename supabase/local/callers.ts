import type { MiddlewareHandler } from "hono";
import { isLoopbackHost } from "./loopback.ts";

/**
 * Answers only requests that were sent to a name of this machine. Otherwise a page on the internet could
 * point its own host name at this machine and read its data (DNS rebinding).
 */
export const refuseForeignHosts: MiddlewareHandler = async (context, next) => {
  if (isLoopbackHost(new URL(context.req.url).hostname)) return next();
  const message = "The local server answers only to localhost and other names of this machine.";
  return context.json({ code: "unknown_host", message }, 421);
};

/**
 * Refuses requests from pages of other sites. A hosted project answers every page, because callers need a
 * key. Here the keys are public constants.
 */
export function refuseForeignPages(allowedOrigins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header("origin");
    const isOwn =
      origin === undefined ||
      allowedOrigins.includes(origin) ||
      (URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname));
    if (isOwn) return next();
    const message =
      "The local server answers only pages from this machine and from the origins in ALLOWED_ORIGINS.";
    return context.json({ code: "unknown_origin", message }, 403);
  };
}

/** Keeps responses out of every cache, because most of them contain personal data. */
export const neverCache: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has("cache-control")) context.header("Cache-Control", "no-store");
};
