import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { savedFiles } from "../saved-files.ts";
import { answersFor, fill, openWorkspace } from "./workspace-support.tsx";

const at = "2026-11-20T09:00:00+00:00";
const proposal_id = "9a0b0001-0000-4000-8000-000000000001";
const clinic = { clinic: "Example Clinic", city: "İzmir" };

const entry = {
  lead: {
    id: "6b7a0001-0000-4000-8000-000000000001",
    reference: "SV-7K2M-4QXV",
    created_at: at,
    restricted_at: null,
    name: "Grace Example",
    email: "grace@example.com",
    corrections: {},
    treatment_on: "2026-12-01",
    booked_clinic: clinic.clinic,
    decision: { choice: "quote", proposal_id, clinic: clinic.clinic, revision: 2, at },
  },
  proposals: [
    {
      id: proposal_id,
      ...clinic,
      would_get: "Rhinoplasty, in May",
      state: "sent",
      answered_how: "phone",
      wording: "By saying yes, you agree.",
      sent_on: "2026-11-19",
    },
  ],
  quotes: ["2.900 €", "2.990 €"].map((price, index) => ({
    proposal_id,
    ...clinic,
    revision: index + 1,
    kind: "operation",
    price,
    currency: "EUR",
    valid_until: "2026-12-31",
    excludes: "Flights",
    lines: {
      surgeon: { answer: "not-said", words: "Dr A. Example", amount: "" },
      tests: { answer: "extra", words: "Blood", amount: "120 €" },
    },
    recorded_at: at,
    shared_at: null,
  })),
  history: [],
  audit: [],
};

it("the copy of a person's data has what clinics were proposed and quoted, on paper and as a file", async () => {
  const saved = savedFiles();
  openWorkspace("/admin/personal-data", {
    ...answersFor("admin"),
    "POST person_data": () => ({
      json: { leads: [entry], messages: [], newsletter: null, clinics: [] },
    }),
    "POST similar_leads": () => ({ json: [] }),
  });
  await fill(await screen.findByLabelText(/^Email address/), "grace@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Find" }));
  const record = await screen.findByRole("article");
  for (const words of [
    "ClinicExample ClinicCityİzmirWhat the clinic getsRhinoplasty, in May",
    "Where it standsYes, and the clinic was asked",
    "Answered byPhone",
    "Agreed toBy saying yes, you agree.",
    "Price2.900 €",
    "Version2KindAn operationPrice2.990 €",
    "Price valid untilDec 31, 2026",
    "Who treats you: Dr A. Example",
    "Tests before treatment: Extra, 120 €, Blood",
    "Booked clinicExample Clinic",
    "Would like to go ahead with the quote of Example Clinic (version 2), ",
  ]) {
    expect(record).toHaveTextContent(words);
  }
  expect(record.textContent).not.toMatch(/[0-9a-f]{8}-|_|2026-|\[object/);
  await userEvent.click(screen.getByRole("button", { name: "Save as JSON" }));
  expect(JSON.parse((await saved[0]?.text()) ?? "")).toMatchObject({ leads: [entry] });
});
