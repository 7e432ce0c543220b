import { exclusionsOf, seriousRisks } from "@/content/inherited.ts";
import { likelihoodOf, type Risk, textOf } from "@/content/risks/scale.ts";
import type { TreatmentDetails } from "@/content/schema.ts";
import { sharedRisks } from "@/content/standard-sentences.ts";
import type { TreatmentSlug } from "@/content/treatments/index.ts";
import { namesInWords } from "@/site/features/catalogue/names-in-words.ts";
import { TextList } from "@/site/features/page-content/rich-text.tsx";
import { RiskList } from "@/site/features/page-content/risk-list.tsx";

/** Who should not have a treatment, and its serious risks. */
export type Points = { exclusions: readonly string[]; risks: readonly Risk[] };

/** All points of a treatment, those of every operation too. */
export function pointsOf(details: TreatmentDetails): Points {
  return {
    exclusions: exclusionsOf(details),
    risks: [...seriousRisks(details), ...sharedRisks(details)],
  };
}

/** Compared treatments, and the points that these have, and no others of them. */
type Group = { slugs: readonly TreatmentSlug[]; exclusions: string[]; risks: Risk[] };

type Compared = { slug: TreatmentSlug; points: Points };

const keyOf = (point: Risk): string => `${textOf(point)} ${likelihoodOf(point) ?? ""}`;

/** The points of some treatments, each once, by the treatments that have it. */
export function groupPoints(treatments: readonly Compared[]): readonly Group[] {
  const groups = new Map<string, Group>();
  function groupOf(name: keyof Points, point: Risk): Group {
    const slugs = treatments
      .filter(({ points }) => points[name].some((each) => keyOf(each) === keyOf(point)))
      .map(({ slug }) => slug);
    const group = groups.get(slugs.join()) ?? { slugs, exclusions: [], risks: [] };
    groups.set(slugs.join(), group);
    return group;
  }
  for (const { slug, points } of treatments) {
    for (const point of points.exclusions) {
      const { slugs, exclusions } = groupOf("exclusions", point);
      if (slugs[0] === slug) exclusions.push(point);
    }
    for (const point of points.risks) {
      const { slugs, risks } = groupOf("risks", point);
      if (slugs[0] === slug) risks.push(point);
    }
  }
  return [...groups.values()];
}

/** What several of the compared treatments have in common, below their table. */
export function SharedPoints({ groups, count }: { groups: readonly Group[]; count: number }) {
  const shared = groups.filter(({ slugs }) => slugs.length > 1);
  if (shared.length === 0) return null;
  const sections = shared
    .sort((one, other) => other.slugs.length - one.slugs.length)
    .map(({ slugs, exclusions, risks }) => {
      const names = slugs.length < count ? namesInWords(slugs) : count === 2 ? "both" : "all";
      return (
        <section key={slugs.join()} className="flex max-w-reading flex-col gap-3">
          <h2 className="text-2xl">{`What ${names} share`}</h2>
          {exclusions.length > 0 ? (
            <>
              <h3 className="text-xl">Who should not have them</h3>
              <TextList items={exclusions} />
            </>
          ) : null}
          {risks.length > 0 ? (
            <>
              <h3 className="text-xl">Serious risks</h3>
              <RiskList risks={risks} />
            </>
          ) : null}
        </section>
      );
    });
  return <div className="mt-8 grid gap-8 lg:grid-cols-2 lg:gap-16">{sections}</div>;
}
