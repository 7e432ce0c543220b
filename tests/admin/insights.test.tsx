import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { barsOf, durationInWords } from "@/admin/features/insights/insights-figures.ts";
import { readPeriod } from "@/admin/features/insights/period.ts";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { answersFor, openWorkspace, stubMeasuring, userId } from "./workspace-support.tsx";

const measures = { leads: 12, due: 10, in_time: 8, median_minutes: 95, p90_minutes: 3000 };

const clinicId = "9a0b0001-0000-4000-8000-000000000009";
const quoteMeasures = {
  ...{ leads: 9, answered: 12, yes: 9, sent: 8, quotes: 10, quoted: 6, shown: 5, went_on: 2 },
  median_minutes: 4320,
};

function figures({ from_date, to_date }: { from_date: string; to_date: string }) {
  return {
    from: from_date,
    to: to_date,
    current: measures,
    previous: { leads: 9, due: 8, in_time: 8, median_minutes: 120, p90_minutes: null },
    by_day: [
      { day: from_date, leads: 12, due: 10, in_time: 8 },
      { day: to_date, leads: 0, due: 0, in_time: 0 },
    ],
    by_hour: [{ weekday: 2, hour: 9, ...measures }],
    by_owner: [
      { owner_id: userId, ...measures, leads: 7, quoted: 4, booked: 3 },
      {
        ...{ owner_id: null, leads: 5, due: 0, in_time: 0, quoted: 0, booked: 0 },
        median_minutes: null,
        p90_minutes: null,
      },
    ],
    by_treatment: Array.from({ length: 10 }, (_, index) => ({
      name: `Treatment ${index}`,
      ...measures,
    })),
    by_city: [{ name: "İzmir", ...measures }],
    by_source: [{ name: null, ...measures }],
    funnel: [
      { status: "new", leads: 2, reached: 12 },
      { status: "contacted", leads: 0, reached: 10 },
      { status: "quoted", leads: 2, reached: 5 },
      { status: "booked", leads: 3, reached: 3 },
      { status: "closed", leads: 5, reached: null },
    ],
    open_by_age: [{ age: "1 to 3 days", status: "new", leads: 4 }],
  };
}

function openInsights(query = "", changed: object = {}) {
  stubMeasuring();
  return openWorkspace(`/admin/insights${query}`, {
    ...answersFor("coordinator"),
    "POST insights": ({ body }) => ({
      json: { ...figures(body as { from_date: string; to_date: string }), ...changed },
    }),
    "POST quote_figures": () => ({
      json: {
        all: { ...quoteMeasures, leads: 11 },
        by_clinic: [{ id: clinicId, name: "Example Clinic A", ...quoteMeasures }],
        by_treatment: [
          { name: "LASIK", ...quoteMeasures, answered: 4, sent: 4, quoted: 4, shown: 4 },
        ],
      },
    }),
  });
}

it("shows each figure, in a table as well", async () => {
  openInsights("?from=2026-11-02&to=2026-11-03");
  expect(
    await screen.findByText("Nov 02, 2026 to Nov 03, 2026, compared with the 2 days before"),
  ).toBeVisible();
  await screen.findByText("Median time to first contact");
  const key = (label: string) =>
    within(screen.getByText(label, { selector: "dt" }).parentElement ?? document.body);
  expect(key("Answered within 24 h").getByText("80%")).toBeVisible();
  expect(key("Answered within 24 h").getByText("down from 100%")).toBeVisible();
  expect(key("Median time to first contact").getByText("1.6 h")).toBeVisible();
  expect(key("90% contacted within").getByText("2.1 days")).toBeVisible();

  const owners = within(screen.getByRole("table", { name: "By coordinator" }));
  expect(
    await owners.findByRole("row", {
      name: "Ayşe Demir Leads 7 Quoted 4 Booked 3 In 24\u00a0h 80% Median 1.6 h 90% within 2.1 days",
    }),
  ).toBeVisible();
  expect(
    owners.getByRole("row", {
      name: "Unassigned Leads 5 Quoted 0 Booked 0 In 24\u00a0h – Median – 90% within –",
    }),
  ).toBeVisible();
  const status = within(screen.getByRole("table", { name: "Leads by status" }));
  // How many reached it, of all, of those that reached the step before, and how many are there now.
  expect(status.getByRole("row", { name: "New 12 100% – 2" })).toBeVisible();
  expect(status.getByRole("row", { name: "Quoted 5 42% 50% 2" })).toBeVisible();
  expect(status.getByRole("row", { name: "Booked 3 25% 60% 3" })).toBeVisible();
  expect(status.getByRole("row", { name: "Closed – – – 5" })).toBeVisible();

  const tables = screen.getAllByText("Show as a table");
  for (const summary of tables) await userEvent.click(summary);
  const days = within(screen.getByRole("table", { name: "Leads a day" }));
  expect(days.getByRole("row", { name: "Mon, Nov 02, 2026 12 80%" })).toBeVisible();
  // It is open, since its numbers lead to their lists.
  const ages = within(screen.getByRole("table", { name: "Open leads by age and status" }));
  expect(ages.getByRole("row", { name: "1 to 3 days 4 0 0 0 4" })).toBeVisible();
  // A number leads to the list of its leads.
  const links = [
    ...ages.getAllByRole("link"),
    owners.getByRole("link", { name: "5" }),
    // A day without leads has no list.
    ...days.getAllByRole("link"),
  ];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/admin/leads?status=new&age=1+to+3+days",
    "/admin/leads?status=new%2Ccontacted%2Cquoted%2Cbooked&age=1+to+3+days",
    "/admin/leads?owner=none&from=2026-11-02&to=2026-11-03",
    "/admin/leads?from=2026-11-02&to=2026-11-02",
  ]);
});

