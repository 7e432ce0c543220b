import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { type Answers, answersFor, email, openWorkspace, userId } from "./workspace-support.tsx";

const ayse = {
  user_id: userId,
  email,
  display_name: "Ayşe Demir",
  role: "admin",
  granted_at: "2026-09-23T08:00:00+00:00",
  last_seen_at: "2026-11-20T08:00:00+00:00",
  open_leads: 2,
};
const tom = {
  ...ayse,
  user_id: "5a7a0001-0000-4000-8000-000000000003",
  email: "tom@sanavoy.example",
  display_name: "Tom Fletcher",
  role: "coordinator",
  granted_at: null,
};
const waiting = {
  user_id: "5a7a0001-0000-4000-8000-000000000002",
  email: "leyla@sanavoy.example",
  signed_up_at: "2026-11-20T08:00:00+00:00",
  confirmed: false,
  last_seen_at: null,
};

function openTeam(members: object[], more: Answers = {}) {
  return openWorkspace("/admin/team", {
    ...answersFor("admin"),
    "POST list_team": () => ({ json: members }),
    "POST list_sign_ups": () => ({ json: [waiting] }),
    "POST count_subscribers": () => ({ json: { confirmed: 2, waiting: 1 } }),
    ...more,
  });
}

/** The table row that contains a text. */
async function rowOf(text: string) {
  return within(await screen.findByRole("row", { name: new RegExp(text) }));
}

it("shows roles, their dates, and who is waiting for a role", async () => {
  openTeam([ayse, tom]);
  const own = await rowOf("Ayşe Demir");
  expect(own.getByText("Administrator")).toBeVisible();
  expect(own.getByText("Sep 23, 2026")).toBeVisible();
  const other = await rowOf("Tom Fletcher");
  expect(other.getByText("Coordinator")).toBeVisible();
  expect(other.getByText("Not known")).toBeVisible();
  expect((await rowOf("leyla@sanavoy.example")).getByText("Not yet")).toBeVisible();
  const headings = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
  expect(headings.slice(0, 3)).toEqual(["Members", "Waiting for a role", "Give someone a role"]);
});

it("counts in the navigation who can get a role, until they have one", async () => {
  const confirmed = { ...waiting, user_id: tom.user_id, email: tom.email, confirmed: true };
  let accounts = [waiting, confirmed];
  openTeam([ayse], {
    "POST list_sign_ups": () => ({ json: accounts }),
    "POST grant_role": () => {
      accounts = [waiting];
      return { json: true };
    },
  });
  expect(await screen.findByRole("link", { name: "Team, 1 task" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: `Make coordinator ${tom.email}` }));
  expect(await screen.findByRole("link", { name: "Team" })).toBeVisible();
});

it("does not offer to revoke the role of the last administrator", async () => {
  openTeam([ayse, tom]);
  const own = await rowOf("Ayşe Demir");
  expect(own.getByText(/^The last administrator keeps the role\./)).toBeVisible();
  expect(own.queryByRole("button")).not.toBeInTheDocument();
});

