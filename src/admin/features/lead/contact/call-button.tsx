import { lengthFault } from "@shared/text-length.ts";
import { Phone } from "lucide-react";
import { type MouseEvent, type RefObject, useState } from "react";
import * as z from "zod/mini";
import { SmallField } from "@/admin/features/editing/small-field.tsx";
import { useAfterRender } from "@/lib/after-render.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button, ButtonLink, type ButtonVariant } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { recordLeadMessage } from "../lead-api.ts";
import type { Lead } from "../lead-model.ts";

/** Maximum length of a reason: that of a template's name, in whose place it is recorded. */
const REASON_LENGTH = 80;

const schema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Enter a reason."),
      z.maxLength(REASON_LENGTH, lengthFault("Reason", REASON_LENGTH)),
    ),
});

type CallButtonProps = {
  lead: Lead;
  link: RefObject<HTMLAnchorElement | null>;
  /** Whether the patient did not ask for calls: there is no link until someone says why a call is needed. */
  mustAsk: boolean;
  variant: ButtonVariant;
  className: string;
  href: string;
  onOpen: (event: MouseEvent) => void;
  /** Runs when a reason was recorded. */
  onReason: () => void;
};

/** Calls the patient. */
export function CallButton(props: CallButtonProps) {
  const { lead, link, mustAsk, variant, className, href, onOpen, onReason } = props;
  const afterRender = useAfterRender();
  const [state, setState] = useState<"closed" | "asking" | "confirmed">("closed");
  const form = useCheckedForm({
    schema,
    async send({ reason }) {
      try {
        await recordLeadMessage(lead.id, { contact_by: "phone", template: reason });
      } catch {
        return { failure: "The reason was not saved. Try again." };
      }
      onReason();
      setState("confirmed");
      afterRender(() => link.current?.focus());
    },
  });
  if (!mustAsk || state === "confirmed") {
    return (
      <ButtonLink
        ref={link}
        size="small"
        variant={variant}
        className={className}
        href={href}
        onClick={onOpen}
      >
        <Phone aria-hidden="true" className="size-4" />
        <span>Call</span>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size="small" className={className} onClick={() => setState("asking")}>
        <Phone aria-hidden="true" className="size-4" />
        <span>Call…</span>
      </Button>
      <Dialog
        open={state === "asking"}
        onOpenChange={() => setState("closed")}
        title={
          lead.no_calls
            ? "The patient asked not to be called"
            : "The patient did not ask to be called"
        }
        description="We promise not to call people who have not asked for it. Write instead, unless they have asked for a call since or someone may be in danger."
      >
        <form {...form.attributes} className="flex flex-col gap-4">
          <SmallField
            label="Why you need to call"
            hint="Saved in the history of the lead."
            {...form.field("reason")}
          >
            {(control) => <input {...control} type="text" dir="auto" />}
          </SmallField>
          {form.failure ? <p className="text-sm text-danger">{form.failure}</p> : null}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={form.busy}>
              Show the call button
            </Button>
            <Button onClick={() => setState("closed")}>Do not call</Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
