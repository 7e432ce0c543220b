import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { readReceipts } from "@/site/features/quote/receipts.ts";
import QuotePage from "@/site/pages/quote/quote-page.tsx";
import { toast } from "@/ui/toast.ts";
import { deferred } from "../../deferred.ts";
import { PageAt } from "../pages/page-at.tsx";
import { button, fetchMock, fill, prepareForm, REFERENCE } from "./quote-form-support.tsx";

prepareForm();

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
])("a late answer does not replace the page that somebody has moved on to: %s", async (link, path) => {
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
});
