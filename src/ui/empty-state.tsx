import type { ReactNode } from "react";
import { Illustration } from "./illustration.tsx";

type EmptyStateProps = {
  title: string;
  children: ReactNode;
  /** What the person can do about it. */
  action?: ReactNode;
};

/** Stands where a list would be, and says why there is none. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-line bg-surface px-6 py-12 text-center">
      <Illustration name="empty" ratio="1/1" className="max-w-44" />
      <p className="font-serif text-xl font-heading">{title}</p>
      <p className="max-w-form text-muted">{children}</p>
      {action}
    </div>
  );
}
