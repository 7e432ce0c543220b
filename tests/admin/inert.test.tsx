import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Papa from "papaparse";
import { describe, expect, it, vi } from "vitest";
import type { AuditEntry } from "@/admin/features/audit/audit-api.ts";
import { auditToCsv } from "@/admin/features/audit/audit-export.ts";
import { EXPORT_COLUMN_IDS } from "@/admin/features/export/export-columns.ts";
import { csvHeader, leadsToCsv } from "@/admin/features/export/leads-csv.ts";
import { leadsToRows } from "@/admin/features/export/leads-xlsx.ts";
import { GroupTable, speedColumns } from "@/admin/features/insights/group-table.tsx";
import { messageFrom, messageToClinic } from "@/admin/features/lead/contact/message.ts";
import { LeadScreen } from "@/admin/features/lead/page/lead-screen.tsx";
import { defaultColumn, LIST_COLUMN_IDS } from "@/admin/features/lead-search/list-columns.ts";
import { LeadsTable } from "@/admin/features/leads/leads-table.tsx";
import { ParkedMailNotice } from "@/admin/features/mail/parked-mail.tsx";
import { LeadRecord, OtherRecord } from "@/admin/features/person/lead-record.tsx";
import { mailTo, whatsAppAddress } from "@/lib/message-links.ts";
import { ayse, colleagues, exampleLead } from "./example-lead.ts";
import { parkedMail } from "./example-mail.ts";
import { exampleTemplate } from "./example-template.ts";
import { fakeProject } from "./fake-project.ts";
import { damage, HOSTILE_TEXTS, hostileLead } from "./hostile-texts.ts";
import { renderWorkspace } from "./render-workspace.tsx";
import { answersFor, openWorkspace, stubMeasuring, userId } from "./workspace-support.tsx";

/**
 * What people type is only ever shown as text. `tests/functions/inert-mails.test.ts` checks this for emails
 * and the webhook.
 */

const at = "2026-11-20T09:00:00+00:00";
const fullLead = {
  ...exampleLead,
  consent_text: "I agree to be contacted.",
};
const template = {
  ...exampleTemplate,
  audience: "patient" as const,
  subject: "{treatment}",
  body: "Hello {name}, in {travel_month}. {coordinator}",
};
const correction = (text: string) => ({
  id: 1,
  lead_id: exampleLead.id,
  at,
  kind: "correction",
  actor: ayse.userId,
  body: { field: "name", from: text, to: text },
});

const clinicEvents = (text: string) => [
  {
    ...correction(text),
    id: 2,
    kind: "clinic",
    body: { clinic: text, shared: text, on: "2026-11-20" },
  },
  { ...correction(text), id: 3, kind: "clinic_retracted", body: { event_id: 9, clinic: text } },
];

/** Functions that show a text in a place and wait until it is shown. */
const places: Record<string, (text: string) => Promise<unknown>> = {
  "the table": async (text) => {
    renderWorkspace(
      <LeadsTable
        leads={[hostileLead(exampleLead, text)]}
        columns={LIST_COLUMN_IDS.map(defaultColumn)}
        {...{ onColumns() {}, onSort() {} }}
        caption="Leads"
        sort="newest"
        colleagues={colleagues}
        chosen={new Set()}
        lastChosen={null}
        onChoose={() => {}}
        onChooseRange={() => {}}
        open={null}
      />,
    );
  },
  "the page and the panel": async (text) => {
    const lead = {
      ...hostileLead(fullLead, text),
      corrections: { name: text, treatment: text, notes: text, travel_month: text },
      contact_when: text,
    };
    fakeProject({
      "POST list_colleagues": () => ({ json: colleagues }),
      "POST related_leads": () => ({ json: [relatedTo(text)] }),
      "POST open_lead": () => ({ json: lead }),
      "POST lead_link": () => ({ json: { ends_at: at, revoked_at: null, revoked_because: null } }),
      "POST lead_mail": () => ({ json: { parked: [], problem: { problem: "bounced", at } } }),
      "GET lead_events": () => ({ json: [correction(text), ...clinicEvents(text)] }),
      "GET message_templates": () => ({ json: [template] }),
    });
    renderWorkspace(<LeadScreen reference={lead.reference} />, `/admin/leads/${lead.reference}`);
    await screen.findByText(/corrected/);
    await screen.findByText(/same phone/);
  },
  "the commands": async (text) => {
    stubMeasuring();
    openWorkspace("/admin/templates", {
      ...answersFor("admin"),
      "POST search_leads": () => ({
        json: [hostileLead(exampleLead, text)],
      }),
    });
    await screen.findByRole("heading", { level: 1, name: "Templates" });
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.type(await screen.findByRole("combobox"), "gr");
    await screen.findByRole("option", { name: /SV-7K2M-4QXV/ });
  },
  insights: async (text) => {
    const measures = { leads: 3, due: 2, in_time: 1, median_minutes: 20, p90_minutes: 60 };
    renderWorkspace(
      <GroupTable
        title="By source"
        heading="Source"
        unnamed="None"
        columns={speedColumns}
        groups={[{ name: text, ...measures }]}
      />,
    );
  },
  "a contact form message": async (text) => {
    renderWorkspace(
      <OtherRecord
        title="Contact form message"
        facts={{ created_at: at, name: text, subject: text, message: `${text}\n${text}` }}
      />,
    );
  },
  "a message that was not sent by email": async (text) => {
    const message = { name: text, email: "a@example.com", subject: text, message: text };
    fakeProject({
      "POST list_parked_mail": () => ({ json: [{ ...parkedMail, message }] }),
    });
    renderWorkspace(<ParkedMailNotice />);
    await screen.findByText("a@example.com");
  },
  "personal data, on screen and printed": async (text) => {
    const { id, reference, created_at } = exampleLead;
    const quote = { revision: 1, kind: "operation", currency: "GBP", valid_until: null } as const;
    renderWorkspace(
      <LeadRecord
        entry={{
          lead: {
            id,
            reference,
            created_at,
            restricted_at: null,
            name: text,
            email: text,
            notes: text,
            owner_id: userId,
            corrections: { notes: text },
          },
          proposals: [{ id: userId, clinic: text, city: text, would_get: text, wording: text }],
          quotes: [
            {
              proposal_id: userId,
              clinic: text,
              city: text,
              ...quote,
              price: text,
              excludes: text,
              lines: { surgeon: { answer: "not-said", words: text, amount: text } },
              recorded_at: at,
              shared_at: null,
            },
          ],
          history: [
            { at, kind: "note", body: { note: text, nested: { list: [text] } }, actor_name: text },
          ],
          audit: [{ at, action: "changed", fields: [text], actor_name: text, by: null }],
        }}
        names={[{ user_id: userId, display_name: text }]}
      />,
    );
  },
  "the audit log": async (text) => {
    openWorkspace("/admin/audit", {
      ...answersFor("admin"),
      "POST list_audit_people": () => ({
        json: [{ user_id: userId, display_name: text, email: text, role: "admin" }],
      }),
      "POST search_audit": () => ({ json: [auditEntry(text)] }),
    });
    await screen.findByRole("table", { name: "Audit log, newest first" });
  },
  "the preview of a template": async (text) => {
    openWorkspace("/admin/templates", {
      ...answersFor("admin"),
      "GET message_templates": () => ({
        json: [{ ...template, name: text.slice(0, 60), subject: text, body: `${text}\n` }],
      }),
    });
    await screen.findByRole("heading", { name: /^Preview/ });
  },
};

