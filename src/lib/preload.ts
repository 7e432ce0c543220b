import { createContext, useContext } from "react";

/** Fetches what the page at an internal address needs, ahead of the click. Never rejects. */
export type Preload = (href: string) => void;

/** Holds the site's way to preload; without a provider nothing is fetched ahead. */
export const PreloadContext = createContext<Preload>(() => {});

/** Links call this when somebody is about to follow them. */
export function usePreload(): Preload {
  return useContext(PreloadContext);
}
