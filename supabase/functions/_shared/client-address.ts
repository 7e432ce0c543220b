import type { AddressHeader } from "./project-settings.ts";

/** What the rate limits count for the IP address of a request. */
export interface CountedAddress {
  /** An IPv4 address, or the /64 network of an IPv6 address, within which a household can change. */
  address: string;
  /** The /48 network of an IPv6 address, the smallest that providers give to a business or a site. */
  network: string | undefined;
}

const ipv4Part = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
/** An IPv4 address, including one mapped into IPv6. */
const ipv4Address = new RegExp(`^(?:::ffff:)?(${ipv4Part}(?:\\.${ipv4Part}){3})$`, "i");

/** The eight groups of an IPv6 address, or `undefined` for any other text. */
function ipv6Groups(text: string): string[] | undefined {
  // The URL parser accepts every way to write one and returns the short form.
  const host = `http://[${text}]/`;
  if (!/^[\da-f:.]+$/i.test(text) || !URL.canParse(host)) return undefined;
  const [head = "", tail] = new URL(host).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after];
}

/** What is counted for a string, or `undefined` if it is not an address. */
function countedAddress(text: string): CountedAddress | undefined {
  const ipv4 = ipv4Address.exec(text)?.[1];
  if (ipv4) return { address: ipv4, network: undefined };
  const groups = ipv6Groups(text.replace(/%.*$/, ""));
  if (!groups) return undefined;
  return {
    address: `${groups.slice(0, 4).join(":")}::/64`,
    network: `${groups.slice(0, 3).join(":")}::/48`,
  };
}

/**
 * The IP address of a request, as reported by the platform in front of the function. The caller cannot
 * choose either of these:
 * - `cf-connecting-ip`, which Cloudflare, in front of every hosted project, sets on each request;
 * - the last address of `x-forwarded-for`, which the nearest gateway adds. The addresses before it come from
 *   the caller and are ignored.
 * Requests without a well-formed address are counted together.
 */
export function clientAddress(headers: Headers, addressHeader: AddressHeader): CountedAddress {
  const connecting = addressHeader === "cf-connecting-ip" ? headers.get(addressHeader) : null;
  const lastHop = headers.get("x-forwarded-for")?.split(",").at(-1);
  return (
    countedAddress(connecting?.trim() ?? "") ??
    countedAddress(lastHop?.trim() ?? "") ?? { address: "unknown", network: undefined }
  );
}
