import { typedKeys } from "@shared/typed-keys.ts";
import type { FieldPath } from "react-hook-form";
import { useVersionedForm, VersionedForm } from "@/admin/features/editing/use-versioned-form.tsx";
import { Field, Select, TextArea, TextInput } from "@/ui/field.tsx";
import { LANGUAGE_NAMES, LANGUAGES, OCCASION_NAMES, OCCASIONS } from "./occasions.ts";
import {
  AUDIENCE_NAMES,
  CHANNEL_NAMES,
  emptyDraft,
  type TemplateDraft,
  templateDraftSchema,
} from "./template-draft.ts";
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
  occasion: "Occasion",
  language: "Language",
} as const satisfies Record<FieldPath<TemplateDraft>, string>;

type TemplateFormProps = {
  /** The template to edit; undefined for a new one. */
  template?: Template | undefined;
  onSaved: (template: Template) => void;
  onGone: () => void;
};

function draftOf(template: Template | undefined): TemplateDraft {
  if (!template) return emptyDraft;
  const { name, channel, audience, occasion, language, subject, body } = template;
  return { name, channel, audience, occasion, language, subject: subject ?? "", body };
}

function wordsFor(draft: TemplateDraft, name: keyof TemplateDraft): string {
  if (name === "channel") return CHANNEL_NAMES[draft.channel];
  if (name === "audience") return AUDIENCE_NAMES[draft.audience];
  if (name === "occasion") return OCCASION_NAMES[draft.occasion];
  return name === "language" ? LANGUAGE_NAMES[draft.language] : draft[name];
}

/** A form for one template, next to its preview. */
export function TemplateForm({ template, onSaved, onGone }: TemplateFormProps) {
  const edit = useVersionedForm({
    what: "template",
    row: template,
    schema: templateDraftSchema,
    names: typedKeys(labels),
    draftOf,
    add: addTemplate,
    change: changeTemplate,
    faultsOf: (error) =>
      error instanceof NameTakenError
        ? { name: "Another template has this name. Choose a different one." }
        : undefined,
    queryKey: templatesQuery().queryKey,
    onSaved,
    onGone,
  });
  const { draft, checked } = edit;
  const { field } = checked;

  function insertField(field: string) {
    const control = checked.attributes.ref.current?.elements.namedItem("body");
    if (!(control instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd } = control;
    const text = `{${field}}`;
    const body = checked.form.getValues("body");
    checked.form.setValue("body", body.slice(0, selectionStart) + text + body.slice(selectionEnd), {
      shouldDirty: true,
    });
    control.focus();
    control.setSelectionRange(selectionStart + text.length, selectionStart + text.length);
  }

  return (
    <div className="grid min-w-0 gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] 2xl:grid-cols-2">
      <VersionedForm
        edit={edit}
        label={template ? template.name : "New template"}
        className="flex min-w-0 flex-col gap-4"
        differences={(theirs) =>
          typedKeys(labels).map((name) => ({
            label: labels[name],
            mine: wordsFor(draft, name),
            theirs: wordsFor(draftOf(theirs), name),
          }))
        }
      >
        <Field label={labels.name} {...field("name")}>
          {(control) => <TextInput autoComplete="off" {...control} />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-4">
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
                {typedKeys(AUDIENCE_NAMES).map((audience) => (
                  <option key={audience} value={audience}>
                    {AUDIENCE_NAMES[audience]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={labels.occasion} {...field("occasion")}>
            {(control) => (
              <Select {...control}>
                {OCCASIONS.map((occasion) => (
                  <option key={occasion} value={occasion}>
                    {OCCASION_NAMES[occasion]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={labels.language} {...field("language")}>
            {(control) => (
              <Select {...control}>
                {LANGUAGES.map((language) => (
                  <option key={language} value={language}>
                    {LANGUAGE_NAMES[language]}
                  </option>
                ))}
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
      </VersionedForm>
      <TemplatePreview draft={draft} />
    </div>
  );
}
