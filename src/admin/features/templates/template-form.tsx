import { typedKeys } from "@shared/typed-keys.ts";
import { type FieldPath, useWatch } from "react-hook-form";
import { EditConflict } from "@/admin/features/editing/edit-conflict.tsx";
import { LeaveDialog } from "@/admin/features/editing/leave-dialog.tsx";
import { useVersionedChange } from "@/admin/features/editing/use-versioned-change.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { Checkbox, Field, Select, TextArea, TextInput } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";
import { emptyDraft, type TemplateDraft, templateDraftSchema } from "./template-draft.ts";
import { fieldsFor } from "./template-fields.ts";
import { TemplatePreview } from "./template-preview.tsx";
import {
  addTemplate,
  changeTemplate,
  NameTakenError,
  type Template,
  templatesQuery,
} from "./templates-api.ts";

const labels = {
  name: "Name",
  channel: "Sent by",
  audience: "Recipient",
  subject: "Subject",
  body: "Message",
  is_first: "Use this template first",
} as const satisfies Record<FieldPath<TemplateDraft>, string>;
const order = typedKeys(labels);

type TemplateFormProps = {
  /** The template to edit; undefined for a new one. */
  template?: Template | undefined;
  onSaved: (template: Template) => void;
  onGone: () => void;
};

function draftOf(template: Template | undefined): TemplateDraft {
  if (!template) return emptyDraft;
  const { name, channel, audience, subject, body, is_first } = template;
  return { name, channel, audience, subject: subject ?? "", body, is_first };
}

/** A form for one template, next to its preview. */
export function TemplateForm({ template, onSaved, onGone }: TemplateFormProps) {
  const checked = useCheckedForm({
    schema: templateDraftSchema,
    defaultValues: draftOf(template),
    send: save,
  });
  const { form, field } = checked;
  const { setValue, getValues, reset } = form;
  const { isDirty } = form.formState;
  const draft = useWatch({ control: form.control, compute: (values) => values });
  const change = useVersionedChange(template, {
    add: addTemplate,
    change: changeTemplate,
    queryKey: templatesQuery().queryKey,
  });

  async function save(values: TemplateDraft) {
    const sent = getValues();
    try {
      const saved = await change.save(values);
      if (!saved) return;
      const typed = getValues();
      reset(draftOf(saved));
      // The user may have continued typing while the template was being saved.
      for (const name of order) {
        if (typed[name] !== sent[name]) setValue(name, typed[name], { shouldDirty: true });
      }
      toast.success("Template saved");
      onSaved(saved);
    } catch (error) {
      if (error instanceof NameTakenError) {
        return { faults: { name: "Another template has this name. Choose a different one." } };
      }
      toast.error("The template was not saved. Try again.");
    }
  }

  function takeTheirs() {
    const theirs = change.conflict?.theirs;
    if (theirs) reset(draftOf(theirs));
    else reset(draftOf(template));
    change.takeTheirs();
    if (!theirs) onGone();
  }

  function insertField(field: string) {
    const control = checked.attributes.ref.current?.elements.namedItem("body");
    if (!(control instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd } = control;
    const text = `{${field}}`;
    const body = getValues("body");
    setValue("body", body.slice(0, selectionStart) + text + body.slice(selectionEnd), {
      shouldDirty: true,
    });
    control.focus();
    control.setSelectionRange(selectionStart + text.length, selectionStart + text.length);
  }

  return (
    <div className="grid min-w-0 gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <form
        {...checked.attributes}
        aria-label={template ? template.name : "New template"}
        className="flex min-w-0 flex-col gap-4"
      >
        {change.conflict ? (
          <EditConflict
            what="template"
            theirs={change.conflict.theirs}
            busy={checked.busy}
            onKeepMine={() => checked.submit()}
            onTakeTheirs={takeTheirs}
          >
            {(theirs) => ({
              mine: <TemplateText text={draft} label="Yours" />,
              theirs: <TemplateText text={theirs} label="Your colleague’s" />,
            })}
          </EditConflict>
        ) : null}
        <ErrorSummary {...checked.summary} />
        <Field label={labels.name} {...field("name")}>
          {(control) => <TextInput autoComplete="off" {...control} />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={labels.channel} {...field("channel")}>
            {(control) => (
              <Select {...control}>
                <option value="email">Email</option>
                {/* Clinics are asked by email only. */}
                {draft.audience === "patient" || draft.channel === "whatsapp" ? (
                  <option value="whatsapp">WhatsApp</option>
                ) : null}
              </Select>
            )}
          </Field>
          <Field label={labels.audience} {...field("audience")}>
            {(control) => (
              <Select {...control}>
                <option value="patient">The patient</option>
                <option value="clinic">A clinic</option>
              </Select>
            )}
          </Field>
        </div>
        {draft.channel === "email" ? (
          <Field label={labels.subject} {...field("subject")}>
            {(control) => <TextInput autoComplete="off" {...control} />}
          </Field>
        ) : null}
        <Field label={labels.body} {...field("body")}>
          {(control) => <TextArea className="field-sizing-content min-h-56" {...control} />}
        </Field>
        <fieldset className="flex flex-wrap items-center gap-1.5 text-sm">
          <legend className="mb-1 text-muted">Add a field to the message</legend>
          {fieldsFor(draft.audience).map((field) => (
            <button
              key={field}
              type="button"
              onClick={() => insertField(field)}
              className="min-h-8 rounded-full border border-outline px-2.5 text-sm hover:bg-sand"
            >
              {`{${field}}`}
            </button>
          ))}
        </fieldset>
        <Checkbox
          label={labels.is_first}
          statement="Answers start with this template. The others can be chosen on the lead’s page."
          {...field("is_first")}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" variant="primary" busy={checked.busy}>
            {template ? "Save" : "Add template"}
          </Button>
          {isDirty ? (
            <Button size="small" variant="quiet" onClick={() => reset()}>
              Discard changes
            </Button>
          ) : null}
        </div>
      </form>
      <TemplatePreview draft={draft} />
      <LeaveDialog when={isDirty && !checked.busy} />
    </div>
  );
}

type TemplateTextProps = { text: Pick<Template, "name" | "subject" | "body">; label: string };

/** A template's text, in a conflict. */
function TemplateText({ text, label }: TemplateTextProps) {
  return (
    <>
      <p className="mt-1 text-muted">{text.name}</p>
      {text.subject ? <p className="mt-1 font-semibold wrap-anywhere">{text.subject}</p> : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable. */}
      <section tabIndex={0} aria-label={label} className="mt-1 max-h-72 overflow-auto">
        <p className="whitespace-pre-wrap wrap-anywhere">{text.body}</p>
      </section>
    </>
  );
}
