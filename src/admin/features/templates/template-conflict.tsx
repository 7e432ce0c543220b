import { useQuery } from "@tanstack/react-query";
import { displayNamesQuery } from "@/admin/features/access/profile-api.ts";
import { Button } from "@/ui/button.tsx";
import type { TemplateDraft } from "./template-draft.ts";
import type { Template } from "./templates-api.ts";

type TemplateConflictProps = {
  mine: TemplateDraft;
  /** `null` if a colleague removed the template. */
  theirs: Template | null;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Shown if a colleague saved the template first: both texts, and a choice between them. */
export function TemplateConflict({
  mine,
  theirs,
  busy,
  onKeepMine,
  onTakeTheirs,
}: TemplateConflictProps) {
  const names = useQuery(displayNamesQuery());
  const who = (theirs?.updated_by && names.data?.get(theirs.updated_by)) || "A colleague";
  return (
    <section
      role="alert"
      aria-label="Changed by a colleague"
      className="flex flex-col gap-3 rounded border-s-4 border-caution bg-caution-soft p-4 text-sm"
    >
      <p className="font-semibold">
        {theirs
          ? `${who} changed this template while you were editing. You have not lost your changes.`
          : "A colleague removed this template while you were editing. You have not lost your changes."}
      </p>
      {theirs ? (
        <div className="grid gap-3 md:grid-cols-2">
          <Text title="Yours" text={mine} />
          <Text title={who === "A colleague" ? "Your colleague’s" : `${who}’s`} text={theirs} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" busy={busy} onClick={onKeepMine}>
          {theirs ? "Save mine instead" : "Save mine as a new template"}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {theirs ? "Discard mine and edit theirs" : "Discard mine"}
        </Button>
      </div>
    </section>
  );
}

type TextProps = {
  title: string;
  text: Pick<Template, "name" | "subject" | "body">;
};

function Text({ title, text }: TextProps) {
  return (
    <div className="min-w-0 rounded border border-line bg-surface p-3">
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      <p className="mt-1 text-muted">{text.name}</p>
      {text.subject ? <p className="mt-1 font-semibold wrap-anywhere">{text.subject}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable. */}
      <section tabIndex={0} aria-label={title} className="mt-1 max-h-72 overflow-auto">
        <p className="whitespace-pre-wrap wrap-anywhere">{text.body}</p>
      </section>
    </div>
  );
}
