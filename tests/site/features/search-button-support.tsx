import { cleanup, render, screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, vi } from "vitest";
import { QuoteProvider } from "@/site/features/quote/quote-context.tsx";
import { SearchButton } from "@/site/features/site-search/search-button.tsx";

afterEach(async () => {
  cleanup();
  // A dialog returns the focus in a later task. Wait for it, so that it does not affect the next test.
  await new Promise((resolve) => setTimeout(resolve, 10));
});

function Place() {
  const { pathname, hash } = useLocation();
  return <p data-testid="place">{pathname + hash}</p>;
}

export function renderButton() {
  const onOpen = vi.fn();
  render(
    <MemoryRouter>
      <QuoteProvider>
        <header>
          <SearchButton onOpen={onOpen} />
        </header>
        <main tabIndex={-1}>
          <label>
            A field <input />
          </label>
          <Place />
        </main>
      </QuoteProvider>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onOpen };
}

export async function openSearch() {
  const shown = renderButton();
  await shown.user.click(button());
  return shown;
}

export const button = () => screen.getByRole("button", { name: "Search the site" });
export const field = () => screen.findByRole("combobox", { name: /^search/i });
export const place = () => screen.getByTestId("place").textContent;

/** Enters a text at once, because each key would search again, and waits for results. */
export async function type(user: UserEvent, text: string) {
  await user.click(await field());
  await user.paste(text);
  return screen.findAllByRole("option");
}
