import type { Ref } from "react";

/** Announces why a call failed. Empty if there is no error. */
export function CallFailure({
  message,
  ref,
}: {
  message: string | undefined;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="outline-none empty:sr-only">
      {message ? (
        <p className="rounded border-s-4 border-danger bg-danger-soft px-4 py-3">{message}</p>
      ) : null}
    </div>
  );
}
