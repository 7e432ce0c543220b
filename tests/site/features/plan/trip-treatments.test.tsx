import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { emptyPlan } from "@/site/features/plan/plan.ts";
import { readPlan, replacePlan } from "@/site/features/plan/plan-store.ts";
import { TripTreatments } from "@/site/features/plan/trip-treatments.tsx";

/** The field that a treatment with several parts has. */
const partOf = (name: string) =>
  screen.queryByRole("combobox", { name: `Which part of the treatment: ${name}` });

// Summaries load only once, so both are in one test.
it("the fields of a treatment appear together, so that none moves what is below it later", async () => {
  const basics = { ...emptyPlan.basics, treatments: ["glaucoma-treatment" as const] };
  readPlan();
  replacePlan({ ...emptyPlan, basics });
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense fallback="Loading">
          <TripTreatments />
        </Suspense>
      </MemoryRouter>,
    );
  });
  const picker = await screen.findByRole("combobox", { name: "Add a treatment" });
  expect(partOf("Glaucoma Treatment")).toBeVisible();

  await userEvent.selectOptions(picker, "Dental Implants");
  await screen.findByRole("checkbox", { name: "Dental Implants" });
  expect(partOf("Dental Implants")).toBeVisible();
});
