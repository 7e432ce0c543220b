import { type ReactNode, useId } from "react";

/** Class for labels beside their values, in line in every panel. */
export const pairsClass = "grid gap-x-6 sm:grid-cols-[11rem_1fr]";

/** A section of the page of a request, with a heading. */
export function Panel({
  id: given,
  title,
  children,
}: {
  /** Anchor of the heading. */
  id?: string;
  title: string;
  children: ReactNode;
}) {
  const own = useId();
  const id = given ?? own;
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id={id} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
