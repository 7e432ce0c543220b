import { useLayoutEffect, useState } from "react";

/** Returns a function that runs something after the next render: what gets the focus is on the page. */
export function useAfterRender(): (run: () => void) => void {
  const [task, setTask] = useState<{ run: () => void }>();
  useLayoutEffect(() => task?.run(), [task]);
  return (run) => setTask({ run });
}
