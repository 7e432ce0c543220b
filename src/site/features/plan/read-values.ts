/**
 * Readers for the parts of a plan. A plan comes from storage, a file or a link, so each part repairs what it
 * can: a string that is too long is truncated, an invalid value is replaced by the default, and an invalid list
 * entry is dropped without affecting the others.
 */

/** Whether a value is an object, but not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields of an object; empty for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** A string of at most `most` characters; empty for anything else. */
export function text(value: unknown, most: number): string {
  return typeof value === "string" ? value.slice(0, most) : "";
}

/** The value if it is allowed, and otherwise the first allowed value. */
export function oneOf<const Value extends string>(
  value: unknown,
  values: readonly [Value, ...Value[]],
): Value {
  return values.find((each) => each === value) ?? values[0];
}

/** The entries of a list that `read` accepts, at most `most` of them; empty for anything but a list. */
export function listOf<Entry>(
  value: unknown,
  most: number,
  read: (entry: unknown) => Entry | undefined,
): Entry[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.flatMap((each) => read(each) ?? []).slice(0, most);
}

/** For lists of IDs. */
export function idOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The values of an object by name; empty for anything but an object. */
export function recordOf<Value>(
  value: unknown,
  read: (value: unknown) => Value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, each]) => [name, read(each)]),
  );
}
