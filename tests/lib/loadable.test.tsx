// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createLoadable } from "@/lib/loadable.ts";

afterEach(cleanup);

describe("a loadable value", () => {
  it("is fetched once, and handed out at once when it is there", async () => {
    const fetchValue = vi.fn(async (key: string) => `value of ${key}`);
    const values = createLoadable(fetchValue);
    await Promise.all([values.load("a"), values.load("a")]);
    const Reader = () => values.read("a");
    render(<Reader />);
    expect(screen.getByText("value of a")).toBeDefined();
    expect(fetchValue).toHaveBeenCalledTimes(1);
  });

  it("shows a failed load instead of asking again and again, until somebody loads anew", async () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    let works = false;
    const fetchValue = vi.fn(async (key: string) => {
      if (!works) throw new Error("no network");
      return `value of ${key}`;
    });
    const values = createLoadable(fetchValue);
    const Reader = () => values.read("a");
    const page = (key: string) => (
      <ErrorBoundary fallback="failed" resetKeys={[key]}>
        <Suspense fallback="waiting">
          <Reader />
        </Suspense>
      </ErrorBoundary>
    );
    const { rerender } = await act(async () => render(page("first")));
    expect(await screen.findByText("failed")).toBeDefined();
    expect(fetchValue).toHaveBeenCalledTimes(1);

    works = true;
    await act(async () => {
      await values.load("a");
      rerender(page("second"));
    });
    expect(screen.getByText("value of a")).toBeDefined();
    expect(fetchValue).toHaveBeenCalledTimes(2);
    consoleError.mockRestore();
  });
});
