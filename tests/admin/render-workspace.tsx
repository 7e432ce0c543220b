import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, type InitialEntry, RouterProvider } from "react-router-dom";
import { type Admin, AdminContext } from "@/admin/features/access/admin-context.ts";
import { ayse } from "./example-lead.ts";

/** Renders a part of the workspace for someone who is signed in. */
export function renderWorkspace(
  element: ReactNode,
  path: InitialEntry = "/admin/leads",
  admin: Admin = ayse,
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: "*", element: element }], { initialEntries: [path] });
  return {
    router,
    ...render(
      <QueryClientProvider client={client}>
        <AdminContext value={admin}>
          <RouterProvider router={router} />
        </AdminContext>
      </QueryClientProvider>,
    ),
  };
}