it("says if someone else has become the last administrator meanwhile", async () => {
  const { calls } = openTeam([ayse, { ...tom, role: "admin" }], {
    "POST revoke_role": () => ({
      status: 409,
      json: {
        code: "PT409",
        details: "last_admin",
        message: "The last administrator keeps the role.",
      },
    }),
  });
  const other = await rowOf("Tom Fletcher");
  await userEvent.click(other.getByRole("button", { name: "Revoke Tom Fletcher" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Revoke access" }));
  expect(
    await screen.findByText(
      "This is the last administrator. Make someone else an administrator first.",
    ),
  ).toBeVisible();
  // The other role is not revoked either.
  expect(calls.filter(({ name }) => name === "POST revoke_role")).toHaveLength(1);
});

it("removes administrators themselves from the team as long as they may", async () => {
  const roles: string[] = [];
  openTeam([ayse, { ...tom, role: "admin" }], {
    "POST revoke_role": ({ body }) => {
      roles.push(Object(body).role);
      return { json: true };
    },
  });
  const own = await rowOf("Ayşe Demir");
  await userEvent.click(own.getByRole("button", { name: "Revoke Ayşe Demir" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Revoke access" }));
  await waitFor(() => expect(roles).toEqual(["coordinator", "admin"]));
});

it("asks before revoking a role, and then shows the updated team", async () => {
  let members = [ayse, tom];
  const { calls } = openTeam([], {
    "POST list_team": () => ({ json: members }),
    "POST revoke_role": () => {
      members = [ayse];
      return { json: true };
    },
  });
  const press = async () =>
    userEvent.click(
      (await rowOf("Tom Fletcher")).getByRole("button", { name: "Revoke Tom Fletcher" }),
    );
  await press();
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/2 open leads stay with them/)).toBeVisible();
  expect(dialog.getByRole("link", { name: /open leads of Tom/ })).toHaveAttribute(
    "href",
    expect.stringContaining(`owner=${tom.user_id}`),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(calls.map(({ name }) => name)).not.toContain("POST revoke_role");

  await press();
  const revoke = await screen.findByRole("button", { name: "Revoke access" });
  expect(revoke).toHaveClass("bg-danger");
  await userEvent.click(revoke);
  await waitFor(() => expect(screen.queryByText("tom@sanavoy.example")).not.toBeInTheDocument());
  expect(calls).toContainEqual({
    name: "POST revoke_role",
    body: { email: tom.email, role: "coordinator" },
  });
});

it("makes an administrator a coordinator without leaving them without a role meanwhile", async () => {
  const { calls } = openTeam([ayse, { ...tom, role: "admin" }], {
    "POST grant_role": () => ({ json: true }),
    "POST revoke_role": () => ({ json: true }),
  });
  const row = await rowOf("Tom Fletcher");
  await userEvent.click(row.getByRole("button", { name: "Make coordinator Tom Fletcher" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Make coordinator" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(calls.filter(({ name }) => /(grant|revoke)_role/.test(name))).toEqual([
    { name: "POST grant_role", body: { email: tom.email, role: "coordinator" } },
    { name: "POST revoke_role", body: { email: tom.email, role: "admin" } },
  ]);
});

it("grants a role by email address, and says what is wrong", async () => {
  const { calls } = openTeam([ayse], {
    "POST grant_role": ({ body }) =>
      JSON.stringify(body).includes("nobody")
        ? { status: 404, json: { code: "PT404", message: "No account" } }
        : JSON.stringify(body).includes("unconfirmed")
          ? { status: 409, json: { code: "PT409", details: "unconfirmed", message: "Not yet" } }
          : { json: true },
  });
  const field = await screen.findByLabelText("Email");
  const grant = screen.getByRole("button", { name: "Grant" });
  await userEvent.click(grant);
  expect(
    await screen.findByRole("link", { name: "Enter an email address, like name@example.com." }),
  ).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Enter an email address, like name@example.com/);
  expect(calls.map(({ name }) => name)).not.toContain("POST grant_role");

  await userEvent.type(field, "nobody@example.com");
  await userEvent.click(grant);
  expect(await screen.findByRole("link", { name: /^Nobody has signed up/ })).toBeVisible();
  expect(field).toHaveValue("nobody@example.com");
  await userEvent.clear(field);
  await userEvent.type(field, "unconfirmed@example.com");
  await userEvent.click(grant);
  expect(await screen.findByRole("link", { name: /has not followed the link/ })).toBeVisible();

  await userEvent.clear(field);
  await userEvent.type(field, " Leyla@Sanavoy.example ");
  await userEvent.selectOptions(screen.getByLabelText("Role"), "Administrator");
  await userEvent.click(grant);
  // A toast that is still being shown counts as hidden.
  await screen.findByText("leyla@sanavoy.example is now an administrator");
  expect(calls).toContainEqual({
    name: "POST grant_role",
    body: { email: "leyla@sanavoy.example", role: "admin" },
  });
  expect(field).toHaveValue("");
});
