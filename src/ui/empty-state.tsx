import type { ReactNode } from "react";
import { Illustration } from "./illustration.tsx";

type EmptyStateProps = {
  title: ReactNode;
  /** The element of the title: a heading if it is the title of a page. */
  titleAs?: "p" | "h1" | "h2";
  children: ReactNode;
  /** What the user can do next. */
  action?: ReactNode;
};

/** Shown in place of an empty list, with the reason. */
export function EmptyState({ title, titleAs: Title = "p", children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-line bg-surface px-6 py-12 text-center">
      <Illustration name="empty" ratio="1/1" className="max-w-44" />
      <Title className="font-serif text-xl font-heading">{title}</Title>
      <p className="max-w-form text-muted">{children}</p>
      {action}
    </div>
  );
}
