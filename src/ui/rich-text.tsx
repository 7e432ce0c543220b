import { clsx } from "clsx";
import { CircleAlert, Info } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import type { Block, RichText as RichTextValue, Section } from "@/content/schema.ts";
import { TextLink } from "./link.tsx";

/** A run of text with its links. */
export function RichText({ value }: { value: RichTextValue }): ReactNode {
  if (typeof value === "string") return value;
  return value.map((piece, index) =>
    typeof piece === "string" ? (
      // The pieces of a text never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <TextLink key={index} href={piece.href}>
        {piece.text}
      </TextLink>
    ),
  );
}

/** The blocks of a long text, set for reading. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places.
    <BlockView key={index} block={block} />
  ));
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case "paragraph":
      return (
        <p>
          <RichText value={block.text} />
        </p>
      );
    case "subheading":
      return <h3 className="mt-2 text-xl">{block.text}</h3>;
    case "list":
      return <TextList ordered={block.ordered ?? false} items={block.items} />;
    case "note":
      return (
        <Callout tone={block.tone} title={block.title}>
          <RichText value={block.text} />
        </Callout>
      );
    case "table":
      return (
        // Wide tables scroll by themselves; the keyboard can reach them to do so.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable.
        <section tabIndex={0} aria-label={block.caption} className="overflow-x-auto">
          <table className="responsive-table w-full">
            <caption className="pb-2 text-start font-semibold">{block.caption}</caption>
            <thead>
              <tr>
                {block.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, rowIndex) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places.
                <tr key={rowIndex}>
                  {row.map((cell, cellIndex) => (
                    <td key={block.columns[cellIndex]} data-label={block.columns[cellIndex]}>
                      <RichText value={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
  }
}

/** A bulleted or numbered list in running text. */
export function TextList({
  ordered = false,
  items,
}: {
  ordered?: boolean;
  items: readonly RichTextValue[];
}) {
  const List = ordered ? "ol" : "ul";
  return (
    <List
      className={clsx(
        "flex flex-col gap-2 ps-6 marker:text-sea",
        ordered ? "list-decimal" : "list-disc",
      )}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items never change places.
        <li key={index} className="ps-1">
          <RichText value={item} />
        </li>
      ))}
    </List>
  );
}

/** A boxed remark. */
export function Callout({
  tone,
  title,
  children,
}: {
  tone: "information" | "caution";
  title: string;
  children: ReactNode;
}) {
  const Icon = tone === "caution" ? CircleAlert : Info;
  return (
    <aside
      aria-label={title}
      className={clsx(
        "flex gap-3 rounded-e border-s-4 px-4 py-3.5",
        tone === "caution" ? "border-caution bg-caution-soft" : "border-sea bg-sea-soft",
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx("mt-1 size-5 shrink-0", tone === "caution" ? "text-caution" : "text-sea")}
      />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{children}</p>
      </div>
    </aside>
  );
}

/** The sections of a long text, each with its anchor. `numbered` counts them in front of the heading. */
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
        {numbered ? `${index + 1}. ` : null}
        {section.heading}
      </h2>
      <Blocks blocks={section.blocks} />
    </section>
  ));
}
