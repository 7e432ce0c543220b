import { brand } from "@/lib/brand.ts";

type PageHeadProps = {
  /**
   * Without the brand's name, which is added if it fits in search results. Home sets its
   * whole title with `bare`.
   */
  title: string;
  bare?: boolean;
  description?: string;
  /** Path of the page, for the canonical link. Pages that search engines skip have none. */
  path?: string;
  /** Asks search engines to leave the page out. */
  hidden?: boolean;
};

/** Length of a title from which search results would cut off the brand's name. */
const LONG_TITLE = 55;

/** Title and meta tags of a page. React moves them into the head. */
export function PageHead({ title, bare, description, path, hidden }: PageHeadProps) {
  const canonical = path === undefined ? undefined : `${brand.siteUrl}${path}`;
  return (
    <>
      <title>{bare || title.length > LONG_TITLE ? title : `${title} | ${brand.name}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
