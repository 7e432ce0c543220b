import { describe, expect, it } from "vitest";
import { treatmentNames } from "../../src/content/treatments/names.ts";
import { LEAD_CITIES, LEAD_COUNTRY } from "../../supabase/functions/_shared/cities.ts";
import { canBePhoneNumber } from "../../supabase/functions/_shared/lead.ts";
import { CONSENT_TEXT, OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import { openTestDatabase } from "./support.ts";

const database = await openTestDatabase({ seed: true });

describe("a new local database", () => {
  describe("has a seed", () => {
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
        if (lead.source === "form") expect(lead.consent_text).toBe(CONSENT_TEXT);
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
  });
});
