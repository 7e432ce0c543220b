/** An error from PostgreSQL, with its own message and code. It contains no statement and no parameters. */
export class DatabaseError extends Error {
  override name = "DatabaseError";

  constructor(
    message: string,
    /** SQLSTATE, such as `42501`. */
    readonly code: string,
    readonly detail?: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** A text field of an error from another source. */
export function fieldOf(error: Error, field: "code" | "detail" | "hint"): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** PostgreSQL's error, without what the client library adds. Any other error is returned unchanged. */
export function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  const code = fieldOf(error, "code");
  if (!code || !/^[0-9A-Z]{5}$/.test(code)) return error;
  return new DatabaseError(error.message, code, fieldOf(error, "detail"), fieldOf(error, "hint"));
}
