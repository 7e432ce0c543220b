import type { ReactNode } from "react";

/** Top of a page whose words stand beside a picture. */
export function PictureHeader({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <header className="border-b border-line bg-sand">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 py-8 sm:px-6 sm:py-10 lg:grid-cols-2 lg:items-center">
        <div className="flex flex-col items-start gap-4">{children}</div>
        <div className="overflow-hidden rounded-lg border border-line print:hidden">{picture}</div>
      </div>
    </header>
  );
}
