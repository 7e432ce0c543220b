import { describe, expect, it } from "vitest";
import { DatabaseCallError } from "../../supabase/functions/_shared/database.ts";
import type { StoreOutcome } from "../../supabase/functions/my-request/request-store.ts";
import { KEY } from "./example-form-settings.ts";
import { exampleMyRequest, exampleProposal } from "./example-my-request.ts";
import { EMAIL, foreign, HASH, opened, proof, setUp, token } from "./my-request-support.ts";

describe("my-request", () => {
  it("opens a request, with a response that is never cached", async () => {
    const { call, calls, changes } = setUp(opened);
    const response = await call({ action: "open", token, email: EMAIL });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual(opened);
    expect(calls).toEqual([{ function: "open_my_request", parameters: { proof } }]);
    expect(changes()).toBe(0);
  });

  it.each([
    ["is made up", "x".repeat(70)],
    ["was made with another secret", foreign],
    ["has a changed character", token.replace(/.$/, (last) => (last === "A" ? "B" : "A"))],
    ["is empty", ""],
  ])("also calls the database for a token that %s, without a lead", async (_what, unknown) => {
    const { call, calls } = setUp({ outcome: "no_match", request: null });
    const response = await call({ action: "open", token: unknown, email: EMAIL });
    expect(calls).toEqual([
      {
        function: "open_my_request",
        parameters: { proof: { ...proof, lead_id: null, generation: null } },
      },
    ]);
    expect(response.status).toBe(403);
  });

  it.each<[StoreOutcome, number, string]>([
    [{ outcome: "no_match", request: null }, 403, "no_match"],
    [{ outcome: "ended", request: null }, 410, "ended"],
    [{ outcome: "withdrawn", request: null }, 409, "withdrawn"],
    [{ outcome: "restricted", request: null }, 409, "restricted"],
    [{ outcome: "mismatch", request: null }, 400, "invalid_fields"],
    [{ outcome: "limited", retry_after: 60 }, 429, "limit"],
  ])("responds to %o with a status, a code and a message", async (outcome, status, code) => {
    const { call } = setUp(outcome);
    const response = await call({
      action: "erase",
      token,
      email: EMAIL,
      reference: "SV-7K2M-4QXV",
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      code,
      error: expect.stringMatching(/^[A-Z].+\.$/),
    });
    expect(response.headers.get("retry-after")).toBe(status === 429 ? "60" : null);
  });

  it.each([
    ["open", /Ask for a new one below\.$/],
    ["download", /Reload this page to ask for a new one\.$/],
    ["withdraw", /Reload this page to ask for a new one\.$/],
  ])("says where to get a new link when the old one ended, to %s", async (action, error) => {
    const { call } = setUp({ outcome: "ended", request: null });
    const response = await call({ action, token, email: EMAIL });
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(error) });
  });

  it("says in words how long to wait", async () => {
    const { call } = setUp({ outcome: "limited", retry_after: 2400 });
    const response = await call({ action: "open", token, email: EMAIL });
    expect(await response.json()).toMatchObject({
      error: "There were too many attempts. Please try again in 40 minutes.",
    });
  });

  it("refuses preferences that contradict each other or are too long, with a sentence", async () => {
    const { call, calls } = setUp({ outcome: "changed", request: exampleMyRequest });
    const { preferences } = exampleMyRequest;
    for (const [wish, error] of [
      [{ contact_by: "phone", no_calls: true }, /by phone and also asked us not to call/],
      [{ contact_when: "a".repeat(201) }, /must be 200 characters or fewer/],
    ] as const) {
      const response = await call({
        action: "prefer",
        token,
        email: EMAIL,
        preferences: { ...preferences, ...wish },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: expect.stringMatching(error) });
    }
    expect(calls).toEqual([]);
  });

  it("passes on a correction, checked and trimmed in the same way as in the quote form", async () => {
    const { call, calls, changes } = setUp({ outcome: "changed", request: exampleMyRequest });
    const fields = { name: " Grace Hopper ", phone: "+44 7700 900456", notes: "" };
    expect((await call({ action: "correct", token, email: EMAIL, fields })).status).toBe(200);
    expect(calls).toEqual([
      { function: "open_my_request", parameters: { proof } },
      {
        function: "correct_my_request",
        parameters: {
          proof,
          fields: { name: "Grace Hopper", phone: "+44 7700 900456", notes: "" },
          phone_e164: "+447700900456",
        },
      },
    ]);
    expect(changes()).toBe(1);
  });

  it.each([
    ["07911 999888", "+447911123456", "+447911999888"],
    ["0151 12345678", "+4917012345678", "+4915112345678"],
    ["0532 123 45 67", "+905329876543", "+905321234567"],
    ["00 49 151 12345678", "+447911123456", "+4915112345678"],
    ["+49 151 12345678", null, "+4915112345678"],
    ["07911 999888", null, null],
  ])(
    "reads the corrected number %s as in the country of the number before, %s",
    async (phone, former, expected) => {
      const { call, calls } = setUp(
        { outcome: "changed", request: exampleMyRequest },
        { outcome: "open", request: { ...exampleMyRequest, phone_e164: former } },
      );
      await call({ action: "correct", token, email: EMAIL, fields: { phone } });
      expect(calls.at(-1)).toMatchObject({
        function: "correct_my_request",
        parameters: { fields: { phone }, phone_e164: expected },
      });
    },
  );

  it("says that a corrected number is too short for the country of the number before", async () => {
    const { call, calls } = setUp(opened);
    const fields = { phone: "07911" };
    const response = await call({ action: "correct", token, email: EMAIL, fields });
    expect(await response.json()).toMatchObject({
      fields: { phone: expect.stringContaining("too short") },
    });
    expect(calls).toHaveLength(1);
  });

  it("names the invalid fields of a correction, but only to a person who can open the request", async () => {
    const { call, calls } = setUp(opened);
    const fields = {
      name: " ",
      email: "grace at example.com",
      location_city: "Ankara",
      treatment: "LASIK",
    };
    const response = await call({ action: "correct", token, email: EMAIL, fields });
    expect(response.status).toBe(400);
    const body: Record<"fields" | "codes", Record<string, string>> = await response.json();
    expect(Object.keys(body.fields)).toEqual(["name", "email", "location_city"]);
    expect(body.codes).toEqual({ name: "missing", email: "invalid", location_city: "invalid" });
    expect(calls).toEqual([{ function: "open_my_request", parameters: { proof } }]);
    const stranger = setUp({ outcome: "no_match", request: null });
    expect((await stranger.call({ action: "correct", token, email: EMAIL, fields })).status).toBe(
      403,
    );
  });

  it("passes on an answer about a clinic without any wording, and sends the notice at once", async () => {
    const { call, calls, changes } = setUp({ outcome: "changed", request: exampleMyRequest });
    const { id: proposal_id } = exampleProposal;
    const body = { action: "answer", token, email: EMAIL, proposal_id, answer: "agreed" };
    expect((await call(body)).status).toBe(200);
    expect(calls).toEqual([
      { function: "answer_my_proposal", parameters: { proof, proposal_id, answer: "agreed" } },
    ]);
    expect(changes()).toBe(1);
    for (const wrong of [
      { answer: "sent" },
      { proposal_id: "1" },
      { wording: "I agree to everything." },
    ]) {
      expect((await call({ ...body, ...wrong })).status).toBe(400);
    }
    expect(calls).toHaveLength(1);
  });

  it("passes on a decision about the quotes, with its reason cleaned, and sends the notice at once", async () => {
    const { call, calls, changes } = setUp({ outcome: "changed", request: exampleMyRequest });
    const body = (decision: object) => ({ action: "decide", token, email: EMAIL, decision });
    const { id: proposal_id } = exampleProposal;
    await call(body({ choice: "quote", proposal_id, revision: 2 }));
    await call(body({ choice: "none", because: "  Too dear.\nNext year. " }));
    expect(calls).toEqual([
      {
        function: "decide_my_quotes",
        parameters: { proof, choice: "quote", proposal_id, revision: 2 },
      },
      {
        function: "decide_my_quotes",
        parameters: { proof, choice: "none", because: "Too dear.\nNext year." },
      },
    ]);
    expect(changes()).toBe(2);
    for (const wrong of [
      { choice: "all" },
      { choice: "quote", proposal_id, revision: "2" },
      { choice: "none", because: "x".repeat(501) },
      { choice: "none", because: "a\u0000b" },
    ]) {
      expect((await call(body(wrong))).status).toBe(400);
    }
    expect(calls).toHaveLength(2);
  });

  it("answers wrong digits, a wrong address and a made-up link in the same bytes and time", async () => {
    const answers = [];
    for (const [given, email] of [
      [token, EMAIL],
      [token, "other@example.com"],
      [foreign, EMAIL],
    ] as const) {
      const { call, calls, waits, changes } = setUp({ outcome: "no_match", request: null });
      const response = await call({ action: "prove", token: given, email, digits: "0124" });
      expect(calls).toMatchObject([
        { function: "prove_my_request", parameters: { proof: { email }, digits: "0124" } },
      ]);
      expect([waits, changes()]).toEqual([[500], 0]);
      answers.push([response.status, [...response.headers], await response.text()]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]?.[2]).toContain("not the last four digits");
  });

  it("shows the status and the reference alone until the digits are right", async () => {
    const request = { reference: "SV-7K2M-4QXV", status: "new" } as const;
    const { call } = setUp({ outcome: "unproven", request });
    const response = await call({ action: "download", token, email: EMAIL });
    expect(await response.json()).toEqual({ outcome: "unproven", request });
  });

  it("passes on that a request is not the reader's, and sends the notice at once", async () => {
    const { call, calls, changes } = setUp({ outcome: "disowned" });
    expect((await call({ action: "disown", token, email: EMAIL })).status).toBe(200);
    expect(calls).toEqual([{ function: "disown_my_request", parameters: { proof } }]);
    expect(changes()).toBe(1);
  });

  it("responds to a request for a new link in the same way and time for every address", async () => {
    const { call, calls, waits } = setUp({ outcome: "asked" });
    const response = await call({ action: "renew", email: " Anyone@Example.com" });
    expect(await response.json()).toEqual({ outcome: "asked" });
    expect(waits).toEqual([500]);
    expect(calls).toEqual([
      {
        function: "renew_my_links",
        parameters: {
          email: "Anyone@Example.com",
          email_hash: expect.stringMatching(HASH),
          address_hash: expect.stringMatching(HASH),
        },
      },
    ]);
  });

  it.each([
    ["no action", { token, email: EMAIL }],
    ["an unknown action", { action: "read", token, email: EMAIL }],
    [
      "a field that cannot be corrected",
      { action: "correct", token, email: EMAIL, fields: { status: "x" } },
    ],
    ["an address that is not text", { action: "open", token, email: { $ne: "" } }],
    ["a list", []],
  ])("refuses %s", async (_what, body) => {
    const { call, calls } = setUp(opened);
    const response = await call(body);
    expect(response.status).toBe(400);
    expect(calls).toEqual([]);
  });

  it("refuses GET, another site, a missing key and another format", async () => {
    const { handler, call, calls } = setUp(opened);
    const body = { action: "withdraw", token, email: EMAIL };
    const get = new Request("https://project.example.com/my-request", { headers: { apikey: KEY } });
    expect((await handler(get)).status).toBe(405);
    expect((await call(body, { origin: "https://evil.example" })).status).toBe(403);
    expect((await call(body, { apikey: "wrong" })).status).toBe(401);
    expect((await call(body, { "content-type": "text/plain" })).status).toBe(415);
    expect(calls).toEqual([]);
  });

  it("logs only a code if the database fails, without details in the response", async () => {
    const { call, logged } = setUp(new DatabaseCallError("database_500"));
    const response = await call({ action: "open", token, email: EMAIL });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/database|grace/);
    expect(logged).toEqual(["database_500"]);
  });
});
