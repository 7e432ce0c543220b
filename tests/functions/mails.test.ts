import { describe, expect, it } from "vitest";
import { firstName, moment } from "../../supabase/functions/deliver/mails/blocks.ts";
import { mailKinds } from "../../supabase/functions/deliver/mails/mails.ts";
import { palette as mailPalette } from "../../supabase/functions/deliver/mails/styles.ts";
import { readMigrations } from "../../supabase/local/database/migrations.ts";
import { palette } from "../../tailwind.config.ts";
import { exampleMail as compose, exampleSubscriberLinks as LINKS } from "./example-mails.ts";

/** What the emails say, to whom, and what they do not reveal. */
describe("every email", () => {
  it.each(mailKinds)(
    "%s links to the page about what to do if something goes wrong",
    async (kind) => {
      const { text, html } = await compose(kind);
      expect(text).toContain(
        "If something goes wrong: https://www.example.com/if-something-goes-wrong\n",
      );
      expect(html).toContain('href="https://www.example.com/if-something-goes-wrong"');
    },
  );
});

describe("the confirmation", () => {
  it("is sent only to the patient, and says when we will reply and how to reach us", async () => {
    const mail = await compose("patient_confirmation");
    expect(mail).toMatchObject({
      to: ["grace@example.com"],
      replyTo: "hello@example.com",
      subject: "We have your request SV-7K2M-4QXV",
    });
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("Hello Grace,");
      expect(body).toContain("16:05 on Monday 23 November (UK time)");
      expect(body).toContain("https://www.example.com/if-something-goes-wrong");
      expect(body).toContain("+44 7700 900123");
      expect(body).not.toContain("Hopper");
    }
  });

  it.each([
    "https://evil.example",
    "evil.example visit",
    "<b>Win</b>",
    "£1000",
    "A".repeat(40),
    "\u202egro.live",
    "",
  ])("does not repeat %j to a stranger", async (name) => {
    const mail = await compose("patient_confirmation", { name });
    expect(mail.text).toMatch(/^Hello,\n/);
    if (name) expect(mail.text + mail.html).not.toContain(name);
  });

  it("greets people with names in many languages", async () => {
    expect(["Ayşe Yılmaz", "O’Brien", "Jean-Luc P", "李 明", "Żaneta"].map(firstName)).toEqual([
      "Ayşe",
      "O’Brien",
      "Jean-Luc",
      "李",
      "Żaneta",
    ]);
  });
});

describe("emails to the team", () => {
  it.each([
    ["team_new_lead", "New request SV-7K2M-4QXV"],
    ["team_due_soon", "Due soon: request SV-7K2M-4QXV"],
    ["team_overdue", "Overdue: request SV-7K2M-4QXV"],
  ])("%s contains the reference and the link, but not the person", async (kind, subject) => {
    const mail = await compose(kind);
    expect(mail).toMatchObject({ to: ["one@example.com", "two@example.com"], subject });
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("https://www.example.com/admin/leads/SV-7K2M-4QXV");
      expect(body).not.toMatch(/Grace|Hopper|grace@/);
    }
  });

  it("the digest counts", async () => {
    expect(await compose("team_digest")).toMatchObject({
      subject: "This morning: 3 waiting, 1 overdue",
      text: expect.stringContaining("Next steps due today or earlier: 2"),
    });
  });
});

describe("emails about a contact form message", () => {
  it("contain the message for the team, whose reply goes to the person who wrote it", async () => {
    const mail = await compose("contact_to_team");
    expect(mail).toMatchObject({
      to: ["one@example.com", "two@example.com"],
      replyTo: "tom@example.com",
      // What someone typed may name a treatment or an illness, so it is not in the email's subject.
      subject: "A message from the contact form",
      text: expect.stringMatching(/Subject: A question.*> Who do I call\?/s),
    });
    expect(mail.html).toContain("&lt;b&gt;Tom&lt;/b&gt;");
  });

  it("repeat only the first name in the confirmation", async () => {
    const mail = await compose("contact_confirmation");
    expect(mail).toMatchObject({ to: ["tom@example.com"], subject: "We have your message" });
    expect(mail.text).toContain("Hello Tom,");
    expect(mail.text + mail.html).not.toMatch(/Who do I call|A question/);
  });
});

describe("newsletter emails", () => {
  it.each([
    ["newsletter_confirmation", "Please confirm your newsletter sign-up"],
    ["newsletter_welcome", "You have signed up for our newsletter"],
  ])("%s links to the page, and offers one-click unsubscribing", async (kind, subject) => {
    const mail = await compose(kind);
    expect(mail).toMatchObject({
      to: ["ada@example.com"],
      replyTo: "hello@example.com",
      subject,
      headers: {
        "List-Unsubscribe": `<${LINKS.oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    });
    for (const body of [mail.text, mail.html]) expect(body).toContain(LINKS.page);
  });

  it("are the only emails with these headers", async () => {
    for (const kind of mailKinds.filter((name) => !name.startsWith("newsletter"))) {
      expect((await compose(kind)).headers, kind).not.toHaveProperty("List-Unsubscribe");
    }
  });
});

it("renders the same bytes each time", async () => {
  for (const kind of mailKinds) expect(await compose(kind), kind).toEqual(await compose(kind));
});

it("has an email for each kind in the database", async () => {
  const text = (await readMigrations()).map((migration) => migration.text).join("\n");
  const kinds = text.split("outbox_kind_check check (kind in (")[1]?.split("))")[0] ?? "";
  const known = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  expect(known.filter((kind) => kind !== "webhook_new_lead").sort()).toEqual([...mailKinds].sort());
});

it("escapes text, and removes line breaks from subjects", async () => {
  const mail = await compose("team_new_lead", { reference: 'x"><script>\nBcc: a@example.com' });
  expect(mail.html).not.toContain("<script>");
  expect(mail.subject).not.toContain("\n");
});

it("has the site's colours", async () => {
  for (const theme of ["light", "dark"] as const) {
    const { seaSoft, onTerracotta, ...others } = mailPalette[theme];
    expect(palette[theme]).toMatchObject({
      ...others,
      "sea-soft": seaSoft,
      "on-terracotta": onTerracotta,
    });
  }
});

it("gives times in UK time, even in summer", async () => {
  expect(moment("2026-07-01T23:30:00Z")).toBe("00:30 on Thursday 2 July (UK time)");
});

it("throws for an unknown kind", async () => {
  return expect(compose("unknown")).rejects.toThrow("unknown");
});
