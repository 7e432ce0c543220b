import { clsx } from "clsx";
import { useRef, useState } from "react";
import { planTexts } from "@/content/plan/plan-home.ts";
import { saveFile } from "@/lib/save-file.ts";
import { Button } from "@/ui/button.tsx";
import { copyText } from "@/ui/copy-text.ts";
import { toast } from "@/ui/toast.ts";
import { isEmptyPlan, type Plan, parseReceivedPlan } from "./plan.ts";
import { linkToPlan } from "./plan-link.ts";
import { forgetPlan, usePlan } from "./plan-store.ts";

const { share: texts, received } = planTexts;

/** Shares, saves, prints or deletes the plan. */
export function PlanKeeping({
  onReceive,
  onForget,
}: {
  onReceive: (plan: Plan) => void;
  /** Deletes what else in this browser may contain the plan. */
  onForget: () => void;
}) {
  const plan = usePlan();
  const empty = isEmptyPlan(plan);
  const [forgetting, setForgetting] = useState(false);
  const [fault, setFault] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  const file = useRef<HTMLInputElement>(null);

  function close() {
    setForgetting(false);
    // The pressed button is removed.
    title.current?.focus();
  }

  async function copyLink() {
    await copyText(await linkToPlan(plan), {
      copied: "Link copied",
      failed: "We could not copy the link. Save the plan as a file instead.",
    });
  }

  async function share() {
    try {
      await navigator.share({ title: planTexts.title, url: await linkToPlan(plan) });
    } catch {
      // The share sheet was closed or refused. The link can still be copied.
    }
  }

  async function open(chosen: File | undefined) {
    if (!chosen) return;
    const read = await readPlanFile(chosen);
    setFault(read ? undefined : received.brokenFile);
    if (read) onReceive(read);
    // Lets the user choose the same file again.
    if (file.current) file.current.value = "";
  }

  return (
    <section
      aria-labelledby="keeping"
      className={clsx("flex flex-col gap-5 print:hidden", empty || "lg:col-span-2")}
    >
      <h2 id="keeping" ref={title} tabIndex={-1} className="text-3xl outline-none">
        {empty ? texts.emptyTitle : texts.title}
      </h2>
      <div className={clsx("grid gap-x-10 gap-y-5", empty || "lg:grid-cols-3")}>
        {empty ? null : (
          <div className={columnClass}>
            <p>{texts.link}</p>
            <div className="flex flex-wrap gap-3">
              {"share" in navigator ? <Button onClick={() => void share()}>Share</Button> : null}
              <Button onClick={() => void copyLink()}>Copy link</Button>
              <Button onClick={() => window.print()}>Print</Button>
            </div>
          </div>
        )}
        <div className={columnClass}>
          <p>{empty ? texts.emptyText : texts.file}</p>
          <div className="flex flex-wrap gap-3">
            {empty ? null : <Button onClick={() => savePlanFile(plan)}>Save as a file</Button>}
            <Button onClick={() => file.current?.click()}>Open a file</Button>
            <input
              ref={file}
              type="file"
              accept="application/json,.json"
              aria-label="Plan file"
              hidden
              onChange={({ target }) => void open(target.files?.[0])}
            />
          </div>
          <p role="alert" className="font-semibold text-danger empty:sr-only">
            {fault}
          </p>
        </div>
        {empty ? null : (
          <div className={columnClass}>
            <p>{texts.forget}</p>
            {/* Asks for confirmation inline, because the dialog's code would be larger than the rest of the
          page. */}
            <div className="flex flex-wrap gap-3">
              {forgetting ? (
                <>
                  <Button
                    variant="danger"
                    onClick={({ detail }) => {
                      // The second click of a double click on "Delete my plan".
                      if (detail > 1) return;
                      forgetPlan();
                      onForget();
                      close();
                      toast.success("Your plan has been deleted from this browser");
                    }}
                  >
                    Yes, delete my plan
                  </Button>
                  <Button autoFocus onClick={close}>
                    Keep it
                  </Button>
                </>
              ) : (
                <Button onClick={() => setForgetting(true)}>Delete my plan</Button>
              )}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** A text with its buttons. On a wide screen, the buttons of all columns are in line. */
const columnClass = "flex max-w-reading flex-col justify-between gap-5";

/** Maximum size of a file to read, in bytes. */
const MAX_BYTES = 500_000;

/** Downloads the plan as a file. */
function savePlanFile(plan: Plan): void {
  saveFile(new Blob([JSON.stringify(plan, null, 2)], { type: "application/json" }), "my-plan.json");
}

/** Reads the plan in a saved file. Returns `undefined` if the file is not a plan. */
export async function readPlanFile(file: Blob): Promise<Plan | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  try {
    return parseReceivedPlan(JSON.parse(await file.text()));
  } catch {
    return undefined;
  }
}
