import { getRequestListener } from "@hono/node-server";
import { standInOptions } from "../supabase/local/local-server.ts";
import { listenOnLoopback } from "../supabase/local/loopback.ts";
import { projectFolder, readEnvironment, readSettings } from "../supabase/local/settings.ts";
import { createSite } from "../supabase/local/site.ts";
import { ensureSiteBuild } from "../supabase/local/site-build.ts";
import { isStandInPath, startStandIn } from "../supabase/local/stand-in.ts";
import { everyRow } from "../tests/database/every-row.ts";
import { freePort } from "../tests/free-port.ts";

/** Tables that only contain counts, which change with every attempt and lead: limits. */
const COUNTERS = new Set(["private.tries", "private.lead_submissions"]);

/** A server like that of `npm start`, but in this process, so that a test can read its whole database. */
export async function startScannedServer() {
  const port = await freePort();
  const environment = readEnvironment();
  const settings = readSettings({ ...environment, PORT: String(port), DATA_DIR: "memory" });
  const standIn = await startStandIn(standInOptions(settings));
  const site = createSite(
    await ensureSiteBuild({
      folder: projectFolder,
      environment,
      signal: new AbortController().signal,
      log: () => {},
    }),
  );
  const services = getRequestListener(standIn.fetch);
  const server = await listenOnLoopback(
    (request, response) =>
      isStandInPath(request.url?.split("?")[0] ?? "/")
        ? services(request, response)
        : site(request, response),
    port,
  );
  const query = async (statement: string) =>
    (await standIn.database.asOwner((sql) => sql.query<{ text: string }>(statement))).rows.map(
      ({ text }) => text,
    );
  return {
    url: `http://localhost:${port}`,
    query,
    /** Every row that a scanner must not change, and the rows that it adds. */
    rows: () => everyRow(query, (table) => !COUNTERS.has(table)),
    async close(): Promise<void> {
      await server.close();
      await standIn.close();
    },
  };
}
