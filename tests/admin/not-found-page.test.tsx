import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { NotFoundPage } from "../../src/admin/router.tsx";

it("answers an unknown address under /admin as the specification says, and leads to the leads", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={["/admin/nope"]}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { name: /404\s*Oops! Page not found/ })).toBeVisible();
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Go to leads",
    "Return to Home",
  ]);
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: "Go to leads" })).toHaveAttribute("href", "/admin/leads");
  expect(warn).toHaveBeenCalledExactlyOnceWith("404: no page at /admin/nope");
  warn.mockRestore();
});
