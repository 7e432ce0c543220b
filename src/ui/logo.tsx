import { clsx } from "clsx";
import { brand } from "@/lib/brand.ts";

/** The mark: a sail over two waves. Decorative: the name stands beside it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={clsx("size-8", className)}>
      <path d="M17 3c5.5 4.4 8.3 9.4 8.6 15H17V3Z" className="fill-terracotta" />
      <path d="M14.6 7.5V18H6.9c1.2-4.3 3.8-7.8 7.7-10.5Z" className="fill-sea" />
      <path
        d="M3 22.5c2.9-2 5.5-2 8 0s5.100 2 8 0 5.100-2 8 0l2 1.200M6 27.500c2.400-1.600 4.500-1.600 6.600 0s4.300 1.600 6.600 0 4.400-1.600 6.600 0"
        fill="none"
        className="stroke-sea"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx("inline-flex items-center gap-2", className)}>
      <LogoMark />
      <span className="mt-1 font-serif text-2xl leading-none font-semibold tracking-tight">
        {brand.name}
      </span>
    </span>
  );
}
