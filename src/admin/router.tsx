import { typedKeys } from "@shared/typed-keys.ts";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Navigate, Outlet, type RouteObject, useLocation, useRouteError } from "react-router-dom";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { Checking } from "@/admin/features/access/checking.tsx";
import { useAdminAccess } from "@/admin/features/access/use-admin-access.ts";
import { AdminGuard } from "@/admin/features/guard/admin-guard.tsx";
import { SignInShell, Workspace } from "@/admin/shell/workspace.tsx";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo, routes, type WorkspaceRouteId } from "@/lib/routes.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { CodeFault } from "@/ui/code-fault.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { lazily } from "@/ui/lazily.tsx";
import { TextLink, textLinkClass } from "@/ui/link.tsx";

const FAULT = "This page could not be shown";

/** Shown if a page of the workspace fails to load or render. */
function WorkspaceFault() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="mx-auto flex min-h-dvh max-w-reading flex-col items-start justify-center gap-4 px-5">
      <PageHead title={FAULT} hidden />
      <h1 className="text-3xl">{FAULT}</h1>
      <p>
        Your connection may have dropped, or the site may have been updated while you were working.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </main>
  );
}

type PageModule = { default: ComponentType };

/** Loads a page that is one feature with a title. */
function titled(title: string, load: () => Promise<ComponentType>): () => Promise<PageModule> {
  return async () => {
    const Feature = await load();
    return {
      default: () => (
        <>
          <PageHead title={title} hidden />
          <Feature />
        </>
      ),
    };
  };
}

/** The pages behind the guard. The type makes a missing page a compile error. */
const pages: Record<WorkspaceRouteId, () => Promise<PageModule>> = {
  adminLeads: () => import("./pages/leads/leads-page.tsx"),
  adminInsights: titled(
    "Insights",
    async () => (await import("./features/insights/insights-dashboard.tsx")).InsightsDashboard,
  ),
  adminTemplates: titled(
    "Templates",
    async () => (await import("./features/templates/templates-editor.tsx")).TemplatesEditor,
  ),
  adminClinics: titled(
    "Clinics",
    async () => (await import("./features/clinics/clinics-register.tsx")).ClinicsRegister,
  ),
  adminTeam: () => import("./pages/team/team-page.tsx"),
  adminAudit: titled(
    "Audit log",
    async () => (await import("./features/audit/audit-log.tsx")).AuditLog,
  ),
  adminPerson: titled(
    "Personal data",
    async () => (await import("./features/person/person-data.tsx")).PersonData,
  ),
  adminAccount: titled(
    "Your account",
    async () => (await import("./features/account/account-settings.tsx")).AccountSettings,
  ),
  adminNewLead: titled(
    "Enter a request",
    async () => (await import("./features/new-lead/new-lead-form.tsx")).NewLeadForm,
  ),
  adminLead: () => import("./pages/lead/lead-page.tsx"),
};

/** The pages for signing in. */
const signInPages = {
  adminLogin: titled(
    "Admin Login",
    async () => (await import("./features/access/login-form.tsx")).LoginForm,
  ),
  adminSecondFactor: titled(
    "Two-step verification",
    async () => (await import("./features/second-factor/second-step.tsx")).SecondStep,
  ),
  adminResetPassword: titled(
    "Reset your password",
    async () => (await import("./features/account/reset-request.tsx")).ResetRequest,
  ),
  adminNewPassword: titled(
    "New password",
    async () => (await import("./features/account/choose-password.tsx")).ChoosePassword,
  ),
};

/**
 * Loads a page's code with the navigation, during which the page before stays. `lazy` never rejects: the router
 * would keep a rejection, or with an object show nothing at all. The component then loads it again, or says so.
 */
function codeOf(fetchPage: () => Promise<PageModule>): Pick<RouteObject, "lazy"> {
  const Component = lazily(fetchPage, {
    loading: <Checking>Loading the page...</Checking>,
    fault: (retry) => (
      <>
        <PageHead title={FAULT} hidden />
        <CodeFault title={FAULT} retry={retry} />
      </>
    ),
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

/** Every page behind the sign-in is a child of the one guarded route. */
const pageRoutes: RouteObject[] = [
  {
    element: (
      <AdminGuard shell={SignInShell}>
        <Workspace />
      </AdminGuard>
    ),
    children: typedKeys(pages).map(pageRoute),
  },
  {
    Component: SignInShell,
    children: [
      { path: "/admin", element: <Navigate to={hrefTo.adminLeads()} replace /> },
      ...typedKeys(signInPages).map((id) => ({
        path: routes[id].path,
        ...codeOf(signInPages[id]),
      })),
    ],
  },
  { Component: NotFoundLayout, children: [{ path: "*", Component: NotFoundPage }] },
];

/** The routes of the workspace. */
export const workspaceRoutes: RouteObject[] = [
  { HydrateFallback: Checking, ErrorBoundary: WorkspaceFault, children: pageRoutes },
];

/** Renders its children for administrators. Tells coordinators that the page is for administrators only. */
function AdministratorsOnly({ children }: { children: ReactNode }) {
  const { role } = useAdmin();
  if (role === "admin") return children;
  return (
    <div className="flex max-w-reading flex-col gap-4 px-4 py-24 sm:px-6">
      <PageHead title="For administrators" hidden />
      <h1 className="text-3xl">This page is for administrators</h1>
      <p>
        You’re signed in as a coordinator. If you need this page, ask an administrator to change
        your role. <TextLink href={hrefTo.adminLeads()}>Go to leads</TextLink>
      </p>
    </div>
  );
}

/** An unknown address keeps the navigation of someone who is signed in, and sends nobody else to the sign-in. */
function NotFoundLayout() {
  const { state } = useAdminAccess();
  // From then on, the guard sees to the end of the session, as on every other page.
  const [isGuarded, setGuarded] = useState(false);
  if (state === "granted" && !isGuarded) setGuarded(true);
  if (state === "checking" && !isGuarded) return <Checking />;
  if (!isGuarded) return <SignInShell />;
  return (
    <AdminGuard shell={SignInShell}>
      <Workspace />
    </AdminGuard>
  );
}

/** Shown for unknown addresses under `/admin`. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Source: specification, section 2.
    console.warn(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <div className="max-w-workspace px-4 py-6 sm:px-6">
      <PageHead title="Page not found" hidden />
      <EmptyState
        title={
          <>
            <span className="block text-5xl">404</span> <span>Oops! Page not found</span>
          </>
        }
        titleAs="h1"
        action={
          <>
            <ButtonLink href={hrefTo.adminLeads()} variant="primary">
              Go to leads
            </ButtonLink>
            {/* Not of this app's router. */}
            <a href={hrefTo.home()} className={textLinkClass}>
              Return to Home
            </a>
          </>
        }
      >
        There is nothing at this address in the workspace.
      </EmptyState>
    </div>
  );
}
