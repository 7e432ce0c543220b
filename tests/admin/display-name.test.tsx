import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { forgetAdminData } from "@/admin/features/access/query-client.ts";
import { answersFor, email, openWorkspace, userId } from "./workspace-support.tsx";

it("changes the user's own name", async () => {
  let name = "Ayşe Demir";
  const { calls } = openWorkspace("/admin/team", {
    ...answersFor("coordinator"),
    "GET profiles": () => ({ json: { display_name: name } }),
    "PATCH profiles": () => {
      name = "Ayşe D.";
      return { json: { user_id: userId } };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Ayşe Demir/ }));
  const field = await screen.findByLabelText("Name");
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter a name.")).toBeVisible();
  await userEvent.type(field, "  Ayşe D. ");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("button", { name: /^Ayşe D\./ })).toBeVisible();
  expect(calls).toContainEqual({ name: "PATCH profiles", body: { display_name: "Ayşe D." } });
});

it("changes the user's own name on the account page, and says so", async () => {
  const { calls } = openWorkspace("/admin/account", {
    ...answersFor("coordinator"),
    "PATCH profiles": () => ({ json: { user_id: userId } }),
  });
  const section = within(await screen.findByRole("region", { name: "Your name" }));
  const field = section.getByLabelText("Name");
  expect(field).toHaveValue("Ayşe Demir");
  await userEvent.clear(field);
  await userEvent.type(field, "Ayşe D.{Enter}");
  expect(await screen.findByText("Your name has been changed")).toBeInTheDocument();
  expect(calls).toContainEqual({ name: "PATCH profiles", body: { display_name: "Ayşe D." } });
});

it.each([
  ["23505", "A colleague has this name, or one that looks like it. Add your surname."],
  ["23514", "This name cannot be used. Choose another name."],
])("says why the database refuses a name (%s), and keeps what was typed", async (code, message) => {
  openWorkspace("/admin/team", {
    ...answersFor("coordinator"),
    "PATCH profiles": () => ({ status: 409, json: { code, message: "refused" } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: /change your name/ }));
  const field = await screen.findByLabelText("Name");
  await userEvent.clear(field);
  await userEvent.type(field, "System{Enter}");
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue("System");
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
});

describe("the question for a name", () => {
  const name = (display_name: string) => ({
    ...answersFor("coordinator"),
    "GET profiles": () => ({ json: { display_name } }),
  });
  const question = () => screen.queryByRole("region", { name: "What is your name?" });

  it.each(["ayse", email, "Team member 5a7a0001"])("is asked instead of %s", async (made) => {
    openWorkspace("/admin/team", name(made));
    await screen.findByRole("heading", { name: "This page is for administrators" });
    expect(question()).toBeVisible();
  });

  it("is not asked of someone with a name, or again after “Not now”", async () => {
    openWorkspace("/admin/team", name("Ayşe"));
    await screen.findByRole("heading", { name: "This page is for administrators" });
    expect(question()).toBeNull();
    cleanup();
    forgetAdminData();
    openWorkspace("/admin/team", name("ayse"));
    await userEvent.click(await screen.findByRole("button", { name: "Not now" }));
    expect(question()).toBeNull();
    cleanup();
    openWorkspace("/admin/team", name("ayse"));
    await screen.findByRole("heading", { name: "This page is for administrators" });
    expect(question()).toBeNull();
  });
});
