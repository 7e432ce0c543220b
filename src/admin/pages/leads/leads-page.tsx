import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { LeadPanel } from "@/admin/features/lead/page/lead-panel.tsx";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { useSidePanelFits } from "@/admin/features/leads/side-panel-fits.ts";
import { ParkedMailNotice } from "@/admin/features/mail/parked-mail.tsx";

export default function LeadsPage() {
  const { role } = useAdmin();
  const panelFits = useSidePanelFits();
  return (
    <>
      {role === "admin" ? <ParkedMailNotice /> : null}
      <LeadsDashboard beside={panelFits ? (open) => <LeadPanel {...open} /> : null} />
    </>
  );
}
