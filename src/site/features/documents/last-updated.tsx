import { useSyncExternalStore } from "react";
import { monthName } from "@/lib/month-name.ts";

/** "January 5, 2026", in the product's locale. Source: specification, section 9. */
function dateInWords(date: Date): string {
  return `${monthName(date.getMonth() + 1)} ${date.getDate()}, ${date.getFullYear()}`;
}

function isoDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** The date of a document's last change, passed as an ISO date. */
export function LastUpdated({ date }: { date: string }) {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return (
    <p className="text-sm text-muted">
      Last updated: <time dateTime={date}>{dateInWords(new Date(year, month - 1, day))}</time>
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
  const today = new Date();
  return (
    <p className="text-sm text-muted">
      Last updated:{" "}
      {/* A prerendered page has the date of its build. Hydration does not change text, so the key
          replaces the element afterwards. */}
      <time
        key={hydrated ? "reader" : "rendered"}
        dateTime={isoDay(today)}
        suppressHydrationWarning
      >
        {dateInWords(today)}
      </time>
    </p>
  );
}
