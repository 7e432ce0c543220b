import { ClinicsRegister } from "@/admin/features/clinics/clinics-register.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function ClinicsPage() {
  return (
    <>
      <PageHead title="Clinics" hidden />
      <ClinicsRegister />
    </>
  );
}
