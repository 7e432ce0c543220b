/** The median. For an even number of values, the higher of the middle two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median with the lowest and the highest value, such as "412 (398–471)". */
export function medianAndSpread(values: readonly number[]): string {
  if (values.length === 0) return "none";
  const text = (value: number) => value.toFixed(0);
  return `${text(median(values))} (${text(Math.min(...values))}–${text(Math.max(...values))})`;
}
