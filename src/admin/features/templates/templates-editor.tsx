import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Plus } from "lucide-react";
import { type MouseEvent, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { displayNamesQuery } from "@/admin/features/access/profile-api.ts";
import { RemoveRow } from "@/admin/features/editing/remove-row.tsx";
import { useHeldRow } from "@/admin/features/editing/use-held-row.ts";
import { teamTime } from "@/admin/features/time/team-time.ts";
import { useNavigateFromOverlay } from "@/lib/back-closes.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { EmptyState } from "@/ui/empty-state.tsx";
import { Link } from "@/ui/link.tsx";
import { Loading } from "@/ui/live-region.tsx";
import { LoadFault } from "@/ui/load-state.tsx";
import { Skeleton } from "@/ui/skeleton.tsx";
import { LANGUAGE_NAMES, OCCASION_NAMES } from "./occasions.ts";
import { CHANNEL_NAMES } from "./template-draft.ts";
import { TemplateForm } from "./template-form.tsx";
import { removeTemplate, type Template, templatesQuery } from "./templates-api.ts";

const NEW = "new";

function addressOf(id: string): string {
  return `${hrefTo.adminTemplates()}?template=${id}`;
}

/** The list of templates, with an editor for the one that the address selects. */
export function TemplatesEditor() {
  const [parameters] = useSearchParams();
  const navigate = useNavigateFromOverlay();
  const templates = useQuery(templatesQuery());
  const named = parameters.get("template");
  // Without a choice, the first one. It stays if a colleague adds one before it, because something may be typed.
  const [first, setFirst] = useState<string>();
  const firstNow = templates.data?.[0]?.id;
  const heldFirst = named === null ? (first ?? firstNow) : undefined;
  if (heldFirst !== first) setFirst(heldFirst);
  const chosenId = named ?? heldFirst;
  const { row: chosen, release } = useHeldRow(templates.data, chosenId, templatesQuery().queryKey);
  const show = (id: string) => navigate(addressOf(id), { replace: true });
  function leave() {
    setFirst(undefined);
    release(() => navigate(hrefTo.adminTemplates(), { replace: true }));
  }
  // On a narrow screen, the list is folded, so that the chosen template is near the top.
  const [isFolded, setIsFolded] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  function fold(event: MouseEvent) {
    // It opens in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    setIsFolded(true);
    // The chosen link is hidden there. On a wide screen, the button is, which then takes no focus.
    opener.current?.focus();
  }

  return (
    <div className="flex max-w-workspace flex-col gap-4 px-4 py-6 sm:px-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h1 className="text-2xl">Templates</h1>
          <ButtonLink href={addressOf(NEW)} size="small" onClick={() => setIsFolded(true)}>
            <Plus aria-hidden="true" className="size-4" /> New template
          </ButtonLink>
        </div>
        <p className="mt-1.5 text-sm text-muted">
          An answer starts with the template that fits the lead’s status and language. The whole
          team can use and edit them.
        </p>
        {templates.data?.length ? (
          <Button
            ref={opener}
            size="small"
            aria-expanded={!isFolded}
            aria-controls={listId}
            onClick={() => setIsFolded(!isFolded)}
            className="mt-3 lg:hidden"
          >
            <span>Choose a template</span>
            {chosen ? <span className="sr-only">{`, chosen: ${chosen.name}`}</span> : null}
          </Button>
        ) : null}
      </div>
      {templates.data?.length === 0 && !chosen && chosenId !== NEW ? (
        <EmptyState title="No templates yet" titleAs="h2">
          Until there is one, each answer starts empty.
        </EmptyState>
      ) : templates.data ? (
        <div className="grid items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <nav id={listId} aria-label="Templates" className={clsx(isFolded && "max-lg:hidden")}>
            <TemplateList templates={templates.data} chosenId={chosenId} onChoose={fold} />
          </nav>
          <section
            aria-label="Chosen template"
            className="min-w-0 rounded border border-line bg-surface p-4"
          >
            {chosen ? (
              <div className="flex flex-col gap-4">
                <ChosenHead template={chosen} onGone={leave} />
                <TemplateForm
                  key={chosen.id}
                  template={chosen}
                  onSaved={({ id }) => show(id)}
                  onGone={leave}
                />
              </div>
            ) : chosenId === NEW ? (
              <div className="flex flex-col gap-4">
                <h2 className="font-sans text-lg font-semibold">New template</h2>
                <TemplateForm key={NEW} onSaved={({ id }) => show(id)} onGone={leave} />
              </div>
            ) : (
              <p className="text-sm">This template no longer exists.</p>
            )}
          </section>
        </div>
      ) : templates.isError ? (
        <LoadFault what="the templates" onRetry={() => void templates.refetch()} />
      ) : (
        <div className="flex flex-col gap-4">
          <Loading isHeardOnly>Loading the templates</Loading>
          <Skeleton className="h-12" />
          <Skeleton className="h-96" />
        </div>
      )}
    </div>
  );
}

type TemplateListProps = {
  templates: readonly Template[];
  chosenId: string | undefined;
  onChoose: (event: MouseEvent) => void;
};

function TemplateList({ templates, chosenId, onChoose }: TemplateListProps) {
  return (
    <ul className="grid gap-1 sm:max-lg:grid-cols-2">
      {templates.map(({ id, name, channel, audience, occasion, language }) => {
        const kind = `${CHANNEL_NAMES[channel]} to ${audience === "clinic" ? "a clinic" : "the patient"}`;
        return (
          <li key={id}>
            <Link
              href={addressOf(id)}
              onClick={onChoose}
              aria-current={id === chosenId ? "true" : undefined}
              className={clsx(
                "block rounded px-3 py-2 transition-colors hover:bg-sand",
                id === chosenId && "bg-sea-soft text-sea",
              )}
            >
              <span className="block text-sm font-semibold wrap-anywhere">{name}</span>
              <span
                className={clsx("block text-xs", id === chosenId ? "text-sea" : "text-muted")}
              >{`${kind}, ${OCCASION_NAMES[occasion].toLowerCase()}, ${LANGUAGE_NAMES[language]}`}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function ChosenHead({ template, onGone }: { template: Template; onGone: () => void }) {
  const names = useQuery(displayNamesQuery());
  const who = template.updated_by ? names.data?.get(template.updated_by) : undefined;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-sans text-lg font-semibold wrap-anywhere">{template.name}</h2>
        <p className="text-xs text-muted">{`Version ${template.version}, changed ${teamTime(template.updated_at)}${who ? ` by ${who}` : ""}`}</p>
      </div>
      <RemoveRow
        what="template"
        name={template.name}
        remove={() => removeTemplate(template)}
        queryKey={templatesQuery().queryKey}
        onGone={onGone}
      />
    </div>
  );
}
