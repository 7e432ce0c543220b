import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useId, useRef } from "react";
import { type FieldPath, useForm, useWatch } from "react-hook-form";
import { typedKeys } from "@/lib/typed-keys.ts";
import { Button } from "@/ui/button.tsx";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { Checkbox, Select, TextArea, TextInput } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { TemplateConflict } from "./template-conflict.tsx";
import { emptyDraft, type TemplateDraft, templateDraftSchema } from "./template-draft.ts";
import { fieldsFor } from "./template-fields.ts";
import { TemplatePreview } from "./template-preview.tsx";
import { NameTakenError, type Template } from "./templates-api.ts";
import { useTemplateChange } from "./use-template-change.ts";

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
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const form = useForm<TemplateDraft>({
    defaultValues: draftOf(template),
    resolver: standardSchemaResolver(templateDraftSchema),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, setValue, getValues, reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const draft = useWatch({ control: form.control, compute: (values) => values });
  const change = useTemplateChange(template);

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
        setError("name", { message: "Another template has this name. Choose a different one." });
        setTimeout(() => summary.current?.focus());
      } else {
        toast.error("The template was not saved. Try again.");
      }
    }
  }

  function takeTheirs() {
    const theirs = change.conflict?.current;
    if (theirs) reset(draftOf(theirs));
    else reset(draftOf(template));
    change.takeTheirs();
    if (!theirs) onGone();
  }

  function insertField(field: string) {
    const control = document.getElementById(`${id}-body`);
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

  const faults = order.flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ controlId: `${id}-${name}`, message }] : [];
  });
  /** Attributes that connect a control to its label and error. */
  const control = (name: keyof typeof labels) => ({
    id: `${id}-${name}`,
    ...(errors[name]
      ? { "aria-invalid": true as const, "aria-describedby": `${id}-${name}-error` }
      : {}),
    ...register(name),
  });
  const label = (name: keyof typeof labels) => (
    <>
      <label htmlFor={`${id}-${name}`} className="text-sm font-semibold">
        {labels[name]}
      </label>
      {errors[name] ? (
        <p id={`${id}-${name}-error`} className="text-sm font-semibold text-danger">
          {errors[name].message}
        </p>
      ) : null}
    </>
  );

  return (
    <div className="grid min-w-0 gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <form
        noValidate
        aria-label={template ? template.name : "New template"}
        onSubmit={handleSubmit(save, () => setTimeout(() => summary.current?.focus()))}
        className="flex min-w-0 flex-col gap-4"
      >
        {change.conflict ? (
          <TemplateConflict
            mine={draft}
            theirs={change.conflict.current}
            busy={isSubmitting}
            onKeepMine={handleSubmit(save)}
            onTakeTheirs={takeTheirs}
          />
        ) : null}
        {faults.length > 0 ? <ErrorSummary ref={summary} items={faults} /> : null}
        <div className="flex flex-col gap-1.5">
          {label("name")}
          <TextInput autoComplete="off" {...control("name")} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="flex flex-col gap-1.5">
            {label("channel")}
            <Select {...control("channel")}>
              <option value="email">Email</option>
              {/* Clinics are asked by email only. */}
              {draft.audience === "patient" || draft.channel === "whatsapp" ? (
                <option value="whatsapp">WhatsApp</option>
              ) : null}
            </Select>
          </div>
          <div className="flex flex-col gap-1.5">
            {label("audience")}
            <Select {...control("audience")}>
              <option value="patient">The patient</option>
              <option value="clinic">A clinic</option>
            </Select>
          </div>
        </div>
        {draft.channel === "email" ? (
          <div className="flex flex-col gap-1.5">
            {label("subject")}
            <TextInput autoComplete="off" {...control("subject")} />
          </div>
        ) : null}
        <div className="flex flex-col gap-1.5">
          {label("body")}
          <TextArea className="field-sizing-content min-h-56" {...control("body")} />
        </div>
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
          {...register("is_first")}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" variant="primary" busy={isSubmitting}>
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
      <LeaveDialog when={isDirty && !isSubmitting} />
    </div>
  );
}
