import { clientAddress } from "./client-address.ts";
import { countedEmail } from "./counted-email.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import type { AddressHeader } from "./project-settings.ts";

/** What the rate limits count for a request, hashed. */
export interface CountedHashes {
  addressHash: string;
  networkHash: string | null;
  emailHash: string;
}

/** Hashes what the rate limits count for a request with an email address. */
export async function countedHashes(
  hash: KeyedHash,
  headers: Headers,
  addressHeader: AddressHeader,
  email: string,
): Promise<CountedHashes> {
  const { address, network } = clientAddress(headers, addressHeader);
  return {
    addressHash: await hash(`address:${address}`),
    networkHash: network === undefined ? null : await hash(`network:${network}`),
    emailHash: await hash(`email:${countedEmail(email)}`),
  };
}
