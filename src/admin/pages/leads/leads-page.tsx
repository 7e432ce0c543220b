import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { LeadPanel } from "@/admin/features/lead/lead-panel.tsx";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { useSidePanelFits } from "@/admin/features/leads/side-panel-fits.ts";
import { ParkedMailNotice } from "@/admin/features/mail/parked-mail.tsx";
import { useDelivery } from "@/admin/features/mail/use-delivery.ts";
import { PageHead } from "@/ui/page-head.tsx";

export default function LeadsPage() {
  const { role } = useAdmin();
  useDelivery();
  const panelFits = useSidePanelFits();
  return (
    <>
      <PageHead title="Admin Dashboard" hidden />
      {role === "admin" ? <ParkedMailNotice /> : null}
      <LeadsDashboard beside={panelFits ? (open) => <LeadPanel {...open} /> : null} />
    </>
  );
}
