import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { familiesOf, signLists } from "@/content/signs/index.ts";
import { treatmentDetails } from "@/content/treatments/details.ts";
import { treatmentNames } from "@/content/treatments/names.ts";
import { loadSummaries } from "@/site/features/catalogue/load-summaries.ts";
import { ChecklistTool } from "@/site/features/plan/checklist/checklist-tool.tsx";
import { DatesTool } from "@/site/features/plan/dates/dates-tool.tsx";
import { saveCalendarFile } from "@/site/features/plan/dates/save-calendar-file.ts";
import { emptyPlan, type Plan } from "@/site/features/plan/plan.ts";
import { PlanBasics } from "@/site/features/plan/plan-basics.tsx";
import { readPlan, replacePlan } from "@/site/features/plan/plan-store.ts";
import { allRecoveries } from "./plan-support.ts";

const saved: Blob[] = [];
vi.mock("@/lib/save-file.ts", () => ({ saveFile: (file: Blob) => saved.push(file) }));

const pages = [
  "ear-nose-throat/rhinoplasty",
  "eye-care/lasik",
  "hair-transplant/beard-transplant",
] as const;

// So that nothing suspends while a test presses a button.
beforeAll(async () => {
  await Promise.all([loadSummaries(Object.keys(treatmentNames)), allRecoveries()]);
  await Promise.all(pages.map((page) => treatmentDetails.load(page)));
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-25T10:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  saved.length = 0;
});

/** A plan with treatments, all of them in the trip, on a date. */
function plan(slugs: Plan["basics"]["treatments"], visits: readonly string[] = []): Plan {
  const treatments = slugs.map((slug, index) => ({ slug, visit: visits[index] ?? "" }));
  return {
    ...emptyPlan,
    basics: { ...emptyPlan.basics, treatments: slugs },
    dates: { ...emptyPlan.dates, treatments, date: "2027-06-12" },
  };
}

function show(tool: React.ReactNode, of: Plan = emptyPlan) {
  readPlan();
  replacePlan(of);
  return render(<MemoryRouter>{tool}</MemoryRouter>);
}

async function keyDay(label: string): Promise<HTMLElement> {
  const term = await screen.findByText(label, { selector: "dt" });
  if (!term.parentElement) throw new Error("The term has no place.");
  return term.parentElement;
}

describe("the treatments of a trip", () => {
  it("are those of the plan: one that is added here is in the plan, and one removed there is gone", async () => {
    const user = userEvent.setup();
    show(
      <>
        <DatesTool />
        <PlanBasics title={{ current: null }} />
      </>,
    );
    const [picker] = screen.getAllByRole("combobox", { name: "Add a treatment" });
    if (!picker) throw new Error("There is no picker.");
    await user.selectOptions(picker, "Hip Replacement");
    expect(readPlan().basics.treatments).toEqual(["hip-replacement"]);
    await user.selectOptions(picker, "Rhinoplasty");
    expect(readPlan().dates.treatments.map(({ slug }) => slug)).toEqual([
      "hip-replacement",
      "rhinoplasty",
    ]);

    await user.click(screen.getByRole("button", { name: /Remove\s*Hip Replacement/ }));
    expect(screen.queryByRole("checkbox", { name: "Hip Replacement" })).toBeNull();
    expect(JSON.stringify(readPlan())).not.toContain("hip-replacement");
  });

  it("can be left out of the trip, down to one, and stay in the plan", async () => {
    const user = userEvent.setup();
    show(<DatesTool />, plan(["rhinoplasty", "liposuction", "fue"]));
    await user.click(screen.getByRole("checkbox", { name: "Rhinoplasty" }));
    await user.click(screen.getByRole("checkbox", { name: "Liposuction" }));
    expect(await screen.findByRole("heading", { level: 2, name: /^FUE/ })).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "FUE Hair Transplant" })).toBeDisabled();
    expect(readPlan().basics.treatments).toHaveLength(3);
  });

  it("are planned for the longest of several methods until one is chosen", async () => {
    const user = userEvent.setup();
    show(<DatesTool />, plan(["glaucoma-treatment"]));
    const methods = await screen.findByRole("combobox", { name: /^Which part of the treatment/ });
    expect(methods).toHaveDisplayValue("Not sure: the longest (surgery)");
    await screen.findByRole("heading", { level: 2, name: /^Glaucoma Treatment \(surgery\)/ });
    expect(await keyDay("Fly home")).toHaveTextContent("Saturday, July 24, 2027");
    await user.selectOptions(methods, "Laser");
    expect(await keyDay("Fly home")).toHaveTextContent("Tuesday, June 15, 2027");
  });

  it("are three at most, and a fourth is only in the plan", async () => {
    const user = userEvent.setup();
    show(<DatesTool />, plan(["rhinoplasty", "liposuction", "fue"]));
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Add a treatment" }),
      "Septoplasty",
    );
    expect(screen.getByRole("checkbox", { name: "Septoplasty" })).not.toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Septoplasty" })).toBeDisabled();
    expect(readPlan().dates.treatments).toHaveLength(3);
  });
});

