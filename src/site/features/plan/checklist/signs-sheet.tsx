import { familiesOf, signLists } from "@/content/signs/index.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { listInWords } from "@/lib/english.ts";
import { RichText } from "@/site/features/page-content/rich-text.tsx";
import type { ChosenTreatment } from "../dates/dates.ts";
import { readDetails } from "./questions.ts";
import { SheetFoot, SheetHead, SheetPart } from "./sheet-parts.tsx";

/** The signs of any operation, for a plan without a treatment. */
const anyOperation = { contains: [], anaesthetics: ["general"], operation: "general" } as const;

/** A sheet to keep after the treatment: every warning sign of the chosen treatments, and where each one leads. */
export function SignsSheet({ chosen }: { chosen: readonly ChosenTreatment[] }) {
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
