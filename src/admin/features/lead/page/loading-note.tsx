import { LiveRegion, Loading } from "@/ui/live-region.tsx";
import { Skeleton, SkeletonRows } from "@/ui/skeleton.tsx";

/** What is loading, and placeholders for what is not known yet. */
export function LoadingNote(props: { isOffline: boolean; knows: "name" | "lead" | undefined }) {
  const { isOffline, knows } = props;
  return isOffline ? (
    <LiveRegion as="p" role="status" className="text-sm text-muted">
      You’re offline, and this lead has not been loaded. Everything about it will be shown when
      you’re online again.
    </LiveRegion>
  ) : (
    <>
      <Loading isHeardOnly>Loading the lead...</Loading>
      {/* The name, the status and the owner, and the history. */}
      {knows ? null : <Skeleton className="h-12 w-1/2 max-w-60" />}
      {knows === "lead" ? null : (
        <>
          <Skeleton className="h-16" />
          <SkeletonRows className="h-14" />
        </>
      )}
    </>
  );
}
