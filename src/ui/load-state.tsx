import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { LiveRegion, Loading } from "./live-region.tsx";
import { Skeleton } from "./skeleton.tsx";

type LoadStateProps = {
  /** The missing content, as in "We could not load your devices". */
  what: string;
  isError: boolean;
  onRetry: () => void;
  /** Class for the height of the loaded content. */
  height: string;
};

/** Shown in place of part of a page that failed to load. Nothing at all would mean that there is nothing. */
export function LoadFailed({ what, onRetry }: Pick<LoadStateProps, "what" | "onRetry">) {
  return (
    <LiveRegion role="alert" className="flex flex-col items-start gap-2 text-sm">
      <p>{`We could not load ${what}. Check your connection and try again.`}</p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </LiveRegion>
  );
}

/** Placeholder for part of a page while it loads, or after it failed to load. */
export function LoadState({ what, isError, onRetry, height }: LoadStateProps) {
  if (isError) return <LoadFailed what={what} onRetry={onRetry} />;
  return (
    <>
      <Loading isHeardOnly>Loading</Loading>
      <Skeleton className={height} />
    </>
  );
}

type LoadFaultProps = {
  /** The missing content, as in "We could not load the leads". */
  what: string;
  /** The element of the title. */
  titleAs?: "p" | "h1" | "h2";
  /** The first sentence, such as "No data has been lost." */
  note?: string;
  onRetry: () => void;
};

/** Shown in place of a page's main content if it failed to load. */
export function LoadFault({ what, titleAs = "p", note, onRetry }: LoadFaultProps) {
  return (
    <EmptyState
      title={`We could not load ${what}`}
      titleAs={titleAs}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {`${note ? `${note} ` : ""}Check your connection and try again.`}
    </EmptyState>
  );
}
