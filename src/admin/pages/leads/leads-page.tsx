import { Navigate } from "react-router-dom";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { LeadPanel } from "@/admin/features/lead/page/lead-panel.tsx";
import { useListState } from "@/admin/features/lead-search/list-state.ts";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { ParkedMailNotice } from "@/admin/features/mail/parked-mail.tsx";
import { useMediaQuery } from "@/lib/media-query.ts";
import { hrefTo } from "@/lib/routes.ts";

/** Matches if a lead fits beside the list. In print, an open lead replaces the list. */
const FITS = "(min-width: 1280px), print";

export default function LeadsPage() {
  const { role } = useAdmin();
  const panelFits = useMediaQuery(FITS);
  const { lead } = useListState().state;
  // An email's link, in a window in which a lead does not fit beside the list.
  if (lead && !panelFits) return <Navigate to={hrefTo.adminLead(lead)} replace />;
  return (
    <>
      {role === "admin" ? <ParkedMailNotice /> : null}
      <LeadsDashboard beside={panelFits ? (open) => <LeadPanel {...open} /> : null} />
    </>
  );
}
