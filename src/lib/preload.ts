import { createContext, useContext } from "react";

/** Fetches what the page at an internal address needs, ahead of the click. Never rejects. */
export type Preload = (href: string) => void;

export const PreloadContext = createContext<Preload>(() => {});

/** Links call this when somebody is about to follow them. */
export function usePreload(): Preload {
  return useContext(PreloadContext);
}
