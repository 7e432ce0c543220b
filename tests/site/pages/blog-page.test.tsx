import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { environment } from "@/lib/environment.ts";
import BlogPage from "@/site/pages/blog/blog-page.tsx";

// The settings of a build without VITE_NEWSLETTER, which the test below changes.
vi.mock("@/lib/environment.ts", async (original) => {
  const actual = await original<typeof import("@/lib/environment.ts")>();
  return { ...actual, environment: { ...actual.defaultEnvironment } };
});

function show() {
  render(<BlogPage />, { wrapper: MemoryRouter });
}

it("has no newsletter form by default", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.queryByText("New articles by email")).not.toBeInTheDocument();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

it("has the newsletter form with VITE_NEWSLETTER=true", () => {
  environment.VITE_NEWSLETTER = true;
  show();
  expect(screen.getByRole("region", { name: "New articles by email" })).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Email" })).toBeVisible();
});
