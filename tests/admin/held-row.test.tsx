import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { queryClient } from "@/admin/features/access/query-client.ts";
import { exampleClinic } from "./example-clinic.ts";
import { exampleTemplate } from "./example-template.ts";
import { answersFor, fill, openWorkspace } from "./workspace-support.tsx";

type Row = { id: string; name: string };

/** A table of rows that colleagues change. */
function tableOf(table: string, rows: Row[], role: "admin" | "coordinator" = "admin") {
  const without = (gone: string | null) => {
    const at = rows.findIndex(({ id }) => `eq.${id}` === gone);
    return at < 0 ? [] : rows.splice(at, 1);
  };
  return {
    ...answersFor(role),
    "POST list_privacy_tasks": () => ({ json: [] }),
    [`GET ${table}`]: ({ search }: { search: URLSearchParams }) => ({
      json: search.has("id")
        ? (rows.find(({ id }) => `eq.${id}` === search.get("id")) ?? null)
        : rows,
    }),
    [`PATCH ${table}`]: () => ({ json: [] }),
    [`DELETE ${table}`]: ({ search }: { search: URLSearchParams }) => ({
      json: without(search.get("id")),
    }),
    [`POST ${table}`]: ({ body }: { body: unknown }) => {
      const added = {
        ...exampleTemplate,
        ...exampleClinic,
        ...(body as Row),
        id: crypto.randomUUID(),
      };
      rows.push(added);
      return { status: 201, json: added };
    },
  };
}

/** As when the window gets the focus again. */
const fetchAgain = (table: string) =>
  act(() => queryClient.invalidateQueries({ queryKey: [table] }));

const earlier = { ...exampleTemplate, id: crypto.randomUUID(), name: "An earlier name" };

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
async function remove() {
  await press("Remove");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
}

describe("the template that is edited", () => {
  async function edit(rows: Row[], path = "/admin/templates") {
    const opened = openWorkspace(path, tableOf("message_templates", rows));
    await fill(await screen.findByLabelText("Message"), "Mine");
    return opened;
  }
  const mine = `${exampleTemplate.body}Mine`;

  it("stays when a colleague adds one that comes before it", async () => {
    const rows = [exampleTemplate];
    await edit(rows);
    rows.unshift(earlier);
    await fetchAgain("templates");
    expect(await screen.findByRole("link", { name: /^An earlier name/ })).toBeVisible();
    expect(screen.getByLabelText("Message")).toHaveValue(mine);
  });

  it("stays when it is the first of all, and a colleague adds another", async () => {
    const rows: Row[] = [];
    await edit(rows, "/admin/templates?template=new");
    rows.push(earlier);
    await fetchAgain("templates");
    expect(await screen.findByRole("link", { name: /^An earlier name/ })).toBeVisible();
    expect(screen.getByLabelText("Message")).toHaveValue("Mine");
  });

  it.each(["", `?template=${exampleTemplate.id}`])(
    "stays when a colleague removes it, and saving says so (%s)",
    async (search) => {
      const rows = [exampleTemplate, earlier];
      const { router } = await edit(rows, `/admin/templates${search}`);
      rows.shift();
      await fetchAgain("templates");
      await waitFor(() => expect(screen.queryByRole("link", { name: /^First answer/ })).toBeNull());
      expect(screen.getByLabelText("Message")).toHaveValue(mine);
      await press("Save");
      expect(
        await screen.findByText(/^A colleague removed this template while you were editing/),
      ).toBeVisible();
      await press("Discard mine");
      expect(await screen.findByRole("heading", { name: earlier.name })).toBeVisible();
      expect(screen.getByLabelText("Message")).toHaveValue(earlier.body);
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(router.state.location.search).toBe("");
    },
  );

  it("can be saved as a new one", async () => {
    const rows = [exampleTemplate];
    await edit(rows);
    rows.shift();
    await fetchAgain("templates");
    await press("Save");
    await userEvent.click(
      await screen.findByRole("button", { name: "Save mine as a new template" }),
    );
    // The earlier form shows "Save" again until the page has moved on to the new template.
    await screen.findByRole("link", { name: /^First answer/, current: true });
    expect(screen.getByRole("button", { name: "Save" })).toBeVisible();
    expect(screen.getByLabelText("Message")).toHaveValue(mine);
  });

  it("goes with what was typed when the person removes it", async () => {
    const { router } = await edit(
      [exampleTemplate, earlier],
      `/admin/templates?template=${exampleTemplate.id}`,
    );
    await remove();
    expect(await screen.findByRole("heading", { name: earlier.name })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the clinic that is edited", () => {
  async function edit(rows: Row[]) {
    const opened = openWorkspace(
      `/admin/clinics?clinic=${exampleClinic.id}`,
      tableOf("clinics", rows),
    );
    await fill(await screen.findByLabelText(/^Notes/), "Closed in August");
    return opened;
  }

  it("stays when a colleague removes it, and saving says so", async () => {
    const rows = [exampleClinic];
    const { router } = await edit(rows);
    rows.shift();
    await fetchAgain("clinics");
    expect(screen.getByLabelText(/^Notes/)).toHaveValue("Closed in August");
    await press("Save");
    expect(
      await screen.findByText(/^A colleague removed this clinic while you were editing/),
    ).toBeVisible();
    await press("Discard mine");
    expect(await screen.findByRole("heading", { name: "There are no clinics yet" })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });

  it("goes with what was typed when the person removes it", async () => {
    const { router } = await edit([exampleClinic]);
    await remove();
    expect(await screen.findByRole("heading", { name: "There are no clinics yet" })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("goes for someone who can only read it when a colleague removes it", async () => {
    const rows = [exampleClinic];
    openWorkspace(
      `/admin/clinics?clinic=${exampleClinic.id}`,
      tableOf("clinics", rows, "coordinator"),
    );
    expect(await screen.findByRole("heading", { name: exampleClinic.name })).toBeVisible();
    rows.shift();
    await fetchAgain("clinics");
    expect(await screen.findByRole("heading", { name: "There are no clinics yet" })).toBeVisible();
  });
});
