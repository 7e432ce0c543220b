import privacy from "@/content/documents/privacy.ts";
import { DocumentView } from "@/features/documents/document-view.tsx";
import { hrefTo } from "@/lib/routes.ts";

export default function PrivacyPage() {
  return <DocumentView document={privacy} path={hrefTo.privacy()} />;
}
