/** What the build passes to a page's scripts, in attributes of `#root`. */
export type PageData = {
  /** Path that the markup is for. Missing if the page is rendered in the browser. */
  path?: string;
  /** URLs of the page's modules, the entry last. */
  modules: readonly string[];
};

const attributes = { path: "data-path", modules: "data-modules" } as const;

/** The attributes of `#root`, for the build to write. */
export function pageAttributes({ path, modules }: PageData): Record<string, string> {
  return {
    ...(path === undefined ? {} : { [attributes.path]: path }),
    [attributes.modules]: modules.join(" "),
  };
}

/** Reads the attributes from an element of the DOM or of a parser. */
export function readPageData(root: {
  getAttribute: (name: string) => string | null | undefined;
}): PageData {
  const path = root.getAttribute(attributes.path);
  return {
    ...(path == null ? {} : { path }),
    modules: root.getAttribute(attributes.modules)?.split(" ").filter(Boolean) ?? [],
  };
}
