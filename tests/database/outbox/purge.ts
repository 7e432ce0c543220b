import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { exampleHash } from "../support.ts";
import { admin, call, claim, database, finish, owner, service } from "./outbox-support.ts";

describe("a contact form message", () => {
  const send = () =>
    call(service, "submit_contact_message($1::jsonb, $2, $2, $2, $3::jsonb)", [
      JSON.stringify({
        request_id: randomUUID(),
        name: "Tom",
        email: "tom@example.com",
        subject: "A question",
        message: "Who do I call?",
      }),
      exampleHash("m"),
      JSON.stringify({ address: 99, network: 99, email: 99, total: 99 }),
    ]);
  const messages = () => owner("select subject from private.contact_messages");

  afterEach(() => owner("delete from private.contact_messages"));

  it("is shown if the team did not get it, and kept until someone has dealt with it", async () => {
    await send();
    const mails = await claim();
    const [toTeam, confirmation] = mails.sort((one, other) => (one.kind < other.kind ? 1 : -1));
    if (!toTeam || !confirmation) throw new Error("A message has two mails.");
    await finish(
      [toTeam, { error: "http_422", is_final: true }],
      [confirmation, { provider_id: "re_1" }],
    );
    const { rows } = await database.asRole(admin, (sql) =>
      sql.query("select kind, message from public.list_parked_mail()"),
    );
    expect(rows).toMatchObject([
      {
        kind: "contact_to_team",
        message: { name: "Tom", email: "tom@example.com", message: "Who do I call?" },
      },
    ]);
    await owner("update private.contact_messages set created_at = now() - interval '31 days'");
    await call(service, "purge_mail()");
    expect(await messages()).toHaveLength(1);
    await call(admin, "dismiss_parked_mail($1)", [toTeam.id]);
    await call(service, "purge_mail()");
    expect(await messages()).toEqual([]);
  });

  it("is deleted after 30 days if it was sent", async () => {
    await send();
    const mails = await claim();
    await finish(...mails.map((mail) => [mail, { provider_id: mail.id }] as const));
    await owner("update private.contact_messages set created_at = now() - interval '31 days'");
    await call(service, "purge_mail()");
    expect(await messages()).toEqual([]);
  });
});

it.each(["purge_mail()", "run_retention(true)"])(
  "%s deletes wrong addresses that are no longer counted",
  async (name) => {
    await owner(`insert into private.tries (at, key_hash)
      select now() - hours * interval '1 hour', '${exampleHash("try")}' from unnest(array[0, 2]) as hours`);
    await call(service, name);
    expect(
      await owner(`select from private.tries where key_hash = '${exampleHash("try")}'`),
    ).toHaveLength(1);
    await owner("delete from private.tries");
  },
);
