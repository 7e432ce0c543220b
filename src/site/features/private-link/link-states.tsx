import type { ReactNode } from "react";
import { Skeleton } from "@/ui/skeleton.tsx";

/** What a page shows that only a link in an email opens, and how the person gets there. */
export function LinkCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="link-card"
      className="flex max-w-reading flex-col gap-3 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="link-card" className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Shown if a part of the link is missing. `children` says what else the person can do. */
export function IncompleteLink({ children }: { children: ReactNode }) {
  return (
    <LinkCard title="This link is not complete">
      <p>
        The end of the link is missing. This happens if an email program splits a long link over two
        lines, or if only a part of it was copied. Open the link in our email again, or copy all of
        it into the address bar.
      </p>
      {children}
    </LinkCard>
  );
}

/** Shown while the code of a private page is loading. */
export function OpeningLink() {
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <p role="status" className="font-semibold">
        Opening your private page…
      </p>
      <p className="text-muted">
        This can take a while on a slow connection. If nothing happens, open the link in our email
        again.
      </p>
      <Skeleton className="h-64" />
    </div>
  );
}
