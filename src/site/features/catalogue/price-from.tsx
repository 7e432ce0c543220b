import { priceIncludes } from "@/content/price-includes.ts";
import type { AverageCost, Category } from "@/content/schema.ts";

/** The unit of a category's lowest price. */
export function unitOfPriceFrom({ priceUnit }: Category): AverageCost["unit"] {
  return priceUnit ?? "whole treatment";
}

/** A category's lowest price with its unit: "from £1,020 per eye". */
export function PriceFrom({ category, className }: { category: Category; className?: string }) {
  return (
    <span className={className}>
      <span>
        from <strong className="tabular-nums">{category.priceFrom}</strong>
      </span>{" "}
      <span className="min-[16rem]:whitespace-nowrap text-sm text-muted">
        {unitOfPriceFrom(category)}
      </span>
    </span>
  );
}

/** What a category's lowest price includes. A test checks this against the treatments. */
export function includedInPriceFrom({
  priceUnit,
}: {
  priceFrom: string;
  priceUnit?: Category["priceUnit"];
}): string {
  return priceIncludes[priceUnit === undefined ? "package" : "treatment"];
}
