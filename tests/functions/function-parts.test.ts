import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { clientAddress } from "../../supabase/functions/_shared/client-address.ts";
import { countedEmail } from "../../supabase/functions/_shared/counted-email.ts";
import { createDatabaseCall } from "../../supabase/functions/_shared/database.ts";
import { canBePhoneNumber, readLead } from "../../supabase/functions/_shared/lead.ts";
import { CONSENT_TEXT } from "../../supabase/functions/_shared/lead-fields.ts";
import type { AddressHeader } from "../../supabase/functions/_shared/project-settings.ts";
import {
  createLeadStore,
  type LeadSubmission,
} from "../../supabase/functions/submit-lead/lead-store.ts";
import { readSettings } from "../../supabase/functions/submit-lead/settings.ts";
import { exampleRequest, writtenPhones } from "./support.ts";

describe("the address that a limit counts", () => {
  const counted = (headers: Record<string, string>, header: AddressHeader = "cf-connecting-ip") =>
    clientAddress(new Headers(headers), header);

  it.each([
    ["203.0.113.7", "203.0.113.7", undefined],
    ["::ffff:203.0.113.7", "203.0.113.7", undefined],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64", "2001:db8:1::/48"],
    ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
    ["::1", "0:0:0:0::/64", "0:0:0::/48"],
    ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  ])("of %s is %s, in the network %s", (text, address, network) => {
    expect(counted({ "cf-connecting-ip": ` ${text} ` })).toEqual({ address, network });
    expect(counted({ "x-forwarded-for": `203.0.113.99, ${text}` })).toEqual({ address, network });
  });

  it.each([
    {},
    { "cf-connecting-ip": " " },
    { "cf-connecting-ip": "No Address" },
    { "cf-connecting-ip": "203.0.113.256" },
    { "cf-connecting-ip": "203.0.113.7, 203.0.113.8" },
    { "cf-connecting-ip": "203.0.113" },
    { "cf-connecting-ip": "3405803783" },
    { "cf-connecting-ip": "1]/x[2" },
    { "x-forwarded-for": "203.0.113.7," },
    { "x-forwarded-for": "203.0.113.7, unknown" },
    { "x-real-ip": "203.0.113.7", "true-client-ip": "203.0.113.7", forwarded: "for=203.0.113.7" },
  ])("counts with all others of unknown address: %j", (headers: Record<string, string>) => {
    expect(counted(headers)).toEqual({ address: "unknown", network: undefined });
  });

  it("is the one that Cloudflare saw on a hosted project, whatever was forwarded", () => {
    const headers = {
      "cf-connecting-ip": "198.51.100.1",
      "x-forwarded-for": "203.0.113.7, 10.0.0.1",
    };
    expect(counted(headers).address).toBe("198.51.100.1");
  });

  it("is never what a caller puts before what the platform adds", () => {
    expect(counted({ "x-forwarded-for": "203.0.113.7, 198.51.100.1" }).address).toBe(
      "198.51.100.1",
    );
    // A platform without Cloudflare passes that header on as the caller sent it.
    const headers = { "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "198.51.100.1" };
    expect(counted(headers, "x-forwarded-for").address).toBe("198.51.100.1");
  });
});

describe("the mailbox that a limit counts", () => {
  it.each([
    ["Grace@Example.com", "grace@example.com"],
    ["grace+1@example.com", "grace@example.com"],
    ["grace.b+1+2@example.com", "grace.b@example.com"],
    ["+grace@example.com", "+grace@example.com"],
    ["g.r.a.c.e@gmail.com", "grace@gmail.com"],
    ["g.race+x@googlemail.com", "grace@gmail.com"],
    ["g.race@mail.gmail.com.example", "g.race@mail.gmail.com.example"],
  ])("of %s is %s", (email, mailbox) => {
    expect(countedEmail(email)).toBe(mailbox);
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
      functionsUrl: "https://project.example.com/functions/v1",
      secretKey: "sb_secret_one",
      publicKeys: ["sb_publishable_one", "sb_publishable_two", "anon.jwt"],
      allowedOrigins: ["https://www.example.com", "http://localhost:4173"],
      limitPerAddress: 20,
      limitPerNetwork: 60,
      limitPerEmail: 3,
      limitTotal: 500,
      addressHeader: "cf-connecting-ip",
      hashSecret: "sb_secret_one",
      linkSecret: "sb_secret_one",
      contactEmail: "hello@sanavoy.example",
    });
  });

  it("can be set", () => {
    const settings = read({
      LEAD_LIMIT_PER_ADDRESS: "100",
      LEAD_LIMIT_PER_NETWORK: "200",
      LEAD_LIMIT_PER_EMAIL: "1",
      LEAD_LIMIT_TOTAL: "5000",
      LEAD_ADDRESS_HEADER: "x-forwarded-for",
      LEAD_HASH_SALT: "salt",
      LINK_SECRET: "link secret",
      VITE_CONTACT_EMAIL: "care@example.com",
    });
    expect(settings).toMatchObject({
      limitPerAddress: 100,
      limitPerNetwork: 200,
      limitPerEmail: 1,
      limitTotal: 5000,
      addressHeader: "x-forwarded-for",
      hashSecret: "salt",
      linkSecret: "link secret",
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
    ["LEAD_LIMIT_PER_NETWORK", "0"],
    ["LEAD_LIMIT_TOTAL", "0"],
    ["LEAD_ADDRESS_HEADER", "x-real-ip"],
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

  /** Starts a REST service with this listener, and returns its URL. */
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
      phone_e164: null,
      contact_by: null,
      travel_month: null,
      notes: null,
      source_page: null,
      consent: true,
      consent_text: CONSENT_TEXT,
      request_id: "5a7a0001-0000-4000-8000-00000000000a",
    },
    addressHash: "a".repeat(64),
    networkHash: null,
    emailHash: "e".repeat(64),
    limitPerAddress: 20,
    limitPerNetwork: 60,
    limitPerEmail: 3,
    limitTotal: 500,
  };
  const id = "5a7a0001-0000-4000-8000-00000000000b";
  const reference = "SV-7K2M-4QXV";

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
      response.end(JSON.stringify({ outcome: "created", id, reference }));
    });
    const outcome = await createLeadStore(createDatabaseCall({ supabaseUrl, secretKey }))(
      submission,
    );
    expect(outcome).toEqual({ outcome: "created", id, reference });
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
        network_hash: null,
        limit_per_network: 60,
        limit_total: 500,
      },
    });
  });

  it.each([
    [400, { code: "23514", message: "grace@example.com is wrong" }, "database_400_23514"],
    [404, { code: "PGRST202", message: "no function" }, "database_404_PGRST202"],
    [503, "Service Unavailable", "database_503"],
    [400, { code: "grace@example.com" }, "database_400"],
    [200, { outcome: "created" }, "database_unexpected_answer"],
    [200, { outcome: "created", id }, "database_unexpected_answer"],
    [200, { outcome: "created", id, reference: "SV-7K2M-4QXD" }, "database_unexpected_answer"],
    [200, { outcome: "limited", retry_after: 0, limit: "own" }, "database_unexpected_answer"],
    [200, { outcome: "limited", retry_after: 1, limit: "some" }, "database_unexpected_answer"],
    [200, "", "database_unexpected_answer"],
  ])("turns an answer %i %j into the code %3$s", async (status, body, code) => {
    const supabaseUrl = await serve((request, response) => {
      request.resume();
      response.statusCode = status;
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
    const store = createLeadStore(createDatabaseCall({ supabaseUrl, secretKey: "sb_secret_one" }));
    await expect(store(submission)).rejects.toThrow(new RegExp(`^${code}$`));
  });

  it("says that the database cannot be reached", async () => {
    const supabaseUrl = await serve((_request, response) => response.destroy());
    const store = createLeadStore(createDatabaseCall({ supabaseUrl, secretKey: "sb_secret_one" }));
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
    ["email", "Enter your email address."],
    ["phone", "Enter your phone (WhatsApp) number."],
  ])("takes a %s that does not show for an empty one", (field, message) => {
    // Zero-width space, word joiner, byte-order mark, direction marks, soft hyphen, Hangul filler.
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
  ])("names what is wrong with %s where it is %j: %s", (field, value, code) => {
    const read = readLead(exampleRequest({ [field]: value }));
    expect(read.success ? undefined : read.faults.codes).toEqual(code && { [field]: code });
    if (!read.success) expect(Object.keys(read.faults.fields)).toEqual([field]);
  });

  it.each([
    ["n".repeat(2001), "Notes must be 2,000 characters or fewer."],
    ["one\0two", "Notes must not include characters that we cannot store."],
  ])("says in a sentence what is wrong with notes", (notes, sentence) => {
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
  ])("names what is wrong with %j as a whole: %s", (body, code) => {
    const read = readLead(body);
    expect(read.success ? undefined : read.faults.codes).toEqual({ body: code });
  });

  it("takes a number that the chosen country has, or an international one, and no other", () => {
    const codesFor = (phone: string) => {
      const read = readLead(exampleRequest({ phone, phone_country: "GB" }));
      return read.success ? undefined : read.faults.codes;
    };
    for (const phone of ["07700 900123", "+90 532 000 00 00", "0044 7700 900123"]) {
      expect(codesFor(phone), phone).toBeUndefined();
    }
    // Long enough for some country, too short for this one.
    expect(codesFor("770090")).toEqual({ phone: "invalid" });
    expect(readLead(exampleRequest({ phone: "770090" })).success).toBe(true);
  });

  it("keeps joiners and marks in a name that shows", () => {
    const name = "می\u200cخواهم \u200fנועה";
    expect(readLead(exampleRequest({ name }))).toMatchObject({ success: true, lead: { name } });
  });
});
