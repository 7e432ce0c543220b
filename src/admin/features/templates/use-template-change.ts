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
 * Saves a template that was read in some version. After a conflict, the next save replaces the
 * colleague's version, which the person has seen by then.
 */
export function useTemplateChange(template: Template | undefined) {
  const client = useQueryClient();
  const [base, setBase] = useState<Template | undefined>(template);
  const [conflict, setConflict] = useState<TemplateConflictError>();

  return {
    conflict,
    /** The saved template, or `undefined` after a conflict. Throws if it could not be saved. */
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
