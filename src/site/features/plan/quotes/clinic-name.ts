import type { Quote } from "./quotes.ts";

/** A clinic as the page calls it while it has no name. */
export function clinicName({ clinic }: Quote, number: number): string {
  return clinic.trim() || `Clinic ${number}`;
}
