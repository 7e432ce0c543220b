import { type ReactNode, useId } from "react";

/** A group of specimens under a heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-8 border-t border-line pt-8">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A component, with a note on behaviour that is not visible. */
export function Specimen({
  name,
  note,
  children,
}: {
  name: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="font-sans text-base font-semibold">{name}</h3>
        {note ? <p className="max-w-reading text-sm text-muted">{note}</p> : null}
      </div>
      {children}
    </div>
  );
}
