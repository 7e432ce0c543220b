import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { clinicDraftSchema, draftOf } from "@/admin/features/clinics/clinic-draft.ts";
import { clinicMarks } from "@/admin/features/clinics/clinic-marks.ts";
import type { Clinic } from "@/admin/features/clinics/clinics-api.ts";
import { teamToday } from "@/admin/features/time/team-time.ts";
import { exampleClinic } from "./example-clinic.ts";
import { type Answers, answersFor, fill, openWorkspace } from "./workspace-support.tsx";

const good = exampleClinic;
const unchecked: Clinic = {
  ...good,
  id: "c11c0001-0000-4000-8000-000000000002",
  name: "Example Clinic B",
  city: "İzmir",
  treatments: ["lasik"],
  certificate_checked_on: null,
  certificate_checked_by: null,
};
const inactive: Clinic = {
  ...good,
  id: "c11c0001-0000-4000-8000-000000000003",
  name: "Example Clinic C",
  is_active: false,
};

function openClinics(answers: Answers = {}, role: "admin" | "coordinator" = "admin", path = "") {
  return openWorkspace(`/admin/clinics${path}`, {
    ...answersFor(role),
    "POST list_privacy_tasks": () => ({ json: [] }),
    "GET clinics": ({ search }) => ({
      json: search.has("id") ? good : [good, unchecked, inactive],
    }),
    ...answers,
  });
}

const names = () =>
  screen
    .getAllByRole("rowheader")
    .map((row) => within(row).getByRole("link").textContent?.replace("Example Clinic ", ""));

it.each<[string, Partial<Clinic>, string[]]>([
  ["in order", {}, []],
  ["without a certificate", { certificate: null }, ["Certificate: none recorded"]],
  ["never looked up", { certificate_checked_on: null }, ["Certificate: never looked up"]],
  ["looked up a year ago", { certificate_checked_on: "2025-11-26" }, []],
  [
    "looked up longer ago",
    { certificate_checked_on: "2025-11-25" },
    ["Certificate: looked up over 12 months ago"],
  ],
  ["without insurance", { insured_until: null }, ["Insurance: none recorded"]],
  ["insured until today", { insured_until: "2026-11-26" }, []],
  [
    "no longer insured or active",
    { insured_until: "2026-11-25", is_active: false },
    ["Inactive", "Insurance: ran out on Nov 25, 2026"],
  ],
])("marks what somebody must know about a clinic %s", (_what, columns, marks) => {
  expect(clinicMarks({ ...good, ...columns }, "2026-11-26")).toEqual(marks);
});

it("cleans what is pasted, and reads a number without its country as Turkish", () => {
  const draft = {
    ...draftOf(good),
    email: "Deniz <mailto:deniz@example.com>",
    whatsapp: "0532 000 00 00",
    contact_name: "Deniz\u202e Example\t",
  };
  expect(clinicDraftSchema.parse(draft)).toMatchObject({
    email: "deniz@example.com",
    whatsapp: "+905320000000",
    contact_name: "Deniz Example",
  });
});

