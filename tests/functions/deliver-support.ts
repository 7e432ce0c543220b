import { afterEach } from "vitest";
import type { ClaimedMail } from "../../supabase/functions/deliver/outbox.ts";

export const NOW = Date.parse("2026-11-22T16:00:00Z");

export const SECRET = "whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==";

export const context = {
  siteUrl: "https://www.example.com",
  operator: "Sanavoy is run by Example Ltd, 1 High Street, London.",
  from: "Sanavoy <hello@example.com>",
  contactEmail: "hello@example.com",
  whatsAppNumber: "+44 7700 900123",
  notifyEmails: ["team@example.com"],
};

export function row(changes: Partial<ClaimedMail> = {}): ClaimedMail {
  return {
    id: "5a7a0001-0000-4000-8000-00000000000a",
    kind: "team_new_lead",
    idempotency_key: "5a7a0001-0000-4000-8000-00000000000a/0",
    lease_token: "5a7a0001-0000-4000-8000-00000000000b",
    attempts: 1,
    created_at: "2026-11-22T15:59:00+00:00",
    data: {
      lead: {
        reference: "SV-7K2M-4QXV",
        created_at: "2026-11-22T15:59:00+00:00",
        due_at: "2026-11-23T15:59:00+00:00",
      },
    },
    ...changes,
  };
}

export const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});
