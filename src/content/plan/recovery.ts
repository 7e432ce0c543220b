import { createLoadable } from "../../lib/loadable.ts";
import type { Recovery } from "./recovery-times.ts";

/** One file per category, so that a plan only loads the data for its treatments. */
const modules = import.meta.glob<Readonly<Record<string, Recovery>>>("./recovery/*.ts", {
  import: "recovery",
});

/** The recovery figures of a category's treatments, by category slug. */
export const recovery = createLoadable(async (categorySlug: string) => {
  const found = await modules[`./recovery/${categorySlug}.ts`]?.();
  if (!found) throw new Error(`There are no recovery figures for ${categorySlug}.`);
  return found;
});
