// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableOfContents } from "@/ui/table-of-contents.tsx";

/** Places of the sections, in pixels from the top of the screen. */
let tops: Record<string, number> = {};
let crossed: () => void;
const disconnect = vi.fn();

beforeEach(() => {
  vi.stubGlobal("innerHeight", 1000);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: () => void) {
        crossed = callback;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, tops[this.id] ?? 0, 0, 0);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  return render(
    <MemoryRouter initialEntries={["/terms"]}>
      <TableOfContents
        items={[
          { id: "one", label: "First" },
          { id: "two", label: "Second" },
          { id: "gone", label: "Not on the page" },
        ]}
      />
      <section id="one" />
      <section id="two" />
    </MemoryRouter>,
  );
}

const current = () =>
  screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "location")
    .map((link) => link.textContent);

describe("the table of contents", () => {
  it("is a named list of links to the page's own anchors", () => {
    open();
    expect(screen.getByRole("navigation", { name: "On this page" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Second" })).toHaveAttribute("href", "/terms#two");
    expect(current()).toEqual([]);
  });

  it("marks the last section above the reading line, and none before the first", () => {
    open();
    vi.stubGlobal("scrollY", 400);
    tops = { one: 280, two: 700 };
    act(() => crossed());
    expect(current()).toEqual(["First"]);
    tops = { one: -900, two: 100 };
    act(() => crossed());
    expect(current()).toEqual(["Second"]);
    tops = { one: 500, two: 900 };
    act(() => crossed());
    expect(current()).toEqual([]);
  });

  it("leaves the page alone while it stands at its top", () => {
    open();
    const asked = vi.spyOn(Element.prototype, "getBoundingClientRect");
    act(() => crossed());
    expect(asked).not.toHaveBeenCalled();
    expect(current()).toEqual([]);
  });

  it("stops watching when it leaves the page", () => {
    open().unmount();
    expect(disconnect).toHaveBeenCalled();
  });
});
