import { quoteLines } from "@shared/quote-lines.ts";
import { clsx } from "clsx";
import { quoteExample } from "@/content/quote-example.ts";
import { Fold } from "@/ui/fold.tsx";
import { CoordinatorCard } from "./coordinator-card.tsx";
import { NextSteps } from "./next-steps.tsx";

/** Below the form: who answers, what a reply looks like, and what happens next. */
export function WhoAnswers() {
  return (
    <div className="grid gap-x-10 gap-y-6 border-t border-line pt-5 lg:grid-cols-2">
      <div className="flex flex-col gap-4">
        <CoordinatorCard />
        <ReplyExample />
      </div>
      <NextSteps />
    </div>
  );
}

/** What arrives after a request, for readers who want to see it. */
function ReplyExample() {
  return (
    <Fold title={quoteExample.title}>
      <ExampleQuote />
    </Fold>
  );
}

/** A made-up reply with a quote, line by line; on a wide screen in two columns, if there is room for them. */
export function ExampleQuote({ isWide = false }: { isWide?: boolean }) {
  const { note, message, price, lines } = quoteExample;
  const others = quoteLines.flatMap(({ id, label }) =>
    lines[id] ? [[label, lines[id]] as const] : [],
  );
  return (
    <>
      <p className="border-s-4 border-caution ps-3 font-semibold">{note}</p>
      <p>{message}</p>
      <dl className={clsx("grid grid-cols-[2fr_3fr] gap-x-4 text-sm", isWide && "lg:grid-cols-4")}>
        {[price, ...others].map(([label, value]) => (
          <div
            key={label}
            className="col-span-2 grid grid-cols-subgrid gap-x-4 border-t border-line py-1.5"
          >
            <dt className="font-semibold">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
