import type { ReactNode } from "react";

/** Page header with a picture beside the text. */
export function PictureHeader({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <header className="border-b border-line bg-sand">
      <div className="mx-auto grid max-w-page items-center gap-x-12 gap-y-4 px-4 py-5 sm:gap-y-8 sm:px-6 sm:py-12 lg:grid-cols-2">
        {/* Keeps the picture's place, so that the text does not move when the picture arrives after it. */}
        <div className="aspect-video max-lg:hidden lg:col-start-2 lg:row-start-1 print:hidden" />
        <div className="flex flex-col items-start gap-2.5 sm:gap-4">{children}</div>
        <div className="self-start overflow-hidden rounded-lg border border-line lg:col-start-2 lg:row-start-1 print:hidden">
          {picture}
        </div>
      </div>
    </header>
  );
}
