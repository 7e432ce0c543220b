import { brand } from "@/lib/brand.ts";

type PageHeadProps = {
  /** Without the brand's name, which is added if it fits. `bare` (Home) leaves the title unchanged. */
  title: string;
  bare?: boolean;
  description?: string;
  /** Path of the page, for the canonical link. Undefined for pages that search engines do not index. */
  path?: string;
  /** Asks search engines not to index the page. */
  hidden?: boolean;
};

/** Maximum length of a title for the brand's name to fit in search results. */
const LONG_TITLE = 55;

/** Title and meta tags of a page. React moves them to the head. */
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
