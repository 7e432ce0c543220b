/**
 * The public site's router: keeps the address as state, and follows links without a page load. The workspace
 * uses React Router's data router instead, and passes it to shared components (`react-router-bridge.tsx`).
 */
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { followHistory, isOverlayEntry, whenLeft } from "./back-closes.ts";
import type { RouteParameters } from "./routes.ts";

export type Location = {
  pathname: string;
  search: string;
  hash: string;
  /** Identifies the history entry; `default` for an entry that the router did not create. */
  key: string;
};

/** How the current entry was reached. `POP` is the first page, Back, Forward or a plain anchor. */
export type NavigationType = "POP" | "PUSH" | "REPLACE";

/** Navigates to an internal address. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void;

type Router = { location: Location; type: NavigationType; navigate: Navigate };

export const RouterContext = createContext<Router | undefined>(undefined);

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: window.history.state?.key ?? "default" };
}

const navigate: Navigate = (href, options) => whenLeft(() => go(href, options));

const go: Navigate = (href, { replace = false } = {}) => {
  const entry = { key: Math.random().toString(36).slice(2) };
  // A link in a dialog replaces the dialog's entry, so that Back leads to the page.
  if (replace || isOverlayEntry()) window.history.replaceState(entry, "", href);
  else window.history.pushState(entry, "", href);
  for (const listener of listeners) listener(replace ? "REPLACE" : "PUSH");
};

const listeners = new Set<(type: NavigationType) => void>();

function isSame(a: Location, b: Location): boolean {
  return a.key === b.key && a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}

/** Keeps the browser's address as state. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [state, setState] = useState<Omit<Router, "navigate">>(() => ({
    location: currentLocation(),
    type: "POP",
  }));
  useLayoutEffect(() => {
    // In a transition, so that the old page stays until the code of the next one has loaded.
    const update = (type: NavigationType) =>
      startTransition(() =>
        setState((state) => {
          const location = currentLocation();
          // Opening and closing a dialog leaves the page as it is.
          return isSame(location, state.location) ? state : { location, type };
        }),
      );
    const onPopState = () => {
      followHistory();
      update("POP");
    };
    // After a reload, or back from another site, the dialog of an entry is closed.
    followHistory();
    listeners.add(update);
    window.addEventListener("popstate", onPopState);
    return () => {
      listeners.delete(update);
      window.removeEventListener("popstate", onPopState);
    };
  }, []);
  const router = useMemo(() => ({ ...state, navigate }), [state]);
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** Renders a single address at build time. */
export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  const location = { pathname: path, search: "", hash: "", key: "default" };
  return <RouterContext value={{ location, type: "POP", navigate }}>{children}</RouterContext>;
}

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error("Router hooks must be used inside a router.");
  return router;
}

/** The current location. */
export function useLocation(): Location {
  return useRouter().location;
}

/** How the current location was reached. */
export function useNavigationType(): NavigationType {
  return useRouter().type;
}

/** The function that goes to another location. */
export function useNavigate(): Navigate {
  return useRouter().navigate;
}

/** The query, and a function that replaces it without adding a history entry. */
export function useQuery(): [URLSearchParams, (query: URLSearchParams) => void] {
  const { location, navigate } = useRouter();
  const { pathname, search } = location;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = (next: URLSearchParams) => {
    const text = next.toString();
    navigate(text ? `${pathname}?${text}` : pathname, { replace: true });
  };
  return [query, setQuery];
}

/** The parameters of a path that matches a pattern such as `/quote/:slug?`, or `undefined`. */
export function matchPath(pattern: string, pathname: string): RouteParameters | undefined {
  const source = pattern
    .replace("*", ".*")
    .replace(/\/:(\w+)\?/, "(?:/(?<$1>[^/]+))?")
    .replace(/:(\w+)/, "(?<$1>[^/]+)");
  const match = new RegExp(`^${source}/*$`, "i").exec(pathname);
  return match ? { ...match.groups } : undefined;
}
