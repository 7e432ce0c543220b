import { useLayoutEffect, useState } from "react";

/**
 * Returns a function that runs something after the component has rendered again. What receives the focus is then on
 * the page, with its error, so that screen readers announce both.
 */
export function useAfterRender(): (run: () => void) => void {
  const [task, setTask] = useState<{ run: () => void }>();
  useLayoutEffect(() => task?.run(), [task]);
  return (run) => setTask({ run });
}
