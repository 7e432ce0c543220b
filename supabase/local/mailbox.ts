import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import { BRAND_NAME } from "../functions/_shared/brand.ts";

/** A mail that Auth would have sent. */
export interface CaughtMail {
  id: string;
  /** What it is for, in the words of the link's `type`. */
  kind: "signup" | "recovery";
  to: string;
  subject: string;
  /** The link that the person is asked to follow. */
  link: string;
  /** ISO time. */
  sentAt: string;
}

/** Holds caught mails in memory, the newest first. */
export class Mailbox {
  readonly #mails: CaughtMail[] = [];
  readonly #capacity: number;

  constructor(capacity = 500) {
    this.#capacity = capacity;
  }

  deliver(mail: Omit<CaughtMail, "id" | "sentAt">): void {
    this.#mails.unshift({ ...mail, id: randomUUID(), sentAt: new Date().toISOString() });
    this.#mails.length = Math.min(this.#mails.length, this.#capacity);
  }

  /** All mails, or those to one address. */
  list(to?: string): readonly CaughtMail[] {
    return to ? this.#mails.filter((mail) => mail.to === to.toLowerCase()) : this.#mails;
  }
}

const styles = `
  body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
    color-scheme: light dark; }
  ul { list-style: none; padding: 0; }
  li { border: 1px solid; border-radius: 0.5rem; padding: 1rem; margin-block: 1rem; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0; }
`;

/** The mailbox for a person (`/`) and for a test (`.json`, with `?to=` for one address). */
export function mailboxRoutes(mailbox: Mailbox): Hono {
  const routes = new Hono();
  routes.get("/mailbox.json", (context) =>
    context.json(mailbox.list(context.req.query("to")), 200, { "Cache-Control": "no-store" }),
  );
  routes.get("/mailbox", (context) => {
    const mails = mailbox.list(context.req.query("to"));
    context.header("Cache-Control", "no-store");
    return context.html(
      html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Local mailbox: ${BRAND_NAME}</title>
<style>${styles}</style>
</head>
<body>
<h1>Local mailbox</h1>
<p>Mail that a hosted project would send is caught here until the server stops. Reload to see new mail.</p>
${
  mails.length === 0
    ? html`<p>No mail yet.</p>`
    : html`<ul>${mails.map(
        (mail) => html`
<li>
<h2>${mail.subject}</h2>
<p>To ${mail.to}, <time datetime="${mail.sentAt}">${mail.sentAt}</time></p>
<p><a href="${mail.link}">${mail.kind === "signup" ? "Confirm the address" : "Sign in through this link"}</a></p>
</li>`,
      )}</ul>`
}
</body>
</html>`,
    );
  });
  return routes;
}
