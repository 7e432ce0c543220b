import { Copy, Mail, MessageCircle } from "lucide-react";
import { clinicListingDialog } from "@/content/partners.ts";
import { brand } from "@/lib/brand.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { copyText } from "@/ui/copy-text.ts";
import { Dialog } from "@/ui/dialog.tsx";

export type PartnerDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: HTMLElement | null;
};

/** Explains how clinics can ask to be listed: by email or WhatsApp. */
export default function PartnerDialog({ open, onOpenChange, opener }: PartnerDialogProps) {
  const { title, description, listTitle, list, note, email, whatsApp } = clinicListingDialog;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={opener}
      title={title}
      description={description}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <p className="font-semibold">{listTitle}</p>
          <TextList items={list} />
        </div>
        <div className="grid gap-3 sm:grid-cols-2">
          <ButtonLink href={email.href} variant="primary">
            <Mail aria-hidden="true" className="size-5" /> {email.label}
          </ButtonLink>
          <ButtonLink href={whatsApp.href} target="_blank" rel="noopener">
            <MessageCircle aria-hidden="true" className="size-5" /> {whatsApp.label}
          </ButtonLink>
        </div>
        {/* For users whose browser does not open an email program. */}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="break-all">{brand.email}</span>
          <Button
            size="small"
            onClick={() =>
              void copyText(brand.email, {
                copied: "Address copied",
                failed: "We could not copy the address. Please write it down.",
              })
            }
          >
            <Copy aria-hidden="true" className="size-4" /> Copy address
          </Button>
        </p>
        <p className="text-sm text-muted">{note}</p>
      </div>
    </Dialog>
  );
}
