import { LoginForm } from "@/admin/features/access/login-form.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function SignInPage() {
  return (
    <>
      <PageHead title="Admin Login" hidden />
      <LoginForm />
    </>
  );
}
