import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { useAdmin } from "@/admin/features/access/admin-context.ts";
import { useSingleField } from "@/admin/features/access/use-single-field.ts";
import { IconButton } from "@/admin/features/lead/icon-button.tsx";
import { isSameView, type ListState, viewQuery } from "@/admin/features/lead-search/list-state.ts";
import {
  addView,
  removeView,
  renameView,
  type SavedView,
  savedViewsQuery,
  ViewNameTakenError,
} from "@/admin/features/lead-search/views-api.ts";
import { Button } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { Checkbox, Field, TextInput } from "@/ui/field.tsx";
import { toast } from "@/ui/toast.ts";

type SavedViewsProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  state: ListState;
  isAdmin: boolean;
};

/** The list's saved views: opens, renames, removes and adds them. */
export function SavedViews({ open, onOpenChange, state, isAdmin }: SavedViewsProps) {
  const { userId } = useAdmin();
  const views = useQuery({ ...savedViewsQuery(), enabled: open });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Views">
      <div className="flex flex-col gap-6">
        {views.isError ? <p className="text-danger">The views could not be loaded.</p> : null}
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
              // Administrators can also change shared views.
              mayChange={view.owner_id === userId || (view.is_shared && isAdmin)}
              onFollow={() => onOpenChange(false)}
            />
          ))}
        </ul>
        <NewView query={viewQuery(state).toString()} hasSearch={state.search !== ""} />
      </div>
    </Dialog>
  );
}

/** The maximum length of a view's name in the database. */
const NAME_LENGTH = 80;

/** A form with a view's name. `save` receives the trimmed name, and `onSaved` runs once the list shows it. */
function useViewName(initial: string, save: (name: string) => Promise<void>, onSaved: () => void) {
  const client = useQueryClient();
  const [name, setName] = useState(initial);
  const form = useSingleField(async () => {
    const trimmed = name.trim();
    if (!trimmed) return "Give the view a name.";
    if (trimmed.length > NAME_LENGTH) return `The name must be ${NAME_LENGTH} characters or fewer.`;
    try {
      await save(trimmed);
    } catch (error) {
      return error instanceof ViewNameTakenError
        ? "You already have a view with this name."
        : "The view was not saved. Check your connection and try again.";
    }
    await client.invalidateQueries({ queryKey: savedViewsQuery().queryKey });
    onSaved();
  });
  return { name, setName, ...form };
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
  const pencil = useRef<HTMLButtonElement>(null);
  const bin = useRef<HTMLButtonElement>(null);
  /** Shows the view again, and moves the focus to the button that was pressed. */
  function close() {
    const opener = doing === "renaming" ? pencil : bin;
    flushSync(() => setDoing(null));
    opener.current?.focus();
  }
  if (doing === "renaming") return <RenameView view={view} onClose={close} />;
  if (doing === "removing") return <RemoveView view={view} onClose={close} />;
  return (
    <li className="flex items-center gap-1 border-b border-line py-1">
      <Link
        to={{ search: view.query && `?${view.query}` }}
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
  const { name, setName, field, fault, busy, onSubmit } = useViewName(
    view.name,
    (newName) => renameView({ id: view.id, name: newName }),
    onClose,
  );
  return (
    <li>
      <form noValidate className="flex flex-wrap items-end gap-2 py-1" onSubmit={onSubmit}>
        <Field label="New name" className="min-w-0 grow" error={fault}>
          {(attributes) => (
            <TextInput
              {...attributes}
              ref={field}
              // It replaces the button that was just pressed.
              autoFocus
              required
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={busy}>
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
      <span role="status" className="min-w-0 grow wrap-anywhere">
        Remove “{view.name}”{view.is_shared ? " for the whole team" : ""}?
      </span>
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
  const { name, setName, field, fault, busy, onSubmit } = useViewName(
    "",
    (newName) => addView({ name: newName, query, is_shared: isShared }),
    () => {
      setName("");
      setIsShared(false);
    },
  );
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
      <Field
        label="Save this list as"
        hint={hasSearch ? "The view does not include what you searched for." : undefined}
        error={fault}
      >
        {(attributes) => (
          <TextInput
            {...attributes}
            ref={field}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Checkbox
        label="Share it with the team"
        checked={isShared}
        onChange={(event) => setIsShared(event.target.checked)}
      />
      <Button type="submit" busy={busy} className="self-start">
        Save view
      </Button>
    </form>
  );
}
