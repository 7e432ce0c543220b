// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableOfContents } from "@/ui/table-of-contents.tsx";

/** Places of the sections, in pixels from the top of the screen. */
let tops: Record<string, number> = {};
let crossed: (entries?: { target: Element | null; isIntersecting: boolean }[]) => void;
const disconnect = vi.fn();

beforeEach(() => {
  vi.stubGlobal("innerHeight", 1000);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: object[]) => void) {
        crossed = (entries = []) => callback(entries);
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

  it("lays nothing out at the top of the page, and knows what is read there all the same", () => {
    open();
    const one = document.getElementById("one");
    const two = document.getElementById("two");
    tops = { one: 100, two: 200 };
    act(() =>
      crossed([
        { target: one, isIntersecting: false },
        { target: two, isIntersecting: false },
      ]),
    );
    expect(current()).toEqual([]);
    act(() => crossed([{ target: one, isIntersecting: true }]));
    expect(current()).toEqual(["First"]);
    expect(HTMLElement.prototype.getBoundingClientRect).not.toHaveBeenCalled();
  });

  it("stops watching when it leaves the page", () => {
    open().unmount();
    expect(disconnect).toHaveBeenCalled();
  });
});
