import { CONSENT_HEALTH_STATEMENT, CONSENT_LABEL, TERMS_NOTE } from "@shared/lead-fields.ts";
import type { ComponentProps } from "react";
import { hrefTo } from "@/lib/routes.ts";
import { Checkbox } from "@/ui/field.tsx";
import { TextLink } from "@/ui/link.tsx";

/**
 * What a person agrees to and confirms, which is stored with the request (`CONSENT_TEXT`). The statement about health
 * belongs to the label, and is as large: who ticks the box agrees to both.
 */
export function ConsentBlock(field: Omit<ComponentProps<typeof Checkbox>, "label">) {
  return (
    <>
      <Checkbox
        value="true"
        required
        label={CONSENT_LABEL}
        statement={
          <span className="text-base text-ink">
            {CONSENT_HEALTH_STATEMENT}{" "}
            <TextLink href={hrefTo.privacy()} target="_blank">
              Privacy Policy (opens in a new tab)
            </TextLink>
          </span>
        }
        {...field}
      />
      <p>
        {TERMS_NOTE}{" "}
        <TextLink href={hrefTo.terms()} target="_blank">
          Terms (opens in a new tab)
        </TextLink>
      </p>
    </>
  );
}
