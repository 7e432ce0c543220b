import terms from "@/content/documents/terms.ts";
import { hrefTo } from "@/lib/routes.ts";
import { DocumentView } from "@/site/features/documents/document-view.tsx";

export default function TermsPage() {
  return <DocumentView document={terms} path={hrefTo.terms()} />;
}
