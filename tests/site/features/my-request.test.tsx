import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { MyRequest } from "@/site/features/my-request/my-request.tsx";
import type { MyRequest as RequestData } from "../../../supabase/functions/_shared/my-request.ts";
import { exampleMyRequest, exampleProposal } from "../../functions/example-my-request.ts";
import { savedFiles } from "../../saved-files.ts";

/** Tests the page behind a private link, with simulated responses of the function. */
const TOKEN = "t".repeat(70);
const { reference, sent } = exampleMyRequest;
const opened = { outcome: "open", request: exampleMyRequest };

const answer = vi.fn<() => Response | Promise<Response>>();
const fetched = vi.fn(async (_address: string, _options: RequestInit) => answer());

const calls = () =>
  fetched.mock.calls.map(([, { body }]) => z.looseObject({}).parse(JSON.parse(String(body))));

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  // jsdom cannot scroll.
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  answer.mockReset();
});

const closed = vi.fn();

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function unlock(changes: Partial<RequestData> = {}) {
  render(<MyRequest token={TOKEN} onClosed={closed} />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByLabelText("Your email address"), sent.email);
  const request = { ...exampleMyRequest, ...changes };
  answer.mockReturnValueOnce(Response.json({ ...opened, request }));
  await press("Open my request");
  await screen.findByRole("heading", { name: "Your details" });
}

it("sends nothing before an email address is typed, and keeps a wrong one for correction", async () => {
  render(<MyRequest token={TOKEN} onClosed={closed} />, { wrapper: MemoryRouter });
  expect(fetched).not.toHaveBeenCalled();
  const field = screen.getByLabelText("Your email address");
  await userEvent.type(field, "grace at example");
  await press("Open my request");
  expect(screen.getByText(/correct format/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(fetched).not.toHaveBeenCalled();

  await userEvent.clear(field);
  await userEvent.type(field, "someone@example.com");
  const error = "This link and this email address do not match.";
  answer.mockReturnValueOnce(Response.json({ error, code: "no_match" }, { status: 403 }));
  await press("Open my request");
  expect(await screen.findByText(error)).toBeVisible();
  expect(field).toHaveValue("someone@example.com");
  expect(screen.queryByText(reference)).not.toBeInTheDocument();

  await userEvent.clear(field);
  await userEvent.type(field, sent.email);
  answer.mockReturnValueOnce(Response.json(opened));
  await press("Open my request");
  expect(await screen.findByText(reference)).toBeVisible();
  expect(calls().at(-1)).toEqual({ action: "open", token: TOKEN, email: sent.email });
});

const unproven = { outcome: "unproven", request: { reference, status: "new" } };

async function unlockUnproven() {
  render(<MyRequest token={TOKEN} onClosed={closed} />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByLabelText("Your email address"), sent.email);
  answer.mockReturnValueOnce(Response.json(unproven));
  await press("Open my request");
  return screen.findByLabelText("Last four digits of your phone number");
}

it("shows the status and the reference alone until the end of the phone number is typed", async () => {
  const field = await unlockUnproven();
  expect(screen.getByText("Received")).toBeVisible();
  expect(screen.getByText(reference)).toBeVisible();
  const details = ["Your details", "Who can read your data", "Erase this request"];
  for (const name of details) expect(screen.queryByRole("heading", { name })).toBeNull();
  await userEvent.type(field, "12");
  await press("Show my request");
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Enter the last four digits/);
  expect(fetched).toHaveBeenCalledTimes(1);

  await userEvent.type(field, "34");
  const error = "These are not the last four digits of the phone number in this request.";
  answer.mockReturnValueOnce(Response.json({ error, code: "no_match" }, { status: 403 }));
  await press("Show my request");
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(error)));
  expect(field).toHaveFocus();
  expect(field).toHaveValue("1234");

  await userEvent.clear(field);
  await userEvent.type(field, "0123");
  answer.mockReturnValueOnce(Response.json(opened));
  await press("Show my request");
  for (const name of details) expect(await screen.findByRole("heading", { name })).toBeVisible();
  expect(calls().at(-1)).toEqual({
    action: "prove",
    token: TOKEN,
    email: sent.email,
    digits: "0123",
  });
});

