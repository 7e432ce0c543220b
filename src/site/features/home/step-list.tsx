type StepListProps = {
  steps: readonly { id: string; title: string; text: string }[];
  /** Whether links can lead to each step. */
  hasAnchors?: boolean;
};

/** Three steps in a row, or on a phone below each other. */
export function StepList({ steps, hasAnchors }: StepListProps) {
  return (
    <ol className="grid gap-4 sm:gap-8 md:grid-cols-3">
      {steps.map((step, index) => (
        <li
          key={step.id}
          id={hasAnchors ? step.id : undefined}
          className="grid grid-cols-[auto_1fr] content-start gap-x-4 border-t-2 border-sea pt-3 md:grid-cols-1 md:gap-y-2 md:pt-4"
        >
          <span aria-hidden="true" className="row-span-2 font-serif text-3xl text-sea md:row-auto">
            {index + 1}
          </span>
          <h3 className="text-xl">{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
