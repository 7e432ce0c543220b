/** Apart from `english.ts`, which every treatment's page brings along; by hand for the same reason. */
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

/** The name of a month, counted from 1. Throws where there is no such month. */
export function monthName(month: number): string {
  const name = months[month - 1];
  if (name === undefined) throw new Error(`There is no month ${month}.`);
  return name;
}