it("finds clinics by city, treatment and words, and shows inactive ones on request", async () => {
  openClinics();
  await screen.findByRole("table", { name: "Clinics" });
  expect(names()).toEqual(["A", "B"]);
  await userEvent.selectOptions(screen.getByLabelText("City"), "İzmir");
  expect(names()).toEqual(["B"]);
  await userEvent.selectOptions(screen.getByLabelText("Treatment"), "Porcelain Veneers");
  expect(screen.getByText("No clinics match")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear the filters" }));
  await userEvent.click(screen.getByLabelText("Show inactive"));
  expect(names()).toEqual(["A", "B", "C"]);
  expect(screen.getByText("Inactive")).toBeVisible();
  await fill(screen.getByLabelText("Search"), "izmir");
  expect(names()).toEqual(["B"]);
  expect(screen.getByText("Never looked up")).toBeVisible();
});

it("asks before it records that a certificate was looked up today, at the version that was seen", async () => {
  const { calls } = openClinics({
    "PATCH clinics": ({ search, body }) => ({
      json: search.get("version") === "eq.3" ? [{ ...unchecked, ...(body as object) }] : [],
    }),
  });
  await userEvent.click(
    await screen.findByRole("button", {
      name: "I looked it up today: the certificate of Example Clinic B",
    }),
  );
  expect(calls.some(({ name }) => name === "PATCH clinics")).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Yes, I looked it up" }));
  // Another one was looked up in the last 12 months.
  expect(screen.getAllByRole("button", { name: /^I looked it up/, hidden: true })).toHaveLength(1);
  expect(await screen.findByText("Example Clinic B: looked up today")).toBeInTheDocument();
  expect(calls).toContainEqual({
    name: "PATCH clinics",
    body: { certificate_checked_on: teamToday() },
  });
});

it("adds a clinic, and keeps what was typed when the register knows the name", async () => {
  let known = true;
  const { calls } = openClinics({
    "POST clinics": ({ body }) =>
      known
        ? { status: 409, json: { code: "23505", message: "duplicate key" } }
        : { status: 201, json: { ...good, ...(body as object) } },
  });
  await userEvent.click(await screen.findByRole("link", { name: "New clinic" }));
  const form = within(await screen.findByRole("form", { name: "New clinic" }));
  const add = form.getByRole("button", { name: "Add clinic" });
  await fill(form.getByLabelText(/^WhatsApp/), "nine");
  await userEvent.click(add);
  expect(await form.findByRole("link", { name: "Enter the name of the clinic." })).toBeVisible();
  expect(form.getByRole("link", { name: /^Enter a phone number/ })).toBeVisible();
  await fill(form.getByLabelText("Name"), "Example Clinic D");
  await userEvent.clear(form.getByLabelText(/^WhatsApp/));
  await userEvent.click(form.getByText("Dental"));
  await userEvent.click(form.getByLabelText("Dental Implants"));
  await userEvent.click(form.getByLabelText("Porcelain Veneers"));
  await userEvent.click(add);
  expect(await form.findByRole("link", { name: /^The register already has/ })).toBeVisible();
  known = false;
  await userEvent.click(add);
  expect(await screen.findByText("Clinic saved")).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === "POST clinics").at(-1)?.body).toEqual({
    name: "Example Clinic D",
    city: "İstanbul",
    treatments: ["dental-implants", "veneers"],
    languages: null,
    contact_name: null,
    email: null,
    whatsapp: null,
    certificate: null,
    certificate_checked_on: null,
    insured_until: null,
    notes: null,
    is_active: true,
  });
});

it("shows both versions if a colleague saved first", async () => {
  const theirs = { ...good, languages: "English, German", version: 4 };
  openClinics(
    {
      "GET clinics": ({ search }) => ({ json: search.has("id") ? theirs : [good] }),
      "PATCH clinics": () => ({ json: [] }),
    },
    "admin",
    `?clinic=${good.id}`,
  );
  await fill(await screen.findByLabelText(/^Notes/), "Closed in August");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const conflict = within(await screen.findByRole("region", { name: /while you were editing/ }));
  expect(conflict.getByText(/Ayşe Demir changed this clinic/)).toBeVisible();
  expect(conflict.getByText("Closed in August")).toBeVisible();
  expect(conflict.getByText("English, German")).toBeVisible();
  await userEvent.click(conflict.getByRole("button", { name: "Discard mine and edit theirs" }));
  expect(screen.getByLabelText(/^Languages/)).toHaveValue("English, German");
});

it("does not remove a clinic that a lead names", async () => {
  openClinics(
    {
      "DELETE clinics": () => ({
        status: 400,
        json: { code: "23503", message: "It violates a foreign key." },
      }),
    },
    "admin",
    `?clinic=${good.id}`,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
  expect(
    await screen.findByText("A lead names this clinic. Make it inactive instead."),
  ).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: good.name })).toBeInTheDocument();
});

it("lets coordinators read, and not change", async () => {
  const { router } = openClinics({}, "coordinator");
  await userEvent.click(await screen.findByRole("link", { name: "Example Clinic A" }));
  expect(await screen.findByRole("heading", { level: 1, name: good.name })).toBeVisible();
  expect(screen.getByText("Dental Implants, Porcelain Veneers")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Save|Remove|Looked up/ })).toBeNull();
  await router.navigate("/admin/clinics?clinic=new");
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  expect(screen.queryByRole("link", { name: "New clinic" })).toBeNull();
});

it("says that there are none yet, or that they could not be loaded", async () => {
  let fails = true;
  openClinics({
    "GET clinics": () => (fails ? { status: 400, json: { message: "no" } } : { json: [] }),
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  fails = false;
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("There are no clinics yet")).toBeVisible();
});
