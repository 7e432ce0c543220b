import { shortDate } from "@shared/dates.ts";
import { ERASED_ELSEWHERE_DAYS } from "@shared/retention.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { ConfirmDialog } from "@/admin/features/confirm/confirm-dialog.tsx";
import { FoldButton } from "@/admin/features/editing/fold-button.tsx";
import { teamClock, teamToday } from "@/admin/features/time/team-time.ts";
import { addDays } from "@/lib/calendar-date.ts";
import { hrefTo } from "@/lib/routes.ts";
import { Button } from "@/ui/button.tsx";
import { textLinkClass } from "@/ui/link.tsx";
import { LoadFailed } from "@/ui/load-state.tsx";
import { toast } from "@/ui/toast.ts";
import { finishPrivacyTask, type PrivacyTask, privacyTasksQuery, TASK_TEXTS } from "./tasks-api.ts";

/** The tasks' place on their page. */
const ANCHOR = "tasks";

/** The day by which a task must be done. */
const dueOn = ({ asked_at }: PrivacyTask) =>
  addDays(teamClock(asked_at).date, ERASED_ELSEWHERE_DAYS);
const isLate = (task: PrivacyTask) => dueOn(task) < teamToday();
const toDo = (count: number) => `${count === 1 ? "1 task" : `${count} tasks`} to do`;

/** How many tasks are to do, and how many of them are late, as a link to them. Only where they are not beside it. */
export function TasksLink() {
  const { data: tasks = [] } = useQuery(privacyTasksQuery());
  const late = tasks.filter(isLate).length;
  if (tasks.length === 0) return null;
  return (
    <p className="mt-2 text-sm font-semibold lg:hidden print:hidden">
      {/* Followed by the browser, which scrolls and moves the focus. */}
      <a href={`#${ANCHOR}`} className={textLinkClass}>
        {toDo(tasks.length)}
      </a>
      {late > 0 ? <span className="text-danger">{`, ${late} late`}</span> : null}
    </p>
  );
}

/** How many tasks are shown before "Show all". */
const FIRST_TASKS = 3;

/** What is still to do after people used their rights, until it is ticked off. Renders nothing if there is nothing. */
export function PrivacyTasks() {
  const headingId = useId();
  const [isFolded, setIsFolded] = useState(true);
  const { data: tasks = [], isLoadingError, refetch } = useQuery(privacyTasksQuery());
  if (isLoadingError) return <LoadFailed what="the tasks to do" onRetry={() => void refetch()} />;
  if (tasks.length === 0) return null;
  return (
    <section
      id={ANCHOR}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="flex scroll-mt-4 flex-col gap-3 rounded border border-s-4 border-line border-s-caution bg-surface px-4 py-3 print:hidden"
    >
      <div>
        <h2 id={headingId} className="text-lg">
          {toDo(tasks.length)}
        </h2>
        <p className="text-sm">
          {`Do each within ${ERASED_ELSEWHERE_DAYS} days, as we promise for an erasure. No task contains personal data.`}
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))]">
        {tasks.slice(0, isFolded ? FIRST_TASKS : undefined).map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </ul>
      <FoldButton
        isFolded={isFolded}
        onFold={setIsFolded}
        count={tasks.length}
        folded={FIRST_TASKS}
      />
    </section>
  );
}

function Task({ task }: { task: PrivacyTask }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { kind, reference, clinics } = task;
  const { title, ask, also } = TASK_TEXTS[kind];
  const due = dueOn(task);
  const finish = useMutation({
    mutationFn: () => finishPrivacyTask(task.id),
    onSuccess: () => {
      toast.success("The task is done");
      // The button that had the focus is removed with its task.
      document.getElementById("main")?.focus();
    },
    onError: () => toast.error("That did not work. Check your connection and try again."),
    onSettled: () => client.invalidateQueries({ queryKey: privacyTasksQuery().queryKey }),
  });
  return (
    // The button stands at the end of the first lines.
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 text-sm sm:gap-x-6">
      <div>
        <p>
          <span className="font-semibold">{title}</span>{" "}
          {kind === "erasure" ? (
            <span className="whitespace-nowrap font-semibold">{reference}</span>
          ) : (
            <Link
              to={hrefTo.adminLead(reference)}
              className="whitespace-nowrap font-semibold underline"
            >
              {reference}
            </Link>
          )}
        </p>
        <p className={isLate(task) ? "font-semibold text-danger" : "text-muted"}>
          <span>{`${isLate(task) ? "Late: due" : "Due"} by `}</span>
          <time dateTime={due} className="whitespace-nowrap">
            {shortDate(due)}
          </time>
        </p>
      </div>
      <div className="col-span-2 row-start-2 flex min-w-0 flex-col gap-1">
        {clinics.length > 0 ? (
          <>
            <p>{`${ask}:`}</p>
            <ul className="list-disc ps-5">
              {clinics.map(({ clinic, on }) => (
                <li key={`${clinic} ${on}`} className="break-words">
                  <bdi className="font-semibold">{clinic}</bdi>, received on{" "}
                  <span className="whitespace-nowrap">{shortDate(on)}</span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p>Our records show that no clinic has received the data.</p>
        )}
        {also ? <p>{also}</p> : null}
      </div>
      <Button
        size="small"
        className="col-start-2 row-start-1"
        aria-label={`Done: ${title} ${reference}`}
        onClick={() => setAsking(true)}
      >
        Done
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Is everything done for ${reference}?`}
        description="The task disappears for everyone. The audit log records that you did it."
        confirm="Yes, it is done"
        cancel="Not yet"
        busy={finish.isPending}
        onConfirm={() => finish.mutate()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
