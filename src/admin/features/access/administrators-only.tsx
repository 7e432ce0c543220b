import type { ReactNode } from "react";
import { PageHead } from "@/lib/page-head.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { TextLink } from "@/ui/link.tsx";
import { useAdmin } from "./admin-context.ts";

/** Renders its children for administrators. Tells coordinators that the page is for administrators only. */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  const { role } = useAdmin();
  if (role === "admin") return children;
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-4 px-5 py-24">
      <PageHead title="For administrators" hidden />
      <h1 className="text-3xl">This page is for administrators</h1>
      <p>
        You’re signed in as a coordinator. If you need this page, ask an administrator to change
        your role. <TextLink href={hrefTo.adminLeads()}>Go to leads</TextLink>
      </p>
    </div>
  );
}
