import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { checklistTexts } from "@/content/plan/checklist.ts";
import { useAfterRender } from "@/lib/after-render.ts";
import { withoutCapital } from "@/lib/english.ts";
import { Button } from "@/ui/button.tsx";
import { ClinicSheet } from "./clinic-sheet.tsx";
import { DoctorSheet } from "./doctor-sheet.tsx";
import type { SheetProps } from "./sheet-parts.tsx";
import { SignsSheet } from "./signs-sheet.tsx";

type SheetId = keyof typeof checklistTexts.sheets;

/** The printed sheets, each on its own page. */
export function Sheets(props: SheetProps) {
  const [only, setOnly] = useState<SheetId>();
  const afterRender = useAfterRender();

  function print(id: SheetId) {
    setOnly(id);
    afterRender(() => {
      window.print();
      setOnly(undefined);
    });
  }

  return (
    <section aria-labelledby="sheets" className="flex flex-col gap-8 print:block">
      <h2 id="sheets" className="text-2xl print:hidden">
        Sheets to print
      </h2>
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
