import { compare } from "bcryptjs";
import { describe, expect, it } from "vitest";
import { treatmentNames } from "../../src/content/treatments/names.ts";
import { LEAD_CITIES, LEAD_COUNTRY } from "../../supabase/functions/_shared/cities.ts";
import { canBePhoneNumber } from "../../supabase/functions/_shared/lead.ts";
import { CONSENT_TEXT, OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import { openTestDatabase } from "./support.ts";

const database = await openTestDatabase({ seed: true });

describe("a new local database", () => {
  describe("has a seed", () => {
    it("with an administrator, two coordinators and a person without a role who can sign in", async () => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<{ email: string; hash: string; role: string | null }>(
          `select u.email, u.encrypted_password as hash, r.role
           from auth.users u left join public.user_roles r on r.user_id = u.id order by u.email`,
        ),
      );
      expect(rows.map(({ email, role }) => [email, role])).toEqual([
        ["admin@sanavoy.example", "admin"],
        ["coordinator@sanavoy.example", "coordinator"],
        ["second-coordinator@sanavoy.example", "coordinator"],
        ["viewer@sanavoy.example", null],
      ]);
      const passwords = ["admin", "coordinator", "coordinator", "viewer"];
      for (const [index, password] of passwords.entries()) {
        expect(await compare(`sanavoy-${password}`, rows[index]?.hash ?? "")).toBe(true);
      }
    });

    it("that the real Auth service can read, without null texts and with an identity for each", async () => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<{ user: Record<string, unknown>; identities: Record<string, unknown>[] }>(
          `select to_jsonb(u) as user,
             (select jsonb_agg(to_jsonb(i)) from auth.identities i where i.user_id = u.id) as identities
           from auth.users u`,
        ),
      );
      expect(rows).toHaveLength(4);
      for (const { user, identities } of rows) {
        for (const column of [
          "confirmation_token",
          "recovery_token",
          "email_change",
          "email_change_token_new",
          "email_change_token_current",
          "phone_change",
          "phone_change_token",
          "reauthentication_token",
        ]) {
          expect(user[column], column).toBe("");
        }
        expect(user).toMatchObject({
          aud: "authenticated",
          role: "authenticated",
          email_confirmed_at: expect.any(String),
          instance_id: "00000000-0000-0000-0000-000000000000",
        });
        expect(identities).toMatchObject([
          { provider: "email", provider_id: user.id, email: user.email },
        ]);
      }
    });

    it("with invented leads that the form would accept", async () => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<Record<string, string | null> & { created_at: Date }>(
          "select * from public.leads",
        ),
      );
      const names = new Set<unknown>(Object.values(treatmentNames));
      expect(rows).toHaveLength(120);
      for (const lead of rows) {
        expect(lead.email).toMatch(/@example\.(com|org)$/);
        expect(canBePhoneNumber(lead.phone ?? ""), lead.phone ?? "").toBe(true);
        expect(names, lead.treatment ?? "").toContain(lead.treatment);
        expect(LEAD_CITIES).toContain(lead.location_city);
        expect(lead.location_country).toBe(LEAD_COUNTRY);
        expect(lead.consent_text).toBe(CONSENT_TEXT);
        expect(Number(lead.created_at)).toBeLessThan(Date.now());
      }
      const some = (test: (lead: (typeof rows)[number]) => boolean) => rows.some(test);
      expect(new Set(rows.map((lead) => lead.location_city)).size).toBe(LEAD_CITIES.length);
      expect(new Set(rows.map((lead) => lead.status)).size).toBe(5);
      for (const column of [...OPTIONAL_TEXTS, "source_page"]) {
        expect(
          some((lead) => lead[column] === null),
          column,
        ).toBe(true);
      }
      expect(some((lead) => /"[\s\S]*\n/.test(lead.notes ?? ""))).toBe(true);
      expect(some((lead) => lead.notes?.startsWith("=") ?? false)).toBe(true);
    });

    it("with leads in every state: late, owned, with a next step, repeated and closed", async () => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<Record<string, number>>(
          `select
             count(*) filter (where status = 'new' and due_at < now())::int as late,
             count(*) filter (where status = 'new' and due_at > now())::int as due,
             count(distinct owner_id)::int as owners,
             count(*) filter (where owner_id is null and status <> 'closed')::int as unassigned,
             count(*) filter (where next_step_on <= current_date)::int as follow_up,
             count(*) filter (where is_repeat)::int as repeats,
             count(distinct close_reason)::int as reasons,
             count(distinct contact_by)::int as channels,
             count(*) filter (where first_contact_at > due_at)::int as answered_late,
             count(*) filter (where created_at < now() - interval '49 days')::int as in_the_eighth_week
           from public.leads`,
        ),
      );
      for (const [name, count] of Object.entries(rows[0] ?? {})) {
        expect(count, name).toBeGreaterThan(name === "owners" || name === "channels" ? 2 : 0);
      }
      expect(rows[0]?.reasons).toBe(7);
    });

    it("with events that explain the state of each lead", async () => {
      const { rows } = await database.asOwner((sql) =>
        sql.query<Record<string, unknown>>(
          `select lead.status,
             (select event.body ->> 'to' from public.lead_events event
              where event.lead_id = lead.id and event.kind in ('status', 'contact') order by event.id desc limit 1) as told,
             (select bool_and(event.at between lead.created_at and now()) from public.lead_events event
              where event.lead_id = lead.id) as in_time,
             lead.created_at > now() - interval '6 days' as is_recent
           from public.leads lead`,
        ),
      );
      for (const { status, told, in_time, is_recent } of rows) {
        expect(in_time).toBe(true);
        // The last event of a recent lead may still be in the future.
        if (!is_recent) expect(told).toBe(status === "new" ? null : status);
      }
    });
  });
});
