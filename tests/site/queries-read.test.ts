import { expect, it } from "vitest";
import { routes } from "@/lib/routes.ts";
import { filterNames } from "@/site/features/treatments/treatment-filters.ts";

it("a page with filters in its address is drawn anew for each of them", () => {
  expect(routes.treatments.readsSearch).toEqual(filterNames);
});
