import type { MyRequest } from "@shared/my-request.ts";
import * as z from "zod/mini";
import { myRequestTexts } from "@/content/my-request.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { CallFailure } from "@/site/features/private-link/call-failure.tsx";
import { Button } from "@/ui/button.tsx";
import { Field, TextInput } from "@/ui/field.tsx";
import { callMyRequest, type Session, shownIn } from "./my-request-api.ts";
import { Panel } from "./panel.tsx";

const { text, items, kept, clinics, final } = myRequestTexts.erase;

const schema = z.object({
  reference: z.string().check(z.trim(), z.minLength(1, "Type the reference to confirm.")),
});

type ErasePanelProps = { session: Session; request: MyRequest; onErased: () => void };

/** Erases the request immediately. Typing its reference confirms this. */
export function ErasePanel({ session, request, onErased }: ErasePanelProps) {
  const form = useCheckedForm({
    schema,
    async send({ reference }) {
      const outcome = await callMyRequest({ action: "erase", ...session, reference });
      if (outcome.kind === "failed") return shownIn(["reference"], outcome.failure);
      if (outcome.kind === "done") onErased();
    },
  });

  return (
    <Panel title="Erase this request">
      <div className="flex flex-col gap-3">
        <p>{text}</p>
        <TextList items={items} />
        <p>{kept}</p>
        <p>{clinics}</p>
        <p className="font-semibold">{final}</p>
      </div>
      <form {...form.attributes} className="flex w-full flex-col gap-4">
        <Field label={`Type ${request.reference} to confirm`} {...form.field("reference")}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <CallFailure message={form.failure} />
        <Button type="submit" variant="danger" busy={form.busy} className="self-start">
          Erase this request
        </Button>
      </form>
    </Panel>
  );
}
