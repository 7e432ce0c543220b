import { brand } from "@/lib/brand.ts";

/** Prints the page's address, which the address bar shows on screen. */
export function PrintedSource({ path }: { path: string }) {
  return (
    <p className="mb-1 hidden text-xs text-muted print:block">{`${brand.name}: ${brand.siteUrl}${path}`}</p>
  );
}
