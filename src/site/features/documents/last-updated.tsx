import { dateInWords } from "@shared/dates.ts";
import { useSyncExternalStore } from "react";
import { today } from "@/lib/calendar-date.ts";

/** The date of a document's last change, passed as an ISO date. */
export function LastUpdated({ date }: { date: string }) {
  return (
    <p className="text-sm text-muted">
      Last updated: <time dateTime={date}>{dateInWords(date)}</time>
    </p>
  );
}

const never = () => () => {};

/** Today's date, which the specification requires for one document. */
export function LastUpdatedToday() {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const date = today();
  return (
    <p className="text-sm text-muted">
      Last updated:{" "}
      {/* A prerendered page has the date of its build. Hydration does not change text, so the key
          replaces the element afterwards. */}
      <time key={hydrated ? "reader" : "rendered"} dateTime={date} suppressHydrationWarning>
        {dateInWords(date)}
      </time>
    </p>
  );
}
