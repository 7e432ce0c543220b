import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, field, renderButton } from "./search-button-support.tsx";

describe("the shortcut of the search", () => {
  it.each(["/", "{Control>}k{/Control}", "{Meta>}k{/Meta}"])("opens on %s", async (keys) => {
    const { user } = renderButton();
    await user.keyboard(keys);
    const input = await field();
    expect(input).toHaveFocus();
    expect(input).toHaveValue("");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it("ignores its shortcut in a field, in a different dialog and with other keys", async () => {
    const { user } = renderButton();
    const input = screen.getByLabelText("A field");
    await user.click(input);
    await user.keyboard("a/b{Control>}k{/Control}");
    expect(input).toHaveValue("a/b");

    act(() => input.blur());
    await user.keyboard("k{Control>}{Shift>}k{/Shift}{/Control}{Alt>}/{/Alt}");

    const other = document.createElement("div");
    other.setAttribute("role", "dialog");
    document.body.append(other);
    await user.keyboard("/{Control>}k{/Control}");
    other.remove();

    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });

  it("lets the visitor turn the / shortcut off and on again", async () => {
    const { user } = renderButton();
    await user.click(button());
    const choice = await screen.findByRole("checkbox", { name: "Open search with /" });
    expect(choice).toBeChecked();
    await user.click(choice);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button()).toHaveFocus());
    await user.keyboard("/");
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await user.keyboard("{Control>}k{/Control}");
    await user.click(await screen.findByRole("checkbox"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button()).toHaveFocus());
    await user.keyboard("/");
    expect(await field()).toBeInTheDocument();
    expect(window.localStorage).toHaveLength(0);
  });
});
