import type { Role } from "@/admin/features/access/auth-api.ts";

/** Names of the roles. */
export const roleNames: Readonly<Record<Role, string>> = {
  admin: "Administrator",
  coordinator: "Coordinator",
};
