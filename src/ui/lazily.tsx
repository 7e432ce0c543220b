import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type Parts = {
  /** Shown while the code loads. */
  loading?: ReactNode;
  /** Shown in place of the component if its code does not load, or if it cannot be rendered. */
  fault: (retry: () => Promise<boolean>) => ReactNode;
};

/** A component whose code loads when first shown, with a retry in its place if it does not. */
export function lazily<Props extends object = object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  { loading, fault }: Parts,
) {
  let Component: ComponentType<Props> | undefined;
  let running: Promise<unknown> | undefined;
  let failure: { error: unknown } | undefined;

  function load(): Promise<unknown> {
    if (running && !failure) return running;
    failure = undefined;
    running = fetchCode().then(
      (module) => {
        Component = module.default;
      },
      (error: unknown) => {
        failure = { error };
        throw error;
      },
    );
    return running;
  }

  function Loaded(props: Props) {
    if (failure) throw failure.error;
    // As `React.lazy` does. With `use`, every test of a component with such a part would need an `act` around it.
    if (!Component) throw load();
    return <Component {...props} />;
  }

  function Lazy(props: Props) {
    const [attempt, setAttempt] = useState(() => {
      // After an earlier failure, such as on the last visit to this page, this loads the code again.
      load().catch(() => {
        // Reading the code throws the error into the boundary.
      });
      return 0;
    });
    async function retry(): Promise<boolean> {
      try {
        await load();
      } catch (error) {
        console.error(error);
        return false;
      }
      setAttempt((count) => count + 1);
      return true;
    }
    return (
      <ErrorBoundary
        resetKey={String(attempt)}
        fallback={() => <OnceOnline retry={retry}>{fault(retry)}</OnceOnline>}
      >
        <Suspense fallback={loading}>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(Lazy, { load });
}

/** Tries again when the device is back online. */
function OnceOnline({ retry, children }: { retry: () => Promise<boolean>; children: ReactNode }) {
  useEffect(() => {
    const again = () => void retry();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  });
  return children;
}
