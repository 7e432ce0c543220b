import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { LeadPanel } from "@/admin/features/lead/lead-panel.tsx";
import { UndoBar } from "@/admin/features/lead/undo.tsx";
import { LeadsDashboard } from "@/admin/features/leads/leads-dashboard.tsx";
import { useHasRoomBeside } from "@/admin/features/leads/room-beside.ts";
import { ParkedMailNotice } from "@/admin/features/mail/parked-mail.tsx";
import { useDelivery } from "@/admin/features/mail/use-delivery.ts";
import { PageHead } from "@/ui/page-head.tsx";

export default function LeadsPage() {
  const { role } = useAdmin();
  useDelivery();
  const hasRoom = useHasRoomBeside();
  return (
    <>
      <PageHead title="Admin Dashboard" hidden />
      {role === "admin" ? <ParkedMailNotice /> : null}
      <LeadsDashboard beside={hasRoom ? (open) => <LeadPanel {...open} /> : null} />
      <UndoBar />
    </>
  );
}
