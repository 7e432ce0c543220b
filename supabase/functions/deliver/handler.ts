import * as z from "zod/mini";
import {
  answerHeaders,
  answerPreflight,
  answerRefusal,
  Refusal,
  readText,
} from "../_shared/http.ts";
import { isSigned } from "../_shared/signed-webhook.ts";
import type { MailHealth, MailProblem, Outbox } from "./outbox.ts";
import { MAIL_TAG } from "./send-by-http.ts";

/** What the handler depends on. */
export interface HandlerDependencies {
  allowedOrigins: readonly string[];
  /** Keys that start a run: the project's secret key and, if it is set, the timer's. */
  runKeys: readonly string[];
  /** Whether an access token belongs to the team. */
  isTeam: (accessToken: string) => Promise<boolean>;
  /** Sends what is due. */
  deliver: () => Promise<void>;
  health: () => Promise<MailHealth>;
  recordProblem: Outbox["recordProblem"];
  reportSecret: string | undefined;
  now: () => number;
  log: (code: string) => void;
}

const METHODS = "GET, HEAD, POST, OPTIONS";

/** How old unsent email may be, in seconds, before the health check responds with 503. */
const LATE_SECONDS = 600;

/** Maximum size of a provider's report. */
const REPORT_LIMIT = { bytes: 256 * 1024, message: "The report is too long." };

/** How long an email can be unknown after our function has sent it, in milliseconds. */
const MAX_UNKNOWN_MILLISECONDS = 60 * 60 * 1000;

/** A provider's report of what happened to an email. */
export const reportSchema = z.object({
  type: z.string(),
  data: z.object({
    email_id: z.string(),
    /** When the email was sent. */
    created_at: z.catch(z.string(), ""),
    /** Resend's documentation has both forms. */
    tags: z.catch(
      z.union([
        z.record(z.string(), z.string()),
        z.array(z.object({ name: z.string(), value: z.string() })),
      ]),
      {},
    ),
  }),
});
type ReportedMail = z.infer<typeof reportSchema>["data"];

/** The id of the email's row, from its tag. Undefined if it has none. */
function taggedId({ tags }: ReportedMail): string | undefined {
  const value = Array.isArray(tags)
    ? tags.find(({ name }) => name === MAIL_TAG)?.value
    : tags[MAIL_TAG];
  return z.uuid().safeParse(value).data;
}

const problems: Record<string, MailProblem> = {
  "email.bounced": "bounced",
  "email.complained": "complained",
  "email.suppressed": "undelivered",
  "email.failed": "undelivered",
};

/** Compares in constant time, as far as JavaScript allows. */
async function isSame(one: string, other: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const [left, right] = [await digest(one), await digest(other)];
  return (
    left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
  );
}

/**
 * Makes the function that sends the queued email:
 * - `POST /deliver` sends what is due, for the other functions, the workspace and timers;
 * - `GET /deliver/health` says whether email is being sent;
 * - `POST /deliver/reports` accepts the provider's reports of bounces and complaints.
 */
export function createHandler(
  dependencies: HandlerDependencies,
): (request: Request) => Promise<Response> {
  const { allowedOrigins, runKeys, reportSecret } = dependencies;

  async function mayRun(headers: Headers): Promise<boolean> {
    const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
    for (const given of [headers.get("apikey"), bearer]) {
      if (!given) continue;
      for (const key of runKeys) if (await isSame(given, key)) return true;
    }
    return bearer !== undefined && bearer.split(".").length === 3 && dependencies.isTeam(bearer);
  }

  /** A report must not be lost because it arrives before the provider's ID is recorded. */
  async function recordProblem(mail: ReportedMail, problem: MailProblem): Promise<void> {
    const mailId = taggedId(mail);
    const isKnown = await dependencies.recordProblem({
      problem,
      mailId,
      providerId: mail.email_id,
    });
    // With a tag, the row was erased. Without one, this may be another email of the same Resend account.
    if (isKnown || mailId) return;
    if (dependencies.now() - Date.parse(mail.created_at) < MAX_UNKNOWN_MILLISECONDS) {
      throw new Refusal(503, "unknown_email", "This email is not known yet. Report it again.");
    }
  }

  async function takeReport(request: Request, headers: Headers): Promise<Response> {
    if (!reportSecret) throw new Refusal(404, "not_set_up", "Reports are not set up.");
    const body = await readText(request, REPORT_LIMIT, "The report is not text.");
    const options = { prefix: "svix", now: dependencies.now() } as const;
    if (!(await isSigned(reportSecret, request.headers, body, options))) {
      throw new Refusal(401, "unknown_signature", "The report is not signed, or is too old.");
    }
    let content: unknown;
    try {
      content = JSON.parse(body);
    } catch {
      throw new Refusal(400, "unreadable", "The report is not JSON.");
    }
    const report = reportSchema.safeParse(content);
    const problem = report.success ? problems[report.data.type] : undefined;
    if (report.success && problem) await recordProblem(report.data.data, problem);
    return new Response(null, { status: 204, headers });
  }

  async function answer(request: Request, headers: Headers): Promise<Response> {
    const path = new URL(request.url).pathname
      .replace(/^.*\/deliver(?=\/|$)/, "")
      .replace(/\/$/, "");
    if (request.method === "OPTIONS") return answerPreflight(METHODS, headers);
    if (path === "/health" && (request.method === "GET" || request.method === "HEAD")) {
      const { oldest_seconds: seconds } = await dependencies.health();
      const isLate = seconds > LATE_SECONDS;
      const body = { status: isLate ? "late" : "ok", oldest_unsent_seconds: seconds };
      const response = Response.json(body, { status: isLate ? 503 : 200, headers });
      return request.method === "GET" ? response : new Response(null, response);
    }
    if (request.method !== "POST") {
      throw new Refusal(405, "wrong_method", "Use POST.", { headers: { allow: METHODS } });
    }
    if (path === "/reports") return takeReport(request, headers);
    if (path !== "") throw new Refusal(404, "unknown_path", "There is nothing here.");
    if (!(await mayRun(request.headers))) {
      throw new Refusal(401, "unknown_key", "This needs a key, or a team member’s session.");
    }
    await dependencies.deliver();
    return Response.json({ status: "done" }, { headers });
  }

  return async (request) => {
    const headers = answerHeaders(request.headers.get("origin"), allowedOrigins);
    try {
      return await answer(request, headers);
    } catch (error) {
      if (error instanceof Refusal) return answerRefusal(error, headers);
      dependencies.log("deliver_failed");
      return answerRefusal(new Refusal(500, "failed", "The email could not be sent."), headers);
    }
  };
}
