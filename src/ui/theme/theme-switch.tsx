import { lazy, Suspense } from "react";
import type { ThemeSwitchProps } from "./theme-choices.tsx";

// Never in the first view: it is prerendered, then hydrated when its chunk has loaded.
const ThemeChoices = lazy(() => import("./theme-choices.tsx"));

/** A control to choose the theme. */
export function ThemeSwitch(props: ThemeSwitchProps) {
  return (
    <Suspense>
      <ThemeChoices {...props} />
    </Suspense>
  );
}
