import { useId, useState } from "react";
import { SmallField } from "@/admin/features/editing/small-field.tsx";
import { sourceChoices } from "@/admin/features/lead-search/filter-choices.ts";

type SourceFieldProps = { source: string; onChange: (source: string) => void };

/** The start of the path of the page that a lead was sent from. Applied on Enter or blur. */
export function SourceField({ source, onChange }: SourceFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState(source);
  const [startedFrom, setStartedFrom] = useState(source);
  // The filter was changed elsewhere, for example by "Clear all filters".
  if (source !== startedFrom) {
    setStartedFrom(source);
    setTyped(source);
  }
  function apply() {
    if (typed.trim() !== source) onChange(typed.trim());
  }
  return (
    <SmallField label="Page starts with">
      {(attributes) => (
        <>
          <input
            {...attributes}
            list={listId}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={apply}
            onKeyDown={(event) => {
              if (event.key === "Enter") apply();
            }}
          />
          <datalist id={listId}>
            {sourceChoices.map((path) => (
              <option key={path} value={path} />
            ))}
          </datalist>
        </>
      )}
    </SmallField>
  );
}
