import type { ReactNode } from "react";

type EntryFrameProps = {
  title: ReactNode;
  about: string;
  /** The content of the card. */
  children: ReactNode;
  /** Content below the card. */
  below?: ReactNode;
};

/** Layout of a page for signing in or choosing a password: a title and a card. */
export function EntryFrame({ title, about, children, below }: EntryFrameProps) {
  return (
    // Wider with a QR code, which the key stands beside.
    <div
      data-entry
      className="mx-auto flex max-w-md flex-col gap-6 px-5 py-14 has-[svg[role=img]]:max-w-3xl sm:py-20"
    >
      <div>
        <h1 className="text-3xl text-wrap">{title}</h1>
        <p className="break-words text-muted">{about}</p>
      </div>
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-card">
        {children}
      </div>
      {below}
    </div>
  );
}
