import { createContext, useContext } from "react";

/** Preloads the page at an internal address before it is opened. Never rejects. */
export type Preload = (href: string) => void;

/** The site's preload function. Without a provider, nothing is preloaded. */
export const PreloadContext = createContext<Preload>(() => {});

/** For links: preloads a page when a click is likely, for example on hover. */
export function usePreload(): Preload {
  return useContext(PreloadContext);
}
