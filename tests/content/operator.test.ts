import { afterEach, expect, it, vi } from "vitest";
import { defaultEnvironment } from "@/lib/environment.ts";

afterEach(() => vi.unstubAllGlobals());

/** The texts about the operator in a build with some settings. */
async function textsOf(settings: Partial<typeof defaultEnvironment>) {
  vi.resetModules();
  vi.stubGlobal("SITE_ENVIRONMENT", { ...defaultEnvironment, ...settings });
  return await import("@/content/operator-texts.ts");
}

it("say what the operator does not have yet", async () => {
  const { operatorRecords, supportHours } = await textsOf({});
  expect(operatorRecords).toHaveLength(4);
  expect(operatorRecords.filter((record) => !/\bnot .*yet/.test(record))).toEqual([]);
  expect(supportHours).toBe("We do not have a phone line for travellers yet.");
});

it("say who answers, and if nobody is named", async () => {
  const coordinatorIn = async (settings: Partial<typeof defaultEnvironment>) => {
    await textsOf(settings);
    return (await import("@/content/coordinator.ts")).coordinator;
  };
  expect((await coordinatorIn({})).facts.join()).toMatch(/^This is an example of Sanavoy\./);
  expect((await coordinatorIn({ VITE_LEGAL_NAME: "Example Ltd" })).facts.join()).toMatch(
    /not named our coordinator here yet/,
  );
  const named = await coordinatorIn({
    VITE_LEGAL_NAME: "Example Ltd",
    VITE_COORDINATOR_NAME: "Ada Example",
    VITE_COORDINATOR_LANGUAGES: "English and Turkish",
    VITE_COORDINATOR_HOURS: "Monday to Friday",
  });
  expect(named.name).toBe("Ada Example");
  expect(named.facts).toEqual([
    "Coordinator, not a clinician",
    "Speaks English and Turkish",
    "Answers Monday to Friday",
  ]);
});

it("say what the operator has", async () => {
  const { operatorRecords, operatorSentence, supportHours } = await textsOf({
    VITE_LEGAL_NAME: "Example Ltd",
    VITE_LEGAL_ADDRESS: "1 High Street, London",
    VITE_COMPANY_NUMBER: "01234567",
    VITE_ICO_NUMBER: "ZA000000",
    VITE_USHAS_CERTIFICATE: "A-0000",
    VITE_SUPPORT_HOURS: "the telephone day and night",
  });
  expect(operatorRecords.filter((record) => /\byet\b/.test(record))).toEqual([]);
  expect(operatorRecords.join(" ")).toMatch(/A-0000.*01234567.*ZA000000/);
  expect(operatorSentence).toBe(
    "Sanavoy is run by Example Ltd, 1 High Street, London. Company number: 01234567.",
  );
  expect(supportHours).toBe("While you travel, we answer the telephone day and night.");
});
