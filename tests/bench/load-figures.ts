import * as z from "zod";

const entriesSchema = z.array(
  z.object({
    name: z.string(),
    type: z.enum(["paint", "largest-contentful-paint", "layout-shift", "longtask"]),
    start: z.number(),
    duration: z.number(),
    shift: z.number().optional(),
    byPerson: z.boolean().optional(),
  }),
);

/** Tasks longer than this, in milliseconds, count as blocking. */
const LONG_TASK = 50;
/** Shifts less than a second apart are added up, for at most five seconds. */
const SHIFT_GAP = 1000;
const SHIFT_WINDOW = 5000;

/** The web vitals of a page load, from the result of `benchEntries` in `watch-page.ts`. */
export function loadFigures(recorded: unknown) {
  const entries = entriesSchema.parse(recorded);
  const of = (type: string) => entries.filter((entry) => entry.type === type);
  const FCP = of("paint").find(({ name }) => name === "first-contentful-paint")?.start;
  const LCP = of("largest-contentful-paint").at(-1)?.start;
  if (FCP === undefined || LCP === undefined) throw new Error("The page was never painted.");

  const TBT = of("longtask")
    .filter(({ start, duration }) => start + duration > FCP)
    .reduce((sum, { start, duration }) => {
      return sum + Math.max(0, Math.min(duration, start + duration - FCP) - LONG_TASK);
    }, 0);

  let [CLS, sum, begun, last] = [0, 0, 0, 0];
  for (const { start, shift = 0 } of of("layout-shift").filter(({ byPerson }) => !byPerson)) {
    const together = start - last < SHIFT_GAP && start - begun < SHIFT_WINDOW;
    sum = together ? sum + shift : shift;
    if (!together) begun = start;
    last = start;
    CLS = Math.max(CLS, sum);
  }
  return { FCP, LCP, CLS, TBT };
}
