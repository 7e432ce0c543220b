import safety from "@/content/documents/safety.ts";
import { DocumentView } from "@/features/documents/document-view.tsx";
import { hrefTo } from "@/lib/routes.ts";

export default function SafetyPage() {
  return (
    <DocumentView
      document={safety}
      path={hrefTo.safety()}
      listMarks={{ verification: "check", "red-flags": "flag" }}
    />
  );
}
