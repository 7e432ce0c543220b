import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { TableOfContents } from "@/ui/table-of-contents.tsx";

/** Simulates which sections, by ID, are now above the reading line. */
let crossed: (changes: Record<string, boolean>) => void;
let watched: IntersectionObserverInit | undefined;
const disconnect = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: object[]) => void, options: IntersectionObserverInit) {
        watched = options;
        crossed = (changes) =>
          callback(
            Object.entries(changes).map(([id, isIntersecting]) => ({
              target: document.getElementById(id),
              isIntersecting,
            })),
          );
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

function open() {
  return render(
    <MemoryRouter initialEntries={["/compare?treatments=fue"]}>
      <Address />
      <TableOfContents
        items={[
          { id: "one", label: "First" },
          { id: "part", label: "A part of the first", within: "one" },
          { id: "two", label: "Second" },
          { id: "gone", label: "Not on the page" },
        ]}
      />
      <section id="one" />
      <section id="part" />
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
  it("is a named list of links to the page's own anchors, which keep the query", async () => {
    open();
    expect(screen.getByRole("navigation", { name: "On this page" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Second" })).toHaveAttribute("href", "#two");
    expect(current()).toEqual([]);
    await userEvent.click(screen.getByRole("link", { name: "Second" }));
    expect(screen.getByText("/compare?treatments=fue#two")).toBeVisible();
  });

  it("marks the last section above the reading line, and none before the first", () => {
    open();
    act(() => crossed({ one: true, two: false }));
    expect(current()).toEqual(["First"]);
    act(() => crossed({ two: true }));
    expect(current()).toEqual(["Second"]);
    act(() => crossed({ one: false, two: false }));
    expect(current()).toEqual([]);
  });

  it("lists the parts of a section while the section or one of them is being read", () => {
    open();
    const part = screen.getByRole("link", { name: "A part of the first" }).closest("li");
    expect(part).toHaveClass("hidden");
    act(() => crossed({ one: true }));
    expect(part).not.toHaveClass("hidden");
    act(() => crossed({ part: true }));
    expect(current()).toEqual(["A part of the first"]);
    act(() => crossed({ two: true }));
    expect(part).toHaveClass("hidden", "focus-within:block");
  });

  it("includes sections above the screen, and does not measure any positions", () => {
    const measured = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
    open();
    act(() => crossed({ one: true, two: true }));
    const [top, , bottom] = watched?.rootMargin?.split(" ").map(Number.parseFloat) ?? [];
    expect(top).toBeGreaterThan(100_000);
    expect(bottom).toBe(-70);
    expect(measured).not.toHaveBeenCalled();
  });

  it("scrolls the row to the current link, but not while the keyboard is in the row", async () => {
    const scrollTo = vi.fn();
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(1000);
    Object.assign(HTMLElement.prototype, { scrollTo });
    open();
    act(() => crossed({ one: true }));
    expect(scrollTo).toHaveBeenCalled();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "First" })).toHaveFocus();
    // jsdom guesses this state from events, some of which may be from an earlier test.
    const row = screen.getByRole("list");
    const find = row.querySelector.bind(row);
    row.querySelector = (selectors: string) => find(selectors.replace(":focus-visible", ":focus"));
    scrollTo.mockClear();
    act(() => crossed({ two: true }));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
