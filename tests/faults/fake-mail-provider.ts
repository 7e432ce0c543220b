import { randomInt } from "node:crypto";
import { createServer } from "node:http";
import { z } from "zod";

/** An email that the provider took, and when. */
export type TakenMail = { body: string; to: string; at: number };

/** Mail to addresses there is never accepted. */
export const REFUSED_DOMAIN = "refused.example";

const mailSchema = z.object({ to: z.array(z.string()) });

/**
 * A provider of mail with the API that `deliver` calls. It honours the key of an email: the same email again
 * is taken once, another email under the same key is refused. Email to one domain is refused for good.
 */
export async function startMailProvider() {
  const taken = new Map<string, TakenMail>();
  const refused: string[] = [];
  let repeats = 0;
  /** One request in so many fails in each way. 0: none. */
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
      // Accepted, but the response is lost.
      if (isFault()) return void response.destroy();
      response.end(JSON.stringify({ id: `mail ${key}` }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    /** Host and port. */
    host: `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    /** What was taken, by key. */
    taken,
    /** Keys that came again with another mail. */
    refused,
    /** How often a mail came again that was taken already. */
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
