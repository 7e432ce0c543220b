import privacy from "@/content/documents/privacy.ts";
import { hrefTo } from "@/lib/routes.ts";
import { DocumentView } from "@/site/features/documents/document-view.tsx";

export default function PrivacyPage() {
  return <DocumentView document={privacy} path={hrefTo.privacy()} />;
}
