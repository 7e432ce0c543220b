import { expect } from "vitest";
import { FAULT_CODES } from "../../supabase/functions/_shared/field-faults.ts";

/** Checks that a refusal has a message for people and a code for programs, also for each invalid field. */
export async function refusalOf(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/json");
  const body: Record<string, unknown> = await response.json();
  expect(body.error).toMatch(/^[A-Z].+\.$/);
  expect(body.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  const { error: _error, code: _code, fields, codes, ...others } = body;
  expect(others).toEqual({});
  expect(Object.keys(codes ?? {})).toEqual(Object.keys(fields ?? {}));
  for (const code of Object.values(codes ?? {})) expect(FAULT_CODES).toContain(code);
  return body;
}
