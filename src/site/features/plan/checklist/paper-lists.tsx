import { checklistTexts, papers, registers } from "@/content/plan/checklist.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import type { ChangeChecklist, ChecklistPart, Clinic } from "./checklist-part.ts";
import { TickList } from "./tick-list.tsx";

type ListsProps = {
  checklist: ChecklistPart;
  clinic: Clinic | undefined;
  change: ChangeChecklist;
};

/** What to check, and in which register. */
export function RegisterList({ checklist, clinic, change }: ListsProps) {
  const own = clinic ? `${clinic.id}/` : "";
  return (
    <section aria-labelledby="registers" className="flex max-w-3xl flex-col gap-5">
      <h2
        id="registers"
        className="text-2xl"
      >{`What to look up, and where${clinic ? `: ${clinic.name}` : ""}`}</h2>
      <TickList
        ticks={registers.map(({ id, title, text }) => ({
          id: own + id,
          label: title,
          statement: text,
        }))}
        ticked={checklist.done}
        onChange={(done) => change({ done })}
      />
      <p className="text-muted">
        <RichText value={checklistTexts.documents} />
      </p>
    </section>
  );
}

/** Lists of documents to ask for, to bring, and to take home. */
export function PaperLists({ checklist, clinic, change }: ListsProps) {
  const own = clinic ? `${clinic.id}/` : "";
  const lists = [
    { id: "papers-ask", list: papers.ask, prefix: own, of: clinic?.name },
    { id: "papers-bring", list: papers.bring, prefix: "", of: undefined },
    { id: "papers-home", list: papers.home, prefix: "", of: undefined },
  ];
  return (
    <section aria-labelledby="papers" className="flex flex-col gap-5 print:hidden">
      <h2 id="papers" className="text-2xl">
        Documents
      </h2>
      <div className="grid gap-6 lg:grid-cols-3">
        {lists.map(({ id, list, prefix, of }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5"
          >
            <h3 id={id} className="text-lg">
              {list.title}
              {of ? <span className="block text-base text-muted">{of}</span> : null}
            </h3>
            <TickList
              ticks={list.papers.map((paper) => ({ id: prefix + paper.id, label: paper.text }))}
              ticked={checklist.done}
              onChange={(done) => change({ done })}
            />
          </section>
        ))}
      </div>
    </section>
  );
}
