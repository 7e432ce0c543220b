import { brand } from "@/lib/brand.ts";

/** Says on paper where a printed page comes from. On the screen the address bar does. */
export function PrintedSource({ path }: { path: string }) {
  return (
    <p className="mb-1 hidden text-xs text-muted print:block">
      {brand.name}: {brand.siteUrl}
      {path}
    </p>
  );
}
