import { clsx } from "clsx";

type IllustrationProps = {
  /** File name without `.svg` in `public/illustrations`. */
  name: string;
  /** What the picture shows, for people who do not see it. Left out where it is decorative. */
  alternative?: string;
  /** Width to height, as the file's `viewBox` has it. */
  ratio?: "16/9" | "4/3" | "1/1";
  className?: string;
  /** Stands further down: fetched when it comes near (`boot.ts` sees to that). */
  late?: boolean;
};

const viewBoxes = { "16/9": "0 0 640 360", "4/3": "0 0 640 480", "1/1": "0 0 480 480" } as const;

/**
 * One of the site's own drawings. It is drawn through `use`, so that the theme's colours reach into
 * the file while the browser caches it like any picture.
 */
export function Illustration({
  name,
  alternative,
  ratio = "16/9",
  className,
  late,
}: IllustrationProps) {
  // The dev server's pages have no boot script.
  const waits = late && import.meta.env.PROD;
  const href = `/illustrations/${name}.svg#art`;
  const draw = (waiting?: boolean) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden where it is decorative.
    <svg
      viewBox={viewBoxes[ratio]}
      preserveAspectRatio="xMidYMid slice"
      className={clsx("block h-auto w-full", waiting && "noscript:hidden", className)}
      {...(alternative
        ? { role: "img", "aria-label": alternative }
        : { "aria-hidden": true as const })}
    >
      <use {...{ [waiting ? "data-href" : "href"]: href }} />
    </svg>
  );
  return (
    <>
      {draw(waits)}
      {waits ? <noscript>{draw()}</noscript> : null}
    </>
  );
}
