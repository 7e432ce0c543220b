/**
 * The stand-in as a separate process, which the fault tests kill. Its argument is the options as JSON. It
 * prints its port, runs the statements on its standard input, one on each line as JSON, and prints the result
 * of each.
 */
import { createInterface } from "node:readline";
import { getRequestListener } from "@hono/node-server";
import * as z from "zod";
import { listenOnLoopback } from "../../supabase/local/loopback.ts";
import { startStandIn } from "../../supabase/local/stand-in.ts";

const optionsSchema = z.object({
  dataDirectory: z.string(),
  mailHost: z.string().optional(),
});
const { dataDirectory, mailHost } = optionsSchema.parse(JSON.parse(process.argv[2] ?? "{}"));
const most = "1000000";
const standIn = await startStandIn({
  dataDirectory,
  publicUrl: "http://localhost",
  seed: false,
  functionEnvironment: {
    ALLOWED_ORIGINS: "http://localhost",
    LEAD_LIMIT_PER_ADDRESS: most,
    LEAD_LIMIT_PER_NETWORK: most,
    LEAD_LIMIT_PER_EMAIL: most,
    LEAD_LIMIT_TOTAL: most,
    ...(mailHost ? { LOCAL_MAIL_API_URL: `http://${mailHost}/emails` } : {}),
  },
  functionHosts: mailHost ? [mailHost] : [],
  // The same as with `npm start`.
  deliverEverySeconds: 5,
  log: () => {},
});
const server = await listenOnLoopback(getRequestListener(standIn.fetch), 0);

const lineSchema = z.object({ id: z.number(), statement: z.string() });

createInterface({ input: process.stdin }).on("line", async (line) => {
  const { id, statement } = lineSchema.parse(JSON.parse(line));
  const rows = await standIn.database
    .asOwner((sql) => sql.query(statement))
    .then(
      (result) => result.rows,
      () => null,
    );
  console.log(`answer ${JSON.stringify({ id, rows })}`);
});
console.log(`port ${server.port}`);
