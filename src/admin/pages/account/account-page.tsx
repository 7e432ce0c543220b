import { AccountSettings } from "@/admin/features/account/account-settings.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function AccountPage() {
  return (
    <>
      <PageHead title="Your account" hidden />
      <AccountSettings />
    </>
  );
}
