import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { Role } from "@/admin/features/access/auth-api.ts";
import { queryClient } from "@/admin/features/access/query-client.ts";
import { workspaceRoutes } from "@/admin/router.tsx";
import { type Answers, fakeProject, roleAnswer } from "./fake-project.ts";

export const userId = "5a7a0001-0000-4000-8000-000000000001";
export const email = "ayse@sanavoy.example";

export type { Answers };

const user = {
  id: userId,
  aud: "authenticated",
  email,
  app_metadata: {},
  user_metadata: {},
  created_at: "2026-11-01T09:00:00Z",
};

/** A session as returned by Auth. `claims` are those of its token. */
export function session(claims?: Record<string, unknown>) {
  return {
    access_token: claims
      ? `header.${window.btoa(JSON.stringify(claims))}.signature`
      : "header.payload.signature",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    refresh_token: "aaaaaaaaaaaa",
    user,
  };
}

/** The project's responses for someone with a role, or without one. */
export function answersFor(role: Role | null): Answers {
  return {
    "GET user_roles": roleAnswer(role),
    "POST my_session_state": () => ({ json: "open" }),
    "GET profiles": ({ search }) =>
      search.has("user_id")
        ? { json: { display_name: "Ayşe Demir" } }
        : { json: [{ user_id: userId, display_name: "Ayşe Demir" }] },
    "POST logout": () => ({ status: 204, json: null }),
  };
}

/** Opens the workspace at a path, with a project that gives these responses. */
export function openWorkspace(path: string, answers: Answers, { signedIn = true } = {}) {
  const calls = fakeProject(answers);
  if (signedIn) localStorage.setItem("sb-localhost-auth-token", JSON.stringify(session()));
  const router = createMemoryRouter(workspaceRoutes, { initialEntries: [path] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, calls };
}

/** Fills a field in one step, because typing each letter takes long on a busy machine. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Stubs the browser functions for measuring that charts and the command palette use. jsdom has no layout. */
export function stubMeasuring(): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 800, 400));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

/** Auth's answer to a second request for an email within a minute: on a hosted project only for known addresses. */
export const askedAgain = {
  status: 429,
  json: {
    error_code: "over_email_send_rate_limit",
    msg: "For security purposes, you can only request this after 59 seconds.",
  },
};
