import { clsx } from "clsx";
import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { setTheme, type Theme, useTheme } from "./theme.ts";

const choices = [
  { theme: "system", label: "Device", Icon: Monitor },
  { theme: "light", label: "Light", Icon: Sun },
  { theme: "dark", label: "Dark", Icon: Moon },
] as const satisfies readonly { theme: Theme; label: string; Icon: typeof Sun }[];

const tones = {
  paper: {
    frame: "border-outline",
    segment: "text-muted hover:text-ink has-checked:bg-sea-soft has-checked:text-sea",
  },
  deep: {
    frame: "border-on-deep-muted",
    segment: "text-on-deep-muted hover:text-on-deep has-checked:bg-on-deep has-checked:text-deep",
  },
} as const;

type ThemeSwitchProps = {
  /** What it stands on. */
  tone: keyof typeof tones;
  className?: string;
};

/** Light, dark, or as the device has it. It needs script, and is not there without. */
export function ThemeSwitch({ tone, className }: ThemeSwitchProps) {
  const theme = useTheme();
  const name = useId();
  const { frame, segment } = tones[tone];
  return (
    <fieldset className={clsx("min-w-0 noscript:hidden", className)}>
      <legend className="sr-only">Colours of the site</legend>
      <div className={clsx("inline-flex rounded-full border p-0.5", frame)}>
        {choices.map(({ theme: choice, label, Icon }) => (
          <label
            key={choice}
            className={clsx(
              "segment relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-semibold transition-colors",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              segment,
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={theme === choice}
              onChange={() => setTheme(choice)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
