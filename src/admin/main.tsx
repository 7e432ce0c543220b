import "./admin.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { keepFocusInView } from "@/lib/focus-in-view.ts";
import { queryClient } from "./features/access/query-client.ts";
import { workspaceRoutes } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into.");

// At the top, messages would cover the counts of due and late leads.
document.documentElement.dataset.toasts = "below";
keepFocusInView();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(workspaceRoutes)} />
    </QueryClientProvider>
  </StrictMode>,
);
