import { NewLeadForm } from "@/admin/features/new-lead/new-lead-form.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function NewLeadPage() {
  return (
    <>
      <PageHead title="Enter a request" hidden />
      <NewLeadForm />
    </>
  );
}
