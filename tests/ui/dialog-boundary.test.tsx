import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { StaticRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { DialogBoundary } from "@/ui/dialog-boundary.tsx";

function Broken(): never {
  throw new Error("The dialog is broken.");
}

function Example({ onFault }: { onFault: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <main>The page</main>
      {open ? (
        <DialogBoundary
          resetKey="1"
          page={{ href: "/quote", label: "Open the form on its own page" }}
          onClose={() => setOpen(false)}
          onFault={onFault}
        >
          <Broken />
        </DialogBoundary>
      ) : null}
    </>
  );
}

it("keeps the page if a dialog fails, and offers a page with the same purpose", async () => {
  // React reports the error in the console.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const onFault = vi.fn();
  render(
    <StaticRouter location="/about">
      <Example onFault={onFault} />
    </StaticRouter>,
  );
  expect(screen.getByText("The page")).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("The page behind it still works");
  expect(screen.getByRole("link", { name: "Open the form on its own page" })).toHaveAttribute(
    "href",
    "/quote",
  );
  expect(onFault).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).toBeNull();
});