describe("the key days", () => {
  it("have each treatment’s condition for the flight, and the day of more cautious surgeons", async () => {
    show(<DatesTool />, plan(["knee-replacement", "rhinoplasty"]));
    const flight = await keyDay("Fly home");
    expect(flight).toHaveTextContent("Saturday, July 24, 2027");
    expect(flight).toHaveTextContent(
      "Clinics in Turkey often plan Saturday, June 26, 2027 to Saturday, July 3, 2027",
    );
    expect(flight).toHaveTextContent("Rhinoplasty: once the splint is off");
    expect(flight).toHaveTextContent("More cautious advice: Saturday, September 4, 2027");
  });

  it("follow a booked flight that is later, and show its day in words", async () => {
    const booked = plan(["knee-replacement"]);
    show(<DatesTool />, { ...booked, dates: { ...booked.dates, flight: "2027-07-31" } });
    const flight = await keyDay("Fly home");
    expect(flight).toHaveTextContent("Saturday, July 31, 2027");
    // The only treatment of the trip is in the title.
    expect(flight).not.toHaveTextContent("Knee Replacement");
    screen.getByText(
      /More cautious surgeons advise waiting until Saturday, September 4, 2027\. Ask/,
    );
    expect(screen.getByLabelText(/^Flight home/)).toHaveAccessibleDescription(
      "Saturday, July 31, 2027",
    );
  });

  it("say how late the last session can be", async () => {
    show(<DatesTool />, plan(["teeth-whitening"]));
    expect(await keyDay("First session")).toHaveTextContent(
      "The last session is up to 2 days later",
    );
    screen.getByRole("complementary", { name: "The dentist decides" });
  });

  it("link to their sources", async () => {
    show(<DatesTool />, plan(["rhinoplasty", "liposuction"]));
    await keyDay("Fly home");
    for (const [name, href] of [
      ["Rhinoplasty", "/treatment/rhinoplasty"],
      ["Liposuction", "/treatment/liposuction"],
      ["How these dates are worked out", "#sources"],
    ] as const) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  });

  it.each([
    ["dental-implants", "usually 2 trips, 3 to 6 months apart."],
    ["invisalign", "usually 5 to 10 trips, fewer if a dentist at home shares the checks."],
    ["laser-hair-removal", "usually 6 to 8 trips."],
  ] as const)("are for one trip of %s", async (slug, trips) => {
    show(<DatesTool />, plan([slug]));
    expect(await screen.findByText(/These dates are for one of them\.$/)).toHaveTextContent(trips);
  });
});

it("keeps earlier days that are not a number, and says so instead of counting them", async () => {
  const user = userEvent.setup();
  show(<DatesTool />, plan(["rhinoplasty"]));
  const days = screen.getByLabelText(/^Days you’ve already spent/);
  for (const typed of ["ten", "1000", "-5", "12.5"]) {
    await user.clear(days);
    await user.type(days, typed);
    expect(days).toHaveValue(typed);
    expect(days).toHaveAccessibleDescription(/Enter a whole number from 0 to 180\.$/);
    expect(screen.queryByText("More than 90 days in 180")).not.toBeInTheDocument();
  }
  await user.clear(days);
  await user.type(days, "85");
  expect(days).not.toHaveAccessibleDescription(/Enter a whole number/);
  expect(await screen.findByText("More than 90 days in 180")).toBeVisible();
});

