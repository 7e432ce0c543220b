import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { NotFoundPage } from "../../src/admin/router.tsx";
import { answersFor, openWorkspace } from "./workspace-support.tsx";

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
});

it.each([
  ["keeps the navigation of someone who is signed in", true],
  ["is shown without it, and without signing in, to everyone else", false],
])("an unknown address %s", async (_, signedIn) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { router } = openWorkspace("/admin/nope", answersFor("coordinator"), { signedIn });
  expect(await screen.findByRole("heading", { name: /404/ })).toBeVisible();
  const navigation = screen.queryByRole("navigation", { name: "Workspace" });
  expect(navigation !== null).toBe(signedIn);
  expect(router.state.location.pathname).toBe("/admin/nope");
});
