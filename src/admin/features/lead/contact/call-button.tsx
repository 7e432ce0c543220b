import { Phone } from "lucide-react";
import { type MouseEvent, type RefObject, useState } from "react";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { useAfterRender } from "@/lib/after-render.ts";
import { Button, ButtonLink, type ButtonVariant } from "@/ui/button.tsx";

type CallButtonProps = {
  link: RefObject<HTMLAnchorElement | null>;
  /** Whether the patient asked not to be called: there is no link until someone confirms that a call is needed. */
  mustAsk: boolean;
  variant: ButtonVariant;
  className: string;
  href: string;
  onOpen: (event: MouseEvent) => void;
};

/** Calls the patient. */
export function CallButton(props: CallButtonProps) {
  const { link, mustAsk, variant, className, href, onOpen } = props;
  const afterRender = useAfterRender();
  const [state, setState] = useState<"closed" | "asking" | "confirmed">("closed");
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
      <Button size="small" variant="quiet" className={className} onClick={() => setState("asking")}>
        <span>Call…</span>
      </Button>
      <ConfirmDialog
        open={state === "asking"}
        title="The patient asked not to be called"
        description="Write to them instead, unless it cannot wait, for example if they may be in danger."
        confirm="Show the call button"
        cancel="Do not call"
        busy={false}
        onConfirm={() => {
          setState("confirmed");
          afterRender(() => link.current?.focus());
        }}
        onClose={() => setState("closed")}
      />
    </>
  );
}
