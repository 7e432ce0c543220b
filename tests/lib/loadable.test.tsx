import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { describe, expect, it, vi } from "vitest";
import { useHydrated } from "@/lib/hydrated.ts";
import { createLoadable } from "@/lib/loadable.ts";
import { ErrorBoundary } from "@/ui/error-boundary.tsx";

describe("a loadable value", () => {
  it("is fetched once, and returned immediately after loading", async () => {
    const fetchValue = vi.fn(async (key: string) => `value of ${key}`);
    const values = createLoadable(fetchValue);
    await Promise.all([values.load("a"), values.load("a")]);
    const Reader = () => values.read("a");
    render(<Reader />);
    expect(screen.getByText("value of a")).toBeDefined();
    expect(fetchValue).toHaveBeenCalledTimes(1);
  });

  it("throws the error of a failed load, and retries only on the next load", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let works = false;
    const fetchValue = vi.fn(async (key: string) => {
      if (!works) throw new Error("no network");
      return `value of ${key}`;
    });
    const values = createLoadable(fetchValue);
    const Reader = () => values.read("a");
    const page = (key: string) => (
      <ErrorBoundary fallback={() => "failed"} resetKey={key}>
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
  });
});

it("during hydration, prerendered content stays if its code does not load", async () => {
  const values = createLoadable(async (_key: "text"): Promise<string> => {
    throw new Error("no network");
  });
  const Text = () => <p>{useHydrated() ? values.read("text") : values.readOnceLoaded("text")}</p>;
  const root = document.createElement("div");
  // As React renders it on the server.
  root.innerHTML = "<main><!--$--><p>Prerendered</p><!--/$--></main>";
  await act(async () => {
    hydrateRoot(
      root,
      <main>
        <Suspense>
          <Text />
        </Suspense>
      </main>,
    );
  });
  await act(async () => {});
  expect(root.textContent).toBe("Prerendered");
});
