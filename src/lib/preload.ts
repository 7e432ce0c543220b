import { createContext, useContext } from "react";

/** Preloads the page at an internal address before a click. Never rejects. */
export type Preload = (href: string) => void;

/** The site's preload function. Without a provider nothing is preloaded. */
export const PreloadContext = createContext<Preload>(() => {});

/** For links: preloads a page when someone is about to follow the link. */
export function usePreload(): Preload {
  return useContext(PreloadContext);
}
