import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { KeyboardHelp } from "@/admin/features/keyboard/keyboard-help.tsx";
import type { PaletteAction } from "@/admin/features/keyboard/palette-actions.ts";
import { useSingleKeys } from "@/admin/features/keyboard/single-keys.ts";
import { CommandPalette } from "@/admin/features/palette/command-palette.tsx";

type WorkspaceCommandsProps = {
  pages: readonly { label: string; href: string }[];
  /** Actions of the whole workspace. */
  actions: readonly PaletteAction[];
};

/** The command palette with its button and shortcut, and the keyboard help. */
export function WorkspaceCommands({ pages, actions }: WorkspaceCommandsProps) {
  const [shows, setShows] = useState<"palette" | "help" | null>(null);
  useSingleKeys({ "?": () => setShows("help") });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return;
      if (event.ctrlKey === event.metaKey) return;
      // Not on top of another dialog, whose content would seem to be lost.
      if (document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      setShows("palette");
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const opener = (what: "palette" | "help") => (open: boolean) => setShows(open ? what : null);
  return (
    <>
      <button
        type="button"
        aria-label="Commands (Ctrl K)"
        aria-keyshortcuts="Control+K"
        title="Commands (Ctrl K)"
        onClick={() => setShows("palette")}
        className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded border border-line px-2.5 text-sm text-muted transition-colors hover:border-outline hover:text-ink"
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="text-xs max-lg:hidden">Ctrl K</span>
      </button>
      <CommandPalette
        open={shows === "palette"}
        onOpenChange={opener("palette")}
        pages={pages}
        actions={[
          { label: "Keyboard shortcuts", key: "?", run: () => setShows("help") },
          ...actions,
        ]}
      />
      <KeyboardHelp open={shows === "help"} onOpenChange={opener("help")} />
    </>
  );
}
