// @vitest-environment jsdom
import "@testing-library/jest-dom/vitest";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { showToast } from "@/ui/toaster.tsx";

async function showBesideFields() {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  document.body.insertAdjacentHTML("afterbegin", "<input id='one' /><input id='two' />");
  const [one, two] = document.querySelectorAll("input");
  if (!one || !two) throw new Error("There are no fields.");
  one.focus();
  act(() => showToast("success", "Saved", {}));
  return { one, two, close: await screen.findByRole("button", { name: "Close toast" }) };
}

it("a toast that had the focus leaves it where it goes next, and one that closes returns it", async () => {
  const { one, two, close } = await showBesideFields();
  const returned = vi.fn();
  one.addEventListener("focus", returned);
  act(() => close.focus());
  act(() => two.focus());
  expect(returned).not.toHaveBeenCalled();
  expect(two).toHaveFocus();
  act(() => close.focus());
  await userEvent.keyboard("{Enter}");
  expect(two).toHaveFocus();
  await waitFor(() => expect(screen.queryByText("Saved")).not.toBeInTheDocument());
  expect(two).toHaveFocus();
  expect(returned).not.toHaveBeenCalled();
});
