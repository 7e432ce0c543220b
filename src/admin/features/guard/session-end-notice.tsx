import { clockAt } from "@shared/dates.ts";
import type { ComingEnd } from "./use-session-end.ts";

/** Warns that the session is about to end. Any activity extends an idle session. */
export function SessionEndNotice({ end: { at, reason } }: { end: ComingEnd }) {
  const clock = clockAt(at);
  const time = `${clock.time}:${clock.seconds}`;
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-lg rounded-lg border-2 border-sea bg-surface px-5 py-4 text-ink shadow-raised print:hidden"
    >
      <p className="font-semibold">
        {reason === "idle" ? "Are you still there?" : "Your session ends soon"}
      </p>
      <p>
        {reason === "idle"
          ? `Nobody has used the workspace for almost an hour. Your session ends at ${time}. Press any key or touch the page to stay signed in.`
          : `A session lasts 12 hours. You will have to sign in again at ${time}. What you are typing will be kept.`}
      </p>
    </div>
  );
}
