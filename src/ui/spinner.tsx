import { clsx } from "clsx";

/** A turning ring. Purely visual: whoever shows it says in words what is going on. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent",
        className,
      )}
    />
  );
}
