import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { toast } from "@/ui/toast.ts";
import { forgetAdminData } from "./admin-provider.tsx";
import { AUTH_MESSAGES, signOut } from "./auth-api.ts";
import { useAdminAccess } from "./use-admin-access.ts";

export type Admin = { userId: string; email: string };

/** Shows its content to administrators alone and sends everybody else to the login. */
export function AdminGuard({ children }: { children: (admin: Admin) => ReactNode }) {
  const access = useAdminAccess();
  const navigate = useNavigate();

  useEffect(() => {
    if (access.state !== "signed-out" && access.state !== "denied") return;
    if (access.state === "denied") {
      toast.error(AUTH_MESSAGES.denied);
      void signOut();
    } else if (access.fault) {
      toast.error(access.fault);
    }
    forgetAdminData();
    navigate(hrefTo.adminLogin(), { replace: true });
  }, [access, navigate]);

  switch (access.state) {
    case "admin":
      return children({ userId: access.userId, email: access.email });
    case "unknown":
      return (
        <div
          role="alert"
          className="mx-auto flex max-w-reading flex-col items-start gap-4 px-5 py-24"
        >
          <h1 className="text-2xl">Your access could not be checked</h1>
          <p>The server did not answer. Check your connection, then try again.</p>
          <Button onClick={access.retry}>Try again</Button>
        </div>
      );
    default:
      return (
        <div
          role="status"
          className="flex min-h-[60dvh] items-center justify-center gap-3 text-muted"
        >
          <Spinner className="size-6" />
          <span>Checking access...</span>
        </div>
      );
  }
}
