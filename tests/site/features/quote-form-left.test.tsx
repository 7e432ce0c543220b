import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { readReceipts } from "@/site/features/quote/receipts.ts";
import QuotePage from "@/site/pages/quote/quote-page.tsx";
import { toast } from "@/ui/toast.ts";
import { deferred } from "../../deferred.ts";
import { PageAt } from "../pages/page-at.tsx";
import {
  answer,
  button,
  fetchMock,
  fill,
  prepareForm,
  REFERENCE,
  show,
} from "./quote-form-support.tsx";

/** How long the code that checks and sends the form takes to load. */
const code = vi.hoisted(() => ({ loading: Promise.resolve() }));
vi.mock("@/lib/timeout.ts", () => ({
  within: (_milliseconds: number, promise: Promise<unknown>) => code.loading.then(() => promise),
}));
// The next file in this worker must get the real module.
afterAll(() => vi.doUnmock("@/lib/timeout.ts"));

prepareForm();
beforeEach(() => {
  code.loading = Promise.resolve();
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function showPage() {
  const page = <PageAt page={QuotePage} />;
  render(
    <MemoryRouter initialEntries={["/quote/fue"]}>
      <Address />
      <Link to="/about">Elsewhere</Link>
      <Link to="/quote/lasik">Another form</Link>
      <Routes>
        <Route path="/about" element={<p>About us</p>} />
        <Route path="/quote/:slug" element={page} />
      </Routes>
    </MemoryRouter>,
  );
}

it.each([
  ["Elsewhere", "/about"],
  ["Another form", "/quote/lasik"],
])(
  "a late answer does not replace the page that somebody has moved on to: %s",
  async (link, path) => {
    showPage();
    await fill();
    const late = deferred<Response>();
    fetchMock.mockReturnValueOnce(late.promise);
    await userEvent.click(button());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole("link", { name: link }));
    await act(async () => late.resolve(Response.json({ reference: REFERENCE }, { status: 201 })));
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledExactlyOnceWith(
        "Quote request received! We'll contact you within 24 hours.",
      ),
    );
    expect(readReceipts()).toMatchObject([{ reference: REFERENCE }]);
    expect(document.querySelector("output")?.textContent).toBe(path);
  },
);

it("a form that is closed before its code has loaded says that nothing was sent", async () => {
  const loading = deferred<void>();
  code.loading = loading.promise;
  show();
  await fill({ Notes: "Half a thought" });
  await userEvent.click(button());
  expect(button()).toHaveTextContent("Submitting...");
  cleanup();
  loading.resolve();
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      "Your request was not sent. Open the form again: what you typed is kept.",
    ),
  );
  expect(fetchMock).not.toHaveBeenCalled();

  // What was typed is there, and can be sent.
  show();
  await waitFor(() => expect(screen.getByLabelText(/^Notes/)).toHaveValue("Half a thought"));
  await userEvent.click(screen.getByRole("checkbox"));
  answer(201, { reference: REFERENCE });
  await userEvent.click(button());
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
});
