import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Skeleton } from "./skeleton.tsx";

type LoadStateProps = {
  /** What is loaded, as in "We could not load your devices". */
  what: string;
  isError: boolean;
  onRetry: () => void;
  /** Height of the part once it has loaded, as a class. */
  height: string;
};

/** Placeholder for a part of a page: says that it is loading, or could not be loaded. */
export function LoadState({ what, isError, onRetry, height }: LoadStateProps) {
  if (isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 text-sm">
        <p>We could not load {what}. Check your connection and try again.</p>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className={height} />
    </>
  );
}

type LoadFaultProps = {
  /** What was not loaded, as in "We could not load the leads". */
  what: string;
  /** The element of the title. */
  titleAs?: "p" | "h1" | "h2";
  /** A sentence that comes first, such as "No data has been lost." */
  note?: string;
  onRetry: () => void;
};

/** Shown instead of the main part of a page that could not be loaded. */
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
