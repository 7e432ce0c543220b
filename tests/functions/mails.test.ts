import { describe, expect, it } from "vitest";
import { firstName } from "../../supabase/functions/_shared/first-name.ts";
import { MAIL_KINDS } from "../../supabase/functions/_shared/mail-kinds.ts";
import { palette as mailPalette } from "../../supabase/functions/deliver/mails/styles.ts";
import { readMigrations } from "../../supabase/local/database/migrations.ts";
import { palette } from "../../tailwind.config.ts";
import {
  exampleMail as compose,
  exampleMailData,
  exampleSubscriberLinks as LINKS,
} from "./example-mails.ts";

/** What the emails say, to whom, and what they do not reveal. */
describe("every email", () => {
  it.each(MAIL_KINDS)(
    "%s says once what to do if something goes wrong, if it is about care",
    async (kind) => {
      const { text, html } = await compose(kind);
      const times = kind.startsWith("patient_") || kind === "contact_confirmation" ? 1 : 0;
      for (const body of [text, html]) {
        expect(body.split("https://www.example.com/if-something-goes-wrong")).toHaveLength(
          times + 1,
        );
        expect(body.split("If something goes wrong")).toHaveLength(times + 1);
      }
      // The numbers can be tapped, and stand alone in plain text.
      expect(html.match(/"tel:(112|999)"/g) ?? []).toHaveLength(times * 2);
      expect(text).not.toContain("tel:");
    },
  );

  it.each(MAIL_KINDS)("%s names who sends it", async (kind) => {
    const { text, html } = await compose(kind);
    for (const body of [text, html]) {
      expect(body).toContain(
        "Sanavoy is run by Example Ltd, 1 High Street, London. Company number: 01234567.",
      );
      expect(body).not.toContain("(UK time) (UK time)");
    }
  });

  it.each(MAIL_KINDS)(
    "%s has a width and button padding in Outlook, which lays out like Word",
    async (kind) => {
      const { html } = await compose(kind);
      const [opened, closed] = [
        html.split("<!--[if mso]><table"),
        html.split("</table><![endif]-->"),
      ];
      expect([opened.length, closed.length]).toEqual([2, 2]);
      expect(opened[1]).toMatch(/^ role="presentation" width="600"/);
      for (const [button] of html.matchAll(/<td class="button"[^>]*>/g)) {
        expect(button).toMatch(/bgcolor="#\w+" .*mso-padding-alt:13px 24px/);
      }
      // In its own dark mode, Outlook marks changed backgrounds with another attribute than changed texts.
      expect(html).toMatch(/\[data-ogsb\] \.paper\{background/);
      expect(html).toMatch(/\[data-ogsc\] \.ink\{color/);
      expect(html).not.toMatch(/\[data-ogsc\] [^{]*\{background/);
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
      expect(body).toContain("Monday, November 23 at 16:05 (UK time)");
      expect(body).toContain("https://www.example.com/if-something-goes-wrong");
      expect(body).toContain("We do not call you unless you ask us to.");
      expect(body).toContain("unwise to rely on private companies");
      expect(body).toContain("https://www.example.com/safety#our-interest");
      expect(body).toContain("If you haven’t heard from us by Monday, November 23 at 16:05");
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
    const mail = await compose("patient_confirmation", {
      lead: { ...exampleMailData.lead, name },
    });
    expect(mail.text).toMatch(/^Hello,\n/);
    if (name) expect(mail.text + mail.html).not.toContain(name);
  });

  it.each([
    ["Ayşe Yılmaz", "Ayşe"],
    ["O’Brien", "O’Brien"],
    ["Jean-Luc P", "Jean-Luc"],
    ["李 明", "李"],
    ["Żaneta", "Żaneta"],
    ["Mr Smith", "Mr Smith"],
    ["Dr Ayşe Demir", "Ayşe"],
    ["prof. DR. Demir", "DR. Demir"],
    ["Miss Anne-Marie Hill", "Anne-Marie"],
    ["Dr", undefined],
    ["Mr 5", undefined],
  ])("greets %s as %s", (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});

describe("emails to the team", () => {
  it.each([
    ["team_new_lead", "New request SV-7K2M-4QXV"],
    ["team_due_soon", "Due soon: request SV-7K2M-4QXV"],
    ["team_overdue", "Late: request SV-7K2M-4QXV"],
  ])("%s contains the reference and the link, but not the person", async (kind, subject) => {
    const mail = await compose(kind);
    expect(mail).toMatchObject({ to: ["one@example.com", "two@example.com"], subject });
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain("https://www.example.com/admin/leads?lead=SV-7K2M-4QXV");
      expect(body).not.toMatch(/Grace|Hopper|grace@/);
    }
  });

  it("contain the counts in the digest, with their day and time, because a digest may be late", async () => {
    const mail = await compose("team_digest");
    expect(mail.subject).toBe("Monday, November 23: 3 waiting, 1 late");
    expect(mail.text).toContain("Next steps due today or earlier: 2");
    expect(mail.text).toContain("Stalled: 4");
    expect(mail.text).toContain("Counted on Monday, November 23 at 07:31 (UK time).");
  });

  it.each([
    [0, 0, "No request is waiting for first contact."],
    [1, 0, "1 request is waiting for first contact."],
    [1, 1, "1 request is waiting for first contact, and it’s late."],
    [3, 0, "3 requests are waiting for first contact."],
    [3, 1, "3 requests are waiting for first contact, and 1 of them is late."],
    [3, 2, "3 requests are waiting for first contact, and 2 of them are late."],
    [3, 3, "3 requests are waiting for first contact, and all of them are late."],
  ])("the digest says %i waiting, %i overdue in a sentence", async (waiting, overdue, sentence) => {
    const figures = { ...exampleMailData.figures, waiting, overdue };
    expect((await compose("team_digest", { figures })).text.split("\n")[0]).toBe(sentence);
  });
});

describe("emails to a colleague", () => {
  it("name the one request that was assigned, and open it", async () => {
    const mail = await compose("team_assigned");
    expect(mail).toMatchObject({
      to: ["tom@example.com"],
      subject: "Assigned to you: request SV-7K2M-4QXV",
    });
    expect(mail.text).toContain("https://www.example.com/admin/leads?lead=SV-7K2M-4QXV");
    expect(mail.text + mail.html).not.toMatch(/Grace|Hopper|grace@/);
  });

  it("list ten of fifty requests, and say how many more there are", async () => {
    const leads = Array.from({ length: 50 }, () => exampleMailData.lead);
    const mail = await compose("team_assigned", { leads });
    expect(mail.subject).toBe("Assigned to you: 50 requests");
    expect(mail.text.match(/leads\?lead=/g)).toHaveLength(10);
    expect(mail.text).toContain("40 more are in your list.");
    expect(mail.text).toContain("https://www.example.com/admin/leads?tab=mine");
  });

  it("say what their own requests need today", async () => {
    const mail = await compose("team_own_digest");
    expect(mail).toMatchObject({
      to: ["tom@example.com"],
      subject: "Monday, November 23: your requests, 1 late, 2 due today",
    });
    expect(mail.text).toMatch(/Late: 1.*Due today: 2.*Patient replied: 1.*Stalled: 4/s);
  });

  it("tell them about a role, and open the workspace", async () => {
    const figures = { ...exampleMailData.figures, change: "role_granted", role: "coordinator" };
    const mail = await compose("account_change", { figures });
    expect(mail.text).toContain("You’re now a coordinator.");
    expect(mail.text).toContain("Open the workspace:\nhttps://www.example.com/admin/leads\n");
  });

  it("tell administrators, or the team if there is none yet, who waits for a role", async () => {
    const mail = await compose("team_sign_up");
    expect(mail.to).toEqual(["admin@example.com"]);
    expect(mail.text).toContain("Email address: tom@example.com");
    expect(mail.text).toContain("https://www.example.com/admin/team");
    const first = await compose("team_sign_up", { administrators: [] });
    expect(first.to).toEqual(["one@example.com", "two@example.com"]);
  });
});

describe("emails about a contact form message", () => {
  it("contain the message for the team, whose reply goes to the person who wrote it", async () => {
    const mail = await compose("contact_to_team");
    expect(mail).toMatchObject({
      to: ["one@example.com", "two@example.com"],
      replyTo: "tom@example.com",
      // What someone typed may name a treatment or an illness, so it is not in the email's subject.
      subject: "A message from the contact form, 7F3A2C",
      text: expect.stringMatching(/Subject: A question.*> Who do I call\?/s),
    });
    expect(mail.html).toContain("&lt;b&gt;Tom&lt;/b&gt;");
  });

  it("have different subjects, so that email programs do not show them as one conversation", async () => {
    const message = { ...exampleMailData.message, id: "00000a00-0000-4000-8000-00000000000e" };
    const subjects = [
      await compose("contact_to_team"),
      await compose("contact_to_team", { message }),
    ];
    expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(2);
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
    ["newsletter_confirmation", "Please confirm your newsletter sign-up", LINKS.page],
    ["newsletter_welcome", "You’ve signed up for our newsletter", LINKS.leavePage],
  ])("%s links to the page, and offers one-click unsubscribing", async (kind, subject, link) => {
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
    for (const body of [mail.text, mail.html]) expect(body).toContain(link);
  });

  it("are the only emails with these headers", async () => {
    for (const kind of MAIL_KINDS.filter((name) => !name.startsWith("newsletter"))) {
      expect((await compose(kind)).headers, kind).not.toHaveProperty("List-Unsubscribe");
    }
  });
});

it("renders the same bytes each time", async () => {
  for (const kind of MAIL_KINDS) expect(await compose(kind), kind).toEqual(await compose(kind));
});

it("has an email for each kind in the database", async () => {
  const text = (await readMigrations()).map((migration) => migration.text).join("\n");
  const kinds = text.split("outbox_kind_check check (kind in (")[1]?.split("))")[0] ?? "";
  const known = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  expect(known.filter((kind) => kind !== "webhook_new_lead").sort()).toEqual(
    [...MAIL_KINDS].sort(),
  );
});

it("escapes text, and removes line breaks from subjects", async () => {
  const mail = await compose("team_new_lead", {
    lead: { ...exampleMailData.lead, reference: 'x"><script>\nBcc: a@example.com' },
  });
  expect(mail.html).not.toContain("<script>");
  expect(mail.subject).not.toContain("\n");
});

it("has the site's colours", async () => {
  for (const theme of ["light", "dark"] as const) {
    const { seaSoft, onSea, ...others } = mailPalette[theme];
    expect(palette[theme]).toMatchObject({
      ...others,
      "sea-soft": seaSoft,
      "on-sea": onSea,
    });
  }
});

it("throws for an unknown kind", async () => {
  return expect(compose("unknown")).rejects.toThrow("unknown");
});
