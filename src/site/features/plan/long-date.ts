/** Formats a `yyyy-MM-dd` date as "20 November 2026". Returns an empty string for anything else. */
export function longDate(date: string): string {
  const day = new Date(`${date}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(day.getTime())) return "";
  return day.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
