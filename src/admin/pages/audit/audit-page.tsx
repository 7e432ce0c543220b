import { AuditLog } from "@/admin/features/audit/audit-log.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function AuditPage() {
  return (
    <>
      <PageHead title="Audit log" hidden />
      <AuditLog />
    </>
  );
}
