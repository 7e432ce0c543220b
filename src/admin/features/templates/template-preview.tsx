import { useAdmin } from "@/admin/features/access/admin-context.ts";
import type { TemplateDraft } from "./template-draft.ts";
import { exampleValues, fillTemplate } from "./template-fields.ts";

/** The message as an example patient or a clinic would receive it. */
export function TemplatePreview({ draft }: { draft: TemplateDraft }) {
  const { displayName } = useAdmin();
  const values = { ...exampleValues, coordinator: displayName };
  return (
    <section aria-labelledby="preview" className="flex min-w-0 flex-col gap-2">
      <h3 id="preview" className="font-sans text-sm font-semibold">
        Preview <span className="font-normal text-muted">with an example request</span>
      </h3>
      <div className="rounded border border-line bg-paper text-sm">
        {draft.channel === "email" ? (
          <p className="border-b border-line px-4 py-2.5 font-semibold wrap-anywhere">
            {fillTemplate(draft.subject, values) || <span className="text-muted">No subject</span>}
          </p>
        ) : null}
        <p className="px-4 py-3 whitespace-pre-wrap wrap-anywhere">
          {fillTemplate(draft.body, values) || <span className="text-muted">No message</span>}
        </p>
      </div>
    </section>
  );
}
