import { Mail, MessageCircle } from "lucide-react";
import { contactDetails } from "@/content/contact-details.ts";
import { TextLink } from "@/ui/link.tsx";

/** The ways to reach a coordinator, each with when to use it. */
export function ContactDetails() {
  return (
    <address>
      <ul className="flex flex-col gap-6 not-italic">
        {contactDetails.map((detail) => {
          const Icon = detail.id === "email" ? Mail : MessageCircle;
          return (
            <li key={detail.id} className="flex gap-4">
              <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-sea-soft text-sea">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <div className="min-w-0">
                <p className="text-sm font-semibold text-muted">{detail.title}</p>
                <TextLink
                  href={detail.href}
                  className="inline-flex min-h-11 items-center text-lg font-semibold break-all"
                >
                  {detail.label}
                </TextLink>
                <p className="text-muted">{detail.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </address>
  );
}
