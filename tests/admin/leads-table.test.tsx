import { shortDay } from "@shared/dates.ts";
import { cleanup, screen, within } from "@testing-library/react";
import { differenceInCalendarDays, format, subDays } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import type { Lead } from "@/admin/features/lead/lead-model.ts";
import {
  DEFAULT_LIST_COLUMNS,
  defaultColumn,
  FOLLOW_UP_COLUMNS,
  type ListColumn,
  shortColumns,
} from "@/admin/features/lead-search/list-columns.ts";
import { LeadsTable } from "@/admin/features/leads/leads-table.tsx";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { colleagues, exampleLead, tom } from "./example-lead.ts";
import { fakeProject } from "./fake-project.ts";
import { renderWorkspace } from "./render-workspace.tsx";

beforeEach(() => {
  fakeProject({});
});

const show = (...leads: Lead[]) => showColumns(DEFAULT_LIST_COLUMNS, leads);

function showColumns(
  columns: readonly ListColumn[],
  leads: readonly Lead[],
  onOpen?: (reference: string) => void,
) {
  return renderWorkspace(
    <LeadsTable
      leads={leads}
      columns={columns}
      onColumns={() => {}}
      caption="Leads"
      sort="newest"
      onSort={() => {}}
      colleagues={colleagues}
      chosen={new Set()}
      lastChosen={null}
      onChoose={() => {}}
      onChooseRange={() => {}}
      open={null}
      onOpen={onOpen}
    />,
  );
}

it.each([
  ["+44 7700 900123", "tel:+447700900123"],
  // The zero is only dialled within the country.
  ["+49 (0)171 3920014", "tel:+491713920014"],
  ["+44 20 7946 0018 ext 12", "tel:+442079460018;ext=12"],
  // Only a number of an unknown country is dialled as it was typed.
  ["07700 900123", "tel:07700900123", null],
  ["07700 900123 ext 12", "tel:07700900123", null],
  ["٠٧٧٠٠ ٩٠٠١٢٣", "tel:07700900123", null],
  ["07700 900123", "tel:+447700900123", "+447700900123"],
  ["(0171) 392 00 14", "tel:+491713920014", "+491713920014"],
])("%s links to the right number", async (phone, address, phone_e164 = null) => {
  show({ ...exampleLead, contact_by: "phone", phone, phone_e164 });
  expect(await screen.findByRole("link", { name: phone })).toHaveAttribute("href", address);
});

describe("a narrow table", () => {
  it.each([
    [DEFAULT_LIST_COLUMNS, ["contact", "status", "treatment", "owner", "date"]],
    [FOLLOW_UP_COLUMNS, ["contact", "status", "next_step", "treatment", "owner"]],
    [(["notes", "contact"] as const).map(defaultColumn), ["contact", "notes"]],
  ])(
    "has the most important columns, and otherwise those that were chosen first",
    (columns, short) => {
      expect([...shortColumns(columns)]).toEqual(short);
    },
  );

  it("leaves out whole columns", () => {
    const { container } = showColumns(DEFAULT_LIST_COLUMNS, [exampleLead]);
    const places = (part: string) =>
      [...container.querySelectorAll(part)].flatMap((cell, place) =>
        cell.hasAttribute("data-extra") ? [place] : [],
      );
    expect(places("col")).toEqual([4, 5, 6, 7]);
    expect(places("thead th")).toEqual(places("col"));
    expect(places("tbody tr > *")).toEqual(places("col"));
  });
});

