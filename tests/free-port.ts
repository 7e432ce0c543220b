import { randomInt } from "node:crypto";
import { listenOnLoopback } from "../supabase/local/loopback.ts";

/**
 * A port on which nothing listens. Not one that the system assigns: an outgoing connection could take it before the
 * server listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = await listenOnLoopback(() => {}, port).catch(() => undefined);
    if (!server) continue;
    await server.close();
    return port;
  }
}
