import { hrefTo } from "@/lib/routes.ts";
import { type Plan, parsePlan } from "./plan.ts";

/**
 * A plan as a link. It is in the fragment, which browsers do not send: whoever opens the link has the
 * plan, and no server ever sees it.
 */
const FRAGMENT = "#plan=";
/** Most bytes of an unpacked plan. A link that unpacks to more is not one of ours. */
const MOST_BYTES = 200_000;

/** The link that opens a plan on another device. */
export async function linkToPlan(plan: Plan): Promise<string> {
  const packed = await transform(
    new TextEncoder().encode(JSON.stringify(plan)),
    new CompressionStream("deflate-raw"),
  );
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  const code = text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `${window.location.origin}${hrefTo.plan()}${FRAGMENT}${code}`;
}

/** Whether a fragment contains a plan, complete or not. */
export function carriesPlan(fragment: string): boolean {
  return fragment.startsWith(FRAGMENT);
}

/** The plan in a fragment; `undefined` if it is cut off or no plan. */
export async function planFromLink(fragment: string): Promise<Plan | undefined> {
  try {
    const code = fragment.slice(FRAGMENT.length).replaceAll("-", "+").replaceAll("_", "/");
    const packed = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
    const bytes = await transform(packed, new DecompressionStream("deflate-raw"));
    return parsePlan(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** Packs or unpacks. Rejects for bytes that cannot be unpacked, and for too many of them. */
async function transform(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = through.writable.getWriter();
  // A fault of the bytes reaches the reader, which throws it.
  void writer.write(bytes).catch(() => {});
  void writer.close().catch(() => {});
  const reader = through.readable.getReader();
  const read: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(read);
    if (read.length + value.length > MOST_BYTES) throw new Error("The plan is too large.");
    for (const byte of value) read.push(byte);
  }
}
