/** Data passed from the build to the site in `data-` attributes of `#root`. */
export type PageData = {
  /** Path of the prerendered HTML. Missing if the page is rendered in the browser. */
  path?: string;
};

/** Reads the data that the build passed to the page. */
export function readPageData(root: HTMLElement | null): PageData {
  return root?.dataset ?? {};
}
