import { Button } from "./button.tsx";
import { Skeleton } from "./skeleton.tsx";

type LoadStateProps = {
  /** What is loaded, as in "We could not load your devices". */
  what: string;
  isError: boolean;
  onRetry: () => void;
  /** Height of what will stand here, as a class. */
  height: string;
};

/** Stands where a part of a page will be: that it loads, or that it could not be loaded. */
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
