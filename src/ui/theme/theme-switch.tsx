import { lazily } from "../lazily.tsx";
import type { ThemeSwitchProps } from "./theme-choices.tsx";

// Never in the first view: it is prerendered, then hydrated when its chunk has loaded.
// If it does not load, the theme stays as it is, and nothing else is missing.
/** A control to choose the theme. */
export const ThemeSwitch = lazily<ThemeSwitchProps>(() => import("./theme-choices.tsx"), {
  fault: () => null,
});