it("shows how proposals became quotes, by clinic and treatment, and what is too few to tell", async () => {
  openInsights("?from=2026-11-02&to=2026-11-03");
  const section = within(await screen.findByRole("region", { name: "Clinics and quotes" }));
  const label = section.getByText("Median time to the first quote", { selector: "dt" });
  expect(label.parentElement).toHaveTextContent("3 days");
  const clinics = within(section.getByRole("table", { name: "Quotes by clinic" }));
  expect(
    clinics.getByRole("row", {
      name: "Example Clinic A Leads 9 Said yes 75% Quotes 1.3 Time 3 days Went ahead 40%",
    }),
  ).toBeVisible();
  const treatments = within(section.getByRole("table", { name: "Quotes by treatment" }));
  expect(
    treatments.getByRole("row", { name: "LASIK Leads 9 Said yes – Quotes – Time – Went ahead –" }),
  ).toBeVisible();
  const links = [clinics.getByRole("link"), treatments.getByRole("link")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `/admin/leads?clinic=${clinicId}&from=2026-11-02&to=2026-11-03`,
    "/admin/leads?treatment=LASIK&clinic=any&from=2026-11-02&to=2026-11-03",
  ]);
});

it("says once if there are no days to compare with", async () => {
  const previous = { leads: 0, due: 0, in_time: 0, median_minutes: null, p90_minutes: null };
  openInsights("?from=2026-11-02&to=2026-11-03", { previous });
  const period = await screen.findByText(
    /^Nov 02, 2026 to Nov 03, 2026\. No lead arrived in the 2/,
  );
  expect(period).toBeVisible();
  expect(screen.getByText("Answered within 24 h", { selector: "dt" })).toBeVisible();
  expect(screen.queryByText(/up from|No figure for the days before/)).toBeNull();
});

it("requests the chosen period, which is kept in the URL", async () => {
  const { router, calls } = openInsights();
  await userEvent.click(await screen.findByRole("radio", { name: "7 days" }));
  await waitFor(() => expect(router.state.location.search).toBe("?period=7d"));
  await userEvent.click(screen.getByRole("radio", { name: "Dates" }));
  const from = await screen.findByLabelText("From");
  const to = screen.getByLabelText("To");
  fireEvent.change(from, { target: { value: "2026-11-05" } });
  fireEvent.change(to, { target: { value: "2026-11-01" } });
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByText("The last day is before the first.")).toBeVisible();
  fireEvent.change(to, { target: { value: "2026-11-08" } });
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(router.state.location.search).toBe("?from=2026-11-05&to=2026-11-08"));
  await waitFor(() =>
    expect(calls).toContainEqual({
      name: "POST insights",
      body: { from_date: "2026-11-05", to_date: "2026-11-08", time_zone: "Europe/London" },
    }),
  );
});

it("shows a long list on request", async () => {
  openInsights();
  const more = await screen.findByRole("button", { name: "Show all 10" });
  // The list is always complete on paper.
  const ninth = screen.getByText("Treatment 9").closest("tr");
  expect(ninth).toHaveClass("hidden!", "print:table-row!");
  await userEvent.click(more);
  expect(ninth).not.toHaveClass("hidden!");
});

it("says if the figures could not be loaded", async () => {
  openWorkspace("/admin/insights", {
    ...answersFor("admin"),
    "POST insights": () => ({ status: 400, json: { message: "Out of order" } }),
  });
  expect(await screen.findByText("We could not load the figures")).toBeVisible();
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});

describe("a period", () => {
  it.each([
    ["", "28d", "2026-10-26"],
    ["period=7d", "7d", "2026-11-16"],
    ["period=forever", "28d", "2026-10-26"],
    ["from=2026-11-05&to=2026-11-01", "28d", "2026-10-26"],
    ["from=2020-01-01&to=2026-11-01", "28d", "2026-10-26"],
    ["from=yesterday&to=today", "28d", "2026-10-26"],
    ["from=2026-11-01&to=2026-11-01", "dates", "2026-11-01"],
  ])("is read from the URL: %s", (query, choice, from) => {
    const read = readPeriod(new URLSearchParams(query), "2026-11-22");
    expect({ choice: read.choice, from: read.period.from }).toEqual({ choice, from });
  });

  it("ends with the team's day", () => {
    expect(teamToday(new Date("2026-06-30T23:30:00Z"))).toBe("2026-07-01");
    expect(teamToday(new Date("2026-12-31T23:30:00Z"))).toBe("2026-12-31");
  });
});

it.each([
  [null, "–"],
  [4.4, "4 min"],
  [59, "59 min"],
  [120, "2 h"],
  [2879, "48 h"],
  [2880, "2 days"],
])("%s minutes are shown as %s", (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words);
});

it("groups days into weeks that begin on Sunday", () => {
  const counts = { leads: 1, due: 1, in_time: 0 };
  const days = ["2026-11-01", "2026-11-02", "2026-11-08"].map((day) => ({ day, ...counts }));
  expect(barsOf(days, "week").map(({ start, leads }) => [start, leads])).toEqual([
    ["2026-11-01", 2],
    ["2026-11-08", 1],
  ]);
});
