import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { planTexts } from "@/content/plan/plan-home.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.ts";
import { isEmptyPlan, type Plan } from "./plan.ts";
import { PlanLines } from "./plan-lines.tsx";
import { carriesPlan, planFromLink } from "./plan-link.ts";
import { replacePlan, usePlan } from "./plan-store.ts";

const texts = planTexts.received;

/** A plan received through a link or file, before it replaces this browser's plan. */
export type Received = Plan | "broken" | undefined;

/** The plan in the link that opened this page. Removes it from the address. */
export function useReceivedPlan(): [Received, (received: Received) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [received, setReceived] = useState<Received>();
  useEffect(() => {
    if (!carriesPlan(hash)) return;
    let gone = false;
    void planFromLink(hash).then((plan) => {
      if (gone) return;
      setReceived(plan ?? "broken");
      // Keeps the plan out of the history of a shared device and out of links copied from the address bar.
      navigate(hrefTo.plan(), { replace: true });
    });
    return () => {
      gone = true;
    };
  }, [hash, navigate]);
  return [received, setReceived];
}

/** Shows the received plan, and asks for confirmation before it replaces anything. */
export function ReceivedPlan({
  received,
  onDone,
}: {
  received: Exclude<Received, undefined>;
  onDone: () => void;
}) {
  const own = usePlan();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const broken = received === "broken";
  return (
    <section
      aria-labelledby="received"
      className="flex max-w-reading flex-col gap-4 rounded-lg border-2 border-sea bg-surface p-5 shadow-card sm:p-6 print:hidden"
    >
      <h2 id="received" ref={title} tabIndex={-1} className="text-2xl outline-none">
        {broken ? "This plan cannot be opened" : texts.title}
      </h2>
      {broken ? <p>{texts.broken}</p> : <PlanLines plan={received} />}
      {!broken && !isEmptyPlan(own) ? <p className="font-semibold">{texts.replaces}</p> : null}
      <div className="flex flex-wrap gap-3">
        {broken ? null : (
          <Button
            variant="primary"
            onClick={() => {
              replacePlan(received);
              toast.success("The plan has been opened");
              onDone();
            }}
          >
            Open this plan
          </Button>
        )}
        <Button onClick={onDone}>
          {broken || isEmptyPlan(own) ? "Close" : "Keep my own plan"}
        </Button>
      </div>
    </section>
  );
}
