import { clsx } from "clsx";
import { isParagraph } from "@/content/paragraph.ts";
import type { Block, OfficialLink, RichText as RichTextValue, Section } from "@/content/schema.ts";
import { Fold } from "@/ui/fold.tsx";
import { TextLink } from "@/ui/link.tsx";
import { HeadingText } from "./heading-text.tsx";
import { Callout, RichText, TextList } from "./rich-text.tsx";
import { SignBox } from "./sign-box.tsx";

/** The blocks of a long text, styled for reading. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const parts = partsOf(blocks);
  const folds = parts.flatMap(({ head, start, end }) =>
    head?.folded ? (
      <Fold
        key={start}
        {...(head.id === undefined ? {} : { id: head.id })}
        title={head.text}
        headingLevel="h3"
      >
        <Rows blocks={blocks.slice(start + 1, end)} below />
      </Fold>
    ) : (
      []
    ),
  );
  const firstFold = parts.find(({ head }) => head?.folded);
  return parts.map((part) =>
    part.head?.folded ? (
      // All folds stand together.
      part === firstFold && (
        <div key={part.start} className="max-w-form divide-y divide-line border-y border-line">
          {folds}
        </div>
      )
    ) : (
      <Rows key={part.start} blocks={blocks.slice(part.start, part.end)} below={!!part.head} />
    ),
  );
}

type OtherBlock = Exclude<Block, RichTextValue>;
type Subheading = Extract<OtherBlock, { type: "subheading" }>;

/** Where each part of a text starts and ends, and its subheading. */
function partsOf(blocks: readonly Block[]) {
  const heads = blocks.map((block): Subheading | undefined =>
    !isParagraph(block) && block.type === "subheading" ? block : undefined,
  );
  const starts = blocks.flatMap((_, index) => (index === 0 || heads[index] ? [index] : []));
  return starts.map((start, index) => ({
    head: heads[start],
    start,
    end: starts[index + 1] ?? blocks.length,
  }));
}

/** Blocks below each other. `below`: whether a subheading stands above, so that further headings are one level deeper. */
function Rows({ blocks, below }: { blocks: readonly Block[]; below: boolean }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered.
    <BlockView key={index} block={block} below={below} />
  ));
}

function BlockView({ block, below }: { block: Block; below: boolean }) {
  if (isParagraph(block)) {
    return (
      <p>
        <RichText value={block} />
      </p>
    );
  }
  switch (block.type) {
    case "subheading":
      return (
        <h3 id={block.id} className="mt-2 scroll-mt-28 text-xl">
          {block.text}
        </h3>
      );
    case "signs":
      return <SignBox heading={below ? "h4" : "h3"} {...block} />;
    case "list":
      return <TextList ordered={block.ordered ?? false} items={block.items} />;
    case "note":
      return (
        <Callout tone={block.tone} title={block.title}>
          <RichText value={block.text} />
        </Callout>
      );
    case "official-links":
      return <OfficialLinks links={block.links} />;
    case "table":
      return <Table table={block} />;
  }
}

function Table({ table }: { table: Extract<OtherBlock, { type: "table" }> }) {
  // On a phone, only two columns fit. More are below each other.
  const isWide = table.columns.length > 2;
  return (
    <div>
      {/* Wide tables scroll within the section, which must be focusable for keyboard users. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable. */}
      <section tabIndex={0} aria-label={table.caption} className="overflow-x-auto">
        <table
          className={clsx(
            "w-full",
            isWide ? "responsive-table" : "ruled-table max-sm:text-sm max-sm:[&_:is(th,td)]:px-1.5",
          )}
        >
          <caption className={table.repeatsHeading ? "sr-only" : "pb-2 text-start font-semibold"}>
            {table.caption}
          </caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, rowIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered.
              <tr key={rowIndex}>
                {row.map((cell, cellIndex) =>
                  cellIndex === 0 ? (
                    <th
                      key={table.columns[cellIndex]}
                      scope="row"
                      className={isWide ? "font-semibold" : "font-normal"}
                    >
                      <RichText value={cell} />
                    </th>
                  ) : (
                    <td
                      key={table.columns[cellIndex]}
                      data-label={table.columns[cellIndex]}
                      className="flex-wrap items-baseline gap-x-3"
                    >
                      <div className="flex-1 basis-36">
                        <RichText value={cell} />
                      </div>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Pages of official bodies. Each link names the site that it opens. */
function OfficialLinks({ links }: { links: readonly OfficialLink[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface px-5 sm:px-6">
      {links.map((link) => (
        <li key={link.id} className="flex max-w-none! flex-col gap-1 py-4">
          <p className="font-semibold">
            <TextLink
              className="tap"
              href={link.href}
            >{`${link.title} (opens ${link.site})`}</TextLink>
          </p>
          {link.organisation === link.site ? null : (
            <p className="text-sm text-muted">{link.organisation}</p>
          )}
          <p>{link.shows}</p>
        </li>
      ))}
    </ul>
  );
}

/** The sections of a long text, each with its anchor. `numbered` puts a number before each heading. */
export function TextSections({
  sections,
  numbered = false,
}: {
  sections: readonly Section[];
  numbered?: boolean;
}) {
  return sections.map((section, index) => (
    <section key={section.id} aria-labelledby={section.id} className="flex flex-col gap-4">
      <h2 id={section.id} className="text-2xl">
        <HeadingText text={numbered ? `${index + 1}. ${section.heading}` : section.heading} />
      </h2>
      <Blocks blocks={section.blocks} />
    </section>
  ));
}
