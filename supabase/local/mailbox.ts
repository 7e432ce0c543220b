import { createHash, randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import * as z from "zod";
import { BRAND_NAME } from "../functions/_shared/brand-name.ts";
import { ukTime } from "../functions/_shared/dates.ts";
import { palette } from "../functions/deliver/mails/styles.ts";
import type { LocalDatabase } from "./database/local-database.ts";
import { LOCAL_SECRET_KEY } from "./keys.ts";

/** An email that a hosted project would have sent. */
export interface CaughtMail {
  id: string;
  /** The kind of an Auth email, as in the link's `type`. All other emails have the kind "mail". */
  kind: "signup" | "recovery" | "mail";
  to: string;
  subject: string;
  /** The link that the person should follow. Empty for emails with more than a link. */
  link: string;
  /** Only for emails with more than a link. */
  content?: {
    from: string;
    replyTo: string | undefined;
    text: string;
    html: string;
    headers: Record<string, string>;
  };
  /** ISO time. */
  sentAt: string;
}

/** An email as sent to Resend's API: https://resend.com/docs/api-reference/emails. */
const sentMailSchema = z.object({
  from: z.string(),
  to: z.array(z.string()).min(1),
  reply_to: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
});

/** The Idempotency-Key of an outbox row: its ID, and how often an administrator has retried it. */
const OUTBOX_KEY = /^([\da-f-]{36})\/\d+$/;

/** How many emails are kept. */
const CAPACITY = 500;

/** Holds caught emails in memory, newest first. */
export class Mailbox {
  #mails: CaughtMail[] = [];
  /** The keys with which emails arrived, by the emails' IDs. */
  readonly #keys = new Map<string, string>();

  deliver(mail: Omit<CaughtMail, "id" | "sentAt">): string {
    const id = randomUUID();
    this.#mails.unshift({ ...mail, id, sentAt: new Date().toISOString() });
    const [oldest] = this.#mails.splice(CAPACITY);
    if (oldest) this.#keys.delete(oldest.id);
    return id;
  }

  /** Accepts an email in the same way as Resend: a repeat with the same key is dropped. */
  take(mail: z.infer<typeof sentMailSchema>, key: string): string {
    for (const [id, known] of this.#keys) if (known === key) return id;
    const { from, reply_to: replyTo, subject, text, html, headers } = mail;
    const content = { from, replyTo, text, html, headers };
    const to = mail.to.join(", ").toLowerCase();
    const id = this.deliver({ kind: "mail", to, subject, link: "", content });
    this.#keys.set(id, key);
    return id;
  }

  /**
   * Forgets the emails of rows that are no longer in the outbox, so that people who were erased cannot be
   * found here. A person's own mailbox keeps its emails, but this one is part of the project's data.
   */
  async forgetErased({ asOwner }: Pick<LocalDatabase, "asOwner">): Promise<void> {
    const rowOf = (id: string) => OUTBOX_KEY.exec(this.#keys.get(id) ?? "")?.[1];
    const asked = this.#mails.flatMap(({ id }) => rowOf(id) ?? []);
    if (asked.length === 0) return;
    const { rows } = await asOwner((sql) =>
      sql.query<{ id: string }>("select id from private.outbox where id = any($1)", [asked]),
    );
    // Only those that were asked for, because others may have arrived meanwhile.
    const kept = new Set(rows.map(({ id }) => id));
    const erased = new Set(asked.filter((row) => !kept.has(row)));
    this.#mails = this.#mails.filter(({ id }) => !erased.has(rowOf(id) ?? ""));
  }

  /** All emails, or those to one address. */
  list(to?: string): readonly CaughtMail[] {
    if (!to) return this.#mails;
    return this.#mails.filter((mail) => mail.to.split(", ").includes(to.toLowerCase()));
  }
}

const colours = (theme: keyof typeof palette) =>
  Object.entries(palette[theme])
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ");

const styles = `
  :root { color-scheme: light dark; ${colours("light")} }
  @media (prefers-color-scheme: dark) { :root { ${colours("dark")} } }
  body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
    background: var(--paper); color: var(--ink); }
  a, summary { color: var(--sea); text-underline-offset: 0.2em; }
  ol { list-style: none; padding: 0; }
  li { background: var(--surface); padding: 1rem; margin-block: 0.75rem; overflow-wrap: anywhere; }
  .about { color: var(--muted); font-size: 0.9375rem; }
  summary { text-decoration: underline; cursor: pointer; }
  pre { white-space: pre-wrap; font: inherit; }
`;

/** Emails quote what strangers typed, so the page runs nothing, loads nothing and cannot be framed. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(styles).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The same for an email's own HTML, which has inline styles. */
const mailContentSecurityPolicy = contentSecurityPolicy.replace(
  /style-src [^;]+/,
  "style-src 'unsafe-inline'",
);

/** A string with clickable links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s)]+)/)
    .map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : part));
}

/** The mailbox for people (`/mailbox`) and tests (`.json`, `?to=` one address), and the email API that fills it. */
export function mailboxRoutes(mailbox: Mailbox, database: LocalDatabase): Hono {
  const routes = new Hono();
  for (const path of ["/mailbox", "/mailbox.json", "/mailbox/*"]) {
    routes.use(path, async (_context, next) => {
      await mailbox.forgetErased(database);
      await next();
    });
  }
  routes.get("/mailbox.json", (context) => context.json(mailbox.list(context.req.query("to"))));
  routes.post("/emails", async (context) => {
    if (context.req.header("authorization") !== `Bearer ${LOCAL_SECRET_KEY}`) {
      const message = "The key is not the local one.";
      return context.json({ name: "invalid_api_key", message }, 401);
    }
    const mail = sentMailSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!mail.success) {
      return context.json({ name: "validation_error", message: z.prettifyError(mail.error) }, 422);
    }
    const key = context.req.header("idempotency-key") ?? randomUUID();
    return context.json({ id: mailbox.take(mail.data, key) });
  });
  routes.get("/mailbox/:id", (context) => {
    const mail = mailbox.list().find(({ id }) => id === context.req.param("id"));
    if (!mail?.content) return context.text("There is no such email.", 404);
    context.header("Content-Security-Policy", mailContentSecurityPolicy);
    return context.html(mail.content.html);
  });
  routes.get("/mailbox", (context) => {
    const mails = mailbox.list(context.req.query("to"));
    context.header("Content-Security-Policy", contentSecurityPolicy);
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
<p class="about">Emails that a hosted project would send are kept here until the server stops. Reload to see new emails.</p>
${
  mails.length === 0
    ? html`<p>No emails yet.</p>`
    : html`<ol>${mails.map(
        (mail) => html`
<li>
<h2>${mail.content ? html`<a href="/_local/mailbox/${mail.id}">${mail.subject}</a>` : mail.subject}</h2>
<p class="about">To ${mail.to}, <time datetime="${mail.sentAt}">${ukTime(mail.sentAt)}</time></p>
${
  mail.content
    ? html`<p class="about">From ${mail.content.from}${mail.content.replyTo ? `, replies to ${mail.content.replyTo}` : ""}</p>
<details><summary>Show as text</summary><pre>${linked(mail.content.text)}</pre></details>`
    : html`<p><a href="${mail.link}">${mail.kind === "signup" ? "Confirm the address" : "Sign in with this link"}</a></p>`
}
</li>`,
      )}</ol>`
}
</body>
</html>`,
    );
  });
  return routes;
}
