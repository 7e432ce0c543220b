import { isLoopbackHost } from "../loopback.ts";

/** Where a link leads: the wanted address if it is the site's own or this machine's, else the site. */
export function redirectTarget(wanted: string | undefined, publicUrl: string): string {
  if (!wanted || !URL.canParse(wanted)) return publicUrl;
  const target = new URL(wanted);
  const site = new URL(publicUrl);
  if (target.protocol !== "http:" && target.protocol !== "https:") return publicUrl;
  if (target.origin !== site.origin && !isLoopbackHost(target.hostname)) return publicUrl;
  // As it was written, where a header can carry that.
  return /^[\x21-\x7e]+$/.test(wanted) ? wanted : target.href;
}

/** An address with values in its fragment, their keys in alphabetical order as Auth gives them. */
export function withFragment(target: string, values: Record<string, string | number>): string {
  const fragment = new URLSearchParams(
    Object.entries(values)
      .map(([key, value]): [string, string] => [key, String(value)])
      .sort(([a], [b]) => a.localeCompare(b)),
  );
  return `${target.replace(/#.*$/, "")}#${fragment}`;
}
