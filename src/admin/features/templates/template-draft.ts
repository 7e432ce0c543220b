import * as z from "zod/mini";
import { fieldFault } from "./template-fields.ts";

/** The values of the form. The subject is kept while the channel is WhatsApp, but not saved. */
export const templateDraftSchema = z
  .object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Enter a name for the template."),
        z.maxLength(80, "Name must be 80 characters or fewer."),
      ),
    channel: z.enum(["email", "whatsapp"]),
    audience: z.enum(["patient", "clinic"]),
    subject: z
      .string()
      .check(z.trim(), z.maxLength(200, "Subject must be 200 characters or fewer.")),
    body: z.string().check(
      z.refine((text) => text.trim() !== "", "Enter the message."),
      z.maxLength(4000, "Message must be 4,000 characters or fewer."),
    ),
    is_first: z.boolean(),
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
  is_first: false,
};