it("lets someone whose address was mistyped close the link, and shows nothing after that", async () => {
  await unlockUnproven();
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await press("This is not my request");
  expect(await screen.findByText(/^Our server did not answer/)).toBeVisible();
  answer.mockReturnValueOnce(Response.json({ outcome: "disowned" }));
  await press("This is not my request");
  expect(
    await screen.findByRole("heading", { name: "Thank you. We’ve closed this link" }),
  ).toBeVisible();
  expect(calls().at(-1)).toEqual({ action: "disown", token: TOKEN, email: sent.email });
  expect(closed).toHaveBeenCalledOnce();
  expect(document.body).not.toHaveTextContent(reference);
});

it("keeps a correction that could not be sent, and sends only the changed fields", async () => {
  await unlock();
  await press("Correct your details");
  const notes = screen.getByLabelText(/^Notes/);
  const phone = screen.getByLabelText("Phone number");
  await userEvent.clear(notes);
  await userEvent.type(notes, "Two teeth on the right");
  await userEvent.clear(phone);
  await userEvent.type(phone, "12");

  answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await press("Save changes");
  expect(await screen.findByText(/^Our server did not answer/)).toBeVisible();
  expect(notes).toHaveValue("Two teeth on the right");

  const error = "Enter a phone number that exists.";
  answer.mockReturnValueOnce(
    Response.json({ error, code: "invalid_fields", fields: { phone: error } }, { status: 400 }),
  );
  await press("Save changes");
  expect(await screen.findByRole("region", { name: "There is a problem" })).toHaveFocus();
  expect(phone).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(screen.queryByText(/^Our server did not answer/)).not.toBeInTheDocument();
  expect(notes).toHaveValue("Two teeth on the right");
  expect(phone).toHaveValue("12");
  expect(calls().at(-1)).toMatchObject({
    action: "correct",
    fields: { notes: "Two teeth on the right", phone: "12" },
  });
});

it("keeps a place that the team noted, when something else is corrected", async () => {
  await unlock({ corrections: { location_city: "Bodrum" } });
  await press("Correct your details");
  expect(screen.getByLabelText("City")).toHaveValue("Bodrum");
  const notes = screen.getByLabelText(/^Notes/);
  await userEvent.clear(notes);
  await userEvent.type(notes, "Two teeth");
  answer.mockReturnValueOnce(Response.json(opened));
  await press("Save changes");
  await waitFor(() => expect(calls().at(-1)).toMatchObject({ action: "correct" }));
  expect(calls().at(-1)?.fields).toEqual({ notes: "Two teeth" });
});

it("erases only after the reference is typed, and then shows no personal data", async () => {
  await unlock();
  await press("Erase this request");
  expect(screen.getByText("Type the reference to confirm.")).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);

  const field = screen.getByLabelText(`Type ${reference} to confirm`);
  expect(field).toHaveFocus();
  await userEvent.type(field, "SV-2222-2222");
  const error = "Enter the reference exactly as it is shown on this page.";
  answer.mockReturnValueOnce(
    Response.json({ error, code: "invalid_fields", fields: { reference: error } }, { status: 400 }),
  );
  await press("Erase this request");
  expect(await screen.findByText(error)).toBeVisible();
  expect(field).toHaveFocus();

  await userEvent.clear(field);
  await userEvent.type(field, reference);
  // An erased request has no link that could match, and one whose link has ended is not erased.
  for (const [code, status, text] of [
    ["no_match", 403, /^Your request may already have been erased/],
    ["ended", 410, "Your request has not been erased. Reload this page."],
  ] as const) {
    answer.mockReturnValueOnce(Response.json({ error: "Reload this page.", code }, { status }));
    await press("Erase this request");
    expect(await screen.findByText(text)).toBeVisible();
  }
  answer.mockReturnValueOnce(Response.json({ outcome: "erased" }));
  await press("Erase this request");
  const title = "Your request has been erased";
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  expect(calls().at(-1)).toMatchObject({ action: "erase", reference });
  expect(closed).toHaveBeenCalledOnce();
  for (const personal of [reference, "Grace", sent.email, sent.notes])
    expect(document.body).not.toHaveTextContent(personal);
});

