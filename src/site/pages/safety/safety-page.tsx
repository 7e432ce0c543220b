import safety from "@/content/documents/safety.ts";
import { hrefTo } from "@/lib/routes.ts";
import { DocumentView } from "@/site/features/documents/document-view.tsx";

export default function SafetyPage() {
  return (
    <DocumentView
      document={safety}
      path={hrefTo.safety()}
      listMarks={{ verification: "check", "red-flags": "flag" }}
    />
  );
}
