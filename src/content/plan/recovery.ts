import { createLoadable } from "../../lib/loadable.ts";
import type { Recovery } from "./recovery-times.ts";

/** One file for each category, so that a plan loads only what its treatments need. */
const modules = import.meta.glob<Readonly<Record<string, Recovery>>>("./recovery/*.ts", {
  import: "recovery",
});

/** Recovery at home of a category's treatments, by the category's slug. */
export const recovery = createLoadable(async (categorySlug: string) => {
  const found = await modules[`./recovery/${categorySlug}.ts`]?.();
  if (!found) throw new Error(`There is no recovery for ${categorySlug}.`);
  return found;
});
