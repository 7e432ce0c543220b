import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import { z } from "zod";

/** An email that the provider accepted, and when. */
export type TakenMail = { body: string; to: string; at: number };

/** Email to addresses in this domain is never accepted. */
export const REFUSED_DOMAIN = "refused.example";

const mailSchema = z.object({ to: z.array(z.string()) });

/**
 * An email provider with the API that `deliver` calls. It honours idempotency keys: it drops a repeat of an
 * email, and refuses a different email with the same key. Email to one domain is always refused.
 */
export async function startMailProvider() {
  const taken = new Map<string, TakenMail>();
  const refused: string[] = [];
  let repeats = 0;
  /** One in this many requests fails in each of three ways. 0 means none. */
  let faultsOneIn = 0;
  const isFault = () => faultsOneIn > 0 && randomInt(faultsOneIn) === 0;

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += String(chunk);
    });
    request.on("end", () => {
      if (isFault()) return void response.writeHead(500).end("{}");
      if (isFault()) return void response.destroy();
      const key = String(request.headers["idempotency-key"]);
      const known = taken.get(key);
      if (known && known.body !== body) {
        refused.push(key);
        return void response.writeHead(409).end('{"name":"invalid_idempotent_request"}');
      }
      const { to } = mailSchema.parse(JSON.parse(body));
      if (to.some((address) => address.endsWith(`@${REFUSED_DOMAIN}`))) {
        return void response.writeHead(422).end('{"name":"validation_error"}');
      }
      if (known) repeats += 1;
      else taken.set(key, { body, to: to.join(), at: Date.now() });
      // The email is accepted, but the response is lost.
      if (isFault()) return void response.destroy();
      response.end(JSON.stringify({ id: `mail ${key}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    /** Host and port of the provider. */
    host: `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    /** Accepted emails, by key. */
    taken,
    /** Keys that were reused for a different email. */
    refused,
    /** How often an accepted email was sent again. */
    repeats: () => repeats,
    failOneIn(number: number) {
      faultsOneIn = number;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
