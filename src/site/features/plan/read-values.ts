/**
 * Readers for the parts of the plan. A plan comes from storage, a file or a link, so each part repairs what
 * it can: a text that is too long is cut, a wrong value becomes the default, and one bad entry of a list does
 * not take the others with it.
 */

/** Whether a value has fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** A text of at most `most` characters; empty if it is no text. */
export function text(value: unknown, most: number): string {
  return typeof value === "string" ? value.slice(0, most) : "";
}

/** One of the values, or the first of them. */
export function oneOf<const Value extends string>(
  value: unknown,
  values: readonly [Value, ...Value[]],
): Value {
  return values.find((each) => each === value) ?? values[0];
}

/** The entries of a list that `read` finds something in, at most `most` of them; empty if it is no list. */
export function listOf<Entry>(
  value: unknown,
  most: number,
  read: (entry: unknown) => Entry | undefined,
): Entry[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((each) => read(each) ?? []).slice(0, most);
}

/** For lists of ids. */
export function idOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Values by name; none if it is no object. */
export function recordOf<Value>(
  value: unknown,
  read: (value: unknown) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, each]) => [name, read(each)]),
  );
}
