import ifSomethingGoesWrong from "@/content/documents/if-something-goes-wrong.ts";
import { hrefTo } from "@/lib/routes.ts";
import { DocumentView } from "@/site/features/documents/document-view.tsx";
import { EmergencyCalls } from "@/site/features/page-content/emergency-calls.tsx";

export default function IfSomethingGoesWrongPage() {
  return (
    <DocumentView
      document={ifSomethingGoesWrong}
      path={hrefTo.ifSomethingGoesWrong()}
      listMarks={{ "what-we-can-do": ["check", "cross"] }}
      actions={
        <div className="sm:mt-3">
          <EmergencyCalls />
        </div>
      }
    />
  );
}
