import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { SmallField, SmallSelect } from "@/admin/features/editing/small-field.tsx";
import { languageIn } from "@/admin/features/templates/occasions.ts";
import { MessageText } from "@/admin/features/templates/template-preview.tsx";
import {
  type Template,
  templatesFor,
  templatesQuery,
} from "@/admin/features/templates/templates-api.ts";
import { brand } from "@/lib/brand.ts";
import type { Message } from "@/lib/message-links.ts";
import { Button } from "@/ui/button.tsx";
import { copyText } from "@/ui/copy-text.ts";
import { CHANNEL_WORDS, type Lead, shown } from "../lead-model.ts";
import { messageFrom, occasionOf } from "./message.ts";

/** A message without a template. */
const BLANK = { subject: `Your request to ${brand.name}, {reference}`, body: "" };

const labels = { email: "Email template", whatsapp: "WhatsApp template" } as const;
type WrittenChannel = keyof typeof labels;

/** A message to the patient of a lead, and the templates it can start with. */
export type PatientMessage = {
  channel: WrittenChannel;
  /** Undefined for a blank message. */
  template: Template | undefined;
  text: Message;
  options: readonly Template[];
  pick: (templateId: string) => void;
};

/** The messages to a patient: of the template that fits, blank if none fits, until another is picked. */
export function useMessages(lead: Lead, coordinator: string) {
  const query = useQuery(templatesQuery());
  const { data: templates = [], isLoading } = query;
  const [picked, setPicked] = useState<Partial<Record<WrittenChannel, string>>>({});
  const occasion = occasionOf(lead);
  function messageBy(channel: WrittenChannel): PatientMessage {
    const language = languageIn(shown(lead, "preferred_language"));
    const options = templatesFor(templates, { channel, audience: "patient" }, occasion, language);
    const id = picked[channel] ?? options.find((option) => option.occasion === occasion)?.id;
    const template = options.find((option) => option.id === id);
    return {
      channel,
      template,
      text: messageFrom(template ?? BLANK, lead, coordinator),
      options,
      pick: (templateId) => setPicked({ ...picked, [channel]: templateId }),
    };
  }
  return {
    isLoading,
    /** Loads the templates again, if that failed. */
    reload: query.isLoadingError ? () => void query.refetch() : undefined,
    email: messageBy("email"),
    whatsapp: messageBy("whatsapp"),
  };
}

/** A template's name without the channel at its end, which the label says already and a narrow panel has no room for. */
function withoutChannel(name: string, channel: PatientMessage["channel"]): string {
  const end = ` by ${CHANNEL_WORDS[channel]}`;
  return name.endsWith(end) ? name.slice(0, -end.length).replace(/,$/, "") : name;
}

type MessageChoiceProps = {
  message: PatientMessage;
  /** Whether everything that could forbid to write to the patient is known. */
  isReady: boolean;
  onCopy: () => void;
};

/** The choice of a template, with the message that it makes. */
export function MessageChoice({ message, isReady, onCopy }: MessageChoiceProps) {
  const { channel, template, text, options, pick } = message;
  return (
    <div className="flex flex-col gap-1.5">
      <SmallField label={labels[channel]}>
        {(attributes) => (
          <SmallSelect
            {...attributes}
            value={template?.id ?? ""}
            onChange={(event) => pick(event.target.value)}
          >
            {options.map(({ id, name }) => (
              <option key={id} value={id}>
                {withoutChannel(name, channel)}
              </option>
            ))}
            <option value="">Blank</option>
          </SmallSelect>
        )}
      </SmallField>
      {template ? (
        <details>
          <summary className="min-h-6 w-fit cursor-pointer text-sm text-sea underline underline-offset-4">
            {channel === "email" ? "Read the email" : "Read the WhatsApp message"}
          </summary>
          <div className="mt-2 flex flex-col items-start gap-2">
            <MessageText
              subject={channel === "email" ? text.subject : undefined}
              body={text.body}
              language={template.language}
            />
            <Button
              size="small"
              busy={!isReady}
              onClick={async () => {
                const failed = "The message could not be copied. Select its text and copy that.";
                if (await copyText(text.body, { copied: "Message copied", failed })) onCopy();
              }}
            >
              <Copy aria-hidden="true" className="size-4" /> Copy the message
            </Button>
          </div>
        </details>
      ) : null}
    </div>
  );
}
