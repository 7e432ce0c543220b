import { describe, expect, it } from "vitest";
import { catalogue } from "@/content/catalogue.ts";
import { conditions, papers, registers, stages, tellFields } from "@/content/plan/checklist.ts";
import { treatmentDetails } from "@/content/treatments/details.ts";
import {
  answersOf,
  limits,
  MAX_SHEET_QUESTIONS,
  namesToAdd,
  withoutClinic,
} from "@/site/features/plan/checklist/checklist-part.ts";
import {
  questionId,
  questionsByStage,
  questionsOnSheet,
} from "@/site/features/plan/checklist/questions-by-stage.ts";
import { emptyPlan } from "@/site/features/plan/plan.ts";

/** Loads the questions of all treatments' pages. */
async function allTreatments() {
  return Promise.all(
    catalogue.flatMap(({ slug: category, treatments }) =>
      treatments.map(async (slug) => {
        const { questions } = await treatmentDetails.load(`${category}/${slug}`);
        return { slug, name: slug, questions };
      }),
    ),
  );
}

describe("questions", () => {
  it("have IDs that are unique among those of a treatment and those for all treatments", async () => {
    const general = stages.flatMap(({ questions }) => questions.map(({ id }) => id));
    for (const { slug, questions } of await allTreatments()) {
      const ids = [...general, ...questions.map(questionId)];
      expect(new Set(ids).size, slug).toBe(ids.length);
    }
  });

  it("start with those about the treatments", async () => {
    const [one, other] = await allTreatments();
    if (!one || !other) throw new Error("There are no treatments.");
    const all = questionsByStage([one, other]);
    expect(all.slice(0, 2).map(({ id }) => id)).toEqual([one.slug, other.slug]);
    expect(all[0]?.questions.map(({ text }) => text)).toEqual(one.questions);
    expect(all).toHaveLength(2 + stages.length);
  });

  it("are on the sheet in their own order if ticked, or else those about the treatment", () => {
    const treatments = [
      { slug: "fue", name: "FUE", questions: ["How many grafts do I have?"] },
    ] as const;
    const all = questionsByStage(treatments);
    const onSheet = (ticked: string[]) => questionsOnSheet(treatments, ticked).map(({ id }) => id);
    expect(onSheet([])).toEqual(["how-many-grafts-do-i-have-"]);
    expect(onSheet(["fit", "surgeon", "gone"])).toEqual(["surgeon", "fit"]);
    const every = all.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(every.length).toBeGreaterThan(MAX_SHEET_QUESTIONS);
    expect(onSheet(every)).toHaveLength(MAX_SHEET_QUESTIONS);
  });
});

it("divides the questions on the sheet equally between the treatments", async () => {
  const [one, two, three] = await allTreatments();
  if (!one || !two || !three) throw new Error("There are no treatments.");
  const shares = (...treatments: (typeof one)[]) => {
    const shown = questionsOnSheet(treatments, []).map(({ text }) => text);
    return treatments.map(
      ({ questions }) => questions.filter((question) => shown.includes(question)).length,
    );
  };
  expect(shares(one)).toEqual([Math.min(one.questions.length, MAX_SHEET_QUESTIONS)]);
  expect(shares(one, two)).toEqual([5, 5]);
  expect(shares(one, two, three)).toEqual([4, 3, 3]);
  expect(questionsOnSheet([], [])).toEqual([]);
});

describe("lists to tick off", () => {
  it("have unique IDs", () => {
    const ids = [
      ...Object.values(papers).flatMap((list) => list.papers.map(({ id }) => id)),
      ...registers.map(({ id }) => id),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(conditions.map(({ id }) => id)).size).toBe(conditions.length);
  });
});

it("has the same limits in the form as in the stored plan", () => {
  for (const { id, limit } of tellFields) expect(limit).toBe(limits[id]);
});

describe("a clinic that is removed", () => {
  const checklist = {
    ...emptyPlan.checklist,
    clinics: [
      { id: "a", name: "One" },
      { id: "b", name: "Two" },
    ],
    answers: { a: { surgeon: "Dr Example", others: " " }, b: { surgeon: "Dr Other" } },
    done: ["a/ask-licence", "b/ask-licence", "bring-passport"],
  };

  it("is removed with its answers and ticks, so that no later clinic gets them", () => {
    expect(withoutClinic(checklist, "a")).toEqual({
      clinics: [{ id: "b", name: "Two" }],
      answers: { b: { surgeon: "Dr Other" } },
      done: ["b/ask-licence", "bring-passport"],
    });
  });

  it("has only the answers that are not blank", () => {
    expect(answersOf(checklist, "a")).toEqual(["Dr Example"]);
    expect(answersOf(checklist, "c")).toEqual([]);
  });
});

it("offers each clinic of the quotes once, except those on the list", () => {
  const quotes = ["Clinic A", " Clinic B ", "", "Clinic B"].map((clinic) => ({ clinic }));
  expect(namesToAdd([{ id: "a", name: "Clinic A" }], quotes)).toEqual(["Clinic B"]);
});
