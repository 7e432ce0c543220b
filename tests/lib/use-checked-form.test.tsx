import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { type Attempt, type Refusal, useCheckedForm } from "@/lib/use-checked-form.ts";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { Checkbox, Field, TextInput } from "@/ui/field.tsx";
import { Honeypot } from "@/ui/honeypot.tsx";

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Enter your name.")),
  city: z.string(),
  agreed: z.boolean(),
});
type Values = z.infer<typeof schema>;
type Answer = Refusal<keyof Values> | undefined;

const send = vi.fn<(values: Values, attempt: Attempt) => Promise<Answer>>(async () => undefined);

function Example({ withSummary = false, action }: { withSummary?: boolean; action?: string }) {
  const form = useCheckedForm({ schema, send, ...(action ? { action } : {}) });
  return (
    <form aria-label="Example" {...form.attributes}>
      {withSummary ? <ErrorSummary {...form.summary} /> : null}
      <Honeypot />
      <Field label="Name" {...form.field("name", { maxLength: 20 })}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label="City" {...form.field("city")}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Checkbox label="I agree" {...form.field("agreed")} />
      <p role="alert">{form.failure}</p>
      <button type="submit">Send</button>
      <button type="submit" value="later">
        Later
      </button>
    </form>
  );
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  send.mockReset().mockResolvedValue(undefined);
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const name = () => screen.getByLabelText<HTMLInputElement>("Name");
const describedBy = (element: Element) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;

/** What a screen reader would find at the moment at which something receives the focus. */
function watchFocus(): string[] {
  const announced: string[] = [];
  const heard = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target instanceof HTMLButtonElement) return;
    announced.push(target.tagName === "INPUT" ? (describedBy(target) ?? "") : target.innerHTML);
  };
  document.addEventListener("focusin", heard, { signal: AbortSignal.timeout(60_000) });
  return announced;
}

it.each([false, true])(
  "moves the focus after the error is rendered (summary: %s)",
  async (withSummary) => {
    render(<Example withSummary={withSummary} />);
    const announced = watchFocus();
    await press("Send");
    await waitFor(() => expect(announced).toHaveLength(1));
    expect(announced[0]).toContain("Enter your name.");
    expect(name().getAttribute("aria-invalid")).toBe("true");
    expect(send).not.toHaveBeenCalled();
  },
);

it("removes an error once it is corrected, and adds none before the next attempt", async () => {
  render(<Example />);
  await userEvent.type(name(), " ");
  await press("Send");
  expect(name().getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(name(), "A");
  expect(name().getAttribute("aria-invalid")).toBeNull();
  await userEvent.clear(name());
  expect(name().getAttribute("aria-invalid")).toBeNull();
});

it("shows why it was refused, keeps what was typed, and repeats the request ID until the text changes", async () => {
  send.mockResolvedValue({ faults: { city: "We do not know this city." }, failure: "Not sent." });
  render(<Example />);
  await userEvent.type(name(), "Ada");
  const trap = screen.getByLabelText<HTMLInputElement>("Website");
  trap.value = "filled in by a program";
  await press("Send");
  const city = screen.getByLabelText("City");
  expect(document.activeElement).toBe(city);
  expect(describedBy(city)).toContain("We do not know this city.");
  expect(screen.getByRole("alert").textContent).toBe("Not sent.");
  expect(name().value).toBe("Ada");
  await userEvent.type(city, "x{Backspace}");
  expect(city.getAttribute("aria-invalid")).toBeNull();
  await press("Later");
  await userEvent.type(name(), " Yilmaz");
  await press("Send");
  const [first, second, third] = send.mock.calls.map(([, attempt]) => attempt);
  expect(first).toMatchObject({ website: "filled in by a program", pressed: "" });
  expect(second).toEqual({ requestId: first?.requestId, website: "", pressed: "later" });
  expect(third?.requestId).not.toBe(first?.requestId);
});

it("sends once however often it is pressed", async () => {
  let answer = () => {};
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(undefined);
    }),
  );
  render(<Example />);
  await userEvent.type(name(), "Ada{Enter}{Enter}");
  await press("Send");
  expect(send).toHaveBeenCalledOnce();
  await act(async () => answer());
});

it("reads in what was typed before hydration, and what was filled in without an event", async () => {
  const page = <Example action="/functions/example" />;
  const host = document.createElement("div");
  host.innerHTML = renderToString(page);
  document.body.append(host);
  const form = host.querySelector("form");
  expect(form).toMatchObject({ method: "post", noValidate: false });
  expect(name()).toMatchObject({ name: "name", maxLength: 20 });
  name().value = "Ada";
  screen.getByLabelText<HTMLInputElement>("I agree").checked = true;
  const root = await act(async () => hydrateRoot(host, page));
  expect(name().value).toBe("Ada");
  screen.getByLabelText<HTMLInputElement>("City").value = "Oslo";
  await press("Send");
  expect(send.mock.calls[0]?.[0]).toEqual({ name: "Ada", city: "Oslo", agreed: true });
  expect(form?.noValidate).toBe(true);
  expect(name().maxLength).toBe(-1);
  act(() => root.unmount());
});

it("puts nothing into the URL if it needs script, but is sent before it", () => {
  document.body.innerHTML = renderToString(<Example />);
  expect(name().hasAttribute("name")).toBe(false);
});
