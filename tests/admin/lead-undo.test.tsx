import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { setSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { announce } from "@/ui/announce.ts";
import { deferred } from "../deferred.ts";
import { tom } from "./example-lead.ts";
import { answers, changed, changes, choice, choose, conflict, show } from "./lead-view-support.tsx";

function givenToTom() {
  const answer = changed({ version: 3, status: "quoted", owner_id: tom.userId });
  return { json: { ...answer, event: { ...answer.event, id: 42, kind: "owner" } } };
}

describe("undo", () => {
  it("sends the event of the change", async () => {
    await show();
    await choose("Status", "Quoted");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(changes()[1]).toEqual(["undo_lead_changes", { events: [41] }]));
    await waitFor(() => expect(choice("Status")).toHaveTextContent("New"));
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(document.getElementById("announcer")).toHaveTextContent(/^Undone: .*moved to Quoted/),
    );
  });

  it.each([
    ["undoes a change that is still being saved, and not the one before it", true],
    ["undoes nothing instead of a change that could not be saved", false],
  ])("%s", async (_name, isSaved) => {
    const saved = deferred<void>();
    answers["POST set_lead_owner"] = async () => {
      await saved.promise;
      if (!isSaved) return { json: conflict() };
      return givenToTom();
    };
    await show();
    await choose("Status", "Quoted");
    await screen.findByText(/^moved to Quoted/);
    await choose("Owner", "Tom Fletcher");
    await userEvent.click(document.body);
    await userEvent.keyboard("z");
    saved.resolve();
    if (isSaved) await waitFor(() => expect(changes()).toHaveLength(3));
    else await screen.findByText(/^Tom Fletcher moved this to Contacted/);
    expect(changes().slice(2)).toEqual(isSaved ? [["undo_lead_changes", { events: [42] }]] : []);
  });

  it("works for several changes, the newest first, with Z or Ctrl Z", async () => {
    answers["POST set_lead_owner"] = givenToTom;
    await show();
    await choose("Status", "Quoted");
    await choose("Owner", "Tom Fletcher");
    // One bar, for the newest change.
    await screen.findByText(/^given to Tom Fletcher/);
    expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);
    // In a field, the browser undoes typing.
    await userEvent.click(screen.getByLabelText("Note"));
    await userEvent.keyboard("z{Control>}z{/Control}");
    expect(changes()).toHaveLength(2);
    await userEvent.click(document.body);
    await userEvent.keyboard("z");
    await screen.findByText(/^moved to Quoted/);
    setSingleKeys(false);
    await userEvent.keyboard("z");
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() =>
      expect(changes().slice(2)).toEqual([
        ["undo_lead_changes", { events: [42] }],
        ["undo_lead_changes", { events: [41] }],
      ]),
    );
  });

  it("says so if someone else has changed it again", async () => {
    answers["POST undo_lead_changes"] = () => ({ json: [conflict()] });
    await show();
    await choose("Status", "Quoted");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Tom Fletcher moved this to Contacted 10 seconds ago.So your change was not undone.",
    );
    expect(choice("Status")).toHaveTextContent("Contacted");
    // Read together with what came shortly before.
    announce("Next");
    await waitFor(() => expect(document.getElementById("announcer")?.textContent).toBe("Next."));
  });
});
