import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { REFUSED_DOMAIN } from "./fake-mail-provider.ts";

/** What people saw, and what their browsers did. */
export type Seen = {
  /** The notes of requests that received a reference, by email address. */
  acknowledged: Map<string, string>;
  /** How often someone pressed "Submit". */
  presses: number;
  /** Automatic retries by a browser after a first attempt failed. */
  automatic: number;
  /** Presses that ended with the receipt because of such a retry. */
  helped: number;
  /** Presses that ended with an error message, by message. */
  sentences: Record<string, number>;
  /** Presses that ended with anything else. */
  unclear: number;
  /** Requests that a person gave up on. */
  givenUp: number;
};

const PRESSES = 60;

/** The error messages that a person may see. */
const SENTENCES = [
  "Failed to submit quote request. Please try again.",
  "Network error. Please check your connection and try again.",
];

const bodySchema = z.object({ request_id: z.uuid() });

/**
 * Simulates people who send requests, with the code of the site's form. A person who sees an error presses
 * again, because the form keeps what was typed and the request ID.
 */
export async function startPeople(port: number) {
  const attempts = new Map<string, number>();
  const { fetch } = globalThis;
  const browser: Record<string, unknown> = {
    window: globalThis,
    navigator: { onLine: true },
    fetch: (address: string, options?: RequestInit) => {
      if (!address.startsWith("/")) return fetch(address, options);
      const { request_id } = bodySchema.parse(JSON.parse(String(options?.body)));
      attempts.set(request_id, (attempts.get(request_id) ?? 0) + 1);
      return fetch(`http://localhost:${port}${address}`, options);
    },
  };
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const { quoteSchema, submitQuote } = await import(
    "../../src/site/features/quote/submit-quote.ts"
  );

  const seen: Seen = {
    acknowledged: new Map(),
    presses: 0,
    automatic: 0,
    helped: 0,
    sentences: {},
    unclear: 0,
    givenUp: 0,
  };

  return {
    seen,
    /** Sends one person's request until it is acknowledged. */
    async send(index: number): Promise<void> {
      // One address in a hundred does not accept email.
      const domain = index % 100 === 7 ? REFUSED_DOMAIN : "example.com";
      const email = `patient-${index}@${domain}`;
      const notes = `Request ${index}, with “quotes”, ışık and 🦷`;
      const { data: quote, error } = quoteSchema(false).safeParse({
        treatment: "Dental Implants",
        location_city: "İzmir",
        name: "Grace Example",
        email,
        phone: "+44 7700 900123",
        phone_country: "GB",
        travel_month: "May",
        preferred_language: "German",
        notes,
        consent: true,
      });
      if (!quote) throw new Error(`The example is not valid: ${error?.message}`);
      const circumstances = { request_id: randomUUID(), source_page: "/quote", website: "" };
      for (let press = 0; press < PRESSES; press++) {
        const before = attempts.get(circumstances.request_id) ?? 0;
        seen.presses += 1;
        const outcome = await submitQuote(quote, circumstances);
        const made = (attempts.get(circumstances.request_id) ?? 0) - before;
        seen.automatic += made - 1;
        if (outcome.kind === "received" && outcome.receipt) {
          if (made > 1) seen.helped += 1;
          seen.acknowledged.set(email, notes);
          return;
        }
        const message = outcome.kind === "failed" ? outcome.message : "no reference";
        if (SENTENCES.includes(message)) {
          seen.sentences[message] = (seen.sentences[message] ?? 0) + 1;
        } else seen.unclear += 1;
        await delay(250 + Math.random() * 500);
      }
      seen.givenUp += 1;
    },
    /** Restores the globals of this process. */
    end(): void {
      Object.assign(globalThis, { fetch });
    },
  };
}