describe("a row", () => {
  it("offers no contact if consent was withdrawn, and says so", () => {
    show({ ...exampleLead, withdrawn_at: "2026-11-22T10:00:00+00:00" });
    expect(screen.getByText("Consent withdrawn")).toBeVisible();
    expect(screen.queryByRole("link", { name: exampleLead.phone })).toBeNull();
    expect(screen.queryByRole("link", { name: exampleLead.email })).toBeNull();
  });

  it.each([undefined, () => {}])("shows below the status why a lead was closed", (onOpen) => {
    const closed = { ...exampleLead, status: "closed", close_reason: "changed_mind" } as const;
    showColumns(DEFAULT_LIST_COLUMNS, [closed], onOpen);
    expect(screen.getByText("Closed")).toBeVisible();
    // A column may cut it off, but not the coloured label.
    expect(screen.getByTitle("Changed their mind")).toHaveTextContent(/^Changed their mind$/);
  });

  it("has the columns of the specification, with a text for missing values", () => {
    show({ ...exampleLead, travel_month: null, notes: null, source_page: null });
    const names = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(names).toEqual(
      expect.arrayContaining([
        "Date",
        "Contact",
        "Treatment",
        "Location",
        "Travel Month",
        "Notes",
        "Source",
      ]),
    );
    const row = within(screen.getAllByRole("row")[1] ?? document.body);
    expect(row.getByRole("cell", { name: /^Nov 21, 2026\s*09:05$/ })).toBeVisible();
    expect(row.getAllByText("N/A")).toHaveLength(2);
    expect(row.getByRole("rowheader", { name: /Ayşe Example/ })).toBeVisible();
    expect(row.getByText("No notes")).toBeVisible();
    expect(row.getByText("İzmir")).toBeVisible();
    expect(row.getByText(", Turkey")).toBeVisible();
    expect(row.getByRole("link", { name: "Ayşe Example" })).toHaveAttribute(
      "href",
      "/admin/leads/SV-7K2M-4QXV",
    );
  });

  it("says how late the reply is, and who owns the lead", () => {
    const due = new Date(Date.now() - 3.5 * 3_600_000).toISOString();
    show({ ...exampleLead, due_at: due, owner_id: tom.userId });
    expect(screen.getByText("3 h late")).toBeVisible();
    expect(screen.getByRole("cell", { name: "Tom Fletcher" })).toBeVisible();
    expect(screen.getByRole("rowheader")).toHaveTextContent(exampleLead.name);
  });

  it("says how long a next step has been overdue, unless the lead is closed", () => {
    const columns: ListColumn[] = [{ id: "next_step", width: 200 }];
    const step = { next_step_on: "2026-11-20", next_step: "Call again" };
    const days = differenceInCalendarDays(teamToday(), "2026-11-20");
    showColumns(columns, [{ ...exampleLead, ...step }]);
    expect(screen.getByText(`${days} days overdue`).parentElement).toHaveClass("text-danger");
    cleanup();
    showColumns(columns, [{ ...exampleLead, ...step, status: "closed", close_reason: "other" }]);
    expect(screen.getByText("Nov 20, 2026")).not.toHaveClass("text-danger");
    cleanup();
    showColumns(columns, [{ ...exampleLead, ...step, next_step_on: teamToday() }]);
    expect(screen.queryByText(/ago/)).not.toBeInTheDocument();
  });

  describe("of a lead without a next step", () => {
    const columns: ListColumn[] = [{ id: "next_step", width: 200 }];
    // At noon: so many times 24 hours ago can be a day less, where the clocks have changed since.
    const daysAgo = (days: number) =>
      `${format(subDays(teamToday(), days), "yyyy-MM-dd")}T12:00:00.000Z`;
    it.each([
      [{ status: "booked", touched_at: daysAgo(38) }, "Quiet for 38 days"],
      [{ status: "quoted", touched_at: daysAgo(1) }, "No next step"],
      [
        { status: "booked", touched_at: daysAgo(38), home_on: "2199-01-05" },
        "Home on Jan 05, 2199",
      ],
      [
        { status: "booked", touched_at: daysAgo(38), home_on: teamToday() },
        `Home since ${shortDay(teamToday())}`,
      ],
      [
        { status: "contacted", touched_at: daysAgo(9), next_step: "Decides in spring" },
        "Quiet for 9 days, because: Decides in spring",
      ],
      // A new lead has its promise, and a closed one waits for nothing.
      [{ status: "new", touched_at: daysAgo(9) }, "No next step"],
      [{ status: "closed", close_reason: "spam", touched_at: daysAgo(9) }, "No next step"],
    ] as const)("says what its place comes from: %j", (values, text) => {
      showColumns(columns, [{ ...exampleLead, ...values }]);
      expect(screen.getByRole("cell", { name: text })).toBeVisible();
    });
  });

  it("says how long ago the patient did something", () => {
    const acted = new Date(Date.now() - 5.5 * 86_400_000).toISOString();
    show({ ...exampleLead, patient_acted_at: acted });
    expect(screen.getByText("Patient replied 5 days ago")).toBeVisible();
    for (const part of ["Replied", "5 d"]) {
      expect(screen.getByText(part)).toHaveAttribute("aria-hidden", "true");
    }
  });

  it("shows corrected values", () => {
    show({ ...exampleLead, corrections: { name: "Ayşe Corrected" } });
    expect(screen.getByRole("link", { name: "Ayşe Corrected" })).toBeVisible();
  });
});
