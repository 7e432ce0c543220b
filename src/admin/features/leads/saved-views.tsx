import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { IconButton } from "@/admin/features/lead/page/icon-button.tsx";
import {
  hrefOfView,
  isSameView,
  type ListState,
  viewQuery,
} from "@/admin/features/lead-search/list-state.ts";
import {
  addView,
  removeView,
  renameView,
  type SavedView,
  savedViewsQuery,
  updateView,
  ViewNameTakenError,
} from "@/admin/features/lead-search/views-api.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { requiredText } from "@/lib/required-text.ts";
import { useCheckedForm } from "@/lib/use-checked-form.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Checkbox, Field, TextInput } from "@/ui/field.tsx";
import { Link, TextLink } from "@/ui/link.tsx";
import { LiveRegion } from "@/ui/live-region.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { toast } from "@/ui/toast.ts";

type SavedViewsProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: ListState;
};

/** The list's saved views: opens, renames, removes and adds them. */
export function SavedViews({ open, onOpenChange, state }: SavedViewsProps) {
  const mayChange = useMayChange();
  const views = useQuery({ ...savedViewsQuery(), enabled: open });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Views">
      <div className="flex flex-col gap-6">
        {views.isError ? (
          <LoadFailed what="the views" onRetry={() => void views.refetch()} />
        ) : null}
        {views.data?.length === 0 ? (
          <p className="text-muted">
            No views have been saved yet. A view saves a list with its filters and order.
          </p>
        ) : null}
        <ul className="flex flex-col">
          {views.data?.map((view) => (
            <ViewItem
              key={view.id}
              view={view}
              isActive={isSameView(state, view.query)}
              mayChange={mayChange(view)}
              onFollow={() => onOpenChange(false)}
            />
          ))}
        </ul>
        <NewView query={viewQuery(state).toString()} hasSearch={state.search !== ""} />
      </div>
    </Dialog>
  );
}

/** Whether the user may change a view: their own, and for administrators also shared ones. */
function useMayChange(): (view: SavedView) => boolean {
  const { userId, role } = useAdmin();
  return (view) => view.owner_id === userId || (view.is_shared && role === "admin");
}

/** Offers to keep in the view what the list shows differently by now. */
export function ViewChanges({ state, view }: { state: ListState; view: SavedView | undefined }) {
  const client = useQueryClient();
  const mayChange = useMayChange();
  const update = useMutation({
    mutationFn: updateView,
    onSuccess: () => client.invalidateQueries({ queryKey: savedViewsQuery().queryKey }),
    onError: () => toast.error("The view was not updated. Check your connection and try again."),
  });
  if (!view || isSameView(state, view.query)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      <span>This list differs from its view.</span>
      {mayChange(view) ? (
        <Button
          size="small"
          busy={update.isPending}
          onClick={() => update.mutate({ id: view.id, query: viewQuery(state).toString() })}
        >{`Update “${view.name}”`}</Button>
      ) : null}
      <TextLink href={hrefOfView(view)}>Show the view</TextLink>
    </div>
  );
}

/** The maximum length of a view's name in the database. */
const NAME_LENGTH = 80;

const viewNameSchema = z.object({
  name: requiredText("Give the view a name.", "The name", NAME_LENGTH),
});

/** A form with a view's name. `onSaved` runs once the list shows it. */
function useViewName(save: (name: string) => Promise<void>, onSaved: () => void) {
  const client = useQueryClient();
  return useCheckedForm({
    schema: viewNameSchema,
    async send({ name }) {
      try {
        await save(name);
      } catch (error) {
        const message =
          error instanceof ViewNameTakenError
            ? "You already have a view with this name."
            : "The view was not saved. Check your connection and try again.";
        return { faults: { name: message } };
      }
      await client.invalidateQueries({ queryKey: savedViewsQuery().queryKey });
      onSaved();
    },
  });
}

type ViewItemProps = {
  view: SavedView;
  /** Whether the list shows this view. */
  isActive: boolean;
  mayChange: boolean;
  onFollow: () => void;
};

