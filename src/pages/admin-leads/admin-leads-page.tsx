import { AdminGuard } from "@/features/auth/admin-guard.tsx";
import { AdminProvider } from "@/features/auth/admin-provider.tsx";
import { LeadsDashboard } from "@/features/leads/leads-dashboard.tsx";
import { PageHead } from "@/ui/page-head.tsx";

export default function AdminLeadsPage() {
  return (
    <AdminProvider>
      <PageHead title="Admin Dashboard" hidden />
      <AdminGuard>{(admin) => <LeadsDashboard admin={admin} />}</AdminGuard>
    </AdminProvider>
  );
}
