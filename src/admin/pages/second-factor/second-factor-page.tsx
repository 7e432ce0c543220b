import { SecondStep } from "@/admin/features/second-factor/second-step.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function SecondFactorPage() {
  return (
    <>
      <PageHead title="Two-step verification" hidden />
      <SecondStep />
    </>
  );
}
