/**
 * The file of a page in the built site. Hosts serve `/about` from `about.html`, without a trailing slash or
 * redirect.
 */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
