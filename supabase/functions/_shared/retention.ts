/** How many days a lead is kept if LEAD_RETENTION_DAYS is not set. */
export const DEFAULT_RETENTION_DAYS = 730;

/** Reads LEAD_RETENTION_DAYS. Throws if it is not a number of days that the database accepts. */
export function readRetentionDays(text = String(DEFAULT_RETENTION_DAYS)): number {
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= 3650) return days;
  throw new Error("LEAD_RETENTION_DAYS must be a whole number from 1 to 3650.");
}

/** The period in words: "24 months" for 730 days, "90 days". */
export function retentionPeriod(days: number): string {
  if (days > 0 && days % 365 === 0) return `${(days / 365) * 12} months`;
  return days === 1 ? "1 day" : `${days.toLocaleString("en-GB")} days`;
}
