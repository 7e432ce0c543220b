import { clsx } from "clsx";
import { createContext, type ReactNode, useContext, useId } from "react";

/** The heading level of a lead's sections: one below the patient's name. */
export const SectionLevel = createContext<2 | 3>(3);

type SectionProps = {
  title: string;
  /** False for a section that only contains controls. */
  isPrinted?: boolean;
  /** The ID of its heading, for what leads there. */
  headingId?: string;
  children: ReactNode;
};

/** A section of a lead's view, with a heading. */
export function Section(props: SectionProps) {
  const { title, isPrinted = true, headingId, children } = props;
  const ownId = useId();
  const id = headingId ?? ownId;
  const Heading = useContext(SectionLevel) === 2 ? "h2" : "h3";
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "flex flex-col gap-2.5 border-t border-line pt-3.5 print:gap-1 print:pt-1.5",
        isPrinted || "print:hidden",
      )}
    >
      <Heading
        id={id}
        tabIndex={headingId ? -1 : undefined}
        className="break-after-avoid font-sans text-sm font-semibold"
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
