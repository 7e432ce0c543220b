import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A full-width band with a background, and content at the page's width. */
export function Band({
  tone = "paper",
  className,
  children,
  ...rest
}: {
  tone?: "paper" | "sand" | "deep";
  className?: string;
  children: ReactNode;
  id?: string;
  "aria-labelledby"?: string;
  "aria-label"?: string;
}) {
  return (
    <section
      className={clsx(tone === "sand" && "bg-sand", tone === "deep" && "bg-deep text-on-deep")}
      {...rest}
    >
      <div className={clsx("mx-auto max-w-page px-4 py-4 sm:px-6 sm:py-14", className)}>
        {children}
      </div>
    </section>
  );
}

/** Heading of a band, with a sentence below it. */
export function BandHeading({
  id,
  title,
  lead,
}: {
  id?: string;
  title: string;
  lead?: string | undefined;
}) {
  return (
    <div className="mb-3 flex max-w-reading flex-col gap-1 sm:mb-10 sm:gap-3">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {lead ? <p className="text-base text-muted sm:text-lg">{lead}</p> : null}
    </div>
  );
}

/** Header of a page: breadcrumb, title and lead. */
export function PageHeader({
  breadcrumb,
  title,
  titleId,
  lead,
  low = false,
  children,
}: {
  breadcrumb?: ReactNode;
  title: ReactNode;
  /** Anchor of the title. */
  titleId?: string;
  lead?: ReactNode;
  /** Less tall, and a longer line, on wide screens, so that a form or tool starts in the first view. */
  low?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="border-b border-line bg-sand">
      <div
        className={clsx(
          "mx-auto flex max-w-page flex-col gap-3 px-4 py-6 sm:px-6",
          low ? "sm:gap-2" : "sm:gap-4 sm:py-14",
        )}
      >
        {breadcrumb}
        <h1 id={titleId} className="max-w-4xl text-4xl">
          {title}
        </h1>
        {lead ? (
          <div
            className={clsx("text-pretty text-lg text-muted", low ? "max-w-4xl" : "max-w-reading")}
          >
            {lead}
          </div>
        ) : null}
        {children}
      </div>
    </div>
  );
}
