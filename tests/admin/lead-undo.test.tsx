import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { setSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { announce } from "@/ui/announce.ts";
import { deferred } from "../deferred.ts";
import { tom } from "./example-lead.ts";
import { answers, changed, changes, choice, choose, conflict, show } from "./lead-view-support.tsx";

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
      const answer = changed({ version: 3, status: "quoted", owner_id: tom.userId });
      return { json: { ...answer, event: { ...answer.event, id: 42, kind: "owner" } } };
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
    answers["POST set_lead_owner"] = () => {
      const answer = changed({ version: 3, status: "quoted", owner_id: tom.userId });
      return { json: { ...answer, event: { ...answer.event, id: 42, kind: "owner" } } };
    };
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

  it.each([
    ["in the middle", [], "mx-auto", "button"],
    ["at the start, if it would cover a control in the middle", [500], "me-auto", "button"],
    ["at the start, if it would cover a notice in the middle", [500], "me-auto", "span"],
    ["at the end, if both are taken", [0, 500], "ms-auto", "button"],
  ] as const)("is offered %s", async (_name, taken, place, element) => {
    const main = document.createElement("main");
    main.append(
      ...taken.map((left) => {
        const control = document.createElement(element);
        control.toggleAttribute("data-notice", element === "span");
        control.dataset.left = String(left);
        return control;
      }),
    );
    document.body.append(main);
    // The bar is 400 pixels wide in a window of 1,200.
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
      this: HTMLElement,
    ) {
      const { left } = this.dataset;
      if (left) return new DOMRect(Number(left), 700, 100, 40);
      const isBar = this.querySelector(":scope > button[aria-label=Dismiss]") !== null;
      return new DOMRect(0, 700, isBar ? 400 : 1200, 50);
    });
    await show();
    await choose("Status", "Quoted");
    const dismiss = await screen.findByRole("button", { name: "Dismiss" });
    expect(dismiss.parentElement).toHaveClass(place);
    main.remove();
  });
});
