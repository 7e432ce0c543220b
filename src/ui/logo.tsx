import { clsx } from "clsx";
import { logoDrawing } from "./logo-drawing.ts";

/** The logo's symbol. Decorative, because the name is next to it. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${logoDrawing.size} ${logoDrawing.size}`}
      aria-hidden="true"
      className={clsx("size-8", className)}
    >
      <path d={logoDrawing.mainSail} className="fill-terracotta" />
      <path d={logoDrawing.jib} className="fill-sea" />
      <path
        d={logoDrawing.waves}
        fill="none"
        className="stroke-sea"
        strokeWidth={logoDrawing.waveWidth}
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The logo's symbol and the brand's name. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={clsx("flex w-fit items-center gap-2", className)}>
      {/* On the smallest phones, the symbol does not fit next to the header's buttons. */}
      <LogoMark className="max-[22.5rem]:hidden" />
      <span className="mt-1 font-serif text-2xl leading-none font-semibold tracking-tight">
        {name}
      </span>
    </span>
  );
}
