import { hrefTo } from "@/lib/routes.ts";
import { type Plan, parseReceivedPlan } from "./plan.ts";

/**
 * A link that contains a plan. The plan is in the fragment, which browsers do not send to servers: anyone who
 * opens the link can read it, but no server ever sees it.
 */
const FRAGMENT = "#plan=";
/** Maximum size of an unpacked plan, in bytes. No valid link exceeds it. */
const MAX_BYTES = 200_000;

/** Creates a link that opens the plan on another device. */
export async function linkToPlan(plan: Plan): Promise<string> {
  const packed = await transform(
    new TextEncoder().encode(JSON.stringify(plan)),
    new CompressionStream("deflate-raw"),
  );
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  const code = text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${window.location.origin}${hrefTo.plan()}${FRAGMENT}${code}`;
}

/** Whether a fragment contains a plan, even an incomplete one. */
export function carriesPlan(fragment: string): boolean {
  return fragment.startsWith(FRAGMENT);
}

/** Reads the plan in a fragment. Returns `undefined` if it is truncated or not a plan. */
export async function planFromLink(fragment: string): Promise<Plan | undefined> {
  try {
    const code = fragment.slice(FRAGMENT.length).replaceAll("-", "+").replaceAll("_", "/");
    const packed = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
    const bytes = await transform(packed, new DecompressionStream("deflate-raw"));
    return parseReceivedPlan(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** Compresses or decompresses data. Rejects if the data is invalid or too large. */
async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = through.writable.getWriter();
  // An error in the data is thrown by the reader.
  void writer.write(bytes).catch(() => {});
  void writer.close().catch(() => {});
  const reader = through.readable.getReader();
  const read: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(read);
    if (read.length + value.length > MAX_BYTES) throw new Error("The plan is too large.");
    for (const byte of value) read.push(byte);
  }
}
