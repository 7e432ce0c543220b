import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { runLeadCommand } from "../../supabase/admin/lead-commands.ts";
import { LOCAL_SECRET_KEY } from "../../supabase/local/keys.ts";
import { type LoopbackServer, listenOnLoopback } from "../../supabase/local/loopback.ts";
import type { StandIn } from "../../supabase/local/stand-in.ts";
import { exampleHash, exampleLead } from "../database/support.ts";
import { runScript } from "./run-script.ts";
import { callAsService, openStandIn } from "./stand-in.ts";

describe("the commands for leads", () => {
  let standIn: StandIn;
  let server: LoopbackServer;
  const addresses: string[] = [];

  beforeAll(async () => {
    standIn = await openStandIn();
    const listener = getRequestListener(standIn.fetch);
    server = await listenOnLoopback((request, response) => {
      addresses.push(request.url ?? "");
      listener(request, response);
    }, 0);
    vi.stubEnv("PORT", String(server.port));
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server?.close();
    await standIn?.close();
  });

  beforeEach(async () => {
    await standIn.database.asOwner((sql) => sql.query("delete from public.leads"));
    addresses.length = 0;
  });

  async function addLead(fields: Record<string, unknown>): Promise<string> {
    const response = await callAsService(standIn, "/rest/v1/rpc/submit_lead", {
      method: "POST",
      body: {
        lead: exampleLead(fields),
        address_hash: exampleHash("a"),
        email_hash: exampleHash("e"),
        limit_per_address: 1000,
        limit_per_email: 1000,
      },
    });
    return (await response.json()).reference;
  }

  async function names(): Promise<unknown[]> {
    const { rows } = await standIn.database.asOwner((sql) =>
      sql.query<{ name: string }>("select name from public.leads order by name"),
    );
    return rows.map(({ name }) => name);
  }

  /** Erases, and makes sure that the person is named in no request's address and no output. */
  async function erase(person: string, by: "parameter" | "input" = "parameter") {
    const output = await (by === "input"
      ? runLeadCommand(["erase"], async () => person)
      : runLeadCommand(["erase", ...person.split(" ")]));
    expect(addresses).toEqual(["/rest/v1/rpc/erase_leads"]);
    expect(output).not.toContain(person);
    addresses.length = 0;
    return output;
  }

  it("erase by email address, in any case, without taking signs for wildcards", async () => {
    await addLead({ name: "one", email: "grace_x@example.com" });
    await addLead({ name: "two", email: "Grace_X@example.com" });
    await addLead({ name: "other", email: "graceyx@example.com" });
    expect(await erase("grace_X@example.com")).toBe("2 records were deleted.");
    expect(await names()).toEqual(["other"]);
    expect(await erase("grace_X@example.com", "input")).toBe("0 records were deleted.");
  });

  it("erase by phone number, by its international form and as it was typed", async () => {
    await addLead({ name: "one", phone: "07700 900123", phone_e164: "+447700900123" });
    await addLead({ name: "two", phone: "+٤٤ ٧٧٠٠ ٩٠٠١٢٣" });
    await addLead({ name: "unknown country", phone: "07700-900-123" });
    await addLead({ name: "other", phone: "+44 7700 900124", phone_e164: "+447700900124" });
    expect(await erase("+44 7700 900123", "input")).toBe("2 records were deleted.");
    expect(await names()).toEqual(["other", "unknown country"]);
    expect(await erase("07700 900123")).toBe("1 record was deleted.");
    expect(await names()).toEqual(["other"]);
  });

  it("erase by reference, however it is typed", async () => {
    const reference = await addLead({ name: "one" });
    await addLead({ name: "other" });
    expect(await erase(reference.toLowerCase().replaceAll("-", " "))).toBe("1 record was deleted.");
    expect(await names()).toEqual(["other"]);
  });

  it.each(["nobody at example.com", "12", "SV-7K2M-4QXD", "%"])(
    "refuse '%s', which names nobody, without repeating it",
    async (text) => {
      await addLead({ name: "one" });
      await expect(runLeadCommand(["erase", text])).rejects.toThrow(
        /^That is not an email address, a phone number or a reference\.$/,
      );
      expect(await names()).toEqual(["one"]);
    },
  );

  it("show their usage where nothing is given", async () => {
    const usage = /^Usage: npm run leads:erase/;
    await expect(runLeadCommand(["erase"], async () => "")).rejects.toThrow(usage);
    await expect(runLeadCommand(["expire", "now"])).rejects.toThrow(usage);
  });

  it("expire what is older than 730 days", async () => {
    await addLead({ name: "old" });
    await standIn.database.asOwner((sql) =>
      sql.query("update public.leads set created_at = now() - interval '731 days'"),
    );
    await addLead({ name: "new" });
    expect(await runLeadCommand(["expire"])).toBe("1 lead was deleted.");
    expect(await names()).toEqual(["new"]);
  });

  it("take the person from a pipe as well", async () => {
    await addLead({ name: "one" });
    const environment = { PORT: String(server.port) };
    const input = "grace@example.com\n";
    const ended = await runScript("supabase/admin/leads.ts", ["erase"], environment, input);
    expect(ended).toEqual({ code: 0, output: "1 record was deleted.\n", errors: "" });
  }, 60_000);

  it("never erase everything for want of a person", async () => {
    await addLead({ name: "one" });
    for (const body of [{}, { email: null }, { phone: "1" }, { email: "a@b.cd", phone: "12345" }]) {
      const response = await callAsService(standIn, "/rest/v1/rpc/erase_leads", {
        method: "POST",
        body,
        key: LOCAL_SECRET_KEY,
      });
      expect(response.status).toBe(400);
    }
    expect(await names()).toEqual(["one"]);
  });
});
