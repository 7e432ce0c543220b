import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useId, useRef } from "react";
import { displayNamesQuery } from "@/admin/features/access/profile-api.ts";
import { Button } from "@/ui/button.tsx";

/** A row that is changed only at the version that was read. */
export type Versioned = { id: string; version: number; updated_by: string | null };

/** A field's text in both versions. */
export type Difference = { label: string; mine: string; theirs: string };

type EditConflictProps<Row> = {
  /** The kind of row, such as "template". */
  what: string;
  /** `null` if a colleague removed the row. */
  theirs: Row | null;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** All fields. Those that are the same in both versions are not shown. */
  fields: (theirs: Row) => readonly Difference[];
};

/** Shown if a colleague saved first: what differs, and a choice. It takes the focus, because "Save" is gone meanwhile. */
export function EditConflict<Row extends Versioned>({
  what,
  theirs,
  busy,
  onKeepMine,
  onTakeTheirs,
  fields,
}: EditConflictProps<Row>) {
  const notice = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => notice.current?.focus(), []);
  const names = useQuery(displayNamesQuery());
  const who = (theirs?.updated_by && names.data?.get(theirs.updated_by)) || "A colleague";
  const differing = theirs ? fields(theirs).filter(({ mine, theirs }) => mine !== theirs) : [];
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex scroll-mt-28 flex-col gap-3 rounded border-s-4 border-caution bg-caution-soft p-4 text-sm"
    >
      <p id={titleId} className="font-semibold">
        {`${theirs ? who : "A colleague"} ${theirs ? "changed" : "removed"} this ${what} while you were editing. You have not lost your changes.`}
      </p>
      {differing.length > 0 ? (
        <>
          <p>Lines that only one of you has are marked.</p>
          <div className="grid gap-3 md:grid-cols-2">
            <Version title="Yours" of="mine" other="theirs" fields={differing} />
            <Version
              title={who === "A colleague" ? "Your colleague’s" : `${who}’s`}
              of="theirs"
              other="mine"
              fields={differing}
            />
          </div>
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {/* Neither looks like the right one: each discards what somebody wrote. */}
        <Button size="small" busy={busy} onClick={onKeepMine}>
          {theirs ? "Save mine instead" : `Save mine as a new ${what}`}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {theirs ? "Discard mine and edit theirs" : "Discard mine"}
        </Button>
      </div>
    </section>
  );
}

type VersionProps = {
  title: string;
  of: "mine" | "theirs";
  other: "mine" | "theirs";
  fields: readonly Difference[];
};

function Version({ title, of, other, fields }: VersionProps) {
  return (
    <div className="min-w-0 rounded border border-line bg-surface p-3">
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      <dl>
        {fields.map((field) => (
          <div key={field.label} className="mt-1">
            <dt className="text-muted">{field.label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">
              <Lines text={field[of] || "Nothing"} other={field[other].split("\n")} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A text, in which the lines that the other version has not are marked. An empty line has its height. */
function Lines({ text, other }: { text: string; other: readonly string[] }) {
  return text.split("\n").map((line, place) => {
    const Line = line === "" || other.includes(line) ? "span" : "mark";
    return (
      <Line
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice.
        key={place}
        className={clsx(
          "block min-h-[1lh]",
          Line === "mark" && "-ms-2 border-s-2 border-caution bg-caution-soft ps-1.5 text-ink",
        )}
      >
        {line}
      </Line>
    );
  });
}
