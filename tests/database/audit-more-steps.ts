import * as z from "zod";
import {
  call,
  clinic,
  coordinator,
  database,
  type Lead,
  type Step,
  select,
  unique,
} from "./audit-steps.ts";
import { exampleHash } from "./support.ts";

/** The proof that opens a lead's private page. */
async function proofOf(lead: Lead): Promise<string> {
  const corrections = z.record(z.string(), z.string()).parse(lead.corrections);
  const [link] = await select(
    "update private.lead_links set proven_at = now() where lead_id = $1 returning generation",
    [lead.id],
  );
  return JSON.stringify({
    lead_id: lead.id,
    generation: link?.generation,
    email: corrections.email ?? lead.email,
    link_hash: exampleHash(`link ${lead.id}`),
    address_hash: exampleHash(`address ${lead.id}`),
  });
}

const outcomeSchema = z.object({ outcome: z.string() });

/**
 * A step of a patient on their own page. `added` is the field of its entry, apart from that of the change.
 */
function patient(
  name: string,
  expression: string,
  values: (lead: Lead) => unknown[],
  added?: string,
): Step {
  return {
    name: `patient ${name}`,
    by: "patient",
    run: async (caller, lead) => {
      if (!lead) return [];
      const answer = await call(caller, expression, [await proofOf(lead), ...values(lead)]);
      const { outcome } = outcomeSchema.parse(answer);
      if (outcome !== "changed" || !added) return [];
      return [{ action: "changed", lead_id: lead.id, fields: [added] }];
    },
  };
}

/** A call about a lead's private link. */
function link(
  name: string,
  isChange: (state: Record<string, unknown> | undefined) => boolean,
): Step {
  return {
    name: `${name} link`,
    by: "coordinator",
    run: async (caller, lead) => {
      if (!lead) return [];
      const [state] = await select("select revoked_at from private.lead_links where lead_id = $1", [
        lead.id,
      ]);
      await call(caller, `public.${name}_lead_link($1)`, [lead.id]);
      return isChange(state) ? [{ action: "changed", lead_id: lead.id, fields: ["link"] }] : [];
    },
  };
}

/** A change of several leads together. A refused change adds no entry. */
function changeSeveral(
  name: string,
  expression: string,
  value: (lead: Lead) => string | null,
): Step {
  return {
    name,
    by: "coordinator",
    run: async (caller, lead) => {
      if (!lead) return [];
      const chosen = JSON.stringify([{ id: lead.id, version: lead.version }]);
      await call(caller, expression, [chosen, value(lead)]).catch(() => {});
      return [];
    },
  };
}

