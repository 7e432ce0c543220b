import { dayAndTime } from "@shared/dates.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { exampleMyRequest, exampleQuotes } from "../../functions/example-my-request.ts";
import { fetched, showRequest } from "./request-view-support.tsx";

/** What an opened request shows in its different states. */
afterEach(() => vi.clearAllMocks());

const status = () => within(screen.getByRole("region", { name: "Status" }));
const closed = { status: "closed", due_at: "2099-01-01T00:00:00+00:00" } as const;
const withdrawnAt = "2026-11-25T08:00:00.5+00:00";

describe("the status", () => {
  it("of a closed request has the reason in words, and a way to ask again", () => {
    showRequest({ ...closed, close_reason: "no_answer" });
    status().getByText("Closed");
    status().getByText("We closed it because we wrote to you and had no reply.");
    expect(status().getByRole("link", { name: "Ask again" })).toHaveAttribute("href", "/quote");
    expect(screen.queryByText(/no_answer|We’ll reply by/)).toBeNull();
  });

  it("of a closed request without a reason does not invent one", () => {
    showRequest({ ...closed, close_reason: "other" });
    expect(status().queryByText(/because/)).toBeNull();
    status().getByRole("link", { name: "Ask again" });
  });

  it("of a request with a quote says where to look, if the page does not show it", () => {
    const hint = () => screen.queryByText(/^The quote is not on this page\./);
    showRequest({ status: "quoted" });
    status().getByText(/^We’ve sent you a quote/);
    expect(hint()).toBeVisible();
    const email = status().getByRole("link", { name: "hello@sanavoy.example" });
    expect(email.getAttribute("href")).toContain(exampleMyRequest.reference);
    cleanup();
    showRequest({ status: "quoted", quotes: [...exampleQuotes] });
    status().getByText(/^We’ve sent you a quote/);
    expect(hint()).toBeNull();
    cleanup();
    showRequest({ status: "quoted", restricted_at: "2026-11-24T08:00:00+00:00" });
    expect(hint()).toBeNull();
  });

  it("says when consent was withdrawn, and how long the request is kept", () => {
    showRequest({
      ...closed,
      close_reason: "changed_mind",
      withdrawn_at: withdrawnAt,
      steps: [
        { status: "contacted", at: "2026-11-22T08:00:00+00:00" },
        { status: "closed", at: "2026-11-25T08:00:00.6+00:00" },
      ],
    });
    const when = status().getByText(dayAndTime(new Date(withdrawnAt)));
    expect(when.previousElementSibling).toHaveTextContent("Consent withdrawn");
    expect(status().queryByText("Closed")).toBeNull();
    status().getByText(/^We delete this request 30 days after you withdrew your consent/);
    screen.getByText(
      /^Your private link works until December 25, 2026, when we delete this request\. Nothing on this page is saved in your browser\./,
    );
    for (const name of ["Correct your details", "Save", "Withdraw my consent"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
    screen.getByRole("button", { name: "Erase this request" });
  });

  it("of a restricted request promises no reply, and offers only what the server accepts", () => {
    showRequest({ restricted_at: "2026-11-24T08:00:00+00:00" });
    status().getByText("Kept, but not used");
    status().getByRole("link", { name: "hello@sanavoy.example" });
    expect(screen.queryByText(/We’ll reply|We promised/)).toBeNull();
    for (const name of ["Correct your details", "Save"]) {
      expect(screen.queryByRole("button", { name })).toBeNull();
    }
    for (const name of ["Withdraw my consent", "Download as a page", "Erase this request"]) {
      screen.getByRole("button", { name });
    }
  });
});

it("names the corrections that our team made", () => {
  showRequest({
    corrections: { name: "Grace Hopper", notes: "Two teeth on the right" },
    corrected_by_team: ["name"],
  });
  expect(screen.getByText(/^Corrected by our team\./).parentElement).toHaveTextContent(
    "You first sent: Grace Example",
  );
  expect(screen.getAllByText(/Corrected by our team/)).toHaveLength(1);
});

it("says before erasing what is deleted, and that other requests stay", () => {
  showRequest();
  const panel = within(screen.getByRole("region", { name: "Erase this request" }));
  expect(panel.getAllByRole("listitem")).toHaveLength(3);
  panel.getByText(/^If you’ve sent other requests, they stay/);
});

describe("preferences", () => {
  it("that contradict each other are not sent, and a sentence says why", async () => {
    showRequest();
    await userEvent.selectOptions(screen.getByLabelText("Please contact me by"), "Phone");
    const box = screen.getByLabelText("Please do not call me");
    await userEvent.click(box);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(/by phone and also asked us not to call/);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("that are too long are not cut, and a sentence says so", async () => {
    showRequest();
    const field = screen.getByLabelText(/^Best time to contact me/);
    await userEvent.click(field);
    await userEvent.paste("a".repeat(230));
    expect(field).toHaveValue("a".repeat(230));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(field).toHaveAccessibleDescription(/must be 200 characters or fewer/);
    expect(field).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });
});

it("no field of a correction cuts what is pasted", async () => {
  showRequest();
  await userEvent.click(screen.getByRole("button", { name: "Correct your details" }));
  for (const field of screen.getAllByRole("textbox"))
    expect(field).not.toHaveAttribute("maxlength");
});
