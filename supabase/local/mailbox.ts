import { createHash, randomUUID } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import * as z from "zod";
import { BRAND_NAME } from "../functions/_shared/brand.ts";
import { ukTime } from "../functions/_shared/dates.ts";
import { palette } from "../functions/deliver/mails/styles.ts";
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

/** Holds caught emails in memory, newest first. */
export class Mailbox {
  readonly #mails: CaughtMail[] = [];
  readonly #capacity: number;
  /** What arrived with each Idempotency-Key: its email, and a hash of the content. */
  readonly #sent = new Map<string, { id: string; hash: string }>();

  constructor(capacity = 500) {
    this.#capacity = capacity;
  }

  deliver(mail: Omit<CaughtMail, "id" | "sentAt">): string {
    const id = randomUUID();
    this.#mails.unshift({ ...mail, id, sentAt: new Date().toISOString() });
    this.#mails.length = Math.min(this.#mails.length, this.#capacity);
    return id;
  }

  /**
   * Accepts an email in the same way as Resend. A repeat with the same key is dropped. If its content
   * differs, it is refused (undefined).
   */
  take(mail: z.infer<typeof sentMailSchema>, key: string): string | undefined {
    const hash = createHash("sha256").update(JSON.stringify(mail)).digest("base64");
    const known = this.#sent.get(key);
    if (known) return known.hash === hash ? known.id : undefined;
    const { from, reply_to: replyTo, subject, text, html, headers } = mail;
    const id = this.deliver({
      kind: "mail",
      to: mail.to.join(", ").toLowerCase(),
      subject,
      link: "",
      content: { from, replyTo, text, html, headers },
    });
    this.#sent.set(key, { id, hash });
    const [oldest = ""] = this.#sent.keys();
    if (this.#sent.size > 10 * this.#capacity) this.#sent.delete(oldest);
    return id;
  }

  /** The outbox rows for which the stored emails were sent. */
  outboxIds(): string[] {
    return [...this.#sent.keys()].flatMap((key) => OUTBOX_KEY.exec(key)?.[1] ?? []);
  }

  /**
   * Forgets the emails of rows that are no longer in the outbox, so that people who were erased cannot be
   * found here. A person's own mailbox keeps its emails, but this one is part of the project's data.
   */
  forget(outboxIds: ReadonlySet<string>): void {
    for (const [key, { id }] of this.#sent) {
      const outboxId = OUTBOX_KEY.exec(key)?.[1];
      if (!outboxId || !outboxIds.has(outboxId)) continue;
      this.#sent.delete(key);
      const index = this.#mails.findIndex((mail) => mail.id === id);
      if (index >= 0) this.#mails.splice(index, 1);
    }
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
  h1, h2 { font-family: Georgia, serif; line-height: 1.25; margin: 0; }
  h1 { font-size: 1.75rem; }
  h2 { font-size: 1.25rem; }
  a, summary { color: var(--sea); text-underline-offset: 0.2em; }
  ol { list-style: none; padding: 0; margin: 1.5rem 0; }
  li { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem;
    padding: 1rem 1.25rem; margin-block: 0.75rem; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0; }
  .about { color: var(--muted); font-size: 0.9375rem; }
  summary { width: fit-content; margin-top: 0.5rem; padding-block: 0.25rem; text-decoration: underline; cursor: pointer; }
  pre { white-space: pre-wrap; font: inherit; margin: 0.5rem 0 0; padding-inline-start: 1rem;
    border-inline-start: 4px solid var(--line); }
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

/** A text with clickable links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s)]+)/)
    .map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : part));
}

/**
 * The mailbox for people (`/mailbox`) and for tests (`.json`, with `?to=` for one address), and the email API
 * that fills it (`/emails`). `refresh` runs before each access.
 */
export function mailboxRoutes(mailbox: Mailbox, refresh: () => Promise<void>): Hono {
  const routes = new Hono();
  for (const path of ["/mailbox", "/mailbox.json", "/mailbox/*"]) {
    routes.use(path, async (_context, next) => {
      await refresh();
      await next();
    });
  }
  routes.get("/mailbox.json", (context) => context.json(mailbox.list(context.req.query("to"))));
  routes.post("/emails", async (context) => {
    if (context.req.header("authorization") !== `Bearer ${LOCAL_SECRET_KEY}`) {
      return context.json(
        { name: "invalid_api_key", message: "The key is not the local one." },
        401,
      );
    }
    const mail = sentMailSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!mail.success) {
      return context.json({ name: "validation_error", message: z.prettifyError(mail.error) }, 422);
    }
    const id = mailbox.take(mail.data, context.req.header("idempotency-key") ?? randomUUID());
    if (id !== undefined) return context.json({ id });
    const message = "This key was used with a different email.";
    return context.json({ name: "invalid_idempotent_request", message }, 409);
  });
  routes.get("/mailbox/:id", (context) => {
    const mail = mailbox.list().find(({ id }) => id === context.req.param("id"));
    if (!mail?.content) return context.text("There is no such email.", 404);
    context.header("Content-Security-Policy", mailContentSecurityPolicy);
    context.header("Referrer-Policy", "no-referrer");
    return context.html(mail.content.html);
  });
  routes.get("/mailbox", (context) => {
    const mails = mailbox.list(context.req.query("to"));
    context.header("Content-Security-Policy", contentSecurityPolicy);
    context.header("Referrer-Policy", "no-referrer");
    context.header("X-Content-Type-Options", "nosniff");
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
