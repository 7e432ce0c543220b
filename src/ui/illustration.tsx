import { clsx } from "clsx";

type IllustrationProps = {
  /** File name without `.svg` in `public/illustrations`. */
  name: string;
  /** Text alternative. Omitted if the picture is decorative. */
  alternative?: string;
  /** Aspect ratio of the file's `viewBox`. */
  ratio?: "16/9" | "4/3" | "1/1";
  className?: string;
  /** Whether it is in the first view of the page. */
  first?: boolean | undefined;
};

const sizes = {
  "16/9": { width: 640, height: 360 },
  "4/3": { width: 640, height: 480 },
  "1/1": { width: 480, height: 480 },
} as const;

/**
 * One of the site's own drawings, as one file per theme. The style sheet shows one of them; the other is
 * never fetched, because it is lazy and not displayed. A single file with `prefers-color-scheme` would work
 * in Chromium and Firefox, but WebKit uses the device's colour scheme instead of the chosen theme (2026).
 */
export function Illustration({
  name,
  alternative = "",
  ratio = "16/9",
  className,
  first,
}: IllustrationProps) {
  return (["light", "dark"] as const).map((theme) => (
    <img
      key={theme}
      src={`/illustrations/${name}-${theme}.svg`}
      alt={alternative}
      {...sizes[ratio]}
      loading="lazy"
      {...(first ? { fetchPriority: "high" } : {})}
      className={clsx("h-auto w-full object-cover", `drawing-${theme}`, className)}
    />
  ));
}
