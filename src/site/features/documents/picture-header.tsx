import type { ReactNode } from "react";

/** Page header with a picture beside the text. The text begins at the top, so that it does not move while the page arrives. */
export function PictureHeader({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <header className="border-b border-line bg-sand">
      <div className="mx-auto grid max-w-page items-start gap-x-12 gap-y-4 px-4 py-5 sm:gap-y-8 sm:px-6 sm:py-12 lg:grid-cols-2">
        <div className="flex flex-col items-start gap-2.5 sm:gap-4">{children}</div>
        <div className="overflow-hidden rounded-lg border border-line print:hidden">{picture}</div>
      </div>
    </header>
  );
}
