import type { Pool } from "pg";

/** A running PostgreSQL server, with connections to one database. */
export interface DatabaseServer {
  pool: Pool;
  close(): Promise<void>;
}

/**
 * A lost connection makes its current query fail, and the next query opens a new one. Nothing else needs to
 * be done.
 */
export function ignoreLostConnections(pool: Pool): void {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}
