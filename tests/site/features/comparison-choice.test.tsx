import { beforeEach, describe, expect, it, vi } from "vitest";
import { categories } from "@/content/categories.ts";
import { hrefTo } from "@/lib/routes.ts";
import {
  choiceFromAddress,
  parseChoice,
  withoutTreatment,
  withTreatment,
} from "@/site/features/compare/choice.ts";
import { startingPoints } from "@/site/features/compare/no-choice.tsx";

const fromAddress = (query: string) => choiceFromAddress(new URLSearchParams(query));

describe("the choice in a URL", () => {
  it.each([
    ["", []],
    ["treatments=", []],
    ["treatments=,,", []],
    ["other=fue", []],
    ["treatments=nose-job,fue", ["fue"]],
    ["treatments=constructor,toString,__proto__", []],
    ["treatments=FUE", []],
    ["treatments=fue,fue,dhi,fue", ["fue", "dhi"]],
    ["treatments=%20fue%20,%20dhi", ["fue", "dhi"]],
    ["treatments=fue%2Cdhi", ["fue", "dhi"]],
    ["treatments=fue,dhi,lasik,bbl,veneers", ["fue", "dhi", "lasik", "bbl"]],
    ["treatments=x,fue,fue,y,dhi,lasik,z,bbl,veneers", ["fue", "dhi", "lasik", "bbl"]],
  ])("reads %j as %j", (query, choice) => {
    expect(fromAddress(query)).toEqual(choice);
  });

  it("is the same after it is written to a URL and read again", () => {
    for (const category of categories) {
      const choice = parseChoice(category.treatments) ?? [];
      expect(choice.length).toBe(Math.min(category.treatments.length, 4));
      expect(fromAddress(hrefTo.compare(choice).split("?")[1] ?? "")).toEqual(choice);
    }
  });
});

describe("changing a choice", () => {
  it("adds each treatment once at the end, up to four", () => {
    expect(withTreatment([], "fue")).toEqual(["fue"]);
    expect(withTreatment(["fue"], "fue")).toEqual(["fue"]);
    expect(withTreatment(["fue", "dhi", "lasik"], "bbl")).toEqual(["fue", "dhi", "lasik", "bbl"]);
    expect(withTreatment(["fue", "dhi", "lasik", "bbl"], "veneers")).toHaveLength(4);
  });

  it("removes a treatment", () => {
    expect(withoutTreatment(["fue", "dhi"], "fue")).toEqual(["dhi"]);
    expect(withoutTreatment(["dhi"], "fue")).toEqual(["dhi"]);
  });
});

describe("the choice between pages", () => {
  beforeEach(() => {
    vi.resetModules();
  });

  async function afterReload(): Promise<string> {
    vi.resetModules();
    const { renderHook } = await import("@testing-library/react");
    const { useStoredChoice } = await import("@/site/features/compare/stored-choice.ts");
    const { result, unmount } = renderHook(useStoredChoice);
    unmount();
    return result.current.join(",");
  }

  it("survives a reload, and an empty one is removed from storage", async () => {
    const { storeChoice } = await import("@/site/features/compare/stored-choice.ts");
    storeChoice(["fue", "dhi"]);
    expect(await afterReload()).toBe("fue,dhi");
    storeChoice([]);
    expect(await afterReload()).toBe("");
    expect(window.sessionStorage).toHaveLength(0);
  });

  /** What a page that chose FUE shows when the browser restores it. */
  async function restored(meanwhile?: () => void) {
    const { act, renderHook } = await import("@testing-library/react");
    const { storeChoice, useStoredChoice } = await import(
      "@/site/features/compare/stored-choice.ts"
    );
    storeChoice(["fue"]);
    const { result } = renderHook(useStoredChoice);
    meanwhile?.();
    act(() => {
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    return result.current;
  }

  it("is read again when the browser restores a page, so that it does not overwrite a newer one", async () => {
    const chosen = await restored(() =>
      window.sessionStorage.setItem("comparison", '["fue","dhi"]'),
    );
    expect(chosen).toEqual(["fue", "dhi"]);
  });

  it("is kept when the browser restores a page that could not store it", async () => {
    for (const method of ["getItem", "setItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("refused", "SecurityError");
      });
    }
    expect(await restored()).toEqual(["fue"]);
  });

  it.each(['["fue","gone","fue","dhi"]', "not JSON", '{"fue":true}', "[1,2]"])(
    "uses only the valid part of a stored %j",
    async (stored) => {
      window.sessionStorage.setItem("comparison", stored);
      expect(await afterReload()).toBe(stored.includes("gone") ? "fue,dhi" : "");
    },
  );
});

describe("starting points", () => {
  it("are different pairs", () => {
    const keys = startingPoints.map(({ treatments }) => [...treatments].sort().join());
    expect(new Set(keys).size).toBe(startingPoints.length);
    for (const { treatments } of startingPoints) expect(new Set(treatments).size).toBe(2);
  });
});
