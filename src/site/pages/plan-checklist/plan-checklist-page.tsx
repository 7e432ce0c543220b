import { checklistTexts } from "@/content/plan/checklist.ts";
import { hrefTo } from "@/lib/routes.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { ChecklistTool } from "@/site/features/plan/checklist/checklist-tool.tsx";
import { PlanFrame } from "@/site/features/plan/plan-frame.tsx";

/** The planning tool "Questions and documents". */
export default function PlanChecklistPage() {
  return (
    <PlanFrame
      texts={checklistTexts}
      path={hrefTo.planChecklist()}
      printsSheets
      explanation={
        <p className="max-w-reading text-sm text-muted print:hidden">
          <RichText value={checklistTexts.source} />
        </p>
      }
    >
      <ChecklistTool />
    </PlanFrame>
  );
}
