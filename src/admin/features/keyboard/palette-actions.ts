import { useEffect, useRef } from "react";

/** Something to do that the command palette offers while its place in the product is open. */
export type PaletteAction = {
  label: string;
  /** The key that does the same. */
  key?: string;
  run: () => void;
};

type Source = { current: readonly PaletteAction[] };

const sources = new Set<Source>();

/** Offers actions in the command palette while the component is shown. */
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

/** The actions that are offered now. */
export function offeredActions(): PaletteAction[] {
  return [...sources].flatMap((source) => source.current);
}
