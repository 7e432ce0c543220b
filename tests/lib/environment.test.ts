import { describe, expect, it } from "vitest";
import { parseEnvironment } from "@/lib/environment-schema.ts";

const operator = { VITE_LEGAL_NAME: "Example Ltd", VITE_LEGAL_ADDRESS: "1 High Street, London" };

describe("build settings", () => {
  it("have defaults, which an empty value keeps", () => {
    expect(parseEnvironment({ VITE_SITE_URL: "" })).toMatchObject({
      VITE_SITE_URL: "https://sanavoy.example",
      VITE_LEGAL_NAME: "",
    });
  });

  it("are refused by name", () => {
    expect(() => parseEnvironment({ VITE_SITE_URL: "sanavoy", VITE_CONTACT_EMAIL: "us" })).toThrow(
      /VITE_SITE_URL must be a full URL; VITE_CONTACT_EMAIL must be an email address/,
    );
  });

  it("show the newsletter form only if VITE_NEWSLETTER is true", () => {
    expect(parseEnvironment({ VITE_NEWSLETTER: "true" }).VITE_NEWSLETTER).toBe(true);
    expect(parseEnvironment({}).VITE_NEWSLETTER).toBe(false);
    expect(() => parseEnvironment({ VITE_NEWSLETTER: "yes" })).toThrow(
      "VITE_NEWSLETTER must be true or false",
    );
  });

  it("must name an existing time zone", () => {
    expect(() => parseEnvironment({ VITE_TEAM_TIME_ZONE: "Mars/Olympus" })).toThrow(
      /VITE_TEAM_TIME_ZONE must be the name of a time zone/,
    );
    expect(parseEnvironment({ VITE_TEAM_TIME_ZONE: "Europe/Istanbul" })).toMatchObject({
      VITE_TEAM_TIME_ZONE: "Europe/Istanbul",
    });
  });

  it("must name the operator of a public site", () => {
    const site = { VITE_SITE_URL: "https://www.sanavoy.com" };
    expect(() => parseEnvironment(site)).toThrow(
      /VITE_LEGAL_NAME must be set for https:\/\/www\.sanavoy\.com; VITE_LEGAL_ADDRESS must be set/,
    );
    expect(() => parseEnvironment({ ...site, ...operator, VITE_LEGAL_NAME: " " })).toThrow(
      /VITE_LEGAL_NAME/,
    );
    expect(parseEnvironment({ ...site, ...operator })).toMatchObject(operator);
  });

  it.each(["http://localhost:4173", "https://staging.sanavoy.test", "https://sanavoy.example"])(
    "need not name an operator for %s",
    (address) => expect(parseEnvironment({ VITE_SITE_URL: address }).VITE_SITE_URL).toBe(address),
  );
});
