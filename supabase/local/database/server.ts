import type { Pool } from "pg";

/** A PostgreSQL that runs, with connections to one database. */
export interface DatabaseServer {
  pool: Pool;
  close(): Promise<void>;
}

/** A lost connection fails the query that runs on it and is replaced by the next one: no more is to be done. */
export function ignoreLostConnections(pool: Pool): void {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}