it("downloads the request as JSON, with bidirectional control characters escaped", async () => {
  const saved = savedFiles();
  await unlock();
  const download = {
    ...exampleMyRequest,
    sent: { ...sent, notes: "\u2067\u202eecarG" },
    close_reason: null,
    phone_e164: null,
    source_page: null,
    next_step_on: null,
    next_step: null,
    withdrawn_elsewhere_at: null,
    messages: [],
    newsletter: null,
    history: [],
  };
  answer.mockReturnValueOnce(Response.json({ outcome: "download", request: download }));
  await press("Download as data (JSON)");
  const text = (await saved[0]?.text()) ?? "";
  expect(JSON.parse(text)).toEqual(download);
  expect(text).toContain(String.raw`\u2067\u202eecarG`);
});

it("offers to send a new link to the typed address if the link has expired", async () => {
  render(<MyRequest token={TOKEN} onClosed={closed} />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByLabelText("Your email address"), sent.email);
  expect(screen.getByLabelText("Email address")).toHaveValue("");
  const error = "This link no longer works. Ask for a new one below.";
  answer.mockReturnValueOnce(Response.json({ error, code: "ended" }, { status: 410 }));
  await press("Open my request");
  expect(await screen.findByText(error)).toBeVisible();
  expect(screen.getByLabelText("Email address")).toHaveValue(sent.email);

  // What is typed there is kept if the link is tried again.
  await userEvent.type(screen.getByLabelText("Email address"), ".uk");
  answer.mockReturnValueOnce(Response.json({ error, code: "ended" }, { status: 410 }));
  await userEvent.type(screen.getByLabelText("Your email address"), ".tr");
  await press("Open my request");
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(screen.getByLabelText("Email address")).toHaveValue(`${sent.email}.uk`);
  await userEvent.clear(screen.getByLabelText("Email address"));
  await userEvent.type(screen.getByLabelText("Email address"), sent.email);

  answer.mockReturnValueOnce(Response.json({ outcome: "asked" }));
  await press("Send me a new link");
  expect(await screen.findByText(/we’ve sent a new link to it/)).toBeVisible();
  expect(calls().at(-1)).toEqual({ action: "renew", email: sent.email });
});

it("says that consent has not been withdrawn when the server refuses, unless it may have been", async () => {
  await unlock();
  await press("Withdraw my consent");
  for (const [code, status, text] of [
    ["failed", 500, /^Something went wrong, so this may not have worked/],
    ["limit", 429, "Your consent has not been withdrawn. Try again later."],
  ] as const) {
    const error = "Try again later.";
    answer.mockReturnValueOnce(Response.json({ error, code }, { status }));
    await press("Yes, withdraw");
    expect(await screen.findByText(text)).toBeVisible();
  }
  const done = "You have withdrawn your consent.";
  answer.mockReturnValueOnce(Response.json({ error: done, code: "withdrawn" }, { status: 409 }));
  await press("Yes, withdraw");
  expect(await screen.findByText(done)).toBeVisible();
});

it("sends a withdrawal at once, and keeps it when an older answer comes later", async () => {
  await unlock({ proposals: [exampleProposal] });
  let arrive = (_response: Response) => {};
  answer.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await press("No: Example Clinic");
  const withdrawn = { ...exampleMyRequest, withdrawn_at: exampleMyRequest.created_at };
  answer.mockReturnValueOnce(Response.json({ outcome: "changed", request: withdrawn }));
  await press("Withdraw my consent");
  await press("Yes, withdraw");
  const heading = () => screen.queryByRole("heading", { name: "Withdraw your consent" });
  await waitFor(() => expect(heading()).toBeNull());
  const older = Response.json({ outcome: "changed", request: exampleMyRequest });
  arrive(older);
  await waitFor(() => expect(older.bodyUsed).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(heading()).toBeNull();
});
