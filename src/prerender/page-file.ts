/** The file of a page: hosts serve `/about` from `about.html`, without a slash or redirect. */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
