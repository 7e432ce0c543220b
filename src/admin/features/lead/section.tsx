import { createContext, type ReactNode, useContext, useId } from "react";

/** The heading level of a lead's parts: one below the patient's name. */
export const SectionLevel = createContext<2 | 3>(3);

/** A titled part of a lead's view. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const Heading = useContext(SectionLevel) === 2 ? "h2" : "h3";
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2.5 border-t border-line pt-3.5">
      <Heading id={id} className="font-sans text-sm font-semibold">
        {title}
      </Heading>
      {children}
    </section>
  );
}
