import { clsx } from "clsx";
import { Check, Flag, X } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { isParagraph } from "@/content/paragraph.ts";
import type { Block, Document, RichText as RichTextValue, Section } from "@/content/schema.ts";
import { brand } from "@/lib/brand.ts";
import { PageHead } from "@/lib/page-head.tsx";
import { HeadingText } from "@/site/features/page-content/heading-text.tsx";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { Blocks } from "@/site/features/page-content/text-blocks.tsx";
import { PageHeader } from "@/ui/page.tsx";
import type { TableOfContentsItem } from "@/ui/table-of-contents.tsx";
import { LastUpdated } from "./last-updated.tsx";
import { PictureHeader } from "./picture-header.tsx";
import { ReadingLayout } from "./reading-layout.tsx";

/** Kind of list: what applies, what does not, or warnings. */
type ListMark = "check" | "cross" | "flag";

const looks = {
  check: { Icon: Check, box: "border-line bg-surface", icon: "bg-sea-soft text-sea" },
  cross: { Icon: X, box: "border-line bg-surface", icon: "bg-sand text-ink" },
  flag: { Icon: Flag, box: "border-caution bg-caution-soft", icon: "text-caution" },
} as const;

/** A boxed list with an icon before each entry. The heading above explains the icon. */
function MarkedList({ items, mark }: { items: readonly RichTextValue[]; mark: ListMark }) {
  const { Icon, box, icon } = looks[mark];
  return (
    <ul className={clsx("flex flex-col gap-3 rounded-lg border p-5 sm:p-6", box)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items are never reordered.
        <li key={index} className="flex gap-3">
          <span
            className={clsx(
              "mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full",
              icon,
            )}
          >
            <Icon aria-hidden="true" className="size-4" />
          </span>
          <span className="min-w-0">
            <RichText value={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type DocumentViewProps = {
  document: Document;
  /** Path of the page, for the canonical link. */
  path: string;
  /** Whether the sections are numbered. */
  numbered?: boolean;
  /** Shown in place of the document's own date. */
  lastUpdated?: ReactNode;
  /** Icons for the lists of a section, by section ID. Several are for one list each, in order. */
  listMarks?: Readonly<Record<string, ListMark | readonly ListMark[]>>;
  /** Shown below the heading of a section, by section ID. */
  openings?: Readonly<Record<string, ReactNode>>;
  /** Shown below the introduction. */
  actions?: ReactNode;
  /** Shown next to the title. */
  picture?: ReactNode;
  /** Shown after the last section. */
  children?: ReactNode;
};

/** A page with a single long text: title, date, table of contents and sections. */
export function DocumentView({
  document,
  path,
  numbered = false,
  lastUpdated,
  listMarks = {},
  openings = {},
  actions,
  picture,
  children,
}: DocumentViewProps) {
  const sections = document.sections.map((section, index) => ({
    ...section,
    heading: numbered ? `${index + 1}. ${section.heading}` : section.heading,
  }));
  const introduction = document.introduction.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never reordered.
    <p key={index}>
      <RichText value={paragraph} />
    </p>
  ));
  const date =
    lastUpdated ?? (document.lastUpdated ? <LastUpdated date={document.lastUpdated} /> : null);
  return (
    <>
      <PageHead
        title={document.title}
        bare={document.title.includes(brand.name)}
        description={document.metaDescription}
        path={path}
      />
      {picture ? (
        <PictureHeader picture={picture}>
          <h1 className="text-4xl">{document.title}</h1>
          <div className="flex flex-col gap-3 text-lg text-muted">{introduction}</div>
          {date}
        </PictureHeader>
      ) : (
        <PageHeader
          title={document.title}
          lead={<div className="flex flex-col gap-3">{introduction}</div>}
        >
          {actions}
          {date}
        </PageHeader>
      )}
      <ReadingLayout contents={sections.flatMap(contentsOf)} isWide={sections.some(hasTable)}>
        {sections.map((section) => (
          <section
            key={section.id}
            aria-labelledby={section.id}
            className={clsx("flex flex-col gap-4", hasTable(section) || "lg:max-w-form")}
          >
            <h2 id={section.id} className="text-2xl">
              <HeadingText text={section.heading} />
            </h2>
            {openings[section.id]}
            <MarkedBlocks blocks={section.blocks} marks={[listMarks[section.id] ?? []].flat()} />
          </section>
        ))}
        {children}
      </ReadingLayout>
    </>
  );
}

/** A section in the table of contents, with the parts that have an anchor. */
function contentsOf({ id, heading, blocks }: Section): TableOfContentsItem[] {
  const parts = blocks.flatMap((block) =>
    !isParagraph(block) && block.type === "subheading" && block.id !== undefined
      ? [{ id: block.id, label: block.text, within: id }]
      : [],
  );
  return [{ id, label: heading }, ...parts];
}

const hasTable = ({ blocks }: Section) =>
  blocks.some((block) => !isParagraph(block) && block.type === "table");

const isList = (block: Block) => !isParagraph(block) && block.type === "list";

type MarkedBlocksProps = { blocks: readonly Block[]; marks: readonly ListMark[] };

function MarkedBlocks({ blocks, marks }: MarkedBlocksProps) {
  const [mark] = marks;
  if (!mark) return <Blocks blocks={blocks} />;
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered.
    <Fragment key={index}>
      {!isParagraph(block) && block.type === "list" ? (
        <MarkedList
          items={block.items}
          mark={marks[blocks.slice(0, index).filter(isList).length] ?? mark}
        />
      ) : (
        <Blocks blocks={[block]} />
      )}
    </Fragment>
  ));
}
