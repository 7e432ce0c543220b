import { clsx } from "clsx";
import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { useHydrated } from "@/lib/hydrated.ts";
import { setTheme, type Theme, useTheme } from "./theme.ts";

const choices = [
  { theme: "system", label: "Device", Icon: Monitor },
  { theme: "light", label: "Light", Icon: Sun },
  { theme: "dark", label: "Dark", Icon: Moon },
] as const satisfies readonly { theme: Theme; label: string; Icon: typeof Sun }[];

const tones = {
  paper: {
    frame: "border-outline",
    chosen: "bg-sea-soft text-sea",
    other: "text-muted hover:text-ink",
  },
  deep: {
    frame: "border-on-deep-muted",
    // The border tells it from the others: the fill is too quiet for that.
    chosen: "border border-on-deep-muted bg-on-deep/20 text-on-deep",
    other: "text-on-deep-muted hover:text-on-deep",
  },
} as const;

export type ThemeSwitchProps = {
  /** The background behind it. */
  tone: keyof typeof tones;
  /** Only shows the icons on narrow screens. */
  compact?: boolean;
  className?: string;
};

/** Choice between light, dark and the device's theme. Hidden until hydration. */
export default function ThemeChoices({ tone, compact, className }: ThemeSwitchProps) {
  const theme = useTheme();
  const name = useId();
  const { frame, chosen, other } = tones[tone];
  return (
    <fieldset className={clsx("min-w-0", useHydrated() ? undefined : "invisible", className)}>
      <legend className="sr-only">Site colours</legend>
      <div className={clsx("inline-flex flex-wrap rounded-xl border p-0.5", frame)}>
        {choices.map(({ theme: choice, label, Icon }) => (
          <label
            key={choice}
            className={clsx(
              "segment relative inline-flex min-h-9 max-sm:min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-2.5 text-sm sm:px-3 font-semibold transition-colors",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              theme === choice ? chosen : other,
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
            <span className={clsx(compact && "max-sm:sr-only")}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
