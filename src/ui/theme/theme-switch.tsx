import { lazy, Suspense } from "react";
import type { ThemeSwitchProps } from "./theme-choices.tsx";

// Never in the first view: prerendered, and hydrated when its own chunk has loaded.
const ThemeChoices = lazy(() => import("./theme-choices.tsx"));

/** Lets a person choose the theme. */
export function ThemeSwitch(props: ThemeSwitchProps) {
  return (
    <Suspense>
      <ThemeChoices {...props} />
    </Suspense>
  );
}
