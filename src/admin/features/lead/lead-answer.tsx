import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Mail, MessageCircle, Phone } from "lucide-react";
import { type MouseEvent, useRef, useState } from "react";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { usePaletteActions } from "@/admin/features/keyboard/palette-actions.ts";
import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { type Template, templatesQuery } from "@/admin/features/templates/templates-api.ts";
import { brand } from "@/lib/brand.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { Spinner } from "@/ui/spinner.tsx";
import { nameOf } from "./change-text.ts";
import { callAddress, whatsAppNumber } from "./contact-links.tsx";
import { type Colleague, leadEventsQuery, recordLeadMessage } from "./lead-api.ts";
import {
  CHANNEL_NAMES,
  type ContactChannel,
  type FullLead,
  type LeadChange,
  shown,
} from "./lead-model.ts";
import { mailAddress, messageFrom, whatsAppAddress } from "./message.ts";
import { Section } from "./section.tsx";
import { SmallField } from "./small-field.tsx";

type LeadAnswerProps = {
  lead: FullLead;
  colleagues: readonly Colleague[];
  onChange: (change: LeadChange) => void;
};

const PLAIN: Pick<Template, "name" | "subject" | "body"> = {
  name: "",
  subject: `Your request to ${brand.name}, {reference}`,
  body: "",
};

/** A message that was opened in another program. The page asks whether it was sent. */
type Begun = { contact_by: ContactChannel; template: string | null };

/**
 * Opens a message from a template in the coordinator's own email program or WhatsApp, then asks whether it
 * was sent.
 */
export function LeadAnswer({ lead, colleagues, onChange }: LeadAnswerProps) {
  const { userId } = useAdmin();
  const client = useQueryClient();
  const { data: templates = [], isLoading } = useQuery(templatesQuery());
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const [begun, setBegun] = useState<Begun | null>(null);

  const coordinator = nameOf(userId, colleagues);
  const number = whatsAppNumber(lead);

  function templatesFor(channel: ContactChannel, audience: Template["audience"]) {
    return templates.filter((each) => each.channel === channel && each.audience === audience);
  }
  function templateFor(channel: ContactChannel, audience: Template["audience"]) {
    const choice = templatesFor(channel, audience);
    return choice.find(({ id }) => id === picked[`${channel}-${audience}`]) ?? choice[0];
  }
  async function note(
    contact_by: ContactChannel,
    template: string | undefined,
    audience: Template["audience"],
  ) {
    if (audience === "patient") setBegun({ contact_by, template: template ?? null });
    if (!template) return;
    // The message is already open, so a failure to record it must not block the coordinator.
    await recordLeadMessage(lead.id, { contact_by, template, audience }).catch(() => {});
    void client.invalidateQueries({ queryKey: leadEventsQuery(lead.id).queryKey });
  }

  /** Ignores the click while the templates are loading, because the message would be empty. */
  function begin(event: MouseEvent, channel: ContactChannel, template: string | undefined) {
    if (isLoading) event.preventDefault();
    else void note(channel, template, "patient");
  }

  const emailLink = useRef<HTMLAnchorElement>(null);
  const whatsAppLink = useRef<HTMLAnchorElement>(null);
  function confirm() {
    if (!begun) return;
    onChange({ kind: "contact", ...begun });
    setBegun(null);
  }
  useSingleKeys({
    e: () => emailLink.current?.click(),
    w: () => whatsAppLink.current?.click(),
    c: confirm,
  });
  usePaletteActions([
    { label: "Answer by email", key: "e", run: () => emailLink.current?.click() },
    ...(number
      ? [{ label: "Answer by WhatsApp", key: "w", run: () => whatsAppLink.current?.click() }]
      : []),
  ]);

  const email = templateFor("email", "patient");
  const whatsApp = templateFor("whatsapp", "patient");
  const clinic = templateFor("email", "clinic");
  const choices = (["email", "whatsapp"] as const)
    .map((channel) => ({ channel, options: templatesFor(channel, "patient") }))
    .filter(({ options }) => options.length > 1);

  return (
    <Section title="Answer" isPrinted={false}>
      <div className="flex flex-wrap gap-1.5">
        <ButtonLink
          ref={emailLink}
          title="Answer by email (E)"
          size="small"
          variant={lead.status === "new" ? "standing" : "secondary"}
          href={mailAddress(shown(lead, "email"), messageFrom(email ?? PLAIN, lead, coordinator))}
          onClick={(event) => begin(event, "email", email?.name)}
        >
          <Mail aria-hidden="true" className="size-4" /> Email
        </ButtonLink>
        {number ? (
          <ButtonLink
            ref={whatsAppLink}
            title="Answer by WhatsApp (W)"
            size="small"
            variant={lead.status === "new" ? "standing" : "secondary"}
            href={whatsAppAddress(number, messageFrom(whatsApp ?? PLAIN, lead, coordinator))}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => begin(event, "whatsapp", whatsApp?.name)}
          >
            <MessageCircle aria-hidden="true" className="size-4" /> WhatsApp
          </ButtonLink>
        ) : null}
        <ButtonLink
          size="small"
          href={callAddress(shown(lead, "phone"))}
          onClick={() => void note("phone", undefined, "patient")}
        >
          <Phone aria-hidden="true" className="size-4" /> Call
        </ButtonLink>
        {clinic ? (
          <ButtonLink
            size="small"
            variant="quiet"
            className="px-2"
            href={mailAddress("", messageFrom(clinic, lead, coordinator))}
            onClick={() => void note("email", clinic.name, "clinic")}
          >
            Ask a clinic
          </ButtonLink>
        ) : null}
      </div>
      {isLoading ? (
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Spinner /> Loading the templates...
        </p>
      ) : null}
      {number ? null : (
        <p className="text-sm text-muted">
          WhatsApp needs a country code, and this number does not have one.
        </p>
      )}
      {choices.map(({ channel, options }) => (
        <SmallField key={channel} label={`Template for ${CHANNEL_NAMES[channel]}`}>
          {(attributes) => (
            <select
              {...attributes}
              value={templateFor(channel, "patient")?.id}
              onChange={(event) =>
                setPicked({ ...picked, [`${channel}-patient`]: event.target.value })
              }
            >
              {options.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </SmallField>
      ))}
      <div role="status" className="empty:-mt-2.5">
        {begun ? (
          <div className="flex flex-wrap items-center gap-2 rounded bg-sea-soft px-3 py-2 text-sm">
            <span className="font-semibold">Contacted?</span>
            <Button size="small" variant="standing" title="Contacted (C)" onClick={confirm}>
              Yes, by {CHANNEL_NAMES[begun.contact_by]}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setBegun(null)}>
              Not yet
            </Button>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
