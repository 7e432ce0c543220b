import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createDatabaseCall } from "../../supabase/functions/_shared/database.ts";
import { readFormSettings } from "../../supabase/functions/_shared/form-settings.ts";
import { CONSENT_TEXT, OPTIONAL_TEXTS } from "../../supabase/functions/_shared/lead-fields.ts";
import { recordOf } from "../../supabase/functions/_shared/typed-keys.ts";
import {
  createLeadStore,
  type LeadSubmission,
} from "../../supabase/functions/submit-lead/lead-store.ts";

describe("the settings of the function", () => {
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
    return readFormSettings((name) => environment[name]);
  };

  it("have the product's defaults", () => {
    expect(read()).toEqual({
      supabaseUrl: "https://project.example.com",
      functionsUrl: "https://project.example.com/functions/v1",
      secretKey: "sb_secret_one",
      publicKeys: ["sb_publishable_one", "sb_publishable_two", "anon.jwt"],
      allowedOrigins: ["https://www.example.com", "http://localhost:4173"],
      limits: { address: 20, network: 60, email: 3, total: 500 },
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
      limits: { address: 100, network: 200, email: 1, total: 5000 },
      addressHeader: "x-forwarded-for",
      hashSecret: "salt",
      linkSecret: "link secret",
      contactEmail: "care@example.com",
    });
  });

  it("use the older keys of a project that has no new ones", () => {
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
  ])("throw an error that names %s if it is %j", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it("throw an error that names both ways to set a key if there is none", () => {
    const noSecret = { SUPABASE_SECRET_KEYS: undefined, SUPABASE_SERVICE_ROLE_KEY: undefined };
    expect(() => read(noSecret)).toThrow(/SUPABASE_SECRET_KEYS nor SUPABASE_SERVICE_ROLE_KEY/);
    const noPublic = { SUPABASE_PUBLISHABLE_KEYS: undefined, SUPABASE_ANON_KEY: undefined };
    expect(() => read(noPublic)).toThrow(/SUPABASE_PUBLISHABLE_KEYS nor SUPABASE_ANON_KEY/);
  });

  it("never include a key in an error", () => {
    expect(() => read({ SUPABASE_SECRET_KEYS: "sb_secret_one" })).not.toThrow(/sb_secret_one/);
  });
});

describe("calls to the database", () => {
  let server: Server | undefined;
  afterEach(async () => {
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    server = undefined;
  });

  /** Starts a REST service with a listener, and returns its URL. */
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
      ...recordOf(OPTIONAL_TEXTS, () => null),
      source_page: null,
      consent: true,
      consent_text: CONSENT_TEXT,
      request_id: "5a7a0001-0000-4000-8000-00000000000a",
    },
    addressHash: "a".repeat(64),
    networkHash: null,
    emailHash: "e".repeat(64),
    limits: { address: 20, network: 60, email: 3, total: 500 },
  };
  const id = "5a7a0001-0000-4000-8000-00000000000b";
  const reference = "SV-7K2M-4QXV";

  it.each([
    ["sb_secret_one", undefined],
    ["header.payload.signature", "Bearer header.payload.signature"],
  ])("use the key %s and the bearer token %s", async (secretKey, authorization) => {
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
  ])("turn a response %i %j into the code %3$s", async (status, body, code) => {
    const supabaseUrl = await serve((request, response) => {
      request.resume();
      response.statusCode = status;
      response.end(typeof body === "string" ? body : JSON.stringify(body));
    });
    const store = createLeadStore(createDatabaseCall({ supabaseUrl, secretKey: "sb_secret_one" }));
    await expect(store(submission)).rejects.toThrow(new RegExp(`^${code}$`));
  });

  it("report if the database cannot be reached", async () => {
    const supabaseUrl = await serve((_request, response) => response.destroy());
    const store = createLeadStore(createDatabaseCall({ supabaseUrl, secretKey: "sb_secret_one" }));
    await expect(store(submission)).rejects.toThrow(/^database_unreachable$/);
  });
});
