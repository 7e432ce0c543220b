import { useParams } from "react-router-dom";
import { LeadScreen } from "@/admin/features/lead/lead-screen.tsx";
import { PageHead } from "@/ui/page-head.tsx";

export default function LeadPage() {
  const { reference = "" } = useParams();
  return (
    <>
      <PageHead title={`Lead ${reference}`} hidden />
      <LeadScreen reference={reference} />
    </>
  );
}
