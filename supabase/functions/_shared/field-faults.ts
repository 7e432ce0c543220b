/** What is wrong with the fields of a request: messages for people, and codes that do not depend on a language. */
import type * as z from "zod/mini";

/** Stable codes for errors in a field. */
export const FAULT_CODES = [
  /** Required, but missing, empty or without a visible character; or consent that was not given. */
  "missing",
  "too_long",
  /** Not in the field's format, or not one of the choices. */
  "invalid",
  /** Contains control characters or incomplete surrogate pairs. */
  "bad_characters",
  /** Not the field's JSON type. */
  "wrong_type",
  /** The request has fields that do not belong to it. Only for `body`. */
  "unknown_field",
  /** The hidden field for programs was filled in. */
  "not_empty",
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** The first error of each invalid field. The field `body` means the whole request. */
export interface FieldFaults {
  fields: Record<string, string>;
  codes: Record<string, FaultCode>;
}

/** The message and code for a value that fails one of our own checks. */
export function withCode(error: string, code: FaultCode) {
  return { error, params: { code } };
}

function faultCode(issue: z.core.$ZodIssue): FaultCode {
  switch (issue.code) {
    case "too_big":
      return "too_long";
    case "too_small":
      return "missing";
    case "unrecognized_keys":
      return "unknown_field";
    case "invalid_type":
      return issue.input == null ? "missing" : "wrong_type";
    case "invalid_value":
      return issue.input == null ? "missing" : "invalid";
    case "custom":
      return FAULT_CODES.find((code) => code === issue.params?.code) ?? "invalid";
    default:
      return "invalid";
  }
}

/**
 * The errors that a schema found. The schema must have parsed with `reportInput`, which shows whether a field is
 * missing or of the wrong type. `messageOf` replaces the schema's message.
 */
export function readFaults(
  { issues }: z.core.$ZodError,
  messageOf = ({ message }: z.core.$ZodIssue, _field: string) => message,
): FieldFaults {
  const faults: FieldFaults = { fields: {}, codes: {} };
  for (const issue of issues) {
    const field = issue.path.length > 0 ? String(issue.path[0]) : "body";
    if (faults.fields[field] !== undefined) continue;
    faults.fields[field] = messageOf(issue, field);
    faults.codes[field] = faultCode(issue);
  }
  return faults;
}
