import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { CONSENT_TEXT, canBePhoneNumber, readLead } from "../../supabase/functions/_shared/lead.ts";
import { clientAddress } from "../../supabase/functions/submit-lead/client-address.ts";
import {
  createLeadStore,
  type LeadSubmission,
} from "../../supabase/functions/submit-lead/lead-store.ts";
import { readSettings } from "../../supabase/functions/submit-lead/settings.ts";
import { exampleRequest, writtenPhones } from "./support.ts";

describe("the address that a limit counts", () => {
  it.each([
    ["203.0.113.7", { "x-forwarded-for": "203.0.113.7" }],
    ["203.0.113.7", { "x-forwarded-for": " 203.0.113.7 , 10.0.0.1, 10.0.0.2" }],
    ["198.51.100.1", { "cf-connecting-ip": "198.51.100.1", "x-forwarded-for": "203.0.113.7" }],
    ["203.0.113.7", { "x-forwarded-for": "::ffff:203.0.113.7" }],
    ["2001:db8:1:2::/64", { "x-forwarded-for": "2001:db8:1:2:3:4:5:6" }],
    ["2001:db8:1:2::/64", { "x-forwarded-for": "2001:0DB8:0001:0002::9" }],
    ["2001:db8:0:0::/64", { "x-forwarded-for": "2001:db8::1" }],
    ["0:0:0:0::/64", { "x-forwarded-for": "::1" }],
    ["fe80:0:0:0::/64", { "x-forwarded-for": "fe80::1%eth0" }],
    ["unknown", {}],
    ["unknown", { "x-forwarded-for": " " }],
    ["no address", { "x-forwarded-for": "No Address" }],
  ])("is %s for %j", (counted, headers: Record<string, string>) => {
    expect(clientAddress(new Headers(headers))).toBe(counted);
  });
});

