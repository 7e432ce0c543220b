import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createPath } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { offeredActions } from "@/admin/features/keyboard/palette-actions.ts";
import { LIST_COLUMNS } from "@/admin/features/lead-search/list-columns.ts";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { savedFiles } from "../saved-files.ts";
import { ayse, exampleLead, tom } from "./example-lead.ts";
import { type Answers, type Calls, fakeProject, queryOf } from "./fake-project.ts";
import { countAnswer, exampleCounts, listAnswers } from "./list-answers.ts";
import { renderWorkspace } from "./render-workspace.tsx";

let answers: Answers;
let calls: Calls;

/** The calls for a page of the list. */
const pages = () =>
  calls.filter(
    (call) => /^(GET leads|POST search_leads)$/.test(call.name) && queryOf(call).has("order"),
  );
/** Their queries, without the columns. */
const searched = () =>
  pages().map((call) =>
    Object.fromEntries([...queryOf(call)].filter(([name]) => name !== "select")),
  );

beforeEach(() => {
  answers = listAnswers();
  calls = fakeProject(answers);
});

describe("the list of leads", () => {
  it("opens with all leads, newest first, and shows how many are due", async () => {
    renderWorkspace(<LeadsDashboard beside={null} />);
    expect(screen.getByText("Loading leads...")).toBeVisible();
    expect(await screen.findByText("1,204 total leads")).toBeVisible();
    expect(screen.getByRole("link", { name: "7 due, 2 late" })).toBeVisible();
    expect(screen.getByRole("link", { name: /^All/ })).toHaveAttribute("aria-current", "page");
    expect(searched()[0]).toEqual({
      restricted_at: "is.null",
      order: "created_at.desc,id.desc",
      limit: "51",
    });
    expect(await screen.findByText("1–1 of 1,204")).toBeVisible();
  });

  it("reads tab, filters and page from the URL, and ignores invalid values", async () => {
    renderWorkspace(<LeadsDashboard beside={null} />, {
      pathname: "/admin/leads",
      search: "?tab=due&status=new,odd&city=Antalya&overdue=true&after=x~y",
      state: { search: "Smith" },
    });
    await screen.findByText("37 leads match");
    const [asked] = calls.filter(({ name }) => name === "POST search_leads");
    expect(asked?.body).toEqual({ query: "Smith" });
    expect(asked && queryOf(asked).getAll("status")).toEqual(["eq.new", 'in.("new")', "eq.new"]);
    expect(searched()[0]).toMatchObject({
      shown_city: 'in.("Antalya")',
      due_at: expect.stringMatching(/^lt\.\d{4}-/),
      order: "due_at.asc,id.asc",
      limit: "51",
    });
  });

  it("keeps the search text out of the address", async () => {
    const { router } = renderWorkspace(<LeadsDashboard beside={null} />);
    await userEvent.type(await screen.findByRole("textbox", { name: "Search leads" }), "Smith");
    await waitFor(() => expect(router.state.location.state).toEqual({ search: "Smith" }));
    expect(createPath(router.state.location)).toBe("/admin/leads");
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === "POST search_leads").at(-1)?.body).toEqual({
        query: "Smith",
      }),
    );
    expect(calls.map(queryOf).join()).not.toContain("Smith");
  });

  it("announces new leads without showing them", async () => {
    answers["HEAD leads"] = countAnswer({ ...exampleCounts, new: 3 });
    renderWorkspace(<LeadsDashboard beside={null} />);
    expect(await screen.findByText("3 new")).toBeVisible();
    const late = { ...exampleLead, id: exampleLead.id.replace(/.$/, "f"), name: "Late Arrival" };
    answers["GET leads"] = () => ({ json: [late, exampleLead] });
    answers["HEAD leads"] = countAnswer(exampleCounts);
    expect(screen.queryByRole("link", { name: late.name })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Show" }));
    expect(await screen.findByRole("link", { name: late.name })).toBeVisible();
    await waitFor(() => expect(screen.queryByText("3 new")).not.toBeInTheDocument());
    expect(document.title).toBe("(2 late) Admin Dashboard | Sanavoy");
  });

  it("could not be loaded if the response is no list of leads", async () => {
    answers["GET leads"] = () => ({ json: [{ id: "seven" }] });
    renderWorkspace(<LeadsDashboard beside={null} />);
    expect(await screen.findByText("We could not load the leads")).toBeVisible();
    // A toast that is still being shown counts as hidden.
    expect(await screen.findByText("Failed to load leads")).toBeInTheDocument();
  });

  it("says in the title of the browser tab what is new and late", async () => {
    answers["HEAD leads"] = countAnswer({ ...exampleCounts, new: 3 });
    renderWorkspace(<LeadsDashboard beside={null} />);
    await waitFor(() => expect(document.title).toBe("(3 new, 2 late) Admin Dashboard | Sanavoy"));
  });

  it("goes on counting in the background, once a minute", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderWorkspace(<LeadsDashboard beside={null} />);
    await screen.findByText("1,204 total leads");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const counted = () => calls.filter(({ name }) => name === "HEAD leads").length;
    // The interval that was running when the window was left.
    const begun = Date.now();
    // Real time passes, too.
    const advanceTo = (time: number) => vi.advanceTimersByTimeAsync(begun + time - Date.now());
    await advanceTo(16_000);
    const before = counted();
    await advanceTo(61_000);
    expect(counted()).toBe(before);
    await advanceTo(81_000);
    expect(counted()).toBe(before + Object.keys(exampleCounts).length);
  });

  it("shows new leads in the current list only if it contains them", async () => {
    answers["HEAD leads"] = countAnswer({ ...exampleCounts, new: 3 });
    renderWorkspace(<LeadsDashboard beside={null} />, "/admin/leads?tab=due");
    expect(await screen.findByRole("button", { name: "Show" })).toBeVisible();
    cleanup();
    // The owner's list does not contain them, and a filter may not.
    for (const query of ["?tab=mine", "?tab=due&city=Antalya", "?sort=oldest"]) {
      renderWorkspace(<LeadsDashboard beside={null} />, `/admin/leads${query}`);
      expect(await screen.findByRole("button", { name: "Show in All" })).toBeVisible();
      cleanup();
    }
  });

  it("leads from a search without a match to the leads that match in All", async () => {
    answers["POST search_leads"] = ({ search }) => ({
      json: [],
      count: search.has("status") ? 0 : 1,
    });
    const { router } = renderWorkspace(<LeadsDashboard beside={null} />, {
      pathname: "/admin/leads",
      search: "?tab=due&city=Antalya",
      state: { search: "julia smith" },
    });
    expect(await screen.findByText("No leads match")).toBeVisible();
    expect(screen.queryByText(/restricted/)).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole("link", { name: "Show 1 in All" }));
    await waitFor(() => expect(router.state.location.search).toBe("?city=Antalya"));
    expect(router.state.location.state).toEqual({ search: "julia smith" });
  });

  it("says that the last day is before the first", async () => {
    answers["GET leads"] = () => ({ json: [] });
    renderWorkspace(<LeadsDashboard beside={null} />, "/admin/leads?from=2026-11-20&to=2026-11-01");
    expect(await screen.findByText("The last day is before the first.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /^Filters/ }));
    expect(screen.getByLabelText("Sent on or before")).toHaveAccessibleDescription(
      /This is before “Sent on or after”/,
    );
  });

  it("offers the treatments of the chosen category", async () => {
    renderWorkspace(<LeadsDashboard beside={null} />, "/admin/leads?category=eye-care");
    await userEvent.click(await screen.findByRole("button", { name: /^Filters/ }));
    const treatments = within(screen.getByLabelText("Treatment"));
    expect(treatments.getByRole("option", { name: "LASIK" })).toBeInTheDocument();
    expect(treatments.queryByRole("option", { name: "Dental Implants" })).not.toBeInTheDocument();
  });

  it("has the export among the commands", async () => {
    renderWorkspace(<LeadsDashboard beside={null} />);
    await waitFor(() => expect(screen.getByRole("button", { name: "Export CSV" })).toBeEnabled());
    const exports = offeredActions().filter(({ label }) => /export/i.test(label));
    expect(exports).toEqual([
      expect.objectContaining({ label: "Export this list…", isExport: true }),
    ]);
    // It asks.
    act(() => exports[0]?.run());
    expect(await screen.findByRole("dialog", { name: "Export leads" })).toBeVisible();
  });

  it("offers exports to administrators and not to coordinators", async () => {
    renderWorkspace(<LeadsDashboard beside={null} />, "/admin/leads?repeat=true", ayse);
    await waitFor(() => expect(screen.getByRole("button", { name: "Export CSV" })).toBeEnabled());
    expect(screen.getByRole("button", { name: "Export options" })).toBeEnabled();
    cleanup();
    renderWorkspace(<LeadsDashboard beside={null} />, "/admin/leads?repeat=true", tom);
    expect(await screen.findByText("37 leads match")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Export/ })).not.toBeInTheDocument();
  });

  it("exports what the list shows in the chosen columns, with the number before and after", async () => {
    answers["POST export_leads"] = () => ({ json: [exampleLead] });
    const saved = savedFiles();
    renderWorkspace(<LeadsDashboard beside={null} />, "/admin/leads?repeat=true");
    await screen.findByText("37 leads match");
    await userEvent.click(screen.getByRole("button", { name: "Export options" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Export leads" }));
    expect(dialog.getByText(/^37 leads\. The export/)).toBeVisible();
    for (const name of ["Date", "Email", "Treatment", "Location", "Travel Month", "Notes"]) {
      await userEvent.click(dialog.getByRole("checkbox", { name }));
    }
    await userEvent.click(dialog.getByRole("checkbox", { name: "Reference" }));
    await userEvent.click(dialog.getByRole("button", { name: "Export 37 leads" }));
    expect(await screen.findByText("1 lead in the file.")).toBeInTheDocument();
    expect(calls.find(({ name }) => name === "POST export_leads")?.body).toEqual({
      ids: [exampleLead.id],
      filter: { repeat: 1 },
      columns: ["reference", "name", "phone", "source"],
      format: "csv",
    });
    expect(await saved[0]?.text()).toBe(
      "Reference,Name,Phone,Source\r\nSV-7K2M-4QXV,Ayşe Example,07700 900123,/faq\r\n",
    );
  });

  it("exports only the selected leads", async () => {
    answers["POST export_leads"] = () => ({ status: 400, json: { message: "Out of order" } });
    renderWorkspace(<LeadsDashboard beside={null} />);
    await userEvent.click(await screen.findByRole("checkbox", { name: /^Choose SV-7K2M-4QXV/ }));
    await userEvent.click(screen.getByRole("button", { name: "Export" }));
    await userEvent.click(await screen.findByRole("button", { name: "Export 1 lead" }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === "POST export_leads")?.body).toMatchObject({
        ids: [exampleLead.id],
        filter: { ids: 1 },
      }),
    );
  });

  it("shows the columns in the URL, which can be hidden, moved and resized", async () => {
    const { router } = renderWorkspace(
      <LeadsDashboard beside={null} />,
      "/admin/leads?columns=contact-date.200-odd",
    );
    const headings = () =>
      screen
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent)
        // The checkbox that selects all rows is not one of these columns.
        .filter((text) => text !== "Choose all");
    await screen.findByText("1–1 of 1,204");
    expect(headings()).toEqual(["Contact", "Date"]);
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Columns" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Owner" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Move Owner up" }));
    const address = (search: string) =>
      waitFor(() => expect(router.state.location.search).toBe(search));
    await address("?columns=contact-owner-date.200");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Contact" }));
    await address("?columns=owner-date.200");
    // The arrow keys move the border by one step, and the slider keeps the focus.
    const slider = dialog.getByRole("slider", { name: "Width of Date" });
    const share = 200 / (200 + LIST_COLUMNS.owner.width);
    expect(slider).toHaveAttribute("aria-valuetext", `${Math.round(100 * share)}%`);
    fireEvent.change(slider, { target: { value: "205" } });
    fireEvent.keyUp(slider);
    await address("?columns=owner-date.205");
    expect(slider).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Default columns" }));
    await address("");
    await userEvent.keyboard("{Escape}");
    expect(headings()).toHaveLength(9);
  });
});
