import { OPTIONAL_TEXTS } from "@shared/lead-fields.ts";
import { recordOf } from "@shared/typed-keys.ts";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import QuoteDialog from "@/site/features/quote/quote-dialog.tsx";
import { toast } from "@/ui/toast.ts";
import { deferred } from "../../deferred.ts";
import {
  answer,
  button,
  describedBy,
  fetchMock,
  field,
  fill,
  onReceived,
  prepareForm,
  REFERENCE,
  sent,
  show,
} from "./quote-form-support.tsx";

prepareForm();

beforeEach(() => {
  // The form waits before it tries again.
  const { setTimeout } = globalThis;
  const atOnce = (...[work, after, ...values]: Parameters<typeof setTimeout>) =>
    setTimeout(work, after === 1500 ? 0 : after, ...values);
  vi.stubGlobal("setTimeout", Object.assign(atOnce, setTimeout));
});

describe("the quote form", () => {
  it("sends the trimmed values with the path of the page, and passes the receipt to its opener", async () => {
    show({ city: "İzmir" });
    await fill({ "Travel month": "May 2027" });
    answer(201, { id: "1", reference: REFERENCE });
    await userEvent.click(button());
    await waitFor(() =>
      expect(onReceived).toHaveBeenCalledExactlyOnceWith(
        {
          reference: REFERENCE,
          firstName: "Ayşe",
          treatment: "LASIK",
          city: "İzmir",
          sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
        true,
      ),
    );
    expect(sent()).toEqual({
      treatment: "LASIK",
      location_city: "İzmir",
      location_country: "Turkey",
      name: "Ayşe Example",
      email: "ayse@example.com",
      phone: "+44 7700 900123",
      phone_country: null,
      ...recordOf(OPTIONAL_TEXTS, () => null),
      travel_month: "May 2027",
      consent: true,
      source_page: "/treatment/lasik",
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      website: "",
    });
    expect(toast.success).toHaveBeenCalledExactlyOnceWith(
      "Quote request received! We'll contact you within 24 hours.",
    );
    expect(sessionStorage).toHaveLength(0);
  });

  it("is followed by thanks for three seconds, then its dialog closes", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    const onOpenChange = vi.fn();
    render(
      <QuoteDialog open {...{ onOpenChange, onReceipt: vi.fn() }} preset={{}} opener={null} />,
      { wrapper: MemoryRouter },
    );
    await fill();
    answer(201, { id: "1", reference: REFERENCE });
    await userEvent.click(button());
    await screen.findByText(/^Thank you! A coordinator will reach out within 24h/);
    const [close] = timers.mock.calls.find(([, after]) => after === 3000) ?? [];
    act(() => close?.());
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it("ignores a malformed reference", async () => {
    show();
    await fill();
    answer(201, { id: "1", reference: "SV-7K2M-4QXX" });
    await userEvent.click(button());
    await waitFor(() => expect(onReceived).toHaveBeenCalledExactlyOnceWith(undefined, true));
  });

  it("shows errors next to the fields and in a summary that links to them", async () => {
    show();
    await fill({ Treatment: "", Phone: "call me" });
    await userEvent.click(button());
    await waitFor(() =>
      expect(describedBy("Treatment")).toContain("Enter the treatment you are interested in."),
    );
    expect(screen.getByRole("region", { name: "There are 2 problems" })).toHaveFocus();
    await userEvent.click(screen.getByRole("link", { name: /^Enter a phone number/ }));
    expect(field("Phone")).toHaveFocus();
    expect(describedBy("Phone")).toContain("Enter a phone number, with the country code");
    expect(field("Phone").getAttribute("aria-invalid")).toBe("true");
    expect(field("Email").getAttribute("aria-invalid")).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(button().disabled).toBe(false);
  });

  it("shows no errors before the first attempt, and clears an error once its field is valid", async () => {
    show();
    await userEvent.type(field("Email"), "ayse");
    await userEvent.tab();
    expect(document.querySelector("[aria-invalid]")).toBeNull();
    await userEvent.click(button());
    await waitFor(() => expect(describedBy("Email")).toContain("correct format"));
    await userEvent.type(field("Email"), "@example.com");
    await waitFor(() => expect(field("Email").getAttribute("aria-invalid")).toBeNull());
    expect(describedBy("Full name")).toContain("Enter your full name.");
    expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(/Tick the box if you agree/);
  });

  it("shows its own message for a known error code, and the server's for an unknown one", async () => {
    show();
    await fill();
    answer(400, {
      error: "Some fields are wrong.",
      code: "invalid_fields",
      fields: { email: "courriel invalide", notes: "remarques refusées" },
      codes: { email: "invalid", notes: "a_code_of_next_year" },
    });
    await userEvent.click(button());
    await waitFor(() => expect(describedBy("Email")).toContain("like name@example.com"));
    expect(describedBy("Email")).not.toContain("courriel");
    expect(describedBy("Notes")).toContain("remarques refusées");
    expect(screen.getByRole("region", { name: "There are 2 problems" })).toHaveFocus();
    expect(toast.error).toHaveBeenCalledExactlyOnceWith("Some fields are wrong.");
    expect(screen.queryByText(/been sent/)).toBeNull();
    expect(field("Full name")).toHaveProperty("value", " Ayşe Example ");
  });

  it.each([
    [429, { error: "Three requests came from you." }, "Three requests came from you.", "has not"],
    [429, "", "Too many submissions. Please try again later.", "may not have"],
    [500, { error: "" }, "Failed to submit quote request. Please try again.", "may not have"],
    [500, { error: "We could not store it." }, "We could not store it.", "may not have"],
    [
      502,
      "<h1>Bad gateway</h1>",
      "Failed to submit quote request. Please try again.",
      "may not have",
    ],
    [200, "<h1>Sign in</h1>", "Failed to submit quote request. Please try again.", "may not have"],
  ])("stays open and filled in after status %s with %j", async (status, body, message, outcome) => {
    show();
    await fill();
    answer(status, body);
    // After status 502, it is sent once more.
    if (status === 502) answer(status, body);
    await userEvent.click(button());
    await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith(message));
    const notice = document.activeElement?.textContent;
    expect(notice?.startsWith(`${message}Your request ${outcome} been sent.`), notice).toBe(true);
    expect(field("Email")).toHaveProperty("value", "ayse@example.com");
    expect(screen.getByRole("checkbox")).toHaveProperty("checked", true);
    expect(button()).not.toHaveAttribute("aria-disabled");
    expect(onReceived).not.toHaveBeenCalled();
  });

  it("reuses the request ID for unchanged content, and creates a new one for changed content", async () => {
    show();
    await fill();
    fetchMock.mockRejectedValueOnce(new TypeError("network"));
    fetchMock.mockRejectedValueOnce(new TypeError("network"));
    await userEvent.click(button());
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(
        "Network error. Please check your connection and try again.",
      ),
    );
    const first = sent().request_id;
    answer(500, null);
    await userEvent.click(button());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(3));
    expect(sent().request_id).toBe(first);
    await waitFor(() => expect(button().disabled).toBe(false));
    await userEvent.type(field("Notes"), "more");
    answer(201, { id: "1" });
    await userEvent.click(button());
    await waitFor(() => expect(onReceived).toHaveBeenCalled());
    expect(sent().request_id).not.toBe(first);
  });

  it.each([
    ["the connection breaks", () => fetchMock.mockRejectedValueOnce(new TypeError("network"))],
    ["the server is still starting", () => answer(503, { message: "Starting" })],
  ])("retries once with the same request ID if %s", async (_case, fail) => {
    show();
    await fill();
    fail();
    answer(201, { id: "1", reference: REFERENCE });
    await userEvent.click(button());
    await waitFor(() => expect(onReceived).toHaveBeenCalledTimes(1));
    expect(fetchMock).toHaveBeenCalledTimes(2);
    const bodies = fetchMock.mock.calls.map(([, options]) => options?.body);
    expect(bodies[1]).toBe(bodies[0]);
    expect(toast.error).not.toHaveBeenCalled();
  });

  it("shows that it is sending, keeps the focus, and ignores a second press and Enter", async () => {
    show();
    await fill();
    const response = deferred<Response>();
    fetchMock.mockReturnValueOnce(response.promise);
    await userEvent.click(button());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    expect(button().textContent).toBe("Submitting...");
    expect(button().getAttribute("aria-disabled")).toBe("true");
    expect(button()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button());
    await userEvent.type(field("Full name"), "{Enter}");
    response.resolve(Response.json({ id: "1" }, { status: 201 }));
    await waitFor(() => expect(onReceived).toHaveBeenCalledTimes(1));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
