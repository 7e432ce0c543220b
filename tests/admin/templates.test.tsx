import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { languageIn } from "@/admin/features/templates/occasions.ts";
import { fieldFault, fillTemplate } from "@/admin/features/templates/template-fields.ts";
import { exampleTemplate as first } from "./example-template.ts";
import { delayed } from "./lead-view-support.tsx";
import { type Answers, answersFor, openWorkspace } from "./workspace-support.tsx";

function openTemplates(answers: Answers = {}, templates: object[] = [first]) {
  return openWorkspace("/admin/templates", {
    ...answersFor("coordinator"),
    "GET message_templates": ({ search }) => ({
      json: search.has("id") ? (templates[0] ?? null) : templates,
    }),
    ...answers,
  });
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

it("previews what is typed, with the fields filled in", async () => {
  openTemplates();
  const preview = within(await screen.findByRole("region", { name: /^Preview/ }));
  expect(preview.getByText("Hello Sam Taylor, kind regards, Ayşe Demir")).toBeVisible();
  const body = screen.getByLabelText("Message");
  await userEvent.clear(body);
  await userEvent.type(body, "About ");
  await userEvent.click(screen.getByRole("button", { name: "{treatment}" }));
  expect(body).toHaveValue("About {treatment}");
  expect(preview.getByText("About Dental Implants")).toBeVisible();
});

it("folds the list on a narrow screen once a template has been chosen", async () => {
  openTemplates();
  const opener = await screen.findByRole("button", { name: /^Choose a template/ });
  expect(opener).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(opener);
  expect(opener).toHaveAttribute("aria-expanded", "true");
  const list = within(screen.getByRole("navigation", { name: "Templates" }));
  await userEvent.click(list.getByRole("link", { name: /^First answer/ }));
  expect(opener).toHaveAttribute("aria-expanded", "false");
  expect(opener).toHaveFocus();
  expect(opener).toHaveAccessibleName("Choose a template, chosen: First answer");
  expect(screen.getByRole("navigation", { name: "Templates" })).toHaveClass("max-lg:hidden");
});

it("refuses a field that does not exist, and lists the fields", async () => {
  const { calls } = openTemplates();
  await userEvent.type(await screen.findByLabelText("Message"), " {{nmae}");
  await save();
  expect(
    await screen.findByRole("link", { name: /^\{nmae\} is not a field\. The fields are \{name\}/ }),
  ).toBeVisible();
  expect(screen.getByLabelText("Message")).toBeInvalid();
  expect(calls.map(({ name }) => name)).not.toContain("PATCH message_templates");
});

describe("a template that a colleague changed meanwhile", () => {
  const theirs = { ...first, body: "Good day {name}", version: 4 };

  async function collide() {
    const templates: object[] = [first];
    const versions: string[] = [];
    openTemplates(
      {
        "PATCH message_templates": ({ search, body }) => {
          const version = search.get("version") ?? "";
          versions.push(version);
          if (version !== "eq.4") return { json: [] };
          return { json: [{ ...theirs, ...(body as object), version: 5 }] };
        },
      },
      templates,
    );
    const field = await screen.findByLabelText("Message");
    await userEvent.clear(field);
    await userEvent.type(field, "Mine");
    templates[0] = theirs;
    await save();
    const notice = await screen.findByRole("region", { name: /while you were editing/ });
    expect(notice).toHaveFocus();
    // Enter in a field does not choose mine either.
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    fireEvent.submit(screen.getByLabelText("Name"));
    expect(versions).toEqual(["eq.3"]);
    const conflict = within(notice);
    expect(conflict.getByText(/Ayşe Demir changed this template/)).toBeVisible();
    expect(conflict.getByText("Good day {name}")).toBeVisible();
    expect(conflict.getByText("Mine", { selector: "mark" })).toBeVisible();
    return { conflict, field, versions };
  }

  it("can be replaced", async () => {
    const { conflict, versions } = await collide();
    await userEvent.click(conflict.getByRole("button", { name: "Save mine instead" }));
    expect(await screen.findByRole("button", { name: "Save" })).toBeVisible();
    expect(versions).toEqual(["eq.3", "eq.4"]);
  });

  it("can be used instead", async () => {
    const { conflict, field } = await collide();
    await userEvent.click(conflict.getByRole("button", { name: "Discard mine and edit theirs" }));
    expect(field).toHaveValue("Good day {name}");
    expect(screen.getByRole("button", { name: "Save" })).toBeVisible();
  });
});

it("asks before leaving unsaved changes", async () => {
  const { router } = openTemplates();
  await userEvent.type(await screen.findByLabelText("Message"), "!");
  await userEvent.click(screen.getByRole("link", { name: "New template" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Message")).toHaveValue(`${first.body}!`);
  expect(router.state.location.search).toBe("");
});

it("adds a template, if no other has its name", async () => {
  let taken = true;
  const { calls } = openTemplates({
    "POST message_templates": ({ body }) =>
      taken
        ? { status: 409, json: { code: "23505", message: "duplicate key" } }
        : { status: 201, json: { ...first, ...(body as object), id: crypto.randomUUID() } },
  });
  await userEvent.click(await screen.findByRole("link", { name: "New template" }));
  const form = within(await screen.findByRole("form", { name: "New template" }));
  await userEvent.click(form.getByRole("button", { name: "Add template" }));
  expect(await form.findByRole("link", { name: "Enter a name for the template." })).toBeVisible();
  expect(form.getByRole("link", { name: "Enter the message." })).toBeVisible();
  await userEvent.type(form.getByLabelText("Name"), "First answer");
  await userEvent.selectOptions(form.getByLabelText("Sent by"), "WhatsApp");
  await userEvent.type(form.getByLabelText("Message"), "Hello");
  await userEvent.click(form.getByRole("button", { name: "Add template" }));
  expect(await form.findByRole("link", { name: /^Another template has this name/ })).toBeVisible();
  taken = false;
  await userEvent.click(form.getByRole("button", { name: "Add template" }));
  // A toast that is still being shown counts as hidden.
  expect(await screen.findByText("Template saved")).toBeInTheDocument();
  expect(calls).toContainEqual({
    name: "POST message_templates",
    body: {
      name: "First answer",
      channel: "whatsapp",
      audience: "patient",
      subject: null,
      body: "Hello",
      occasion: "first",
      language: "en",
    },
  });
});

it("keeps what is typed while a new template is being saved", async () => {
  const added = { ...first, name: "After a quote", body: "Hello" };
  const posted = delayed({ status: 201, json: added });
  openTemplates({
    "POST message_templates": () => posted.answer,
    "PATCH message_templates": ({ body }) => ({ json: [{ ...added, ...(body as object) }] }),
  });
  await userEvent.click(await screen.findByRole("link", { name: "New template" }));
  const form = within(await screen.findByRole("form", { name: "New template" }));
  await userEvent.type(form.getByLabelText("Name"), added.name);
  await userEvent.type(form.getByLabelText("Subject"), "Your quote");
  await userEvent.type(form.getByLabelText("Message"), added.body);
  await userEvent.click(form.getByRole("button", { name: "Add template" }));
  await userEvent.type(form.getByLabelText("Message"), " again");
  await posted.release();
  expect(await form.findByRole("button", { name: "Save" })).toBeVisible();
  expect(form.getByLabelText("Message")).toHaveValue("Hello again");
  await save();
  expect(await screen.findByRole("form", { name: first.name })).toBeVisible();
});

it.each([
  ["Hello {name}", "patient", undefined],
  ["Hello { name }", "patient", undefined],
  ["Hello {name}", "clinic", "{name} would tell the clinic who the patient is. Remove it."],
  ["{email}", "clinic", "{email} would tell the clinic who the patient is. Remove it."],
  [
    "{price}",
    "clinic",
    "{price} is not a field. The fields are {details}, {reference}, {coordinator}.",
  ],
  ["Hello {name", "patient", "There is a single {. Write a field like this: {reference}."],
] as const)("checks the fields in %s, sent to a %s", (text, audience, fault) => {
  expect(fieldFault(text, audience)).toBe(fault);
});

it("fills in the fields that it knows", () => {
  expect(fillTemplate("{name}, { city }, {price}", { name: "$&", city: "İzmir" })).toBe(
    "$&, İzmir, {price}",
  );
});

it("shows for which occasion and in which language a template is, and changes that", async () => {
  let sent: unknown;
  openTemplates({
    "PATCH message_templates": ({ body }) => {
      sent = body;
      return { json: [{ ...first, ...(body as object), version: 4 }] };
    },
  });
  expect(await screen.findByRole("link", { name: /^First answer/ })).toHaveTextContent(
    "Email to the patient, first message, English",
  );
  await userEvent.selectOptions(screen.getByLabelText("Occasion"), "After a quote");
  await userEvent.selectOptions(screen.getByLabelText("Language"), "Turkish");
  await save();
  expect(await screen.findByText("Template saved")).toBeInTheDocument();
  expect(sent).toMatchObject({ occasion: "after_quote", language: "tr" });
});

it.each([
  ["German", "de"],
  ["Deutsch oder Englisch", "de"],
  ["de-DE", "de"],
  ["TR", "tr"],
  ["I prefer Türkçe", "tr"],
  ["العربية", "ar"],
  ["It does not matter", undefined],
  ["Klingon", undefined],
  ["", undefined],
])("finds the language in “%s”", (text, language) => {
  expect(languageIn(text)).toBe(language);
});

it("asks clinics by email only", async () => {
  openTemplates();
  const channel = await screen.findByLabelText("Sent by");
  expect(within(channel).getByRole("option", { name: "WhatsApp" })).toBeInTheDocument();
  await userEvent.selectOptions(channel, "WhatsApp");
  await userEvent.selectOptions(screen.getByLabelText("Recipient"), "A clinic");
  await save();
  expect(await screen.findByRole("link", { name: /^Choose email\./ })).toBeVisible();
  await userEvent.selectOptions(channel, "Email");
  expect(within(channel).queryByRole("option", { name: "WhatsApp" })).not.toBeInTheDocument();
});
