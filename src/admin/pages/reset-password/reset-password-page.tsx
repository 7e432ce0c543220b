import { ResetRequest } from "@/admin/features/account/reset-request.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function ResetPasswordPage() {
  return (
    <>
      <PageHead title="Reset your password" hidden />
      <ResetRequest />
    </>
  );
}
