import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { runLeadCommand } from "../../supabase/admin/lead-commands.ts";
import { type LoopbackServer, listenOnLoopback } from "../../supabase/local/loopback.ts";
import type { StandIn } from "../../supabase/local/stand-in.ts";
import { exampleHash, exampleLead } from "../database/support.ts";
import { callAsService, openStandIn } from "./open-stand-in.ts";
import { runScript } from "./run-script.ts";

describe("the lead commands", () => {
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
    const response = await callAsService(standIn, "submit_lead", {
      lead: exampleLead(fields),
      address_hash: exampleHash("a"),
      email_hash: exampleHash("e"),
      limit_per_address: 1000,
      limit_per_email: 1000,
    });
    return (await response.json()).reference;
  }

  async function names(): Promise<unknown[]> {
    const { rows } = await standIn.database.asOwner((sql) =>
      sql.query<{ name: string }>("select name from public.leads order by name"),
    );
    return rows.map(({ name }) => name);
  }

  /** The questions that were asked. */
  const asked: string[] = [];

  /** Gives these answers, one for each question. */
  function typing(...answers: string[]) {
    const ask = async (question: string) => {
      asked.push(question);
      return answers.shift() ?? "";
    };
    return { ask, close: () => {} };
  }

  const answering = (command: string, person: string, answer: string) =>
    runLeadCommand([command, person], typing(answer));

  /** Runs a command for a person, and checks that no request URL contains their details. */
  async function run(command: string, called: string, ...typed: string[]) {
    const output = await runLeadCommand([command], typing(...typed));
    expect(addresses).toEqual(called.split(" ").map((name) => `/rest/v1/rpc/${name}`));
    addresses.length = 0;
    return output;
  }

  /** Erases, and checks that no request URL and no output contains the person's details. */
  async function erase(person: string, by: "parameter" | "input" = "parameter") {
    const output = await (by === "input"
      ? runLeadCommand(["erase"], typing(person, "yes"))
      : runLeadCommand(["erase", ...person.split(" ")], typing("yes")));
    const nothing = output === "0 records were deleted.";
    expect(addresses).toEqual([
      "/rest/v1/rpc/person_data",
      "/rest/v1/rpc/similar_leads",
      ...(nothing ? [] : ["/rest/v1/rpc/erase_leads"]),
    ]);
    expect(output).not.toContain(person);
    addresses.length = 0;
    const [first, rest] = output.split("\n");
    expect(rest?.includes("telling clinics") ?? false).toBe(!nothing);
    return first;
  }

  it("erase by email address, in upper or lower case, and without wildcards", async () => {
    await addLead({ name: "one", email: "grace_x@example.com" });
    await addLead({ name: "two", email: "Grace_X@example.com" });
    await addLead({ name: "other", email: "graceyx@example.com" });
    expect(await erase("grace_X@example.com")).toBe("2 records were deleted.");
    expect(await names()).toEqual(["other"]);
    expect(await erase("grace_X@example.com", "input")).toBe("0 records were deleted.");
  });

  it("erase by phone number, both in international form and as it was typed", async () => {
    await addLead({ name: "one", phone: "07700 900123", phone_e164: "+447700900123" });
    await addLead({ name: "two", phone: "+٤٤ ٧٧٠٠ ٩٠٠١٢٣" });
    await addLead({ name: "unknown country", phone: "07700-900-123" });
    await addLead({ name: "other", phone: "+44 7700 900124", phone_e164: "+447700900124" });
    expect(await erase("+44 7700 900123", "input")).toBe("2 records were deleted.");
    expect(await names()).toEqual(["other", "unknown country"]);
    expect(await erase("07700 900123")).toBe("1 record was deleted.");
    expect(await names()).toEqual(["other"]);
  });

  it("erase by reference, in any spelling", async () => {
    const reference = await addLead({ name: "one" });
    await addLead({ name: "other" });
    expect(await erase(reference.toLowerCase().replaceAll("-", " "))).toBe("1 record was deleted.");
    expect(await names()).toEqual(["other"]);
  });

  it("name the leads before they erase, say if they may be several people's, and wait for yes", async () => {
    const first = await addLead({ name: "Grace", email: "grace@example.com" });
    expect(await answering("erase", "grace@example.com", "")).toBe("Nothing was deleted.");
    expect(asked.pop()).toBe(
      `This deletes the lead ${first}. It cannot be undone. Type yes to go on: `,
    );
    const second = await addLead({ name: "GRACE", email: "Grace@example.com" });
    expect(await answering("erase", "grace@example.com", "no")).toBe("Nothing was deleted.");
    expect(asked.pop()).toBe(
      `This deletes the leads ${first}, ${second}. It cannot be undone. Type yes to go on: `,
    );
    const third = await addLead({ name: "Her brother", email: "brother@example.com" });
    expect(await answering("erase", "+447700900123", "yes please")).toBe("Nothing was deleted.");
    const question = asked.pop();
    expect(question).toContain(
      `the leads ${first}, ${second}, ${third}. These leads have different`,
    );
    // A terminal's window may be seen, and recorded, by others.
    expect(question).not.toMatch(/grace|brother|7700/i);
    expect(await names()).toHaveLength(3);
  });

  it("name similar leads before they erase or restrict, and do nothing to those", async () => {
    await addLead({ name: "exact", email: "same+1@example.com" });
    const similar = await addLead({ name: "similar", email: "same+2@example.com" });
    const note = `Other leads may be the same person's: ${similar}. Nothing is done to them`;
    expect(await answering("restrict", "same+1@example.com", "")).toBe("Nothing was changed.");
    expect(asked.pop()).toContain(note);
    expect(await answering("erase", "same+1@example.com", "yes")).toMatch(/^1 record was/);
    expect(asked.pop()).toContain(note);
    expect(await answering("erase", "same@example.com", "yes")).toContain(note);
    expect(await names()).toEqual(["similar"]);
  });

  it.each(["nobody at example.com", "12", "SV-7K2M-4QXD", "%"])(
    "refuse '%s', which identifies nobody, without repeating it",
    async (text) => {
      await addLead({ name: "one" });
      await expect(runLeadCommand(["erase", text], typing())).rejects.toThrow(
        /^That is not an email address, a phone number or a reference\.$/,
      );
      expect(await names()).toEqual(["one"]);
    },
  );

  it("show their usage if input is missing", async () => {
    const usage = /^Usage: npm run leads:show/;
    await expect(runLeadCommand(["erase"], typing())).rejects.toThrow(usage);
    for (const words of [["expire", "now"], ["toString"], []]) {
      await expect(runLeadCommand(words, typing())).rejects.toThrow(usage);
    }
  });

  it("show all data about a person, by email address, phone number or reference", async () => {
    const notes = "\u202edna\u009b31m";
    const reference = await addLead({ name: "one", phone_e164: "+447700900123", notes });
    await addLead({ name: "other", email: "other@example.com", phone: "07700 900124" });
    for (const person of ["grace@example.com", "+44 7700 900123", reference]) {
      const output = await run("show", "person_data similar_leads", person);
      // A terminal would interpret these characters.
      expect(output).not.toMatch(/[\u202e\u009b]/);
      const { leads, messages } = JSON.parse(output);
      expect(leads).toMatchObject([{ lead: { name: "one", notes } }]);
      // Unsent messages are found only by email address.
      expect(messages).toEqual([]);
    }
    const { rows } = await standIn.database.asOwner((sql) =>
      sql.query(
        `select entry.by from private.audit as entry join public.leads as lead on lead.id = entry.lead_id
         where entry.action = 'disclosed' and lead.reference = $1`,
        [reference],
      ),
    );
    expect(rows).toEqual([{ by: "operator" }, { by: "operator" }, { by: "operator" }]);
  });

  it("correct a field of a person's leads and keep the original value", async () => {
    const reference = await addLead({ name: "one" });
    expect(await run("correct", "correct_leads", reference, "name", "Grace Hopper")).toBe(
      "1 lead was corrected.",
    );
    const { rows } = await standIn.database.asOwner((sql) =>
      sql.query("select name, corrections from public.leads"),
    );
    expect(rows).toEqual([{ name: "one", corrections: { name: "Grace Hopper" } }]);
    await expect(runLeadCommand(["correct"], typing(reference, "notes", "A"))).rejects.toThrow(
      /^The field must be one of name, /,
    );
  });

  it("correct a phone number as in the country of the number before", async () => {
    await addLead({ name: "one", phone: "07700 900123", phone_e164: "+447700900123" });
    await runLeadCommand(["correct"], typing("07700 900123", "phone", "07911 999888"));
    const { rows } = await standIn.database.asOwner((sql) =>
      sql.query("select phone_e164 from public.leads"),
    );
    expect(rows).toEqual([{ phone_e164: "+447911999888" }]);
  });

  it("record that a person has withdrawn consent, and how", async () => {
    const reference = await addLead({ name: "one" });
    expect(await run("withdraw", "withdraw_leads", reference, "WhatsApp")).toMatch(
      /^Consent was withdrawn for 1 lead\.\n/,
    );
    const { rows } = await standIn.database.asOwner((sql) =>
      sql.query("select status from public.leads where withdrawn_at is not null"),
    );
    expect(rows).toEqual([{ status: "closed" }]);
    await expect(runLeadCommand(["withdraw"], typing(reference, "letter"))).rejects.toThrow(
      "Answer email, whatsapp, phone.",
    );
  });

  it("restrict the use of a person's leads, and lift the restriction", async () => {
    const restricted = async () => {
      const { rows } = await standIn.database.asOwner((sql) =>
        sql.query("select name from public.leads where restricted_at is not null"),
      );
      return rows;
    };
    await addLead({ name: "one", phone: "07700-900-123" });
    await addLead({ name: "other", email: "tom@example.com", phone: "07700-900-124" });
    expect(await run("restrict", "similar_leads restrict_leads", "07700 900123")).toBe(
      "1 lead was restricted.",
    );
    expect(await restricted()).toEqual([{ name: "one" }]);
    expect(await run("unrestrict", "similar_leads restrict_leads", "07700 900123")).toBe(
      "1 lead was released.",
    );
    expect(await restricted()).toEqual([]);
  });

  it("delete leads past their period", async () => {
    await addLead({ name: "old" });
    await standIn.database.asOwner((sql) =>
      sql.query(
        `update public.leads set status = 'closed', close_reason = 'other',
           created_at = now() - interval '32 days', withdrawn_at = now() - interval '31 days'`,
      ),
    );
    await addLead({ name: "new" });
    expect(await runLeadCommand(["expire"], typing())).toBe("1 lead was deleted.");
    expect(await names()).toEqual(["new"]);
  });

  it("also read the person and the other answers from a pipe", async () => {
    await addLead({ name: "one" });
    const pipe = (command: string, input: string) =>
      runScript("supabase/admin/leads.ts", [command], { PORT: String(server.port) }, input);
    expect(await pipe("correct", "grace@example.com\ntravel_month\nJune\n")).toEqual({
      code: 0,
      output: "1 lead was corrected.\n",
      errors: "",
    });
    expect(await pipe("erase", "grace@example.com\n")).toMatchObject({
      output: "Nothing was deleted.\n",
    });
    expect(await pipe("erase", "grace@example.com\nyes\n")).toEqual({
      code: 0,
      output: expect.stringMatching(/^1 record was deleted\.\nWhat is left to do/),
      errors: "",
    });
  }, 60_000);

  it("never erase everything if no person is given", async () => {
    await addLead({ name: "one" });
    for (const body of [{}, { email: null }, { phone: "1" }, { email: "a@b.cd", phone: "12345" }]) {
      const response = await callAsService(standIn, "erase_leads", body);
      expect(response.status).toBe(400);
    }
    expect(await names()).toEqual(["one"]);
  });
});
