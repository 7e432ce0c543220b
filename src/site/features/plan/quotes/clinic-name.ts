import type { Quote } from "./quotes.ts";

/** The name of a clinic, or a placeholder until it has one. */
export function clinicName({ clinic }: Quote, number: number): string {
  return clinic.trim() || `Clinic ${number}`;
}
