import { ChoosePassword } from "@/admin/features/account/choose-password.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function NewPasswordPage() {
  return (
    <>
      <PageHead title="New password" hidden />
      <ChoosePassword />
    </>
  );
}
