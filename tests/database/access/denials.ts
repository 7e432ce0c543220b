import type { Denial } from "../support.ts";

/** The role has no right to use the schema. */
export const noSchema: Denial = { code: "42501", message: "permission denied for schema private" };

export const noCall = (name: string): Denial => ({
  code: "42501",
  message: `permission denied for function ${name}`,
});

/** The function may be called, but requires a role. */
export const needs = (role: "admin" | "coordinator"): Denial => ({
  code: "42501",
  message: `This needs the role ${role}.`,
});

/** The function checked the role, and then found no lead. */
export const noLead: Denial = { code: "PT404", message: "There is no such lead." };

/** The role has no such right on the table or column. */
export const noGrant = (table: string): Denial => ({
  code: "42501",
  message: `permission denied for table ${table}`,
});

/** The role has the right, but a policy refuses the new row. */
export const failedCheck = (table: string): Denial => ({
  code: "42501",
  message: `new row violates row-level security policy for table "${table}"`,
});
