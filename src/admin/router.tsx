import type { ComponentType } from "react";
import { Navigate, Outlet, type RouteObject } from "react-router-dom";
import { AdminGuard } from "@/admin/features/guard/admin-guard.tsx";
import { ReactRouterBridge } from "@/lib/react-router-bridge.tsx";
import { hrefTo, routes, type WorkspaceRouteId } from "@/lib/routes.ts";
import { typedKeys } from "@/lib/typed-keys.ts";
import { AdministratorsOnly } from "./features/access/administrators-only.tsx";
import { Checking } from "./features/access/checking.tsx";
import { NotFoundPage } from "./shell/not-found-page.tsx";
import { SignInShell, Workspace } from "./shell/workspace.tsx";
import { WorkspaceFault } from "./shell/workspace-fault.tsx";

type PageModule = { default: ComponentType };

/** The modules of the pages behind the guard. The type makes a missing page a compile error. */
const pages: Record<WorkspaceRouteId, () => Promise<PageModule>> = {
  adminLeads: () => import("./pages/leads/leads-page.tsx"),
  adminInsights: () => import("./pages/insights/insights-page.tsx"),
  adminTemplates: () => import("./pages/templates/templates-page.tsx"),
  adminTeam: () => import("./pages/team/team-page.tsx"),
  adminAudit: () => import("./pages/audit/audit-page.tsx"),
  adminPerson: () => import("./pages/person/person-page.tsx"),
  adminAccount: () => import("./pages/account/account-page.tsx"),
  adminLead: () => import("./pages/lead/lead-page.tsx"),
};

function lazily(load: () => Promise<PageModule>): Pick<RouteObject, "lazy"> {
  return { lazy: { Component: async () => (await load()).default } };
}

function pageRoute(id: WorkspaceRouteId): RouteObject {
  const page = { path: routes[id].path, ...lazily(pages[id]) };
  if (!("administratorsOnly" in routes[id])) return page;
  return {
    element: (
      <AdministratorsOnly>
        <Outlet />
      </AdministratorsOnly>
    ),
    children: [page],
  };
}

/**
 * All pages behind the sign-in are children of the one guarded route, so that none can be reached without it.
 */
const pageRoutes: RouteObject[] = [
  {
    element: (
      <AdminGuard>
        <Workspace />
      </AdminGuard>
    ),
    children: typedKeys(pages).map(pageRoute),
  },
  {
    Component: SignInShell,
    children: [
      { path: "/admin", element: <Navigate to={hrefTo.adminLeads()} replace /> },
      {
        path: routes.adminLogin.path,
        ...lazily(() => import("./pages/sign-in/sign-in-page.tsx")),
      },
      {
        path: routes.adminSecondFactor.path,
        ...lazily(() => import("./pages/second-factor/second-factor-page.tsx")),
      },
      {
        path: routes.adminResetPassword.path,
        ...lazily(() => import("./pages/reset-password/reset-password-page.tsx")),
      },
      {
        path: routes.adminNewPassword.path,
        ...lazily(() => import("./pages/new-password/new-password-page.tsx")),
      },
      { path: "*", Component: NotFoundPage },
    ],
  },
];

/** The routes of the workspace. */
export const workspaceRoutes: RouteObject[] = [
  {
    element: (
      <ReactRouterBridge>
        <Outlet />
      </ReactRouterBridge>
    ),
    HydrateFallback: Checking,
    children: [{ ErrorBoundary: WorkspaceFault, children: pageRoutes }],
  },
];