/** More steps, in addition to those in `audit-steps.ts`. */
export const moreSteps: Step[] = [
  patient("corrects", "public.correct_my_request($1::jsonb, $2::jsonb)", () => [
    JSON.stringify({ notes: `Notes ${unique()}` }),
  ]),
  patient(
    "moves",
    "public.correct_my_request($1::jsonb, $2::jsonb)",
    () => [JSON.stringify({ email: `moved-${unique()}@example.com` })],
    // The new address gets a new link.
    "link",
  ),
  patient("prefers", "public.set_my_preferences($1::jsonb, $2::jsonb)", () => [
    JSON.stringify({
      contact_by: "email",
      no_calls: true,
      contact_when: `after ${unique()}`,
      status_mail: false,
    }),
  ]),
  patient("withdraws", "public.withdraw_my_request($1::jsonb)", () => []),
  patient("erases", "public.erase_my_request($1::jsonb, $2)", ({ reference }) => [reference]),
  {
    name: "clinic, proposed, sent and retracted",
    by: "coordinator",
    run: async (caller, lead) => {
      if (!lead) return [];
      const propose = "public.propose_clinics($1, array[$2::uuid], 'Treatment, month')";
      const answer = await call(caller, propose, [lead.id, clinic]).catch(() => ({
        outcome: "refused",
      }));
      if (outcomeSchema.parse(answer).outcome !== "changed") return [];
      const proposal = `(select id from public.lead_proposals
        where lead_id = $1 and state in ('proposed', 'agreed'))`;
      await call(caller, `public.record_proposal_answer(${proposal}, 'agreed', 'email')`, [
        lead.id,
      ]);
      await call(caller, `public.record_proposal_sent(${proposal}, current_date)`, [lead.id]);
      const lastEvent =
        "(select max(event.id) from public.lead_events as event where lead_id = $1)";
      await call(caller, `public.retract_lead_event($1, ${lastEvent})`, [lead.id]);
      await call(caller, `public.cancel_proposal(${proposal})`, [lead.id]);
      return [
        "clinic_proposed",
        "clinic_agreed",
        "clinic",
        "clinic_retracted",
        "clinic_cancelled",
      ].map((field) => ({
        action: "changed",
        lead_id: lead.id,
        fields: [field],
      }));
    },
  },
  {
    name: "note, retracted",
    by: "coordinator",
    run: async (caller, lead) => {
      if (!lead) return [];
      const answer = await call(caller, "public.add_lead_note($1, $2)", [
        lead.id,
        `Note ${unique()}`,
      ]).catch(() => ({
        outcome: "refused",
      }));
      if (outcomeSchema.parse(answer).outcome !== "changed") return [];
      const lastEvent =
        "(select max(event.id) from public.lead_events as event where lead_id = $1)";
      await call(caller, `public.retract_lead_event($1, ${lastEvent})`, [lead.id]);
      return ["note", "note_retracted"].map((field) => ({
        action: "changed",
        lead_id: lead.id,
        fields: [field],
      }));
    },
  },
  changeSeveral("several owners", "public.set_leads_owner($1::jsonb, $2::uuid)", (lead) =>
    lead.owner_id === null ? coordinator.id : null,
  ),
  changeSeveral(
    "several statuses",
    "public.set_leads_status($1::jsonb, $2::public.lead_status)",
    (lead) => (lead.status === "quoted" ? "booked" : "quoted"),
  ),
  changeSeveral(
    "several next steps",
    "public.set_leads_next_step($1::jsonb, $2::date)",
    () => "2027-02-01",
  ),
  {
    name: "operator corrects",
    by: "operator",
    run: async (caller, lead) => {
      const correct = "public.correct_leads('treatment', $1, reference => $2)";
      if (lead)
        await call(caller, correct, [`Veneers ${unique()}`, lead.reference]).catch(() => {});
      return [];
    },
  },
  {
    name: "operator erases",
    by: "operator",
    run: async (caller, lead) => {
      if (lead) await call(caller, "public.erase_leads(reference => $1)", [lead.reference]);
      return [];
    },
  },
  {
    name: "asks for links",
    by: "patient",
    run: async (caller, lead) => {
      if (!lead) return [];
      // A lead has a link from its first event, which may not have come yet.
      await select(
        "insert into private.lead_links (lead_id, ends_at) values ($1, now() + interval '1 week') on conflict do nothing",
        [lead.id],
      );
      const email = z.record(z.string(), z.string()).parse(lead.corrections).email ?? lead.email;
      const hash = exampleHash(`asks ${unique()}`);
      const [link] = await select(
        "select revoked_at from private.lead_links where lead_id = $1 and revoked_at is null",
        [lead.id],
      );
      await call(caller, "public.renew_my_links($1, $2, $2)", [email, hash]);
      return link ? [{ action: "changed", lead_id: lead.id, fields: ["link"] }] : [];
    },
  },
  link("renew", () => true),
  link("revoke", (state) => state?.revoked_at === null),
  {
    name: "rename",
    by: "coordinator",
    run: async (caller) => {
      const [former] = await select("select display_name from public.profiles where user_id = $1", [
        coordinator.id,
      ]);
      const name = `Tom ${unique()}`;
      await database.asRole(caller, (sql) =>
        sql.query("update public.profiles set display_name = $1 where user_id = auth.uid()", [
          name,
        ]),
      );
      const fields = {
        change: "renamed",
        user_id: coordinator.id,
        from: former?.display_name,
        to: name,
      };
      return [{ action: "role", lead_id: null, fields: z.json().parse(fields) }];
    },
  },
  {
    name: "newsletter",
    by: "admin",
    run: async (caller) => {
      await call(caller, "public.export_subscribers()");
      const fields = { subscribers: 0, format: "csv" };
      return [{ action: "exported", lead_id: null, fields }];
    },
  },
  {
    name: "reset second factor",
    by: "operator",
    run: async (caller) => {
      const [account] = await select(
        `insert into auth.users (id, email) values (gen_random_uuid(), $1) returning id, email`,
        [`lost-phone-${unique()}@example.com`],
      );
      await call(caller, "public.reset_second_factor($1)", [account?.email]);
      const fields = { change: "second_factor_reset", user_id: String(account?.id), devices: 0 };
      return [{ action: "role", lead_id: null, fields }];
    },
  },
  {
    name: "role",
    by: "admin",
    run: async (caller) => {
      const change = "'coordinator@example.com', 'admin'";
      const granted = await call(caller, `public.grant_role(${change})`);
      if (!granted) await call(caller, `public.revoke_role(${change})`);
      const body = {
        change: granted ? "granted" : "revoked",
        role: "admin",
        user_id: coordinator.id,
      };
      return [{ action: "role", lead_id: null, fields: body }];
    },
  },
];
