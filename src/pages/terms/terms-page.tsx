import terms from "@/content/documents/terms.ts";
import { DocumentView } from "@/features/documents/document-view.tsx";
import { hrefTo } from "@/lib/routes.ts";

export default function TermsPage() {
  return <DocumentView document={terms} path={hrefTo.terms()} />;
}