it("draws the trip with its days, and without the same id twice", async () => {
  vi.setSystemTime("2027-04-01");
  const { container } = show(<DatesTool />, plan(["rhinoplasty"]));
  expect(await screen.findByText("To the earliest usual day")).toBeVisible();
  screen.getByText("June 10 to June 22");
  screen.getByText("June 12 to August 7");
  // On a phone, the lists are folded.
  screen.getByText("16 entries, from March 18, 2027, 3 as soon as you can");
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("saves calendar events with ids of their own, which a later file keeps", async () => {
  const uids = async () => {
    saveCalendarFile(
      [
        {
          id: "flight",
          part: "turkey",
          title: "",
          from: "2027-06-12",
          to: "2027-06-12",
          passed: false,
          late: false,
        },
      ],
      false,
    );
    return (await saved.at(-1)?.text())?.match(/UID:(.*)/)?.[1];
  };
  readPlan();
  replacePlan(plan(["rhinoplasty"]));
  const first = await uids();
  expect(first).toMatch(/^plan-[a-z0-9]+-/);
  expect(await uids()).toBe(first);
  replacePlan(plan(["rhinoplasty"]));
  expect(await uids()).not.toBe(first);
});

it("copies the dates, for an app that saves no files", async () => {
  const user = userEvent.setup();
  show(<DatesTool />, plan(["rhinoplasty"]));
  await user.click(await screen.findByRole("button", { name: "Copy the dates" }));
  expect(await navigator.clipboard.readText()).toMatch(/^Saturday, June 12, 2027: Treatment$/m);
});

it("says that a year is wrong once the field is left, and not while it is typed", async () => {
  const user = userEvent.setup();
  show(<DatesTool />, plan(["rhinoplasty"]));
  const field = screen.getByLabelText("Date of the treatment");
  await user.click(field);
  await user.clear(field);
  await user.type(field, "0027-10-05");
  expect(field).not.toHaveAttribute("aria-invalid");
  await user.tab();
  expect(field).toHaveAccessibleDescription(/Enter a date from 2020 to 2199/);
});

describe("questions and documents", () => {
  it("count answers once there is a clinic to answer", async () => {
    const user = userEvent.setup();
    show(<ChecklistTool />, plan(["rhinoplasty"]));
    expect(await screen.findByText(/^Add a clinic to write down its answers\./)).toBeVisible();
    expect(screen.queryByText(/answered/)).toBeNull();
    const name = screen.getByLabelText("Name of a clinic");
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(/Enter the name of the clinic\.$/);
    await user.type(name, "Clinic A{Enter}");
    expect(screen.getAllByText(/0 of \d+ answered/).length).toBeGreaterThan(3);
    expect(screen.queryByText(/Add a clinic to write/)).toBeNull();
  });

  it("name the city on the sheet for the GP, and the clinic once there is one", async () => {
    const user = userEvent.setup();
    const rhinoplasty = plan(["rhinoplasty"]);
    const basics = { ...rhinoplasty.basics, city: "İzmir" as const };
    show(<ChecklistTool />, { ...rhinoplasty, basics });
    const sheet = await screen.findByRole("article", { name: "Sheet for your GP at home" });
    const fact = () => within(sheet).getByText(/İzmir/).parentElement;
    expect(fact()).toHaveTextContent(/^City: ?İzmir$/);
    await user.type(screen.getByLabelText("Name of a clinic"), "Clinic A{Enter}");
    expect(fact()).toHaveTextContent(/^Clinic: ?Clinic A, İzmir$/);
  });

  it("have every warning sign of the treatments under the door to which it leads", async () => {
    show(<ChecklistTool />, plan(["rhinoplasty", "lasik", "beard-transplant"]));
    const sheet = await screen.findByRole("article", { name: "Sheet of warning signs" });
    const details = await Promise.all(pages.map((page) => treatmentDetails.load(page)));
    const lists = signLists(details.flatMap(familiesOf));
    expect(lists.length).toBeGreaterThan(3);
    for (const { title, items } of lists) {
      const part = within(within(sheet).getByText(title).parentElement ?? sheet);
      expect(part.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([...items]),
      );
    }
  });

  it("put every check on the sheet for the GP, or say how many more there are", async () => {
    show(<ChecklistTool />, plan(["rhinoplasty", "lasik", "beard-transplant"]));
    const sheet = await screen.findByRole("article", { name: "Sheet for your GP at home" });
    const title = within(sheet).getByText(/^Checks after my return/);
    const lines = within(title.parentElement ?? sheet).getAllByRole("listitem");
    expect(lines).toHaveLength(9);
    expect(lines.at(-1)).toHaveTextContent(/^\d more are on my sheet of dates$/);
  });
});
