import { type ReactNode, useState } from "react";
import { setSlashKeyOpensSearch, slashKeyOpensSearch } from "./slash-key.ts";

/** Keyboard hints, for devices that probably have a keyboard and room for them. */
export function SearchFooter() {
  const [slash, setSlash] = useState(slashKeyOpensSearch);
  return (
    <div className="mt-auto hidden flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line px-6 py-2 text-xs text-muted sm:pointer-fine:flex">
      <p className="flex flex-wrap gap-x-4">
        <span>
          <Key>↑</Key> <Key>↓</Key> to move
        </span>
        <span>
          <Key>Enter</Key> to open
        </span>
        <span>
          <Key>Esc</Key> to close
        </span>
      </p>
      <label className="flex min-h-6 items-center gap-2">
        <input
          type="checkbox"
          checked={slash}
          onChange={(event) => {
            setSlash(event.currentTarget.checked);
            setSlashKeyOpensSearch(event.currentTarget.checked);
          }}
          className="checkbox size-4"
        />
        <span>
          Open search with <Key>/</Key>
        </span>
      </label>
    </div>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-line bg-sand px-1.5 font-sans text-ink">
      {children}
    </kbd>
  );
}
