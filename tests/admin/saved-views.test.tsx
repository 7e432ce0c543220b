import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { ayse } from "./example-lead.ts";
import { type Answers, type Calls, fakeProject } from "./fake-project.ts";
import { listAnswers } from "./list-answers.ts";
import { renderWorkspace } from "./render-workspace.tsx";

let answers: Answers;
let calls: Calls;

beforeEach(() => {
  answers = listAnswers();
  calls = fakeProject(answers);
});

describe("saved views", () => {
  it("are tabs of the list, and take over what it shows differently", async () => {
    const id = "7e3b0001-0000-4000-8000-000000000009";
    let query = "tab=all&category=hair-transplant";
    answers["GET saved_views"] = () => ({
      json: [{ id, owner_id: ayse.userId, name: "Hair", query, is_shared: true }],
    });
    answers["PATCH saved_views"] = ({ body }) => {
      query = z.object({ query: z.string() }).parse(body).query;
      return { status: 204, json: null };
    };
    const open = (search: string) =>
      renderWorkspace(<LeadsDashboard beside={null} />, `/admin/leads${search}`);
    const { router } = open("");
    await userEvent.click(await screen.findByRole("link", { name: "Hair" }));
    const search = `?tab=all&category=hair-transplant&view=${id}`;
    await waitFor(() => expect(router.state.location.search).toBe(search));
    expect(screen.queryByText("This list differs from its view.")).not.toBeInTheDocument();
    cleanup();
    open(`${search}&sort=oldest`);
    const tab = await screen.findByRole("link", { name: "Hair" });
    expect(tab).toHaveAttribute("aria-current", "page");
    await userEvent.click(await screen.findByRole("button", { name: "Update “Hair”" }));
    await waitFor(() =>
      expect(screen.queryByText("This list differs from its view.")).not.toBeInTheDocument(),
    );
    expect(query).toBe("category=hair-transplant&sort=oldest");
    expect(tab).toHaveAttribute("aria-current", "page");
  });

  it("that could not be loaded are loaded again", async () => {
    const views = answers["GET saved_views"];
    answers["GET saved_views"] = () => ({ status: 400, json: {} });
    renderWorkspace(<LeadsDashboard beside={null} />, "/admin/leads");
    await userEvent.click(await screen.findByRole("button", { name: "Views" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Views" }));
    expect(await dialog.findByText(/^We could not load the views\./)).toBeVisible();
    answers["GET saved_views"] = views ?? (() => ({ json: [] }));
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByText(/^No views have been saved yet\./)).toBeVisible();
    expect(dialog.queryByText(/^We could not load/)).toBeNull();
  });

  it("say next to the field why one cannot be saved, and keep its name", async () => {
    answers["POST saved_views"] = () => ({
      status: 409,
      json: { code: "23505", message: "duplicate key value" },
    });
    const saved = () => calls.filter((call) => call.name === "POST saved_views");
    renderWorkspace(<LeadsDashboard beside={null} />);
    await userEvent.click(await screen.findByRole("button", { name: "Views" }));
    const name = await screen.findByLabelText("Save this list as");
    const save = screen.getByRole("button", { name: "Save view" });
    await userEvent.click(save);
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(/Give the view a name\.$/);
    const long = "A long name ".repeat(8);
    await userEvent.click(name);
    await userEvent.paste(long);
    await userEvent.click(save);
    expect(name).toHaveValue(long);
    expect(name).toHaveAccessibleDescription(/The name must be 80 characters or fewer\.$/);
    expect(saved()).toEqual([]);
    await userEvent.clear(name);
    await userEvent.type(name, "Mine{Enter}");
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/You already have a view with this name\.$/),
    );
    expect(name).toHaveValue("Mine");
    expect(saved()).toHaveLength(1);
  });

  it("are renamed and removed, and the focus stays in the list", async () => {
    const id = "7e3b0001-0000-4000-8000-000000000009";
    let views = [{ id, owner_id: ayse.userId, name: "Hair", query: "tab=all", is_shared: false }];
    answers["GET saved_views"] = () => ({ json: views });
    answers["PATCH saved_views"] = () => {
      views = views.map((view) => ({ ...view, name: "Hair transplants" }));
      return { status: 204, json: null };
    };
    answers["DELETE saved_views"] = () => {
      views = [];
      return { status: 204, json: null };
    };
    renderWorkspace(<LeadsDashboard beside={null} />);
    await userEvent.click(await screen.findByRole("button", { name: "Views" }));
    await userEvent.click(await screen.findByRole("button", { name: "Rename Hair" }));
    const name = screen.getByLabelText("New name");
    expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, " Hair transplants {Enter}");
    expect(await screen.findByRole("link", { name: "Hair transplants" })).toBeVisible();
    expect(calls.find((call) => call.name === "PATCH saved_views")?.body).toEqual({
      name: "Hair transplants",
    });
    expect(screen.getByRole("button", { name: "Rename Hair transplants" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Remove Hair transplants" }));
    expect(screen.getByRole("button", { name: "Keep" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText(/^No views have been saved yet/)).toBeVisible();
    expect(screen.getByRole("dialog", { name: "Views" })).toHaveFocus();
  });
});
