import type { ReactNode } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { type Navigate, RouterContext } from "./router.tsx";

/** Connects the components that both apps share to React Router. */
export function ReactRouterBridge({ children }: { children: ReactNode }) {
  const go = useNavigate();
  const navigate: Navigate = (href, options) => void go(href, options);
  const router = { location: useLocation(), type: useNavigationType(), navigate };
  return <RouterContext value={router}>{children}</RouterContext>;
}
