import { typedKeys } from "@shared/typed-keys.ts";
import type { ComponentType } from "react";
import { Navigate, Outlet, type RouteObject } from "react-router-dom";
import { AdminGuard } from "@/admin/features/guard/admin-guard.tsx";
import { hrefTo, routes, type WorkspaceRouteId } from "@/lib/routes.ts";
import { CodeFault } from "@/ui/code-fault.tsx";
import { lazily } from "@/ui/lazily.tsx";
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
  adminClinics: () => import("./pages/clinics/clinics-page.tsx"),
  adminTeam: () => import("./pages/team/team-page.tsx"),
  adminAudit: () => import("./pages/audit/audit-page.tsx"),
  adminPerson: () => import("./pages/person/person-page.tsx"),
  adminAccount: () => import("./pages/account/account-page.tsx"),
  adminNewLead: () => import("./pages/new-lead/new-lead-page.tsx"),
  adminLead: () => import("./pages/lead/lead-page.tsx"),
};

/**
 * Loads a page's code with the navigation, during which the page before stays. `lazy` never rejects: the router
 * would keep a rejection, or with an object show nothing at all. The component then loads it again, or says so.
 */
function codeOf(fetchPage: () => Promise<PageModule>): Pick<RouteObject, "lazy"> {
  const Component = lazily(fetchPage, {
    loading: <Checking>Loading the page...</Checking>,
    fault: (retry) => <CodeFault title="This page could not be shown" retry={retry} />,
  });
  return {
    async lazy() {
      await Component.load().catch(() => {});
      return { Component };
    },
  };
}

function pageRoute(id: WorkspaceRouteId): RouteObject {
  const page = { path: routes[id].path, ...codeOf(pages[id]) };
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
        ...codeOf(() => import("./pages/sign-in/sign-in-page.tsx")),
      },
      {
        path: routes.adminSecondFactor.path,
        ...codeOf(() => import("./pages/second-factor/second-factor-page.tsx")),
      },
      {
        path: routes.adminResetPassword.path,
        ...codeOf(() => import("./pages/reset-password/reset-password-page.tsx")),
      },
      {
        path: routes.adminNewPassword.path,
        ...codeOf(() => import("./pages/new-password/new-password-page.tsx")),
      },
      { path: "*", Component: NotFoundPage },
    ],
  },
];

/** The routes of the workspace. */
export const workspaceRoutes: RouteObject[] = [
  { HydrateFallback: Checking, ErrorBoundary: WorkspaceFault, children: pageRoutes },
];
