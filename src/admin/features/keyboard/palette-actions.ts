import { useEffect, useRef } from "react";

/** An action that the command palette offers while the component that registers it is mounted. */
export type PaletteAction = {
  label: string;
  /** The keyboard shortcut for the same action. */
  key?: string;
  /** Whether it exports leads. Exports are never the first command, and always ask. */
  isExport?: boolean;
  run: () => void;
};

type Source = { current: readonly PaletteAction[] };

const sources = new Set<Source>();

/** Offers actions in the command palette while the component is mounted. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    sources.add(latest);
    return () => {
      sources.delete(latest);
    };
  }, []);
}

/** The actions currently on offer. */
export function offeredActions(): PaletteAction[] {
  return [...sources].flatMap((source) => source.current);
}
