import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { useKeptFocus } from "@/admin/shell/kept-focus.ts";

/** A button in a named part of a page, which is removed or disabled when it is pressed. */
function Part({ after, gone = false }: { after: "removed" | "disabled"; gone?: boolean }) {
  const [pressed, setPressed] = useState(false);
  useKeptFocus();
  return (
    <main tabIndex={-1}>
      <section aria-label="Progress">
        {gone || (pressed && after === "removed") ? null : (
          <button type="button" disabled={pressed} onClick={() => setPressed(true)}>
            Take
          </button>
        )}
      </section>
    </main>
  );
}

it.each(["removed", "disabled"] as const)(
  "moves the focus to the part around a button that is %s",
  async (after) => {
    render(<Part after={after} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const part = screen.getByRole("region", { name: "Progress" });
    await waitFor(() => expect(part).toHaveFocus());
    await userEvent.tab();
    expect(part).not.toHaveAttribute("tabindex");
  },
);

it("does not move the focus after a click outside the part", async () => {
  const { rerender } = render(<Part after="removed" />);
  await userEvent.tab();
  await userEvent.click(document.body);
  rerender(<Part after="removed" gone />);
  for (const _frame of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.body).toHaveFocus();
});
