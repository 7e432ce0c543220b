import { AdminProvider } from "@/features/auth/admin-provider.tsx";
import { LoginForm } from "@/features/auth/login-form.tsx";
import { PageHead } from "@/ui/page-head.tsx";

export default function AdminLoginPage() {
  return (
    <AdminProvider>
      <PageHead title="Admin Login" hidden />
      <LoginForm />
    </AdminProvider>
  );
}
