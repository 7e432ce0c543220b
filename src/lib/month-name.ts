const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** The name of a month, from 1 for January. Throws for any other number. */
export function monthName(month: number): string {
  const name = months[month - 1];
  if (name === undefined) throw new Error(`There is no month ${month}.`);
  return name;
}

/** "November 2026" for "2026-11". Does not use `Date`, which depends on the visitor's time zone. */
export function monthInWords(month: string): string {
  const [year, number] = month.split("-");
  return `${monthName(Number(number))} ${year}`;
}

/** "22 November 2026" for "2026-11-22". */
export function dateInWords(date: string): string {
  return `${Number(date.slice(8))} ${monthInWords(date.slice(0, 7))}`;
}
