import type { ReactNode } from "react";

/** What to do after a long text, with its buttons. */
export function NextStep({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby="next-step"
      className="flex flex-col items-start gap-4 rounded-lg bg-sand p-5 sm:p-8 print:hidden"
    >
      <h2 id="next-step" className="text-2xl">
        {title}
      </h2>
      <p className="text-muted">{text}</p>
      {children}
    </section>
  );
}
