import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CodeFault } from "@/ui/code-fault.tsx";
import { lazily } from "@/ui/lazily.tsx";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** A page whose code loads as soon as `isGone` is false. */
function examplePage() {
  const code = { isGone: true, fetched: 0 };
  const Page = lazily(
    async () => {
      code.fetched += 1;
      if (code.isGone) throw new TypeError("Failed to fetch dynamically imported module");
      return { default: () => <h1>Insights</h1> };
    },
    {
      loading: "Loading",
      fault: (retry) => <CodeFault title="This page could not be shown" retry={retry} />,
    },
  );
  return { code, Page };
}

// React only resumes what suspended inside an asynchronous `act`.
const show = (element: ReactNode) => act(async () => void render(element));
const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const fault = () => screen.findByRole("heading", { name: "This page could not be shown" });

describe("a component whose code does not load", () => {
  it("says so in its place, and keeps what is typed beside it", async () => {
    const { code, Page } = examplePage();
    await show(
      <>
        <input aria-label="Note" />
        <Page />
      </>,
    );
    expect(await fault()).toBeDefined();
    await userEvent.type(screen.getByLabelText("Note"), "Asked for a room with a view");
    const retry = screen.getByRole("button", { name: "Try again" });
    retry.focus();
    await press("Try again");
    expect(await screen.findByText("It still did not load.")).toBeDefined();
    // The button is still the same, and so has the focus.
    expect(document.activeElement).toBe(retry);
    code.isGone = false;
    await press("Try again");
    expect(await screen.findByRole("heading", { name: "Insights" })).toBeDefined();
    expect(screen.getByLabelText("Note")).toHaveProperty("value", "Asked for a room with a view");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("loads again by itself when the device is back online", async () => {
    const { code, Page } = examplePage();
    await show(<Page />);
    await fault();
    code.isGone = false;
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("heading", { name: "Insights" })).toBeDefined();
  });

  it("loads again when it is shown again, and only once each time", async () => {
    const { code, Page } = examplePage();
    function Tabs() {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setIsOpen(!isOpen)}>
            Switch
          </button>
          {isOpen ? <Page /> : null}
        </>
      );
    }
    await show(<Tabs />);
    await fault();
    expect(code.fetched).toBe(1);
    await press("Switch");
    code.isGone = false;
    await press("Switch");
    expect(await screen.findByRole("heading", { name: "Insights" })).toBeDefined();
    expect(code.fetched).toBe(2);
  });
});
