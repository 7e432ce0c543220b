import { amountInWords } from "@shared/amounts.ts";
import { dayOfMonth } from "@shared/dates.ts";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { frameTexts } from "@/content/plan/frame.ts";
import { type PlanToolId, planTools } from "@/content/plan/tools.ts";
import { typedDay } from "@/lib/calendar-date.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Link } from "@/ui/link.tsx";
import { useCurrentInView } from "@/ui/table-of-contents.tsx";
import { wholeCost } from "./costs/whole-cost.ts";
import type { Plan } from "./plan.ts";
import { usePlan, usePlanState } from "./plan-store.ts";

/** How far the plan has got in each tool, in a few words. */
const planStatus: Readonly<Record<PlanToolId, (plan: Plan) => string>> = {
  costs: (plan) => {
    const { total, lines, missing } = wholeCost(plan);
    return missing.length === lines.length ? NOTHING : `likely ${amountInWords(total.likely)}`;
  },
  dates: ({ dates }) => {
    const day = typedDay(dates.date);
    return day
      ? `${dates.anchor === "arrival" ? "arrival" : "treatment"} ${dayOfMonth(day)}`
      : NOTHING;
  },
  quotes: ({ quotes: { quotes } }) => counted(quotes.length, "quote"),
  checklist: ({ checklist }) => counted(checklist.onSheet.length, "question"),
};

const NOTHING = "not started";

function counted(count: number, one: string): string {
  return count === 0 ? NOTHING : `${count} ${count === 1 ? one : `${one}s`}`;
}

/** How far each tool has got; empty until the plan has been read. */
function useStatus(): (id: keyof typeof planStatus) => string {
  const plan = usePlan();
  const { ready } = usePlanState();
  return (id) => (ready ? planStatus[id](plan) : "\u00a0");
}

/** Why the booked flight is dangerous. Read later, because this needs the figures of the treatments. */
function useFlightFault(): string | undefined {
  const plan = usePlan();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let gone = false;
    const found = plan.dates.flight
      ? import("./dates/flight-warning.ts")
          .then(({ loadFlightFault }) => loadFlightFault(plan))
          .catch(() => "We could not check your flight home")
      : Promise.resolve(undefined);
    void found.then((next) => {
      if (!gone) setFault(next);
    });
    return () => {
      gone = true;
    };
  }, [plan]);
  return fault;
}

/** Links to the tools, with how far each has got. They work without JavaScript. */
export function PlanTools() {
  const statusOf = useStatus();
  const flightFault = useFlightFault();
  return (
    <nav aria-labelledby="tools" className="flex flex-col gap-5 print:hidden">
      <h2 id="tools" className="text-3xl">
        Tools
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {planTools.map(({ id, title, text, href }) => (
          <li key={id}>
            <Link
              href={href}
              className="group flex h-full items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5 shadow-card transition-shadow hover:shadow-raised"
            >
              <span className="flex flex-col self-stretch">
                <span className="font-serif text-lg font-heading underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="text-muted">{text}</span>
                <span className="mt-auto pt-2 text-sm font-semibold text-sea tabular-nums first-letter:uppercase">
                  {statusOf(id)}
                </span>
                {id === "dates" && flightFault ? (
                  <strong className="text-sm text-danger">{flightFault}</strong>
                ) : null}
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-sea" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The plan and its tools in a row, on each tool's page. */
export function PlanTabs({ path }: { path: string }) {
  const statusOf = useStatus();
  const row = useRef<HTMLUListElement>(null);
  const tabs = [
    { id: "plan", href: hrefTo.plan(), tab: frameTexts.home, status: frameTexts.homeStatus },
    ...planTools.map((tool) => ({ ...tool, status: statusOf(tool.id) })),
  ];
  // A status that becomes longer moves the tabs after it.
  useCurrentInView(row, tabs.map(({ status }) => status).join(path));
  return (
    <nav aria-label={frameTexts.home} className="border-b border-line bg-paper print:hidden">
      <ul ref={row} className="scroll-row link-row relative mx-auto max-w-page px-2 sm:px-4">
        {tabs.map(({ id, href, tab, status }) => (
          <li key={id}>
            <Link
              href={href}
              aria-current={href === path ? "page" : undefined}
              className="flex min-h-11 flex-col justify-center border-b-3 border-transparent px-2 py-1.5 transition-colors max-sm:text-sm sm:min-h-14 sm:px-3 hover:border-outline aria-[current]:border-sea aria-[current]:text-sea"
            >
              <span className="font-semibold">{tab}</span>{" "}
              {/* On a phone, all five tabs fit without it. */}
              <span className="text-sm text-muted tabular-nums max-sm:sr-only">{status}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
