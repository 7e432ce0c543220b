import { Button } from "./button.tsx";
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
