import about from "@/content/documents/about.ts";
import { hrefTo } from "@/lib/routes.ts";
import { DocumentView } from "@/site/features/documents/document-view.tsx";
import { CoordinatorCard } from "@/site/features/quote/coordinator-card.tsx";
import { Illustration } from "@/ui/illustration.tsx";

export default function AboutPage() {
  return (
    <DocumentView
      document={about}
      path={hrefTo.about()}
      picture={<Illustration first name="home-hero" ratio="4/3" />}
      listMarks={{ "what-we-do": "check", "what-we-do-not-do": "cross" }}
    >
      <CoordinatorCard />
    </DocumentView>
  );
}
