import { createContext, useContext } from "react";
import type { Role } from "./auth-api.ts";

/** The signed-in administrator or coordinator. `displayName` is what colleagues see. */
export type Admin = { userId: string; email: string; role: Role; displayName: string };

export const AdminContext = createContext<Admin | null>(null);

/** The signed-in administrator or coordinator. Throws outside `AdminGuard`. */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error("useAdmin must be used inside AdminGuard.");
  return admin;
}
