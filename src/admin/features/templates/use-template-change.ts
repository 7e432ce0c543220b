import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { TemplateDraft } from "./template-draft.ts";
import {
  addTemplate,
  changeTemplate,
  type Template,
  TemplateConflictError,
  templatesQuery,
} from "./templates-api.ts";

/**
 * Saves a template on top of the version that was read. After a conflict, the next save replaces the
 * colleague's version, because the user has seen it by then.
 */
export function useTemplateChange(template: Template | undefined) {
  const client = useQueryClient();
  const [base, setBase] = useState<Template | undefined>(template);
  const [conflict, setConflict] = useState<TemplateConflictError>();

  return {
    conflict,
    /** Returns the saved template, or `undefined` after a conflict. Throws if it could not be saved. */
    async save(draft: TemplateDraft): Promise<Template | undefined> {
      try {
        const saved = base ? await changeTemplate(base, draft) : await addTemplate(draft);
        setBase(saved);
        setConflict(undefined);
        await client.invalidateQueries({ queryKey: templatesQuery().queryKey });
        return saved;
      } catch (error) {
        if (!(error instanceof TemplateConflictError)) throw error;
        setConflict(error);
        setBase(error.current ?? undefined);
        return undefined;
      }
    },
    takeTheirs() {
      setConflict(undefined);
      void client.invalidateQueries({ queryKey: templatesQuery().queryKey });
    },
  };
}
