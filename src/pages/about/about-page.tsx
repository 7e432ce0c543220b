import about from "@/content/documents/about.ts";
import { DocumentView } from "@/features/documents/document-view.tsx";
import { hrefTo } from "@/lib/routes.ts";

export default function AboutPage() {
  return (
    <DocumentView
      document={about}
      path={hrefTo.about()}
      listMarks={{ "what-we-do": "check", "what-we-do-not-do": "cross" }}
    />
  );
}