/** Another request from the same person. */
function relatedTo(text: string) {
  return {
    ...exampleLead,
    id: "6b7a0001-0000-4000-8000-00000000000f",
    treatment: text,
    close_reason: null,
    same_email: false,
  };
}

function auditEntry(text: string): AuditEntry {
  return {
    id: 1,
    at,
    actor: userId,
    actor_name: text,
    actor_email: text,
    by: null,
    action: "exported",
    lead_id: null,
    reference: null,
    fields: { filter: { treatment: [text] }, format: "csv", leads: 1, columns: null },
  };
}

const hostile = Object.entries(HOSTILE_TEXTS);
/** All texts in one, for places that take long to render. */
const everything = Object.values(HOSTILE_TEXTS).join(" ");

it.each(Object.entries(places))("%s shows only text", async (_place, show) => {
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("matchMedia", matchMedia);
  await show(everything);
  // The text itself is shown unchanged.
  expect([document.body.textContent, ...fieldValues()].join("\n")).toContain(everything);
  expect(damage(document.body, everything)).toEqual([]);
});

function fieldValues(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(
    ({ value }) => value,
  );
}

describe("in a file or a message", () => {
  it.each(hostile)("%s does not run in a CSV file, whichever separator is used", (_name, text) => {
    const leads = [hostileLead(exampleLead, text)];
    const file = csvHeader(EXPORT_COLUMN_IDS) + leadsToCsv(leads, EXPORT_COLUMN_IDS, colleagues);
    for (const [csv, delimiters] of [
      [file, [",", ";", "\t"]],
      [auditToCsv([auditEntry(text)], []), [",", ";", "\t"]],
    ] as const) {
      for (const delimiter of delimiters) {
        const { data } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ""), { delimiter });
        for (const cell of data.flat().flatMap((each) => each.split(/[;\t\n]/))) {
          // Only a validated phone number may start like a formula, and these are not validated.
          expect(cell, JSON.stringify(delimiter)).not.toMatch(/^[\s"]*[=+\-@]/);
        }
      }
    }
  });

  it.each(hostile)("%s is text in every cell of an XLSX file", (_name, text) => {
    const rows = leadsToRows([hostileLead(exampleLead, text)], EXPORT_COLUMN_IDS, colleagues);
    const cells = rows.flat();
    expect(JSON.stringify(cells)).toContain(JSON.stringify(text).slice(1, -1));
    for (const cell of cells) {
      expect(JSON.stringify(cell)).not.toContain('"Formula"');
    }
  });

  it("has no template's field but the agreed details in a message to a clinic", () => {
    const body = "{name} {\u2003name} {treatment} {notes} {details} {reference} {coordinator}";
    expect(messageToClinic({ subject: null, body }, "SV-1", "A nose", "Tom Fletcher").body).toBe(
      "{name} {\u2003name} {treatment} {notes} A nose SV-1 Tom Fletcher",
    );
  });

  it.each(hostile)("%s is filled into a message once, and cannot change its URL", (_name, text) => {
    const message = messageFrom(template, hostileLead(exampleLead, text), "Tom Fletcher");
    // What the patient typed is not replaced as a template field.
    expect(message.subject).toBe(text);
    expect(message.body).toBe(`Hello ${text}, in ${text}. Tom Fletcher`);
    const mail = new URL(mailTo(`${text}@example.com`, message).href);
    expect(mail.protocol).toBe("mailto:");
    expect([...mail.searchParams.keys()]).toEqual(["subject", "body"]);
    const chat = new URL(whatsAppAddress("447700900123", message));
    expect(chat.origin + chat.pathname).toBe("https://wa.me/447700900123");
    expect([...chat.searchParams]).toEqual([["text", message.body]]);
  });
});