function ViewItem({ view, isActive, mayChange, onFollow }: ViewItemProps) {
  const [doing, setDoing] = useState<"renaming" | "removing" | null>(null);
  const afterRender = useAfterRender();
  const pencil = useRef<HTMLButtonElement>(null);
  const bin = useRef<HTMLButtonElement>(null);
  /** Shows the view again, and moves the focus to the button that was pressed. */
  function close() {
    const opener = doing === "renaming" ? pencil : bin;
    setDoing(null);
    afterRender(() => opener.current?.focus());
  }
  if (doing === "renaming") return <RenameView view={view} onClose={close} />;
  if (doing === "removing") return <RemoveView view={view} onClose={close} />;
  return (
    <li className="flex items-center gap-1 border-b border-line py-1">
      <Link
        href={hrefOfView(view)}
        onClick={onFollow}
        aria-current={isActive ? "page" : undefined}
        className="aria-[current]:font-semibold flex min-h-9 min-w-0 grow items-center text-sea underline underline-offset-4 wrap-anywhere"
      >
        {view.name}
      </Link>
      {view.is_shared ? <span className="text-sm text-muted">Team</span> : null}
      {mayChange ? (
        <>
          <IconButton
            ref={pencil}
            label={`Rename ${view.name}`}
            onClick={() => setDoing("renaming")}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton ref={bin} label={`Remove ${view.name}`} onClick={() => setDoing("removing")}>
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        </>
      ) : null}
    </li>
  );
}

type ChangeViewProps = { view: SavedView; onClose: () => void };

function RenameView({ view, onClose }: ChangeViewProps) {
  const form = useViewName((name) => renameView({ id: view.id, name }), onClose);
  return (
    <li>
      <form {...form.attributes} className="flex flex-wrap items-end gap-2 py-1">
        <Field label="New name" className="min-w-0 grow" {...form.field("name")}>
          {(attributes) => (
            <TextInput
              {...attributes}
              // It replaces the button that was just pressed.
              autoFocus
              required
              defaultValue={view.name}
            />
          )}
        </Field>
        <Button type="submit" busy={form.busy}>
          Rename
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </form>
    </li>
  );
}

/** Asks for confirmation: a view cannot be restored, and the whole team may use it. */
function RemoveView({ view, onClose }: ChangeViewProps) {
  const client = useQueryClient();
  const keep = useRef<HTMLButtonElement>(null);
  const remove = useMutation({
    mutationFn: removeView,
    onSuccess: () => {
      // Moves the focus to the dialog, because the button is removed together with the view.
      keep.current?.closest<HTMLElement>("[role=dialog]")?.focus();
      return client.invalidateQueries({ queryKey: savedViewsQuery().queryKey });
    },
    onError: () => toast.error("The view was not removed. Check your connection and try again."),
  });
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-1">
      <LiveRegion
        as="span"
        role="status"
        className="min-w-0 grow wrap-anywhere"
      >{`Remove “${view.name}”${view.is_shared ? " for the whole team" : ""}?`}</LiveRegion>
      <Button size="small" busy={remove.isPending} onClick={() => remove.mutate(view.id)}>
        Remove
      </Button>
      {/* It replaces the button that was just pressed. */}
      <Button ref={keep} autoFocus size="small" variant="quiet" onClick={onClose}>
        Keep
      </Button>
    </li>
  );
}

/** Saves the current list under a name. Leaves out the search text, which may be a person's name. */
function NewView({ query, hasSearch }: { query: string; hasSearch: boolean }) {
  const [isShared, setIsShared] = useState(false);
  const form = useViewName(
    (name) => addView({ name, query, is_shared: isShared }),
    () => {
      form.reset();
      setIsShared(false);
    },
  );
  return (
    <form {...form.attributes} className="flex flex-col gap-4">
      <Field
        label="Save this list as"
        hint={hasSearch ? "The view does not include what you searched for." : undefined}
        {...form.field("name")}
      >
        {(attributes) => <TextInput {...attributes} required />}
      </Field>
      <Checkbox
        label="Share it with the team"
        checked={isShared}
        onChange={(event) => setIsShared(event.target.checked)}
      />
      <Button type="submit" busy={form.busy} className="self-start">
        Save view
      </Button>
    </form>
  );
}
