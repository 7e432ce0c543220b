import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { createBrowserRouter, Link, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LeaveDialog } from "@/admin/features/editing/leave-dialog.tsx";
import { useBackCloses, useNavigateFromOverlay } from "@/lib/back-closes.ts";
import { Dialog } from "@/ui/dialog.tsx";

/** A page with unsaved text, and a dialog over it, in which another one opens. */
function Example() {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  const [locked, setLocked] = useState(false);
  useBackCloses(locked);
  const navigate = useNavigateFromOverlay();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`${pathname}${search}`}</p>
      <button type="button" onClick={() => setOuter(true)}>
        Open
      </button>
      <Link to="/other">Follow</Link>
      <Dialog open={outer} onOpenChange={setOuter} title="Outer">
        <button type="button" onClick={() => setInner(true)}>
          Ask
        </button>
        <button type="button" onClick={() => setLocked(true)}>
          Lock
        </button>
        {["?a", "?b"].map((choice) => (
          <button
            key={choice}
            type="button"
            onClick={() => navigate(`/page${choice}`, { replace: true })}
          >
            {choice}
          </button>
        ))}
      </Dialog>
      <Dialog open={inner} onOpenChange={setInner} title="Inner">
        Sure?
      </Dialog>
      <LeaveDialog when={pathname === "/dirty"} />
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;

async function start(path: string) {
  window.history.pushState(null, "", "/before");
  router = createBrowserRouter([{ path: "*", Component: Example }]);
  render(<RouterProvider router={router} />);
  await visit(path);
}

async function visit(path: string) {
  await act(() => router.navigate(path));
  await screen.findByText(path);
}

beforeEach(() => start("/page"));
afterEach(() => {
  cleanup();
  router.dispose();
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name, hidden: true }));
const isMarked = () => window.history.state?.overlay === true;
const opened = () => waitFor(() => expect(isMarked()).toBe(true));
const goBack = () =>
  new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
    window.history.back();
  });
const isGone = (title: string) =>
  waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull());

it("Back closes only what is on top", async () => {
  await press("Open");
  await press("Ask");
  await opened();
  await goBack();
  await isGone("Inner");
  expect(screen.getByRole("dialog", { name: "Outer" })).toBeVisible();
  await opened();
  await goBack();
  await isGone("Outer");
  expect(isMarked()).toBe(false);
  expect(screen.getByText("/page")).toBeVisible();
});

it("on a slow phone, closing goes back only once, however long that takes", async () => {
  await press("Open");
  await opened();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const back = vi.spyOn(window.history, "back").mockImplementation(() => {});
  act(() => screen.getByRole("button", { name: "Close" }).click());
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
  vi.useRealTimers();
  window.history.back();
  await waitFor(() => expect(isMarked()).toBe(false));
  expect(screen.getByText("/page")).toBeVisible();
  await press("Open");
  await opened();
  await goBack();
  await isGone("Outer");
  expect(screen.getByText("/page")).toBeVisible();
});

it("what Back does not close stays, with its page and what lies under it", async () => {
  await press("Open");
  await press("Lock");
  for (const _time of [1, 2]) {
    await opened();
    await goBack();
  }
  await opened();
  expect(screen.getByRole("dialog", { name: "Outer" })).toBeVisible();
  expect(screen.getByText("/page")).toBeInTheDocument();
});

it("an address that changes in a dialog is the page's own when it has closed", async () => {
  await press("Open");
  for (const choice of ["?a", "?b"]) {
    await press(choice);
    await screen.findByText(`/page${choice}`);
    await opened();
  }
  await goBack();
  await isGone("Outer");
  expect(window.location.search).toBe("?b");
  await goBack();
  await screen.findByText("/before");
});

it("Back from unsaved text asks; Back again keeps it, and so does closing another dialog", async () => {
  await visit("/dirty");
  await press("Open");
  await opened();
  await goBack();
  await isGone("Outer");
  expect(screen.queryByRole("dialog")).toBeNull();
  for (const _time of [1, 2]) {
    await goBack();
    await screen.findByRole("dialog", { name: "Leave without saving?" });
    await opened();
    expect(window.location.pathname).toBe("/dirty");
    await goBack();
    await isGone("Leave without saving?");
    expect(screen.getByText("/dirty")).toBeVisible();
  }
  await goBack();
  await screen.findByRole("dialog");
  await opened();
  await press("Discard changes");
  await screen.findByText("/page");
  await isGone("Leave without saving?");
  expect(isMarked()).toBe(false);
});

it("a link from unsaved text is followed once the question is answered", async () => {
  await visit("/dirty");
  await userEvent.click(screen.getByRole("link", { name: "Follow" }));
  await screen.findByRole("dialog", { name: "Leave without saving?" });
  await opened();
  await press("Discard changes");
  await screen.findByText("/other");
  await goBack();
  await screen.findByText("/dirty");
});
