import type { Role } from "@/admin/features/access/auth-api.ts";

export const roleNames: Readonly<Record<Role, string>> = {
  admin: "Administrator",
  coordinator: "Coordinator",
};
