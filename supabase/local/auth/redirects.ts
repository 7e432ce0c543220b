import { isLoopbackHost } from "../loopback.ts";

/**
 * The target of a link: the requested address if it belongs to the site or this machine, and otherwise the
 * site.
 */
export function redirectTarget(wanted: string | undefined, publicUrl: string): string {
  if (!wanted || !URL.canParse(wanted)) return publicUrl;
  const target = new URL(wanted);
  const site = new URL(publicUrl);
  if (target.protocol !== "http:" && target.protocol !== "https:") return publicUrl;
  if (target.origin !== site.origin && !isLoopbackHost(target.hostname)) return publicUrl;
  // As it was written, if a header can contain that.
  return /^[\x21-\x7e]+$/.test(wanted) ? wanted : target.href;
}

/** An address with values in its fragment. The keys are in alphabetical order, as in Auth. */
export function withFragment(target: string, values: Record<string, string | number>): string {
  const fragment = new URLSearchParams(
    Object.entries(values)
      .map(([key, value]): [string, string] => [key, String(value)])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
  return `${target.replace(/#.*$/, "")}#${fragment}`;
}
