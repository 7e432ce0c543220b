import { TemplatesEditor } from "@/admin/features/templates/templates-editor.tsx";
import { PageHead } from "@/lib/page-head.tsx";

export default function TemplatesPage() {
  return (
    <>
      <PageHead title="Templates" hidden />
      <TemplatesEditor />
    </>
  );
}
