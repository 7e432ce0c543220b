import { useIsMutating, useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { LogOut, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, Outlet, useLocation, useNavigate } from "react-router-dom";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { DisplayName, NameQuestion } from "@/admin/features/access/display-name.tsx";
import { hrefOfLastList } from "@/admin/features/access/last-list.ts";
import { LeadNotices } from "@/admin/features/lead/page/lead-notices.tsx";
import { useDelivery } from "@/admin/features/mail/mail-api.ts";
import { POLL_INTERVAL, privacyTasksQuery } from "@/admin/features/privacy-tasks/tasks-api.ts";
import { isNewSignUp, signUpsQuery } from "@/admin/features/team/team-api.ts";
import { useAskBeforeUnload } from "@/lib/ask-before-unload.ts";
import { brand } from "@/lib/brand.ts";
import { focusPage, isDialogOpen } from "@/lib/focus-page.ts";
import { useOnline } from "@/lib/online.ts";
import { hrefTo, routes, type WorkspaceRouteId } from "@/lib/routes.ts";
import { announce } from "@/ui/announce.ts";
import { Button } from "@/ui/button.tsx";
import { Logo } from "@/ui/logo.tsx";
import { SkipLink } from "@/ui/skip-link.tsx";
import { showWholeLink, useCurrentInView } from "@/ui/table-of-contents.tsx";
import { ThemeSwitch } from "@/ui/theme/theme-switch.tsx";
import { useKeptFocus } from "./kept-focus.ts";
import { MorePages, TaskCount } from "./more-pages.tsx";
import { useSignOut } from "./use-sign-out.tsx";
import { WorkspaceCommands } from "./workspace-commands.tsx";

/** Says that the device is offline, and what happens to changes made in the meantime. */
function OfflineNotice() {
  const isOnline = useOnline();
  const waiting = useIsMutating({ predicate: ({ meta }) => meta?.isReading !== true });
  useAskBeforeUnload(waiting > 0);
  return (
    <div role="status" className="sticky top-0 z-30 print:hidden">
      {isOnline ? null : (
        <p
          data-top-notice
          className="flex items-center justify-center gap-2 bg-caution-soft px-4 py-1.5 text-sm text-caution"
        >
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span>{`You’re offline. You can still see what has already loaded. ${
            waiting > 0
              ? `${waiting} ${waiting === 1 ? "change is" : "changes are"} waiting in this tab. Keep it open.`
              : "Changes to a lead will wait in this tab until you’re online again."
          }`}</span>
        </p>
      )}
    </div>
  );
}

/** Pages in the workspace's navigation, in order. */
const navigation = [
  { id: "adminLeads", label: "Leads" },
  { id: "adminInsights", label: "Insights" },
  { id: "adminTemplates", label: "Templates" },
  { id: "adminClinics", label: "Clinics" },
  { id: "adminTeam", label: "Team" },
  { id: "adminAudit", label: "Audit log" },
  { id: "adminPerson", label: "Personal data" },
] as const satisfies readonly { id: WorkspaceRouteId; label: string }[];

/** How many of an administrator's pages a phone shows beside the menu of the others. A coordinator's all fit. */
const FIRST_PAGES = 2;

/** Layout of every page behind the sign-in: navigation, the signed-in user and the sign-out button. */
export function Workspace() {
  const { role, userId } = useAdmin();
  const { isLeaving, leave, question } = useSignOut();
  const navigate = useNavigate();
  const row = useRef<HTMLUListElement>(null);
  // Renders again when the address changes, so that the link to the leads opens the list that was used last.
  const { pathname } = useLocation();
  const { data: tasks = [] } = useQuery({ ...privacyTasksQuery(), enabled: role === "admin" });
  const { data: signUps = [] } = useQuery({
    ...signUpsQuery(),
    enabled: role === "admin",
    refetchInterval: POLL_INTERVAL,
  });
  const waiting = signUps.filter(isNewSignUp).length;
  // The number of tasks widens its link, which must stay in view on its own page.
  useCurrentInView(row, `${pathname} ${tasks.length} ${waiting}`);
  useDelivery();
  const counts: Partial<Record<WorkspaceRouteId, number>> = {
    adminTeam: waiting,
    adminPerson: tasks.length,
  };
  const links = navigation
    .filter(({ id }) => role === "admin" || !("administratorsOnly" in routes[id]))
    .map((link) => ({
      ...link,
      href: routes[link.id].path,
      count: counts[link.id] ?? 0,
    }));
  const more = role === "admin" ? links.slice(FIRST_PAGES) : [];
  return (
    <Shell
      navigation={
        <nav
          aria-label="Workspace"
          className="flex min-w-0 items-center gap-x-1 sm:gap-x-2 max-xl:order-last max-xl:w-full"
        >
          <ul
            ref={row}
            onFocus={showWholeLink}
            className="scroll-row relative flex min-w-0 items-center gap-x-0.5"
          >
            {links.map(({ id, label, href, count }, place) => (
              <li
                key={href}
                className={clsx("shrink-0", more[place - FIRST_PAGES] && "max-sm:hidden")}
              >
                <NavLink
                  to={id === "adminLeads" && pathname !== href ? hrefOfLastList(userId) : href}
                  className={({ isActive, isPending }) =>
                    clsx(
                      "inline-flex min-h-9 items-center whitespace-nowrap rounded px-2.5 text-sm font-semibold -outline-offset-3 transition-colors max-[22.5rem]:px-1.5",
                      isActive ? "bg-sea-soft text-sea" : "hover:bg-sand",
                      // Highlights the link immediately, while its page is still loading.
                      isPending && "bg-sand text-sea",
                    )
                  }
                >
                  <span>{label}</span>
                  <TaskCount count={count} />
                </NavLink>
              </li>
            ))}
          </ul>
          {more.length > 0 ? <MorePages links={more} /> : null}
          <div className="ms-auto shrink-0">
            <WorkspaceCommands
              pages={links}
              actions={[
                { label: "Enter a request", run: () => void navigate(hrefTo.adminNewLead()) },
                { label: "Sign out", run: leave },
              ]}
            />
          </div>
        </nav>
      }
      account={
        <>
          <Account busy={isLeaving} onLeave={leave} />
          {question}
        </>
      }
    />
  );
}

/** Layout of the sign-in page and of the other pages without navigation. */
export function SignInShell({ children }: Pick<ShellProps, "children">) {
  return <Shell>{children}</Shell>;
}

type ShellProps = {
  navigation?: ReactNode;
  account?: ReactNode;
  /** Shown instead of the page of the address. */
  children?: ReactNode;
};

function Shell({ navigation, account, children = <Outlet /> }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useKeptFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page.
  useEffect(() => {
    const root = document.documentElement;
    const isFirst = !root.hasAttribute("data-script-ready");
    // A page may have put the focus where its work begins.
    const isPlaced = main.current?.contains(document.activeElement) || isDialogOpen();
    if (!isFirst && !isPlaced) focusPage(main.current);
    // The browser tests in `e2e` wait for this attribute, as on the public site.
    root.setAttribute("data-script-ready", "");
  }, [pathname]);
  const said = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each page and each tab of the list.
  useEffect(() => {
    if (said.current && said.current !== document.title) announce(document.title);
    said.current = document.title;
  }, [pathname, search]);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="#main">Skip to the content</SkipLink>
      <header className="border-b border-line bg-surface print:hidden">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 max-sm:gap-y-0 max-sm:pt-1 max-[22.5rem]:px-3 sm:px-6">
          {/* A full page load: the public site is another app. */}
          <a href={hrefTo.home()} aria-label={`${brand.name}: home`} className="text-ink">
            {/* On a phone and beside the navigation, a signed-in user only has room for the logo's symbol. */}
            <Logo
              name={brand.name}
              className={clsx(
                account &&
                  "max-md:[&>span]:sr-only max-md:[&>svg]:block xl:max-2xl:[&>span]:sr-only xl:max-2xl:[&>svg]:block",
              )}
            />
          </a>
          {navigation}
          <div className="ms-auto flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3">
            {/* Signed in, it is on the account page. */}
            {account ?? <ThemeSwitch tone="paper" compact className="shrink-0" />}
          </div>
        </div>
      </header>
      {account ? <OfflineNotice /> : null}
      {account ? <NameQuestion /> : null}
      {/* Every page behind the sign-in starts at the edge of the header, so that nothing jumps between them. */}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={clsx("flex-1 outline-none", account && "*:mx-0")}
      >
        {children}
      </main>
      {account ? <LeadNotices /> : null}
    </div>
  );
}

function Account({ busy, onLeave }: { busy: boolean; onLeave: () => void }) {
  const { email } = useAdmin();
  return (
    <>
      {/* With large text, it is too wide to stand beside the button. */}
      <div className="flex min-w-0 flex-1 basis-28 flex-col items-end text-end leading-tight wrap-anywhere">
        <DisplayName className="min-h-6 max-w-full text-sm leading-6 font-semibold underline-offset-4 hover:underline" />
        <NavLink
          to={hrefTo.adminAccount()}
          title={`${email}: your account`}
          className="min-h-6 max-w-full text-xs leading-6 text-muted underline-offset-4 hover:underline max-sm:leading-4"
        >{`Signed in as ${email}`}</NavLink>
      </div>
      <Button size="small" busy={busy} onClick={onLeave} className="shrink-0">
        <LogOut aria-hidden="true" className="size-4 max-sm:hidden" /> Sign Out
      </Button>
    </>
  );
}
