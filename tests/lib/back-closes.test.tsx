import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { BrowserRouter, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { useBackCloses, useNavigateFromOverlay } from "@/lib/back-closes.ts";

function Example() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigateFromOverlay();
  const { pathname } = useLocation();
  useBackCloses(open, () => setOpen(false));
  return (
    <>
      <p>{open ? `open over ${pathname}` : `closed over ${pathname}`}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      <button type="button" onClick={() => navigate("/next")}>
        Follow
      </button>
      <button
        type="button"
        onClick={() => {
          setOpen(false);
          // As a dialog does: it navigates once it has closed.
          window.setTimeout(() => navigate("/next"));
        }}
      >
        Close and follow
      </button>
    </>
  );
}

async function start(path: string) {
  window.history.pushState({ key: "start" }, "", path);
  render(<Example />, { wrapper: BrowserRouter });
  await screen.findByText(`closed over ${path}`);
  return window.history.length;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const goBack = () => window.history.back();
const isMarked = () => window.history.state?.overlay === true;

it("Back closes it and leaves the page; it can be opened and closed again without more entries", async () => {
  const entries = await start("/page");
  for (const _time of [1, 2, 3]) {
    await press("Open");
    await waitFor(() => expect(isMarked()).toBe(true));
    expect(window.history.length).toBe(entries + 1);
    goBack();
    await screen.findByText("closed over /page");
    expect(isMarked()).toBe(false);
  }
  await press("Open");
  await press("Close");
  await waitFor(() => expect(isMarked()).toBe(false));
  expect(window.history.length).toBe(entries + 1);
});

it("Forward does not lead to the entry of something closed", async () => {
  await start("/forward");
  await press("Open");
  goBack();
  await screen.findByText("closed over /forward");
  const moved = new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
  });
  window.history.forward();
  await moved;
  await waitFor(() => expect(isMarked()).toBe(false));
  expect(await screen.findByText("closed over /forward")).toBeVisible();
});

it.each(["Follow", "Close and follow"])(
  "%s: Back from the next page leads to the page, with one press",
  async (how) => {
    const path = `/${how.length}`;
    await start(path);
    await press("Open");
    await press(how);
    await screen.findByText(/ over \/next$/);
    await press("Close");
    expect(window.location.pathname).toBe("/next");
    goBack();
    await screen.findByText(`closed over ${path}`);
    expect(isMarked()).toBe(false);
  },
);
