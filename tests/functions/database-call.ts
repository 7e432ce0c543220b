import type { CallDatabase } from "../../supabase/functions/_shared/database.ts";
import type { LocalDatabase } from "../../supabase/local/database/local-database.ts";
import { readValueAs } from "../database/support.ts";

/** Calls a database's functions in the same way as the edge functions, but without HTTP. */
export function callFunctionsOf(database: () => LocalDatabase): CallDatabase {
  return (name, parameters = {}) => {
    const list = Object.keys(parameters).map((parameter, index) => `${parameter} => $${index + 1}`);
    const values = Object.values(parameters).map((value) =>
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    );
    return readValueAs(
      database(),
      { role: "service_role" },
      `public.${name}(${list.join(", ")})`,
      values,
    );
  };
}
