import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { exampleLead } from "./example-lead.ts";
import { countAnswer, exampleCounts } from "./list-answers.ts";
import { answersFor, openWorkspace, stubMeasuring } from "./workspace-support.tsx";

/** Every opened lead is recorded: by one call of `open_lead` each time, and none while it is open. */

const lead = { ...exampleLead, consent_text: "I agree." };
const second = {
  ...lead,
  id: "6b7a0001-0000-4000-8000-0000000000ff",
  reference: "SV-2222-2222",
  name: "Second Example",
};
const counts = { ...exampleCounts, due: 2, all: 2 };

beforeEach(() => {
  stubMeasuring();
  // A wide screen, on which a lead opens beside the list.
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width: 1280px"),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

it("calls open_lead once each time that a lead is opened in the panel, and polls without it", async () => {
  const known = [lead, second];
  let polls = 0;
  const { calls } = openWorkspace("/admin/leads", {
    ...answersFor("admin"),
    "HEAD leads": countAnswer(counts),
    "POST list_parked_mail": () => ({ json: [] }),
    "POST open_lead": ({ body }) => {
      const { reference } = body as { reference: string };
      return { json: known.find((each) => each.reference === reference) };
    },
    "GET leads": ({ search }) => {
      const reference = search.get("reference")?.replace("eq.", "");
      // The list also looks for changes of its rows.
      if (reference === undefined) return { json: known };
      polls += 1;
      return { json: known.filter((each) => each.reference === reference) };
    },
  });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const opened = () =>
    calls.filter(({ name }) => name === "POST open_lead").map(({ body }) => body);
  const open = async ({ name }: typeof lead) => {
    await user.click(await screen.findByRole("link", { name }));
    await screen.findByRole("heading", { level: 2, name });
  };
  const poll = async () => {
    const before = polls;
    await vi.advanceTimersByTimeAsync(16_000);
    await waitFor(() => expect(polls).toBeGreaterThan(before));
  };

  await open(lead);
  expect(opened()).toEqual([{ reference: lead.reference }]);
  await poll();
  await poll();
  expect(opened()).toHaveLength(1);

  await user.click(screen.getByRole("button", { name: "Close the lead" }));
  await waitFor(() =>
    expect(screen.queryByRole("heading", { level: 2, name: lead.name })).toBeNull(),
  );
  await open(lead);
  await waitFor(() => expect(opened()).toHaveLength(2));
  await poll();
  expect(opened()).toHaveLength(2);

  // The next lead, and back to the first one, which was closed by that.
  await open(second);
  await open(lead);
  await waitFor(() =>
    expect(opened().map((body) => (body as { reference: string }).reference)).toEqual([
      lead.reference,
      lead.reference,
      second.reference,
      lead.reference,
    ]),
  );
});
