import { parseReference } from "@shared/reference.ts";
import { useParams } from "react-router-dom";
import { LeadScreen } from "@/admin/features/lead/page/lead-screen.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function LeadPage() {
  const { reference: typed = "" } = useParams();
  const reference = parseReference(typed) ?? typed;
  return (
    <>
      <PageHead title={`Lead ${reference}`} hidden />
      <LeadScreen reference={reference} />
    </>
  );
}
