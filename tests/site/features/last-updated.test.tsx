import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { LastUpdated, LastUpdatedToday } from "@/site/features/documents/last-updated.tsx";

describe("the date of a document", () => {
  it("is written in the product's locale", () => {
    render(<LastUpdated date="2026-01-05" />);
    expect(screen.getByText("January 5, 2026").getAttribute("datetime")).toBe("2026-01-05");
  });

  it("is the reader's current day on a page rendered days before, without a hydration error", async () => {
    const errors = vi.spyOn(console, "error");
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 0, 5, 12) });
    const root = document.createElement("div");
    root.innerHTML = renderToString(<LastUpdatedToday />);
    expect(root.textContent).toBe("Last updated: January 5, 2026");

    vi.setSystemTime(new Date(2026, 1, 9, 12));
    const mounted = await act(async () => hydrateRoot(root, <LastUpdatedToday />));
    expect(root.textContent).toBe("Last updated: February 9, 2026");
    expect(root.querySelector("time")?.dateTime).toBe("2026-02-09");
    expect(errors).not.toHaveBeenCalled();
    await act(async () => mounted.unmount());
  });
});
