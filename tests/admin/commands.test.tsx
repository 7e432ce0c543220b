import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { exampleLead } from "./example-lead.ts";
import { answersFor, openWorkspace, stubMeasuring } from "./workspace-support.tsx";

// Loading the workspace takes a while on a busy machine.
vi.setConfig({ testTimeout: 45_000 });

beforeEach(stubMeasuring);

const view = {
  id: "7e3b0001-0000-4000-8000-000000000009",
  owner_id: "5a7a0001-0000-4000-8000-000000000001",
  name: "Hair transplants",
  query: "category=hair-transplant",
  is_shared: true,
};

function openTemplates() {
  return openWorkspace("/admin/templates", {
    ...answersFor("coordinator"),
    "GET saved_views": () => ({ json: [view] }),
    "POST search_leads": () => ({ json: [exampleLead] }),
  });
}

async function openPalette() {
  await screen.findByRole("heading", { level: 1, name: "Templates" });
  await userEvent.keyboard("{Control>}k{/Control}");
  return within(await screen.findByRole("dialog", { name: "Commands" }));
}

it("typing finds a lead, with the text in a request's body, and Enter opens it", async () => {
  const { router, calls } = openTemplates();
  const dialog = await openPalette();
  await userEvent.type(dialog.getByRole("combobox"), "ay");
  const option = await dialog.findByRole("option", { name: /Ayşe Example/ });
  await waitFor(() => expect(option).toHaveAttribute("aria-selected", "true"));
  expect(calls.find(({ name }) => name === "POST search_leads")?.body).toEqual({
    query: "ay",
  });
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/leads/SV-7K2M-4QXV"));
  // J and K step through the results.
  expect(router.state.location.state).toEqual({ references: ["SV-7K2M-4QXV"] });
});

it("all leads that match are a list, and so are those of a city or an owner", async () => {
  const { router } = openWorkspace("/admin/templates", {
    ...answersFor("coordinator"),
    "POST list_colleagues": () => ({
      json: [{ user_id: view.owner_id, display_name: "Tom Baker", role: "admin" }],
    }),
    "POST search_leads": () => ({
      json: Array.from({ length: 7 }, (_, row) => ({
        ...exampleLead,
        id: `1ead0001-0000-4000-8000-00000000000${row}`,
        reference: `SV-7K2M-4QX${row + 2}`,
      })),
      count: 12,
    }),
  });
  const dialog = await openPalette();
  await userEvent.type(dialog.getByRole("combobox"), "izmir");
  expect(await dialog.findByRole("option", { name: "İzmir City" })).toBeVisible();
  await userEvent.clear(dialog.getByRole("combobox"));
  await userEvent.type(dialog.getByRole("combobox"), "tom baker");
  expect(await dialog.findByRole("option", { name: "Tom Baker Owner" })).toBeVisible();
  await userEvent.click(
    await dialog.findByRole("option", { name: "Show all 12 leads that match" }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/leads"));
  expect(router.state.location.search).toBe("");
  expect(router.state.location.state).toEqual({ search: "tom baker" });
});

const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute("aria-activedescendant") ?? "");

it("what Enter does is told from the start, and how many commands match", async () => {
  const { router } = openTemplates();
  const dialog = await openPalette();
  const field = dialog.getByRole("combobox");
  await waitFor(() => expect(activeOption(field)).toHaveAttribute("aria-selected", "true"));
  expect(activeOption(field)).not.toHaveAccessibleName(/export/i);
  await userEvent.type(field, "ay");
  const option = await dialog.findByRole("option", { name: /Ayşe Example/ });
  await waitFor(() => expect(activeOption(field)).toBe(option));
  expect(dialog.getByRole("status")).toHaveTextContent(/^\d+ results?$/);
  await userEvent.clear(field);
  await userEvent.type(field, "audit zzz");
  // The lead that was found for another text cannot be opened any more.
  await userEvent.keyboard("{Enter}");
  expect(router.state.location.pathname).toBe("/admin/templates");
});

it("nothing matches, and a screen reader is told", async () => {
  openWorkspace("/admin/templates", {
    ...answersFor("coordinator"),
    "POST search_leads": () => ({ json: [] }),
    "POST count_restricted": () => ({ json: 2 }),
  });
  const dialog = await openPalette();
  await userEvent.type(dialog.getByRole("combobox"), "qqqq");
  await waitFor(() =>
    expect(dialog.getByText("Nothing matches.", { selector: "[role=status]" })).toBeInTheDocument(),
  );
  expect(dialog.getByRole("combobox")).not.toHaveAttribute("aria-activedescendant");
  expect(dialog.getByText("2 requests are restricted: ask an administrator.")).toBeVisible();
});

it("a search that fails does not say that nothing matches", async () => {
  openWorkspace("/admin/templates", {
    ...answersFor("coordinator"),
    "POST search_leads": () => ({ status: 500, json: { message: "No database" } }),
  });
  const dialog = await openPalette();
  await userEvent.type(dialog.getByRole("combobox"), "zzzz");
  expect(await dialog.findByText(/We could not search the leads/)).toBeVisible();
  expect(dialog.queryByText("Nothing matches.")).not.toBeInTheDocument();
});

it("views, lists and pages are commands, and administrators' pages are only for administrators", async () => {
  const { router } = openTemplates();
  await screen.findByRole("heading", { level: 1, name: "Templates" });
  await userEvent.click(screen.getByRole("button", { name: "Commands (Ctrl K)" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Commands" }));
  expect(dialog.getByRole("option", { name: "Insights" })).toBeVisible();
  expect(dialog.getByRole("option", { name: "Sign out" })).toBeVisible();
  expect(dialog.queryByRole("option", { name: "Team" })).not.toBeInTheDocument();
  await userEvent.click(await dialog.findByRole("option", { name: /^Hair transplants/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/leads"));
  expect(router.state.location.search).toBe("?category=hair-transplant");
});

it("a reference in the address may be written in lower case", async () => {
  const { calls } = openWorkspace("/admin/leads/sv-7k2m-4qxv", {
    ...answersFor("coordinator"),
    "POST open_lead": () => ({ json: null }),
  });
  await screen.findByText("No lead has this reference");
  expect(calls.find(({ name }) => name === "POST open_lead")?.body).toEqual({
    reference: "SV-7K2M-4QXV",
  });
});

it("a question mark shows every keyboard shortcut, so that it can be learnt before a lead is open", async () => {
  openTemplates();
  await screen.findByRole("heading", { level: 1, name: "Templates" });
  await userEvent.keyboard("?");
  const dialog = within(await screen.findByRole("dialog", { name: "Keyboard" }));
  expect(dialog.getByText("List these keys")).toBeVisible();
  expect(dialog.getByText("Next lead")).toBeVisible();
  expect(dialog.getByText("Mark as contacted, after an answer")).toBeVisible();
  expect(dialog.getByRole("checkbox", { name: "Use single-key shortcuts" })).toBeChecked();
});
