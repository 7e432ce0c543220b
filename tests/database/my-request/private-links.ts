import { describe, expect, it } from "vitest";
import { myRequestSchema } from "../../../supabase/functions/_shared/my-request.ts";
import { exampleHash, readValue } from "../support.ts";
import { ask, call, database, events, newRequest, open, tom } from "./requests.ts";

describe("a private link", () => {
  it("opens its request with the right address, in any case, and does not show the team's work", async () => {
    const { id, reference, proof } = await newRequest();
    await call("add_lead_note($1, 'Seems nervous')", [id], tom);
    const answer = await open(proof, { email: ` ${proof.email.toUpperCase()} ` });
    expect(answer.outcome).toBe("open");
    expect(myRequestSchema.parse(answer.request)).toMatchObject({ reference, status: "new" });
    expect(JSON.stringify(answer)).not.toMatch(/nervous|owner|version/);
  });

  it("gives the same response to a wrong address and to an invalid link", async () => {
    const { proof } = await newRequest();
    const wrong = await open(proof, { email: "other@example.com" });
    const unknown = await open(proof, {
      lead_id: null,
      generation: null,
      link_hash: exampleHash("none"),
    });
    expect(wrong).toEqual({ outcome: "no_match", retry_after: null, request: null });
    expect(unknown).toEqual(wrong);
  });

  it.each(["known", "unknown"])(
    "allows five wrong addresses an hour if it is %s",
    async (which) => {
      const { proof } = await newRequest();
      const tried = which === "known" ? {} : { lead_id: null, generation: null };
      for (let attempt = 0; attempt < 5; attempt++) {
        expect((await open(proof, { ...tried, email: "guess@example.com" })).outcome).toBe(
          "no_match",
        );
      }
      const sixth = await open(proof, tried);
      expect(sixth).toEqual({ outcome: "limited", retry_after: expect.any(Number), request: null });
      expect(sixth.retry_after).toBeGreaterThan(3500);
      await database.asOwner((sql) =>
        sql.query("update private.tries set at = at - interval '61 minutes' where key_hash = $1", [
          proof.link_hash,
        ]),
      );
      expect((await open(proof)).outcome).toBe("open");
    },
  );

  it("allows thirty wrong addresses an hour from one IP address, for all links together", async () => {
    const address_hash = exampleHash("one robot");
    const { proof } = await newRequest();
    for (let attempt = 0; attempt < 30; attempt++) {
      await open(proof, {
        lead_id: null,
        link_hash: exampleHash(`guess ${attempt}`),
        address_hash,
      });
    }
    expect((await open(proof, { address_hash })).outcome).toBe("limited");
    expect((await open(proof)).outcome).toBe("open");
  });

  it.each([
    ["ended", "ends_at = now() - interval '1 second'"],
    ["was revoked", "revoked_at = now(), revoked_because = 'team'"],
    ["was replaced", "generation = 2"],
  ])("says only with the right address that it %s", async (_what, change) => {
    const { id, proof } = await newRequest();
    await database.asOwner((sql) =>
      sql.query(`update private.lead_links set ${change} where lead_id = $1`, [id]),
    );
    expect((await open(proof)).outcome).toBe("ended");
    expect((await open(proof, { email: "other@example.com" })).outcome).toBe("no_match");
  });

  it("ends 26 weeks after the last activity", async () => {
    const { id } = await newRequest();
    await database.asOwner((sql) =>
      sql.query("update private.lead_links set ends_at = now() where lead_id = $1", [id]),
    );
    await call("add_lead_note($1, 'Called back')", [id], tom);
    const days = await readValue(
      database,
      `(select round(extract(epoch from ends_at - now()) / 86400)::int from private.lead_links where lead_id = '${id}')`,
    );
    expect(days).toBe(26 * 7);
  });

  it("can be revoked and renewed by the team, which is in the history", async () => {
    const { id, proof } = await newRequest();
    await call("revoke_lead_link($1)", [id], tom);
    expect((await open(proof)).outcome).toBe("ended");
    await call("renew_lead_link($1)", [id], tom);
    expect((await open(proof)).outcome).toBe("ended");
    expect((await open(proof, { generation: 2 })).outcome).toBe("unproven");
    expect((await events(id)).map(({ body }) => body.change)).toEqual([
      undefined,
      "revoked",
      "renewed",
    ]);
  });
});

describe("a new link", () => {
  const renew = (email: string, hash = email) =>
    ask("renew_my_links($1, $2, $3)", email, exampleHash(hash), exampleHash(`from ${hash}`));

  it("can be requested, with the same response whether or not the address is known", async () => {
    const { id, proof } = await newRequest();
    expect(await renew(proof.email.toUpperCase())).toEqual(await renew("nobody@example.com"));
    expect((await open(proof)).outcome).toBe("ended");
    expect((await open(proof, { generation: 2 })).outcome).toBe("open");
    expect((await events(id)).at(-1)).toMatchObject({
      kind: "link",
      body: { reason: "asked", by: "patient" },
    });
  });

  it("is not made if the team has revoked the link, with the same response", async () => {
    const { id, proof } = await newRequest();
    await call("revoke_lead_link($1)", [id], tom);
    expect((await renew(proof.email)).outcome).toBe("asked");
    expect((await open(proof, { generation: 2 })).outcome).toBe("ended");
    expect((await events(id)).map(({ body }) => body.change)).toEqual([undefined, "revoked"]);
    // A corrected address gets one, and the team can send one.
    await call("correct_lead($1, 1, 'email', $2)", [id, `right-${proof.email}`], tom);
    const right = { ...proof, email: `right-${proof.email}` };
    expect((await open(right, { generation: 2 })).outcome).toBe("unproven");
    await call("revoke_lead_link($1)", [id], tom);
    await call("renew_lead_link($1)", [id], tom);
    expect((await open(right, { generation: 3 })).outcome).toBe("unproven");
  });

  it("can be requested three times an hour", async () => {
    for (let time = 0; time < 3; time++) {
      expect((await renew("often@example.com")).outcome).toBe("asked");
    }
    expect((await renew("often@example.com")).outcome).toBe("limited");
  });
});
