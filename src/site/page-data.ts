/** What the build passes to the site, in `data-` attributes of `#root`. */
export type PageData = {
  /** Path that the markup is for. Missing if the page is rendered in the browser. */
  path?: string;
};

export function readPageData(root: HTMLElement | null): PageData {
  return root?.dataset ?? {};
}
