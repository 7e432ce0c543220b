import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useAskBeforeUnload } from "@/lib/ask-before-unload.ts";

function Form() {
  useAskBeforeUnload(true);
  return (
    <>
      <a href="mailto:hello@example.com" onClick={(event) => event.preventDefault()}>
        Email
      </a>
      <a href="/about" onClick={(event) => event.preventDefault()}>
        About
      </a>
    </>
  );
}

const asks = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("asks before the page is left, and not when a link opens the program for emails", async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole("link", { name: "About" }));
  expect(asks()).toBe(true);
  await userEvent.click(screen.getByRole("link", { name: "Email" }));
  expect(asks()).toBe(false);
  await userEvent.click(screen.getByRole("link", { name: "About" }));
  expect(asks()).toBe(true);
  cleanup();
  expect(asks()).toBe(false);
});
