import { FAULTS } from "@shared/lead-faults.ts";
import { CONSENT_HEALTH_STATEMENT, CONSENT_LABEL } from "@shared/lead-fields.ts";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { PhoneCountrySelect } from "@/site/features/quote/phone-country-select.tsx";
import { EMPTY_QUOTE } from "@/site/features/quote/quote-values.ts";
import {
  answer,
  button,
  describedBy,
  fetchMock,
  field,
  fill,
  prepareForm,
  REFERENCE,
  sent,
  show,
} from "./quote-form-support.tsx";

prepareForm();

describe("the quote form's fields", () => {
  it("shows what the box is about in its own block, as large as its label", () => {
    show();
    const box = screen.getByRole("checkbox", { name: CONSENT_LABEL });
    expect(box).toHaveAccessibleDescription(expect.stringContaining(CONSENT_HEALTH_STATEMENT));
    const statement = screen.getByText(CONSENT_HEALTH_STATEMENT, { exact: false });
    expect(statement).toHaveClass("text-base", "text-ink");
    expect(FAULTS.consent.missing).toContain("your health");
  });

  it("restores the tab's draft except the consent, and preset values take precedence", async () => {
    show();
    await fill({ Notes: "Half a thought" });
    await userEvent.selectOptions(field("Location"), "Antalya");
    cleanup();
    show({ treatment: "fue" });
    await waitFor(() => expect(field("Notes")).toHaveProperty("value", "Half a thought"));
    expect(field("Treatment")).toHaveProperty("value", "FUE Hair Transplant");
    expect(field("Location")).toHaveProperty("value", "Antalya");
    expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
    cleanup();
    show({ city: "İstanbul" });
    await waitFor(() => expect(field("Notes")).toHaveProperty("value", "Half a thought"));
    expect(field("Location")).toHaveProperty("value", "İstanbul");
  });

  it("suggests what contains the text in any case, from the focus on, until one is picked", async () => {
    show();
    await userEvent.click(field("Treatment"));
    const list = within(screen.getByRole("listbox", { name: "Treatments" }));
    expect(list.getAllByRole("option")).toHaveLength(26);
    await userEvent.paste("se");
    const found = list.getAllByRole("option").map(({ textContent }) => textContent);
    // A word begins with it, or it is somewhere inside one.
    expect(found).toEqual([
      ...["Septorhinoplasty", "Septoplasty", "Deviated Septum Correction"],
      "Nose Tip Refinement",
    ]);
    await userEvent.clear(field("Treatment"));
    await userEvent.paste("GASTRIC");
    expect(list.getAllByRole("option")).toHaveLength(3);
    await userEvent.click(list.getByRole("option", { name: "Gastric Bypass" }));
    expect(field("Treatment")).toHaveValue("Gastric Bypass");
    expect(field("Treatment")).toHaveAttribute("aria-expanded", "false");
    expect(sessionStorage.getItem("sanavoy.quote-draft")).toContain("Gastric Bypass");
  });

  it("opens empty if the stored draft is invalid", async () => {
    sessionStorage.setItem("sanavoy.quote-draft", '{"values":{"name":7}}');
    show();
    await userEvent.type(field("Full name"), "Ada");
    expect(field("Full name")).toHaveProperty("value", "Ada");
  });

  it.each([
    // The preference of a German Firefox.
    [["de", "en-US", "en"], "Germany"],
    [["en"], "United States"],
    [["es-419"], "Not chosen"],
    [[], "Not chosen"],
  ])("shows the country that %s suggests at once", (languages, country) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    show();
    expect(field("Country code")).toHaveDisplayValue(country);
  });

  it.each([
    ["en-GB", "United Kingdom (+44)", "United Kingdom (+44)"],
    ["en-IE", "Ireland (+353)", "Ireland (+353)"],
    ["de-DE", "Germany", "Germany (+49)"],
  ])(
    "has the calling code for %s at once or when the list has loaded",
    async (language, first, then) => {
      vi.spyOn(navigator, "languages", "get").mockReturnValue([language]);
      show();
      expect(field("Country code")).toHaveDisplayValue(first);
      await userEvent.click(field("Country code"));
      await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(200));
      expect(field("Country code")).toHaveDisplayValue(then);
    },
  );

  it("keeps “Not chosen” if someone chooses it", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
    show();
    await userEvent.selectOptions(field("Country code"), "Not chosen");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(200));
    expect(field("Country code")).toHaveDisplayValue("Not chosen");
  });

  it("stores a chosen country in the draft at once", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
    show();
    await userEvent.selectOptions(field("Country code"), "GB");
    const stored = () => JSON.parse(sessionStorage.getItem("sanavoy.quote-draft") ?? "{}");
    await waitFor(() => expect(stored()).toMatchObject({ values: { phone_country: "GB" } }));
  });

  it("keeps the country chosen in a draft however often it is restored", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
    const values = { ...EMPTY_QUOTE, phone: "312345", phone_country: "AD" };
    sessionStorage.setItem("sanavoy.quote-draft", JSON.stringify({ values, attempt: null }));
    for (const _time of [1, 2]) {
      show();
      await waitFor(() => expect(field("Country code")).toHaveDisplayValue("Andorra (+376)"));
      expect(sessionStorage.getItem("sanavoy.quote-draft")).toContain('"phone_country":"AD"');
      cleanup();
    }
  });

  it("restores the country chosen in a draft after the list has loaded", () => {
    const select = () => (
      <PhoneCountrySelect id="country" countries={countries} onPrepare={vi.fn()} />
    );
    const countries = [
      { code: "AD", label: "Andorra (+376)" },
      { code: "GB", label: "United Kingdom (+44)" },
    ];
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
    const { rerender } = render(select());
    const control = screen.getByRole("combobox");
    expect(control).toHaveDisplayValue("United Kingdom (+44)");
    control.dataset.wanted = "AD";
    rerender(select());
    expect(control).toHaveDisplayValue("Andorra (+376)");
    expect(control).not.toHaveAttribute("data-guessed");
  });

  it("sends the likely country of a national number by default", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB", "tr"]);
    show();
    await fill({ Phone: "07700 900123" });
    await waitFor(() => expect(field("Country code")).toHaveProperty("value", "GB"));
    answer(201, { id: "1", reference: REFERENCE });
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toMatchObject({ phone_country: "GB" }));
  });

  it("refuses a number that is too short for the chosen country", async () => {
    show();
    await fill({ Phone: "12" });
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeGreaterThan(200));
    await userEvent.selectOptions(field("Country code"), "Germany (+49)");
    await userEvent.click(button());
    await waitFor(() => expect(describedBy("Phone")).toContain("This phone number is too short"));
  });

  it("asks about a number that is too short for a guessed country", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
    show();
    await fill({ Phone: "07700" });
    await userEvent.click(button());
    await waitFor(() => expect(describedBy("Phone")).toContain("This phone number is too short"));
    expect(fetchMock).not.toHaveBeenCalled();

    await userEvent.selectOptions(field("Country code"), "Andorra (+376)");
    await userEvent.clear(field("Phone"));
    await userEvent.type(field("Phone"), "312345");
    answer(201, { id: "1", reference: REFERENCE });
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toMatchObject({ phone: "312345", phone_country: "AD" }));
  });

  it("accepts a number that is too long for a guessed country, and sends no country", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
    show();
    await fill({ Phone: "020 7946 0958 12" });
    answer(201, { id: "1", reference: REFERENCE });
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toMatchObject({ phone_country: null }));
  });

  it("guesses the country again if the draft has none", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
    const values = { ...EMPTY_QUOTE, phone: "07700" };
    sessionStorage.setItem("sanavoy.quote-draft", JSON.stringify({ values, attempt: null }));
    show();
    await waitFor(() => expect(field("Phone")).toHaveProperty("value", "07700"));
    await fill({ Phone: "07700" });
    await waitFor(() => expect(field("Country code")).toHaveProperty("value", "GB"));
    await userEvent.click(button());
    await waitFor(() => expect(describedBy("Phone")).toContain("This phone number is too short"));
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("does not store a guessed country as a chosen one", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
    show();
    await fill({ Phone: "020 7946 0958 1" });
    await waitFor(() => expect(field("Country code")).toHaveProperty("value", "US"));
    await userEvent.type(field("Phone"), "2");
    cleanup();
    show();
    await waitFor(() => expect(field("Phone")).toHaveProperty("value", "020 7946 0958 12"));
    await userEvent.click(screen.getByRole("checkbox"));
    answer(201, { id: "1", reference: REFERENCE });
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toMatchObject({ phone_country: null }));
  });

  it("counts the characters of the notes near their limit and beyond it", async () => {
    show();
    const notes = field("Notes");
    await userEvent.click(notes);
    await userEvent.paste("x".repeat(1990));
    await screen.findByText("10 characters left");
    await userEvent.paste("x".repeat(30));
    await screen.findByText("20 characters too many");
  });
});
