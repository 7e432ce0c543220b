import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AUTH_MESSAGES, signOut } from "@/admin/features/access/auth-api.ts";
import { forgetAdminData, queryClient } from "@/admin/features/access/query-client.ts";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { hasStoredDrafts } from "@/admin/features/lead/drafts.ts";
import { fromPage } from "@/lib/back-closes.ts";
import { hrefTo } from "@/lib/routes.ts";
import { toast } from "@/ui/toast.ts";

/** Whether signing out now would lose something unsaved: what a reload asks about, and drafts that it keeps. */
function wouldLoseUnsaved(): boolean {
  const mayReload = window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  return !mayReload || hasStoredDrafts();
}

/** Signs out, after a question if that would lose something unsaved. */
export function useSignOut() {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  async function leaveNow() {
    setIsLeaving(true);
    // Cancels running requests, which would be refused once the session has ended.
    await queryClient.cancelQueries();
    await signOut();
    forgetAdminData();
    toast.success(AUTH_MESSAGES.signedOut);
    navigate(hrefTo.adminLogin(), { replace: true });
  }
  const question = (
    <ConfirmDialog
      open={isAsking}
      title="Sign out without saving?"
      description="Something that you typed or changed has not been saved. It will be lost."
      confirm="Discard and sign out"
      variant="danger"
      cancel="Stay signed in"
      busy={false}
      onConfirm={() => {
        setIsAsking(false);
        fromPage(() => void leaveNow());
      }}
      onClose={() => setIsAsking(false)}
    />
  );
  return {
    isLeaving,
    leave: () => (wouldLoseUnsaved() ? setIsAsking(true) : void leaveNow()),
    question,
  };
}
