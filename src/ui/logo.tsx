import { clsx } from "clsx";
import { brand } from "@/lib/brand.ts";
import { mark } from "./mark.ts";

/** The mark: a sail over two waves. Decorative: the name is beside it. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      aria-hidden="true"
      className={clsx("size-8", className)}
    >
      <path d={mark.mainSail} className="fill-terracotta" />
      <path d={mark.jib} className="fill-sea" />
      <path
        d={mark.waves}
        fill="none"
        className="stroke-sea"
        strokeWidth={mark.waveWidth}
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx("flex w-fit items-center gap-2", className)}>
      {/* The smallest phones have no room for it beside the header's buttons. */}
      <LogoMark className="max-[22.5rem]:hidden" />
      <span className="mt-1 font-serif text-2xl leading-none font-semibold tracking-tight">
        {brand.name}
      </span>
    </span>
  );
}
