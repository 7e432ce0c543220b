import about from "@/content/documents/about.ts";
import { DocumentView } from "@/features/documents/document-view.tsx";
import { hrefTo } from "@/lib/routes.ts";
import { Illustration } from "@/ui/illustration.tsx";

export default function AboutPage() {
  return (
    <DocumentView
      document={about}
      path={hrefTo.about()}
      picture={<Illustration name="home-hero" ratio="4/3" />}
      listMarks={{ "what-we-do": "check", "what-we-do-not-do": "cross" }}
    />
  );
}
