import { lengthFault } from "@shared/text-length.ts";
import * as z from "zod/mini";
import { requiredText } from "@/lib/required-text.ts";
import { LANGUAGES, OCCASIONS } from "./occasions.ts";
import { fieldFault } from "./template-fields.ts";

export const CHANNEL_NAMES = { email: "Email", whatsapp: "WhatsApp" } as const;
export const AUDIENCE_NAMES = { patient: "The patient", clinic: "A clinic" } as const;

/** The values of the form. The subject is kept while the channel is WhatsApp, but not saved. */
export const templateDraftSchema = z
  .object({
    name: requiredText("Enter a name for the template.", "Name", 80),
    channel: z.enum(["email", "whatsapp"]),
    audience: z.enum(["patient", "clinic"]),
    subject: z.string().check(z.trim(), z.maxLength(200, lengthFault("Subject", 200))),
    body: z.string().check(
      z.refine((text) => text.trim() !== "", "Enter the message."),
      z.maxLength(4000, lengthFault("Message", 4000)),
    ),
    occasion: z.enum(OCCASIONS),
    language: z.enum(LANGUAGES),
  })
  .check(
    z.superRefine((draft, context) => {
      if (draft.audience === "clinic" && draft.channel !== "email") {
        const message = "Choose email. Messages to clinics are sent by email.";
        context.addIssue({ code: "custom", path: ["channel"], message });
      }
      if (draft.channel === "email" && draft.subject === "") {
        context.addIssue({ code: "custom", path: ["subject"], message: "Enter a subject." });
      }
      for (const part of draft.channel === "email"
        ? (["subject", "body"] as const)
        : (["body"] as const)) {
        const message = fieldFault(draft[part], draft.audience);
        if (message) context.addIssue({ code: "custom", path: [part], message });
      }
    }),
  );

export type TemplateDraft = z.infer<typeof templateDraftSchema>;

export const emptyDraft: TemplateDraft = {
  name: "",
  channel: "email",
  audience: "patient",
  subject: "",
  body: "",
  occasion: "first",
  language: "en",
};
