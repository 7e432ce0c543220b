import { useAdmin } from "@/admin/features/access/admin-context.ts";
import type { Language } from "./occasions.ts";
import type { TemplateDraft } from "./template-draft.ts";
import { exampleValues, fillTemplate } from "./template-fields.ts";

type MessageTextProps = {
  /** Undefined for a message that has none. */
  subject: string | undefined;
  body: string;
  language: Language;
};

/** A message as it is received. */
export function MessageText({ subject, body, language }: MessageTextProps) {
  return (
    <div lang={language} dir="auto" className="w-full rounded border border-line bg-paper text-sm">
      {subject === undefined ? null : (
        <p className="border-b border-line px-4 py-2.5 font-semibold wrap-anywhere">
          {subject || <span className="text-muted">No subject</span>}
        </p>
      )}
      <p className="px-4 py-3 whitespace-pre-wrap wrap-anywhere">
        {body || <span className="text-muted">No message</span>}
      </p>
    </div>
  );
}

/** The message as an example patient or a clinic would receive it. */
export function TemplatePreview({ draft }: { draft: TemplateDraft }) {
  const { displayName } = useAdmin();
  const values = { ...exampleValues, coordinator: displayName };
  return (
    <section aria-labelledby="preview" className="flex min-w-0 flex-col gap-2">
      <h3 id="preview" className="font-sans text-sm font-semibold">
        Preview <span className="font-normal text-muted">with an example request</span>
      </h3>
      <MessageText
        subject={draft.channel === "email" ? fillTemplate(draft.subject, values) : undefined}
        body={fillTemplate(draft.body, values)}
        language={draft.language}
      />
    </section>
  );
}
