import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { emptyPlan, isEmptyPlan, type Plan, parsePlan } from "@/site/features/plan/plan.ts";
import { readPlanFile } from "@/site/features/plan/plan-keeping.tsx";
import { carriesPlan, linkToPlan, planFromLink } from "@/site/features/plan/plan-link.ts";
import { changePlan, forgetPlan, readPlan } from "@/site/features/plan/plan-store.ts";

const plan: Plan = {
  ...emptyPlan,
  basics: { treatments: ["fue", "lasik"], city: "İzmir", notes: "Ask about 😀 scars" },
};

describe("an imported plan", () => {
  it("is repaired part by part, and not refused because of one invalid entry", () => {
    const read = parsePlan({
      version: 1,
      basics: { treatments: ["fue", "nonsense", 7, "fue"], city: "Paris", notes: "x".repeat(9000) },
      quotes: { quotes: [{ clinic: "Good", currency: "XXX" }, null, "bad"], rates: "none" },
    });
    expect(read?.basics.treatments).toEqual(["fue"]);
    expect(read?.basics.city).toBe("");
    expect(read?.basics.notes).toHaveLength(1500);
    expect(read?.quotes.quotes).toHaveLength(1);
    expect(read?.quotes.quotes[0]).toMatchObject({ clinic: "Good", currency: "GBP", lines: {} });
    expect(read?.quotes.rates).toEqual({});
  });

  it("has the treatments of its trip, which an older plan kept apart", () => {
    const read = parsePlan({
      version: 1,
      basics: { treatments: ["fue"] },
      dates: { treatments: [{ slug: "hip-replacement", visit: "" }, { slug: "fue" }] },
    });
    expect(read?.basics.treatments).toEqual(["fue", "hip-replacement"]);
  });

  it("is undefined if it has a different version or is not a plan", () => {
    for (const wrong of [{ ...plan, version: 2 }, {}, null, 7, "plan", []]) {
      expect(parsePlan(wrong)).toBeUndefined();
    }
  });

  it("is the empty plan if it has no content", () => {
    expect(parsePlan({ version: 1 })).toEqual(emptyPlan);
  });

  it("does not change when it is stored and read again", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("basics", "quotes", "else"), fc.jsonValue()),
        (parts) => {
          const once = parsePlan({ ...parts, version: 1 });
          expect(once).toBeDefined();
          expect(parsePlan(JSON.parse(JSON.stringify(once)))).toEqual(once);
        },
      ),
    );
  });
});

describe("a plan as a link", () => {
  it("is only in the fragment, and is restored unchanged", async () => {
    const link = new URL(await linkToPlan(plan));
    expect(link.pathname).toBe("/plan");
    expect(link.search).toBe("");
    expect(carriesPlan(link.hash)).toBe(true);
    expect(await planFromLink(link.hash)).toEqual(plan);
  });

  it("is refused if it is cut off, changed or too large", async () => {
    const { hash } = new URL(await linkToPlan(plan));
    expect(await planFromLink(hash.slice(0, -8))).toBeUndefined();
    expect(await planFromLink("#plan=@@@")).toBeUndefined();
    expect(await planFromLink(new URL(await linkToPlan(emptyPlan)).hash)).toBeUndefined();
    const huge = { ...plan, more: "x".repeat(300_000) };
    expect(await planFromLink(new URL(await linkToPlan(huge)).hash)).toBeUndefined();
  });
});

describe("a plan as a file", () => {
  it("is accepted, and any other file is refused", async () => {
    expect(await readPlanFile(new Blob([JSON.stringify(plan)]))).toEqual(plan);
    expect(await readPlanFile(new Blob(["a photograph"]))).toBeUndefined();
    expect(await readPlanFile(new Blob(["{}"]))).toBeUndefined();
    const foreign = { version: 1, name: "my-app", dependencies: {} };
    expect(await readPlanFile(new Blob([JSON.stringify(foreign)]))).toBeUndefined();
  });
});

describe("the plan of this browser", () => {
  afterEach(forgetPlan);

  it("is stored on every change, and removed on request", () => {
    readPlan();
    changePlan("basics", (before) => ({ ...before, notes: "Hello" }));
    expect(parsePlan(JSON.parse(localStorage.getItem("plan") ?? ""))?.basics.notes).toBe("Hello");
    forgetPlan();
    expect(localStorage.getItem("plan")).toBeNull();
    expect(isEmptyPlan(emptyPlan)).toBe(true);
  });
});