describe("the function's settings", () => {
  const complete = {
    SUPABASE_URL: "https://project.example.com/",
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_one","other":"sb_secret_two"}',
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_one","other":"sb_publishable_two"}',
    SUPABASE_ANON_KEY: "anon.jwt",
    SUPABASE_SERVICE_ROLE_KEY: "service.jwt",
    ALLOWED_ORIGINS: "https://www.example.com, http://localhost:4173/",
  };
  const read = (changes: Record<string, string | undefined> = {}) => {
    const environment: Record<string, string | undefined> = { ...complete, ...changes };
    return readSettings((name) => environment[name]);
  };

  it("have the standards of the product", () => {
    expect(read()).toEqual({
      supabaseUrl: "https://project.example.com",
      secretKey: "sb_secret_one",
      publicKeys: ["sb_publishable_one", "sb_publishable_two", "anon.jwt"],
      allowedOrigins: ["https://www.example.com", "http://localhost:4173"],
      limitPerAddress: 20,
      limitPerEmail: 3,
      hashSecret: "sb_secret_one",
      contactEmail: "hello@sanavoy.example",
    });
  });

  it("can be set", () => {
    const settings = read({
      LEAD_LIMIT_PER_ADDRESS: "100",
      LEAD_LIMIT_PER_EMAIL: "1",
      LEAD_HASH_SALT: "salt",
      VITE_CONTACT_EMAIL: "care@example.com",
    });
    expect(settings).toMatchObject({
      limitPerAddress: 100,
      limitPerEmail: 1,
      hashSecret: "salt",
      contactEmail: "care@example.com",
    });
  });

  it("take the older keys of a project that has no new ones", () => {
    const older = { SUPABASE_SECRET_KEYS: undefined, SUPABASE_PUBLISHABLE_KEYS: undefined };
    expect(read(older)).toMatchObject({ secretKey: "service.jwt", publicKeys: ["anon.jwt"] });
  });

  it.each([
    ["SUPABASE_URL", undefined],
    ["SUPABASE_SECRET_KEYS", "sb_secret_one"],
    ["SUPABASE_PUBLISHABLE_KEYS", '{"default":1}'],
    ["ALLOWED_ORIGINS", undefined],
    ["ALLOWED_ORIGINS", ""],
    ["ALLOWED_ORIGINS", "*"],
    ["ALLOWED_ORIGINS", "https://*.example.com"],
    ["ALLOWED_ORIGINS", "www.example.com"],
    ["ALLOWED_ORIGINS", "https://www.example.com/site"],
    ["LEAD_LIMIT_PER_ADDRESS", "0"],
    ["LEAD_LIMIT_PER_ADDRESS", "-1"],
    ["LEAD_LIMIT_PER_EMAIL", "3.5"],
    ["LEAD_LIMIT_PER_EMAIL", "many"],
  ])("name %s where it is %j", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it("name both ways to give a key where there is none", () => {
    const noSecret = { SUPABASE_SECRET_KEYS: undefined, SUPABASE_SERVICE_ROLE_KEY: undefined };
    expect(() => read(noSecret)).toThrow(/SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY/);
    const noPublic = { SUPABASE_PUBLISHABLE_KEYS: undefined, SUPABASE_ANON_KEY: undefined };
    expect(() => read(noPublic)).toThrow(/SUPABASE_PUBLISHABLE_KEYS nor SUPABASE_ANON_KEY/);
  });

  it("never quote a key", () => {
    expect(() => read({ SUPABASE_SECRET_KEYS: "sb_secret_one" })).not.toThrow(/sb_secret_one/);
  });
});

describe("the way to the database", () => {
  let server: Server | undefined;
  afterEach(async () => {
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    server = undefined;
  });

  /** Starts a REST service that answers as told, and gives its address. */
  async function serve(listener: RequestListener): Promise<string> {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  }

  const submission: LeadSubmission = {
    lead: {
      treatment: "LASIK",
      location_city: "İzmir",
      location_country: "Turkey",
      name: "Grace",
      email: "grace@example.com",
      phone: "07700 900123",
      travel_month: null,
      notes: null,
      source_page: null,
      consent: true,
      consent_text: CONSENT_TEXT,
      request_id: "5a7a0001-0000-4000-8000-00000000000a",
    },
    addressHash: "a".repeat(64),
    emailHash: "e".repeat(64),
    limitPerAddress: 20,
    limitPerEmail: 3,
  };
  const id = "5a7a0001-0000-4000-8000-00000000000b";

  it.each([
    ["sb_secret_one", undefined],
    ["header.payload.signature", "Bearer header.payload.signature"],
  ])("calls submit_lead with the key %s and the bearer %s", async (secretKey, authorization) => {
    let called: Record<string, unknown> = {};
    const supabaseUrl = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { url, method, headers } = request;
      called = {
        url,
        method,
        apikey: headers.apikey,
        authorization: headers.authorization,
        type: headers["content-type"],
        body: JSON.parse(Buffer.concat(chunks).toString("utf8")),
      };
      response.end(JSON.stringify({ outcome: "created", id }));
    });
    const outcome = await createLeadStore({ supabaseUrl, secretKey })(submission);
    expect(outcome).toEqual({ outcome: "created", id });
    expect(called).toEqual({
      url: "/rest/v1/rpc/submit_lead",
      method: "POST",
      apikey: secretKey,
      authorization,
      type: "application/json",
      body: {
        lead: submission.lead,
        address_hash: submission.addressHash,
        email_hash: submission.emailHash,
        limit_per_address: 20,
        limit_per_email: 3,
      },
    });
  });

  it.each([
    [400, { code: "23514", message: "grace@example.com is wrong" }, "database_400_23514"],
    [404, { code: "PGRST202", message: "no function" }, "database_404_PGRST202"],
    [503, "Service Unavailable", "database_503"],
    [400, { code: "grace@example.com" }, "database_400"],
    [200, { outcome: "created" }, "database_unexpected_answer"],
    [200, { outcome: "limited", retry_after: 0 }, "database_unexpected_answer"],
    [200, "", "database_unexpected_answer"],
  ])("turns an answer %i %j into the code %3$s", async (status, body, code) => {
    const supabaseUrl = await serve((request, response) => {
      request.resume();
      response.statusCode = status;
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
    const store = createLeadStore({ supabaseUrl, secretKey: "sb_secret_one" });
    await expect(store(submission)).rejects.toThrow(new RegExp(`^${code}$`));
  });

  it("says that the database cannot be reached", async () => {
    const supabaseUrl = await serve((_request, response) => response.destroy());
    const store = createLeadStore({ supabaseUrl, secretKey: "sb_secret_one" });
    await expect(store(submission)).rejects.toThrow(/^database_unreachable$/);
  });
});

describe("a phone number", () => {
  it.each(writtenPhones)("%s can be one", (text) => {
    expect(canBePhoneNumber(text)).toBe(true);
  });

  it.each([
    "12",
    "+44 12",
    "none",
    "+44 7700 900123 ext 5 or so",
    "call me",
    "+44 call me",
    "call me on 07700 900123",
    "07700 900123 or 07700 900124",
    "٠٧",
    "\u202a\u202c",
    "☎",
    "123456789012345678901",
    "+",
    "()",
    "",
  ])("'%s' cannot", (text) => {
    expect(canBePhoneNumber(text)).toBe(false);
  });
});

describe("the lead's schema", () => {
  it.each(writtenPhones)("keeps the phone %s as it was written", (phone) => {
    expect(readLead(exampleRequest({ phone }))).toMatchObject({ success: true, lead: { phone } });
  });

  it.each([
    ["name", "Enter your full name."],
    ["treatment", "Enter the treatment you are interested in."],
    ["email", "Enter your e-mail address."],
    ["phone", "Enter your phone (WhatsApp) number."],
  ])("takes a %s that does not show for an empty one", (field, message) => {
    // Zero-width space, word joiner, byte-order mark, direction marks, soft hyphen, Hangul filler.
    for (const text of ["", " ", "\u200b", "\u2060\ufeff", "\u202a \u202c", "\u00ad", "\u3164"]) {
      expect(readLead(exampleRequest({ [field]: text })), JSON.stringify(text)).toEqual({
        success: false,
        fields: { [field]: message },
      });
    }
  });

  it("keeps joiners and marks in a name that shows", () => {
    const name = "می\u200cخواهم \u200fנועה";
    expect(readLead(exampleRequest({ name }))).toMatchObject({ success: true, lead: { name } });
  });
});
