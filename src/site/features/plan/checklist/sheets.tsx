import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { checklistTexts } from "@/content/plan/checklist.ts";
import { familiesOf, signLists } from "@/content/signs/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { listInWords, withoutCapital } from "@/lib/english.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import { Button } from "@/ui/button.tsx";
import type { ChosenTreatment } from "../dates/dates-part.ts";
import { usePlan } from "../plan-store.ts";
import { DoctorSheet } from "./doctor-sheet.tsx";
import { questionsOnSheet, readDetails, readQuestions } from "./questions-by-stage.ts";
import {
  SheetFacts,
  SheetFoot,
  SheetHead,
  SheetHealth,
  SheetPart,
  type SheetProps,
} from "./sheet-parts.tsx";
import { tripInWords } from "./trip-in-words.ts";

type SheetId = keyof typeof checklistTexts.sheets;

/** The printed sheets, each on its own page. */
export function Sheets(props: SheetProps) {
  const [only, setOnly] = useState<SheetId>();
  const afterRender = useAfterRender();

  function print(id: SheetId) {
    setOnly(id);
    afterRender(() => {
      // Some browsers return before they lay the page out for paper.
      window.addEventListener("afterprint", () => setOnly(undefined), { once: true });
      window.print();
    });
  }

  return (
    <section aria-labelledby="sheets" className="flex flex-col gap-8 print:block">
      <div className="flex max-w-reading flex-col gap-3 print:hidden">
        <h2 id="sheets" className="text-2xl">
          Sheets to print
        </h2>
        <p className="text-muted">{checklistTexts.sheetPrivacy}</p>
      </div>
      <SheetFrame id="clinic" only={only} onPrint={print}>
        <ClinicSheet {...props} />
      </SheetFrame>
      <SheetFrame id="doctor" only={only} onPrint={print}>
        <DoctorSheet {...props} />
      </SheetFrame>
      <SheetFrame id="signs" only={only} onPrint={print}>
        <SignsSheet chosen={props.chosen} />
      </SheetFrame>
    </section>
  );
}

function SheetFrame({
  id,
  only,
  onPrint,
  children,
}: {
  id: SheetId;
  /** The only sheet that is being printed; undefined for all of them. */
  only: SheetId | undefined;
  onPrint: (id: SheetId) => void;
  children: ReactNode;
}) {
  const { title, text } = checklistTexts.sheets[id];
  return (
    <div
      className={clsx(
        only && only !== id && "print:hidden",
        !only && "print:not-first-of-type:break-before-page",
      )}
    >
      <div className="mb-4 flex max-w-4xl flex-wrap items-end justify-between gap-4 print:hidden">
        <div>
          <h3 id={`sheet-${id}`} className="text-xl">
            {title}
          </h3>
          <p className="text-muted">{text}</p>
        </div>
        <Button onClick={() => onPrint(id)}>
          Print
          <span className="sr-only">{` the ${withoutCapital(title)}`}</span>
        </Button>
      </div>
      <article
        aria-labelledby={`sheet-${id}`}
        className="flex max-w-4xl flex-col gap-3 rounded-sm border border-line bg-surface p-5 text-sm shadow-raised sm:p-8 print:max-w-none print:gap-2 print:border-0 print:bg-transparent print:p-0 print:text-print print:shadow-none"
      >
        {children}
      </article>
    </div>
  );
}

/** A sheet for a clinic: the user's health details and questions. */
function ClinicSheet({ checklist, clinic, chosen }: SheetProps) {
  const { basics, dates } = usePlan();
  const questions = questionsOnSheet(readQuestions(chosen), checklist.onSheet);
  const answers = clinic ? (checklist.answers[clinic.id] ?? {}) : {};
  const trip = tripInWords(chosen, dates);
  return (
    <>
      <SheetHead title={clinic ? `For ${clinic.name}` : "For the clinic"} />
      <SheetPart title="Treatment">
        <SheetFacts
          facts={[
            ["Treatment", listInWords(chosen.map(({ slug }) => treatmentNames[slug]))],
            ["City", basics.city],
            ["Date of treatment", trip?.operation ?? ""],
            ["Flight home", trip?.flight ?? ""],
          ]}
        />
      </SheetPart>
      <SheetHealth checklist={checklist} />
      <SheetPart title="Questions">
        <ol className="flex list-decimal flex-col gap-2 ps-5 print:gap-1">
          {questions.map(({ id, text }) => (
            <li key={id} className="break-words">
              <p className="font-semibold">{text}</p>
              <p className="min-h-7 border-b border-outline print:min-h-5">{answers[id]}</p>
            </li>
          ))}
        </ol>
      </SheetPart>
      <SheetFoot />
    </>
  );
}

/** The signs of any operation, for a plan without a treatment. */
const anyOperation = { contains: [], anaesthetics: ["general"], operation: "general" } as const;

/** A sheet to keep after the treatment: every warning sign of the chosen treatments, and where each one leads. */
function SignsSheet({ chosen }: { chosen: readonly ChosenTreatment[] }) {
  const treatments = chosen.length > 0 ? chosen.map(readDetails) : [anyOperation];
  const names = chosen.map(({ slug }) => treatmentNames[slug]);
  return (
    <>
      <SheetHead
        title={`Warning signs after ${names.length > 0 ? listInWords(names) : "an operation"}`}
      />
      <div className="flex flex-col gap-3 print:gap-1.5">
        {signLists(treatments.flatMap(familiesOf)).map(({ title, items, advice, say }) => (
          <SheetPart key={title} title={title}>
            <ul className="list-disc gap-x-8 ps-5 sm:columns-2 print:columns-2">
              {items.map((item) => (
                <li key={item} className="break-inside-avoid">
                  {item}
                </li>
              ))}
            </ul>
            <p>
              <RichText value={advice} />
            </p>
            {say.length > 0 ? <p className="font-semibold">{say.join(" ")}</p> : null}
          </SheetPart>
        ))}
      </div>
      <SheetFoot />
    </>
  );
}
