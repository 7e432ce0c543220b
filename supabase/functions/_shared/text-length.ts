/** Whole numbers and lengths of text in messages. */

/** A whole number with thousands separators: "12,000". Without `Intl`, whose first use takes about 20 ms. */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** The error about a string of more than `most` characters. */
export function lengthFault(name: string, most: number): string {
  return `${name} must be ${groupThousands(most)} characters or fewer.`;
}
