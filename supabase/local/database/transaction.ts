import type { Pool, PoolClient } from "pg";

/**
 * One transaction on a separate connection. It is committed when `work` is done, and rolled back if it
 * throws.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  begin = "begin",
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    // A connection that cannot be rolled back is not used again.
    await client.query("rollback").catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
