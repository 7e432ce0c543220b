import type { ReactNode } from "react";
import { MemoryRouter as ReactRouter } from "react-router-dom";
import { ReactRouterBridge } from "@/lib/react-router-bridge.tsx";

/** A router that keeps its URL in memory. */
export function MemoryRouter({ path = "/", children }: { path?: string; children?: ReactNode }) {
  return (
    <ReactRouter initialEntries={[path]}>
      <ReactRouterBridge>{children}</ReactRouterBridge>
    </ReactRouter>
  );
}
