import { describe, expect, it } from "vitest";
import { canBePhoneNumber, readLead } from "../../supabase/functions/_shared/lead.ts";
import { exampleRequest, writtenPhones } from "./functions-support.ts";

describe("a phone number", () => {
  it.each([
    "12",
    "+44 12",
    "none",
    "call me",
    "+44 call me",
    "07700 900123 (after 6)",
    "07700 900123 or 07700 900124",
    "٠٧",
    "\u202a\u202c",
    "☎",
    "123456789012345678901",
    "+",
    "()",
    "",
  ])("cannot be '%s'", (text) => {
    expect(canBePhoneNumber(text)).toBe(false);
  });
});

describe("the lead's schema", () => {
  it.each(writtenPhones)("keeps the phone number %s as it was typed", (phone) => {
    expect(readLead(exampleRequest({ phone }))).toMatchObject({ success: true, lead: { phone } });
  });

  it.each([
    ["name", "Enter your full name."],
    ["treatment", "Enter the treatment you are interested in."],
    ["email", "Enter your email address."],
    ["phone", "Enter your phone (WhatsApp) number."],
  ])("treats an invisible %s as empty", (field, message) => {
    // Zero-width space, word joiner, byte-order mark, direction marks, soft hyphen and Hangul filler.
    for (const text of ["", " ", "\u200b", "\u2060\ufeff", "\u202a \u202c", "\u00ad", "\u3164"]) {
      expect(readLead(exampleRequest({ [field]: text })), JSON.stringify(text)).toEqual({
        success: false,
        faults: { fields: { [field]: message }, codes: { [field]: "missing" } },
      });
    }
  });

  it.each([
    ["treatment", undefined, "missing"],
    ["treatment", null, "missing"],
    ["treatment", true, "wrong_type"],
    ["treatment", "t".repeat(121), "too_long"],
    ["treatment", "LASIK\n", undefined],
    ["treatment", "LA\nSIK", "bad_characters"],
    ["location_city", undefined, "missing"],
    ["location_city", "Ankara", "invalid"],
    ["location_city", 1, "invalid"],
    ["location_country", undefined, "missing"],
    ["location_country", "Greece", "invalid"],
    ["name", " ", "missing"],
    ["name", { first: "Grace" }, "wrong_type"],
    ["name", "Grace \ud83e", "bad_characters"],
    ["email", "", "missing"],
    ["email", "grace at example.com", "invalid"],
    ["email", `${"e".repeat(250)}@example.com`, "too_long"],
    ["phone", "\u202a", "missing"],
    ["phone", "12", "invalid"],
    ["phone", 447700900123, "wrong_type"],
    ["travel_month", undefined, undefined],
    ["travel_month", 5, "wrong_type"],
    ["travel_month", "m".repeat(61), "too_long"],
    ["notes", null, undefined],
    ["notes", "one\0two", "bad_characters"],
    ["notes", "n".repeat(2001), "too_long"],
    ["consent", undefined, "missing"],
    ["consent", false, "missing"],
    ["consent", "true", "wrong_type"],
    ["source_page", "/".repeat(301), "too_long"],
    ["request_id", "1", "invalid"],
    ["phone_country", "GB", undefined],
    ["phone_country", "", undefined],
    ["phone_country", null, undefined],
    ["phone_country", "gb", "invalid"],
    ["phone_country", "XX", "invalid"],
    ["phone_country", 44, "wrong_type"],
    ["contact_by", "whatsapp", undefined],
    ["contact_by", "", undefined],
    ["contact_by", "pigeon", "invalid"],
    ["contact_by", ["email"], "wrong_type"],
    ["website", 1, "wrong_type"],
  ])("has a code if %s is %j: %s", (field, value, code) => {
    const read = readLead(exampleRequest({ [field]: value }));
    expect(read.success ? undefined : read.faults.codes).toEqual(code && { [field]: code });
    if (!read.success) expect(Object.keys(read.faults.fields)).toEqual([field]);
  });

  it.each([
    ["n".repeat(2001), "Notes must be 2,000 characters or fewer."],
    ["one\0two", "Notes must not include characters that we cannot store."],
  ])("has a message that says what is wrong with notes", (notes, sentence) => {
    expect(readLead(exampleRequest({ notes }))).toMatchObject({
      success: false,
      faults: { fields: { notes: sentence } },
    });
  });

  it.each([
    [{ ...exampleRequest(), status: "booked" }, "unknown_field"],
    [[], "wrong_type"],
    ["LASIK", "wrong_type"],
    [null, "missing"],
  ])("has a code for the whole body %j: %s", (body, code) => {
    const read = readLead(body);
    expect(read.success ? undefined : read.faults.codes).toEqual({ body: code });
  });

  it("accepts only a number that the chosen country has, or an international one", () => {
    const codesFor = (phone: string) => {
      const read = readLead(exampleRequest({ phone, phone_country: "GB" }));
      return read.success ? undefined : read.faults.codes;
    };
    for (const phone of ["07700 900123", "+90 532 000 00 00", "0044 7700 900123"]) {
      expect(codesFor(phone), phone).toBeUndefined();
    }
    // This number is long enough for some countries, but too short for the chosen one.
    expect(codesFor("770090")).toEqual({ phone: "invalid" });
    expect(codesFor("07700 900123 456 789")).toEqual({ phone: "invalid" });
    expect(readLead(exampleRequest({ phone: "770090" })).success).toBe(true);
  });

  it("says that a number is too short, and not that it is invalid", () => {
    const message = (phone: string, phone_country: string | null = null) => {
      const read = readLead(exampleRequest({ phone, phone_country }));
      return read.success ? undefined : read.faults.fields.phone;
    };
    const tooShort = "This phone number is too short. Check the number and the country code.";
    expect(message("12")).toBe(tooShort);
    expect(message("+44 12")).toBe(tooShort);
    expect(message("07700", "GB")).toBe(tooShort);
    const faults = readLead(exampleRequest({ name: "", phone: "07700", phone_country: "GB" }));
    expect(faults).toMatchObject({
      faults: { fields: { name: "Enter your full name.", phone: tooShort } },
    });
    expect(message("none", "GB")).toMatch(/^Enter a phone number/);
    expect(message("07700 900123 456 789", "GB")).toMatch(/^Enter a phone number/);
  });

  it("keeps joiners and marks in a visible name", () => {
    const name = "می\u200cخواهم \u200fנועה";
    expect(readLead(exampleRequest({ name }))).toMatchObject({ success: true, lead: { name } });
  });
});
