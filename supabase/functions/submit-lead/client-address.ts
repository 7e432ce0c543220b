/** Four numbers with dots, as an IPv4 address is written, also at the end of a mapped IPv6 one. */
const mappedAddress = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** The eight groups of an IPv6 address, or nothing where it is none. */
function ipv6Groups(text: string): string[] | undefined {
  // The address parser of URLs knows every way to write one; it gives the short form.
  const host = `http://[${text}]/`;
  if (!URL.canParse(host)) return undefined;
  const [head = "", tail] = new URL(host).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after];
}

/**
 * What the limit counts for a network address: an IPv4 address as it is, the /64 network of an IPv6
 * one, because a household or a phone holds a whole such network and could change at will within it.
 */
function countedAddress(text: string): string {
  const ipv4 = mappedAddress.exec(text)?.[1];
  if (ipv4) return ipv4;
  const groups = ipv6Groups(text.replace(/%.*$/, ""));
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : text.toLowerCase();
}

/**
 * Where a request comes from, as the gateway in front tells: `cf-connecting-ip`, which a visitor
 * cannot set there, or else the first of `x-forwarded-for`. Requests without either count together.
 */
export function clientAddress(headers: Headers): string {
  const told = headers.get("cf-connecting-ip") ?? headers.get("x-forwarded-for")?.split(",")[0];
  return countedAddress(told?.trim() || "unknown");
}
